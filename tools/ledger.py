"""The finished games of a soak, so an interrupted one can continue."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Generic, TypeVar

T = TypeVar("T")
ROOT = Path(__file__).parents[1]
PLAYED_BY = ("src/warbook/kernel", "src/warbook/bots", "tools/trials")  # besides the game itself


def code_hash(package: str) -> str:
    """A hash of the code and the content that play and check a package's games."""
    found = hashlib.sha256()
    family = package.split(".")[2]  # warbook.games.<family>
    for folder in (*PLAYED_BY, f"src/warbook/games/{family}"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


class Ledger(Generic[T]):
    """A file of results, each written at once; a line truncated by a crash is played again."""

    def __init__(self, path: Path, code: str) -> None:
        """Open or create the file; results of other code are dropped."""
        self.path = path
        self.kept: list[T] = []
        whole = 0
        if path.exists():
            with path.open("rb") as file:
                for place, entry in enumerate(entries(file)):
                    if place == 0 and entry != code:
                        raise ValueError(f"{path}: these games were played by other code; name another file")
                    if place > 0:
                        self.kept.append(entry)
                    whole = file.tell()
        with path.open("ab") as file:
            file.truncate(whole)
        if whole == 0:
            self._write(code)

    def add(self, result: T) -> None:
        """Save one more result."""
        self._write(result)

    def _write(self, entry: object) -> None:
        with self.path.open("ab") as file:
            pickle.dump(entry, file)


def entries(file: IO[bytes]) -> Iterator[Any]:
    """All complete entries."""
    while True:
        try:
            yield pickle.load(file)
        except (EOFError, pickle.UnpicklingError):
            return
