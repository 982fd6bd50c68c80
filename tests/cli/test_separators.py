"""What the terminal says is never put together with a separator written in code: each language has its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from warbook.cli.arguments import texts_for
from warbook.cli.play.joined import choices, clauses, labelled, listed, noted, sentences
from warbook.games import GAMES
from warbook.kernel.content.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[2] / "src/warbook"
GAME = GAMES["krosmaster-arena"]
SEPARATORS = {",", ";", ":", ".", "/"}


def says(node: ast.AST) -> bool:
    """Whether a text is said somewhere in this expression."""
    return any(
        isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr in ("say", "text")
        for each in ast.walk(node)
    )


def separates(node: ast.AST) -> bool:
    """Whether this is a piece of text that separates two others: a comma, a colon, a bracket."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return node.value.strip() in SEPARATORS or node.value in (" (", "; ", ": ", ", ", ") ")


def glued(source: str, *, speaker: bool) -> Iterator[int]:
    """The lines that join texts with a literal; in the drawings of a game (a speaker) everything joined is said."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join":
            drawn = "rows" in ast.unparse(node)  # the shape of a tile, row by row
            if separates(node.func.value) and (says(node) or (speaker and not drawn)):
                yield node.lineno
        elif isinstance(node, ast.JoinedStr) and says(node):
            inner = node.values[1:] if isinstance(node.values[0], ast.Constant) else node.values
            # "warbook play: …" is how every program names itself
            between = [
                each for each in inner if not (isinstance(each, ast.Constant) and each.value == "/")
            ]  # 2/3 of them
            if any(separates(each) for each in between) and not ast.unparse(node).startswith("f'warbook "):
                yield node.lineno


def test_no_text_is_joined_with_a_literal_separator() -> None:
    sources = sorted((ROOT / "cli").rglob("*.py"))
    assert len(sources) > 40
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sources
        for line in glued(path.read_text(encoding="utf-8"), speaker="render" in path.parts)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        '", ".join(self.say(each) for each in powers)',
        '" / ".join(terminal.text(each) for each in sides)',
        "f\"{self.say('label')}: {value}\"",
        "f\"{self.say('label')} ({value})\"",
        "f\"{name}, {texts.say('kind')}\"",
    ],
)
def test_such_a_line_would_be_found(line: str) -> None:
    assert list(glued(line, speaker=False)) == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_writes_lists_in_its_own_way(language: str) -> None:
    texts = texts_for(GAME, language)
    western = language != "zh-Hant"
    assert listed(texts, ["a", "", "b"]) == ("a, b" if western else "a、b")
    assert clauses(texts, ["a", "b"]) == ("a, b" if western else "a，b")
    assert choices(texts, ["a", "b"]) == ("a / b" if western else "a、b")
    assert sentences(texts, ["a", "B."]) == ("a. B." if western else "a。B.")
    assert labelled(texts, "Red", "done") == ("Red: done" if western else "Red：done")
    assert noted(texts, "Red", "done") == ("Red (done)" if western else "Red（done）")


@pytest.mark.parametrize(("language", "shown"), [("en", "a, b"), ("zh-Hant", "a、b"), ("pl", "a, b")])
def test_names_that_a_mistake_lists_are_written_in_the_way_of_the_language(language: str, shown: str) -> None:
    texts: Texts = texts_for(GAME, language)
    assert shown in texts.say("game-unknown", {"name": "x, y", "known": "a, b"})
    assert "x, y" in texts.say("game-unknown", {"name": "x, y", "known": "a, b"})
