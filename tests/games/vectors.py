"""What holds for the vectors of every game: each one, their numbers, cases and files, and the examples of the guide."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from string import ascii_lowercase
from typing import ClassVar, Generic

import pytest

from tests.architecture.tree import ROOT
from tests.rules import rule
from warbook.kernel.api import Action, S
from warbook.kernel.content.vector_files import packaged
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector, listed, read_vectors

OURS = 200  # our own examples are numbered from here
PLAYED = 5  # one of so many vectors is looked at moment by moment


class VectorTests(ABC, Generic[S]):
    """The tests of a game's vectors: its own class says whose they are, who examines them and what always holds."""

    package: ClassVar[str]
    prefix: ClassVar[str]
    of_the_rules: ClassVar[int]  # worked examples of the specification, some in several cases
    guide: ClassVar[Path] = ROOT / "docs" / "vectors.md"  # where its keys are explained by examples

    @abstractmethod
    def examine(self, vector: Vector) -> list[str]:
        """What differs."""

    @abstractmethod
    def played(self, vector: Vector) -> list[tuple[Action | None, Step | None, S]]:
        """The vector moment by moment."""

    @abstractmethod
    def check_moment(self, state: S) -> None:
        """What holds at every moment."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each vector is a test of its own, marked with its rules."""
        vectors = packaged(self.package)
        if "vector" in metafunc.fixturenames:
            metafunc.parametrize("vector", [pytest.param(v, id=v.id, marks=rule(*v.rules)) for v in vectors])
        if "shown" in metafunc.fixturenames:
            metafunc.parametrize("shown", [pytest.param(v, id=v.id) for v in vectors[::PLAYED]])

    @pytest.mark.compiled
    def test_vector(self, vector: Vector) -> None:
        differences = self.examine(vector)
        assert not differences, "\n".join([f"{vector.id} {vector.title}", *differences])

    def test_a_vector_is_played_moment_by_moment(self, shown: Vector) -> None:
        entry = shown.entry("do")
        moments = self.played(shown)
        assert len(moments) == 1 + len([] if entry is None else listed(entry, ";"))
        for _, _, state in moments:
            self.check_moment(state)

    def test_every_id_is_there_once(self) -> None:
        check_numbers(packaged(self.package), self.prefix, self.of_the_rules)

    def test_the_cases_of_an_example_follow_one_another(self) -> None:
        check_cases(packaged(self.package), self.prefix)

    def test_every_file_of_the_folder_is_run(self) -> None:
        check_files(packaged(self.package), self.package)

    def test_the_examples_of_the_guide_hold(self) -> None:
        examples = examples_of_the_guide(self.guide, self.prefix)
        assert examples
        assert [self.examine(example) for example in examples] == [[]] * len(examples)

    def test_a_rule_that_is_not_in_the_catalogue_is_an_error(self) -> None:
        (known, *_) = packaged(self.package)
        text = f"id: {self.prefix}-EX-999\nrules: {known.rules[0]} {self.prefix}-9.99\nresult: ongoing"
        told = f"x.txt:1: {self.prefix}-EX-999 names {self.prefix}-9.99, which is not in the rule catalogue"
        with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
            self.examine(read_vectors(text, "x.txt")[0])


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


def examples_of_the_guide(guide: Path, prefix: str) -> list[Vector]:
    """The examples that a guide gives for a game."""
    written = guide.read_text(encoding="utf-8")
    texts = re.findall(rf"```(?:text)?\n(id: {prefix}-EX-[0-9]+\n.*?)```", written, flags=re.DOTALL)
    return [vector for text in texts for vector in read_vectors(text, "x.txt")]


def numbered(prefix: str) -> re.Pattern[str]:
    """How the vectors of a game are called: a number, and a letter for one of several cases."""
    return re.compile(rf"{prefix}-EX-([0-9]+)([a-z]?)")
