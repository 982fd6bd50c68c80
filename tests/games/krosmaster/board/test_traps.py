"""Chapter 16c: traps. The box has none; the pack of trials has the Snare, which deals 2 fire damage."""

import pytest

from tests.games.krosmaster.boards import GAME
from tests.games.krosmaster.trials import staged, tried
from tests.rules import rule
from warbook.games.krosmaster.present.events import CastSpell, Removed, Rolled, Sprung


@rule("KA-16.16")
def test_a_trap_is_no_obstacle_and_blocks_no_sight() -> None:
    table = tried(red="bill E9", blue="goultard L1 ; snare E8 ; anna E5")
    assert table.why("move E8") == "" and table.why("cast plaguing-arrow E5") == ""


@rule("KA-16.16", "KA-11.20")
def test_a_trap_is_not_affected_by_spells() -> None:
    table = tried(red="goultard E9", blue="goultard L1 ; snare E7 ; snare F7")
    table.do("cast square-blast E7").do("cast barter E7").do("cast hearten E7")
    assert table.at("snare") == "E7" and table.at("snare#2") == "F7" and table.at("red.goultard") == "E9"


@rule("KA-16.17", "KA-16.20")
def test_walking_onto_a_trap_springs_it_between_two_steps() -> None:
    table = tried(red="anna E9", blue="goultard L1 ; snare E8")
    table.do("move E8", "lock lock")
    assert table.damage("anna") == 2 and table.at("snare") == "" and table.asks == "red activation anna"
    assert [(event.seat, event.roll) for event in table.told(Rolled)] == [(1, "critical"), (0, "armor")]
    table.do("move E7")
    assert table.at("anna") == "E7"


@rule("KA-16.17")
def test_a_trap_springs_for_its_own_side_too() -> None:
    table = tried(red="anna E9 ; goultard A1 ; snare E8", blue="healey L1", active="anna")
    table.do("move E8", "lock lock")
    assert table.damage("anna") == 2


@rule("KA-16.17")
@pytest.mark.parametrize(
    ("ground", "to", "dice", "damage"),
    [("", "E7", "lock lock", 0), ("bush E7", "E8", "lock lock lock lock", 2)],
)
def test_a_trap_springs_only_where_an_approach_ends(ground: str, to: str, dice: str, damage: int) -> None:
    table = tried(red="goultard E9", blue="goultard L1 ; snare E8 ; anna E5", ground=ground)
    table.do("cast charge E5", dice)
    assert table.at("red.goultard") == to and table.damage("red.goultard") == damage and table.damage("anna") == 1


@rule("KA-16.17")
@pytest.mark.parametrize(("snare", "damage"), [("E7", 3), ("E6", 3), ("E5", 5)])
def test_a_trap_springs_only_where_a_push_ends(snare: str, damage: int) -> None:
    table = tried(red=f"kassius E9 ; goultard A1 ; snare {snare}", blue="anna E8", active="kassius")
    table.do("cast puff E8", "lock lock lock" if damage == 3 else "lock lock" + " lock lock lock")
    assert table.at("anna") == "E5" and table.damage("anna") == damage


@rule("KA-16.17", "KA-15.13")
def test_a_swap_brings_both_to_rest_the_casters_trap_first() -> None:
    table = tried(red="anna D5", blue="goultard L1 ; bill F5 ; snare F5 ; snare D5")
    table.do("cast assault F5", "lock lock" + " lock armor" + " lock lock")
    assert table.damages("anna", "bill") == (2, 1 + 1)
    assert len(table.told(Sprung)) == 2


@rule("KA-16.17", "KA-27.2")
def test_a_leap_ends_on_a_trap() -> None:
    table = tried(red="anna D5 -J04", blue="goultard L1 ; snare F6")
    table.do("use J04 F6", "lock lock")
    assert table.at("anna") == "F6" and table.damage("anna") == 2


@rule("KA-16.17", "KA-4.1")
def test_a_bomb_springs_no_trap() -> None:
    table = tried(red="kassius E9 ; goultard A1 ; snare E5", blue="aboum L1 ; water-bomb E8", active="kassius")
    table.do("cast puff E8", "lock lock")
    assert table.at("snare") == "E5" and table.at("water-bomb") == ""


