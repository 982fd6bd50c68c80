"""Every message of a table's socket. The TypeScript types of the client are made from these structs."""

from __future__ import annotations

from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct, field

from warbook.kernel.wire import Decision, Event, Option, Pick, View, Word
from warbook.match.entries import TakenBack

E = TypeVar("E", bound=Event)  # the events of a game
V = TypeVar("V", bound=View)  # its view

LONGEST_NAME: Final = 40  # characters of a person's or a table's name
MOST_ACTIONS: Final = 64  # of one shortcut


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat, as everyone may know it."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str = ""
    online: bool = False
    bot: str = ""  # the bot that plays now: its own seat, or one it has taken over
    seconds: float = 0.0  # how long it may think
    stand_in: bool = False  # the bot plays for a person who may come back
    grace: int = 0  # seconds until others may put a bot on the seat of somebody who is away
    consent: bool = False  # its person has said that a bot may play as soon as they are away


class ClockTerms(Struct, frozen=True):
    """How much time each seat has, and what it gets back whenever it hands the decision over."""

    minutes: float
    increment: float = 0.0  # seconds


class Fork(Struct, frozen=True):
    """Where a table comes from that begins with the first actions of a replay."""

    replay: str
    at: int  # so many actions
    fresh: bool  # whether chance is new from there on: it is not where one person plays alone, to study the game


class Clock(Struct, frozen=True):
    """What a seat's clock shows at this moment."""

    seat: int
    left: int  # milliseconds
    running: bool


class Vote(Struct, frozen=True):
    """A question to all people at the table: whether a seat may take back what lies beyond the fence."""

    kind: Literal["undo"]
    by: int  # the seat that asks
    yes: tuple[int, ...]  # the seats that have agreed
    waiting: tuple[int, ...]  # the seats that have not answered


class LogEntry(Struct, Generic[E], frozen=True, omit_defaults=True):
    """What an audience was told at one number; `back` says that something was taken back then."""

    seq: int
    events: tuple[E, ...]
    back: TakenBack | None = None


# Server to client


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first message: which table this is, and which seats are yours. A full update for each of them follows."""

    table: str
    game: str
    scenario: str
    name: str
    options: dict[str, str]
    clock: ClockTerms | None
    mine: tuple[int, ...]  # empty for a spectator
    seats: tuple[SeatInfo, ...]
    over: bool
    fork: Fork | None = None


class Update(Struct, Generic[E, V], frozen=True, tag_field="t", tag="update"):
    """What happened since the number before, and the whole truth as this audience may know it.

    Below your number: drop it. Your number: the present truth once more, without news. The next number: play the
    events, then show the view. Above that: ask for a `sync`. A full update, one with a log, replaces everything.
    """

    seat: int  # whose eyes these are; -1 for the spectators
    seq: int
    events: tuple[E, ...]
    view: V
    decision: Decision | None
    asides: tuple[Option, ...]
    undo: bool  # whether `undo` works at once
    ask: bool  # whether `undo` would ask the others
    vote: Vote | None
    clocks: tuple[Clock, ...] | None
    log: tuple[LogEntry[E], ...] | None = None  # only in a full update


class RefusedMessage(Struct, frozen=True, tag_field="t", tag="refused"):
    """An action of yours was not allowed, and nothing has changed."""

    seat: int
    seq: int
    rule: str
    text: str  # a key
    words: dict[str, Word]
    notation: str


class WhyMessage(Struct, frozen=True, tag_field="t", tag="why"):
    """The answer to a `why`: the rule that forbids it, or that it is legal."""

    seat: int
    rule: str
    text: str
    words: dict[str, Word]
    notation: str
    legal: bool


class HintMessage(Struct, frozen=True, tag_field="t", tag="hint"):
    """The answer to a `hint`: one of the options, which a quick bot would take in your place."""

    seat: int
    seq: int
    action: int
    notation: str
    text: str  # the option's
    words: dict[str, Word]


class ErrorMessage(Struct, frozen=True, tag_field="t", tag="error"):
    """A message of yours could not be taken; the sentence is a key with its arguments."""

    key: str
    words: dict[str, Word] = field(default_factory=dict)


class People(Struct, frozen=True, tag_field="t", tag="people"):
    """Someone came, left, sat down, or a bot took over."""

    seats: tuple[SeatInfo, ...]


class Pointed(Struct, frozen=True, tag_field="t", tag="pointed"):
    """Somebody says a word about a thing on the table. It is talk: no number, and no part of the game."""

    seat: int  # whose word it is
    word: str  # a key
    pick: Pick
    text: str  # what is there, a key
    words: dict[str, Word]


class Over(Struct, frozen=True, tag_field="t", tag="over"):
    """The game is over; its replay may be fetched."""

    replay: str


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a `ping`."""


ServerMessage = (
    Hello | Update[E, V] | RefusedMessage | WhyMessage | HintMessage | ErrorMessage | People | Pointed | Over | Pong
)

# Client to server


class Act(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Take an option. `seq` is the number of the update that offered it."""

    seat: int
    seq: int
    action: int


class Typed(Struct, frozen=True, tag_field="t", tag="type", forbid_unknown_fields=True):
    """Take what is written here in the game's notation."""

    seat: int
    seq: int
    text: str


class Many(Struct, frozen=True, tag_field="t", tag="many", forbid_unknown_fields=True):
    """Take several options, each checked in turn, until one is refused or something shows that was not known."""

    seat: int
    seq: int
    actions: list[int]


class Prepare(Struct, frozen=True, tag_field="t", tag="prepare", forbid_unknown_fields=True):
    """Let a quick policy make the decisions of a secret preparation, up to the one that cannot be taken back."""

    seat: int
    seq: int


class Ask(Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask whether something is allowed, typed or as an action, and if not, by which rule."""

    seat: int
    text: str | None = None
    action: int | None = None


class Hint(Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Ask what a quick bot would do, at a table without other people."""

    seat: int
    seq: int


class Undo(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back your last action; beyond the fence this asks all people at the table."""

    seat: int
    seq: int


class Ballot(Struct, frozen=True, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Answer a vote."""

    seat: int
    yes: bool


class Point(Struct, frozen=True, tag_field="t", tag="point", forbid_unknown_fields=True):
    """Say one of the game's words about a thing to everyone at the table, at any time."""

    seat: int
    word: str
    pick: Pick


class Sync(Struct, frozen=True, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Ask again: the one update that was missed since `seq`, or a full one."""

    seat: int
    seq: int


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life."""


ClientMessage = Act | Typed | Many | Prepare | Ask | Hint | Undo | Ballot | Point | Sync | Ping
