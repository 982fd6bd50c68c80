"""What can be looked up at the table: everything, or what has a word."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType
from rich.console import Group as Stack

from warbook.kernel.mistakes import Said

WIDE = 10_000  # columns: a word must not be broken


def folded(text: str) -> str:
    """A text as it is searched: without capitals, and with plain blanks where a language has others."""
    return text.casefold().replace("\N{NO-BREAK SPACE}", " ")


def having(parts: list[RenderableType], word: str) -> RenderableType:
    """The parts one below the other, with a word only those that have it; none is a mistake that says so."""
    found = [part for part in parts if folded(word) in folded(plain(part))] if word else parts
    if not found:
        raise Said("cards-none", text=word)
    return Stack(*found)


def plain(part: RenderableType) -> str:
    """What is printed of something, in one line where it has no breaks of its own."""
    written = io.StringIO()
    Console(file=written, width=WIDE, color_system=None).print(part)
    return written.getvalue()
