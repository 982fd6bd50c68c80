"""Saitam: his attack, abilities and leaping strikes (EU-15.23, EU-C7)."""

from __future__ import annotations

from tests.games.kingdom.uprising.heroes.scenes import ROW, WORGS, scene
from tests.games.kingdom.uprising.questions import damage, marks, shapes, targets
from tests.rules import rule
from warbook.games.kingdom.frames import SILENT


@rule("EU-13.1")
def test_saitam_strikes_the_horde_on_which_he_stands() -> None:
    table = scene("saitam t0 20", f"{ROW} r1c3 ; {ROW} r1c2").do("activate saitam", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I2"], "physical")
    assert table.refused("tile t1 1 f0 00") == "EU-13.1"


@rule("EU-15.23")
def test_leaping_strikes_hit_the_horde_left_and_those_passed_not_the_last() -> None:
    trays = f"{ROW} r1c1 ; {ROW} r1c2 ; {ROW} r2c4"
    table = scene("saitam t0 20", trays).do("activate saitam", "move r2c4")
    assert table.asks == "seating"
    table.do(table.offers("seat")[0])
    found = []
    while table.asks == "placing":
        found.append((targets(table), shapes(table), damage(table)))
        table.do("stop")
    assert found == [({"t0"}, ["I1"], "physical"), ({"t1"}, ["I1"], "physical")]
    assert table.asks == "hero"


@rule("EU-15.23")
def test_leaping_strikes_are_three_at_most() -> None:
    trays = f"{ROW} r1c1 ; {ROW} r1c2 ; {ROW} r1c3 ; {ROW} r1c4"
    table = scene("saitam t0 20", trays).do("activate saitam", "move r1c5")
    placed = 0
    while table.asks == "placing":
        table.do(table.offers("tile")[0])
        placed += 1
    assert (placed, table.asks) == (3, "hero")


@rule("EU-15.18")
def test_another_block_of_the_same_card_is_no_leap() -> None:
    table = scene("saitam t0 20", f"{ROW} r1c3").do("activate saitam", "reseat 33")
    assert table.asks == "hero"


@rule("EU-13.8")
def test_tetsubo_storm_puts_a_tile_on_each_adjacent_horde() -> None:
    table = scene("saitam r2c3 +tetsubo-storm", f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r4c4")
    table.do("activate saitam", "ability 1 N")
    assert (targets(table), shapes(table)) == ({"t0"}, ["I2"])
    table.do("stop")
    assert targets(table) == {"t1"}
    assert table.do("tile t1 1 f0 00").asks == "play"


@rule("EU-13.1", "EU-15.20")
def test_spinning_pole_is_a_large_tile_on_his_own_horde() -> None:
    table = scene("saitam t0 30 +spinning-pole", f"{ROW} r1c3 ; {ROW} r1c2").do("activate saitam", "ability 2 N")
    assert (targets(table), shapes(table)) == ({"t0"}, ["O4"])


@rule("EU-15.20")
def test_monkey_palm_silences_a_horde() -> None:
    trays = f"{WORGS} r1c2 ; {WORGS} r1c3"
    table = scene("saitam r2c2 +monkey-palm", trays).do("activate saitam", "ability 3 N", "target t0", "stop")
    assert marks(table, "t0") == SILENT
    table.end_phase().until("play")
    assert (table.tray("t0"), table.tray("t1")) == ("r1c3", "r2c4"), "one attempt, and two"


@rule("EU-15.22", "EU-15.4")
def test_divine_nature_heals_him_when_his_activation_begins() -> None:
    table = scene("saitam r2c1 hp=1 +divine-nature", f"{ROW} r4c4").do("activate saitam")
    assert (table.health("saitam"), table.asks) == (2, "hero")
    full = scene("saitam hp=4 +divine-nature", f"{ROW} r4c4").do("activate saitam")
    assert full.health("saitam") == 4
