"""Spells: choosing and casting them, and what each of the six does (chapter 19)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import TABLES, Table, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.present.events import TilePlaced

FULL = "ggggg/ggggg/ggggg/ggggg/ggggg"
PORTAL = "P2-01"
ALL = [f"{row}{column}" for row in range(5) for column in range(5)]


def cast(spell: str, trays: str, **scene: object) -> Table:
    """A spell that red has just cast."""
    return staged(**{"scenario": "RS05", "trays": trays, "spells": spell, **scene}).do(f"red: cast {spell}")


def targets(table: Table) -> list[str]:
    """The trays on which a piece may go now."""
    return sorted({text.split()[1] for text in table.offers() if text.startswith(("tile", "soldier"))})


def without(*squares: str) -> str:
    """A tile over all squares but these."""
    return "tile=" + ",".join(square for square in ALL if square not in squares)


# choosing


def choosing(scenario: str, difficulty: str = "two-stars") -> Table:
    """A game in which heroes have been chosen."""
    table = new_game(scenario, 2, difficulty=difficulty)
    while table.asks == "heroes":
        table.do(table.offers()[0])
    return table


@rule("RT-19.2", "RT-3.9")
def test_a_scenario_says_how_many_spells_of_which_energy() -> None:
    table = choosing("RS05")
    assert table.asks == "spells"
    assert {text.split()[1] for text in table.offers("spell")} == {
        "rain-of-fire",
        "reinforcements",
        "lightning-arrow",
        "thunder-strike",
    }
    assert table.refused("spell gem-of-time") == "RT-19.2"
    assert table.do("blue: spell rain-of-fire").asks == "play"
    two = choosing("RS08").do("spell gem-of-time")
    assert two.refused("spell gem-of-time") == "RT-19.2"
    assert two.do("spell hand-of-midas").asks == "play"


@rule("RT-3.9", "RT-19.2")
def test_spells_begin_with_the_fifth_scenario() -> None:
    counts = [(scenario.spells, scenario.energy) for scenario in TABLES.content.scenarios.values()]
    assert counts[:4] == [(0, 0)] * 4
    assert counts[4:] == [(1, 1), (1, 1), (2, 1), (2, 2), (2, 2), (2, 2), (2, 2), (3, 2)]
    assert choosing("RS04").asks == "play"
    assert choosing("RS05", difficulty="heroic").asks == "play"
    assert choosing("RS05").do("stop").offers("cast") == []  # fewer may be chosen


# casting


@rule("RT-19.1")
@pytest.mark.parametrize("seat", ["red", "blue"])
def test_any_player_casts_a_spell_once_a_game(seat: str) -> None:
    table = staged(scenario="RS05", trays=f"{FULL} r2c1", spells="reinforcements rain-of-fire")
    assert table.refused(f"{seat}: cast thunder-strike") == "RT-19.1"  # not chosen
    table.do(f"{seat}: cast reinforcements", "soldier t0 00", "soldier t0 01")
    assert table.refused(f"{seat}: cast reinforcements") == "RT-19.1"
    assert table.refused(f"{seat}: cast rain-of-fire") == ""


@rule("RT-19.1", "RT-6.2")
def test_a_spell_is_cast_between_two_actions() -> None:
    table = staged(scenario="RS05", trays=f"{FULL} r1c1", spells="rain-of-fire", red="malik ; hand A1")
    assert table.do("red: build A1 a W").asks == "placing"
    assert table.refused("red: cast rain-of-fire") == "RT-6.3"
    assert table.do("stop").refused("red: cast rain-of-fire") == ""


@rule("RT-19.3")
def test_a_spell_reaches_every_tray_but_portals() -> None:
    table = cast("rain-of-fire", f"{FULL} r1c1 ; {PORTAL} r2c2 ; {FULL} r5c5")
    assert targets(table) == ["t0", "t2"]
    assert table.refused("tile t1 2 f0 00") == "RT-19.3"


@rule("RT-19.3")
def test_a_spell_does_not_reach_a_boss() -> None:
    table = cast("thunder-strike", f"{FULL} r2c1", scenario="RS12", boss="1/5")
    assert targets(table) == ["t0"]
    assert table.refused("tile boss 1 f0 22") == "RT-19.3"


@rule("RT-19.4")
def test_tiles_of_spells_lie_in_any_orientation() -> None:
    table = cast("rain-of-fire", f"{FULL} r2c1")
    assert {text.split()[3] for text in table.offers("tile") if text.split()[2] == "1"} == {"f0", "f1"}


@rule("RT-19.5")
def test_of_a_stack_a_spell_reaches_the_top_only() -> None:
    table = cast("rain-of-fire", f"{FULL} r2c1 ; ggg==/...../...../...../..... r2c1 kind=flying")
    assert targets(table) == ["t1"]
    assert table.refused("tile t0 2 f0 00") == "RT-19.5"


@rule("RT-19.6")
def test_a_spell_is_not_cast_without_any_effect() -> None:
    nothing = staged(scenario="RS05", spells="rain-of-fire thunder-strike lightning-arrow reinforcements")
    for spell in ("rain-of-fire", "thunder-strike", "lightning-arrow", "reinforcements"):
        assert nothing.refused(f"red: cast {spell}") == "RT-19.6"
    table = cast("rain-of-fire", f"{FULL} r2c1")
    assert table.refused("stop") == "RT-19.6"
    assert table.do("tile t0 2 f0 00").refused("stop") == ""


@rule("RT-19.6")
def test_a_spell_may_have_part_of_its_effect() -> None:
    table = cast("rain-of-fire", f"{FULL} r2c1 {without('22')}")
    assert table.offers() == ["tile t0 2 f0 22"]
    assert table.do("tile t0 2 f0 22").asks == "play"
    taken = ",".join(ALL[:12])
    no_soldiers = staged(scenario="RS05", spells="reinforcements", trays=f"{FULL} r2c1 soldiers={taken}")
    assert no_soldiers.refused("red: cast reinforcements") == "RT-19.6"
    last = staged(scenario="RS05", spells="reinforcements", trays=f"{FULL} r2c1 soldiers={','.join(ALL[:11])}")
    assert last.do("red: cast reinforcements", "soldier t0 44").asks == "play"
    assert last.state.spare == 0


# the six spells


@rule("RT-19.7")
def test_rain_of_fire() -> None:
    table = cast("rain-of-fire", f"{FULL} r2c1 ; {FULL} r5c5").do("tile t0 1 f1 00")
    assert [(event.mask.bit_count(), DAMAGES[event.damage]) for event in table.told(TilePlaced)] == [(4, "magic")]
    assert table.refused("tile t1 2 f0 00") == "RT-7.18"
    assert table.do("tile t0 2 f0 44").tiled("t0") == ["00", "01", "02", "03", "44"]


@rule("RT-19.8")
def test_reinforcements() -> None:
    orcs = "o.o../...../...../...../....."
    table = cast("reinforcements", f"{orcs} r2c1 ; {orcs} r5c5").do("soldier t0 00", "soldier t1 02")
    assert (table.soldiers("t0"), table.soldiers("t1"), table.state.spare) == (["00"], ["02"], 10)
    together = cast("reinforcements", f"{orcs} r2c1").do("soldier t0 00", "soldier t0 02")
    assert (together.soldiers("t0"), together.asks) == (["00", "02"], "play")


@rule("RT-19.9")
def test_lightning_arrow() -> None:
    table = cast("lightning-arrow", f"{FULL} r2c2 ; {FULL} r1c1 ; {FULL} r3c2 ; {FULL} r5c5")
    table.do("tile t0 1 f1 00")
    assert [(event.mask.bit_count(), DAMAGES[event.damage]) for event in table.told(TilePlaced)] == [(2, "magic")]
    assert targets(table) == ["t1"]
    table.do("tile t1 1 f0 00")
    assert targets(table) == ["t2"]
    table.do("tile t2 1 f0 44")
    assert (table.asks, table.tiled("t1"), table.tiled("t2"), table.tiled("t3")) == ("play", ["00"], ["44"], [])


@rule("RT-19.11")
def test_no_adjacent_tray_is_left_out_but_one_where_nothing_fits() -> None:
    spiders = "ppppp/ppppp/ppppp/ppppp/ppppp"
    table = cast("lightning-arrow", f"{FULL} r2c2 ; {spiders} r1c1 ; {PORTAL} r2c1 ; {FULL} r3c2").do("tile t0 1 f0 00")
    assert targets(table) == ["t3"]  # the spiders resist magic, the portal does not count
    assert table.refused("stop") == "RT-19.11"
    assert table.do("tile t3 1 f0 00").asks == "play"


@rule("RT-19.10")
def test_thunder_strike() -> None:
    table = cast("thunder-strike", f"{FULL} r2c1 ; {FULL} r5c5")
    table.do("tile t0 1 f0 00", "tile t0 2 f0 11")
    assert [DAMAGES[event.damage] for event in table.told(TilePlaced)] == ["physical"]
    assert table.refused("tile t0 3 f0 44") == "RT-19.10"
    assert table.refused("tile t1 3 f0 00") == "RT-7.18"
    table.do("tile t0 4 f0 22", "tile t0 3 f0 33")
    assert (table.tiled("t0"), table.asks) == (["00", "11", "22", "33"], "play")
    apart = cast("thunder-strike", f"{FULL} r2c1").do("tile t0 1 f0 00", "tile t0 2 f0 01")
    assert apart.refused("tile t0 3 f0 33") == "RT-19.10"


@rule("RT-19.12")
def test_hand_of_midas_raises_by_two_levels() -> None:
    table = cast("hand-of-midas", "", red="malik ; hand A1", scenario="RS08")
    assert table.offers() == ["raise A1 blue"]
    table.do("raise A1 blue")
    assert (table.cards("red"), table.cards("blue"), table.cards("blue", "incoming")) == ([], [], ["A3"])
    assert (table.supply("A1"), table.supply("A2"), table.supply("A3")) == (4, 3, 1)
    assert (table.asks, table.refused("red: cast hand-of-midas")) == ("play", "RT-19.1")


@rule("RT-19.12")
def test_any_hand_serves_the_hand_of_midas() -> None:
    table = cast("hand-of-midas", "", blue="ignus ; hand M2", scenario="RS08")
    assert table.offers("raise", "blue") == ["raise M2 red", "raise M2 red b"]
    assert table.do("blue: raise M2 red b").cards("red", "incoming") == ["M4b"]
    empty = staged(scenario="RS08", spells="hand-of-midas")
    assert empty.refused("red: cast hand-of-midas") == "RT-19.6"


@rule("RT-19.13")
def test_hand_of_midas_respects_cap_and_supply() -> None:
    capped = cast("hand-of-midas", "", red="malik ; hand A1", scenario="RS01").do("raise A1 blue")
    assert capped.cards("blue", "incoming") == ["A2"]
    at_the_cap = cast("hand-of-midas", "", red="malik ; hand A2", scenario="RS01").do("raise A2 blue")
    assert at_the_cap.cards("blue", "incoming") == ["A2"]
    none_left = cast("hand-of-midas", "", red="malik ; hand A1", towers="A3 a N ; A3 c N", scenario="RS08")
    assert none_left.do("raise A1 blue").cards("blue", "incoming") == ["A2"]
    nothing_left = {"towers": "A3 a N ; A3 c N", "blue": "ignus ; hand A2 A2 A2", "scenario": "RS08"}
    unchanged = cast("hand-of-midas", "", red="malik ; hand A1", **nothing_left).do("red: raise A1 blue")
    assert unchanged.cards("blue", "incoming") == ["A1"]


@rule("RT-19.13")
def test_alone_hand_of_midas_raises_the_own_tower() -> None:
    table = cast("hand-of-midas", "", red="malik ; hand A1", scenario="RS08", seats=1, closed="red")
    assert table.do("raise A1 red").cards("red", "incoming") == ["A3"]


@rule("RT-19.14", "RT-19.3")
def test_gem_of_time_hits_a_portal_and_costs_a_hero_one_health() -> None:
    table = cast("gem-of-time", f"P4-01 r2c1 ; {FULL} r3c1", red="malik", blue="ignus", scenario="RS08")
    assert targets(table) == ["t0"]
    assert table.refused("tile t1 1 f0 00") == "RT-19.14"
    assert table.refused("stop") == "RT-19.6"
    table.do("tile t0 1 f1 00")
    assert [(event.mask.bit_count(), DAMAGES[event.damage]) for event in table.told(TilePlaced)] == [(2, "true")]
    assert table.offers() == ["choose malik", "choose ignus"]
    table.do("choose ignus")
    assert (table.health("ignus"), table.health("malik"), table.asks) == (4, 5, "play")


@rule("RT-19.14")
def test_gem_of_time_hits_the_current_health_card_of_a_boss() -> None:
    table = cast("gem-of-time", "", scenario="RS12", boss="1/5", red="malik")
    assert targets(table) == ["boss"]
    table.do(table.offers("tile")[0], "choose malik")
    assert len(table.tiled("boss")) == 2


@rule("RT-19.15")
def test_who_pays_for_the_gem_may_be_protected() -> None:
    table = cast("gem-of-time", "P1-01 r1c1", red="malik guarded", blue="ignus").do("tile t0 1 f0 11", "choose malik")
    assert (table.health("malik"), table.asks) == (5, "play")


@rule("RT-19.16")
def test_on_the_map_or_on_its_board_but_not_knocked_out_nor_the_wildcat() -> None:
    scene = {"red": "alleria r4c2 ; wildcat r4c2", "blue": "ignus", "green": "malik down hp=0"}
    table = cast("gem-of-time", "P1-01 r1c1", **scene).do("tile t0 1 f0 11")
    assert table.offers() == ["choose alleria", "choose ignus"]
    assert table.refused("choose malik") == "RT-19.16"
    assert table.refused("choose wildcat") == "RT-19.16"
    assert table.refused("stop") == "RT-19.14"  # the price is paid
    nobody = cast("gem-of-time", "P1-01 r1c1", seats=1, red="malik down hp=0 ; brought ignus r4c2", closed="red")
    assert nobody.do("tile t0 1 f0 11").asks == "play"


@rule("RT-19.16")
def test_a_hero_on_its_board_can_be_knocked_out_by_the_gem() -> None:
    table = cast("gem-of-time", "P1-01 r1c1", red="malik hp=1").do("tile t0 1 f0 11", "choose malik")
    assert (table.space("malik"), table.state.down[table.figure("malik")]) == ("board", 1)
