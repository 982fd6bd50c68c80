"""Content from TOML files, and packs that add to it or replace parts of it. Shared by all games with packs.

A game declares its files, the kinds of tables in each and their shapes. A mistake in a file is one
ValueError, "file: key: reason". A pack is a folder `packs/<game>/<its name>/` in the data folder.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Container, Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from warbook.kernel.wire import Notice, pack_left_out

T = TypeVar("T")
ABOUT: Final = "pack.toml"  # a pack's description
ONE: Final = ""  # the id of a single table, such as [prices]
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack's description."""

    name: str
    version: str
    about: str = ""


class Kind(Struct, frozen=True):
    """A kind of table: its file, its name there, its shape."""

    file: str
    name: str
    shape: type[Struct]
    into: str  # the field of the game's content that holds them
    once: bool = False  # a single table without an id
    coded: bool = False  # its ids are codes like G01
    optional: bool = False  # the file may be missing, or a single table


class Shelf:
    """The tables of the folders read so far, by kind and id, with the file of each."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        """Start empty."""
        self.kinds = {kind.name: kind for kind in kinds}
        self.files = tuple(dict.fromkeys(kind.file for kind in kinds))
        self.needed = {kind.file for kind in kinds if not kind.optional}
        self.tables: dict[str, dict[str, Struct]] = {kind.name: {} for kind in kinds}
        self.places: dict[str, str] = {}
        self.fresh: set[str] = set()  # the tables of the last folder

    def of(self, kind: str, shape: type[T]) -> dict[str, T]:
        """The tables of a kind by id."""
        return {id: table for id, table in self.tables[kind].items() if isinstance(table, shape)}

    def one(self, kind: str, shape: type[T]) -> T:
        """The single table of a kind."""
        table = self.tables[kind].get(ONE)
        if not isinstance(table, shape):
            raise ValueError(f"{self.kinds[kind].file}: {kind}: the table is missing")
        return table

    def filled(self, content: type[T]) -> T:
        """A game's content with all that was read, and its hash."""
        fields: dict[str, object] = {"hash": self.hash()}
        for kind in self.kinds.values():
            if not kind.once:
                fields[kind.into] = self.of(kind.name, kind.shape)
            elif not kind.optional or ONE in self.tables[kind.name]:
                fields[kind.into] = self.one(kind.name, kind.shape)
        return content(**fields)

    def lay(self, folder: Path, prefix: str, needed: bool) -> None:
        """Add a folder's files; a table with an existing id replaces the old table."""
        fresh: dict[str, str] = {}
        for name in self.files:
            if not (needed and name in self.needed) and not (folder / name).is_file():
                continue
            for kind, tables in parsed(folder / name, prefix + name).items():
                for key in self._put(prefix + name, name, kind, tables):
                    fresh[key] = prefix + name
        self.places.update(fresh)
        self.fresh = set(fresh)

    def _put(self, place: str, file: str, name: str, tables: object) -> list[str]:
        kind = self.kinds.get(name)
        if kind is None or kind.file != file:
            known = ", ".join(each.name for each in self.kinds.values() if each.file == file)
            raise ValueError(f"{place}: {name}: not a kind of table of this file, which is {known}")
        if kind.once:
            self.tables[name][ONE] = shaped(place, name, tables, kind.shape)
            return [name]
        if not isinstance(tables, dict):
            raise ValueError(f"{place}: {name}: an id has a table of its own, as in [{name}.some-id]")
        for id, table in tables.items():
            key = f"{name}.{id}"
            if not is_id(id.lower() if kind.coded else id):
                raise ValueError(f"{place}: {key}: an id is lower-case letters and digits with single hyphens between")
            if not isinstance(table, dict):
                raise ValueError(f"{place}: {key}: an id has a table of its own, as in [{name}.some-id]")
            self.tables[name][id] = shaped(place, key, table, kind.shape)
        return [f"{name}.{id}" for id in tables]

    def hash(self) -> str:
        """The content hash. It includes the order of the tables, because dealing depends on it."""
        parts = list(self.tables.values())
        code = msgspec.json.encode([[list(part) for part in parts], parts], order="sorted")
        return hashlib.sha256(code).hexdigest()[:16]


