"""Screen and keyboard: rich for output, plain lines for input, so scripts work too."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final, Protocol

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from warbook.cli.play.screen import Line
from warbook.kernel.content.texts import CONTROLS, Texts
from warbook.kernel.mistakes import Said
from warbook.kernel.wire import Word

YES: Final = ("y", "yes", "t", "tak", "是", "好")


class Closed(Exception):
    """The input has ended, or Ctrl-C was pressed."""


class Terminal:
    """The terminal, in one language."""

    def __init__(self, texts: Texts, *, ascii_only: bool = False) -> None:
        """Use standard input and output; unsupported characters are replaced."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.texts = texts
        self.console = Console(highlight=False)
        self.ascii_only = ascii_only or not self.console.encoding.startswith("utf")
        # with this import input() has line editing and history; not every Python has it
        self._editor = _line_editor() if sys.stdin.isatty() else None

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    def text(self, key: str, **words: Word) -> str:
        """Format a message."""
        return self.texts.say(key, words)

    def say(self, key: str, *, style: str = "", **words: Word) -> None:
        """Print a message."""
        self._sentence(Text(self.text(key, **words), style=style))

    def complain(self, sentence: str) -> None:
        """Print an error, marked by more than its colour."""
        self._sentence(Text(f"! {sentence}", style="bold yellow"))

    def _sentence(self, text: Text) -> None:
        # a long file name is not broken, so it can be copied
        whole = any(cell_len(word) > self.width - 2 for word in text.plain.split())
        self.console.print(text, soft_wrap=whole)

    def explain(self, error: Said) -> None:
        """Print an error that has a text key."""
        self.complain(self.texts.say(error.key, error.words))

    def note(self, text: str) -> None:
        """Print a longer text, indented."""
        self.show(Padding(Text(text), (0, 2), expand=False))

    def tell(self, lines: Iterable[Line]) -> None:
        """Print events, each with its rule; sentences that name an action stand out."""
        for line in lines:
            sentence = self.texts.say(line.key, line.words)
            if line.heads:
                self.show(Text(sentence, style="bold"))
            else:
                self.show(Text.assemble("  ", sentence, (self.text("citation", rule=line.rule), "dim")))

    def command(self, key: str, command: list[str]) -> None:
        """Print a message with a command to copy, quoted for the shell and not broken into lines."""
        self.console.print(Text(self.text(key, command=shlex.join(command))), soft_wrap=True)

    def path(self, key: str, file: Path) -> None:
        """Print a message with a path to copy, quoted for the shell and not broken into lines."""
        self.console.print(Text(self.text(key, file=shlex.quote(str(file)))), soft_wrap=True)

    def help(self, text: str) -> None:
        """Print lines of the form "command  description" in two columns, other lines unchanged."""
        grid = _two_columns()
        for line in text.splitlines():
            typed, blanks, meaning = line.partition("  ")
            if blanks:
                grid.add_row(f"  {typed}", Text(meaning.strip()))
                continue
            self._flush(grid)
            grid = _two_columns()
            self.note(line)
        self._flush(grid)

    def _flush(self, grid: Grid) -> None:
        if grid.row_count:
            self.show(grid)

    def show(self, drawn: RenderableType) -> None:
        """Print a renderable."""
        self.console.print(drawn)

    def clear(self) -> None:
        """Clear the screen, the scrollback and the input history."""
        if self._editor is not None:
            self._editor.clear_history()
        if self.console.is_terminal:
            # clearing moves the screen into the scrollback of some terminals, so drop that afterwards
            self.console.clear()
            self.console.file.write("\033[3J")
            self.console.file.flush()
        else:
            self.console.rule(characters="-" if self.ascii_only else "─")

    def ask(self, prompt: str) -> str:
        """Read a line, without surrounding blanks."""
        try:
            # print the prompt with input(), because line editing would erase it otherwise
            return input(f"{prompt} ").translate(CONTROLS).strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            raise Closed from gone

    def confirms(self, key: str, **words: Word) -> bool:
        """Ask for a yes."""
        return self.ask(self.text(key, **words)).lower() in YES


class _Editor(Protocol):
    def clear_history(self) -> None:
        """Clear the input history."""


def _line_editor() -> _Editor | None:
    with suppress(ImportError):
        import readline

        return readline
    return None


def _two_columns() -> Grid:
    # fold, do not cut: Chinese has no blanks for line breaks
    return Grid.grid(Column(no_wrap=True, style="cyan"), Column(overflow="fold"), padding=(0, 2))
