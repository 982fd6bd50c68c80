"""What the contract works with: a game on trial, how much care to take, what was seen, and a broken promise."""

from __future__ import annotations

from collections import Counter
from typing import Final, Generic

import msgspec
from msgspec import Struct, field

from warbook.kernel.api import SPECTATOR, Action, Game, S, Seat, State, arg_of, seat_of, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.rng import Rng
from warbook.kernel.wire import Event, Replay

ALL: Final = 1 << 30  # more than there is of anything


class Care(Struct, frozen=True):
    """How thorough the contract is on each position."""

    universe: int = ALL  # actions asked about, beside every arg of the verbs on offer
    options: int = ALL  # legal actions tried out on clones
    worlds: int = 2  # worlds dealt for each audience
    outcomes: int = 4  # actions whose outcome is compared between a world and the truth
    onward: int = 12  # decisions played on from a world
    past: int = 8  # every so many positions the past is told again; 0 for never
    stride: int = 1  # every so many positions everything is asked; on the others the lists and the quick policy alone


class Coverage(Struct):
    """What a run has met: a promise that was never put to the test is not kept."""

    games: int = 0
    positions: int = 0
    verbs: Counter[str] = field(default_factory=Counter)  # actions made, by the verb's name
    endings: Counter[str] = field(default_factory=Counter)  # by what each seat got
    dealt: Counter[int] = field(default_factory=Counter)  # worlds, by audience
    redealt: Counter[int] = field(default_factory=Counter)  # those that were other than the truth
    retold: Counter[int] = field(default_factory=Counter)  # pasts that were told again, by audience
    tally: Counter[str] = field(default_factory=Counter)  # whatever else the game counts

    def add(self, other: Coverage) -> None:
        """Count another run in."""
        self.games += other.games
        self.positions += other.positions
        self.verbs += other.verbs
        self.endings += other.endings
        self.dealt += other.dealt
        self.redealt += other.redealt
        self.retold += other.retold
        self.tally += other.tally


class BrokenPromise(AssertionError):
    """A game broke its contract: which promise, how, on which position and by which action."""

    def __init__(self, promise: str, told: str, dump: bytes, action: str) -> None:
        """Remember what is needed to see it again; the replay is added by whoever has it."""
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
    """A game on trial: its catalogue of rules, the care taken, the chance of the trial itself, what was seen."""

    def __init__(
        self, game: Game[S], rules: frozenset[str], care: Care, rng: Rng, texts: tuple[Texts, ...] = ()
    ) -> None:
        """Begin with nothing seen; the texts are the game's in every language."""
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
        """The action as "seat:notation", or as its three numbers when it has no notation."""
        seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
        if verb < len(self.game.spans) and arg < self.game.spans[verb]:
            return f"{seat}:{self.game.write(action)}"
        return f"seat {seat}, verb {verb}, arg {arg}"

    def some(self, actions: list[Action], count: int) -> list[Action]:
        """All of a list, or about so many drawn from it, in its order."""
        if count >= len(actions):
            return actions
        places = {int(self.rng.below(len(actions))) for _ in range(count)}
        return [actions[place] for place in sorted(places)]

    def one(self, actions: list[Action]) -> Action:
        """Any action of a list."""
        return actions[int(self.rng.below(len(actions)))]


def audiences(state: State) -> list[Seat]:
    """Everyone who may look: the spectator, then each seat."""
    return [SPECTATOR] + [Seat(seat) for seat in range(state.seats)]


def audience_name(seat: Seat) -> str:
    """An audience in words."""
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"


def told_to(game: Game[S], events: list[Event], seat: Seat) -> list[Event]:
    """What an audience is told of some events."""
    told = [game.redact(event, seat) for event in events]
    return [event for event in told if event is not None]


def sight(game: Game[S], state: S, seat: Seat) -> dict[str, bytes]:
    """Everything an audience is shown of a position, as the bytes that would leave."""
    return {**glance(game, state, seat), "decision": msgspec.json.encode(game.decision(state, seat))}


def glance(game: Game[S], state: S, seat: Seat) -> dict[str, bytes]:
    """What an audience is shown, without the words of its decision: they are many, and made of the rest."""
    return {
        "view": msgspec.json.encode(game.view(state, seat)),
        "acting": msgspec.json.encode(game.acting(state)),
        "legal": msgspec.json.encode(game.legal(state, seat)),
        "aside": msgspec.json.encode(game.aside(state, seat)),
    }


def difference(one: bytes, other: bytes) -> str:
    """Where two texts part, with a little of each."""
    place = next((n for n, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    start = max(0, place - 60)
    return f"...{one[start : place + 60].decode()}... and ...{other[start : place + 60].decode()}..."
