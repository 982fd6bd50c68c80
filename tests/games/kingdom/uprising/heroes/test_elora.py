"""Elora: her attack, abilities and board texts (EU-15.19, EU-15.39, EU-C7)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.uprising.heroes.scenes import ONE, ROW, WORGS, scene
from tests.games.kingdom.uprising.questions import damage, marks, owned_tiles, shapes, targets
from tests.rules import rule
from warbook.games.kingdom.frames import FROZEN
from warbook.games.kingdom.present.token_events import TrayMarked


@rule("EU-15.19", "EU-12.7", "EU-15.44")
def test_elora_hits_one_of_three_directions_with_magic() -> None:
    trays = f"{ROW} r1c2 ; {ROW} r1c3 ; {ROW} r1c4 ; {ROW} r2c4"
    table = scene("elora r2c3", trays).do("activate elora", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1", "t2"}, ["I2"], "magic")
    assert table.refused("tile t3 1 f0 00") == "EU-13.12"
    turned = scene("elora r2c3", trays).do("activate elora", "attack E")
    assert targets(turned) == {"t2", "t3"}


@rule("EU-15.39", "EU-31.15", "EU-15.4")
def test_winter_is_coming_before_elora_moves() -> None:
    trays = f"{ROW} r1c1 tile=00:magic:elora ; {ROW} r4c4 tile=00:magic:elora ; {ROW} r1c3 tile=00:magic:bruxa"
    table = scene("elora r2c3", trays).do("activate elora")
    assert (table.asks, targets(table), shapes(table)) == ("placing", {"t0"}, ["I1"])
    table.do("tile t0 1 f0 01")
    assert targets(table) == {"t1"}
    table.do("tile t1 1 f0 01")
    assert table.asks == "hero" and owned_tiles(table, "t0")[-1] == ("magic", "elora")
    assert table.refused("move r2c2") == ""


@rule("EU-15.23", "EU-15.39")
def test_winter_comes_though_elora_is_on_her_board() -> None:
    table = scene("elora", f"{ROW} r1c1 tile=00:magic:elora").do("activate elora")
    assert targets(table) == {"t0"}
    assert table.do("stop").asks == "hero"


@rule("EU-15.20")
def test_ice_storm_goes_to_adjacent_hordes_whatever_the_facing() -> None:
    trays = f"{ROW} r1c2 ; {ROW} r3c4 ; {ROW} r4c4"
    table = scene("elora r2c3 +ice-storm", trays).do("activate elora", "ability 1 S")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["L3", "I2"], "magic")
    table.do("tile t0 2 f0 00")
    assert targets(table) == {"t0", "t1"} and shapes(table) == ["L3"]


@rule("EU-15.20", "EU-31.40")
def test_permafrost_freezes_the_horde_that_it_attacks() -> None:
    trays = f"{WORGS} r1c3 ; {WORGS} r1c2 ; {ONE} r4c4"
    table = scene("elora r2c3 +permafrost", trays).do("activate elora", "ability 2 N")
    assert (table.asks, table.offers("target")) == ("targeting", ["target t0", "target t1"])
    assert table.refused("target t2") == "EU-13.8"
    table.do("target t0")
    assert (targets(table), shapes(table)) == ({"t0"}, ["I1"])
    table.do("stop")
    assert (marks(table, "t0"), marks(table, "t1")) == (FROZEN, 0), "even if no tile was placed"
    table.end_phase().until("play")
    assert (table.tray("t0"), table.tray("t1")) == ("r1c3", "r2c4"), "the other one has charged over it"
    assert marks(table, "t0") == 0, "only this round"


@rule("EU-15.20")
def test_permafrost_needs_no_choice_with_one_horde_and_does_nothing_with_none() -> None:
    one = scene("elora r2c3 +permafrost", f"{ROW} r1c3").do("activate elora", "ability 2 N")
    assert one.asks == "placing"
    none = scene("elora r2c3 +permafrost", f"{ROW} r4c4").do("activate elora", "ability 2 N")
    assert none.asks == "play" and not none.told(TrayMarked)


@rule("EU-13.6")
def test_frost_lance_hits_any_horde() -> None:
    table = scene("elora r0c1 +frost-lance", f"{ROW} r1c3 ; {ROW} r4c4").do("activate elora", "ability 3 N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["L3"], "magic")


@rule("EU-15.22", "EU-15.23")
@pytest.mark.parametrize(("token", "place"), [("+numbing-aura", "r1c3"), ("+ice-storm", "r1c4")])
def test_numbing_aura_stops_charging_beside_elora(token: str, place: str) -> None:
    table = scene(f"elora r2c2 {token}", f"{WORGS} r1c2").end_phase().until("play")
    assert table.tray("t0") == place
