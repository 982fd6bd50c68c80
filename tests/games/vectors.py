"""What holds for the vectors of every game: numbers, cases, files, and the example of the guide."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from importlib import resources
from string import ascii_lowercase

from tests.architecture.tree import ROOT
from warbook.kernel.vectors import Vector, read_vectors

OURS = 200  # our own examples are numbered from here


def check_numbers(vectors: Sequence[Vector], prefix: str, of_the_rules: int) -> None:
    """Every id is there once, so many are the specification's, and our own have no gaps."""
    ids = Counter(vector.id for vector in vectors)
    assert [known for known, count in ids.items() if count > 1] == []
    named = [match for match in map(numbered(prefix).fullmatch, ids) if match]
    assert len(named) == len(ids)
    numbers = {int(match[1]) for match in named}
    assert len({number for number in numbers if number < OURS}) == of_the_rules
    ours = sorted(number for number in numbers if number > OURS)
    assert ours == list(range(OURS + 1, OURS + 1 + len(ours))), "our own numbers have no gaps"


def check_cases(vectors: Sequence[Vector], prefix: str) -> None:
    """The cases of an example follow one another: a, b, c."""
    cases: dict[str, str] = {}
    for vector in vectors:
        match = numbered(prefix).fullmatch(vector.id)
        assert match
        cases[match[1]] = cases.get(match[1], "") + (match[2] or "a")
    assert {number: letters for number, letters in cases.items() if not ascii_lowercase.startswith(letters)} == {}


def check_files(vectors: Sequence[Vector], package: str) -> None:
    """Every file of the folder is run, and every content pack beside them is used."""
    folder = resources.files(package) / "vectors"
    assert {vector.file for vector in vectors} == {str(file) for file in folder.iterdir() if file.is_file()}
    assert {vector.pack for vector in vectors} - {""} == {file.name for file in folder.iterdir() if file.is_dir()}


def example_of_the_guide(prefix: str) -> Vector:
    """The example that docs/vectors.md gives for a game."""
    guide = (ROOT / "docs" / "vectors.md").read_text(encoding="utf-8")
    (text,) = re.findall(rf"```\n(id: {prefix}-EX-901\n.*?)```", guide, flags=re.DOTALL)
    return read_vectors(text, "x.txt")[0]


def numbered(prefix: str) -> re.Pattern[str]:
    """How the vectors of a game are called: a number, and a letter for one of several cases."""
    return re.compile(rf"{prefix}-EX-([0-9]+)([a-z]?)")
