"""The bodies of the HTTP part: what is asked for, and what is answered."""

from __future__ import annotations

from typing import Annotated, Generic, Literal

from msgspec import Meta, Struct, field

from warbook.kernel.content.overview import Block
from warbook.kernel.content.rulebook import Chapter
from warbook.kernel.wire import Campaign, Notice, Replay, Setting, Word
from warbook.server.socket.protocol import LONGEST_NAME, ClockTerms, E, Fork, SeatInfo, V

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Minutes = Annotated[float, Meta(gt=0, le=600)]
Increment = Annotated[float, Meta(ge=0, le=600)]
Seconds = Annotated[float, Meta(ge=0.05, le=30)]
Key = Annotated[str, Meta(max_length=64)]


class Problem(Struct, frozen=True, omit_defaults=True):
    """What went wrong: a key of the texts, its arguments, and the rule if there is one."""

    key: str
    words: dict[str, Word] = field(default_factory=dict)
    rule: str = ""


class Trouble(Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Problem


class Level(Struct, frozen=True):
    """A strength to choose: a bot with its time to think."""

    name: str
    bot: str
    seconds: float


class ScenarioInfo(Struct, frozen=True):
    """A scenario; its words are the game's texts `scenario-<name>` and `scenario-<name>-about`."""

    name: str
    seats: tuple[int, ...]  # how many a table may have, the usual number first
    coach: Literal["", "always", "asked"]  # when it is played with a coach: never, always, for whoever wants to learn


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    players: tuple[int, ...]
    scenarios: tuple[ScenarioInfo, ...]
    settings: tuple[Setting, ...]
    lessons: tuple[str, ...]  # in the order they are meant to be learned in
    notices: tuple[Notice, ...]  # what people should hear before they play
    bots: tuple[str, ...]
    levels: tuple[Level, ...]
    clocks: bool  # whether one can lose on time
    cooperative: bool  # whether all seats win and lose together, so that nothing is drawn between them
    pings: tuple[str, ...]  # what seats may say to each other about things on the table
    campaign: Campaign | None  # what victories count for, and what they open


class TextsInfo(Struct, frozen=True):
    """Words of a language as one Fluent document: those that all games share, or those of one game."""

    ftl: str


class RulesInfo(Struct, frozen=True):
    """A game's overview, its rule catalogue, and for each rule the ids of the examples that show it."""

    game: str
    overview: dict[str, tuple[Block, ...]]  # by language
    chapters: tuple[Chapter, ...]  # with the rules for implementers, which are opened by their links and never listed
    vectors: dict[str, tuple[str, ...]]


class Frame(Struct, Generic[E, V], frozen=True):
    """One moment of a finished game or an example, seen with full information."""

    seat: int  # who acted; -1 in the first frame
    action: int
    notation: str
    events: tuple[E, ...]
    view: V
    acting: tuple[int, ...]  # who decides next


class VectorInfo(Struct, Generic[E, V], frozen=True):
    """A worked example as something to step through."""

    id: str
    game: str
    title: str
    rules: tuple[str, ...]
    source: str
    notes: tuple[str, ...]
    expects: tuple[str, ...]  # what the example says must be true, as it is written
    frames: tuple[Frame[E, V], ...]


class SeatForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    who: Literal["me", "here", "open", "bot"]
    bot: Key = ""
    seconds: Seconds = 1.0
    name: Name = ""  # of the other person at this screen


class ClockForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for a new table."""

    minutes: Minutes
    increment: Increment = 0.0


class TableForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Key
    seats: Annotated[list[SeatForm], Meta(max_length=8)]
    draw: bool = False  # the server draws which of them gets which seat; a co-operative game keeps them as listed
    scenario: Key = ""  # the first one, when none is named
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = field(default_factory=dict)
    clock: ClockForm | None = None
    listed: bool = False
    name: Name = ""  # of whoever makes the table


class Invite(Struct, frozen=True):
    """An open seat's ticket: whoever holds it may sit down. The link is `/join#<table>.<ticket>`."""

    seat: int
    ticket: str


class TableMade(Struct, frozen=True):
    """The new table, and the tickets of its open seats. They are told only once."""

    table: str
    invites: tuple[Invite, ...]


class JoinForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down with a ticket, or on an open seat of a listed table without one."""

    table: Key
    ticket: Key = ""
    seat: int = -1  # only without a ticket; -1 takes the first open one
    name: Name = ""


class Joined(Struct, frozen=True):
    """The seat is yours."""

    table: str
    seat: int


class TableInfo(Struct, frozen=True):
    """A table as everyone may know it; `mine` and `turn` are for whoever asks."""

    table: str
    game: str
    scenario: str
    options: dict[str, str]
    clock: ClockTerms | None
    listed: bool
    made: int  # seconds since 1970
    played: int  # seconds since 1970: the last action
    over: bool
    result: str  # "1-0", when it is over
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    turn: bool  # whether a seat of yours has to decide
    watching: int
    fork: Fork | None = None  # the moment of a replay that it began with


class TakeoverForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for a seat, or with None hand it back."""

    seat: int
    bot: Key | None = None
    seconds: Seconds = 1.0


class ConsentForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Allow a bot to play for your seat while you are away, or withdraw that."""

    seat: int
    given: bool


class ReplayMade(Struct, frozen=True):
    """A replay that is kept now."""

    replay: str


class ReplayPage(Struct, Generic[E, V], frozen=True):
    """Some moments of a replay in a row; the very first of all is before any action."""

    first: int  # the number of the first one
    total: int  # how many moments the whole replay has
    before: V | None  # what was to be seen just before them
    frames: tuple[Frame[E, V], ...]


class ReplayInfo(Struct, Generic[E, V], frozen=True):
    """A replay with the first of its pages; each page but the last has `size` frames."""

    id: str
    replay: Replay
    size: int
    page: ReplayPage[E, V]


class ForkForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a replay: a new table whose first `at` actions are those of the replay."""

    at: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[SeatForm], Meta(max_length=8)]
    name: Name = ""


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that was won under one setting."""

    scenario: Key
    setting: Key
    stars: int  # 0 where the setting gives a badge
    at: Annotated[int, Meta(ge=0)]  # seconds since 1970
    table: Key  # whose replay shows it; "" when it was won elsewhere


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """What the person who asks has reached in a game's campaign; written to a file it is the export."""

    warbook: Literal["campaign"]
    game: Key
    won: tuple[Victory, ...]  # in the order of the scenarios
    open: bool  # every scenario may be played, whatever was won


class KeptWin(Struct, frozen=True, forbid_unknown_fields=True):
    """What was reached in one scenario, as pages kept it before the server did."""

    stars: int
    badges: Annotated[tuple[Key, ...], Meta(max_length=64)]


class ProgressForm(Struct, frozen=True, forbid_unknown_fields=True):
    """An exported file; the scenarios by name are how pages kept them before the server did."""

    warbook: Literal["campaign"]
    game: Key
    won: Annotated[tuple[Victory, ...], Meta(max_length=1000)] | Annotated[dict[Key, KeptWin], Meta(max_length=200)]
    open: bool


class UnlockForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Open all scenarios of a campaign, or only those that were earned."""

    game: Key
    open: bool
