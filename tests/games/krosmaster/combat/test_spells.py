"""Chapter 11: kinds of spells, their limits and costs, their targets, and how they are resolved."""

import pytest

from tests.games.krosmaster.boards import Table, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.content.tables import cell_named
from warbook.games.krosmaster.present.events import (
    CastSpell,
    Hurt,
    KnockedOut,
    Marked,
    Rolled,
    Shifted,
    Summoned,
    Swapped,
)


def casting(blue: str = "anna E7", **scene: object) -> Table:
    """Somebody with many spells on E5."""
    return staged(EXTRA, **{"red": "tester E5", **scene}, blue=blue, active="tester")


# kinds, limits, costs


@rule("KA-11.1")
def test_what_the_four_kinds_of_spells_do() -> None:
    attack = staged(red="bill E5", blue="anna E8").do("cast plaguing-arrow E8", "armor dodge")
    assert attack.damage("anna") == 1
    healing = staged(red="healey E5; anna E6 dmg=4", blue="bill L3", active="healey").do("cast healing-word E6", "lock")
    assert healing.damage("anna") == 3
    summoning = staged(red="king E5", blue="bill L3").do("cast summon-gobball E6")
    assert summoning.on("E6") == "gobball" and len(summoning.told(Summoned)) == 1
    special = staged(red="anna E5; king E7", blue="bill L3").do("cast transposition E7")
    assert (special.at("anna"), special.at("king"), special.damage("king")) == ("E7", "E5", 0)


@rule("KA-11.2")
def test_a_blue_spell_is_cast_once_a_turn() -> None:
    table = staged(red="bill E5", blue="anna L3").do("cast long-shot E5")
    assert table.why("cast long-shot E5") == "KA-11.2"
    table.do("end", "armor lock").all("sell 1", "sell 2").do("end", "armor lock").all("sell 1", "sell 2")
    assert table.why("cast long-shot E5") == ""


@rule("KA-11.2")
def test_a_red_spell_is_cast_once_a_game() -> None:
    table = staged(red="kassius E5", blue="anna L3").do("cast puff E7")  # at an empty cell, and it counts
    assert table.why("cast puff E7") == "KA-11.2"
    table.do("end", "armor lock").all("sell 1", "sell 2").do("end", "armor lock").all("sell 1", "sell 2")
    assert table.active == "kassius" and table.why("cast puff E7") == "KA-11.2"


@rule("KA-11.2")
def test_limits_are_counted_for_each_character() -> None:
    table = staged(red="kassius E5; kassius A1", blue="anna L3").do("cast puff E7").do("end")
    assert table.active == "kassius" and table.why("cast puff A3") == ""
    table = staged(red="bill E5; bill A1", blue="anna L3").do("cast long-shot E5").do("end")
    assert table.why("cast long-shot A1") == ""


@rule("KA-11.2")
def test_a_black_spell_is_cast_as_often_as_it_can_be_paid() -> None:
    table = staged(red="bill E5", blue="anna E8")
    table.do("cast plaguing-arrow E8", "armor dodge").do("cast plaguing-arrow E8", "armor dodge")
    assert table.damage("anna") == 2 and table.why("cast plaguing-arrow E8") == "KA-11.4"


@rule("KA-11.3")
def test_a_summon_limit_counts_the_casters_tokens_in_the_arena() -> None:
    assert staged(red="king E5; gobball A1", blue="bill L3").why("cast summon-gobball E6") == "KA-11.3"
    assert staged(red="queen E5; tofu A1; tofu A2", blue="bill L3").why("cast summon-tofu E6") == ""
    assert staged(red="queen E5; tofu A1; tofu A2; tofu A3", blue="bill L3").why("cast summon-tofu E6") == "KA-11.3"
    others = staged(red="king E5", blue="king L3; gobball L4", active="red.king")
    assert others.why("cast summon-gobball E6") == "", "another King's Gobball does not count"
    bombs = "aboum E5; water-bomb A1; water-bomb A2"
    assert staged(red=bombs, blue="bill L3").why("cast throw-water-bomb E6") == "KA-11.3"


