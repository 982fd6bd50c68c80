"""The words of steps as numbers: a named number stands for the word that its name says."""

from __future__ import annotations

import ast
from pathlib import Path

from warbook.games.kingdom.effects import vocabulary

# names that do not have the word in them
OTHERWISE = {"BRING": "companion", "TOP_LAYER": "boss", "AT_ONCE": "", "FOR_GOOD": "end"}
# the others of these are known by their words alone
SOME = {"FAMILIES": ["BARRACKS"], "PIECE_NAMES": ["ANY_TOTEM"]}


def blocks() -> dict[str, list[str]]:
    """By list of words: the names of its numbers, which stand behind it in the file."""
    found: dict[str, list[str]] = {}
    for line in ast.parse(Path(vocabulary.__file__).with_name("vocabulary.py").read_text(encoding="utf-8")).body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            if isinstance(line.value, ast.Constant):
                found[next(reversed(found))].append(line.target.id)
            else:
                found[line.target.id] = []
    return found


def test_every_number_stands_for_the_word_of_its_name() -> None:
    for many, names in blocks().items():
        said: list[str] = getattr(vocabulary, many)
        for name in names:
            word = said[getattr(vocabulary, name)]
            assert word == OTHERWISE[name] if name in OTHERWISE else word.upper().replace("-", "_") in name, name
            assert word or name in OTHERWISE, name


def test_every_word_has_its_number() -> None:
    for many, names in blocks().items():
        said: list[str] = getattr(vocabulary, many)
        numbers = [getattr(vocabulary, name) for name in names]
        if many in SOME:
            assert names == SOME[many]
        elif numbers:
            assert numbers == list(range(len(said)))[-len(numbers) :], many
            assert said[: -len(numbers)] in ([], [""]), many
    assert [many for many, names in blocks().items() if not names] == ["FORCES"], "forces are read by number"
