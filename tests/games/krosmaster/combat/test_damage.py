"""Chapter 13: elements, damage and healing."""

import pytest

from tests.games.krosmaster.boards import GAME, Table, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.content.tables import ELEMENTS
from warbook.games.krosmaster.present.events import Healed, Hurt


def casting(blue: str = "anna E7", **scene: object) -> Table:
    """Somebody with many spells on E5."""
    return staged(EXTRA, **{"red": "tester E5", **scene}, blue=blue, active="tester")


@rule("KA-13.1", "KA-17.3")
@pytest.mark.parametrize(
    ("team", "cell", "text", "element"),
    [
        ("oscar E5", "E6", "cast con E6", "water"),
        ("bill E5", "E8", "cast plaguing-arrow E8", "air"),
        ("king E5", "E6", "cast gobbolob E6", "earth"),
        ("healey E5", "E6", "cast curse-word E6", "fire"),
    ],
)
def test_a_spell_deals_damage_of_its_element(team: str, cell: str, text: str, element: str) -> None:
    armor = "" if "healey" in team else " dodge"
    for other in ("water", "air", "earth", "fire"):
        table = staged(red=team, blue=f"anna {cell}").give("anna", f"resistance-{other}")
        table.do(text, f"critical{armor}")
        assert table.damage("anna") == (1 if other == element else 2)
    assert ELEMENTS == ["none", "water", "air", "earth", "fire"]


@rule("KA-13.2")
def test_an_attack_without_element_is_neutral_and_nothing_resists_it() -> None:
    table = casting("anna E7 +A09 +J13").do("cast stone E7", "critical dodge")
    assert table.damage("anna") == 2
    immune = casting().give("anna", *(f"immunity-{element}" for element in ELEMENTS[1:]))
    assert immune.do("cast stone E7", "critical dodge").damage("anna") == 2


@rule("KA-13.3")
def test_neutral_damage_never_rolls_more_than_one_critical_die() -> None:
    table = casting().give("tester", "critical-hit").do("cast stone E7", "critical dodge")
    assert table.rolls() == ["critical 1", "armor 1"]
    flask = staged(red="queen E5 ?G05", blue="anna E7").do("use 1 E7", "critical dodge")
    assert flask.rolls() == ["critical 1", "armor 1"] and flask.damage("anna") == 3
    elemental = casting().give("tester", "critical-hit").do("cast arrow E7", "critical lock dodge")
    assert elemental.rolls() == ["critical 2", "armor 1"]


@rule("KA-13.4")
@pytest.mark.parametrize(
    ("dice", "damage"),
    [
        ("lock lock", 1),  # 1
        ("critical lock", 2),  # 1 + 1
        ("critical wild", 1),  # 1 + 1 - 1
        ("lock armor", 0),  # 1 - 1
    ],
)
def test_damage_is_base_and_criticals_less_armor(dice: str, damage: int) -> None:
    assert staged(red="bill E5", blue="anna E8").do("cast plaguing-arrow E8", dice).damage("anna") == damage


@rule("KA-13.4")
def test_damage_is_never_less_than_nothing() -> None:
    table = staged(red="queen A1; tofu E5", blue="oscar E6 dmg=4 +A09", active="tofu")
    table.do("cast kiss E6", "lock armor wild")  # 0 - 1 - 2
    assert table.damage("oscar") == 4 and not table.told(Hurt)


@rule("KA-13.4", "KA-15.3")
def test_bonuses_of_all_kinds_add_up() -> None:
    table = staged(red="queen E5 ?G02 +G12 +A12; tofu D7; tofu F7", blue="anna E7")
    table.do("use 1").do("cast dan-to-fu E7", "critical lock dodge")  # 1 + 2 Tofus + 2 powder + 1 ward + 1 Dofus + 1
    assert table.damage("anna") == 8


@rule("KA-13.4", "KA-17.2")
def test_reductions_of_different_sources_add_up_and_the_power_counts_once() -> None:
    table = staged(red="kassius E5", blue="anna E6 +G12 +A09").give("anna", "resistance-air")
    table.do("cast puff E6", "critical critical armor")  # 3 + 2 - 1 resistance - 1 ward - 1 armor
    assert table.damage("anna") == 2


@rule("KA-13.4")
def test_only_reductions_of_the_spells_element_count() -> None:
    table = staged(red="kassius E5", blue="anna E6 +G11").give("anna", "resistance-fire")
    assert table.do("cast puff E6", "lock lock dodge").damage("anna") == 3