@rule("KA-11.3", "KA-16.7")
def test_a_token_that_was_knocked_out_can_be_summoned_again() -> None:
    table = staged(red="bill E5", blue="king L3; gobball E8 dmg=2").do("cast plaguing-arrow E8", "armor dodge")
    table.do("end", "armor lock").all("sell 1", "sell 2")
    assert table.active == "king" and table.why("cast summon-gobball L4") == ""


@rule("KA-11.4", "KA-11.6")
def test_a_cost_must_be_payable_in_full() -> None:
    assert staged(red="bill E5", blue="anna E8", ap=2).why("cast plaguing-arrow E8") == "KA-11.4"
    assert staged(red="bill E5", blue="anna E8", ap=3).why("cast plaguing-arrow E8") == ""
    assert casting(mp=1).why("cast dash E7") == "KA-11.4"
    table = casting().do("cast dash E7", "armor dodge")
    assert table.points == (19, 1)


@rule("KA-11.4", "KA-11.5", "KA-13.9")
def test_damage_may_be_a_cost() -> None:
    table = casting("anna E6").do("cast blood E6", "armor armor")
    assert table.points == (15, 3) and table.damage("anna") == 1
    assert table.damage("tester") == 3, "4 paid, without any dice, and 1 stolen back"


@rule("KA-11.5")
def test_a_damage_cost_must_fit_on_the_card() -> None:
    assert casting("anna E6", red="tester E5 dmg=11").why("cast blood E6") == "KA-11.5"
    assert casting("anna E6", red="tester E5 dmg=10").why("cast blood E6") == ""


@rule("KA-11.5")
def test_who_pays_with_its_last_hp_falls_when_the_spell_is_done() -> None:
    table = casting("anna E6", red="tester E5 dmg=10; healey A1").do("cast blood E6", "critical dodge")
    assert table.damage("anna") == 3 and table.at("tester") == "", "although it stole 3 markers back"
    assert [event.piece for event in table.told(KnockedOut)] == [table.piece("tester")]
    assert table.gg() == (4, 9, 0) and table.active == "healey"


@rule("KA-11.5", "KA-16.20")
def test_who_pays_with_its_last_hp_outlives_a_knock_out_on_the_way() -> None:
    red = "tester E5 dmg=10; trap E8 of=tester; healey A1"
    table = casting("anna E7 dmg=11; bill F7", red=red).do("cast frenzy E7", "lock dodge lock dodge")
    assert [event.piece for event in table.told(KnockedOut)] == [table.piece("anna"), table.piece("tester")]
    assert table.damage("bill") == 1, "the spell was resolved completely"


@rule("KA-11.5", "KA-22.4")
def test_payer_and_victim_fall_together() -> None:
    table = casting("anna E6 dmg=9; bill L3", red="tester E5 dmg=10; healey A1").do("cast blood E6", "critical dodge")
    assert table.asks == "FALLEN" and not table.told(KnockedOut)
    table.do("fallen tester")
    assert table.at("tester") == table.at("anna") == "" and len(table.told(KnockedOut)) == 2


# targets


@rule("KA-11.6")
@pytest.mark.parametrize(
    ("scene", "text", "rule_id"),
    [
        ({"red": "kassius E5 used=puff", "blue": "anna E6"}, "cast puff E6", "KA-11.2"),
        ({"red": "bill E5", "blue": "anna E8", "ap": 0}, "cast plaguing-arrow E8", "KA-11.4"),
        ({"red": "bill E5", "blue": "anna E7"}, "cast plaguing-arrow E7", "KA-12.1"),
        ({"red": "bill E5", "blue": "anna E8", "ground": "tree E6"}, "cast plaguing-arrow E8", "KA-12.11"),
        ({"red": "bill E5", "blue": "anna E8"}, "cast plaguing-arrow E8", ""),
        ({"red": "kassius E5 used=puff", "blue": "anna L3", "ap": 0}, "cast puff F6", "KA-11.2"),
    ],
)
def test_limit_cost_range_and_sight_are_required(scene: dict[str, object], text: str, rule_id: str) -> None:
    assert staged(**scene).why(text) == rule_id


