"""The rule catalogue: read whole, found by id and by word, and what is wrong with a file is said with its place."""

import sys
from pathlib import Path

import pytest

from warbook.cli.arguments import texts_for
from warbook.games.summoner.game import SummonerWar
from warbook.kernel.api import Refusal
from warbook.kernel.content.rulebook import load_rulebook, reason

BOOK = load_rulebook("warbook.games.summoner")
GOOD = """
[chapter]
number = 1
en = "One"
zh-Hant = "一"
pl = "Jeden"

[[rule]]
id = "XX-1.1"
marks = ["S"]
en = "First."
zh-Hant = "甲。"
pl = "Pierwsza."
"""


def test_every_rule_of_the_game_is_there_in_the_order_of_the_chapters() -> None:
    assert len(BOOK.rules) == 309
    assert [chapter.number for chapter in BOOK.chapters] == [*range(1, 17), 19]
    assert next(iter(BOOK.rules)) == "SW-1.1"
    options = {setting.name for setting in SummonerWar().settings}
    assert {option for rule in BOOK.rules.values() for option in rule.options} == options


def test_a_rule_is_found_by_its_id_with_or_without_prefix() -> None:
    for text in ("SW-7.1", "sw-7.1", " 7.1 "):
        rule = BOOK.by_id(text)
        assert rule is not None
        assert rule.id == "SW-7.1"
    assert BOOK.by_id("7.999") is None


def test_players_read_the_book_without_what_is_for_implementers() -> None:
    shown = {rule.id for chapter in BOOK.listed for rule in chapter.rules}
    assert "SW-14.1" in shown
    assert "SW-14.5" not in shown  # a rule that says so itself
    assert 13 not in [chapter.number for chapter in BOOK.listed]  # a chapter that says so
    hidden = BOOK.by_id("13.2")
    assert hidden is not None
    assert hidden.audience == "implementers"


def test_the_nearest_ids_are_offered() -> None:
    assert BOOK.nearest("SW-8.99")[0].startswith("SW-8.")
    assert BOOK.nearest("11.17")[0].startswith("SW-11.")
    assert BOOK.nearest("hello world") == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The number of augment cards is exactly 3. (SW-3.1)"),
        ("zh-Hant", "增幅卡必須恰好選 3 張。（SW-3.1）"),
        ("pl", "Liczba kart wzmocnienia to dokładnie 3. (SW-3.1)"),
    ],
)
def test_a_refusal_is_a_sentence_with_its_values_and_its_rule(language: str, sentence: str) -> None:
    assert reason(Refusal("SW-3.1", {"count": 3}), texts_for(SummonerWar(), language)) == sentence


def test_a_refusal_without_values_has_a_sentence_of_its_own() -> None:
    texts = texts_for(SummonerWar(), "en")
    assert reason(Refusal("SW-3.1"), texts) == "You have not chosen that augment card. (SW-3.1)"


@pytest.mark.parametrize(
    ("name", "was", "becomes", "complaint"),
    [
        ("unknown", 'marks = ["S"]', 'marks = ["S"]\ncolour = "red"', "one.toml: XX-1.1: .*colour"),
        ("mark", '"S"', '"Q"', "one.toml: XX-1.1: marks: 'Q'"),
        ("language", 'pl = "Pierwsza."', "", "one.toml: XX-1.1: .*pl"),
        ("number", "XX-1.1", "XX-2.1", "one.toml: XX-2.1: id"),
        ("ruling", 'marks = ["S"]', 'marks = ["S"]\nrulings = ["XX-9.9"]', "XX-1.1: rulings: there is no rule XX-9.9"),
        ("audience", 'marks = ["S"]', 'marks = ["S"]\naudience = "nobody"', "one.toml: XX-1.1: .*audience"),
        ("broken", "[chapter]", "[chapter", "one.toml: "),
        ("empty", '"First."', '""', "one.toml: XX-1.1: .*en"),
    ],
)
def test_a_mistake_in_a_file_is_said_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, was: str, becomes: str, complaint: str
) -> None:
    package = tmp_path / f"book_{name}"
    (package / "rules").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules" / "one.toml").write_text(GOOD.replace(was, becomes), encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    with pytest.raises(ValueError, match=complaint):
        load_rulebook(package.name)
