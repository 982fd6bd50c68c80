"""Bruxa: her attack, abilities and skulls (EU-15.37, EU-15.38, EU-C7)."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, new_game
from tests.games.kingdom.uprising.heroes.scenes import FULL_CARD, IMPS, ONE, ROW, scene
from tests.games.kingdom.uprising.questions import damage, marks, shapes, targets
from tests.rules import fact, rule
from warbook.games.kingdom.frames import CURSED
from warbook.games.kingdom.present.token_events import SkullsChanged


def skulls(table: Table) -> int:
    """How many Bruxa has."""
    return int(table.state.skulls[table.figure("bruxa")])


@rule("EU-15.11", "EU-15.19")
def test_bruxa_hits_north_or_north_east() -> None:
    assert TABLES.heroes[TABLES.hero_names.index("bruxa")].move == 3
    trays = f"{ROW} r1c2 ; {ROW} r1c3 ; {ROW} r1c4"
    table = scene("bruxa r2c3", trays).do("activate bruxa", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t1", "t2"}, ["I2"], "magic")


@rule("EU-15.37", "EU-31.8")
def test_bruxa_gains_a_skull_for_each_horde_that_falls_beside_her() -> None:
    trays = f"{ONE} r1c3 tile=00 ; {ONE} r1c2 tile=00 ; {ONE} r4c4 tile=00"
    table = scene("bruxa r2c3", trays, phase="destroy").until("spend")
    assert skulls(table) == 2, "the third is too far away"


@rule("EU-15.37")
def test_three_skulls_are_the_limit() -> None:
    table = scene("bruxa r2c3 skulls=3", f"{ONE} r1c3 tile=00", phase="destroy").until("spend")
    assert skulls(table) == 3 and not table.told(SkullsChanged)


@rule("EU-31.9")
@fact("EU-31.10")
def test_no_skull_for_a_horde_whose_fall_knocks_her_out() -> None:
    table = scene("bruxa t0 30 hp=1 skulls=1", f"{ONE} r1c3 tile=00", phase="destroy").until("spend")
    assert (table.space("bruxa"), skulls(table)) == ("board", 1), "those she has are kept"


@rule("EU-15.38", "EU-15.4")
def test_each_skull_strikes_an_adjacent_horde_and_is_kept() -> None:
    table = scene("bruxa r2c3 skulls=2", f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r4c4").do("activate bruxa")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["I1", "I1"], "magic")
    table.do("tile t0 1 f0 00", "tile t1 2 f0 00")
    assert (table.asks, skulls(table)) == ("hero", 2)


@rule("EU-15.38", "EU-15.5")
def test_skulls_do_nothing_from_her_board() -> None:
    assert scene("bruxa skulls=3", f"{ROW} r4c4").do("activate bruxa").asks == "hero"


@rule("EU-15.20", "EU-12.4")
def test_laughing_skulls_strike_once_for_each_skull_spent() -> None:
    table = scene("bruxa r2c3 skulls=3 +laughing-skulls", f"{IMPS} r1c3 ; {ROW} r1c2").do("activate bruxa", "stop")
    table.do("ability 1 N")
    assert (table.asks, table.offers()) == ("spending", ["spend 1", "spend 2", "spend 3"])
    assert table.refused("spend 4") == "EU-15.20"
    table.do("spend 2")
    assert (skulls(table), shapes(table), damage(table)) == (1, ["I2", "I2"], "true")
    assert targets(table) == {"t0", "t1"}


@rule("EU-15.20")
def test_laughing_skulls_spend_the_last_one_without_a_question() -> None:
    table = scene("bruxa r2c3 skulls=1 +laughing-skulls", f"{ROW} r1c3").do("activate bruxa", "stop", "ability 1 N")
    assert (skulls(table), shapes(table)) == (0, ["I2"])
    none = scene("bruxa r2c3 +laughing-skulls", f"{ROW} r1c3").do("activate bruxa", "ability 1 N")
    assert none.asks == "play"


@rule("EU-39.3")
def test_bone_dance_puts_its_two_tiles_on_different_hordes() -> None:
    table = scene("bruxa r2c3 +bone-dance", f"{FULL_CARD} r1c3 ; {FULL_CARD} r1c2").do("activate bruxa", "ability 2 N")
    assert (targets(table), shapes(table)) == ({"t0", "t1"}, ["L3", "I2"])
    table.do("tile t0 2 f0 00")
    assert targets(table) == {"t1"}


@rule("EU-31.47")
def test_voodoo_curse_lifts_resistances_until_the_end_of_the_phase() -> None:
    table = scene("bruxa r2c3 +voodoo-curse", f"{IMPS} r1c3 ; {IMPS} r1c2").do("activate bruxa", "ability 3 N")
    table.do("target t0")
    assert (marks(table, "t0"), targets(table)) == (CURSED, {"t0"})
    assert table.refused("tile t0 1 f0 00") == ""
    table.do("tile t0 1 f0 00").end_phase()
    assert marks(table, "t0") == 0


@rule("EU-31.47", "EU-26.6")
def test_voodoo_curse_lifts_the_ward_of_a_totem() -> None:
    table = scene("bruxa r2c3 +voodoo-curse", f"{ROW} r1c3 ; {ROW} r1c2", tokens="spirit r0c3")
    table.do("activate bruxa", "ability 3 N", "target t0")
    assert table.refused("tile t0 1 f0 00") == ""
    plain = scene("bruxa r2c3", f"{ROW} r1c3", tokens="spirit r0c3").do("activate bruxa", "attack N")
    assert plain.refused("tile t0 1 f0 00") == "EU-11.6"


@rule("EU-15.22", "EU-15.37")
def test_the_fourth_skull_is_a_limit_of_four_and_a_skull_at_the_start() -> None:
    table = new_game("S9", 2).do("hero bruxa", "learn 4", "learn 1")
    assert skulls(table) == 1
    other = scene("bruxa r2c3 skulls=3 +fourth-skull", f"{ONE} r1c3 tile=00", phase="destroy").until("spend")
    assert skulls(other) == 4
