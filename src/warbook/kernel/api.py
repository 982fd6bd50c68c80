"""What every game offers: the whole contract, on one page. Compiled by mypyc."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, NewType, Self, TypeVar, final

from msgspec.json import encode
from mypy_extensions import mypyc_attr

from warbook.kernel.buffer import Action as Action
from warbook.kernel.buffer import Buffer
from warbook.kernel.options import check_scenario
from warbook.kernel.rng import Rng, Seed
from warbook.kernel.wire import Campaign, Decision, Event, Notice, Pick, Pointer, Setting, Thing, View

Seat = NewType("Seat", int)

SPECTATOR: Final = Seat(-1)
HIDDEN: Final = 0xFFFF  # the arg of an action that the observer may not know
SEAT_AT: Final = 24  # the bits of an action: the seat above the verb above the arg
VERB_AT: Final = 16


def act(seat: int, verb: int, arg: int = 0) -> Action:
    """Pack an action."""
    return Action(seat << SEAT_AT | verb << VERB_AT | arg)


def seat_of(action: Action) -> int:
    """The seat that acts."""
    return action >> SEAT_AT


def verb_of(action: Action) -> int:
    """The verb's number."""
    return action >> VERB_AT & 0xFF


def arg_of(action: Action) -> int:
    """What the verb is applied to; its game knows how to read it."""
    return action & 0xFFFF


@final
class Frame:
    """One thing being resolved. Replaced on the stack, never changed, so that clones share it."""

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c


NO_VALUES: Final[dict[str, int]] = {}


@final
class Refusal:
    """Why an action is not allowed: the first rule that it breaks, and the numbers of its message."""

    def __init__(self, rule: str, values: dict[str, int] | None = None) -> None:
        self.rule: Final = rule
        self.values: Final = NO_VALUES if values is None else values


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Ints, bools and lists of ints. No reference to a game, a player object, a file or a clock."""

    rng: Rng
    seats: int
    stack: list[Frame]  # what is being resolved; the last frame asks the question
    steps: int
    revealed: int  # grows whenever hidden information becomes known to anyone
    over: bool
    log: list[Event] | None  # an output port: never cloned, never saved; None during a search

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy: whatever is done to it leaves this one alone."""


def start_state(state: State, rng: Rng, seats: int) -> None:
    """What every state begins with; the game's own columns follow."""
    state.rng = rng
    state.seats = seats
    state.stack = []
    state.steps = 0
    state.revealed = 0
    state.over = False
    state.log = None