@rule("KA-11.7")
def test_a_spell_affects_the_character_or_bomb_in_the_cell() -> None:
    table = casting("aboum L1; anna F7; water-bomb E7")
    table.do("cast arrow E7", "armor armor dodge")  # its own critical die, then the explosion's dice
    assert table.at("water-bomb") == "" and table.damage("anna") == 3


@rule("KA-11.7", "KA-11.9", "KA-11.20")
def test_an_empty_cell_may_be_the_target() -> None:
    table = staged(red="oscar E5", blue="anna L3", ground="1 E7; crate E8")
    assert table.why("cast trickery E8") == ""
    assert table.do("cast trickery E7").points == (3, 3) and table.rolls() == []


@rule("KA-11.7", "KA-18.1")
@pytest.mark.parametrize("scenery", ["tree", "bush"])
def test_scenery_is_no_target(scenery: str) -> None:
    table = staged(red="oscar E5", blue="anna L3", ground=f"{scenery} E7")
    assert table.why("cast trickery E7") == "KA-11.7" and "E7" not in table.cells("trickery")


@rule("KA-11.7")
def test_a_target_is_a_cell_of_the_board() -> None:
    board = "    A B C\n 1  . . .\n 2  . . .\n 3  . . ."
    assert staged(arena=board, red="oscar B2", blue="anna C3").why("cast trickery E2") == "KA-11.7"


@rule("KA-11.8")
def test_anybody_may_be_targeted_an_ally_and_the_caster_too() -> None:
    table = staged(red="bill E5; anna E8; king H5; gobball H6", blue="oscar B5", active="bill")
    assert {"E8", "H5", "B5"} <= table.cells("plaguing-arrow")
    table.do("cast plaguing-arrow E8", "critical dodge")
    assert table.damage("anna") == 2
    table = staged(red="healey E5 dmg=3", blue="bill L3").do("cast healing-word E5", "critical")
    assert table.damage("healey") == 1, "the minimum range is 0"
    assert staged(red="healey E5", blue="bill L3").why("cast curse-word E5") == "KA-12.1"


@rule("KA-11.8", "KA-11.17")
def test_an_opponent_may_be_healed() -> None:
    table = staged(red="healey E5", blue="bill E6 dmg=3").do("cast healing-word E6", "critical")
    assert table.damage("bill") == 1


@rule("KA-11.8", "KA-25.2")
def test_a_text_may_restrict_the_targets() -> None:
    table = casting("anna E6", red="tester E5; king E4")
    assert table.why("cast scold E4") == "" and table.why("cast scold E6") == "KA-25.2"
    assert table.why("cast scold D5") == "KA-12.7"


@rule("KA-11.9", "KA-15.4")
def test_at_an_empty_cell_the_effects_on_the_caster_happen() -> None:
    table = staged(red="aboum E5", blue="king E4", active="aboum").do("cast retreat-shot F5")
    assert table.at("aboum") == "D5" and table.points == (3, 3) and table.rolls() == []
    assert [event.rule for event in table.told(Shifted)] == ["KA-15.4"]


@rule("KA-11.9")
def test_at_an_empty_cell_effects_on_a_target_do_nothing() -> None:
    table = staged(red="anna E5", blue="bill L3").do("cast assault E7")
    assert table.at("anna") == "E5" and not table.told(Swapped) and table.points == (3, 3)


@rule("KA-11.10")
@pytest.mark.parametrize(("ground", "blue"), [("tree E6", "bill L3"), ("bush E6", "bill L3"), ("", "bill E6")])
def test_a_summon_needs_an_empty_cell(ground: str, blue: str) -> None:
    assert staged(red="king E5", blue=blue, ground=ground).why("cast summon-gobball E6") == "KA-11.10"
    assert staged(red="aboum E5", blue=blue, ground=ground).why("cast throw-water-bomb E6") == "KA-11.10"


@rule("KA-11.10", "KA-16.18")
def test_a_second_trap_does_not_fit_on_a_cell() -> None:
    table = casting().do("cast snare E6")
    assert table.why("cast snare E6") == "KA-16.18" and table.why("cast lair E6") == ""


