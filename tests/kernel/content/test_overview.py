"""The overviews: read from their small part of Markdown, the same in all languages, and right about the rules."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from warbook.games import GAMES, package_of
from warbook.kernel.content.overview import Block, Span, load_overview, rules_named
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES
from warbook.server.http.library import rules, vectors

BIG = 100  # rules: a game with so many needs two pages and five drawings
TEXT = """\
## The goal

Kill the **Summoner**
and win (XX-1.1).

- one
  more
- two

![A board.](board:XX-EX-1@last)
"""


def planted(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> str:
    """A package with an overview of one text in all languages."""
    package = folder / name
    (package / "overview").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    for language in LANGUAGES:
        (package / "overview" / f"{language}.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    return name


def test_headings_paragraphs_lists_and_drawings_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = load_overview(planted(tmp_path, monkeypatch, "overview_good", TEXT))["pl"]
    assert blocks == (
        Block("heading", ((Span("The goal"),),)),
        Block("paragraph", ((Span("Kill the "), Span("Summoner", True), Span(" and win (XX-1.1).")),)),
        Block("list", ((Span("one more"),), (Span("two"),))),
        Block("figure", ((Span("A board."),),), "board:XX-EX-1@last"),
    )
    assert rules_named(blocks) == ["XX-1.1"]


def test_lines_of_chinese_are_joined_without_a_blank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [block] = load_overview(planted(tmp_path, monkeypatch, "overview_han", "擊殺**召喚師**，\n你就獲勝\n（XX-1.1）。"))[
        "zh-Hant"
    ]
    assert block.plain == "擊殺召喚師，你就獲勝（XX-1.1）。"


@pytest.mark.parametrize(
    ("name", "text"), [("html", "<b>no</b>"), ("table", "|a|"), ("bold", "a **b"), ("deep", "### x")]
)
def test_what_is_not_understood_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"en\.md"):
        load_overview(planted(tmp_path, monkeypatch, f"overview_{name}", text))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_overview_in_every_language(game: str) -> None:
    overview = load_overview(package_of(GAMES[game]))
    listed = {rule.id for chapter in load_rulebook(package_of(GAMES[game])).listed for rule in chapter.rules}
    drawn = [block.figure for block in overview["en"] if block.figure]
    big = len(listed) >= BIG
    assert len(drawn) >= (5 if big else 1)
    assert (600 if big else 100) <= sum(len(block.plain.split()) for block in overview["en"]) <= 930
    for language in LANGUAGES:
        blocks = overview[language]
        assert [block.kind for block in blocks] == [block.kind for block in overview["en"]], language
        assert [block.figure for block in blocks if block.figure] == drawn, language
        assert sorted(rules_named(blocks)) == sorted(rules_named(overview["en"])), language
        assert set(rules_named(blocks)) <= listed, language
    boards = {figure.removeprefix("board:").removesuffix("@last") for figure in drawn if figure.startswith("board:")}
    assert boards
    assert boards <= vectors(game).keys()
    assert rules(game).overview == overview
