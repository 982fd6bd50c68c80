"""What a refusal says fits the case: who attacks what, and how far it reaches with its cards."""

from __future__ import annotations

import pytest

from tests.games.summoner.boards import GAME, Table, drawn, redrawn
from tests.games.summoner.rules.test_refusals import BARE
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.kernel.content.rulebook import reason
from warbook.kernel.content.texts import LANGUAGES

KNIGHTS = {"en": "Knight", "zh-Hant": "騎士", "pl": "Rycerz"}
FACE_DOWN = {"en": "face-down", "zh-Hant": "隱蔽", "pl": "zakryt"}
BOTH_LINES = {"en": ("diagonal", "orthogonal"), "zh-Hant": ("交叉", "十字"), "pl": ("po skosie", "po liniach prostych")}


def said(table: Table, text: str, language: str) -> str:
    refusal = GAME.refuse(table.state, GAME.read(text, table.seat))
    assert refusal is not None
    return reason(refusal, texts_for(GAME, language))


def table(red: str = "", **cells: str) -> Table:
    return drawn(redrawn(BARE, **cells), red=red)


@rule("SW-11.150", "SW-7.50")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["d1xd3", "d1-d2"])
def test_a_knight_with_a_longer_arm_is_told_its_own_reach(text: str, language: str) -> None:
    sentence = said(table("VANGUARD", d1="K", d3="f"), text, language)
    for lines in BOTH_LINES[language]:
        assert f"{lines} 1" in sentence
    plain = said(table(d1="K", d3="f"), text, language)
    assert BOTH_LINES[language][1] not in plain


@rule("SW-11.142", "SW-7.80")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trained_soldier_is_told_its_own_reach(language: str) -> None:
    trained = table("COMMANDER", d1="F", a1="(K)", d3="f", g4="f").do("+a1", "!COMMANDER d1 diag", "g4-g3")
    sentence = said(trained, "d1xd3", language)
    for lines in BOTH_LINES[language]:
        assert f"{lines} 1" in sentence


@rule("SW-7.74", "SW-7.81", "SW-7.51", "SW-11.191")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("cards", "cells", "hidden"),
    [
        ("PIERCE", {"d1": "B", "d2": "F", "d3": "(f)"}, True),
        ("", {"d1": "B", "d2": "F", "d3": "(f)"}, True),
        ("", {"d1": "B", "d2": "F", "d3": "k"}, False),
        ("", {"d1": "F", "d2": "(f)"}, True),
        ("", {"d1": "F", "d2": "k"}, False),
        ("", {"d1": "K", "e2": "(f)"}, True),
    ],
)
def test_a_target_that_may_not_be_attacked_is_named_for_what_it_is(
    cards: str, cells: dict[str, str], hidden: bool, language: str
) -> None:
    sentence = said(table(cards, **cells), f"d1x{list(cells)[-1]}", language)
    assert (FACE_DOWN[language] in sentence) == hidden
    if cells["d1"] != "K":
        assert (KNIGHTS[language] in sentence) != hidden
