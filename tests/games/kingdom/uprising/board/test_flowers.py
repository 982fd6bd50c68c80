"""Flowers, and the moves that activate them (section 16, EU-C8)."""

from __future__ import annotations

from tests.games.kingdom.uprising.board.landscape_scenes import ONE, ROW, WORG, cells, scene
from tests.games.kingdom.uprising.boards import TABLES
from tests.games.kingdom.uprising.questions import damage, marks, shapes, targets
from tests.rules import fact, rule
from warbook.games.kingdom.frames import FROZEN
from warbook.games.kingdom.present.token_events import SightUsed, TrayPushed

GUEST = TABLES.heroes[TABLES.hero_names.index("ignus")]


# flowers


@rule("EU-16.1", "EU-16.7", "EU-12.9")
def test_a_flower_on_the_way_may_be_activated_after_the_move() -> None:
    table = scene("elora r2c1", f"{ROW} r1c1 ; {ROW} r4c4", "magic r2c2").do("activate elora", "move r2c3")
    assert (table.asks, table.offers(), table.space("elora")) == ("sights", ["stop", "sight r2c2"], "r2c3")
    table.do("sight r2c2")
    assert table.told(SightUsed) and cells(table, "magic", 1) == ["r2c2"], "it withers first"
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["I1", "I1"], "true")
    table.do("tile t0 1 f0 00", "tile t1 2 f0 00")
    assert table.asks == "hero" and table.refused("attack N") == ""


@rule("EU-37.2", "EU-16.1")
def test_any_player_may_say_so() -> None:
    table = scene("elora r2c1", f"{ROW} r1c1", "magic r2c2").do("activate elora", "move r2c2", "blue: sight r2c2")
    assert table.refused("blue: tile t0 1 f0 00") == ""


@rule("EU-16.1", "EU-10.8")
def test_a_flower_may_be_left_and_its_tiles_too() -> None:
    table = scene("elora r2c1", f"{ROW} r1c1", "magic r2c2").do("activate elora", "move r2c2", "stop")
    assert (table.asks, cells(table, "magic", 0)) == ("hero", ["r2c2"])
    used = scene("elora r2c1", f"{ROW} r1c1", "magic r2c2").do("activate elora", "move r2c2", "sight r2c2", "stop")
    assert used.asks == "hero"


@rule("EU-16.2")
def test_one_move_activates_several_flowers_in_any_order() -> None:
    table = scene("elora r2c1", f"{ROW} r1c1", "magic r2c2 ; fire r2c3").do("activate elora", "move r2c3")
    assert table.offers("sight") == ["sight r2c2", "sight r2c3"]
    table.do("sight r2c3", "sight r2c2", "stop")
    assert cells(table, "magic", 1) + cells(table, "fire", 1) == ["r2c2", "r2c3"]


@rule("EU-16.3")
def test_a_withered_flower_does_nothing() -> None:
    table = scene("elora r2c1", f"{ROW} r1c1", "magic r2c2 turned ; magic r2c3").do("activate elora", "move r2c2")
    assert table.refused("sight r2c2") == "EU-16.3" and table.offers("sight") == ["sight r2c3"]
    alone = scene("elora r2c1", f"{ROW} r1c1", "magic r2c2 turned").do("activate elora", "move r2c2")
    assert alone.asks == "hero"


@rule("EU-16.4", "EU-10.4", "EU-10.5")
def test_a_flower_under_a_tower_is_not_activated_and_does_not_prevent_building() -> None:
    table = scene("elora r3c4 ; hand ARC1", f"{ROW} r1c1", "magic r2c3").do("build ARC1 b W")
    table.until("play")
    while table.asks != "play":
        table.do("stop" if "stop" in table.offers() else table.offers()[0])
    table.do("activate elora", "move r1c3")
    assert table.asks == "hero" and cells(table, "magic", 0) == ["r2c3"]


@rule("EU-16.5", "EU-20.12", "EU-31.35")
def test_a_retreat_activates_nothing() -> None:
    table = scene("elora r1c4", f"{ONE} r1c3", "magic r1c5 ; volcano r0c5").end_phase()
    table.do("displace elora r1c5")
    assert table.space("elora") == "r1c5" and not table.told(SightUsed) and cells(table, "magic", 0) == ["r1c5"]


@rule("EU-16.6")
def test_who_does_not_leave_a_flower_does_not_activate_it() -> None:
    table = scene("elora r2c2", f"{ROW} r4c4", "magic r2c2").do("activate elora", "move r2c5")
    assert table.asks == "hero", "as far as it can go: it does not come back on the way"
    stays = scene("elora r2c2", f"{ROW} r4c4", "magic r2c2").do("activate elora", "rest")
    assert stays.asks == "play"


@rule("EU-16.8")
def test_a_fire_flower_burns_each_horde_beside_it() -> None:
    table = scene("elora r2c1", f"{ROW} r1c1 ; {ROW} r1c3 ; {ROW} r4c4", "fire r2c2")
    table.do("activate elora", "move r2c3", "sight r2c2")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I1"], "true")
    table.do("tile t0 1 f0 00")
    assert targets(table) == {"t1"}
    assert table.do("tile t1 1 f0 00").asks == "hero"


