"""What is compiled: the libraries that setup.py names, each with a key of all that has a say in it.

A library whose key is known has been compiled before. Its key depends on its own modules, on all that they import, and
on what compiles them: mypyc writes the layout of another module's classes and the values of its constants into the C.
"""

from __future__ import annotations

import ast
import os
import sysconfig
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from warbook._variant import GAME_FILES, digest_of

COMPILERS: Final = ("mypy", "librt", "msgspec", "setuptools")
SETTINGS: Final = ("CC", "CFLAGS", "LDFLAGS")


class Library(NamedTuple):
    """One library and its modules."""

    name: str  # of its folder: what it holds, and its key
    shared: str  # the module with the code; those of `files` only lead to it
    files: tuple[str, ...]  # its modules' sources
    needs: frozenset[str]  # those, and every source that they import

    @property
    def modules(self) -> tuple[str, ...]:
        """The names of all its modules."""
        return self.shared, *map(module_of, self.files)


class Plan(NamedTuple):
    """All libraries of a tree, and the digest of every source that one of them needs."""

    libraries: tuple[Library, ...]
    sources: dict[str, str]


def module_of(file: str) -> str:
    """The module of a source."""
    return file.removeprefix("src/").removesuffix(".py").replace("/", ".")


def setup_of(root: Path) -> ModuleType:
    """The tree's setup.py, which does nothing when it is imported."""
    spec = spec_from_file_location("warbook_setup", root / "setup.py")
    assert spec is not None and spec.loader is not None
    setup = module_from_spec(spec)
    spec.loader.exec_module(setup)
    return setup


def planned(root: Path) -> Plan:
    """What has to be there for these sources."""
    setup = setup_of(root)
    imports: dict[str, set[str]] = {}
    games = [file.relative_to(root).as_posix() for pattern in GAME_FILES for file in root.glob(pattern)]
    families = [file.relative_to(root).as_posix() for file in root.glob("src/warbook/games/*/family.toml")]
    sources = {file: digest_of(root / file) for file in ["setup.py", *games, *families]}
    libraries = []
    for files, name in setup.libraries(setup.compiled_paths()):
        needs = reached(root, files, imports)
        sources |= {file: digest_of(root / file) for file in needs if file not in sources}
        key = key_of([*tools(sources["setup.py"]), *files, *(f"{sources[file]} {file}" for file in sorted(needs))])
        libraries.append(Library(f"{name}-{key}", f"{name}__mypyc", tuple(files), frozenset(needs)))
    return Plan(tuple(libraries), sources)


def tools(setup: str) -> list[str]:
    """What compiles: this Python, the compilers' versions and settings, and setup.py."""
    python = [str(sysconfig.get_config_var(name)) for name in ("EXT_SUFFIX", "py_version", "CC", "CFLAGS")]
    compilers = [f"{name} {version(name)}" for name in COMPILERS]
    return [setup, *python, *compilers, *(os.environ.get(name, "") for name in SETTINGS)]


def key_of(lines: list[str]) -> str:
    """A short name for these lines."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def reached(root: Path, files: list[str], imports: dict[str, set[str]]) -> set[str]:
    """These sources and all that they import, and so on; `imports` remembers what has been read."""
    found: set[str] = set()
    waiting = list(files)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            if file not in imports:
                imports[file] = set(imported(root, file))
            waiting += imports[file]
    return found


def imported(root: Path, file: str) -> Iterator[str]:
    """The sources of the package that a source imports, wherever in it."""
    for node in ast.walk(ast.parse((root / file).read_bytes(), file)):
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            if node.level or node.module is None:
                raise ValueError(f"{file}:{node.lineno}: a relative import: its library's key would not know of it")
            names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
        else:
            continue
        for name in names:
            if name.split(".")[0] == "warbook":
                yield from sources_of(root, name)


def sources_of(root: Path, name: str) -> Iterator[str]:
    """The source of a module or a package; nothing for other names. What a package says is no part of its modules."""
    place = f"src/{name.replace('.', '/')}"
    for file in (f"{place}/__init__.py", f"{place}.py"):
        if (root / file).exists():
            yield file
