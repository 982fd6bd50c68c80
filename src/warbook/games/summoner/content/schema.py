"""The shapes of Summoner War's content."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from warbook.kernel.wire import Setting

Letter = Literal["S", "H", "W", "P", "K", "A", "B", "F"]
Timing = Literal["summon", "passive", "spell", "battlefield"]
Choice = Literal["", "cell", "cells", "cell-lines"]
Range = int | Literal["unlimited"]


class Piece(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A piece type: ranges, limits and gifts."""

    count: int
    rule: str
    orthogonal: Range = 0
    diagonal: Range = 0
    royal: bool = False
    herald: bool = False
    armoured: bool = False
    trap: bool = False
    jumps: bool = False
    tunable: bool = False
    acts_hidden: bool = False
    not_hidden: str = ""
    not_armoured: str = ""


class Card(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An augment card: who bears it, when it acts, and a word of the effect vocabulary."""

    bearer: Letter
    timing: Timing
    effect: str
    rule: str
    sign: Literal["", "$", "!", "&", "%"] = ""
    choice: Choice = ""
    lasting: bool = False
    with_summoner: bool = False
    fatal: bool = False
    once: bool = False
    forbids: str = ""
    adds: int = 0
    steps: Letter | Literal[""] = ""
    trains: Letter | Literal[""] = ""
    backlash: Letter | Literal[""] = ""


class Choices(Struct, frozen=True, forbid_unknown_fields=True):
    """An option of the table, as options.toml gives it."""

    default: str
    rule: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    pattern: str = ""


class Content(Struct, frozen=True):
    """Everything that is read from the files."""

    pieces: dict[str, Piece]  # by letter, in the order of the file
    cards: dict[str, Card]  # by code, in the order of the file
    settings: list[Setting]
    hash: str  # what a replay must have been made with
