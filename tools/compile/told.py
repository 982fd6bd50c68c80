"""Says how far a build is: as one line of the terminal, and in a file for the server's page."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final, Self, TextIO

BEHIND: Final = (
    "The rules are being compiled behind the game, for some minutes. You can play already; when it is done the bots "
    "think about ten times faster."
)
DONE: Final = "The rules are compiled. Bots use them from their next move on, the server from its next start."
CLEAR: Final = "\r\x1b[K"  # the line anew


class Told:
    """Counts finished libraries, from the beginning of a build to its end."""

    def __init__(self, folder: Path, parts: int, done: int, is_behind: bool, out: TextIO | None = None) -> None:
        """Begin with what had been compiled before."""
        self._file = folder / "progress.json"
        self._parts = parts
        self._done = done
        self._is_behind = is_behind
        self._out = out or sys.stderr
        self._began = monotonic()

    def __enter__(self) -> Self:
        """Say that it begins."""
        if self._is_behind:
            print(BEHIND, file=self._out, flush=True)
        self._say(is_new=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Say that it is over, and how if it went well."""
        with suppress(OSError):
            self._file.unlink()
        if self._out.isatty():
            self._out.write(CLEAR)
        if kind is None and self._is_behind:
            print(DONE, file=self._out, flush=True)

    def add(self) -> None:
        """One more library is done."""
        self._done += 1
        self._say(is_new=True)

    def tick(self) -> None:
        """Time has passed."""
        self._say(is_new=False)

    def _say(self, is_new: bool) -> None:
        seconds = int(monotonic() - self._began)
        written = self._file.with_suffix(".new")
        written.write_text(json.dumps({"done": self._done, "parts": self._parts, "seconds": seconds}), encoding="utf-8")
        written.replace(self._file)
        line = f"Compiling the rules: {self._done} of {self._parts} parts, {seconds // 60}:{seconds % 60:02} minutes"
        if self._out.isatty():
            self._out.write(CLEAR + line)
        elif is_new:
            self._out.write(line + "\n")
        self._out.flush()