@rule("EU-16.9", "EU-31.41")
def test_a_frost_flower_freezes_a_horde_on_it_or_beside_it() -> None:
    table = scene("elora r2c3", f"{WORG} r1c3 ; {ROW} r4c4", "frost r1c4").do("activate elora", "move r1c5")
    table.do("sight r1c4")
    assert (table.asks, marks(table, "t0"), marks(table, "t1")) == ("hero", FROZEN, 0), "no other is near"
    both = scene("elora r2c3", f"{WORG} r1c3 ; {ROW} r1c4", "frost r1c4").do("activate elora", "move r1c5")
    both.do("sight r1c4")
    assert (both.asks, both.offers()) == ("targeting", ["target t0", "target t1"])
    both.do("blue: target t1")
    assert marks(both, "t1") == FROZEN


@rule("EU-16.9", "EU-26.4")
def test_a_horde_that_takes_the_place_of_a_frozen_one_is_not_frozen() -> None:
    trays = f"{ONE} r4c4 tile=00 frozen silent ; CH1 r1c1"
    table = scene("elora r5c5", trays, "-", decks="reserve 1 I07").end_phase()
    assert (table.tray("t0"), marks(table, "t0")) == ("r1c3", 0), "one attempt: it came after the others had triggered"


@rule("EU-16.10")
def test_a_sun_flower_heals_each_hero_near_it_and_readies_an_ability() -> None:
    table = scene(
        "elora r2c1 hp=1 -ice-storm",
        f"{ROW} r4c4",
        "sun r2c2",
        blue="saitam r1c1 hp=1 -monkey-palm",
        green="bruxa r5c1 hp=1",
    )
    table.do("activate elora", "move r2c3", "sight r2c2")
    assert [table.health(name) for name in ("elora", "saitam", "bruxa")] == [2, 2, 1]
    assert table.state.ready[table.figure("elora")] and table.state.ready[table.figure("saitam")]


@rule("EU-16.11")
@fact("EU-31.42")
def test_a_gale_flower_pushes_a_horde_back_over_others() -> None:
    table = scene("elora r2c3", f"{ONE} r1c4 tile=44 soldiers=00 ; {ONE} r1c3", "gale r1c5")
    table.do("activate elora", "move r1c5", "sight r1c5")
    assert (table.tray("t0"), table.told(TrayPushed)[0].index) == ("r1c2", 1)
    assert (table.soldiers("t0"), table.tiled("t0")) == (["00"], ["44"]), "with what is on its card"
    table.do("attack N").end_phase()
    assert table.tray("t1") == "r1c4", "it acts this round as usual"


@rule("EU-16.11")
def test_a_horde_with_a_hero_on_it_is_not_pushed_and_one_without_room_stays() -> None:
    held = scene("elora r2c3", f"{ROW} r1c4", "gale r1c5", blue="saitam t0 20").do("activate elora", "move r1c5")
    assert held.do("sight r1c5").tray("t0") == "r1c4"
    full = f"{ONE} r1c1 ; {ONE} r1c2"
    stuck = scene("elora r2c3", full, "gale r2c2").do("activate elora", "move r2c2", "sight r2c2", "target t1")
    assert stuck.tray("t1") == "r1c2" and not stuck.told(TrayPushed)


@rule("EU-16.11", "EU-20.16")
def test_who_stands_in_the_way_of_a_pushed_horde_retreats_and_its_sand_warrior_goes_along() -> None:
    table = scene("alric r2c5 ; warrior1 t0 44", f"{ONE} r1c4", "gale r1c5", blue="elora r1c3")
    table.do("activate alric", "move r1c5", "sight r1c5")
    assert table.asks == "displacing"
    table.do("displace elora r0c3")
    assert (table.tray("t0"), table.space("warrior1"), table.space("elora")) == ("r1c3", "r1c3", "r0c3")


# Wings of Light


@rule("EU-31.51")
def test_wings_of_light_enter_only_the_last_space() -> None:
    table = scene("dierdre r5c1", f"{ROW} r4c4", "magic r2c2 ; stone r1c5 ; magic r3c1").do(
        "activate dierdre", "move r2c2"
    )
    assert table.offers("sight") == ["sight r2c2"]
    other = scene("dierdre r5c1", f"{ROW} r4c4", "magic r2c2 ; stone r1c5").do("activate dierdre", "move r1c5")
    assert cells(other, "stone") == [] and other.asks == "hero"


# guests


@rule("EU-29.2", "EU-16.1", "EU-26.7")
def test_a_surge_comes_upon_flowers_and_totems() -> None:
    table = scene("ignus r2c1 +surge-of-flame", f"{ROW} r4c4", "magic r2c2 ; stone r2c3", options={"guests": "on"})
    table.do("activate ignus", f"ability {1 + GUEST.ability_names.index('surge-of-flame')} N", "step r2c2", "step r2c3")
    assert not table.offers("sight")
    table.do("stop")
    assert (table.offers("sight"), cells(table, "stone")) == (["sight r2c2"], [])


@rule("EU-29.2", "EU-16.1")
def test_a_granted_move_comes_upon_flowers() -> None:
    red, blue = "alleria r5c5 +swiftwind-strike", "elora r2c1"
    table = scene(red, f"{ROW} r4c4", "magic r2c2", blue=blue, options={"guests": "on"})
    number = 1 + TABLES.heroes[TABLES.hero_names.index("alleria")].ability_names.index("swiftwind-strike")
    table.do("activate alleria", f"ability {number} S")
    while table.asks == "placing":
        table.do("stop")
    table.do("choose elora", "move r2c2")
    assert (table.asks, table.offers("sight")) == ("sights", ["sight r2c2"])
