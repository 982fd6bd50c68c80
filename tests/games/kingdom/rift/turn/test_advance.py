"""Phase 4: advancing horde trays (section 14)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table, staged
from tests.rules import rule
from warbook.games.kingdom.present.events import Aimed, Ended, Escaped, HeroMoved, TrayBlocked, TrayHealed, TrayMoved

ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
FAST = "wg.../...../...../...../....."
AIMING = "aag../...../...../...../....."
HEALING = "tg.../...../...../...../....."
FLYING = "g..../==.../...../...../....."
PORTAL = "...../.ggg./.g2g./.ggg./....."


def moves(table: Table) -> list[int]:
    """The trays that have moved, in their order."""
    return [event.tray for event in table.told(TrayMoved)]


@rule("RT-14.1")
def test_the_tray_nearest_the_exit_goes_first() -> None:
    table = staged(trays=f"{ONE} r2c1 ; {ONE} r3c3 ; {ONE} r3c2").end_phase()
    assert moves(table) == [1, 2, 0]
    assert [table.tray(name) for name in ("t0", "t1", "t2")] == ["r2c2", "r4c3", "r3c3"]


@rule("RT-14.1")
def test_routes_are_handled_by_their_number_and_no_tray_twice() -> None:
    trays = f"{ONE} 2/0 ; {ONE} 1/0 ; {ONE} 2/4 ; {ONE} 1/2"  # 2/4 lies on the part that both routes share
    table = staged(scenario="RS08", trays=trays).end_phase()
    assert moves(table) == [2, 3, 1, 0]


@rule("RT-14.2")
def test_a_tray_is_handled_completely_before_the_next() -> None:
    trays = f"{FAST} r3c3 ; {AIMING} r2c2"
    table = staged(blue="ignus r3c1", trays=trays).end_phase()
    told = [event for event in table.events if isinstance(event, (TrayMoved, Aimed))]
    assert [event.tray for event in told] == [0, 0, 1, 1]


@rule("RT-14.3")
def test_stacked_trays_are_handled_from_the_top() -> None:
    table = staged(trays=f"{ONE} r3c2 ; {FLYING} r3c2 kind=flying").end_phase()
    assert moves(table) == [1, 0]


@rule("RT-14.4")
def test_a_visible_heal_icon_removes_tiles_and_nothing_else() -> None:
    table = staged(red="malik t0 30", trays=f"{HEALING} r3c2 tile=01,02").end_phase()
    assert table.told(TrayHealed)
    assert (table.tiled("t0"), table.state.tray[table.figure("malik")]) == ([], 0)


@rule("RT-14.4")
def test_a_covered_heal_icon_does_nothing() -> None:
    table = staged(trays=f"{HEALING} r3c2 tile=00,10").end_phase()
    assert table.tiled("t0") == ["00", "10"]
    soldier = staged(trays=f"{HEALING} r3c2 tile=02,03 soldiers=00").end_phase()
    assert soldier.tiled("t0") == ["02", "03"]


@rule("RT-14.4", "RT-14.5")
def test_icons_that_healing_uncovers_count_at_once() -> None:
    table = staged(trays="tw.../a..../...../...../..... r2c1 tile=01,02 tile=10,11", blue="ignus r3c1").end_phase()
    assert table.tray("t0") == "r3c2", "the fast icon was under a tile"
    assert table.health("ignus") == 4, "so was the aim icon"


@rule("RT-14.5")
def test_a_tray_moves_one_space_a_fast_one_two() -> None:
    assert staged(trays=f"{ONE} r2c1").end_phase().tray("t0") == "r2c2"
    assert staged(trays=f"{FAST} r2c1").end_phase().tray("t0") == "r3c2"
    assert staged(trays=f"{FAST} r2c1 tile=00,10").end_phase().tray("t0") == "r2c2", "its icon is covered"


@rule("RT-14.6")
def test_who_stands_on_a_tray_holds_it_and_takes_damage() -> None:
    trays = f"{GOBLINS} r3c2 soldiers=00"
    table = staged(red="malik t0 30", blue="alleria r5c4 ; wildcat t0 33", trays=trays).end_phase()
    assert table.told(TrayBlocked)[0].rule == "RT-14.6"
    assert table.tray("t0") == "r3c2"
    assert (table.health("malik"), table.soldiers("t0"), table.space("wildcat")) == (4, [], "board")


@rule("RT-14.7")
def test_soldiers_stop_only_the_first_of_two_attempts() -> None:
    table = staged(trays=f"{FAST} r2c1 soldiers=01").end_phase()
    assert table.tray("t0") == "r2c2"
    assert len(table.told(TrayBlocked)) == 1


@rule("RT-14.7", "RT-12.34")
@pytest.mark.parametrize(("health", "left", "space"), [(3, 1, "r2c1"), (2, 5, "r2c1"), (1, 5, "r2c2")])
def test_a_hero_stops_both_attempts_unless_the_first_knocks_it_out(health: int, left: int, space: str) -> None:
    table = staged(red=f"malik t0 30 hp={health}", trays=f"{FAST} r2c1").end_phase()
    assert (table.tray("t0"), table.health("malik")) == (space, left)  # who was knocked out is revived by now


@rule("RT-14.8")
def test_an_aiming_horde_hurts_heroes_on_it_and_beside_it_once() -> None:
    table = staged(red="malik t0 30", blue="ignus r2c2", green="magnus r4c3", trays=f"{AIMING} r3c2").end_phase()
    assert table.told(Aimed)[0].rule == "RT-14.8"
    assert table.health("malik") == 3, "he blocks, and is aimed at, whatever the number of icons"
    assert (table.health("ignus"), table.health("magnus")) == (4, 3)
    far = staged(red="malik r5c4", trays=f"{AIMING} r2c1").end_phase()
    assert far.health("malik") == 5


@rule("RT-14.8")
def test_a_horde_aims_from_where_it_has_moved_to() -> None:
    table = staged(red="malik r1c1", blue="ignus r3c1", trays=f"{AIMING} r2c1", decks="1 -").end_phase()
    assert table.tray("t0") == "r2c2"
    assert (table.health("malik"), table.health("ignus")) == (4, 4)
    covered = staged(blue="ignus r3c1", trays=f"{AIMING} r2c1 tile=00,01").end_phase()
    assert covered.health("ignus") == 5


@rule("RT-14.8")
def test_a_hero_on_the_lower_tray_is_neither_on_the_upper_one_nor_beside_it() -> None:
    above = "a..../==.../...../...../..... r3c2 kind=flying"
    table = staged(red="malik t0 30", trays=f"{ONE} r3c3 ; {above}").end_phase()
    assert table.tray("t1") == "r3c3"
    assert table.health("malik") == 4, "he has only blocked"


@rule("RT-14.9", "RT-14.10")
def test_a_hero_makes_room_for_a_tray() -> None:
    table = staged(red="malik r3c3", trays=f"{ONE} r3c2").end_phase()
    assert table.asks == "displacing"
    spaces = {"r2c2", "r2c3", "r4c2", "r4c3", "r4c4"}  # not r3c2: the tray still stands there
    assert set(table.offers("displace")) == {f"displace malik {space}" for space in spaces}
    assert table.refused("displace malik r3c2") == "RT-14.10"
    assert table.refused("displace malik r5c3") == "RT-14.10", "that is not adjacent"
    table.do("displace malik r4c4")
    assert (table.space("malik"), table.health("malik"), table.tray("t0")) == ("r4c4", 5, "r3c3")
    (moved,) = [event for event in table.events if isinstance(event, HeroMoved)]
    assert (moved.rule, moved.displaced) == ("RT-14.10", True)


@rule("RT-14.10")
def test_a_displaced_hero_does_not_go_to_towers_trays_portals_and_trail_cards() -> None:
    trays = f"{ONE} r3c2 ; {PORTAL} r2c2 kind=portal soldiers=11 ; {GOBLINS} r4c3 soldiers=00"
    table = staged(red="malik r3c3", trays=trays, towers="A1 b N ; A1 d N").end_phase()
    assert table.space("malik") == "r4c4", "the only one"
    closed = staged(scenario="RS09", red="malik r3c2", trays=f"{ONE} r2c2").end_phase()
    assert "displace malik r3c1" not in closed.offers("displace")
    assert closed.refused("displace malik r3c1") == "RT-14.10"


@rule("RT-14.10")
def test_without_an_empty_space_a_hero_goes_to_its_board_unharmed() -> None:
    table = staged(phase="spawn", red="malik r1c1", trays=f"{ONE} r2c1 ; {ONE} r2c2", towers="A1 a N")
    assert (table.space("malik"), table.health("malik")) == ("board", 5)
    table.do("activate malik")
    assert table.refused("move r5c4") == "", "he enters again"


@rule("RT-14.10")
def test_the_space_of_a_boss_is_empty_for_a_displaced_hero() -> None:
    table = staged(scenario="RS04", phase="advance", red="malik r4c3", trays=f"{ONE} r4c4", boss="r4c2 ")
    assert table.asks == "displacing"
    boss = table.state.field.routes[0][int(table.state.index[31])]
    assert table.refused(f"displace malik r{boss // 16}c{boss % 16}") == ""


@rule("RT-14.11")
def test_a_displaced_hero_is_activated_in_later_rounds() -> None:
    table = staged(red="malik r3c3 hp=3", trays=f"{ONE} r3c2").end_phase().do("displace malik r4c4")
    assert table.health("malik") == 3
    table.do("activate malik", "move r3c3", "seat 22", "rest")
    assert table.health("malik") == 5


@rule("RT-14.12")
def test_a_tray_jumps_over_others() -> None:
    table = staged(trays=f"{ONE} r2c1 ; {GOBLINS} r2c2 soldiers=00 ; {GOBLINS} r3c2 soldiers=00").end_phase()
    assert table.tray("t0") == "r3c3"
    assert (table.tray("t1"), table.tray("t2")) == ("r2c2", "r3c2")


@rule("RT-14.12")
def test_a_tray_jumps_over_a_boss() -> None:
    table = staged(scenario="RS04", phase="advance", trays=f"{ONE} r2c2", boss="r2c4")
    assert table.tray("t0") == "r2c3"
    other = staged(scenario="RS11", phase="advance", trays=f"{ONE} 3/11", boss="3/12")
    assert other.state.index[0] == 13, "Lilith does not move in this phase"


@rule("RT-14.12")
def test_a_tray_that_finds_no_free_space_before_the_exit_escapes() -> None:
    table = staged(trays=f"{ONE} r5c3 ; {GOBLINS} r5c4 soldiers=00").end_phase()
    assert [event.tray for event in table.told(Escaped)] == [0]
    assert table.state.hearts == 4


@rule("RT-14.13")
def test_tiles_travel_with_their_tray() -> None:
    table = staged(trays=f"{GOBLINS} r2c1 tile=00,01").end_phase()
    assert (table.tray("t0"), table.tiled("t0")) == ("r2c2", ["00", "01"])


@rule("RT-14.14", "RT-14.15", "RT-14.16")
@pytest.mark.parametrize(
    ("grid", "cost"),
    [
        ("gg.../g..../...../...../..... r5c4", 3),
        ("gg.../g..../...../...../..... r5c4 tile=00,01", 1),
        ("OO.../OO.g./...g./...../..... r5c4 tile=00,01,10,11", 2),
        ("OO.../OO.../...g./...../..... r5c4 tile=23,24", 4),
        ("OO.../OO.../...../...../..... r5c4 tile=00,10", 4),
    ],
)
def test_a_horde_that_escapes_costs_hearts_and_gives_its_crystals(grid: str, cost: int) -> None:
    table = staged(trays=f"{grid} crystals=1", crystals=0, options={"difficulty": "one-star"}, hearts=8).end_phase()
    (event,) = table.told(Escaped)
    assert (event.rule, event.hearts, event.crystals) == ("RT-14.14", cost, 1)
    assert (table.state.hearts, table.state.crystals) == (8 - cost, 1)
    assert event.card in table.state.discards


@rule("RT-14.14")
def test_a_fast_horde_moves_displaces_and_escapes_in_one_phase() -> None:
    table = staged(red="malik r5c4", trays="wg.../...../...../...../..... r5c3").end_phase()
    table.do("displace malik r4c3")
    assert table.state.hearts == 3
    assert (table.space("malik"), table.health("malik")) == ("r4c3", 5)


@rule("RT-14.17", "RT-14.16")
def test_with_the_last_heart_the_game_is_lost_at_once() -> None:
    table = staged(trays=f"{GOBLINS} r5c4 crystals=2 ; {ONE} r2c1", hearts=4, crystals=0).end_phase()
    assert (table.ending, table.state.hearts, table.state.crystals) == ("hearts", 0, 0)
    assert table.told(Ended)[0].rule == "RT-14.17"
    assert table.tray("t1") == "r2c1", "nothing more happens"


@rule("RT-14.18")
def test_a_boss_that_reaches_the_exit_loses_the_game() -> None:
    table = staged(scenario="RS04", phase="advance", boss="1/11")
    assert table.ending == "boss"


@rule("RT-14.19")
def test_a_portal_advances_in_the_order_of_all_trays() -> None:
    table = staged(trays=f"{ONE} r2c1 ; {PORTAL} r3c2 kind=portal ; {ONE} r3c3").end_phase()
    assert moves(table) == [2, 1, 0]
