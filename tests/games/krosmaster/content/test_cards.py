"""Chapters 25 and 26: the cards and tokens at work."""

import msgspec
import pytest

from tests.games.krosmaster.boards import GAME
from tests.games.krosmaster.trials import staged
from tests.rules import rule


@rule("KA-25.3", "KA-25.2")
@pytest.mark.parametrize(
    ("caster", "spell", "cost"),
    [("anna", "assault", 3), ("anna", "transposition", 2), ("healey", "curse-word", 3), ("healey", "healing-word", 3)],
)
def test_spells_whose_figures_are_lost_leave_two_actions_a_turn(caster: str, spell: str, cost: int) -> None:
    table = staged(red=f"{caster} E5 ; bill E3", blue="oscar L1", active=caster)
    table.do(f"cast {spell} E3", None)
    assert table.points[0] == 6 - cost and table.points[0] >= 3
    card = GAME.tables.content.spells[spell]
    assert card.value <= 1 and "G" in card.source


@rule("KA-25.3")
def test_the_figures_are_data_in_one_place() -> None:
    content = GAME.tables.content
    dearer = msgspec.structs.replace(content.spells["assault"], ap=4)
    changed = type(GAME.tables)(msgspec.structs.replace(content, spells={**content.spells, "assault": dearer}))
    table = staged(red="anna E5", blue="bill E4")
    table.state.tables = changed
    table.do("cast assault E4", None)
    assert table.points == (2, 3)


@rule("KA-25.4", "KA-10.3")
@pytest.mark.parametrize("figure", list(GAME.tables.figure_names))
def test_every_krosmaster_has_a_punch_beside_its_spells(figure: str) -> None:
    table = staged(red=f"{figure} E5", blue="anna E4")
    table.do("punch E4", "lock lock")
    assert table.damage("blue.anna") == 1
    assert len(GAME.tables.content.figures[figure].spells) == 2


@rule("KA-25.1", "KA-8.4")
@pytest.mark.parametrize("figure", list(GAME.tables.figure_names))
def test_a_krosmaster_acts_with_the_values_of_its_card(figure: str) -> None:
    card = GAME.tables.content.figures[figure]
    table = staged(red=f"{figure} E5", blue="anna L1")
    assert table.points == (card.ap, card.mp)
    assert table.state.hp[table.piece(f"red.{figure}")] == card.hp
    assert all(table.has(f"red.{figure}", power) for power in card.powers)


@rule("KA-26.1")
@pytest.mark.parametrize(
    ("token", "spell", "damage"), [("gobball", "bite", 1), ("tofu", "kiss", 0), ("prespic", "spike", 1)]
)
def test_a_token_attacks_as_it_says(token: str, spell: str, damage: int) -> None:
    table = staged(red=f"king A1 ; {token} E5 of=king", blue="anna E4", active=token)
    card = GAME.tables.content.summons[token]
    assert table.points == (card.ap, card.mp)
    table.do(f"cast {spell} E4", "lock lock")
    assert table.damage("anna") == damage and table.points[0] == card.ap - 4
