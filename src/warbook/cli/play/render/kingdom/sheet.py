"""Parts of a screen, one below the other: where the window is too low for all, those that can wait are left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions
from rich.text import Text

QUESTION: Final = 6  # lines below the sheet: the question, a few answers or the hint, what is typed


class Part(NamedTuple):
    """Lines that belong together."""

    rank: int  # 0 is never left out; the higher, the sooner
    lines: list[Text]


class Sheet:
    """Parts from top to bottom; the last ones stand next to the question."""

    def __init__(self, parts: list[Part], more: str) -> None:
        """Take the parts, and what is said when some are left out."""
        self.parts = [part for part in parts if part.lines]
        self.more = more

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The lines that fit; all of them where nobody sits at a window."""
        tall = [sum(len(line.wrap(console, options.max_width)) for line in part.lines) for part in self.parts]
        kept = set(range(len(tall)))
        if console.is_terminal:
            kept = self._kept(tall, options.size.height - QUESTION)
        if len(kept) < len(tall):
            yield Text(self.more, style="dim")
        for number in sorted(kept):
            yield from self.parts[number].lines

    def _kept(self, tall: list[int], room: int) -> set[int]:
        """The parts of rank 0, then the others by rank as long as they fit, with a line for what is left out."""
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
