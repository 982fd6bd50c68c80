"""Lookup at the table: everything, or what contains a word."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType
from rich.console import Group as Stack

from warbook.kernel.mistakes import Said

WIDE = 10_000  # columns: words must not be broken


def folded(text: str) -> str:
    """A text prepared for search: lower case with plain blanks."""
    return text.casefold().replace("\N{NO-BREAK SPACE}", " ")


def having(parts: list[RenderableType], word: str) -> RenderableType:
    """The parts below each other; with a word, only those that contain it. None found is an error."""
    found = [part for part in parts if folded(word) in folded(plain(part))] if word else parts
    if not found:
        raise Said("cards-none", text=word)
    return Stack(*found)


def plain(part: RenderableType) -> str:
    """The plain text of something printable, without extra line breaks."""
    written = io.StringIO()
    Console(file=written, width=WIDE, color_system=None).print(part)
    return written.getvalue()
