"""Alric and his Sand Warriors (EU-15.31 to EU-15.36), and his abilities (EU-C7)."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.games.kingdom.uprising.questions import damage, shapes, targets
from tests.rules import rule
from warbook.games.kingdom.board.trays import uncovered
from warbook.games.kingdom.frames import BOARD
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.present.notation import SQUARE_NAMES, TRAY_NAMES

ROW = "ggggg/...../...../...../....."
ONE = "g..../...../...../...../....."
ORCS = "ooooo/...../...../...../....."
HARPIES = "bbbbb/...../...../...../....."
SLIPPERY = "t..../...../...../...../....."
# all but the square 00 and the block at 33 are covered
TIGHT = "ggggg/ggggg/ggggg/ggggg/ggggg"
COVERED = "tile=01,02,03,04,10,11,12,13,14,20,21,22,23,24,30,31,32,40,41,42"


def scene(red: str, trays: str, **more: object) -> Table:
    """Alric and his hordes on a map where no token lies."""
    return staged(**{"scenario": "S9", "tokens": "-", "red": red, "trays": trays, **more})


def square(table: Table, name: str) -> str:
    """Where a Sand Warrior stands on its tray: t0 12; empty if it does not."""
    figure = table.figure(name)
    if table.state.tray[figure] < 0:
        return ""
    return f"{TRAY_NAMES[table.state.tray[figure]]} {SQUARE_NAMES[table.state.block[figure]]}"


# coming


@rule("EU-15.31", "EU-4.16")
def test_alric_has_two_sand_warriors_on_his_board() -> None:
    table = new_game("S9", 2).do("hero alric")
    assert len(TABLES.warriors) == 2 and (TABLES.warrior_health, TABLES.warrior_move) == (1, 2)
    assert [table.space(name) for name in ("warrior1", "warrior2")] == ["board", "board"]


@rule("EU-15.32")
def test_they_come_at_the_end_of_his_first_move_and_not_of_his_second() -> None:
    table = scene("alric r2c1", f"{ROW} r4c4").do("activate alric", "move r2c2")
    assert [table.space(name) for name in ("alric", "warrior1", "warrior2")] == ["r2c2"] * 3
    later = scene("alric r2c1 ; warrior1 r5c1", f"{ROW} r4c4").do("activate alric", "move r2c2")
    assert [later.space(name) for name in ("warrior1", "warrior2")] == ["r5c1", "board"]


@rule("EU-15.32")
def test_turning_or_another_block_is_no_step() -> None:
    table = scene("alric t0 30", f"{ROW} r1c3").do("activate alric", "reseat 33")
    assert table.space("warrior1") == "board" and table.asks == "hero"


@rule("EU-15.32")
def test_on_a_horde_each_needs_a_square_of_its_choice() -> None:
    table = scene("alric r2c3", f"{ROW} r1c3").do("activate alric", "move r1c3", "seat 30")
    assert table.asks == "seating" and "stand 00" in table.offers() and "stand 30" not in table.offers()
    assert (table.refused("stand 31"), table.refused("seat 00")) == ("EU-15.34", "EU-9.1")
    table.do("stand 00")
    assert "stand 00" not in table.offers("stand")
    table.do("stand 24")
    assert [square(table, name) for name in ("warrior1", "warrior2")] == ["t0 00", "t0 24"]
    assert miscount(table.state) == ""


@rule("EU-15.32")
def test_one_that_finds_no_square_stays_on_the_board() -> None:
    table = scene("alric r2c3", f"{TIGHT} r1c3 {COVERED}").do("activate alric", "move r1c3")
    assert (square(table, "warrior1"), table.space("warrior2")) == ("t0 00", "board")


@rule("EU-15.32", "EU-15.24")
def test_they_come_back_after_a_rest_on_the_map_only() -> None:
    table = scene("alric r2c1 ; warrior1 r5c1", f"{ROW} r4c4").do("activate alric", "rest")
    assert [table.space(name) for name in ("warrior1", "warrior2")] == ["r5c1", "r2c1"]
    home = scene("alric ; warrior1", f"{ROW} r4c4").do("activate alric", "rest")
    assert [home.space(name) for name in ("warrior1", "warrior2")] == ["board", "board"]


# moving


@rule("EU-15.33")
def test_each_moves_two_spaces_before_or_after_his_action_also_when_it_has_just_come() -> None:
    table = scene("alric r2c1", f"{ROW} r1c4").do("activate alric", "move r2c2")
    assert "march warrior1 r1c4" in table.offers("march") and "march warrior1 r2c5" not in table.offers("march")
    assert table.refused("march warrior1 r2c5") == "EU-15.6"
    table.do("march warrior1 r1c3")
    assert table.refused("march warrior1 r1c2") == "EU-15.33", "once"
    table.do("attack N")
    assert table.asks == "hero" and table.refused("attack N") == "EU-15.1"
    table.do("march warrior2 r1c4", "stand 00")
    assert (table.asks, square(table, "warrior2")) == ("play", "t0 00")


@rule("EU-15.33", "EU-15.1")
def test_when_one_moves_his_own_move_is_over() -> None:
    table = scene("alric r2c1 ; warrior1 r2c2", f"{ROW} r4c4").do("activate alric", "march warrior1 r2c3")
    assert table.refused("move r2c2") == "EU-15.2" and table.refused("rest") == ""


@rule("EU-15.33")
def test_they_may_stay_and_move_only_in_his_activation() -> None:
    table = scene("alric r2c1 ; warrior1 r2c2", f"{ROW} r4c4", blue="elora r5c1").do("activate alric", "rest")
    assert table.asks == "hero"
    table.do("stop", "blue: activate elora")
    assert table.refused("blue: march warrior1 r2c3") == "EU-15.33"


@rule("EU-15.8", "EU-15.33")
def test_they_end_on_no_tower() -> None:
    table = scene("alric r2c1 ; warrior1 r2c2", f"{ROW} r4c4", towers="ARC1 b N").do("activate alric")
    assert table.refused("march warrior1 r2c3") == "EU-15.8"


@rule("EU-15.33")
def test_they_activate_and_remove_nothing() -> None:
    table = scene("alric r5c1 ; warrior1 r2c1", f"{ROW} r4c4", tokens="magic r2c2 ; stone r3c1 ; tentacle r3c2")
    table.do("activate alric", "march warrior1 r2c2")
    assert table.asks == "hero" and sum(cell >= 0 for cell in table.state.token_cell) == 3
    assert not any(table.state.token_side)


# on a horde


@rule("EU-15.34")
def test_they_cover_an_enemy_or_an_empty_square_but_no_orc_and_no_harpy() -> None:
    for card, rest in ((ROW, True), (ORCS, False), (HARPIES, False)):
        table = scene("alric r5c1 ; warrior1 r2c3", f"{card} r1c3").do("activate alric", "march warrior1 r1c3")
        assert ("stand 00" in table.offers()) == rest and "stand 44" in table.offers()
    table = scene("alric r5c1 ; warrior1 t0 00", f"{ROW} r1c3")
    assert uncovered(table.state, 0) == 0b11110


@rule("EU-15.34", "EU-19.9", "EU-20.4")
def test_one_blocks_like_a_soldier_and_goes_to_the_board() -> None:
    table = scene("alric r5c1 ; warrior1 t0 44", f"{ROW} r1c3").end_phase()
    assert (table.tray("t0"), table.space("warrior1")) == ("r1c3", "board")


@rule("EU-15.34", "EU-19.7")
def test_one_does_not_stop_a_slippery_horde() -> None:
    table = scene("alric r5c1 ; warrior1 t0 44", f"{SLIPPERY} r1c3").end_phase()
    assert (table.tray("t0"), table.space("warrior1")) == ("r1c4", "board")


@rule("EU-17.7", "EU-15.34")
def test_one_on_a_horde_that_falls_goes_to_the_board() -> None:
    table = scene("alric r5c1 ; warrior1 t0 00", f"{ONE} r1c3").end_phase()
    assert table.space("warrior1") == "board"


@rule("EU-15.34", "EU-11.3")
def test_no_tile_goes_on_their_square() -> None:
    table = scene("alric t0 20 ; warrior1 t0 00", f"{ROW} r1c3").do("activate alric", "attack N")
    assert table.refused("tile t0 1 f0 00") == "EU-11.3" and table.refused("tile t0 1 f0 01") == ""


@rule("EU-15.36")
def test_one_on_a_bare_space_makes_room() -> None:
    table = scene("alric r5c1 ; warrior1 r1c4", f"{ROW} r1c3").end_phase()
    assert table.asks == "displacing" and "displace warrior1 r1c5" in table.offers()
    table.do("displace warrior1 r1c5")
    assert (table.tray("t0"), table.space("warrior1")) == ("r1c4", "r1c5")


# instead of a hero


@rule("EU-15.35", "EU-31.14")
def test_one_in_his_space_may_go_instead_of_alric() -> None:
    table = scene("alric t0 30 ; warrior1 t0 44", f"{ROW} r1c3").end_phase()
    assert (table.asks, table.offers()) == ("instead", ["choose warrior1", "stop"])
    table.do("choose warrior1")
    assert (table.health("alric"), table.space("warrior1")) == (5, "board")


@rule("EU-15.35", "EU-31.13")
def test_one_may_go_instead_of_another_hero_whose_horde_falls() -> None:
    table = scene("alric r5c1 ; warrior1 t0 44", f"{ONE} r1c3 tile=00", blue="elora t0 20 hp=1").end_phase()
    table.do("choose warrior1")
    assert (table.health("elora"), table.space("elora"), table.space("warrior1")) == (1, "r1c3", "board")
    kept = scene("alric r5c1 ; warrior1 t0 44", f"{ONE} r1c3 tile=00", blue="elora t0 20 hp=1").end_phase().do("stop")
    assert kept.space("elora") == "board"


# his attacks


@rule("EU-13.1")
def test_alric_strikes_his_own_horde() -> None:
    table = scene("alric t0 30", f"{ROW} r1c3 ; {ROW} r1c2").do("activate alric", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I3"], "physical")


@rule("EU-13.1", "EU-15.20")
def test_flurry_is_three_tiles_on_his_own_horde() -> None:
    table = scene("alric t0 30 +flurry", f"{ROW} r1c3 ; {ROW} r1c2").do("activate alric", "ability 1 N")
    assert (targets(table), shapes(table)) == ({"t0"}, ["I2", "I2", "I1"])


@rule("EU-15.20", "EU-15.34")
def test_sandstorm_strikes_all_around_and_carries_the_warriors_there() -> None:
    trays = f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r4c4"
    table = scene("alric r2c3 +sandstorm ; warrior1 r5c1 ; warrior2 t0 44", trays)
    table.do("activate alric", "ability 2 N")
    assert (targets(table), shapes(table)) == ({"t0"}, ["I1"])
    table.do("tile t0 1 f0 00", "stop")
    assert table.asks == "scattering" and {offer.split()[2] for offer in table.offers("scatter")} == {"t0", "t1"}
    assert table.refused("scatter warrior1 t0 00") == "EU-15.34", "a tile lies there"
    assert table.refused("scatter warrior2 t0 44") == "EU-15.34", "it stands there"
    table.do("scatter warrior1 t1 00")
    assert table.refused("scatter warrior1 t1 01") == "EU-15.34", "once"
    table.do("scatter warrior2 t1 01")
    assert [square(table, name) for name in ("warrior1", "warrior2")] == ["t1 00", "t1 01"]
    assert [table.space(name) for name in ("warrior1", "warrior2")] == ["r1c2", "r1c2"]
    assert miscount(table.state) == ""


@rule("EU-15.20")
def test_warriors_may_stay_in_a_sandstorm_and_those_at_home_do() -> None:
    table = scene("alric r2c3 +sandstorm ; warrior1 r5c1", f"{ROW} r1c3").do("activate alric", "ability 2 N", "stop")
    assert {offer.split()[1] for offer in table.offers("scatter")} == {"warrior1"}
    table.do("stop")
    assert table.space("warrior1") == "r5c1"


@rule("EU-15.22", "EU-20.4")
def test_spiked_armor_answers_the_horde_that_hurts_him_or_a_warrior() -> None:
    table = scene("alric t0 30 +spiked-armor", f"{ROW} r1c3 ; {ROW} r1c1").end_phase()
    assert (table.asks, targets(table), shapes(table), damage(table)) == ("placing", {"t0"}, ["I1"], "physical")
    assert table.health("alric") == 4
    pawn = scene("alric r5c1 +spiked-armor ; warrior1 t0 44", f"{ROW} r1c3").end_phase()
    assert targets(pawn) == {"t0"} and pawn.space("warrior1") == "board"
    plain = scene("alric t0 30 +flurry", f"{ROW} r1c3").end_phase()
    assert plain.asks != "placing"


@rule("EU-15.22", "EU-18.5")
def test_toughness_prevents_the_first_damage_of_each_round() -> None:
    worgs = "wwwww/...../...../...../....."
    table = scene("alric t0 30 +toughness", f"{worgs} r1c3").end_phase()
    assert table.health("alric") == 4, "of two"
    table.until("play").end_phase()
    assert table.health("alric") == 3


@rule("EU-25.2")
def test_a_bench_alric_brings_no_warriors() -> None:
    table = staged(scenario="S9", seats=1, tokens="-", red="elora r5c1 ; bench alric", trays=f"{ROW} r1c3")
    table.do("bring alric r1c3", "seat 30")
    assert all(table.state.cell[figure] == BOARD for figure in TABLES.warriors)
