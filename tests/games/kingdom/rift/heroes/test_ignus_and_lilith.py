"""What Ignus and Lilith can do (section 24)."""

from __future__ import annotations

from tests.games.kingdom.boards import Table, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.present.events import Healed, Refreshed, TrayDestroyed

ROOM = "ggggg/...../...../...../....."
THREE = "ggg../...../...../...../....."
ORCS = "ooooo/...../...../...../....."
PORTAL = "...../.ggg./.g2g./.ggg./....."


def scene(red: str, trays: str, **more: object) -> Table:
    """Heroes with two abilities, in a scenario without a boss."""
    return staged(**{"scenario": "RS08", "red": red, "trays": trays, **more})


def targets(table: Table) -> set[str]:
    """The trays on which a tile may be placed now."""
    return {offer.split()[1] for offer in table.offers("tile")}


# Ignus


@rule("RT-24.40", "RT-24.6")
def test_with_exactly_two_enemies_ignus_may_burn_each_adjacent_tray_once() -> None:
    trays = f"gg.../...../...../...../..... r4c2 ; {ROOM} r4c1 ; {ROOM} r4c3"
    table = scene("ignus t0 30", trays).do("activate ignus", "attack E", "tile t0 1 f1 00")
    assert targets(table) == {"t1"}
    table.do("stop")
    assert targets(table) == {"t2"}, "one may be left out"
    table.do("tile t2 1 f0 00")
    assert (table.tiled("t1"), table.tiled("t2"), table.asks) == ([], ["00"], "hero")
    three = scene("ignus t0 30", f"{THREE} r4c2 ; {ROOM} r4c1").do("activate ignus", "attack E", "tile t0 1 f1 00")
    assert three.asks == "hero"


@rule("RT-24.41")
def test_blazing_impact_heals_any_hero_after_exactly_three_enemies() -> None:
    corner = "gg.../g..../...../...../....."
    table = scene("ignus t0 30 +blazing-impact", f"{corner} r4c2", blue="malik hp=3")
    table.do("activate ignus", "ability 1 N", "tile t0 1 f0 00")
    assert table.offers("choose") == ["choose malik"], "on his board too; the others have full health"
    table.do("choose malik")
    assert table.health("malik") == 4
    four = scene("ignus t0 30 +blazing-impact", "gg.../gg.../...../...../..... r4c2", blue="malik hp=3")
    assert four.do("activate ignus", "ability 1 N", "tile t0 1 f0 00").asks == "hero"


@rule("RT-24.42")
def test_hellfire_after_exactly_three_enemies_throws_two_tiles_on_one_tray() -> None:
    trays = f"{THREE} r4c2 ; {ROOM} r4c1 ; {ROOM} r4c3"
    table = scene("ignus t0 30 +hellfire", trays).do("activate ignus", "ability 2 N", "tile t0 1 f0 00")
    assert targets(table) == {"t1", "t2"}
    table.do("tile t1 1 f0 00")
    assert table.refused("tile t2 2 f0 00") == "RT-7.18"
    table.do("tile t1 2 f0 01")
    assert table.asks == "hero"
    two = scene("ignus t0 30 +hellfire", f"gg.../...../...../...../..... r4c2 ; {ROOM} r4c1")
    assert two.do("activate ignus", "ability 2 N", "tile t0 1 f0 00").asks == "hero"


@rule("RT-24.43")
def test_a_surge_leaves_a_tile_on_every_tray_entered_and_heals() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3"
    table = scene("ignus r4c1 hp=1 +surge-of-flame", trays).do("activate ignus", "ability 3 N", "step r4c2")
    assert targets(table) == {"t0"}
    table.do("tile t0 1 f0 00", "step r4c3", "tile t1 1 f0 00", "stop", "seat 30", "choose ignus")
    assert (table.tiled("t0"), table.tiled("t1")) == (["00"], ["00"])
    assert (table.space("ignus"), table.health("ignus")) == ("r4c3", 3)
    assert table.refused("move r4c4") == "", "his own movement may come after it"


