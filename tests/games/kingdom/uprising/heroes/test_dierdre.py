"""Dierdre: her attack, abilities, board texts and protection (EU-15.40 to EU-15.43, EU-C7)."""

from __future__ import annotations

from tests.games.kingdom.uprising.heroes.scenes import FULL_CARD, IMPS, ONE, ORCS, ROW, scene
from tests.games.kingdom.uprising.questions import damage, owned_tiles, posts, shapes, targets
from tests.rules import fact, rule
from warbook.games.kingdom.present.events import TilePlaced, TrayDestroyed


@rule("EU-15.19")
def test_dierdre_hits_beside_her_or_under_her_and_heals() -> None:
    trays = f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r4c4"
    table = scene("dierdre t0 20 hp=2", trays, blue="elora r2c2 hp=1").do("activate dierdre", "stop", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["I2"], "magic")
    table.do("tile t0 1 f0 00")
    assert (table.asks, table.offers("choose")) == ("choice", ["choose elora", "choose dierdre"])
    table.do("choose elora")
    assert (table.health("elora"), table.health("dierdre")) == (2, 2)


@rule("EU-15.40", "EU-31.17", "EU-31.18", "EU-31.39")
def test_holy_light_falls_where_a_scorched_soldier_stood() -> None:
    table = scene("dierdre r5c1", f"{IMPS} r1c3 soldiers=01").end_phase()
    lit = [event for event in table.told(TilePlaced) if event.rule == "EU-15.40"]
    assert [event.mask for event in lit] == [0b10]
    assert (table.soldiers("t0"), owned_tiles(table, "t0")) == ([], [("true", "dierdre")])


@rule("EU-15.40", "EU-31.54")
def test_holy_light_works_from_her_board_and_when_she_is_down() -> None:
    for where in ("dierdre", "dierdre hp=0 down"):
        table = scene(where, f"{ROW} r1c3 soldiers=01", phase="destroy").until("spend")
        assert table.tiled("t0") == ["01"], where


@rule("EU-31.16")
def test_holy_light_does_nothing_on_a_horde_that_falls() -> None:
    table = scene("dierdre r5c1", f"{ONE} r1c3 soldiers=00").end_phase()
    assert table.told(TrayDestroyed) and not table.told(TilePlaced)


@rule("EU-31.52", "EU-18.4")
def test_holy_light_falls_where_a_soldier_is_taken_from() -> None:
    trays = f"{FULL_CARD} r1c3 soldiers=00,01,02,03,04,10,11,12,13,14,20,21 ; {ROW} r1c4"
    table = scene("dierdre r5c1 ; hand SOL1", trays)
    table.do("build SOL1 b N", "lift t0 00")
    assert owned_tiles(table, "t0") == [("true", "dierdre")] and table.asks == "lifted"


@rule("EU-15.41", "EU-31.51", "EU-31.6")
def test_wings_of_light_carry_her_anywhere_before_her_activation() -> None:
    table = scene("dierdre r5c1", f"{ROW} r1c3", towers="ARC1 e N").do("activate dierdre")
    assert table.asks == "granted" and "move r1c3" in table.offers("move") and not table.offers("attack")
    assert table.refused("move r0c3") == "EU-15.8", "a tower stands there"
    table.do("move r0c1")
    assert (table.space("dierdre"), table.asks) == ("r0c1", "hero")
    table.do("move r2c2")
    assert table.space("dierdre") == "r2c2", "her own movement follows"
    table.do("attack N", "stop")
    assert table.refused("move r2c1") == "EU-15.2"


@rule("EU-15.41")
def test_wings_of_light_need_not_be_used_and_work_from_her_board() -> None:
    table = scene("dierdre", f"{ROW} r1c3").do("activate dierdre", "stop")
    assert (table.asks, table.space("dierdre")) == ("hero", "board")
    other = scene("dierdre", f"{ROW} r1c3").do("activate dierdre", "move r0c5")
    assert (other.asks, other.space("dierdre")) == ("hero", "r0c5")


