"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Generic, Literal

from msgspec import Meta, Struct, field

from warbook.kernel.content.overview import Block
from warbook.kernel.content.rulebook import Chapter
from warbook.kernel.wire import Campaign, Notice, Phrase, Player, Replay, Sentence, Setting, Word
from warbook.server.socket.protocol import LONGEST_NAME, ClockTerms, E, Fork, SeatInfo, V

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Minutes = Annotated[float, Meta(gt=0, le=600)]
Increment = Annotated[float, Meta(ge=0, le=600)]
Seconds = Annotated[float, Meta(ge=0.05, le=30)]
Key = Annotated[str, Meta(max_length=64)]


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error: a text key, its arguments, and the rule if there is one."""

    key: str
    words: dict[str, Word] = field(default_factory=dict)
    rule: str = ""


class Trouble(Struct, frozen=True):
    """The body of every error answer."""

    error: Problem


class Level(Struct, frozen=True):
    """A strength to choose: a bot with its thinking time."""

    name: str
    bot: str
    seconds: float


class ScenarioInfo(Struct, frozen=True):
    """A scenario. Its texts are `scenario-<name>` and `scenario-<name>-about`."""

    name: str
    seats: tuple[int, ...]  # how many a table may have, the usual number first
    coach: Literal["", "always", "asked"]  # when it has a coach: never, always, on request


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    players: tuple[int, ...]
    scenarios: tuple[ScenarioInfo, ...]
    settings: tuple[Setting, ...]
    lessons: tuple[str, ...]  # in learning order
    notices: tuple[Notice, ...]  # shown before playing
    bots: tuple[str, ...]
    levels: tuple[Level, ...]
    clocks: bool  # whether one can lose on time
    cooperative: bool  # whether all seats win and lose together; then no seats are drawn
    pings: tuple[str, ...]  # the words for pointing something out
    campaign: Campaign | None  # stars, badges and locks


class BuildInfo(Struct, frozen=True):
    """The compiling of the rules that goes on behind this server, which plays interpreted meanwhile."""

    done: int
    parts: int  # 0 when nothing is being compiled
    seconds: int  # since it began


class TextsInfo(Struct, frozen=True):
    """The texts of a language as one Fluent document: the shared ones, or those of one game."""

    ftl: str


class RulesInfo(Struct, frozen=True):
    """A game's overview, its rule catalogue, and the ids of each rule's examples."""

    game: str
    overview: dict[str, tuple[Block, ...]]  # by language
    chapters: tuple[Chapter, ...]  # includes the rules for implementers, which are linked but not listed
    vectors: dict[str, tuple[str, ...]]


class Frame(Struct, Generic[E, V], frozen=True):
    """One moment of a finished game or an example, with full information."""

    seat: int  # who acted; -1 in the first frame
    action: int
    notation: str
    events: tuple[E, ...]
    view: V
    acting: tuple[int, ...]  # who decides next


class VectorInfo(Struct, Generic[E, V], frozen=True):
    """A worked example to step through."""

    id: str
    game: str
    title: str
    rules: tuple[str, ...]
    source: str
    notes: tuple[str, ...]
    expects: tuple[str, ...]  # the example's expectations, as written
    frames: tuple[Frame[E, V], ...]


class SeatForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table."""

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
    draw: bool = False  # draw who gets which seat; ignored in a co-operative game
    scenario: Key = ""  # default: the first one
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = field(default_factory=dict)
    clock: ClockForm | None = None
    listed: bool = False
    name: Name = ""  # of the table's maker


class Invite(Struct, frozen=True):
    """The ticket of an open seat, which lets a person sit down. The link is `/join#<table>.<ticket>`."""

    seat: int
    ticket: str


class TableMade(Struct, frozen=True):
    """The new table and the tickets of its open seats. Tickets are sent only once."""

    table: str
    invites: tuple[Invite, ...]


class JoinForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, with a ticket or at a listed table."""

    table: Key
    ticket: Key = ""
    seat: int = -1  # only without a ticket; -1 takes the first open one
    name: Name = ""


class Joined(Struct, frozen=True):
    """The seat is yours."""

    table: str
    seat: int


class TableInfo(Struct, frozen=True):
    """Public information about a table; `mine` and `turn` are about the person who asks."""

    table: str
    game: str
    scenario: str
    options: dict[str, str]
    clock: ClockTerms | None
    listed: bool
    made: int  # seconds since 1970
    played: int  # seconds since 1970: the last action
    over: bool
    result: str  # "1-0", if it is over
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    turn: bool  # whether a seat of yours has to decide
    watching: int
    fork: Fork | None = None  # the replay and move that it began with


class TakeoverForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for a seat; None gives the seat back."""

    seat: int
    bot: Key | None = None
    seconds: Seconds = 1.0


class ConsentForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Allow a bot to play for your seat while you are away, or withdraw that."""

    seat: int
    given: bool


class RematchForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Offer to play again, or accept; or refuse, which also withdraws your own offer."""

    yes: bool


class ReplayMade(Struct, frozen=True):
    """A stored replay."""

    replay: str


class ReplayPage(Struct, Generic[E, V], frozen=True):
    """Consecutive frames of a replay. The first frame of a replay is before any action."""

    first: int  # the number of the first frame
    total: int  # frames in the whole replay
    before: V | None  # the view just before them
    frames: tuple[Frame[E, V], ...]


class ReplayInfo(Struct, Generic[E, V], frozen=True):
    """A replay with its first page. Every page but the last has `size` frames."""

    id: str
    replay: Replay
    size: int
    page: ReplayPage[E, V]


class PlotLine(Struct, frozen=True):
    """A line of the score over time."""

    seat: int  # -1 for all seats together
    text: str  # a key: what is counted


class PlotPoint(Struct, frozen=True):
    """The score after a frame, one value for each line."""

    at: int  # the number of the frame
    values: tuple[int, ...]


class Decisive(Struct, frozen=True):
    """A decisive moment: the frame, and what happened."""

    at: int
    said: tuple[Sentence, ...]


class ReplaySummary(Struct, frozen=True):
    """What the end of a game tells."""

    lines: tuple[PlotLine, ...]
    points: tuple[PlotPoint, ...]
    moments: tuple[Decisive, ...]  # in order
    facts: tuple[Phrase, ...]  # about the game as a whole
    deeds: tuple[tuple[Phrase, ...], ...]  # what each seat did
    players: tuple[Player, ...]  # empty if unknown


class ForkForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Continue a replay: a new table that begins with its first `at` actions."""

    at: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[SeatForm], Meta(max_length=8)]
    name: Name = ""


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that was won under one setting."""

    scenario: Key
    setting: Key
    stars: int  # 0 if the setting gives a badge
    at: Annotated[int, Meta(ge=0)]  # seconds since 1970
    table: Key  # the table with the replay; "" if it was won elsewhere


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """My progress in a game's campaign. Written to a file it is the export."""

    warbook: Literal["campaign"]
    game: Key
    won: tuple[Victory, ...]  # in the order of the scenarios
    open: bool  # whether all scenarios are open


class Standing(Struct, frozen=True):
    """Where I stand in a game's campaign: what I won, what is locked, and what comes next."""

    progress: Progress
    locked: tuple[str, ...]  # the scenarios that have to be earned yet
    next: str  # the first open scenario that is not won; "" when all are


class KeptWin(Struct, frozen=True, forbid_unknown_fields=True):
    """The result in one scenario, as pages stored it before the server did."""

    stars: int
    badges: Annotated[tuple[Key, ...], Meta(max_length=64)]


class ProgressForm(Struct, frozen=True, forbid_unknown_fields=True):
    """An exported file. A mapping by scenario is the old format of pages."""

    warbook: Literal["campaign"]
    game: Key
    won: Annotated[tuple[Victory, ...], Meta(max_length=1000)] | Annotated[dict[Key, KeptWin], Meta(max_length=200)]
    open: bool


class UnlockForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Open all scenarios of a campaign, or only those that were earned."""

    game: Key
    open: bool
