"""The shapes of the content's tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Size = Annotated[int, Meta(ge=2, le=9)]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The board, and how many turns a game may take."""

    files: Size
    ranks: Size
    turns: Annotated[int, Meta(ge=1, le=99)]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side: its home rank, and the cell on which its scout begins."""

    home: Annotated[int, Meta(ge=1)]
    scout: str


class Content(Struct, frozen=True):
    """Everything that the box holds."""

    numbers: Numbers
    sides: dict[str, Side]
    hash: str
