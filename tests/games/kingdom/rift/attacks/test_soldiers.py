"""Soldiers and soldier towers (section 9)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import TABLES, staged
from tests.rules import rule
from warbook.games.kingdom.effects.vocabulary import BARRACKS, PHYSICAL
from warbook.games.kingdom.frames import LAYERS
from warbook.games.kingdom.present.events import SoldierPlaced, TrayDestroyed

GOBLINS = "gg.../gg.../...../...../....."
ONE_EACH = "go.../.x.../...../...../....."  # a goblin, an orc that resists physical damage, a deadly executioner
CROWD = "ggggg/ggggg/gg.../...../....."
SITE_C = 2 * LAYERS  # the lower tower of site c
TWELVE = "soldiers=00,01,02,03,04,10,11,12,13,14,20,21"


@rule("RT-9.1", "RT-9.2")
def test_a_soldier_tower_places_soldiers_and_no_tiles() -> None:
    table = staged(red="malik ; hand B2", trays=f"{GOBLINS} r3c2").do("build B2 c E")
    assert {offer.split()[0] for offer in table.offers()} == {"soldier", "stop"}
    for number, tower in enumerate(TABLES.tower_names):
        is_soldier_tower = TABLES.family[number] == BARRACKS
        assert (TABLES.attack[number].soldiers > 0) == is_soldier_tower, tower
        assert (not TABLES.attack[number].tiles) == is_soldier_tower, tower


@rule("RT-9.2")
def test_the_printed_number_of_soldiers_may_be_spread_over_trays_in_range() -> None:
    table = staged(red="malik ; hand B2", trays=f"{GOBLINS} r3c2 ; {GOBLINS} r2c1")
    table.do("build B2 c E", "soldier t0 00", "soldier t1 11")
    assert (table.soldiers("t0"), table.soldiers("t1")) == (["00"], ["11"])
    assert table.asks == "play", "there are two soldiers on the card and no third"
    assert table.state.spare == 10


@rule("RT-9.2")
def test_an_attack_without_soldiers_places_none() -> None:
    table = staged(red="malik ; hand A1", trays=f"{GOBLINS} r3c2").do("build A1 c E")
    assert table.refused("soldier t0 00") == "RT-9.2"


@rule("RT-9.2")
def test_a_soldier_goes_only_on_a_tray_in_range() -> None:
    table = staged(red="malik ; hand B1", trays=f"{GOBLINS} r3c2 ; {GOBLINS} r4c3").do("build B1 c E")
    assert table.refused("soldier t1 00") == "RT-7.15"


@rule("RT-9.3")
@pytest.mark.parametrize(("soldiers", "is_left"), [("00,01,10", True), ("00,01,10,11", False)])
def test_a_soldier_covers_one_square(soldiers: str, is_left: bool) -> None:
    table = staged(trays=f"{GOBLINS} r3c2 soldiers={soldiers}").end_phase()
    assert (not table.told(TrayDestroyed)) == is_left


@rule("RT-9.4")
def test_a_soldier_stands_on_an_enemy_never_on_an_empty_square_or_a_strip() -> None:
    table = staged(red="malik ; hand B2", trays="gg.../...../...../...../..==. r3c2 kind=flying").do("build B2 c E")
    assert table.refused("soldier t0 02") == "RT-9.4"
    assert table.refused("soldier t0 42") == "RT-9.4"
    assert table.refused("soldier t0 00") == ""


@rule("RT-9.5")
def test_a_soldier_shares_no_square() -> None:
    trays = "ggggg/ggggg/...../...../..... r3c2 tile=00,10 soldiers=04"
    table = staged(red="malik ; hand B2", blue="ignus t0 01", trays=trays).do("build B2 c E")
    assert table.refused("soldier t0 00") == "RT-9.5", "a tile"
    assert table.refused("soldier t0 04") == "RT-9.5", "a soldier"
    assert table.refused("soldier t0 11") == "RT-9.5", "a base"
    assert table.refused("soldier t0 03") == ""


@rule("RT-9.6", "RT-9.7")
def test_soldiers_respect_resistance_and_deadly_enemies() -> None:
    table = staged(red="malik ; hand B2", trays=f"{ONE_EACH} r3c2").do("build B2 c E")
    assert table.refused("soldier t0 01") == "RT-9.6"
    assert table.refused("soldier t0 11") == "RT-9.7"


@rule("RT-9.6")
def test_the_soldiers_of_a_card_with_true_damage_stand_on_resisting_enemies() -> None:
    table = staged(red="malik ; hand B4a", trays=f"{ONE_EACH} r3c2").do("build B4a c E")
    assert table.refused("soldier t0 01") == ""
    assert table.refused("soldier t0 11") == "RT-9.7", "true damage does not help against deadly enemies"
    physical = [
        name for number, name in enumerate(TABLES.tower_names)
        if TABLES.family[number] == BARRACKS and TABLES.attack[number].damage == PHYSICAL
    ]  # fmt: skip
    assert physical == ["B1", "B2", "B3", "B4b"]


@rule("RT-9.8")
def test_soldiers_that_cannot_be_placed_stay_in_the_supply() -> None:
    table = staged(red="malik ; hand B2", trays="g..../.x.../...../...../..... r3c2").do(
        "build B2 c E", "soldier t0 00"
    )
    assert table.asks == "play"
    assert table.state.spare == 11


@rule("RT-9.9", "RT-9.14")
def test_a_soldier_holds_its_tray_and_goes_back_to_the_supply() -> None:
    table = staged(trays=f"{GOBLINS} r3c2 soldiers=00,01")
    assert table.state.spare == 10
    table.end_phase()
    assert table.tray("t0") == "r3c2"
    assert (table.soldiers("t0"), table.state.spare) == ([], 12)
    table.end_phase()
    assert table.tray("t0") == "r3c3"


@rule("RT-9.10")
@pytest.mark.parametrize(
    ("standing", "added", "refusal"),
    [("B1", "A2", ""), ("A1", "B2", ""), ("B1", "B2", ""), ("A1", "M1", "RT-7.4")],
)
def test_two_towers_stand_on_a_site_if_one_is_a_soldier_tower(standing: str, added: str, refusal: str) -> None:
    table = staged(red=f"malik ; hand {added}", towers=f"{standing} c N")
    assert table.refused(f"build {added} c N") == refusal


@rule("RT-9.10")
def test_there_is_no_third_tower() -> None:
    table = staged(red="malik ; hand B1", towers="B2 c N ; A1 c N")
    assert table.refused("build B1 c N") == "RT-9.10"


@rule("RT-9.11")
def test_only_the_owner_of_a_site_adds_the_second_tower() -> None:
    table = staged(red="malik ; hand B1", blue="ignus ; hand B1", towers="A1 c N")
    assert table.refused("blue: build B1 c N") == "RT-9.11"
    assert table.refused("red: build B1 c N") == ""
    assert table.refused("blue: build B1 a N") == "RT-7.3"


@rule("RT-9.11")
def test_on_a_white_site_any_player_adds_the_second_tower() -> None:
    table = staged(scenario="RS04", red="malik", blue="ignus ; hand B1", towers="A1 i N red", boss="1/0")
    assert table.refused("blue: build B1 i N") == ""


@rule("RT-9.12")
def test_stacked_towers_have_a_facing_and_an_attack_each() -> None:
    table = staged(red="malik ; hand B1 A1", trays=f"{GOBLINS} r3c2 ; {GOBLINS} r2c1")
    table.do("build B1 c E", "soldier t0 00", "build A1 c N", "tile t1 1 f0 00")
    assert table.on_site("c") == ["B1", "A1"]
    assert [table.state.facing[SITE_C], table.state.facing[SITE_C + 1]] == [1, 0]
    assert (table.soldiers("t0"), table.tiled("t1")) == (["00"], ["00", "10"])


@rule("RT-9.13")
def test_with_an_empty_supply_a_tower_may_move_soldiers_once_for_each() -> None:
    table = staged(red="malik ; hand B3", trays=f"{CROWD} r1c1 {TWELVE} ; ggggg/...../...../...../..... r3c2")
    table.do("build B3 c E")
    assert table.refused("soldier t1 00") == "RT-9.13"
    for square in ("00", "01", "02"):
        assert table.asks == "placing"
        table.do(f"lift t0 {square}", f"soldier t1 {square}")
    assert table.asks == "play"
    assert len(table.soldiers("t0")) == 9 and table.soldiers("t1") == ["00", "01", "02"]
    assert table.state.spare == 0


@rule("RT-9.13")
def test_soldiers_are_not_moved_while_the_supply_lasts() -> None:
    table = staged(red="malik ; hand B3", trays=f"{GOBLINS} r1c1 soldiers=00 ; {GOBLINS} r3c2").do("build B3 c E")
    assert table.refused("lift t0 00") == "RT-9.13"
    assert not table.offers("lift")


@rule("RT-9.13")
def test_when_the_supply_runs_out_in_the_middle_the_rest_is_moved() -> None:
    eleven = TWELVE.removesuffix(",21")
    table = staged(red="malik ; hand B2", trays=f"{CROWD} r1c1 {eleven} ; {GOBLINS} r3c2").do("build B2 c E")
    table.do("soldier t1 00")
    assert table.state.spare == 0
    assert table.refused("lift t0 44") == "RT-9.13", "there is no soldier"
    table.do("lift t0 00", "soldier t1 01")
    assert len(table.soldiers("t0")) == 10 and table.soldiers("t1") == ["00", "01"]


@rule("RT-9.13")
def test_nobody_has_to_move_a_soldier() -> None:
    portal = "...../.ggg./.g1g./.ggg./..... r3c2 kind=portal"
    table = staged(red="malik ; hand B2", trays=f"{CROWD} r1c1 {TWELVE} ; {portal}").do("build B2 c E")
    assert table.offers("lift")
    assert table.refused("stop") == ""
    assert table.do("stop").state.flipped[SITE_C] == 0


@rule("RT-9.15")
def test_soldiers_on_a_portal_count_as_an_attack_on_it() -> None:
    table = staged(red="malik ; hand B2", trays="...../.ggg./.g2g./.ggg./..... r3c2 kind=portal")
    table.do("build B2 c E")
    assert table.refused("soldier t0 22") == "RT-10.2"
    table.do("soldier t0 11", "soldier t0 12")
    assert table.state.flipped[SITE_C] == 1


@rule("RT-9.15")
def test_a_soldier_tower_of_too_low_a_level_has_no_portal_as_a_target() -> None:
    portal = "...../.ggg./.g2g./.ggg./..... r3c2 kind=portal"
    table = staged(red="malik ; hand B1", trays=f"{portal} ; {GOBLINS} r2c2").do("build B1 c E")
    assert table.refused("soldier t0 11") == "RT-10.3"


@rule("RT-9.16")
def test_soldiers_of_abilities_come_from_the_supply_only() -> None:
    trays = f"{CROWD} r2c6 {TWELVE} ; {GOBLINS} r4c2"
    table = staged(scenario="RS08", red="magnus r4c1 +mirage", trays=trays).do("activate magnus", "ability 2 N")
    assert table.asks == "placing"
    assert table.refused("soldier t1 00") == "RT-9.16"
    assert table.refused("lift t0 00") == "RT-9.16"
    assert not table.offers("lift")


@rule("RT-9.16")
def test_a_moved_soldier_takes_on_the_damage_type_of_its_tower() -> None:
    trays = f"{CROWD} r1c1 {TWELVE} ; og.../...../...../...../..... r3c2"
    true = staged(red="malik ; hand B4a", trays=trays).do("build B4a c E", "lift t0 00", "soldier t1 00")
    assert true.told(SoldierPlaced)
    physical = staged(red="malik ; hand B2", trays=trays).do("build B2 c E", "lift t0 00")
    assert physical.refused("soldier t1 00") == "RT-9.6"