def copy_state(state: State, copy: State) -> None:
    """What every clone has of its original; the game's own columns follow. The log stays behind."""
    copy.rng = state.rng.clone()
    copy.seats = state.seats
    copy.stack = state.stack[:]
    copy.steps = state.steps
    copy.revealed = state.revealed
    copy.over = state.over
    copy.log = None


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules and the compiled content of one game. Holds no state: one object serves every match."""

    name: str
    prefix: str  # of its rule ids: "SW"
    rules: int  # +1 whenever a golden replay ends elsewhere
    content: str  # the hash of the TOML it was built from
    verbs: list[str]  # the verbs' names by number, "" for a number that is not used
    spans: list[int]  # how many args each verb has: the universe that the contract searches
    asides: list[int]  # verbs around the game (resign, offer a draw): never in `legal`, see `aside`
    settings: list[Setting]  # the options a table may set, with their defaults
    scenarios: list[str]
    players: list[int]  # how many seats a table may have, in one scenario or another

    # what it is made of: interpreted, asked before there is a state
    def seats(self, scenario: str) -> list[int]:
        """How many seats a table of the scenario may have, the usual number first; an unknown one is a ValueError."""
        check_scenario(self.name, scenario, self.scenarios)
        return self.players

    def notices(self) -> list[Notice]:
        """What people should hear before they play: a content pack that was left out, and why."""
        return []

    def words(self, language: str) -> str:
        """Texts that win over those of its package, as Fluent: what content packs call their things."""
        return ""

    def campaign(self) -> Campaign | None:
        """How its scenarios are won one after the other; None for a game whose victories are not counted."""
        return None

    def pointer_words(self) -> tuple[str, ...]:
        """What seats may say to each other about things on the table, as keys of its texts; opponents say nothing."""
        return ()

    def is_cooperative(self) -> bool:
        """Whether all seats win and lose together, so that bots plan for each other and results are the team's."""
        return False

    def has_secrets(self) -> bool:
        """Whether a seat may do something that nobody else notices; how long its bot takes must not tell then."""
        return False

    # play: compiled, called millions of times
    @abstractmethod
    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> S:
        """The first state; a scenario, seat count, option or value that is not known is a ValueError."""

    @abstractmethod
    def acting(self, state: S) -> list[Seat]:
        """The seats that owe or may make a decision now, ascending; empty when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Every decision that `refuse` lets pass, in ascending order; empty for a seat that is not acting."""

    def fill(self, state: S, seat: Seat, found: Buffer) -> None:
        """Put the legal list into a caller's clear buffer; a game whose lists are hot does better than this."""
        found.extend(self.legal(state, seat))

    @abstractmethod
    def aside(self, state: S, seat: Seat) -> list[Action]:
        """What the seat may do beside the pending decision (resign, answer an offer), ascending."""

    @abstractmethod
    def refuse(self, state: S, action: Action) -> Refusal | None:
        """The first rule that forbids it, or None; it uses only what the acting seat knows."""

    @abstractmethod
    def apply(self, state: S, action: Action) -> None:
        """Change the state; the action is legal, the caller has seen to it."""

    @abstractmethod
    def returns(self, state: S) -> list[float]:
        """0 to 1 for each seat; allies get the same number. One half each while the game goes on."""

    def fence(self, state: S) -> int:
        """A number that changes with every step past which nobody takes back alone: here when other seats decide."""
        seats = 0
        for seat in self.acting(state):
            seats |= 1 << seat
        return seats

    # hidden information: compiled
    @abstractmethod
    def determinize(self, state: S, seat: Seat, rng: Rng) -> S:
        """A full state that the seat cannot tell from this one, with fresh chance ahead."""

    @abstractmethod
    def reshuffle(self, state: S) -> None:
        """Put into a new order, by the state's own chance, what no seat knows; no audience can tell that it was done.

        The order that was there before takes no part in it. What a seat has seen stays where it is.
        """

    @abstractmethod
    def observed(self, state: S, action: Action, seat: Seat) -> Action:
        """The action as the seat sees it, judged before it is applied: itself, or with arg HIDDEN."""

    # play by bots: compiled
    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """How good the state looks for the seat, 0 to 1, judging a full state as if all of it were known."""

    @abstractmethod
    def prior(self, state: S, seat: Seat, rng: Rng) -> Action:
        """A quick sensible decision, partly by chance: the policy of playouts and of secret preparations."""

    def values(self, state: S) -> list[float]:
        """`evaluate` for every seat; a game that can do it in one go overrides this."""
        return [self.evaluate(state, Seat(seat)) for seat in range(state.seats)]

    def weigh(self, state: S, seat: Seat, options: list[Action]) -> list[int]:
        """How promising each option looks at first sight, negative for never; it uses only what the seat knows."""
        return [1] * len(options)

    def turn(self, state: S) -> int:
        """A number that changes when a new turn begins: what a bot's budget is for. Here each decision is a turn."""
        return state.steps

    def turns(self, state: S) -> int:
        """How many turns have begun, of a team how many rounds, as the game itself counts them."""
        return self.turn(state)

    def pace(self, state: S, seat: Seat) -> int:
        """How many decisions of its turn the seat has probably still to make, this one included."""
        return 1

    def curiosity(self) -> float:
        """How widely a search tries options: less for a game whose good and bad decisions look nearly alike."""
        return 1.5

    def worlds(self) -> int:
        """How many guesses at what is hidden one look ahead averages over: fewer where little depends on it."""
        return 24

    def edge(self, state: S, action: Action, seat: Seat) -> int:
        """Which branch of the seat's search tree another seat's action belongs to, judged before it is applied.

        What the other seat knows and chooses by keeps branches apart, what it cannot tell apart shares one: a search
        for the seat must not let its opponents aim by the seat's own secrets.
        """
        return self.observed(state, action, seat)

    def view_key(self, state: S, seat: Seat) -> int:
        """A number for what the seat can see: states that it tells apart should differ."""
        return 0

    # presentation: interpreted, once for each action and audience
    @abstractmethod
    def decision(self, state: S, seat: Seat) -> Decision | None:
        """What the seat is asked now, with everything it may answer; None when it is not asked."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> View:
        """All that the seat (or SPECTATOR) may know, built field by field."""

    def print_view(self, state: S, seat: Seat) -> list[bytes]:
        """`view` as it is sent, in parts; a game whose views are hot gives the same bytes faster."""
        return [encode(self.view(state, seat))]

    def print_decision(self, state: S, seat: Seat) -> list[bytes] | None:
        """`decision` as it is sent, in parts; a game whose decisions are hot gives the same bytes faster."""
        decision = self.decision(state, seat)
        return None if decision is None else [encode(decision)]

    def thing(self, state: S, pick: Pick) -> Thing | None:
        """What everyone sees where a ping points; None when there is nothing that could be talked about."""
        return None

    def pointer_of(self, state: S, action: Action) -> Pointer | None:
        """What a seat tells its allies as it does this, before it is applied; None when it needs no words.

        Everyone hears it: it uses only what everyone knows.
        """
        return None

    @abstractmethod
    def redact(self, event: Event, seat: Seat) -> Event | None:
        """The event as the seat may know it; None when it may not know of it at all."""

    @abstractmethod
    def dump(self, state: S) -> bytes:
        """The whole state, secrets included, as canonical JSON."""

    @abstractmethod
    def load(self, data: bytes) -> S:
        """The state that `dump` wrote; anything else is a ValueError that names the place."""

    def named(self, state: S, action: Action) -> Action:
        """The action under the name by which `legal` lists it, for a thing that has two names; else as it is."""
        return action

    @abstractmethod
    def write(self, action: Action) -> str:
        """The action in the game's notation, without the seat."""

    @abstractmethod
    def read(self, text: str, seat: Seat) -> Action:
        """The action that `write` writes so; a garbled text is a ValueError that says what is wrong."""
