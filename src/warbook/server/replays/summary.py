"""What the end of a game tells: the score over time, the decisive moments, what each seat did. In a reader process."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any, Final

import msgspec

from warbook.games import package_of
from warbook.kernel.api import Game, Seat, seat_of
from warbook.kernel.replay import beginning, replay_on
from warbook.kernel.run import worded
from warbook.kernel.wire import Event, Phrase, Replay, Sentence
from warbook.server.errors import Denied
from warbook.server.games import game_named
from warbook.server.http.forms import Decisive, PlotLine, PlotPoint, ReplaySummary
from warbook.server.replays.pages import check_rules

MOST_POINTS: Final = 150  # of a plot: as many as can be seen
MOST_MOMENTS: Final = 5
MOST_SAID: Final = 3  # sentences of a moment
FAINT: Final = 4  # a moment is told only if it weighs at least the most decisive one by this
ALL: Final = -1  # in place of a seat
SUMMARY: Final = -1  # asked for in place of a page's number


# a state of any game: only the game's own account reads it
def summary_of(replay: Replay) -> ReplaySummary:
    """Play a replay and keep its account."""
    check_rules(replay)
    game = game_named(replay.game)
    account: Any = import_module(f"{package_of(game)}.present.account")
    state = beginning(game, replay)
    points = Points(account, state)
    moments: list[tuple[int, Decisive]] = []
    deeds: Counter[tuple[int, str]] = Counter()
    for at, (action, done) in enumerate(replay_on(game, replay, state, 0), start=1):
        seat = Seat(seat_of(action))
        events = [event for event in (game.redact(each, seat) for each in done.events) if event is not None]
        weight = sum(map(account.drama, events)) + points.add(at, state)
        if weight:
            moments.append((weight, Decisive(at, told(game, account, events))))
        for event in events:
            for who, key, count in account.deeds(event, int(seat), state):
                deeds[who, key] += count
    return ReplaySummary(
        lines=tuple(PlotLine(seat, text) for seat, text in account.lines(state)),
        points=points.thinned(len(replay.actions)),
        moments=chosen(moments),
        facts=(*(Phrase(key, {"count": count}) for key, count in account.facts(state)), *counted(deeds, ALL)),
        deeds=tuple(counted(deeds, seat) for seat in range(replay.seats)),
        players=replay.players or (),
    )


def counted(deeds: Counter[tuple[int, str]], seat: int) -> tuple[Phrase, ...]:
    """What a seat did, or all of them together."""
    keys = dict.fromkeys(key for _, key in deeds)  # everybody's in one order
    return tuple(Phrase(key, {"count": deeds[seat, key]}) for key in keys if deeds[seat, key])


# a state of any game: only the game's own account reads it
class Points:
    """The score after each frame that changes it, from the frame on in which there is one."""

    def __init__(self, account: Any, state: Any) -> None:
        """Before any action."""
        self._account = account
        self._points: list[PlotPoint] = []
        self.add(0, state)

    def add(self, at: int, state: Any) -> int:
        """Add a frame; how much its change weighs."""
        values = tuple(self._account.standing(state))
        before = self._points[-1].values if self._points else ()
        if values and values != before:
            self._points.append(PlotPoint(at, values))
        # the last weight is for all further lines
        weights = self._account.SWINGS
        changes = (abs(new - old) for old, new in zip(before, values, strict=False))
        return sum(change * weights[min(place, len(weights) - 1)] for place, change in enumerate(changes))

    def thinned(self, end: int) -> tuple[PlotPoint, ...]:
        """Not more points than can be seen, the first and one at the end among them."""
        kept = self._points[:: max(1, -(-len(self._points) // MOST_POINTS))]
        last = self._points[-1:]
        return (*kept, *(PlotPoint(end, point.values) for point in last if kept[-1] != point or point.at < end))


def told(game: Game[Any], account: Any, events: list[Event]) -> tuple[Sentence, ...]:
    """What decisive events say; if none of them weighs anything, what all of them say."""
    heavy = [event for event in events if account.drama(event)] or events
    said = [event.said for event in worded(game, heavy)]
    return tuple(each for each in said if each is not None and not each.routine)[:MOST_SAID]


def chosen(moments: list[tuple[int, Decisive]]) -> tuple[Decisive, ...]:
    """The most decisive moments that say something, in order."""
    most = max((weight for weight, _ in moments), default=0)
    speaking = [(weight, moment) for weight, moment in moments if moment.said and weight * FAINT >= most]
    best = sorted(speaking, key=lambda each: (-each[0], each[1].at))[:MOST_MOMENTS]
    return tuple(sorted((moment for _, moment in best), key=lambda moment: moment.at))


def print_summary(data: bytes) -> bytes:
    """In a reader process: the summary of a stored replay, encoded."""
    try:
        return msgspec.json.encode(summary_of(msgspec.json.decode(data, type=Replay)))
    except (ValueError, msgspec.DecodeError) as error:  # stored by another version, or with other content packs
        raise Denied(409, "server-replay", text=str(error)) from error