def laid_over(
    kinds: Sequence[Kind],
    home: Path,
    packs: Sequence[Path],
    content: type[T],
    check: Callable[[T, dict[str, str], set[str]], None],
    named: Callable[[Path, T], None],
) -> T:
    """A game's content with these packs on top, in order; a ValueError has file, key and reason.

    `check` checks the content after each folder; `named` checks the texts of a pack.
    """
    shelf = Shelf(kinds)
    shelf.lay(home, "", needed=True)
    filled = shelf.filled(content)
    check(filled, shelf.places, shelf.fresh)
    for folder in packs:
        read_pack(folder, shelf.files)
        shelf.lay(folder, f"{folder.name}/", needed=False)
        filled = shelf.filled(content)
        check(filled, shelf.places, shelf.fresh)
        named(folder, filled)
    return filled


class Examined:
    """A shelf being checked. A mistake is one sentence with file, key and reason."""

    def __init__(self, places: Mapping[str, str], fresh: set[str]) -> None:
        """Remember the file of each table, and which were read last."""
        self.places = places
        self.fresh = fresh

    def fail(self, table: str, key: str, reason: str) -> NoReturn:
        """Raise an error with its place."""
        raise ValueError(f"{self.places[table]}: {table}{'.' if key else ''}{key}: {reason}")

    def need(self, holds: bool, table: str, key: str, reason: str) -> None:
        """Fail unless the condition holds."""
        if not holds:
            self.fail(table, key, reason)

    def known(self, table: str, key: str, kind: str, name: str, among: Container[str]) -> None:
        """Fail unless the id exists."""
        self.need(name in among, table, key, f"there is no {kind} {name}")


def is_id(name: str) -> bool:
    """Whether a name has only lower-case letters and digits with single hyphens between them."""
    return _ID.fullmatch(name) is not None


def read_pack(folder: Path, files: Sequence[str]) -> Pack:
    """Read a pack's description; its folder may contain only known files."""
    place = f"{folder.name}/{ABOUT}"
    if not (folder / ABOUT).is_file():
        raise ValueError(f"{place}: a pack needs this file with its name and version")
    for path in sorted(folder.glob("*.toml")):
        if path.name not in (*files, ABOUT):
            raise ValueError(f"{folder.name}/{path.name}: not a content file, which are {', '.join(files)}")
    return shaped(place, "", parsed(folder / ABOUT, place), Pack)


def find_packs(data: Path, game: str) -> list[Path]:
    """The packs of a game in a data folder, in name order."""
    home = data / "packs" / game
    return sorted(path for path in home.iterdir() if path.is_dir()) if home.is_dir() else []


def sound_packs(paths: Sequence[Path], read: Callable[[Sequence[Path]], object]) -> tuple[list[Path], list[Notice]]:
    """The packs that work on top of each other, and a notice for each that does not."""
    sound: list[Path] = []
    broken: list[Notice] = []
    for path in paths:
        try:
            read([*sound, path])
        except ValueError as error:
            broken.append(left_out(path.name, str(error)))
        else:
            sound.append(path)
    return sound, broken


def left_out(pack: str, mistake: str) -> Notice:
    """The notice for a pack that is left out; a mistake is "file: key: reason" or "file: reason"."""
    file, _, rest = mistake.partition(": ")
    key, colon, reason = rest.partition(": ")
    return pack_left_out(pack, file, key, reason) if colon else pack_left_out(pack, file, "-", rest)


def tables_in(path: Path, shape: type[T]) -> dict[str, T]:
    """The tables of a file by id, all of one kind; for content without packs."""
    return {id: shaped(path.name, id, table, shape) for id, table in parsed(path, path.name).items()}


def parsed(path: Path, place: str) -> dict[str, object]:
    """Read a TOML file; a ValueError says why it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise ValueError(f"{place}: not UTF-8 at byte {error.start}") from error
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{place}: not TOML: {error}") from error
    except OSError as error:
        raise ValueError(f"{place}: cannot be read: {error.strerror}") from error


def shaped(place: str, key: str, table: object, shape: type[T]) -> T:
    """Convert a table to its shape; a mistake is a ValueError with file, key and reason."""
    try:
        return msgspec.convert(table, shape)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).replace("`", "").partition(" - at $")
        where = f"{key}{path}".removeprefix(".")
        raise ValueError(f"{place}: {where}: {reason}" if where else f"{place}: {reason}") from error