# resolution


@rule("KA-11.11")
def test_the_cost_is_paid_before_anything_else() -> None:
    table = casting("thorn E6", red="tester E5 dmg=9; healey A1").do("cast blood E6", "armor dodge")
    paid, answer = [event for event in table.told(Hurt) if event.piece == table.piece("tester")]
    assert (paid.rule, paid.damage) == ("KA-13.9", 13) and answer.rule == "KA-17.7"
    assert [event.rule for event in table.told(CastSpell)] == ["KA-11.11"]


@rule("KA-11.12", "KA-15.13")
def test_additional_effects_happen_although_no_damage_is_done() -> None:
    table = staged(red="anna E5", blue="oscar E7").do("cast assault E7", "armor armor dodge")
    assert table.damage("oscar") == 0 and (table.at("anna"), table.at("oscar")) == ("E7", "E5")


@rule("KA-11.12", "KA-15.10")
def test_markers_are_placed_although_no_damage_is_done() -> None:
    table = staged(red="bill E4", blue="aboum L1; anna E8 +J13; water-bomb E7", active="bill")
    table.do("cast plaguing-arrow E7", "armor lock dodge")
    assert table.damage("anna") == 0 and [event.ap for event in table.told(Marked)] == [-1]


@rule("KA-11.12", "KA-11.16")
def test_additional_effects_come_before_the_dice() -> None:
    table = staged(red="kassius E5", blue="anna E6").do("cast puff E6", "armor armor dodge")
    kinds = [type(event) for event in table.events]
    assert kinds.index(Shifted) < kinds.index(Rolled) < kinds.index(Hurt)


@rule("KA-11.13", "KA-17.3")
@pytest.mark.parametrize(("dice", "damage"), [("armor lock", 1), ("critical lock", 2), ("wild critical-dodge", 3)])
def test_critical_hit_rolls_two_dice_and_each_success_adds_one(dice: str, damage: int) -> None:
    table = staged(red="queen E5", blue="anna E6").do("cast dan-to-fu E6", f"{dice} dodge")
    assert table.rolls() == ["critical 2", "armor 1"] and table.damage("anna") == damage
    single = staged(red="bill E5", blue="anna E8").do("cast plaguing-arrow E8", "critical dodge")
    assert single.rolls() == ["critical 1", "armor 1"]


@rule("KA-11.14", "KA-17.3")
@pytest.mark.parametrize(("dice", "damage"), [("dodge lock", 4), ("armor lock", 3), ("wild armor", 2)])
def test_armor_rolls_two_dice_and_each_success_takes_one(dice: str, damage: int) -> None:
    table = staged(red="kassius E5", blue="oscar E6").do("cast puff E6", f"critical lock {dice}")
    assert table.rolls() == ["critical 2", "armor 2"] and table.damage("oscar") == damage
    assert [event.seat for event in table.told(Rolled)] == [0, 1], "the target's player rolls for armor"


@rule("KA-11.15")
def test_the_damage_is_placed_as_markers() -> None:
    table = staged(red="bill E5", blue="anna E8 dmg=2").do("cast plaguing-arrow E8", "critical dodge")
    assert [(event.rule, event.amount, event.damage) for event in table.told(Hurt)] == [("KA-11.15", 2, 4)]


@rule("KA-11.16")
def test_who_was_pushed_out_of_range_and_sight_is_still_hit() -> None:
    table = staged(red="kassius E5", blue="anna E8", ground="1 E9").do("cast puff E8", "armor armor dodge")
    assert table.at("anna") == "E11" and table.damage("anna") == 3


@rule("KA-11.16")
def test_who_swapped_places_is_still_the_target() -> None:
    table = staged(red="anna E5", blue="bill E7; king L1").do("cast assault E7", "armor dodge")
    assert table.at("bill") == "E5" and table.damage("bill") == 1 and table.damage("anna") == 0


