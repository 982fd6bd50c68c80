"""The work of a reader process: checks replays and makes pages of frames. It remembers where pages begin."""

from __future__ import annotations

from collections import OrderedDict
from importlib import import_module
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from warbook.bots import BOTS
from warbook.games import package_of
from warbook.kernel.api import SPECTATOR, Action, Game, Seat, seat_of
from warbook.kernel.replay import beginning, replay_on, replay_steps
from warbook.kernel.run import Step, worded
from warbook.kernel.wire import Player, Replay
from warbook.server.errors import Denied
from warbook.server.games import game_named
from warbook.server.http.forms import Frame, ReplayPage
from warbook.server.people import clean_name
from warbook.server.socket.protocol import LONGEST_NAME

MOST_ACTIONS: Final = 5000  # of an uploaded replay
SIZE: Final = 50  # frames of a page
MOST_BYTES: Final = 8 << 20  # of bookmarks
LONGEST_THOUGHT: Final = 600.0  # seconds of a bot
LONGEST_GAME: Final = 10 * 365 * 24 * 3_600_000  # milliseconds


# a state of any game: only the game itself reads it
def frame(game: Game[Any], action: Action | None, done: Step | None, state: Any) -> Frame[Any, Any]:
    """One moment with full information, and what it told the seat that acted."""
    room = import_module(f"{package_of(game)}.scenes.examples")
    seat = SPECTATOR if action is None else Seat(seat_of(action))
    events = [] if done is None else [game.redact(event, seat) for event in done.events]
    return Frame(
        seat=int(seat),
        action=-1 if action is None else int(action),
        notation="" if action is None else game.write(action),
        events=tuple(worded(game, [event for event in events if event is not None])),
        view=room.whole(state),
        acting=tuple(int(seat) for seat in game.acting(state)),
    )


def checked(data: bytes) -> Replay:
    """Check an uploaded replay by playing it through, and rewrite it. Denied says what is wrong."""
    try:
        replay = msgspec.json.decode(data, type=Replay)
        if len(replay.actions) > MOST_ACTIONS:
            raise ValueError(f"the replay has {len(replay.actions)} actions, and {MOST_ACTIONS} are the most")
        check_rules(replay)
        game = game_named(replay.game)
        actions = [f"{seat_of(action)}:{game.write(action)}" for action, _, _ in replay_steps(game, replay)]
    except (ValueError, msgspec.DecodeError, RecursionError) as error:
        raise Denied(400, "server-replay", text=str(error)) from error
    return msgspec.structs.replace(replay, actions=actions, players=known_players(replay))


def known_players(replay: Replay) -> tuple[Player, ...] | UnsetType:
    """The players as an uploaded file names them, safe to show; UNSET if it names none."""
    if not replay.players:
        return UNSET
    return tuple(
        Player(
            name=clean_name(each.name)[:LONGEST_NAME],
            bot=each.bot if each.bot in BOTS else "",
            seconds=min(max(each.seconds, 0.0), LONGEST_THOUGHT),
            spent=min(max(each.spent, 0), LONGEST_GAME),
        )
        for each in replay.players
    )


def check_rules(replay: Replay) -> None:
    """Deny a replay of another rules number."""
    ours = game_named(replay.game).rules
    if replay.rules != ours:
        raise Denied(409, "server-replay-rules", found=replay.rules, ours=ours)


class Bookmarks:
    """The states at which pages of recent replays begin, up to a number of bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        """Start empty."""
        self._most = most
        self._states: OrderedDict[str, list[bytes]] = OrderedDict()
        self.bytes = 0

    def of(self, replay: str) -> list[bytes]:
        """The states just before each page from the second on, as far as the replay has been read."""
        self._states.setdefault(replay, [])
        self._states.move_to_end(replay)
        return self._states[replay]

    def add(self, replay: str, state: bytes) -> None:
        """Add the state before the next page of a replay."""
        self.of(replay).append(state)
        self.bytes += len(state)
        while self.bytes > self._most and len(self._states) > 1:
            _, forgotten = self._states.popitem(last=False)
            self.bytes -= sum(map(len, forgotten))


def last_page(replay: Replay) -> int:
    """The number of the last page."""
    return len(replay.actions) // SIZE


def page_of(id: str, replay: Replay, number: int, bookmarks: Bookmarks) -> ReplayPage[Any, Any]:
    """A page of a replay, played from the nearest bookmark."""
    check_rules(replay)
    if not 0 <= number <= last_page(replay):
        raise Denied(404, "server-no-moment", at=number * SIZE, count=len(replay.actions))
    game = game_named(replay.game)
    known = bookmarks.of(id)
    start = min(number, len(known))
    state = game.load(known[start - 1]) if start else beginning(game, replay)
    played = start * SIZE - 1 if start else 0  # actions played so far
    plays = replay_on(game, replay, state, played)
    for page in range(start + 1, number + 1):
        for _ in islice(plays, page * SIZE - 1 - played):
            pass
        played = page * SIZE - 1
        bookmarks.add(id, game.dump(state))
    room = import_module(f"{package_of(game)}.scenes.examples")
    before = room.whole(state) if number else None
    frames = [] if number else [frame(game, None, None, state)]
    frames += [frame(game, action, done, state) for action, done in islice(plays, SIZE - len(frames))]
    return ReplayPage(number * SIZE, len(replay.actions) + 1, before, tuple(frames))


_BOOKMARKS: Final = Bookmarks()  # one for the process


def print_page(id: str, data: bytes, number: int) -> bytes:
    """In a reader process: a page of a stored replay, encoded."""
    try:
        replay = msgspec.json.decode(data, type=Replay)
        return msgspec.json.encode(page_of(id, replay, number, _BOOKMARKS))
    except (ValueError, msgspec.DecodeError) as error:  # stored by another version, or with other content packs
        raise Denied(409, "server-replay", text=str(error)) from error


def print_checked(data: bytes) -> bytes:
    """In a reader process: an uploaded replay, encoded for storage."""
    return msgspec.json.encode(checked(data))
