"""Chapter 19b: using demonic rewards."""

import pytest

from tests.games.krosmaster.trials import staged, tried
from tests.rules import fact, rule
from warbook.games.krosmaster.present.events import Discarded, Used
from warbook.games.krosmaster.verbs import USE
from warbook.kernel.api import act


@rule("KA-19.11")
def test_tokens_are_used_between_other_actions_and_as_many_as_one_likes() -> None:
    table = staged(red="king E5 dmg=6 -G08 -G09 -J17", blue="anna L1", ap=0)
    table.do("use G08").do("move E6").do("use J17").do("use G09")
    assert table.damage("king") == 2 and table.points == (1, 3)


@rule("KA-19.11")
def test_only_the_holder_uses_a_token_and_only_once() -> None:
    table = staged(red="king E5 +J17 -G01 ; anna A1 -G08", blue="bill L1", active="king")
    assert table.why("use J17") == "KA-19.11"  # it is face up already
    assert table.why("use G01 2") == "KA-27.2"  # there is nothing to choose
    assert {arg // 1024 for arg in table.options("use")} == {1}  # not Anna's
    table = staged(red="king E5 -J17", blue="bill L1")
    assert table.why("use J17 2") == "KA-19.11"


@rule("KA-19.12")
def test_a_boost_acts_at_once_and_is_gone() -> None:
    table = staged(red="king E5 dmg=2 -G08", blue="anna L1")
    table.do("use G08")
    assert table.damage("king") == 0 and table.held("king") == []
    assert [event.rule for event in table.told(Discarded)] == ["KA-19.12"] and len(table.told(Used)) == 1


@rule("KA-19.13", "KA-8.3")
def test_a_buff_lasts_until_its_holders_next_turn_begins() -> None:
    table = staged(red="anna E5 -J12 ; king A1", blue="bill L1", active="anna")
    table.do("use J12")
    assert all(table.has("anna", power) for power in ("critical-hit", "armor", "dodge", "lock"))
    table.do("end")
    table.end_turn()
    assert table.held("anna") == ["+J12"] and table.has("anna", "armor")
    table.end_turn()
    assert table.asks == "red activation anna" and table.held("anna") == [] and not table.has("anna", "armor")


@rule("KA-19.13", "KA-19.15")
def test_several_buffs_may_be_up_together() -> None:
    table = staged(red="anna E5 -J12 -J13 -G11", blue="bill L1")
    table.do("use J12").do("use J13").do("use G11")
    assert table.held("anna") == ["+J12", "+J13", "+G11"]


@rule("KA-19.14")
def test_equipment_works_at_once_and_for_good() -> None:
    table = staged(red="anna E5 -A13", blue="bill E4 dmg=1")
    table.do("use A13").do("cast assault E4", "critical critical lock")
    assert table.damage("bill") == 4
    table.end_turn().end_turn()
    assert table.held("anna") == ["+A13"] and table.has("anna", "critical-hit")


@rule("KA-19.15")
@pytest.mark.parametrize(
    ("first", "second", "why"),
    [
        ("J16", "J18", "KA-19.15"),
        ("A03", "J15", "KA-19.15"),
        ("J20", "A07", "KA-19.15"),
        ("A11", "A14", "KA-19.15"),
        ("J16", "J20", ""),
        ("J16", "A03", ""),
        ("J16", "A11", ""),
        ("J12", "J16", ""),
    ],
)
def test_one_face_up_token_of_each_type(first: str, second: str, why: str) -> None:
    table = staged(red=f"anna E5 +{first} -{second}", blue="bill L1")
    assert table.why(f"use {second}") == why


@fact("KA-19.16")
def test_face_up_equipment_stays_with_its_krosmaster_whatever_happens() -> None:
    table = staged(red="anna E5 +J16", blue="kassius E6 ; bill L1")
    table.end_turn()
    table.do("end").do("cast puff E5", "lock lock lock")
    assert table.at("anna") == "E2" and table.held("anna") == ["+J16"]


@rule("KA-19.17")
def test_points_of_equipment_come_now_and_in_every_later_turn() -> None:
    table = staged(red="anna E5 -A14", blue="bill L1", ap=0, mp=0)
    table.do("use A14")
    assert table.points == (1, 1)
    table.end_turn().end_turn()
    assert table.points == (7, 4)


@rule("KA-19.17", "KA-19.18")
@pytest.mark.parametrize(("mp", "left"), [(0, 0), (1, 0), (3, 2)])
def test_lost_points_are_taken_from_unspent_ones(mp: int, left: int) -> None:
    table = staged(red="anna E5 dmg=11 -A06", blue="bill L1", mp=mp)
    table.do("use A06")
    assert table.points == (8, left)
    assert table.state.hp[table.piece("anna")] == 17 and table.damage("anna") == 11
    table.end_turn().end_turn()
    assert table.points == (8, 2)


@rule("KA-19.18")
def test_more_hp_make_one_last_longer() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5 +J18")
    table.do("cast con E4", "lock lock")
    assert table.at("bill") == "E4" and table.damage("bill") == 6


@rule("KA-19.19")
def test_a_weapon_is_a_melee_attack_without_limit() -> None:
    table = staged(red="king E5 -A03", blue="anna E4 ; bill E3")
    assert len(table.options("cast")) == len(table.cells("gobbolob")) + len(table.cells("summon-gobball"))
    table.do("use A03")
    assert table.cells("crescent-blade") == {"E4"} and table.why("cast crescent-blade E3") == "KA-12.7"
    assert table.why("cast crescent-blade E6") == "KA-12.7"
    table.do("cast crescent-blade E4", "lock lock").do("cast crescent-blade E4", "lock armor")
    assert table.damage("anna") == 3 and table.points == (1, 3)
    assert table.why("cast crescent-blade E4") == "KA-11.4"


@rule("KA-19.20")
def test_a_one_shot_spell_follows_the_rules_of_spells() -> None:
    table = staged(red="king E9 -G05", blue="anna E4 ; bill E3 ; oscar J9", ground="tree H9")
    assert table.why("use G05 E3") == "KA-12.1" and table.why("use G05 J9") == "KA-12.11"
    assert table.why("use G05 E9") == "KA-12.1" and table.why("use G05 fire E4") == "KA-27.2"
    table.do("use G05 E4", "critical lock")
    assert table.damage("anna") == 3 and table.points == (6, 3) and table.held("king") == []
    assert staged(red="king E9 -G05", blue="anna E4", ap=0).why("use G05 E4") == "KA-11.4"


@rule("KA-19.20", "KA-12.9", "KA-12.10")
def test_a_crate_and_long_shot_help_a_one_shot_spell() -> None:
    table = staged(red="bill E10 -G05", blue="anna L1", ground="crate E10")
    assert table.why("use G05 E4") == "" and table.why("use G05 E3") == "KA-12.1"
    table.do("cast long-shot E10")
    assert table.why("use G05 E1") == ""


@rule("KA-19.20", "KA-11.9")
def test_a_one_shot_spell_at_an_empty_cell_is_spent() -> None:
    table = staged(red="king E9 -G05", blue="anna E4")
    table.do("use G05 E7")
    assert table.held("king") == [] and table.points == (6, 3)


@rule("KA-19.20")
def test_a_long_list_of_shots_is_listed_whole() -> None:
    table = staged(red="bill F6 -J05 -G05 -G06", blue="anna L12", ground="crate F6")
    table.do("cast long-shot F6")
    assert len(table.options("use")) == 4 * 142 + 2 * len({arg for arg in table.options("use") if arg // 1024 == 1})
    assert table.why("use J05 fire L11") == ""


@rule("KA-19.21", "KA-13.9")
@pytest.mark.parametrize(("damage", "left"), [(5, 9), (6, None)])
def test_damage_to_the_user_may_knock_it_out_and_then_the_rest_is_lost(damage: int, left: int | None) -> None:
    table = staged(red=f"king E5 dmg={damage} -J07 ; healey A1", blue="anna E4", active="king")
    table.do("use J07")
    if left is None:
        assert table.at("king") == "" and table.gg() == (4, 9, 0) and table.asks == "red activation healey"
    else:
        assert table.damage("king") == left
        table.do("cast gobbolob E4", "lock lock")
        assert table.damage("anna") == 4


@rule("KA-19.22")
def test_a_bonus_waits_for_its_spell_and_is_used_up_by_it() -> None:
    table = staged(red="oscar E5 -G01 -J07", blue="anna E4")
    table.state.ap = 20
    table.do("use G01").do("punch E4", "lock lock")
    assert table.damage("anna") == 1  # a punch is no spell, and neutral
    table.do("cast trickery E7")  # earth, at an empty cell: the water bonus waits on
    table.do("cast con E4", "lock lock")
    assert table.damage("anna") == 1 + 3
    table.do("cast con E4", "lock lock")
    assert table.damage("anna") == 1 + 3 + 1


@rule("KA-19.22")
def test_bonuses_add_up_in_one_spell() -> None:
    table = staged(red="oscar E5 -G01 -J07", blue="anna E4")
    table.do("use G01").do("use J07").do("cast con E4", "lock lock")
    assert table.damage("anna") == 1 + 2 + 3


@rule("KA-19.22", "KA-14.2")
def test_a_bonus_counts_for_every_target_of_an_area() -> None:
    table = staged(red="king E5 +A04 -G03", blue="anna E4 ; bill D4")
    table.do("use G03").do("cast kung-fu-shovel E4", "lock lock lock")
    assert table.damages("anna", "bill") == (4, 4)


@rule("KA-19.22")
def test_a_bonus_is_lost_when_the_turn_ends() -> None:
    table = staged(red="oscar E5 -G01", blue="anna E4")
    table.do("use G01")
    table.end_turn().end_turn()
    table.do("cast con E4", "lock lock")
    assert table.damage("anna") == 1


@rule("KA-19.22")
def test_a_bonus_is_the_holders_and_not_its_summons() -> None:
    table = staged(red="king E5 -G03 ; gobball D4", blue="anna E4")
    table.do("use G03").do("end").do("cast bite E4", "lock lock")
    assert table.damage("anna") == 1


@rule("KA-19.23", "KA-21.3")
def test_the_tokens_of_a_knocked_out_krosmaster_leave_the_game() -> None:
    table = staged(red="oscar E5", blue="anna E4 dmg=13 +J17 -G08 ?G09 ; bill L1", market="jade-1 J01")
    piles = [len(pile) for pile in table.state.piles]
    table.do("cast con E4", "lock lock lock")
    assert table.at("anna") == "" and table.held("anna") == []
    assert [len(pile) for pile in table.state.piles] == piles and table.shop()[2] == "J01"
    assert {event.rule for event in table.told(Discarded)} == {"KA-19.23"}
    removed = table.view().market
    assert removed is not None and removed.removed == ("G08", "J17")  # nobody saw which one the third was


@rule("KA-19.24", "KA-27.1")
def test_every_token_of_the_sixty_is_somewhere_in_the_market_at_first() -> None:
    state = staged(red="king E5", blue="anna L1").state
    tokens = sorted([*(int(token) for token in state.shop), *(token for pile in state.piles for token in pile)])
    assert tokens == list(range(60))


@rule("KA-27.2")
def test_gains_that_are_not_picked_are_all_given() -> None:
    table = tried(red="anna E5 -X02", blue="bill L1")
    table.do("use X02")
    assert table.points == (7, 3) and table.pools()[0] == 2


@rule("KA-27.2")
def test_one_of_many_gains_may_be_chosen() -> None:
    table = tried(red="anna E5 -X03", blue="bill L1")
    assert len(table.options("use")) == 5 and table.why("use X03 6") == "KA-27.2"
    table.do("use X03 5")
    assert table.points == (11, 3)


@rule("KA-19.20", "KA-11.3")
def test_a_one_shot_summoning_keeps_to_the_limit_of_its_spell() -> None:
    table = tried(red="king E5 -X04 ; gobball A1", blue="bill L1")
    assert table.why("use X04 E4") == "KA-11.3"
    table = tried(red="anna E5 -X04", blue="bill L1")
    assert table.why("use X04 E3") == "KA-12.7"
    table.do("use X04 E4")
    assert table.at("gobball") == "E4" and table.points == (2, 3)


@rule("KA-19.11")
def test_a_place_without_a_token_cannot_be_used() -> None:
    table = staged(red="anna E5 -G08", blue="bill L1")
    refusal = table.game.refuse(table.state, act(0, USE, 1024))
    assert refusal is not None and refusal.rule == "KA-19.11"
