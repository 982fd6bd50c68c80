"""The texts of Elemental Uprising: all keys in all languages with the same arguments, none missing, none left over."""

from __future__ import annotations

import pytest

from tests.games.kingdom.text_keys import FAMILY, check_keys, check_verbs
from tests.games.texts import check_punctuation, check_same_keys, check_sayable, check_told, check_width, refused
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.kingdom.table import KingdomTable
from warbook.cli.play.screen import Table
from warbook.games.kingdom.uprising.game import ElementalUprising
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.contract.trial import at_random

GAME = ElementalUprising()
TEXTS = FAMILY / "uprising" / "text"
PIECES = ("tentacle", "beacon", "rift")


def names() -> set[str]:
    """What only Elemental Uprising has: what its cards, icons and events do, pieces, elements."""
    content = GAME.tables.content
    cards = {f"card-{card.name}-about" for boss in content.bosses.values() for card in boss.cards}
    events = [event.name for scenario in content.scenarios.values() for event in scenario.events]
    keys = (
        cards | {f"event-marker-{event}-about" for event in events} | {f"icon-{icon}-about" for icon in content.icons}
    )
    keys |= {f"piece-{piece}{more}" for piece in PIECES for more in ("", "-about")}
    return keys | {f"element-{rift.element}" for rift in content.rifts.values()}


def test_every_language_has_the_same_keys_with_the_same_arguments() -> None:
    check_same_keys(TEXTS)


def test_no_key_is_missing_and_none_is_left_over() -> None:
    check_keys(GAME, TEXTS, names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    check_sayable(GAME, TEXTS, language)


def test_chinese_texts_use_full_width_punctuation() -> None:
    check_punctuation(TEXTS)


@pytest.mark.parametrize(
    ("scenario", "seats"), [("P", 1), ("S1", 2), ("S3", 3), ("S4", 1), ("S8", 2), ("S9", 4), ("S11", 3), ("S12", 2)]
)
def test_a_whole_game_is_asked_drawn_and_told_in_every_language(scenario: str, seats: int) -> None:
    tables: list[Table] = [KingdomTable(GAME, texts_for(GAME, language), False) for language in LANGUAGES]
    check_told(tables, GAME, GAME.setup(scenario, seats, {"rifts": "on", "guests": "on"}, 5), at_random(GAME), 160)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["S4", "S10"])
def test_the_screen_fits_into_a_hundred_columns(scenario: str, language: str) -> None:
    table = KingdomTable(GAME, texts_for(GAME, language), False)
    check_width(table, GAME, GAME.setup(scenario, 4, {}, 3), 150, least=30)


def test_every_refusal_of_a_position_is_a_sentence_in_every_language() -> None:
    starts = (GAME.setup(scenario, seats, {}, 5) for seats, scenario in ((1, "S5"), (2, "S7"), (4, "S12")))
    assert len(refused(GAME, GAME.package, starts, 120)) > 30


def test_every_verb_has_a_rule_that_is_there() -> None:
    check_verbs(GAME)
