"""A keyboard for tests: lines typed in advance, or by somebody who reads the screen first."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from warbook.cli.commands import play, replay

NUMBERED = re.compile(r"(?:^|\s)\s*(\d+) ([+~$!&%.a-h][^\s]*(?: [a-h][1-4]\b)*(?: (?:cross|diag)\b)?|pass\b)")


class Shown(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """What was printed, without the breaks that the width of the screen makes."""
        return re.sub(r"\s+", " ", self.out)


class Screen:
    """Stands for standard input and output; whoever types may look at what was printed since the last line."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        self.out = io.StringIO()
        self.answer = answer
        self.read = 0

    def readline(self) -> str:
        new = self.out.getvalue()[self.read :]
        self.read = len(self.out.getvalue())
        return self.answer(new)

    def isatty(self) -> bool:
        return False


class Keyboard:
    """Runs commands with somebody at the keyboard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder
        self.game = "summoner-war"
        monkeypatch.chdir(folder)  # a person may save a game under any name
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))
        monkeypatch.setenv("LANG", "C.UTF-8")
        for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS"):
            monkeypatch.delenv(name, raising=False)

    def run(self, command: Callable[[list[str]], int], arguments: str, answer: Callable[[str], str]) -> Shown:
        screen, errors = Screen(answer), io.StringIO()
        with self.monkeypatch.context() as patched:
            patched.setattr("sys.stdin", screen)
            patched.setattr("sys.stdout", screen.out)
            patched.setattr("sys.stderr", errors)
            code = command(arguments.split())
        return Shown(code, screen.out.getvalue(), errors.getvalue())

    def play(self, arguments: str, lines: Iterable[str]) -> Shown:
        """Play the game with these lines, then the end of the input."""
        typed = iter(lines)
        return self.run(play.run, f"{self.game} {arguments}", lambda new: next((f"{line}\n" for line in typed), ""))

    def play_by(self, arguments: str, answer: Callable[[str], str]) -> Shown:
        """Play the game, each line an answer to what was printed."""
        return self.run(play.run, f"{self.game} {arguments}", answer)

    def replay(self, arguments: str, lines: Iterable[str] = ()) -> Shown:
        typed = iter(lines)
        return self.run(replay.run, arguments, lambda new: next((f"{line}\n" for line in typed), ""))

    def kept(self) -> Path:
        """The one file in the data folder."""
        (file,) = (self.folder / "warbook").glob("*.json")
        return file


class Lister:
    """Somebody who asks for the list, types one of its numbers, and has had enough after some lines."""

    def __init__(self, numbered: re.Pattern[str], seed: int, lines: int = 100_000) -> None:
        self.numbered = numbered  # what a line of the list looks like, with its number
        self.random = Random(seed)
        self.left = lines
        self.listed = False

    def __call__(self, new: str) -> str:
        self.left -= 1
        if self.left <= 0:
            return "quit\n"
        if not new.rstrip().endswith(">"):
            return "\n"
        self.listed = not self.listed
        if self.listed:
            return "list\n"
        numbers = [int(number) for number in self.numbered.findall(new)]
        return f"{self.random.choice(numbers)}\n" if numbers else "random\n"


class Typist:
    """Somebody who asks for the list and types one of its moves, by number or in the notation."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.listed = False
        self.prepared: dict[str, int] = {}

    def __call__(self, new: str) -> str:
        prompt = new.splitlines()[-1] if new else ""
        if not prompt.rstrip().endswith(">"):
            return "\n"  # take the seat
        if "Prepare in secret" in new:
            return "lock\n" if "To place: none" in new else "random\n"
        self.listed = not self.listed
        if self.listed:
            return "list\n"
        moves = NUMBERED.findall(new)
        assert moves, new
        number, notation = self.random.choice(moves)
        return f"{self.random.choice((number, notation))}\n"


def silent(new: str) -> str:
    raise AssertionError(f"nothing is asked here: {new}")
