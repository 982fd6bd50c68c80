"""The structs that leave the rules: decisions, options, events, views, replays. Frozen, without behaviour."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType, field, structs

EVERYONE: Final = -1  # every bit set: all seats and the spectators

Word = str | int  # an argument of a text: a number, a name, or "@" and a key to translate first

Seed = int | str  # a number is for the fast generator; "blake2b:" and 64 digits are a key of the other one


class Pick(Struct, frozen=True):
    """One thing to point at: a cell, a piece, a card, a die, a button."""

    kind: Literal["cell", "piece", "card", "die", "button"]
    index: int


class Pointer(Struct, frozen=True):
    """Points something out to everyone at the table; not part of the game."""

    word: str  # a key of the game's texts
    pick: Pick


class Thing(Struct, frozen=True):
    """What a pick points at, as public information: a text key with its arguments."""

    text: str
    words: dict[str, Word]


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A text beside or inside another one: a key of the game's texts with arguments of its own."""

    text: str  # a key
    words: dict[str, Word] = field(default_factory=dict)


class Option(Struct, frozen=True):
    """One legal answer: the picks that lead to it, its notation, and its text key with arguments."""

    action: int
    picks: tuple[Pick, ...]
    notation: str
    text: str
    words: dict[str, Word] = field(default_factory=dict)
    forecast: Phrase | UnsetType = UNSET  # what it may bring, as far as the seat can tell
    dangers: tuple[Phrase, ...] | UnsetType = UNSET  # reasons to think twice before it is sent
    # what is said if it is given two times in a row, three times and so on: the text, and the words that change
    times: tuple[Phrase, ...] | UnsetType = UNSET
    reach: tuple[int, ...] | UnsetType = UNSET  # the cells that it would reach, as picks number them


class Waiting(Struct, frozen=True):
    """Something that waits to be done, by name: displays offer it as a button besides the thing to point at."""

    pick: Pick  # the first pick of its options
    name: Phrase


class Decision(Struct, frozen=True):
    """A question to one seat, with its rule."""

    seat: int
    timing: Literal["turn", "secret", "any_order"]
    prompt: str
    rule: str
    options: tuple[Option, ...]
    words: dict[str, Word] = field(default_factory=dict)
    waiting: tuple[Waiting, ...] | UnsetType = UNSET


Argument = Word | Phrase | tuple[Word | Phrase, ...]  # several are listed in the way of the language


class Sentence(Struct, frozen=True, omit_defaults=True):
    """What an event says: a key of the game's texts with its arguments. Terminal, page, log and replay say the same."""

    text: str
    words: dict[str, Argument] = field(default_factory=dict)
    seat: int = -1  # whose colour and sign stand before it
    heads: bool = False  # it names what a seat did, or a part of the game: the next ones follow from it
    routine: bool = False  # what every turn says: not worth a line of the log


class Event(Struct, frozen=True, tag_field="e", kw_only=True, omit_defaults=True, gc=False):
    """Something that happened, with the rule that caused it; each game adds tagged subclasses.

    It refers only to older objects, so it is in no cycle and the garbage collector need not track it.

    `seen` has bit 0 for the spectators and bit 1 + s for seat s. The line that makes the event decides
    who may know of it, and `redact` removes the mark before the event leaves.
    """

    rule: str
    seen: int = EVERYONE
    said: Sentence | None = None  # put on when the event leaves (`run.worded`)


class View(Struct, frozen=True, kw_only=True):
    """What one audience may know; each game adds its fields."""

    seat: int


class Setting(Struct, frozen=True):
    """An option of a table: its name, its default, its values, and the rule that defines it."""

    name: str
    default: str
    values: tuple[str, ...]  # the named values, or
    low: int = 0  # the range of a number, if there are none
    high: int = 0
    rule: str = ""
    pattern: str = ""  # a free form, described for the error message
    scenarios: tuple[str, ...] = ()  # the scenarios it applies to; empty for all


class Notice(Struct, frozen=True):
    """A notice to show before playing: a text key with its arguments."""

    text: str
    words: dict[str, Word] = field(default_factory=dict)


class Campaign(Struct, frozen=True):
    """A campaign of scenarios: what a victory is worth, and what it opens."""

    option: str  # the setting that a victory counts for
    worth: dict[str, int]  # the stars of each of its values; 0 for a badge
    unlock: str  # the rule that opens a scenario when the one before it is won; "" if all are open


class Reseeded(Struct, frozen=True, forbid_unknown_fields=True):
    """A later seed of a game: after how many actions, and which seed."""

    at: int
    seed: str


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who played a seat, and how long it took; not needed to play the replay."""

    name: str = ""
    bot: str = ""  # the bot that played, or that stood in for the person at the end
    seconds: float = 0.0  # its thinking time
    spent: int = 0  # milliseconds that the seat had to decide; 0 if unknown


class Replay(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game, which can be replayed to the same digest. It contains secrets."""

    format: int
    game: str
    rules: int
    content: str
    scenario: str
    seats: int
    options: dict[str, str]
    seed: Seed
    actions: list[str]  # "seat:notation"
    digest: str
    result: str = ""
    reseeded: tuple[Reseeded, ...] | UnsetType = UNSET  # in order; omitted if empty
    players: tuple[Player, ...] | UnsetType = UNSET  # one for each seat; omitted if unknown


def applies(setting: Setting, scenario: str) -> bool:
    """Whether the option applies to the scenario."""
    return not setting.scenarios or scenario in setting.scenarios


def pack_left_out(pack: str, file: str, key: str, reason: str) -> Notice:
    """The notice for a content pack that is left out: the wrong file and key, and why.

    The key "" or "-" means the whole file.
    """
    if key in ("", "-"):
        return Notice("pack-left-out-file", {"pack": pack, "file": file, "reason": reason})
    return Notice("pack-left-out", {"pack": pack, "file": file, "key": key, "reason": reason})


def seen_by(event: Event, seat: int, others: bool = False) -> Event:
    """The event for one seat only, or for everyone but that seat."""
    only = 1 << (seat + 1)
    return structs.replace(event, seen=~only if others else only)


def redacted(event: Event, seat: int) -> Event | None:
    """The event without its mark, for a seat (or -1, the spectators) that may know of it; otherwise None."""
    if event.seen == EVERYONE:
        return event
    if event.seen >> (seat + 1) & 1 == 0:
        return None
    return structs.replace(event, seen=EVERYONE)
