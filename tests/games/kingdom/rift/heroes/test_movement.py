"""Heroes: activation, movement, engaging a horde (RT-12.1 to RT-12.19)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import TABLES, staged
from tests.rules import rule
from warbook.games.kingdom.board.trays import occupied, uncovered
from warbook.games.kingdom.present.events import TrayDestroyed

EMPTY = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
DEADLY = "xxxxx/xxxxx/xxxxx/xxxxx/xxxxx"  # no room for a base anywhere
PORTAL = "...../.ggg./.g2g./.ggg./....."
FLYING = "gg.../==.../...../...../....."


@rule("RT-12.1")
def test_a_hero_is_activated_once_a_round_by_its_player() -> None:
    table = staged(red="malik r3c2", blue="ignus r3c3")
    assert table.refused("blue: activate malik") == "RT-12.1"
    table.do("red: activate malik", "stop")
    assert table.refused("red: activate malik") == "RT-12.1"
    assert "activate malik" not in table.offers(seat="red")
    table.end_phase()
    assert table.refused("red: activate malik") == ""


@rule("RT-12.2", "RT-12.36")
def test_a_hero_that_was_revived_is_not_activated_in_the_same_round() -> None:
    table = staged(phase="spawn", red="malik hp=0 down")
    assert table.refused("activate malik") == "RT-12.2"
    table.end_phase()
    assert table.refused("activate malik") == ""


@rule("RT-12.3")
def test_an_activated_hero_moves_and_acts_in_either_order() -> None:
    first = staged(red="malik r3c2 hp=3").do("activate malik", "move r3c3", "rest")
    assert (first.space("malik"), first.health("malik"), first.asks) == ("r3c3", 5, "play")
    other = staged(red="malik r3c2 hp=3").do("activate malik", "rest", "move r3c3")
    assert (other.space("malik"), other.health("malik")) == ("r3c3", 5)
    assert other.refused("rest") == "RT-12.3", "there is one action"
    assert other.refused("attack N") == "RT-12.3"


@rule("RT-12.4")
def test_movement_is_not_split_around_the_action() -> None:
    table = staged(red="malik r3c2").do("activate malik", "move r3c3")
    assert table.refused("move r4c3") == "RT-12.4"
    table.do("rest")
    assert table.refused("move r4c3") == "RT-12.4"


@rule("RT-12.4")
def test_movement_by_an_effect_is_not_the_movement_of_the_activation() -> None:
    table = staged(scenario="RS08", red="magnus r4c1 +magic-trick").do("activate magnus", "ability 1 N")
    table.do("choose magnus", "move r2c1", "stop")
    assert table.space("magnus") == "r2c1"
    assert table.refused("move r2c2") == "", "his own movement is still there"


@rule("RT-12.5")
def test_each_movement_point_goes_one_space_in_any_of_eight_directions() -> None:
    assert [hero.move for hero in TABLES.heroes[: TABLES.own_heroes]] == [3, 2, 2, 3, 3]
    table = staged(red="malik r2c1").do("activate malik")
    near = {"r1c1", "r1c2", "r2c2", "r3c1", "r3c2"}
    further = {"r2c3", "r3c3", "r4c2", "r4c3"}
    assert set(table.offers("move")) == {f"move {space}" for space in near | further}
    assert table.refused("move r5c3") == "RT-12.5"
    assert table.refused("move r2c1") == "RT-12.5", "that is where he stands"


@rule("RT-12.6")
def test_a_hero_moves_over_trays_portals_and_towers() -> None:
    trays = f"{PORTAL} r2c1 kind=portal ; {DEADLY} r2c2"
    assert staged(red="malik r1c1", trays=trays).do("activate malik").refused("move r3c2") == ""
    tower = staged(red="malik r5c5", towers="A1 e N").do("activate malik")
    assert tower.refused("move r3c3") == "", "the only way is over the tower"


@rule("RT-12.7")
def test_a_hero_does_not_leave_the_map() -> None:
    table = staged(red="malik r1c1").do("activate malik")
    assert table.refused("move r9c1") == "RT-12.7"
    assert table.refused("move r1c9") == "RT-12.7"
    assert table.refused("move r1c0") == "RT-2.3", "scenery is not left, but nobody enters it"


@rule("RT-12.8")
def test_a_hero_does_not_stop_on_a_tower_or_a_portal() -> None:
    table = staged(red="malik r3c2", trays=f"{PORTAL} r3c3 kind=portal", towers="A1 c N").do("activate malik")
    assert table.refused("move r3c1") == "RT-12.8"
    assert table.refused("move r3c3") == "RT-10.11"


@rule("RT-12.8", "RT-21.24")
def test_a_hero_does_not_enter_a_space_closed_by_a_trail_card() -> None:
    table = staged(scenario="RS09", red="malik r3c2").do("activate malik")
    assert table.refused("move r3c1") == "RT-21.24"
    assert table.refused("move r4c1") == "", "around it"
    opened = staged(scenario="RS09", red="malik r3c2", trails="B C").do("activate malik")
    assert opened.refused("move r3c1") == ""


@rule("RT-12.8")
def test_a_hero_stops_on_the_space_of_a_boss() -> None:
    table = staged(scenario="RS04", red="malik r2c2", boss="r2c3").do("activate malik", "move r2c3")
    assert table.space("malik") == "r2c3"


@rule("RT-12.9")
def test_a_hero_enters_the_map_beside_the_exit_with_its_first_point() -> None:
    table = staged(red="malik").do("activate malik")
    reached = {"r5c4", "r4c3", "r4c4", "r5c3", "r5c5", "r6c3"}
    assert set(table.offers("move")) == {f"move {space}" for space in reached}
    assert table.refused("move r3c3") == "RT-12.5"
    held = staged(red="malik", trays=f"{PORTAL} r5c4 kind=portal").do("activate malik")
    assert held.refused("move r5c4") == "RT-10.11"
    assert held.refused("move r4c3") == "", "he goes on through it"


@rule("RT-12.10")
def test_heroes_share_a_space_and_a_tray() -> None:
    table = staged(red="malik r3c2", blue="ignus r3c3").do("activate malik", "move r3c3")
    assert table.space("malik") == table.space("ignus") == "r3c3"
    tray = staged(red="malik r3c2", blue="ignus t0 00", trays=f"{EMPTY} r3c3").do("activate malik", "move r3c3")
    assert tray.refused("seat 11") == "RT-12.14", "two bases do not overlap"
    assert tray.do("seat 02").state.tray[tray.figure("malik")] == 0


@rule("RT-12.11", "RT-12.22")
def test_the_facing_is_chosen_with_the_attack_whether_the_hero_has_moved_or_not() -> None:
    trays = f"{GOBLINS} r3c3 ; {GOBLINS} r2c1"
    standing = staged(red="alleria r3c2 ; wildcat r5c4", trays=trays).do("activate alleria")
    assert set(standing.offers("attack")) == {"attack N", "attack E", "attack W"}
    standing.do("attack E")
    assert {offer.split()[1] for offer in standing.offers("tile")} == {"t0"}
    moved = staged(red="alleria r4c3 ; wildcat r5c4", trays=trays).do("activate alleria", "move r3c2", "attack N")
    assert {offer.split()[1] for offer in moved.offers("tile")} == {"t1"}


@rule("RT-12.12")
def test_movement_by_an_effect_follows_the_same_rules() -> None:
    trays = f"{GOBLINS} r4c3 ; {PORTAL} r4c1 kind=portal ; {DEADLY} r5c4"
    table = staged(scenario="RS08", red="alleria r4c2 +swiftwind-strike ; wildcat came", blue="malik r4c4", trays=trays)
    table.do("activate alleria", "ability 2 E", "stop", "choose alleria")
    assert table.refused("move r4c1") == "RT-10.11"
    assert table.refused("move r2c3") == "RT-12.5"
    assert table.refused("move r1c1") == "RT-2.3"
    table.do("move r4c3", "seat 22")
    assert table.state.tray[table.figure("alleria")] == 0


@rule("RT-12.13")
def test_a_hero_that_stops_on_a_tray_covers_two_by_two_squares() -> None:
    table = staged(red="malik r3c2", trays=f"{GOBLINS} r3c3").do("activate malik", "move r3c3")
    assert len(table.offers("seat")) == 16
    table.do("seat 00")
    assert uncovered(table.state, 0) == 0
    assert occupied(table.state, 0) == 0b1100011


@rule("RT-12.14")
def test_a_base_lies_on_nothing_but_empty_squares_and_enemies() -> None:
    trays = "gg.../gg.../..x../...../...== r3c3 kind=flying tile=04,14 soldiers=00"
    table = staged(red="malik r3c2", blue="ignus t0 30", trays=trays).do("activate malik", "move r3c3")
    refused = {"00": "a soldier", "03": "a tile", "11": "a deadly enemy", "20": "a base", "33": "a strip"}
    for block, why in refused.items():
        assert table.refused(f"seat {block}") == "RT-12.14", why
    assert table.refused("seat 02") == "", "empty squares alone"
    assert set(table.offers("seat")) == {"seat 01", "seat 02", "seat 10", "seat 23"}


@rule("RT-12.15")
def test_a_base_covers_enemies_with_either_resistance() -> None:
    table = staged(red="malik r3c2", trays="op.../op.../...../...../..... r3c3").do(
        "activate malik", "move r3c3", "seat 00"
    )
    assert uncovered(table.state, 0) == 0


@rule("RT-12.16")
def test_without_a_free_block_a_hero_does_not_stop_on_a_tray() -> None:
    table = staged(red="malik r3c2", trays=f"{DEADLY} r3c3").do("activate malik")
    assert table.refused("move r3c3") == "RT-12.16"
    full = "ggggg/ggggg/ggggg/ggggg/ggggg r3c3 tile=11,12,13,21,22,23,31,32,33"
    assert staged(red="malik r3c2", trays=full).do("activate malik").refused("move r3c3") == "RT-12.16"


@rule("RT-12.16", "RT-24.43")
def test_the_tile_of_a_surge_leaves_room_for_the_hero_who_has_to_stop() -> None:
    last = "ggggg/ggggg/ggggg/ggggg/ggggg r4c3 tile=02,03,04,12,13,14 tile=20,21,22,23,24 tile=30,31,32,33,34"
    scene = {"scenario": "RS08", "red": "ignus r4c1 +surge-of-flame", "trays": last}
    table = staged(**scene).do("activate ignus", "ability 3 N", "step r4c2", "step r4c3")
    assert table.refused("tile t0 1 f0 00") == "RT-12.16"
    table.do("tile t0 1 f0 44", "stop")
    assert table.state.block[table.figure("ignus")] == 0
    passing = staged(**{**scene, "red": "ignus r4c2 +surge-of-flame"}).do("activate ignus", "ability 3 N", "step r4c3")
    passing.do("tile t0 1 f0 00")
    assert passing.refused("stop") == "RT-12.16"
    assert passing.refused("step r4c1") == "RT-12.5", "that is two spaces away"
    assert passing.do("step r4c4", "stop").space("ignus") == "r4c4", "he goes on"


@rule("RT-12.17")
@pytest.mark.parametrize(("leaves", "fallen"), [(True, 0), (False, 1)])
def test_a_hero_that_leaves_uncovers_its_squares(leaves: bool, fallen: int) -> None:
    table = staged(red="malik t0 00", trays=f"{GOBLINS} r3c3")
    if leaves:
        table.do("activate malik", "move r3c2", "stop")
    table.end_phase()
    assert len(table.told(TrayDestroyed)) == fallen


@rule("RT-12.18")
def test_an_engaged_hero_stays_or_is_put_on_another_block() -> None:
    trays = f"{GOBLINS} r3c3 tile=03,13"
    assert staged(red="malik t0 00", trays=trays).do("activate malik", "stop").state.block[1] == 0
    table = staged(red="malik t0 00", trays=trays).do("activate malik")
    assert table.refused("reseat 00") == "RT-12.18", "he is there already"
    assert table.refused("reseat 02") == "RT-12.14", "a tile"
    table.do("reseat 11")
    assert table.state.block[table.figure("malik")] == 5
    assert table.refused("move r3c2") == "RT-12.4", "that was his movement"
    assert staged(red="malik r3c2").do("activate malik").refused("reseat 11") == "RT-12.18", "he is not engaged"


@rule("RT-12.19")
def test_on_stacked_trays_a_hero_engages_the_top_one() -> None:
    trays = f"{GOBLINS} r3c3 ; {FLYING} r3c3 kind=flying"
    table = staged(red="malik r3c2", trays=trays).do("activate malik", "move r3c3", "seat 22")
    assert table.state.tray[table.figure("malik")] == 1
    below = staged(red="malik t0 00", trays=f"{GOBLINS} r3c3 ; {FLYING} r3c3 kind=flying").do("activate malik")
    assert below.refused("reseat 22") == "RT-12.19"
