"""Phase 5: exploration, battles, destruction, in this order (chapter 13)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import RAZED, Table, staged
from tests.rules import rule
from warbook.games.meeple.board.territories import owners_on, tile_at
from warbook.games.meeple.present.events import Battle, BuildingFell, Destroyed, Drawn, Ended, Laid


def marching(**scene: object) -> Table:
    """A table in Phase 4."""
    return staged(phase=4, **scene)


def order(table: Table) -> list[str]:
    """What the last decision brought about, of the things that Phase 5 has."""
    assert table.last is not None
    kinds = (Laid, Battle, BuildingFell, Drawn, Destroyed)
    return [type(event).__name__ for event in table.last.events if isinstance(event, kinds)]


@rule("MW-13.1")
def test_first_exploration_then_battles_then_destruction() -> None:
    table = marching(orange="T04 3 ; T01 1 ; T03 2", blue="F catapult ; T01 1", supply="T26")
    table.do("step T04 E", "step T04 E", "step T04 NE", "step T03 E", "step T03 E", "done")
    assert order(table) == ["Drawn", "Laid", "Battle", "Destroyed", "Destroyed", "BuildingFell"]


@rule("MW-13.2")
def test_altars_act_before_exploration() -> None:
    table = marching(orange="T24 1 ; T01 1", supply="T26", map="altar 0,-1").do("step T01 SE", "done")
    assert order(table) == ["Destroyed", "Drawn", "Laid"]
    asked = marching(orange="T24 1 ; T01 1", blue="T04 1", supply="T26", map="altar 0,-1").do("step T01 SE", "done")
    assert asked.asks == "orange victim" and len(asked.state.entered) == 1, "the cell waits"
    assert order(asked.do("kill T04 blue")) == ["Destroyed", "Drawn", "Laid"]


@rule("MW-13.3")
def test_the_top_tile_comes_under_the_meeples_in_the_cell() -> None:
    table = marching(orange="T01 3", supply="T27 T26").do("step T01 NW", "step T01 NW", "done")
    assert tile_at(table.state, 0, -1) == table.tile("T27") and table.men("T27") == [2, 0]
    assert table.state.entered == [] and table.tile("T27") not in table.state.supply
    assert table.state.supply[-1] == table.tile("T26")
    drawn = table.told(Drawn)[0]
    assert (drawn.tile, drawn.q, drawn.r) == (table.tile("T27"), 0, -1)


@rule("MW-13.4")
def test_the_player_chooses_the_order_of_cells_and_finishes_one_before_the_next() -> None:
    table = marching(orange="T01 2", blue="T04 1", supply="T24 T26").do("step T01 NW", "step T01 SE", "done")
    assert table.asks == "orange explore" and table.offers("explore") == ["explore 1", "explore 2"]
    assert table.refused("explore 3") == table.refused("done") == "MW-13.4"
    assert table.told(Drawn) == [], "nothing is turned up before the choice"
    table.do("explore 2")
    assert table.asks == "orange victim" and tile_at(table.state, 0, 1) == table.tile("T24"), "the altar acts"
    assert len(table.told(Drawn)) == 1 and len(table.state.entered) == 1, "the other cell has to wait"
    table.do("done")
    assert tile_at(table.state, 0, -1) == table.tile("T26") and table.state.entered == []


@rule("MW-13.4")
def test_three_cells_are_explored_in_any_order() -> None:
    table = marching(orange="T01 3", supply="T26 T27 T28").do("step T01 NW", "step T01 SE", "step T01 SW", "done")
    assert table.offers("explore") == ["explore 1", "explore 2", "explore 3"]
    table.do("explore 3", "explore 2")
    assert [tile_at(table.state, *cell) for cell in ((-1, 1), (0, 1), (0, -1))] == [25, 26, 27]


@rule("MW-13.5")
@pytest.mark.parametrize(
    ("tile", "allowed"), [("T29", [0, 1, 2, 5]), ("T31", [0, 2, 3, 5]), ("T34", [1, 3, 5]), ("T35", [2, 5])]
)
def test_the_edge_they_came_by_shows_no_forest(tile: str, allowed: list[int]) -> None:
    table = marching(orange="T01 1", supply=tile).do("step T01 NW", "done")
    assert table.asks == "orange rotate" and table.offers("rotate") == [f"rotate {turns}" for turns in allowed]
    forbidden = [turns for turns in range(6) if turns not in allowed]
    assert {table.refused(f"rotate {turns}") for turns in forbidden} == {"MW-13.5"}
    assert table.refused("done") == "MW-13.5"
    table.do(f"rotate {allowed[-1]}")
    assert table.state.rotation[table.tile(tile)] == allowed[-1]
    assert not table.state.forest[table.tile(tile)] >> 5 & 1, "the meeple came from the south-east"


@rule("MW-13.5")
@pytest.mark.parametrize(("edge", "rotation"), [("NW", 5), ("NE", 4), ("SE", 2), ("SW", 1)])
def test_a_dead_end_opens_where_they_came_from(edge: str, rotation: int) -> None:
    table = marching(orange="T01 1 ; T03 1", supply="T36").do(f"step T01 {edge}", "done")
    assert table.state.rotation[table.tile("T36")] == rotation, "the only one, so nobody is asked"


@rule("MW-13.5")
@pytest.mark.parametrize("helped", ["", " ; tree T01 NW"])
def test_neither_druids_nor_a_tree_relax_the_rule(helped: str) -> None:
    table = marching(orange=f"T01 1{helped}", nature=int(not helped), supply="T29").do("step T01 NW", "done")
    assert table.refused("rotate 3") == table.refused("rotate 4") == "MW-13.5"


@rule("MW-13.6")
def test_of_several_entered_edges_as_many_as_possible_are_open() -> None:
    table = marching(orange="T01 1 ; T03 1", supply="T36").do("step T01 NW", "step T03 NE", "done")
    assert table.offers("rotate") == ["rotate 4", "rotate 5"] and table.refused("rotate 0") == "MW-13.6"
    both = marching(orange="T01 1 ; T03 1", supply="T29").do("step T01 NW", "step T03 NE", "done")
    assert both.offers("rotate") == ["rotate 0", "rotate 1", "rotate 5"]
    assert both.refused("rotate 2") == both.refused("done") == "MW-13.6", "one of the two would be closed"
    assert both.do("rotate 5").men("T29") == [2, 0]


@rule("MW-13.7")
@pytest.mark.parametrize("tile", ["T14", "T16", "T17", "T20"])
def test_a_new_territory_gives_its_bonus_in_a_later_turn(tile: str) -> None:
    table = marching(orange=f"T01 2 ; T03 1 ; {RAZED}", blue=f"T04 1 ; {RAZED}", supply=tile)
    table.do("step T01 NW", "step T01 NW", "done")
    assert table.asks == "blue moving" and table.points("orange") == 0
    table.do("done")
    own = table.state
    found = {"T14": own.flags == 2, "T16": own.weapons == 1, "T17": table.asks == "orange bonus", "T20": own.nature}
    assert own.turn == 0 and found[tile], "a turn later it does"


@rule("MW-13.7")
def test_a_new_forge_does_not_serve_in_this_turns_battles() -> None:
    table = marching(orange="T01 3", blue="T04 1", supply="T16")
    table.do("step T01 NW", "step T01 NW", "step T01 E", "done")
    assert table.men("T16") == [2, 0] and table.men("T04") == [0, 0], "one for one"


@rule("MW-13.7")
def test_a_new_cave_serves_from_the_next_turn_on() -> None:
    table = marching(orange=f"T01 1 ; {RAZED}", blue=RAZED, supply="T22").do("step T01 NW")
    assert table.offers("cave") == []
    table.do("done")
    assert table.offers("cave") == ["cave T22 T01", "cave T22 T03", "cave T22 T04"], "the next own turn"


@rule("MW-13.8")
def test_every_shared_territory_has_its_battle_in_the_order_the_player_likes() -> None:
    table = marching(orange="T01 2", blue="T03 1 ; T04 1").do("step T01 W", "step T01 E", "done")
    assert table.asks == "orange battles" and table.offers("battle") == [
        "battle T03 orange blue",
        "battle T04 orange blue",
    ]
    assert table.refused("done") == "MW-21.20" and table.refused("battle T01 orange blue") == "MW-13.8"
    table.do("battle T04 orange blue")
    assert [event.tile for event in table.told(Battle)] == [table.tile("T04"), table.tile("T03")], "then the last one"
    assert table.men("T03") == table.men("T04") == [0, 0]


@rule("MW-13.9")
def test_all_full_buildings_fall_together_after_the_battles() -> None:
    table = marching(orange="T04 1 ; T05 1 ; honour 5", blue="F catapult green=1", green="F catapult blue=1 ; depot 0")
    table.do("step T04 E")
    assert table.in_slot("blue-F") == "catapult", "not before Phase 5"
    table.do("step T05 SW", "done")
    assert len(table.told(BuildingFell)) == 2 and len(table.told(Ended)) == 1
    assert [table.points(seat) for seat in range(3)] == [7, 1, 1], "nobody won before both had fallen"
    assert table.state.winners == [0]


@rule("MW-13.9")
def test_losses_of_the_battles_come_before_a_building_falls() -> None:
    table = marching(turn="blue", orange="T01 2 ; F factory E1 blue=2", blue="T03 1 ; T04 2")
    home = table.has("orange")
    table.do("step T04 W", "step T04 W", "step T03 W", "done")
    assert table.in_slot("orange-F") == "" and table.points("blue") == 3
    assert table.has("orange")[:2] == (home[0], home[1] + 2), "Recycle still worked"


@rule("MW-13.9", "MW-13.11", "MW-12.9")
def test_battles_after_jumps_come_before_a_building_falls() -> None:
    table = marching(seats=4, orange="T01 3 ; T04 2", blue="T09 1 ; T10 1 ; F catapult")
    table.do("step T04 NE", "step T04 NE", "step T01 W", "step T01 W", "step T01 W", "done")
    assert table.asks == "orange follow" and table.in_slot("blue-F") == "catapult"
    table.do("go-on T10")
    assert table.asks == "orange follow" and table.men("T10")[:2] == [1, 1]
    table.do("done")
    assert order(table)[-4:] == ["Battle", "Destroyed", "Destroyed", "BuildingFell"]


@rule("MW-13.10")
def test_a_bombed_building_falls_at_once_but_an_entered_one_waits() -> None:
    table = staged(orange="L catapult E1 ; F square E2 ; T04 1", blue="F catapult orange=1 ; L school orange=3")
    table.do("bomb L blue-L")
    assert table.in_slot("blue-L") == "" and table.points("orange") == 4 and table.asks == "orange acting"
    table.do("done", "step T04 E")
    assert table.in_slot("blue-F") == "catapult" and table.guests("blue-F") == [2, 0]
    assert table.do("done").state.over and table.points("orange") == 6


@rule("MW-13.11", "MW-12.10")
def test_battles_go_on_until_nobody_shares_a_territory() -> None:
    table = marching(seats=4, orange="T01 3", blue="T09 1 ; T10 2 ; empty", green="T02 1")
    table.do("step T01 W", "step T01 E", "step T01 W", "done")
    assert table.asks == "orange battles"
    table.do("battle T09 orange blue", "go-on T10", "battle T10 orange blue")
    assert table.men("T10")[:2] == [0, 1] and table.men("T02") == [0, 0, 0, 0]
    assert all(len(owners_on(table.state, tile)) < 2 for tile in range(36)) and table.state.turn == 1
