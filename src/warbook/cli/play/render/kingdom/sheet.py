"""A screen of parts. If the window is too low, less important parts are left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions
from rich.text import Text

QUESTION: Final = 6  # lines below the sheet: the question, a few answers or the hint, the input


class Part(NamedTuple):
    """Lines that belong together."""

    rank: int  # 0 is never left out; higher ranks go first
    lines: list[Text]


class Sheet:
    """Parts from top to bottom; the last ones are next to the question."""

    def __init__(self, parts: list[Part], more: str) -> None:
        """Store the parts, and the text shown when some are left out."""
        self.parts = [part for part in parts if part.lines]
        self.more = more

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The lines that fit; all of them without an interactive window."""
        tall = [sum(len(line.wrap(console, options.max_width)) for line in part.lines) for part in self.parts]
        kept = set(range(len(tall)))
        if console.is_terminal:
            kept = self._kept(tall, options.size.height - QUESTION)
        if len(kept) < len(tall):
            yield Text(self.more, style="dim")
        for number in sorted(kept):
            yield from self.parts[number].lines

    def _kept(self, tall: list[int], room: int) -> set[int]:
        """The parts of rank 0, then others by rank while they fit, with a line for those left out."""
        ranked = sorted(range(len(tall)), key=lambda number: self.parts[number].rank)
        if sum(tall) <= room:
            return set(ranked)
        kept: set[int] = set()
        left = room - 1
        for number in ranked:
            if self.parts[number].rank == 0 or tall[number] <= left:
                kept.add(number)
                left -= tall[number]
        return kept