@rule("EU-15.20", "EU-12.5")
def test_consecrate_strikes_each_horde_that_got_a_soldier() -> None:
    trays = f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r1c4 ; {ORCS} r2c4"
    table = scene("dierdre r2c3 +consecrate", trays).do("activate dierdre", "stop", "ability 1 N")
    assert posts(table) == {"t0", "t1", "t2"}, "soldiers are physical"
    table.do("soldier t0 00", "soldier t1 00")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I1"], "magic")
    table.do("tile t0 1 f0 01")
    assert targets(table) == {"t1"}
    table.do("stop")
    assert table.asks == "play"
    both = scene("dierdre r2c3 +consecrate", trays).do("activate dierdre", "stop", "ability 1 N")
    both.do("soldier t0 00", "soldier t0 01", "tile t0 1 f0 02")
    assert (both.asks, both.soldiers("t0")) == ("play", ["00", "01"]), "one tile for one horde"


@rule("EU-15.42", "EU-15.43")
@fact("EU-31.11")
def test_blessed_armor_protects_two_and_then_she_attacks() -> None:
    table = scene("dierdre r2c3 +blessed-armor", f"{ROW} r1c3", blue="elora t0 20 hp=1")
    table.do("activate dierdre", "stop", "ability 2 N")
    assert (table.asks, table.offers("choose")) == ("choice", ["choose elora"])
    table.do("choose elora")
    assert (table.asks, shapes(table)) == ("placing", ["I2"])
    table.do("stop", "stop").end_phase().until("play")
    assert (table.health("elora"), table.tray("t0")) == (1, "r1c3"), "she blocks all the same"
    assert not table.state.guarded[table.figure("elora")], "until the end of the round"


@rule("EU-15.43")
def test_a_third_hero_is_not_protected() -> None:
    table = scene("dierdre r2c3 +blessed-armor", f"{ROW} r4c4", blue="elora r2c2 guarded", green="bruxa r2c2 guarded")
    table.do("activate dierdre", "stop", "ability 2 N")
    assert table.asks == "play" and not table.state.guarded[table.figure("dierdre")]
    one = scene("dierdre r2c3 +blessed-armor", f"{ROW} r4c4", blue="elora r2c2 guarded", green="bruxa r2c2")
    one.do("activate dierdre", "stop", "ability 2 N")
    assert one.state.guarded[one.figure("dierdre")] and one.asks == "play", "no marker is left for Bruxa"


@rule("EU-15.20", "EU-18.3")
def test_divine_health_heals_all_on_the_map_and_readies_those_beside() -> None:
    table = scene(
        "dierdre r2c3 hp=3 +divine-health",
        f"{ROW} r1c1",
        blue="elora r2c2 hp=2 -permafrost",
        green="bruxa r5c1 hp=1 -bone-dance",
        yellow="saitam hp=1",
    )
    table.do("activate dierdre", "stop", "ability 3 N")
    assert [table.health(name) for name in ("dierdre", "elora", "bruxa", "saitam")] == [4, 3, 3, 1]
    ready = table.state.ready
    assert ready[table.figure("elora")] and not ready[table.figure("bruxa")]
    assert not ready[table.figure("dierdre")], "each other hero"


@rule("EU-15.20")
def test_divine_health_asks_which_of_two_abilities_is_turned() -> None:
    table = scene("dierdre r2c3 +divine-health", f"{ROW} r1c1", blue="elora r2c2 -permafrost -ice-storm")
    table.do("activate dierdre", "stop", "ability 3 N")
    assert (table.asks, table.offers("refresh")) == ("turning", ["refresh 1", "refresh 2"])
    table.do("refresh 2")
    assert table.state.ready[table.figure("elora")] == 0b10


@rule("EU-15.22", "EU-12.5")
def test_radiant_choir_lets_soldiers_beside_her_stand_on_orcs() -> None:
    trays = f"{ORCS} r1c3 ; {ORCS} r4c4"
    for token, found in (("+radiant-choir", {"t0"}), ("+consecrate", set())):
        table = scene(f"dierdre r0c4 {token} ; hand SOL3", trays).do("build SOL3 b N")
        assert posts(table) == found
