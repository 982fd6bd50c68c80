"""Every message of a table's socket. The client's TypeScript types are generated from these structs."""

from __future__ import annotations

from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct, field

from warbook.kernel.wire import Decision, Event, Option, Pick, View, Word
from warbook.match.entries import TakenBack

E = TypeVar("E", bound=Event)  # a game's events
V = TypeVar("V", bound=View)  # its view

LONGEST_NAME: Final = 40  # characters of a person's or a table's name
MOST_ACTIONS: Final = 64  # of one shortcut
MOST_PICKS: Final = 8  # of what a player holds and where


class SeatInfo(Struct, frozen=True):
    """Who has a seat. Public."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str = ""
    online: bool = False
    bot: str = ""  # the bot that plays this seat now
    seconds: float = 0.0  # its thinking time
    stand_in: bool = False  # the bot plays for a person who may return
    grace: int = 0  # seconds until others may put a bot on the seat of a person who is away
    consent: bool = False  # its person has agreed that a bot plays as soon as they are away
    asked: int = 0  # in a co-operative game: how many of those present want a bot on the seat of a person who is away


class ClockTerms(Struct, frozen=True):
    """The time of each seat, and the increment it gets when the decision passes on."""

    minutes: float
    increment: float = 0.0  # seconds


class Fork(Struct, frozen=True):
    """The replay whose first actions a table begins with."""

    replay: str
    at: int  # number of actions
    fresh: bool  # whether chance is new from there on; not if one person plays alone, to study the game


class Clock(Struct, frozen=True):
    """A seat's clock at this moment."""

    seat: int
    left: int  # milliseconds
    running: bool


class Vote(Struct, frozen=True):
    """A vote of all people at the table: whether a seat may undo past a fence."""

    kind: Literal["undo"]
    by: int  # the seat that asks
    yes: tuple[int, ...]  # the seats that have agreed
    waiting: tuple[int, ...]  # the seats that have not answered


class LogEntry(Struct, Generic[E], frozen=True, omit_defaults=True):
    """What an audience was sent under one number; `back` means that steps were undone."""

    seq: int
    events: tuple[E, ...]
    back: TakenBack | None = None


# Server to client


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first message: the table and your seats. A full update for each of them follows."""

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
    """What happened since the previous number, and everything this audience may know.

    Below your number: drop it. Your number: the current state again, without events. The next number: play the
    events, then show the view. Above that: ask for a `sync`. A full update, one with a log, replaces everything.
    """

    seat: int  # the audience; -1 for the spectators
    seq: int
    events: tuple[E, ...]
    view: V
    decision: Decision | None
    asides: tuple[Option, ...]
    undo: bool  # whether `undo` works at once
    ask: bool  # whether `undo` needs a vote
    vote: Vote | None
    clocks: tuple[Clock, ...] | None
    log: tuple[LogEntry[E], ...] | None = None  # only in a full update


class RefusedMessage(Struct, frozen=True, tag_field="t", tag="refused"):
    """Your action was refused; nothing has changed."""

    seat: int
    seq: int
    rule: str
    text: str  # a key
    words: dict[str, Word]
    notation: str


class WhyMessage(Struct, frozen=True, tag_field="t", tag="why"):
    """The answer to a `why`: the rule that forbids an action, or that it is legal."""

    seat: int
    rule: str
    text: str
    words: dict[str, Word]
    notation: str
    legal: bool


class HintMessage(Struct, frozen=True, tag_field="t", tag="hint"):
    """The answer to a `hint`: the option that a quick bot would choose."""

    seat: int
    seq: int
    action: int
    notation: str
    text: str  # the option's
    words: dict[str, Word]


class ErrorMessage(Struct, frozen=True, tag_field="t", tag="error"):
    """Your message could not be handled; a text key and its arguments."""

    key: str
    words: dict[str, Word] = field(default_factory=dict)


class People(Struct, frozen=True, tag_field="t", tag="people"):
    """A person came, left or sat down, or a bot took over."""

    seats: tuple[SeatInfo, ...]


class Pointed(Struct, frozen=True, tag_field="t", tag="pointed"):
    """A person or a bot points something out. It has no number and is not part of the game."""

    seat: int  # who points
    word: str  # a key
    pick: Pick
    text: str  # a key: what is there
    words: dict[str, Word]


class Told(Struct, frozen=True, tag_field="t", tag="told"):
    """News about the people at the table. It has no number and is not part of the game."""

    text: str  # a key
    seat: int  # the seat that did it
    other: int = -1  # the seat that it is about, if that is another one


class Rematch(Struct, frozen=True, tag_field="t", tag="rematch"):
    """The offer to play again, or what became of it."""

    by: int = -1  # the seat that offers; -1 if there is no offer
    yes: tuple[int, ...] = ()  # the seats that have agreed
    waiting: tuple[int, ...] = ()  # the seats that have not answered
    refused: int = -1  # the seat that has just refused, or has withdrawn its offer
    table: str = ""  # the new table


class DraftMessage(Struct, frozen=True, tag_field="t", tag="draft"):
    """What you have prepared on a seat of yours but not sent, as you last had the server keep it."""

    seat: int
    text: str


class Held(Struct, frozen=True, tag_field="t", tag="held"):
    """What an ally has in hand and where it points with it; nothing of it is done. Without picks the hand is empty."""

    seat: int
    picks: tuple[Pick, ...]


class Over(Struct, frozen=True, tag_field="t", tag="over"):
    """The game is over; its replay is available."""

    replay: str


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a `ping`."""