@rule("RT-24.43")
def test_a_surge_goes_two_spaces_enters_a_tray_once_and_burns_no_portal() -> None:
    trays = f"{ROOM} r4c2 ; {PORTAL} r4c3 kind=portal"
    table = scene("ignus r4c1 +surge-of-flame", trays).do("activate ignus", "ability 3 N", "step r4c2", "stop")
    assert table.refused("step r4c3") == "RT-10.11", "he could not stop there"
    table.do("step r4c1")
    assert table.offers("step") == [], "two spaces"
    passing = scene("ignus r4c2 +surge-of-flame", trays.replace("r4c2", "r4c4")).do("activate ignus", "ability 3 N")
    passing.do("step r4c3")
    assert passing.asks == "surging", "no tile on a portal"
    twice = scene("ignus r4c1 +surge-of-flame", f"{ROOM} r4c2").do("activate ignus", "ability 3 N", "step r4c2")
    assert twice.asks == "placing"


@rule("RT-24.43", "RT-12.16")
def test_the_tile_of_a_surge_may_not_take_the_last_room() -> None:
    narrow = f"{ROOM} r4c3 tile=02,12,22,32,42 tile=13,23,33 tile=14,24,34 tile=00,01 tile=10,11 tile=20,21"
    table = scene("ignus r4c1 +surge-of-flame", narrow).do("activate ignus", "ability 3 N", "step r4c2", "step r4c3")
    assert table.asks == "placing"
    assert table.refused("tile t0 1 f0 30") == "RT-12.16", "his base must find room"
    table.do("tile t0 1 f0 03", "stop")
    assert int(table.state.tray[table.figure("ignus")]) == 0


@rule("RT-24.57", "RT-24.43")
def test_who_shares_his_space_is_not_adjacent_for_a_surge() -> None:
    camps = {"blue": "malik r4c2 hp=2", "green": "magnus r4c3 hp=2"}
    table = scene("ignus r4c2 hp=2 +surge-of-flame", f"{ROOM} r2c6", **camps)
    table.do("activate ignus", "ability 3 N", "stop")
    assert set(table.offers("choose")) == {"choose ignus", "choose magnus"}
    near = scene("lilith r4c2", f"{ROOM} r4c1", **camps).do("activate lilith", "attack N", "stop")
    assert set(near.offers("choose")) == {"choose malik", "choose magnus"}, "her attack names her space too"


@rule("RT-24.44")
def test_burn_goes_on_two_adjacent_trays_and_not_on_his_own() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c1 ; {ROOM} r4c3 ; {ROOM} r3c1"
    table = scene("ignus t0 30 +burn", trays).do("activate ignus", "ability 4 N")
    burnt: list[str] = []
    while table.asks == "placing":
        (target,) = targets(table)
        burnt.append(target)
        table.do(f"tile {target} 1 f1 00")
    assert burnt == ["t1", "t2"], "two of the three, and each once"
    other = scene("ignus t0 30 +burn", trays).do("activate ignus", "ability 4 N", "stop")
    assert targets(other) == {"t2"}, "one may be left out for the next"


# Lilith


@rule("RT-24.50")
def test_lilith_strikes_here_and_beside_and_heals() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3 ; {ROOM} r4c4 ; {PORTAL} r4c1 kind=portal"
    table = scene("lilith t0 30 hp=2 -holy-chaos", trays, blue="malik r5c2 hp=3")
    table.do("activate lilith", "attack N")
    assert targets(table) == {"t0", "t1"}
    table.do("tile t0 1 f0 00", "tile t1 2 f0 00")
    assert set(table.offers("choose")) == {"choose lilith", "choose malik"}
    table.do("choose lilith")
    assert (table.health("lilith"), len(table.told(Refreshed)), len(table.told(Healed))) == (3, 1, 1)


@rule("RT-24.56", "RT-24.50")
def test_lilith_may_heal_without_a_target() -> None:
    table = scene("lilith r4c2 hp=2", f"{ROOM} r2c6").do("activate lilith", "attack N", "choose lilith")
    assert table.health("lilith") == 3
    well = scene("lilith r4c2", f"{ROOM} r2c6").do("activate lilith")
    assert well.refused("attack N") == "RT-24.56"


