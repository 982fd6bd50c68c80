"""Chinese as it is written in Taiwan: the words of the rulebooks, full-width punctuation, a space around numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.chinese import DROPPED, chinese_texts
from tests.wording import GAMES

TEXTS = tuple(chinese_texts())
HAN = "\u4e00-\u9fff"


def wrong(pattern: str, games: tuple[str, ...] = ()) -> Iterator[str]:
    """Where a pattern is found in the texts of some games, or of all."""
    for game, where, text in TEXTS:
        for found in re.finditer(pattern, text) if not games or game in games else ():
            yield f"{where}: …{text[max(0, found.start() - 12) : found.end() + 12]}…"


def test_the_texts_are_found() -> None:
    assert len(TEXTS) > 5000
    assert {game for game, _, _ in TEXTS} == {*GAMES, "shared"} > {"summoner", "kingdom", "rift"}


@pytest.mark.parametrize(("dropped", "instead", "games"), DROPPED, ids=[pattern for pattern, _, _ in DROPPED])
def test_a_dropped_word_does_not_come_back(dropped: str, instead: str, games: tuple[str, ...]) -> None:
    found = list(wrong(dropped, games))
    assert not found, f"use {instead}:\n" + "\n".join(found)


def test_punctuation_inside_chinese_is_full_width() -> None:
    found = list(wrong(f"[{HAN}][,;:!?()/]|[,;:()/][{HAN}]|\\}} ?/ ?\\{{"))
    assert not found, "\n".join(found)


def test_a_number_stands_apart_from_chinese() -> None:
    found = list(wrong(f"[{HAN}][0-9]|[0-9][{HAN}]"))
    assert not found, "\n".join(found)
