"""Whether the compiled modules run from their extensions or from their sources.

An installed wheel has its extensions beside the sources, and a plain import prefers them. In a checkout `make compile`
puts libraries into build/compiled, and beside them a file that names them all, with the digest of every source they are
made of: a build. A process decides once, when it starts: for a whole build that fits the sources to the byte, or for
no compiled module at all. `WARBOOK_INTERPRETED=1` asks for the latter.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]  # of a checkout
COMPILED = "build/compiled"
GAME_FILES = "src/warbook/games/*/game.toml", "src/warbook/games/*/*/game.toml"  # of a family: one folder deeper
STALE = "compiled modules are older than their sources: running interpreted; make compile"
BUILDING = "WARBOOK_BUILDING"  # in the environment of a server behind which the rules are being compiled
SILENCE = 30  # seconds: a build that says nothing for so long has been killed


class SourceFinder:
    """Finds the package's modules only as sources."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a Warbook module; None for other modules."""
        if path is None or not fullname.startswith("warbook."):
            return None
        for folder in path:
            spec = sources_in(folder).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        found = PathFinder.find_spec(fullname, path)
        if found is not None and isinstance(found.loader, ExtensionFileLoader):
            # The next finder would load it, and deleted code would still run.
            raise ImportError(f"{fullname} is compiled but has no source; make compile", name=fullname)
        return None


@cache
def sources_in(folder: str) -> FileFinder:
    """Finds sources in a folder, and remembers what is there."""
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


class BuildFinder:
    """Finds the modules of one build. A library that has gone since is an ImportError, never a source."""

    def __init__(self, modules: dict[str, Path]) -> None:
        """Take over the files of a build."""
        self._modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The library of a compiled module; None for other modules."""
        file = self._modules.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def choose_variant() -> None:
    """In a checkout: load a build that fits the sources, or nothing but sources. Installed files are as they are."""
    if is_interpreted_asked():
        sys.meta_path.insert(0, SourceFinder())
    elif is_checkout(ROOT):
        sys.meta_path.insert(0, SourceFinder())
        modules = fitting(ROOT)
        if modules is not None:
            sys.meta_path.insert(0, BuildFinder(modules))
        elif BUILDING not in os.environ and any(builds(ROOT)):
            print(STALE, file=sys.stderr)


def is_interpreted_asked() -> bool:
    """Whether the environment asks for the sources."""
    return os.environ.get("WARBOOK_INTERPRETED", "0") not in ("", "0")


def is_checkout(root: Path) -> bool:
    """Whether the sources are a checkout, where they may change."""
    return (root / "pyproject.toml").exists()


def builds(root: Path) -> Iterator[Path]:
    """The files of all builds that were completed, the newest first."""
    found = [(file.stat().st_mtime_ns, file) for file in (root / COMPILED / "builds").glob("*.json")]
    return (file for _, file in sorted(found, reverse=True))


def fitting(root: Path) -> dict[str, Path] | None:
    """The modules of the newest build that fits the sources, with their libraries; None without such a build."""
    known: dict[str, str] = {}
    for file in builds(root):
        try:
            found = json.loads(file.read_bytes())
            if fits(root, found, known):
                return {name: root / COMPILED / place for name, (place, _) in found["modules"].items()}
        except (OSError, ValueError, KeyError, TypeError):
            continue  # not a build, or one of another time
    return None


# A build's file says: its `suffix`, its `sources` with their digests, its `modules` with their places and sizes.
def fits(root: Path, build: dict[str, Any], known: dict[str, str]) -> bool:
    """Whether a build is for this Python, made of the sources that are here, and whole."""
    if build["suffix"] != EXTENSION_SUFFIXES[0]:
        return False
    sources, modules = build["sources"], build["modules"]
    if any(file not in sources for file in game_files(root)):
        return False
    for file, digest in sources.items():
        if file not in known:
            known[file] = digest_of(root / file)
        if known[file] != digest:
            return False
    return all((root / COMPILED / place).stat().st_size == size for place, size in modules.values())


def game_files(root: Path) -> list[str]:
    """What says of each game which modules are compiled."""
    return [file.relative_to(root).as_posix() for pattern in GAME_FILES for file in root.glob(pattern)]


def digest_of(file: Path) -> str:
    """A file's content in short; an OSError without the file."""
    return sha256(file.read_bytes()).hexdigest()


def variant() -> str:
    """`compiled` or `interpreted`, depending on how the kernel was loaded."""
    spec = find_spec("warbook.kernel.api")
    return "compiled" if spec is not None and isinstance(spec.loader, ExtensionFileLoader) else "interpreted"


def newest_build() -> int:
    """Another number as soon as another build is in place; 0 where no build would change how a process runs."""
    if is_interpreted_asked() or variant() == "compiled" or not is_checkout(ROOT):
        return 0
    try:
        return (ROOT / COMPILED / "builds").stat().st_mtime_ns
    except OSError:
        return 0


class Progress(NamedTuple):
    """How far a build is that runs now."""

    done: int
    parts: int
    seconds: int


def progress() -> Progress | None:
    """The build that runs in this checkout; None without one."""
    file = ROOT / COMPILED / "progress.json"
    try:
        if not is_checkout(ROOT) or time.time() - file.stat().st_mtime > SILENCE:
            return None
        said = json.loads(file.read_bytes())
        return Progress(int(said["done"]), int(said["parts"]), int(said["seconds"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None
