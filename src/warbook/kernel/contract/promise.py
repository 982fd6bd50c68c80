"""The contract's data: a game under test, the thoroughness, the coverage, and a broken promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, Generic, Protocol

import msgspec
from msgspec import Struct, field

from warbook.kernel.api import SPECTATOR, Action, Game, S, Seat, State, arg_of, seat_of, verb_of
from warbook.kernel.rng import Rng
from warbook.kernel.wire import Argument, Event, Replay

ALL: Final = 1 << 30  # no limit


class Texts(Protocol):
    """The texts of a language, read by somebody else."""

    language: str

    def has(self, key: str) -> bool:
        """Whether there is such a text."""

    def say(self, key: str, words: Mapping[str, Argument] | None = None) -> str:
        """The text with its words; a KeyError names what is missing."""


class Care(Struct, frozen=True):
    """How thoroughly each position is checked."""

    universe: int = ALL  # other actions compared, besides every arg of the offered verbs
    options: int = ALL  # legal actions tried on clones
    worlds: int = 2  # worlds dealt for each audience
    outcomes: int = 4  # actions whose outcome is compared between a world and the truth
    onward: int = 12  # decisions played from a world
    past: int = 8  # positions between two replays of the past; 0 for never
    stride: int = 1  # positions between two full checks; on the others only the lists and the quick policy


class Coverage(Struct):
    """What a run has covered."""

    games: int = 0
    positions: int = 0
    verbs: Counter[str] = field(default_factory=Counter)  # actions made, by the verb's name
    endings: Counter[str] = field(default_factory=Counter)  # by the seats' results
    dealt: Counter[int] = field(default_factory=Counter)  # worlds, by audience
    redealt: Counter[int] = field(default_factory=Counter)  # worlds that differ from the truth
    retold: Counter[int] = field(default_factory=Counter)  # replayed pasts, by audience
    tally: Counter[str] = field(default_factory=Counter)  # other things that the game counts

    def add(self, other: Coverage) -> None:
        """Add another run."""
        self.games += other.games
        self.positions += other.positions
        self.verbs += other.verbs
        self.endings += other.endings
        self.dealt += other.dealt
        self.redealt += other.redealt
        self.retold += other.retold
        self.tally += other.tally


class BrokenPromise(AssertionError):
    """A broken promise: which, how, on which position and by which action."""

    def __init__(self, promise: str, told: str, dump: bytes, action: str) -> None:
        """Store what is needed to reproduce it; the caller adds the replay."""
        self.promise = promise
        self.told = told
        self.dump = dump
        self.action = action
        self.replay: Replay | None = None
        super().__init__(promise, told, action)

    def __str__(self) -> str:
        place = f" after {len(self.replay.actions)} actions" if self.replay is not None else ""
        by = f", action {self.action}" if self.action else ""
        return f"{self.promise}{place}{by}: {self.told}"


class Trial(Generic[S]):
    """A game under test: its rule catalogue, the thoroughness, the test's own generator, the coverage."""

    def __init__(
        self, game: Game[S], rules: frozenset[str], care: Care, rng: Rng, texts: tuple[Texts, ...] = ()
    ) -> None:
        """Start with no coverage; `texts` are the game's, one for each language."""
        self.game = game
        self.rules = rules
        self.texts = texts
        self.said: set[bytes] = set()  # sentences that were said in every language
        self.care = care
        self.rng = rng
        self.coverage = Coverage()
        self.universe: dict[int, list[list[Action]]] = {}  # by seat and verb

    def broken(self, promise: str, told: str, state: S, action: Action | None = None) -> BrokenPromise:
        """The exception to raise."""
        return BrokenPromise(promise, told, self.game.dump(state), "" if action is None else self.named(action))

    def named(self, action: Action) -> str:
        """The action as "seat:notation", or as three numbers if it has no notation."""
        seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
        if verb < len(self.game.spans) and arg < self.game.spans[verb]:
            return f"{seat}:{self.game.write(action)}"
        return f"seat {seat}, verb {verb}, arg {arg}"

    def some(self, actions: list[Action], count: int) -> list[Action]:
        """A whole list, or a sample of about that size, in order."""
        if count >= len(actions):
            return actions
        places = {int(self.rng.below(len(actions))) for _ in range(count)}
        return [actions[place] for place in sorted(places)]

    def one(self, actions: list[Action]) -> Action:
        """A random action of a list."""
        return actions[int(self.rng.below(len(actions)))]


def audiences(state: State) -> list[Seat]:
    """The spectator, then each seat."""
    return [SPECTATOR] + [Seat(seat) for seat in range(state.seats)]


def audience_name(seat: Seat) -> str:
    """An audience's name for messages."""
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"


def told_to(game: Game[S], events: list[Event], seat: Seat) -> list[Event]:
    """The events that an audience gets."""
    told = [game.redact(event, seat) for event in events]
    return [event for event in told if event is not None]


def sight(game: Game[S], state: S, seat: Seat) -> dict[str, bytes]:
    """Everything an audience sees of a position, encoded."""
    return {**visible(game, state, seat), "decision": msgspec.json.encode(game.decision(state, seat))}


def visible(game: Game[S], state: S, seat: Seat) -> dict[str, bytes]:
    """What an audience sees, without its decision, which is large and follows from the rest."""
    return {
        "view": msgspec.json.encode(game.view(state, seat)),
        "acting": msgspec.json.encode(game.acting(state)),
        "legal": msgspec.json.encode(game.legal(state, seat)),
        "aside": msgspec.json.encode(game.aside(state, seat)),
    }


def difference(one: bytes, other: bytes) -> str:
    """The first difference of two texts, with some context."""
    place = next((n for n, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    start = max(0, place - 60)
    return f"...{one[start : place + 60].decode()}... and ...{other[start : place + 60].decode()}..."