ServerMessage = (
    Hello
    | Update[E, V]
    | RefusedMessage
    | WhyMessage
    | HintMessage
    | ErrorMessage
    | People
    | Pointed
    | Told
    | Rematch
    | DraftMessage
    | Held
    | Over
    | Pong
)

# Client to server


class Act(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Choose an option. `seq` is the number of the update that offered it."""

    seat: int
    seq: int
    action: int


class Typed(Struct, frozen=True, tag_field="t", tag="type", forbid_unknown_fields=True):
    """Choose an option by its notation."""

    seat: int
    seq: int
    text: str


class Many(Struct, frozen=True, tag_field="t", tag="many", forbid_unknown_fields=True):
    """Choose several options, each checked in turn, until one is refused or reveals something."""

    seat: int
    seq: int
    actions: list[int]


class Prepare(Struct, frozen=True, tag_field="t", tag="prepare", forbid_unknown_fields=True):
    """Let a quick policy make the decisions of a secret preparation, except those that cannot be undone."""

    seat: int
    seq: int


class Ask(Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask whether an action is allowed, by notation or number, and if not, which rule forbids it."""

    seat: int
    text: str | None = None
    action: int | None = None


class Hint(Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Ask what a quick bot would do; only at a table without other people."""

    seat: int
    seq: int


class Undo(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Undo your last action; past a fence this starts a vote."""

    seat: int
    seq: int


class Ballot(Struct, frozen=True, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Answer a vote."""

    seat: int
    yes: bool


class Point(Struct, frozen=True, tag_field="t", tag="point", forbid_unknown_fields=True):
    """Point something out to everyone at the table, at any time, with one of the game's words."""

    seat: int
    word: str
    pick: Pick


class Draft(Struct, frozen=True, tag_field="t", tag="draft", forbid_unknown_fields=True):
    """Keep what I prepare in secret until I send it. Nobody else gets it, and there is no answer."""

    seat: int
    text: str


class Hold(Struct, frozen=True, tag_field="t", tag="hold", forbid_unknown_fields=True):
    """Show allies what is in hand and where it points; without picks: nothing any more. Only in co-operative games."""

    seat: int
    picks: list[Pick]


class Sync(Struct, frozen=True, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Ask for the one update missed since `seq`, or a full one."""

    seat: int
    seq: int


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Check the connection."""


ClientMessage = Act | Typed | Many | Prepare | Ask | Hint | Undo | Ballot | Point | Draft | Hold | Sync | Ping
