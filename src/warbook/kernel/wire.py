"""What leaves the rules: decisions, options, events, views, replays. Plain frozen structs, no behaviour."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType, field, structs

EVERYONE: Final = -1  # every bit set: all seats and the spectators

Word = str | int  # an argument of a text: a number, a name, or a key behind "@" to be translated first

Seed = int | str  # a number is for the quick generator; "blake2b:" and 64 digits are a key of the other one


class Pick(Struct, frozen=True):
    """One thing to point at: a cell, a piece, a card, a die, a button."""

    kind: Literal["cell", "piece", "card", "die", "button"]
    index: int


class Ping(Struct, frozen=True):
    """A word to everyone at the table about a thing that lies there: talk, and no part of the game."""

    word: str  # a key of the game's texts
    pick: Pick


class Thing(Struct, frozen=True):
    """What a pick points at, for everyone: a key of the game's texts with its arguments."""

    text: str
    words: dict[str, Word]


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A text beside or inside another one: a key of the game's texts with arguments of its own."""

    text: str  # a key
    words: dict[str, Word] = field(default_factory=dict)


class Option(Struct, frozen=True):
    """One legal answer: the picks that lead to it, its notation, and its text as a key with arguments."""

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


class Decision(Struct, frozen=True):
    """A question to one seat, with the rule that asks it."""

    seat: int
    timing: Literal["turn", "secret", "any_order"]
    prompt: str
    rule: str
    options: tuple[Option, ...]
    words: dict[str, Word] = field(default_factory=dict)


class Event(Struct, frozen=True, tag_field="e", kw_only=True, omit_defaults=True, gc=False):
    """Something that happened, with the rule that made it; each game adds tagged subclasses.

    It is made of what was there before it, so it is in no cycle, and the garbage collector need not count it.

    `seen` has bit 0 for the spectators and bit 1 + s for seat s: who may know of it is decided in the line
    that makes the event, and `redact` takes the mark off before the event leaves.
    """

    rule: str
    seen: int = EVERYONE


class View(Struct, frozen=True, kw_only=True):
    """What one audience may know; each game adds its fields, one by one."""

    seat: int


class Setting(Struct, frozen=True):
    """An option of a table: its name, its default, the other values, and the rule that defines it."""

    name: str
    default: str
    values: tuple[str, ...]  # the named values, or
    low: int = 0  # the range of a number, when there are none
    high: int = 0
    rule: str = ""
    pattern: str = ""  # a free form, described for the error message
    scenarios: tuple[str, ...] = ()  # those it means something in; none named: all of them


class Notice(Struct, frozen=True):
    """Something about a game that people should hear before they play: a key of the texts with its arguments."""

    text: str
    words: dict[str, Word] = field(default_factory=dict)


class Campaign(Struct, frozen=True):
    """How a game's scenarios are won one after the other: what a victory is worth, and what it opens."""

    option: str  # the setting that a victory counts for
    worth: dict[str, int]  # the stars of each of its values; 0 for one that gives a badge
    unlock: str  # the rule by which a scenario opens when the one before it is won; "" when all are open


class Reseeded(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the chance of a game was made new: after so many actions, from this seed."""

    at: int
    seed: str


class Replay(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game: enough to play it again to the same digest. It contains secrets."""

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
    reseeded: tuple[Reseeded, ...] | UnsetType = UNSET  # in order; not written when there is none


def applies(setting: Setting, scenario: str) -> bool:
    """Whether the option means something in the scenario."""
    return not setting.scenarios or scenario in setting.scenarios


def pack_left_out(pack: str, file: str, key: str, reason: str) -> Notice:
    """A content pack that the game goes on without: the file and the key in it that are wrong, and why.

    With the key "" or "-" the file as a whole is wrong.
    """
    if key in ("", "-"):
        return Notice("pack-left-out-file", {"pack": pack, "file": file, "reason": reason})
    return Notice("pack-left-out", {"pack": pack, "file": file, "key": key, "reason": reason})


def seen_by(event: Event, seat: int, others: bool = False) -> Event:
    """The event for one seat alone, or for everyone but that seat."""
    only = 1 << (seat + 1)
    return structs.replace(event, seen=~only if others else only)


def redacted(event: Event, seat: int) -> Event | None:
    """The event without its mark, for a seat (or -1, the spectators) that may know of it; else None."""
    if event.seen == EVERYONE:
        return event
    if event.seen >> (seat + 1) & 1 == 0:
        return None
    return structs.replace(event, seen=EVERYONE)
