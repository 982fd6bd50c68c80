"""The structs of Summoner War's content, and the checks across its files."""

from __future__ import annotations

import hashlib
import tomllib
from importlib import resources
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from warbook.kernel.wire import Setting

Letter = Literal["S", "H", "W", "P", "K", "A", "B", "F"]
Timing = Literal["summon", "passive", "spell", "battlefield"]
Choice = Literal["", "cell", "cells", "cell-lines"]
Range = int | Literal["unlimited"]


class Piece(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A piece type: ranges, limits and abilities."""

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


T = TypeVar("T")
FILES = ("pieces.toml", "cards.toml", "options.toml")


def _read(name: str) -> bytes:
    return (resources.files("warbook.games.summoner") / "content" / name).read_bytes()


def load_pieces() -> dict[str, Piece]:
    """The piece types by letter, in the order of the file."""
    pieces = _shaped("pieces.toml", Piece)
    if sum(piece.count for piece in pieces.values()) != 16:
        raise ValueError("pieces.toml: the counts must add up to 16 (SW-1.10)")
    for gift in ("royal", "herald"):
        if sum(getattr(piece, gift) * piece.count for piece in pieces.values()) != 1:
            raise ValueError(f"pieces.toml: exactly one piece of a side must be {gift}")
    return pieces


def load_cards(pieces: dict[str, Piece]) -> dict[str, Card]:
    """The cards by code, in the order of the file; every bearer must be a piece type."""
    cards = _shaped("cards.toml", Card)
    for code, card in cards.items():
        for key in ("bearer", "steps", "trains", "backlash"):
            letter = getattr(card, key)
            if letter and letter not in pieces:
                raise ValueError(f"cards.toml: {code}.{key}: {letter} is not a piece type")
        if bool(card.choice) and not card.sign:
            raise ValueError(f"cards.toml: {code}.sign: a card with a choice needs a sign")
    return cards


def load_settings() -> list[Setting]:
    """The options of a table with their defaults."""
    return [
        Setting(name, shape.default, shape.values, shape.low, shape.high, shape.rule, shape.pattern)
        for name, shape in _shaped("options.toml", Choices).items()
    ]


def content_hash() -> str:
    """The content hash over all content files."""
    return hashlib.blake2b(b"\0".join(_read(name) for name in FILES), digest_size=8).hexdigest()


def _shaped(name: str, shape: type[T]) -> dict[str, T]:
    shaped: dict[str, T] = {}
    for key, table in tomllib.loads(_read(name).decode()).items():
        try:
            shaped[key] = msgspec.convert(table, shape)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}: {key}: {error}") from error
    return shaped
