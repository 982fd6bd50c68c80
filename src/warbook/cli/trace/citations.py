"""Which rules the code does, which are facts and which the tests show: every numbered rule of a game, in a checkout."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import warbook
from warbook.cli.trace.marks import marks_in
from warbook.cli.trace.places import Place, places_in
from warbook.games import GAMES, package_of
from warbook.kernel.api import Game
from warbook.kernel.content.rulebook import Rulebook, load_rulebook
from warbook.kernel.content.vector_files import ENDINGS
from warbook.kernel.vectors.format import decoded, read_vectors

WRITTEN = (".py", ".toml", ".ftl", ".md", ".txt", ".vec")
CODE = (".py", ".toml", ".ftl")
NOT_CODE = ("rules", "vectors")  # folders of a game: the catalogue itself, and what shows it
# folders and files of a game that speak of rules and do none
SAID = {"lessons", "text", "scenes", "rule_ids.toml", "glossary.py", "glossary_rules.py"}
MADE = "__pycache__"
NO_RULE = re.compile(r"-99\.|\.99$")  # what tests ask for when they want an id that is none

Places = dict[str, list[str]]  # rule → where it stands, in the order of the files


@dataclass(frozen=True)
class Trace:
    """One game's rules with the lines that do them and the tests and vectors that show them."""

    game: str
    book: Rulebook
    cited: Places = field(default_factory=dict)  # the names of what has a line of code that cites it
    notes: Places = field(default_factory=dict)  # the names of what only speaks of it
    lines: Places = field(default_factory=dict)  # file:line of every line of code that cites it
    facts: Places = field(default_factory=dict)  # file:line of every test of the fact that the rule states
    tests: Places = field(default_factory=dict)
    vectors: Places = field(default_factory=dict)
    unknown: Places = field(default_factory=dict)  # ids that stand somewhere and are no rules

    @property
    def uncited(self) -> list[str]:
        """The rules that stand in no code and are no facts."""
        return [rule for rule in self.undone if rule not in self.notes]

    @property
    def noted(self) -> list[str]:
        """The rules that only docstrings, texts and comments of their own line speak of, and that are no facts."""
        return [rule for rule in self.undone if rule in self.notes]

    @property
    def undone(self) -> list[str]:
        """The rules that neither a line of code does nor a test checks as a fact."""
        return [rule for rule in self.book.rules if rule not in self.lines and rule not in self.facts]

    @property
    def stated(self) -> list[str]:
        """The rules that no line of code does: facts, each with its test."""
        return [rule for rule in self.book.rules if rule not in self.lines and rule in self.facts]

    @property
    def mistaken(self) -> list[str]:
        """The rules that a test calls facts though a line of code does them."""
        return [rule for rule in self.book.rules if rule in self.lines and rule in self.facts]

    @property
    def uncovered(self) -> list[str]:
        """The rules that neither a test nor a vector shows."""
        return [rule for rule in self.book.rules if rule not in self.tests and rule not in self.vectors]

    @property
    def missing(self) -> list[str]:
        """The rules that lack the one or the other, in the order of the book."""
        return [rule for rule in self.book.rules if rule in self.undone or rule in self.uncovered]

    @property
    def complete(self) -> bool:
        """Whether nothing is missing, mistaken or unknown."""
        return not self.missing and not self.mistaken and not self.unknown


def checkout() -> Path:
    """The root of the checkout that this package runs from; installed without one there are no tests to read."""
    root = Path(warbook.__file__).parents[2]
    if not (root / "tests").is_dir() or not (root / "src" / "warbook").is_dir():
        raise ValueError("the trace reads the tests beside the package, and this installation has none: use a checkout")
    return root


# a game of any state: only its name, its prefix and its folder are asked for
def traced(game: Game[Any], root: Path) -> Trace:
    """Follow every rule of a game through the checkout."""
    package = package_of(game)
    folder = root / "src" / Path(*package.split("."))
    return follow(game.name, game.prefix, load_rulebook(package), folder, root)


def follow(name: str, prefix: str, book: Rulebook, folder: Path, root: Path) -> Trace:
    """The trace of a game whose rooms are in a folder of a checkout."""
    pattern = re.compile(rf"\b{prefix}-[0-9]+\.[0-9]+\b")
    found = Trace(name, book)
    _find_code(found, pattern, folder, root)
    for path in _files(root / "tests", (".py",)):
        for mark in marks_in(path) if path.name.startswith("test_") else []:
            file = path.relative_to(root).as_posix()
            found.tests.setdefault(mark.rule, []).append(f"{file}::{mark.test}")
            if mark.is_fact:
                found.facts.setdefault(mark.rule, []).append(f"{file}:{mark.line}")
    for path in _files(folder / "vectors", ENDINGS):
        for vector in read_vectors(decoded(path.read_bytes(), str(path)), str(path)):
            for rule in vector.rules:
                found.vectors.setdefault(rule, []).append(vector.id)
    _find_unknown(found, prefix, pattern, root)
    return found


def _find_code(found: Trace, pattern: re.Pattern[str], folder: Path, root: Path) -> None:
    """The places in the game's rooms, in those of its family if it has one, and in the kernel."""
    for path in _files(folder, CODE):
        if path.relative_to(folder).parts[0] not in NOT_CODE:
            _add(found, places_in(path, pattern), path.relative_to(folder).as_posix(), path.relative_to(root))
    sources = root / "src" / "warbook"
    if folder.parent.parent == sources / "games":
        family = folder.parent
        games = [each.parent for each in family.glob("*/rules")]
        for path in _files(family, (".py",)):
            if not any(path.is_relative_to(game) for game in games):
                _add(
                    found, places_in(path, pattern), path.relative_to(family.parent).as_posix(), path.relative_to(root)
                )
    for path in _files(sources / "kernel", CODE):
        file = f"kernel/{path.relative_to(sources / 'kernel').as_posix()}"
        _add(found, places_in(path, pattern), file, path.relative_to(root))


def _files(folder: Path, endings: tuple[str, ...]) -> list[Path]:
    """The files below a folder whose names end so, in a stable order."""
    return sorted(path for path in folder.rglob("*") if path.name.endswith(endings) and MADE not in path.parts)


def _add(found: Trace, places: list[Place], file: str, path: Path) -> None:
    for place in places:
        name = f"{file} {place.name}".rstrip()
        is_cited = place.cited and not SAID & set(path.parts)
        names = (found.cited if is_cited else found.notes).setdefault(place.text, [])
        if name not in names:
            names.append(name)
        if is_cited:
            found.lines.setdefault(place.text, []).append(f"{path.as_posix()}:{place.line}")


def _find_unknown(found: Trace, prefix: str, pattern: re.Pattern[str], root: Path) -> None:
    """Ids like those of the game that its catalogue does not have, and test marks that fit no game at all."""
    folders = [root / name for name in ("src/warbook", "tests", "tools", "docs")]
    written = [path for folder in folders for path in _files(folder, WRITTEN)]
    for path in [*written, *sorted(root.glob("*.md"))]:
        text = path.read_text(encoding="utf-8", errors="replace")
        for rule in sorted(set(pattern.findall(text)) - set(found.book.rules)):
            if not (NO_RULE.search(rule) and path.is_relative_to(root / "tests")):
                found.unknown.setdefault(rule, []).append(path.relative_to(root).as_posix())
    others = tuple(f"{game.prefix}-" for game in GAMES.values() if game.prefix != prefix)
    for places in (found.tests, found.vectors):
        for rule in sorted(places):
            if rule not in found.book.rules and rule not in found.unknown and not rule.startswith(others):
                found.unknown[rule] = places[rule]
