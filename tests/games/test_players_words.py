"""What players read speaks of the game: nothing of how programs hold it, in any language."""

from __future__ import annotations

import re
from typing import Final

import pytest

from warbook.games import GAMES, package_of
from warbook.kernel.content.overview import load_overview
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES

INTERNALS: Final = {
    "en": (
        r"\binternal",
        r"\bind(ex|ices)\b",
        r"\barrays?\b",
        r"\bbits?\b",
        r"\bbytes?\b",
        r"\bmasks?\b",
        r"\bseed",
        r"\bgenerator",
        r"\bservers?\b",
        r"\bclients?\b",
        r"\bengine",
        r"\bbots?\b",
        r"\bUI\b",
        r"\bprogram",
        r"\bimplement",
        r"\bpseudo",
        r"\balgorithm",
        r"\bserial",
        r"\bdeterminis",
        r"\bidentifier",
        r"\bencod",
        r"\bself-play",
        r"\bJSON\b",
        r"\bASCII\b",
        r"\bnull\b",
        r"public_type",
        r"\bviews?\b",
        r"\bviewers?\b",
        r"byte for byte",
        r"Δ",
        r"\(x, y\)",
        r"\(q, r\)",
        r"\blegal-action",
    ),
    "zh-Hant": (
        "索引",
        "序號",
        "陣列",
        "位元",
        "遮罩",
        "種子",
        "亂數",
        "產生器",
        "伺服器",
        "用戶端",
        "客戶端",
        "引擎",
        "電腦玩家",
        "蒙地卡羅",
        "機器人",
        "介面",
        "程式",
        "實作",
        "演算法",
        "虛擬碼",
        "序列化",
        "編碼",
        "欄位 ",
        "視角",
        "JSON",
        "ASCII",
        "null",
        "public_type",
        "Δ",
        "（x, y）",
        "（q, r）",
    ),
    "pl": (
        r"\bwewnętrznie\b",
        r"\bindeks",
        r"\btablic",
        r"\bbit(y|ów|u)?\b",
        r"\bbajt",
        r"\bmask",
        r"\bziarn",
        r"\bgenerator",
        r"\bserwer",
        r"\bklient",
        r"\bsilnik",
        r"\bboty?\b",
        r"\bbotów\b",
        r"\bbotom\b",
        r"\binterfejs",
        r"\bprogram",
        r"\bimplement",
        r"\bpseudokod",
        r"\balgorytm",
        r"\bserializ",
        r"\bdeterminist",
        r"\bidentyfikator",
        r"\bkodow",
        r"\bw widok(u|ach)\b",
        r"\boglądając",
        r"\bJSON\b",
        r"\bASCII\b",
        r"\bnull\b",
        r"public_type",
        "Δ",
        r"\(x, y\)",
        r"\(q, r\)",
    ),
}


def spoken(text: str, language: str) -> list[str]:
    """The words of a text that players should not have to read."""
    return [word for word in INTERNALS[language] if re.search(word, text, re.IGNORECASE)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_players_read_say_nothing_of_internals(game: str, language: str) -> None:
    found = {
        where: words
        for chapter in load_rulebook(package_of(GAMES[game])).listed
        for where, text in [
            (str(chapter.number), chapter.title[language]),
            *((rule.id, rule.text[language]) for rule in chapter.rules),
        ]
        if (words := spoken(text, language))
    }
    assert found == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_overviews_say_nothing_of_internals(game: str) -> None:
    for language, blocks in load_overview(package_of(GAMES[game])).items():
        assert [word for block in blocks for word in spoken(block.plain, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_words_finds_what_is_for_implementers(language: str) -> None:
    rules = load_rulebook("warbook.games.summoner").rules
    for id in ("SW-14.5", "SW-16.12", "SW-19.4", "SW-19.6"):
        assert rules[id].audience == "implementers"
        assert spoken(rules[id].text[language], language), id