@rule("RT-24.51")
def test_the_infernal_wheel_puts_a_true_tile_on_each_adjacent_tray() -> None:
    trays = f"{ROOM} r4c2 ; {ORCS} r4c1 ; {ORCS} r4c3"
    table = scene("lilith t0 30 +infernal-wheel", trays).do("activate lilith", "ability 1 N", "tile t1 1 f1 00")
    assert targets(table) == {"t2"}
    assert table.refused("tile t2 1 f0 00") == "", "it may be turned"
    table.do("tile t2 1 f0 00")
    assert (table.tiled("t1"), table.tiled("t2"), table.asks) == (["00", "01"], ["00", "10"], "hero")


@rule("RT-24.52")
def test_the_reapers_harvest_has_a_tile_for_each_side_of_her_base() -> None:
    table = scene("lilith t0 11 +reapers-harvest", f"{ORCS} r4c2 ; {ROOM} r4c3").do("activate lilith", "ability 2 N")
    assert targets(table) == {"t0"}
    assert table.refused("tile t0 3 f0 00") == "RT-24.52", "a corner touches no side"
    table.do("tile t0 1 f1 01")
    assert table.refused("tile t0 2 f1 02") == "RT-8.2"
    table.do("tile t0 2 f0 10")
    assert table.refused("tile t0 3 f0 20") == "RT-8.2"
    assert table.refused("tile t0 3 f0 44") == "RT-24.52"
    table.do("tile t0 3 f0 13", "tile t0 4 f0 31")
    assert (len(table.tiled("t0")), table.asks) == (6, "hero")
    corner = scene("lilith t0 00 +reapers-harvest", f"{ORCS} r4c2").do("activate lilith", "ability 2 N")
    corner.do("tile t0 1 f0 02", "tile t0 2 f1 20")
    assert corner.asks == "hero", "two sides are at the edge: the other tiles are forfeited"
    same = scene("lilith t0 11 +reapers-harvest", f"{ORCS} r4c2").do("activate lilith", "ability 2 N")
    assert same.do("tile t0 3 f0 01").refused("tile t0 4 f0 02") == "RT-24.52", "that side has its tile"


@rule("RT-24.53")
def test_holy_chaos_puts_two_tiles_and_two_soldiers_on_one_adjacent_tray() -> None:
    table = scene("lilith r4c2 +holy-chaos", f"{ORCS} r4c3 ; {ROOM} r4c1").do("activate lilith", "ability 3 N")
    assert targets(table) == {"t0", "t1"}
    table.do("soldier t0 00", "soldier t0 01")
    assert table.refused("tile t1 1 f0 00") == "RT-7.18"
    table.do("tile t0 1 f1 02", "tile t0 2 f0 04")
    assert (table.soldiers("t0"), table.tiled("t0")) == (["00", "01"], ["02", "03", "04"])


@rule("RT-24.54")
def test_resurrection_heals_before_the_tray_falls_and_ends_with_the_round() -> None:
    table = scene("lilith t0 30 hp=1 +resurrection", "gg.../...../...../...../..... r4c2")
    table.do("activate lilith", "ability 4 N", "tile t0 1 f1 00", "stop").end_phase()
    assert (table.health("lilith"), len(table.told(TrayDestroyed))) == (4, 1)
    assert table.state.reborn[table.figure("lilith")] == 0
    stays = scene("lilith t0 30 hp=2 +resurrection", f"{ROOM} r4c2")
    stays.do("activate lilith", "ability 4 N", "stop", "stop").end_phase()
    assert stays.health("lilith") == 1, "the tray was not destroyed: she blocks and is hurt"


@rule("RT-24.55")
def test_lilith_does_not_fight_against_herself() -> None:
    table = new_game("RS11")
    assert table.refused("red: hero lilith") == "RT-24.55"
    alone = new_game("RS11", 1).do("hero malik", "learn 1", "learn 2")
    assert alone.refused("bench lilith") == "RT-24.55"
    assert new_game("RS12").refused("red: hero lilith") == ""