@rule("KA-16.18", "KA-11.10")
def test_a_cell_holds_at_most_one_trap() -> None:
    table = tried(red="goultard E9", blue="goultard L1 ; snare E7 ; anna E6")
    assert table.why("cast lay-snare E7") == "KA-16.18" and table.why("cast lay-snare E6") == "KA-11.10"
    table.do("cast lay-snare E8")
    assert table.at("red.snare") == "E8"


@rule("KA-16.18", "KA-27.2")
def test_a_reward_lays_no_second_trap_either() -> None:
    table = tried(red="anna E9 -X01", blue="goultard L1 ; snare E8")
    assert table.why("use X01 E8") == "KA-16.18"
    table.do("use X01 D9")
    assert table.at("red.snare") == "D9" and table.at("blue.snare") == "E8"


@rule("KA-16.18")
def test_the_traps_of_a_knocked_out_summoner_are_removed_without_effect() -> None:
    table = tried(red="anna E4", blue="goultard E5 dmg=13 ; snare E3 ; snare K3 ; oscar L1")
    table.do("cast assault E5", "lock lock")
    assert table.summons() == set() and table.damage("anna") == 0
    assert [event.rule for event in table.told(Removed)] == ["KA-16.18", "KA-16.18"]


@rule("KA-16.19")
def test_the_box_has_no_trap_and_the_engine_has_them() -> None:
    assert all(summon.species != "trap" for summon in GAME.tables.content.summons.values())
    table = tried(red="goultard E9", blue="anna L1")
    table.do("cast lay-snare E7")
    assert table.at("snare") == "E7" and table.on("E7") == ""


@rule("KA-16.20")
def test_a_caster_knocked_out_by_a_trap_loses_the_rest_of_the_spell() -> None:
    table = tried(red="goultard E9 dmg=12 ; healey A1", blue="goultard L1 ; snare E7 ; anna E5", active="red.goultard")
    table.do("cast charge E5", "lock lock")
    assert table.at("red.goultard") == "" and table.damage("anna") == 0
    assert [event.roll for event in table.told(Rolled)] == ["critical", "armor"] and len(table.told(CastSpell)) == 1


@rule("KA-16.20")
def test_a_target_knocked_out_by_a_trap_is_left_out_of_the_rest() -> None:
    table = tried(red="goultard E9 ; kassius E8 ; snare E4", blue="anna E7 dmg=10 ; oscar L1", active="kassius")
    table.do("cast puff E7", "lock lock")
    assert table.at("anna") == "" and table.gg() == (9, 4, 0)
    assert len(table.told(Rolled)) == 2  # those of the trap; the spell hits nobody any more


@rule("KA-16.20", "KA-15.3")
def test_the_others_keep_their_own_bonuses_when_a_trap_takes_one_away() -> None:
    table = tried(
        red="goultard E9 ; gobball F5 ; snare E4", blue="anna E5 dmg=10 ; healey D5 ; oscar L1", active="goultard"
    )
    # Anna, beside the Gobball, is pushed onto the trap and falls; Healey was not beside it
    table.do("cast gale E5", "lock lock" + " lock lock lock")
    assert table.at("anna") == "" and table.at("healey") == "D4"
    assert table.damage("healey") == 0


@rule("KA-16.20", "KA-8.7")
def test_a_walker_knocked_out_by_a_trap_has_no_end_phase() -> None:
    table = tried(red="anna E9 dmg=10 ; bill A1", blue="goultard L1 ; snare E8", active="anna")
    table.do("move E8", "lock lock")
    assert table.at("anna") == "" and table.asks == "red activation bill"


@rule("KA-16.17")
def test_standing_beside_a_trap_or_starting_on_one_springs_nothing() -> None:
    table = tried(red="anna E9", blue="goultard L1 ; snare E9 ; snare D8")
    table.do("move E8")
    assert table.damage("anna") == 0 and table.at("snare") == "E9"
    assert staged(red="anna E9", blue="bill L1").summons() == set()
