"""The texts of Rift in Time: every key in every language with the same arguments, none missing, none left over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.kingdom.text_keys import FAMILY, SHARED, check_family, check_keys, check_verbs, written_in
from tests.games.texts import (
    check_punctuation,
    check_same_keys,
    check_sayable,
    check_told,
    check_width,
    refused,
)
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.kingdom.table import KingdomTable
from warbook.cli.play.screen import Table
from warbook.games.kingdom.content.tables import ICONS
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.contract.trial import at_random

GAME = RiftInTime()
PACKAGE = "warbook.games.kingdom.rift"
TEXTS = FAMILY / "rift" / "text"
OTHER = FAMILY / "uprising" / "text"


def names() -> set[str]:
    """What only Rift in Time calls by a name: its icons, and what cards of bosses do."""
    bosses = GAME.tables.content.bosses.values()
    effects = {f"effect-{effect}" for boss in bosses for card in boss.cards for effect in card.effects}
    return effects | {f"icon-{icon}{more}" for icon in ICONS for more in ("", "-about")}


@pytest.mark.parametrize("folder", [SHARED, TEXTS])
def test_every_language_has_the_same_keys_with_the_same_arguments(folder: Path) -> None:
    check_same_keys(folder)


def test_no_key_is_missing_and_none_is_left_over() -> None:
    check_keys(GAME, TEXTS, names())


def test_no_key_of_the_family_is_left_over() -> None:
    check_family(GAME)


def test_what_both_games_say_with_the_same_words_stands_in_the_family() -> None:
    mine, other = ([written_in(folder, language) for language in LANGUAGES] for folder in (TEXTS, OTHER))
    assert [key for key in mine[0] if all(a[key] == b.get(key) for a, b in zip(mine, other, strict=True))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [SHARED, TEXTS])
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    check_sayable(GAME, folder, language)


@pytest.mark.parametrize("folder", [SHARED, TEXTS])
def test_chinese_texts_use_full_width_punctuation(folder: Path) -> None:
    check_punctuation(folder)


@pytest.mark.parametrize(
    ("scenario", "seats"), [("RS01", 1), ("RS04", 2), ("RS08", 3), ("RS10", 4), ("RS11", 1), ("RS12", 2)]
)
def test_a_whole_game_is_asked_drawn_and_told_in_every_language(scenario: str, seats: int) -> None:
    tables: list[Table] = [KingdomTable(GAME, texts_for(GAME, language), False) for language in LANGUAGES]
    check_told(tables, GAME, GAME.setup(scenario, seats, {"guests": "on"}, 5), at_random(GAME), 160)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["RS07", "RS11"])
def test_the_screen_fits_into_a_hundred_columns(scenario: str, language: str) -> None:
    table = KingdomTable(GAME, texts_for(GAME, language), False)
    check_width(table, GAME, GAME.setup(scenario, 4, {}, 3), 150, least=30)


def test_every_refusal_of_a_position_is_a_sentence_in_every_language() -> None:
    starts = (
        GAME.setup(scenario, seats, {"guests": "on"}, 5) for seats, scenario in ((1, "RS09"), (2, "RS07"), (4, "RS12"))
    )
    assert len(refused(GAME, PACKAGE, starts, 120)) > 30


def test_every_verb_has_a_rule_that_is_there() -> None:
    check_verbs(GAME)
