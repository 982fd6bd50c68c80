"""Rulings on altars, forest, caves, tunnels and moves (chapter 21)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import Table
from tests.rules import rule
from warbook.games.meeple.present.events import Battle, Destroyed, Drawn


@rule("MW-21.16", "MW-13.2", "MW-12.24")
def test_altars_on_the_map_act_before_exploration_and_a_revealed_one_when_revealed() -> None:
    table = Table()
    table.lay("T24", -1, 1)
    table.put("orange", "T24")
    table.put("orange", "T03")
    table.next_tiles("T25")
    table.begin(4).do("step T03 NE", "done")
    assert table.last is not None
    order = [event for event in table.last.events if isinstance(event, Destroyed | Drawn)]
    assert [(type(event).__name__, event.tile) for event in order] == [
        ("Destroyed", table.tile("T24")),
        ("Drawn", table.tile("T25")),
        ("Destroyed", table.tile("T25")),
    ]


@rule("MW-21.16", "MW-12.23")
def test_an_altar_with_enemies_acts_after_its_battle() -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.put("orange", "T03", 3)
    table.put("blue", "T24", 2)
    table.begin(4).do(*["step T03 NE"] * 3, "done")
    assert table.last is not None
    order = [event for event in table.last.events if isinstance(event, Destroyed | Battle)]
    assert isinstance(order[0], Battle) and isinstance(order[-1], Destroyed) and order[-1].how == "sacrifice"
    assert table.men("T24") == [0, 0] and list(table.state.bravery)[:2] == [2, 1]


@rule("MW-21.17", "MW-12.22")
def test_an_altar_used_through_intimidation_asks_no_second_sacrifice() -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.put("blue", "T01")
    table.put("orange", "T03")
    table.waits("L", "monastery", "E2")
    table.begin(3).do("intimidate L 1 T01 NW", "done", "step T03 NE", "done")
    assert table.men("T24") == [1, 0] and table.state.turn == 1


@rule("MW-21.18", "MW-10.25")
def test_in_a_foreign_turn_whoever_sacrifices_chooses_the_victim() -> None:
    table = Table(3)
    table.lay("T24", 1, -2)
    table.put("blue", "T03", 2)
    table.put("orange", "T01")
    table.put("green", "T09", 2)
    table.waits("L", "monastery", "E2")
    table.begin(3).do("intimidate L 2 T03 NE")
    assert table.asks == "blue victim"
    assert table.offers("kill") == ["kill T01 orange", "kill T09 green"]
    table.do("kill T01 orange")
    assert table.men("T01") == [0, 0, 0] and list(table.state.bravery)[:3] == [0, 1, 0]


@rule("MW-21.22", "MW-9.9")
def test_deployed_meeples_may_move_at_once() -> None:
    table = Table()
    table.waits("F", "square", "E3")
    table.begin(3).do("deploy F 2", "step T03 E", "step T03 E")
    assert table.men("T01") == [2, 0]


@rule("MW-21.22", "MW-11.11", "MW-9.8")
def test_deployed_among_enemies_they_stay() -> None:
    table = Table()
    table.put("blue", "T03")
    table.put("orange", "T01")
    table.waits("F", "square", "E3")
    table.begin(3).do("deploy F 2")
    assert table.asks == "orange moving" and table.refused("step T03 E") == "MW-11.11"
    table.do("done")
    assert table.men("T03") == [1, 0]


@rule("MW-21.23", "MW-21.34", "MW-12.8")
def test_on_a_tunnel_those_placed_this_turn_make_only_normal_moves() -> None:
    table = Table(4)
    table.put("orange", "T09")
    table.waits("L", "pilots", "E2")
    table.begin(3).do("reinforce L 2 T09")
    assert table.refused("tunnel T09 T10") == ""
    table.do("tunnel T09 T10")
    assert table.refused("tunnel T09 T10") == "MW-21.23" and table.offers("tunnel") == []
    assert table.refused("step T09 E") == ""


@rule("MW-21.23", "MW-21.34", "MW-12.4")
def test_in_a_cave_those_placed_this_turn_make_only_normal_moves() -> None:
    table = Table()
    table.lay("T22", 0, -1)
    table.put("orange", "T22")
    table.waits("L", "pilots", "E2")
    table.begin(3).do("reinforce L 2 T22")
    table.do("cave T22 T04")
    assert table.refused("cave T22 T04") == "MW-12.4" and table.refused("step T22 SW") == ""


@rule("MW-21.34")
def test_a_normal_step_leaves_the_cave_to_those_who_were_there() -> None:
    table = Table()
    table.lay("T22", 0, -1)
    table.put("orange", "T22")
    table.waits("L", "pilots", "E2")
    table.begin(3).do("reinforce L 2 T22", "step T22 SW", "step T22 SW")
    assert table.refused("cave T22 T04") == ""


@rule("MW-21.34")
def test_of_a_mixed_group_those_placed_this_turn_are_taken_away_first() -> None:
    table = Table(4)
    table.put("orange", "T09")
    table.home("orange", 0, 2)
    table.waits("L", "pilots", "E2")
    table.waits("R", "catapult", "E1")
    table.begin(3).do("reinforce L 2 T09", "bomb R blue-F")  # nobody at home: one comes from the only territory
    assert table.men("T09") == [2, 0, 0, 0] and table.state.fresh[table.tile("T09")] == 1
    table.do("tunnel T09 T10")
    assert table.refused("tunnel T09 T10") == "MW-21.23"


@rule("MW-21.24", "MW-3.11", "MW-7.10")
def test_forest_bars_the_way_to_buildings_and_empty_cells() -> None:
    table = Table()
    table.lay("T36", 2, -1)  # open only to the E, where blue's slot R lies
    table.building("blue-R", "factory")
    table.put("orange", "T36", 3)
    table.begin(4)
    assert table.refused("step T36 SE") == "MW-3.11" and table.refused("step T36 W") == "MW-3.11"
    assert table.offers("step") == ["step T36 E"]
    table.lay("T20", 0, -1)
    table.put("orange", "T20", 2)
    table.begin(4)
    assert table.refused("step T36 SE") == "" and table.refused("step T36 W") == ""


@rule("MW-21.25", "MW-13.5")
def test_with_the_druid_one_explores_through_forest_but_comes_in_by_an_open_edge() -> None:
    table = Table()
    table.lay("T36", 2, -1)
    table.lay("T20", 0, 1)
    table.put("orange", "T20", 2)
    table.put("orange", "T36")
    table.next_tiles("T35")
    table.begin(4).do("step T36 W", "done")
    assert table.offers("rotate") == ["rotate 0", "rotate 3"]
    assert table.refused("rotate 1") == "MW-13.5"


@rule("MW-21.26", "MW-13.5")
def test_a_tree_on_the_entry_border_does_not_relax_the_rotation() -> None:
    table = Table()
    table.put("orange", "T01")
    table.next_tiles("T35")
    table.begin(4).do("tree T01 NE", "step T01 NE", "done")
    assert table.offers("rotate") == ["rotate 1", "rotate 4"]  # the open edges 0 and 3 turn towards SW
    assert table.refused("rotate 0") == "MW-13.5"


@rule("MW-21.36", "MW-11.4")
def test_a_single_meeple_starts_an_attack_and_waits() -> None:
    table = Table()
    table.put("orange", "T04")
    table.begin(4).do("step T04 E", "done")
    assert table.state.turn == 1 and table.guests("blue-F") == [1, 0] and table.in_slot("blue-F") == "square"


@rule("MW-21.38", "MW-3.19")
@pytest.mark.parametrize(("where", "edge"), [("T04", "E"), ("T26", "SE")])
def test_the_gate_neither_bars_nor_channels_the_way(where: str, edge: str) -> None:
    table = Table()
    table.lay("T26", 2, -1)
    table.put("orange", where)
    table.begin(4).do(f"step {where} {edge}")
    assert table.guests("blue-F") == [1, 0]


@rule("MW-21.42", "MW-12.14", "MW-12.15")
@pytest.mark.parametrize(("leaving", "left"), [(0, [2, 0]), (2, [0, 0]), (3, [0, 0])])
def test_meeples_put_on_an_altar_wake_it_only_after_the_moves(leaving: int, left: list[int]) -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.put("orange", "T24")
    table.waits("L", "pilots", "E2")
    table.begin(3).do("reinforce L 2 T24")
    assert table.men("T24") == [3, 0] and table.told(Destroyed) == []
    table.do(*["step T24 SW"] * leaving, "done")
    assert table.men("T24") == left and len(table.told(Destroyed)) == (0 if leaving == 3 else 1)