@rule("KA-11.16", "KA-16.20")
def test_who_falls_into_a_trap_on_the_way_takes_no_bonus_from_the_others() -> None:
    red = "tester E5; gobball D7 of=tester; trap E8 of=tester"
    table = casting("anna E7 dmg=11; bill F7; king L1", red=red)
    table.do("cast gust E7", "lock dodge lock dodge dodge")  # the trap's dice, then critical, Gobball, Bill
    assert table.at("anna") == "" and (table.at("gobball"), table.at("bill")) == ("D8", "F8")
    assert (table.damage("gobball"), table.damage("bill")) == (1, 1), "the Gobball stood beside Anna alone"


@rule("KA-11.17", "KA-13.7")
def test_a_healing_rolls_critical_and_no_armor() -> None:
    table = staged(red="healey E5; oscar E6 dmg=5", blue="bill L3", active="healey").do(
        "cast healing-word E6", "critical"
    )
    assert table.rolls() == ["critical 1"] and table.damage("oscar") == 3


@rule("KA-11.18")
@pytest.mark.parametrize(
    ("team", "text"),
    [
        ("king E5", "cast summon-gobball E6"),
        ("aboum E5", "cast throw-water-bomb E7"),
        ("anna E5; king E7", "cast transposition E7"),
        ("bill E5", "cast long-shot E5"),
    ],
)
def test_summoning_and_special_spells_roll_nothing(team: str, text: str) -> None:
    assert staged(red=team, blue="oscar L3").do(text).rolls() == []


@rule("KA-11.18")
def test_a_special_spell_at_an_opponent_rolls_nothing() -> None:
    table = staged(red="bill E5 ?G06", blue="oscar E8").do("use 1 E8")
    assert table.rolls() == [] and [event.ap for event in table.told(Marked)] == [-3]


@rule("KA-11.19")
def test_a_bomb_makes_no_armor_roll() -> None:
    table = staged(red="bill E5", blue="aboum L1; water-bomb E8").do("cast plaguing-arrow E8", "armor")
    assert table.rolls() == ["critical 1"] and table.at("water-bomb") == "", "and the explosion meets nobody"


@rule("KA-11.19", "KA-18.8")
def test_scenery_makes_no_armor_roll() -> None:
    table = staged(red="oscar E5", blue="bill L3", ground="crate E6", options={"scenery": "destructible"})
    table.do("break con E6", "critical")
    assert table.rolls() == ["critical 1"] and table.state.scratches[cell_named("E6")] == 2


@rule("KA-11.20")
def test_everybody_affected_rolls_although_the_damage_is_nothing() -> None:
    table = staged(red="queen A1; tofu E5", blue="anna E6", active="tofu").do("cast kiss E6", "armor dodge")
    assert table.rolls() == ["critical 1", "armor 1"] and table.damage("anna") == 0
    shielded = staged(red="bill E5", blue="oscar E8 +J13").do("cast plaguing-arrow E8", "critical armor dodge")
    assert shielded.rolls() == ["critical 1", "armor 2"] and shielded.damage("oscar") == 0
    immune = staged(red="bill E5", blue="oscar E8").give("oscar", "immunity-air")
    immune.do("cast plaguing-arrow E8", "critical armor dodge")
    assert immune.rolls() == ["critical 1", "armor 2"] and immune.damage("oscar") == 0


@rule("KA-11.20", "KA-15.2")
def test_armor_break_can_leave_no_die_to_roll() -> None:
    table = staged(red="healey E5", blue="anna E6").do("cast curse-word E6", "critical")
    assert table.rolls() == ["critical 1"] and table.damage("anna") == 2
    armored = staged(red="healey E5", blue="oscar E6").do("cast curse-word E6", "critical armor")
    assert armored.rolls() == ["critical 1", "armor 1"]


@rule("KA-11.20")
def test_a_healing_of_somebody_unhurt_still_rolls() -> None:
    table = staged(red="healey E5", blue="bill L3").do("cast healing-word E5", "critical")
    assert table.rolls() == ["critical 1"] and table.damage("healey") == 0
    assert staged(red="healey E5", blue="bill L3").do("cast healing-word E6").rolls() == []