@rule("KA-13.5")
def test_an_attack_of_0_hurts_by_criticals_and_bonuses() -> None:
    scene = {"red": "oscar E5", "blue": "anna E7"}
    assert staged(**scene).do("cast trickery E7", "critical").damage("anna") == 1
    assert staged(**scene).do("cast trickery E7", "lock").damage("anna") == 0
    boosted = staged(red="oscar E5 ?G03", blue="anna E7").do("use 1").do("cast trickery E7", "lock")
    assert boosted.damage("anna") == 2


@rule("KA-13.5")
def test_a_healing_of_0_heals_by_criticals() -> None:
    assert casting(red="tester E5 dmg=5").do("cast balm E5", "critical").damage("tester") == 4
    assert casting(red="tester E5 dmg=5").do("cast balm E5", "lock").damage("tester") == 5


@rule("KA-13.6")
def test_spells_without_a_value_deal_no_damage_and_use_up_no_bonus() -> None:
    table = staged(red="king E5 ?G03", blue="anna E6").do("use 1").do("cast summon-gobball D5")
    assert table.damage("anna") == 0 and table.state.boosts
    table.do("cast gobbolob E6", "lock dodge")
    assert table.damage("anna") == 3 and not table.state.boosts
    flask = staged(red="king E5 ?G06 +A12", blue="anna E7").do("use 1 E7")
    assert flask.damage("anna") == 0 and flask.rolls() == []


@rule("KA-13.7")
@pytest.mark.parametrize(
    ("wounds", "dice", "left"), [(5, "lock", 4), (5, "critical", 3), (1, "critical", 0), (0, "wild", 0)]
)
def test_healing_removes_its_value_and_criticals_but_not_more_than_there_are(wounds: int, dice: str, left: int) -> None:
    table = staged(red=f"healey E5; anna E7 dmg={wounds}", blue="bill L3", active="healey")
    table.do("cast healing-word E7", dice)
    assert table.damage("anna") == left
    assert sum(event.amount for event in table.told(Healed)) == wounds - left


@rule("KA-13.7")
def test_healing_with_critical_hit_rolls_two_dice_although_it_has_no_element() -> None:
    table = staged(red="healey E5 dmg=6", blue="bill L3").give("healey", "critical-hit")
    assert table.do("cast healing-word E5", "critical wild").damage("healey") == 3


@rule("KA-13.7", "KA-17.3")
def test_the_power_healing_removes_one_more_marker() -> None:
    table = casting("anna L1", red="tester E5; saint E6 dmg=6")
    assert table.do("cast touch E6", "lock").damage("saint") == 3
    assert table.do("cast balm E6", "lock").damage("saint") == 3, "nothing was removed, so nothing more is"


@rule("KA-13.7")
def test_a_bomb_is_not_healed() -> None:
    table = staged(red="healey E5; aboum A1; water-bomb E7", blue="bill L3", active="healey")
    assert table.do("cast healing-word E7", "critical").damage("water-bomb") == 0


@rule("KA-13.8")
def test_healing_never_goes_beyond_the_card() -> None:
    table = staged(red="healey E5; anna E7", blue="bill L3", active="healey").do("cast healing-word E7", "critical")
    assert table.damage("anna") == 0 and table.state.hp[table.piece("anna")] == 12


@rule("KA-13.8", "KA-21.1")
def test_who_was_knocked_out_cannot_be_brought_back() -> None:
    table = staged(red="healey E5; anna dmg=3; king A1", blue="bill L3", active="healey")
    assert table.at("anna") == ""
    table.do("cast healing-word E7")
    assert table.at("anna") == "" and table.damage("anna") == 3


@rule("KA-13.9")
def test_a_cost_in_damage_meets_no_armor_and_no_resistance() -> None:
    table = casting("anna E6").give("tester", "armor", "resistance-water", "immunity-water")
    table.do("cast blood E6", "lock wild")  # a critical die and Anna's armor
    assert [event.amount for event in table.told(Hurt) if event.piece == table.piece("tester")] == [4]


@rule("KA-13.9", "KA-19.21")
def test_damage_of_the_berserkers_guard_is_placed_directly() -> None:
    table = staged(red="king E5 ?J07 +A09", blue="anna L3").do("use 1")
    assert table.damage("king") == 4 and table.rolls() == []


@rule("KA-13.9", "KA-17.7")
def test_damage_of_a_counter_attack_is_placed_directly() -> None:
    table = casting("thorn E7", red="tester E5 +A09").give("tester", "armor")
    table.do("cast arrow E7", "lock dodge")
    assert (table.damage("thorn"), table.damage("tester")) == (1, 1)


@rule("KA-13.1")
def test_every_element_of_the_box_is_one_of_four() -> None:
    attacks = [spell for spell in GAME.tables.content.spells.values() if spell.kind == "attack"]
    assert {spell.element for spell in attacks} == {"none", "water", "air", "earth", "fire"}
