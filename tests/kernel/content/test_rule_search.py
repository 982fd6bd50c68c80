"""The search in the rules: the best match is first. The page is held to the same list (client/src/rulebook)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from warbook.games import GAMES, package_of
from warbook.kernel.content.rule_search import folded, found, likeness, parts, title_of
from warbook.kernel.content.rulebook import load_rulebook

SEARCHES = msgspec.json.decode((Path(__file__).parents[2] / "searches.json").read_bytes(), type=list[dict[str, str]])
BOOK = load_rulebook("warbook.games.summoner")


@pytest.mark.parametrize("search", SEARCHES, ids=lambda search: f"{search['game']} {search['wanted']}")
def test_what_is_looked_for_is_first(search: dict[str, str]) -> None:
    book = load_rulebook(package_of(GAMES[search["game"]]))
    hits = [rule.id for rule in found(book.listed, search["wanted"], search["language"])]
    assert hits[:1] == [search["first"]], hits[:5]


def test_all_words_have_to_be_found() -> None:
    both = {rule.id for rule in found(BOOK.listed, "archer knight", "en")}
    assert "SW-7.74" in both
    assert both < {rule.id for rule in found(BOOK.listed, "archer", "en")}
    assert found(BOOK.listed, "archer xyzzy", "en") == []
    assert found(BOOK.listed, "  ", "en") == []


def test_a_number_finds_its_rule_then_those_that_begin_so_then_those_that_name_it() -> None:
    hits = [rule.id for rule in found(BOOK.listed, "8.1", "en")]
    assert hits[:3] == ["SW-8.1", "SW-8.10", "SW-8.11"]
    assert [rule.id for rule in found(BOOK.listed, "SW-8.17", "en")][:2] == ["SW-8.17", "SW-8.18"]


@pytest.mark.parametrize(
    ("better", "worse", "term"),
    [("trap", "traps", "trap"), ("traps", "trappers", "trap"), ("trappers", "strap", "trap"), ("strap", "tap", "trap")],
)
def test_the_word_itself_is_better_than_its_forms(better: str, worse: str, term: str) -> None:
    assert likeness(better, term) > likeness(worse, term)


def test_letters_are_found_without_their_marks_and_words_in_their_other_cases() -> None:
    assert folded("Łucznik Żółć") == "lucznik zolc"
    assert (
        likeness(folded("pułapce"), folded("PUŁAPKA")) == likeness("pulapki", "pulapka") > likeness("pula", "pulapka")
    )


def test_signs_without_blanks_are_cut_where_the_text_has_them() -> None:
    text = "刺客的陷阱對所有攻擊者有效"
    assert [parts(text, run) for run in ("陷阱", "刺客陷阱", "刺客陷阱攻擊者", "弓箭手")] == [1, 2, 3, 0]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Attack, step 4, assassin trap: if the target", "Attack, step 4, assassin trap"),
        ("The Archer moves like a Warrior along lines.", "The Archer moves like"),
        ("攻擊步驟 4，刺客陷阱：若目標", "攻擊步驟 4，刺客陷阱"),
        ("騎士不能攻擊隱蔽棋子。", "騎士不能攻擊隱蔽"),
    ],
)
def test_a_rule_has_a_title(text: str, title: str) -> None:
    assert title_of(text) == title
