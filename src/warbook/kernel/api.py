"""The interface of every game. Compiled by mypyc."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, NewType, Self, TypeVar, final

from msgspec.json import encode
from mypy_extensions import mypyc_attr

from warbook.kernel.buffer import Action as Action
from warbook.kernel.buffer import Buffer
from warbook.kernel.options import check_scenario
from warbook.kernel.rng import Rng, Seed
from warbook.kernel.wire import Campaign, Decision, Event, Notice, Pick, Pointer, Sentence, Setting, Thing, View

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
    """The verb's argument, in the game's encoding."""
    return action & 0xFFFF


@final
class Frame:
    """One thing being resolved. Frames are replaced, never changed, so clones can share them."""

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c


NO_VALUES: Final[dict[str, int]] = {}


@final
class Refusal:
    """Why an action is illegal: the first rule it breaks, and the numbers of its message."""

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
    log: list[Event] | None  # output only: never cloned, never saved; None during a search

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""


def start_state(state: State, rng: Rng, seats: int) -> None:
    """Initialise the attributes that every state has; the game adds its columns."""
    state.rng = rng
    state.seats = seats
    state.stack = []
    state.steps = 0
    state.revealed = 0
    state.over = False
    state.log = None


def copy_state(state: State, copy: State) -> None:
    """Copy the attributes that every state has, without the log; the game adds its columns."""
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
    """The rules and the content of one game. Holds no state: one object serves every match."""

    name: str
    prefix: str  # of its rule ids: "SW"
    rules: int  # +1 when a golden replay ends differently
    content: str  # the hash of the TOML it was built from
    verbs: list[str]  # the verbs' names by number, "" for an unused number
    spans: list[int]  # the number of args of each verb, all of which the contract searches
    asides: list[int]  # verbs such as resign and offer a draw: never in `legal`, see `aside`
    settings: list[Setting]  # the options of a table, with their defaults
    scenarios: list[str]
    players: list[int]  # all seat counts that occur in a scenario

    # description: interpreted, needs no state
    def seats(self, scenario: str) -> list[int]:
        """The seat counts of a scenario, the usual one first; an unknown scenario is a ValueError."""
        check_scenario(self.name, scenario, self.scenarios)
        return self.players

    def notices(self) -> list[Notice]:
        """Notices to show before playing: a content pack that was left out, and why."""
        return []

    def words(self, language: str) -> str:
        """Fluent texts that override those of the package: names from content packs."""
        return ""

    def campaign(self) -> Campaign | None:
        """The campaign of its scenarios; None for a game without one."""
        return None

    def locked(self, won: list[str]) -> list[str]:
        """The scenarios of its campaign that have to be earned yet, for somebody who has won these."""
        return []

    def pointer_words(self) -> tuple[str, ...]:
        """The words for pointing something out, as text keys; none in a competitive game."""
        return ()

    def is_cooperative(self) -> bool:
        """Whether all seats win and lose together. Then bots plan for each other and results are the team's."""
        return False

    def has_secrets(self) -> bool:
        """Whether a seat can act without others noticing. Then the time a bot takes must not reveal it."""
        return False

    # play: compiled, called millions of times
    @abstractmethod
    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> S:
        """The first state; an unknown scenario, seat count, option or value is a ValueError."""

    @abstractmethod
    def acting(self, state: S) -> list[Seat]:
        """The seats that have to or may decide now, ascending; empty when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Every decision that `refuse` allows, ascending; empty for a seat that is not acting."""

    def fill(self, state: S, seat: Seat, found: Buffer) -> None:
        """Put the legal list into a cleared buffer; games override this for speed."""
        found.extend(self.legal(state, seat))

    @abstractmethod
    def aside(self, state: S, seat: Seat) -> list[Action]:
        """What the seat may do besides the pending decision (resign, answer an offer), ascending."""

    @abstractmethod
    def refuse(self, state: S, action: Action) -> Refusal | None:
        """The first rule that forbids the action, or None; uses only what the acting seat knows."""

    @abstractmethod
    def apply(self, state: S, action: Action) -> None:
        """Perform the action. The caller has checked that it is legal."""

    @abstractmethod
    def returns(self, state: S) -> list[float]:
        """0 to 1 for each seat; allies get the same number. One half each while the game is unfinished."""

    def fence(self, state: S) -> int:
        """A number that changes at each step that needs a vote to undo; by default when other seats decide."""
        seats = 0
        for seat in self.acting(state):
            seats |= 1 << seat
        return seats

    # hidden information: compiled
    @abstractmethod
    def determinize(self, state: S, seat: Seat, rng: Rng) -> S:
        """A full state that the seat cannot tell from this one, with new chance ahead."""

    @abstractmethod
    def reshuffle(self, state: S) -> None:
        """Shuffle what no seat knows, with the state's own chance; no audience can notice it.

        The old order does not affect the result. What a seat has seen stays in place.
        """

    @abstractmethod
    def observed(self, state: S, action: Action, seat: Seat) -> Action:
        """The action as the seat sees it, called before `apply`: unchanged, or with arg HIDDEN."""

    # play by bots: compiled
    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """The value of a full state for the seat, 0 to 1, as if everything in it were known."""

    @abstractmethod
    def prior(self, state: S, seat: Seat, rng: Rng) -> Action:
        """A quick, sensible, partly random decision, for playouts and secret preparations."""

    def values(self, state: S) -> list[float]:
        """`evaluate` for every seat; games override this for speed."""
        return [self.evaluate(state, Seat(seat)) for seat in range(state.seats)]

    def weigh(self, state: S, seat: Seat, options: list[Action]) -> list[int]:
        """A prior weight for each option, negative for never; uses only what the seat knows."""
        return [1] * len(options)

    def turn(self, state: S) -> int:
        """A number that changes when a turn begins. A bot's budget is for a turn; by default each decision is one."""
        return state.steps

    def turns(self, state: S) -> int:
        """How many turns have begun (rounds, for a team), as the game counts them."""
        return self.turn(state)

    def pace(self, state: S, seat: Seat) -> int:
        """How many decisions of its turn the seat probably still has, including this one."""
        return 1

    def curiosity(self) -> float:
        """The exploration constant of searches: lower if good and bad decisions have similar values."""
        return 1.5

    def worlds(self) -> int:
        """How many worlds a look ahead averages over: fewer if little is hidden."""
        return 24

    def edge(self, state: S, action: Action, seat: Seat) -> int:
        """Which branch of the seat's search tree another seat's action belongs to; called before `apply`.

        Actions that the other seat can tell apart have different branches; those it cannot share one. A search
        must not let opponents choose by the seat's secrets.
        """
        return self.observed(state, action, seat)

    def view_key(self, state: S, seat: Seat) -> int:
        """A hash of what the seat can see: states that it can tell apart should differ."""
        return 0

    # presentation: interpreted, once for each action and audience
    @abstractmethod
    def decision(self, state: S, seat: Seat) -> Decision | None:
        """The seat's question with all answers; None if it has none."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> View:
        """Everything the seat (or SPECTATOR) may know, built field by field."""

    def print_view(self, state: S, seat: Seat) -> list[bytes]:
        """The encoded `view`, in parts; games override this to make the same bytes faster."""
        return [encode(self.view(state, seat))]

    def print_decision(self, state: S, seat: Seat) -> list[bytes] | None:
        """The encoded `decision`, in parts; games override this to make the same bytes faster."""
        decision = self.decision(state, seat)
        return None if decision is None else [encode(decision)]

    def thing(self, state: S, pick: Pick) -> Thing | None:
        """What everyone sees at the place pointed at; None if there is nothing."""
        return None

    def pointer_of(self, state: S, action: Action) -> Pointer | None:
        """What a seat announces to its allies before this action; None for nothing.

        It is public and uses only public information.
        """
        return None

    @abstractmethod
    def redact(self, event: Event, seat: Seat) -> Event | None:
        """The event as the seat may know it; None if it must not know of it."""

    @abstractmethod
    def sentence(self, event: Event) -> Sentence | None:
        """What a redacted event says, from what it holds alone; None for one that nobody needs to read.

        An event that the game does not know is a KeyError, so that none is silent by oversight.
        """

    @abstractmethod
    def dump(self, state: S) -> bytes:
        """The whole state, secrets included, as canonical JSON."""

    @abstractmethod
    def load(self, data: bytes) -> S:
        """The state that `dump` wrote; anything else is a ValueError with the place."""

    def named(self, state: S, action: Action) -> Action:
        """The action as `legal` lists it, if a thing has two names; otherwise unchanged."""
        return action

    @abstractmethod
    def write(self, action: Action) -> str:
        """The action in the game's notation, without the seat."""

    @abstractmethod
    def read(self, text: str, seat: Seat) -> Action:
        """The reverse of `write`; an unreadable text is a ValueError that says what is wrong."""
