"""Caves and mine tunnels (MW-12.1 to MW-12.13, MW-12.27)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import RAZED, Table, staged
from tests.rules import rule
from warbook.games.meeple.present.events import Battle, Moved

CAVE = "T22 0,-1"  # beside T01 and T03, two steps from T04


def marching(**scene: object) -> Table:
    """A table in Phase 4."""
    return staged(phase=4, **scene)


def mining(**scene: object) -> Table:
    """Phase 4 on the map of four: tunnels T09 and T10, far from each other, beside T01 and T02."""
    return staged(phase=4, seats=4, **scene)


# caves


@rule("MW-12.1")
def test_a_cave_leads_to_territories_at_distance_one_and_two() -> None:
    table = marching(orange="T22 1 ; T01 1", map=f"{CAVE} ; T26 1,1")
    assert table.offers("cave") == ["cave T22 T01", "cave T22 T03", "cave T22 T04"]
    assert table.refused("cave T22 T26") == "MW-12.1", "three steps away"
    assert table.refused("cave T22 T22") == "MW-12.1", "no step away"
    assert table.refused("cave T01 T03") == "MW-12.1", "no cave"
    table.do("cave T22 T04")
    assert table.men("T04") == [1, 0] and table.men("T22") == [0, 0] and table.told(Moved)[0].how == "cave"
    assert table.refused("step T04 W") == "MW-11.12", "it was instead of the normal move"


@rule("MW-12.2")
def test_a_cave_move_ignores_forest_and_cells_between() -> None:
    lie = f"{CAVE} ; T27 2,-1 ; T36 2,-2"  # forest around T36 but to the east, empty cells towards the cave
    table = marching(orange="T22 1", map=lie)
    assert table.do("cave T22 T36").men("T36") == [1, 0]
    walled = marching(orange="T22 1", blue="T01 3", map=f"{CAVE} ; T35 -1,-1")
    assert walled.refused("cave T22 T35") == "" and walled.refused("cave T22 T04") == "", "past enemies"


@rule("MW-12.2")
def test_a_cave_move_passes_under_a_village() -> None:
    table = marching(orange="T22 1", map="T22 1,1 ; T26 1,2 ; T27 2,2 ; T28 3,1")
    assert table.do("cave T22 T28").men("T28") == [1, 0], "blue's slot L lies between"


@rule("MW-12.3")
def test_a_cave_move_ends_on_a_territory() -> None:
    table = marching(orange="T22 1", blue="F square", map="T22 1,-1")
    assert {text.split()[2] for text in table.offers("cave")} == {"T01", "T03", "T04"}, "blue's F is in reach"
    assert table.refused("cave T22 T26") == "MW-12.3", "it is not on the map"
    assert marching(orange="T23 1", map="T22 1,1 ; T23 1,2").refused("cave T23 T26") == "MW-12.3", "wherever it may be"


@rule("MW-12.4")
def test_meeples_placed_this_turn_do_not_use_the_cave() -> None:
    table = staged(orange="L pilots E2 ; T22 1 ; depot 2", map=CAVE).do("reinforce L 2 T22", "cave T22 T04")
    assert table.refused("cave T22 T04") == "MW-12.4" and table.offers("cave") == []
    table.do("step T22 SE", "step T22 SW")
    assert table.men("T01") == [1, 0] and table.men("T03") == [1, 0]
    steps_first = marching(orange="T22 3 fresh=2", map=CAVE).do("step T22 SE", "step T22 SE")
    assert steps_first.refused("cave T22 T04") == "", "those placed this turn took the steps"


@rule("MW-12.5", "MW-11.10")
def test_a_cave_move_may_end_among_enemies() -> None:
    table = marching(orange="T22 2", blue="T04 1", map=CAVE).do("cave T22 T04", "cave T22 T04", "done")
    assert table.men("T04") == [1, 0] and len(table.told(Battle)) == 1


@rule("MW-12.5", "MW-12.15")
def test_a_cave_move_may_end_on_an_altar() -> None:
    table = marching(orange="T22 1", map=f"{CAVE} ; T24 1,-1").do("cave T22 T24", "done")
    assert table.men("T24") == [0, 0] and table.has("orange")[0] == 10


@rule("MW-12.5", "MW-12.7")
def test_a_cave_move_onto_a_tunnel_may_go_on() -> None:
    lie = f"{CAVE} ; T09 1,-1 ; T10 0,1"
    table = marching(orange="T22 1", map=lie).do("cave T22 T09")
    assert table.asks == "orange jump" and table.offers("go-on") == ["go-on T10"]
    assert table.do("go-on T10").men("T10") == [1, 0]
    met = marching(orange="T22 2", blue="T09 1", map=lie).do("cave T22 T09", "cave T22 T09", "done")
    assert met.asks == "orange follow", "after the battle too"


# tunnels


@rule("MW-12.6")
def test_who_steps_onto_a_free_tunnel_may_go_on_at_once() -> None:
    table = mining(orange="T01 2").do("step T01 W")
    assert table.asks == "orange jump" and table.offers("go-on") == ["go-on T10"]
    assert table.refused("go-on T09") == table.refused("go-on T01") == table.refused("go-on T11") == "MW-12.6"
    table.do("go-on T10")
    assert table.men("T10")[0] == 1 and table.asks == "orange moving"
    table.do("step T01 W", "done")
    assert table.men("T09")[0] == 1 and table.asks == "orange moving", "it may stay as well"


@rule("MW-12.6")
def test_all_other_tunnels_can_be_reached() -> None:
    table = staged(phase=4, seats=3, orange="T01 1")
    ways = {"NE": ["go-on T10", "go-on T11"], "W": ["go-on T09", "go-on T11"], "SE": ["go-on T09", "go-on T10"]}
    for edge, tunnels in ways.items():
        copy = Table()
        copy.state = table.state.clone()
        assert copy.do(f"step T01 {edge}").offers("go-on") == tunnels


@rule("MW-12.8")
def test_who_starts_on_a_tunnel_may_go_to_another_instead_of_walking() -> None:
    table = mining(orange="T09 2 ; T01 1")
    assert table.offers("tunnel") == ["tunnel T09 T10"]
    assert table.refused("tunnel T09 T01") == table.refused("tunnel T09 T09") == "MW-12.8", "not another tunnel"
    assert table.refused("tunnel T01 T09") == "MW-12.8", "not from a tunnel"
    table.do("tunnel T09 T10", "step T09 E")
    assert table.men("T10")[0] == 1 and table.men("T01")[0] == 2
    assert table.refused("step T10 W") == "MW-11.12"
    placed = mining(orange="T09 1 fresh=1")
    assert placed.refused("tunnel T09 T10") == "MW-21.23" and placed.refused("step T09 E") == ""


@rule("MW-12.9")
def test_enemies_in_the_tunnel_are_fought_before_anybody_goes_on() -> None:
    table = mining(orange="T01 3", blue="T09 1").do("step T01 W")
    assert table.asks == "orange moving", "it stops there"
    table.do("step T01 W", "step T01 W", "done")
    assert table.men("T09")[:2] == [2, 0] and table.asks == "orange follow"
    assert table.refused("go-on T01") == table.refused("go-on T09") == "MW-12.9"
    table.do("go-on T10")
    assert table.asks == "orange follow" and table.men("T10")[0] == 1, "each survivor may"
    table.do("done")
    assert table.men("T09")[0] == 1 and table.state.turn == 1


@rule("MW-12.9")
def test_without_survivors_nobody_goes_on() -> None:
    table = mining(orange="T01 1 ; T03 1", blue="T09 1 ; empty").do("step T01 W", "done")
    assert table.men("T09")[:2] == [0, 0] and table.state.turn != 0


@rule("MW-12.9", "MW-12.27")
def test_who_was_placed_in_the_tunnel_does_not_go_on() -> None:
    table = mining(orange="T09 3 fresh=3", blue="T09 1 ; empty")
    assert table.men("T09")[:2] == [2, 0] and table.state.turn != 0


@rule("MW-12.10")
@pytest.mark.parametrize("texts", [("tunnel T09 T10",), ("step T01 W", "go-on T10")])
def test_a_jump_may_end_among_enemies(texts: tuple[str, ...]) -> None:
    table = mining(orange="T09 1 ; T01 1", blue="T10 1").do(*texts)
    assert table.men("T10")[:2] == [1, 1] and table.told(Battle) == []
    table.do("done")
    assert table.men("T10")[:2] == [0, 0] and table.has("orange")[3] == 1


@rule("MW-12.11", "MW-12.9")
def test_nobody_jumps_twice_in_a_turn() -> None:
    ride = staged(phase=4, seats=3, orange="T09 1 ; T01 1").do("tunnel T09 T10")
    assert ride.asks == "orange moving" and ride.refused("tunnel T10 T11") == "MW-11.12"
    table = mining(orange="T01 2", blue="T10 1 ; empty").do(
        "step T01 W", "go-on T10", "step T01 W", "go-on T10", "done"
    )
    assert table.men("T10")[:2] == [1, 0] and table.state.turn != 0, "the survivor of the battle has jumped already"
    assert table.has("orange")[3] == 1 and table.has("blue")[3] == 0


@rule("MW-12.12", "MW-12.8", "MW-13.7")
def test_a_tunnel_found_by_exploring_serves_from_the_next_turn_on() -> None:
    others = {"blue": RAZED, "green": RAZED, "purple": RAZED}
    table = mining(orange=f"T03 1 ; {RAZED}", supply="T11", **others).do("step T03 NE", "done")
    assert table.men("T11")[0] == 1 and table.asks == "orange moving" and table.state.turns == 9, "the next own turn"
    assert table.offers("tunnel") == ["tunnel T11 T09", "tunnel T11 T10"]


@rule("MW-12.13")
def test_a_single_tunnel_leads_nowhere() -> None:
    table = marching(orange="T09 1 ; T01 1", map="T09 0,-1").do("step T01 NW")
    assert table.asks == "orange moving" and table.men("T09") == [2, 0]
    assert table.offers("tunnel") == [] and table.refused("tunnel T09 T10") == "MW-12.13"
    fought = marching(orange="T01 2", blue="T09 1 ; empty", map="T09 0,-1").do("step T01 NW", "step T01 NW", "done")
    assert fought.men("T09") == [1, 0] and fought.state.turns > 3, "nor after a battle"


@rule("MW-12.27")
def test_losses_are_taken_first_from_those_who_may_not_go_on() -> None:
    placed = mining(orange="T09 1 fresh=1 ; T01 2", blue="T09 2 ; T03 1").do("step T01 W", "step T01 W", "done")
    assert placed.men("T09")[:2] == [1, 0] and placed.has("orange")[3] == 2 and placed.has("blue")[3] == 1
    assert placed.asks == "orange follow" and placed.do("go-on T10").men("T10")[0] == 1
    jumped = mining(orange="T09 1 ; T02 1", blue="T10 1").do("tunnel T09 T10", "step T02 E", "done")
    assert jumped.asks == "orange follow", "the survivor counts as the one that stepped in"


@rule("MW-12.27")
def test_no_more_go_on_than_stepped_in() -> None:
    table = mining(orange="T09 2 ; T02 1", blue="T10 1 ; empty")
    table.do("tunnel T09 T10", "tunnel T09 T10", "step T02 E", "done")
    assert table.men("T10")[:2] == [2, 0] and table.asks == "orange follow"
    table.do("go-on T09")
    assert table.men("T09")[0] == 1 and table.men("T10")[0] == 1 and table.state.turn != 0, "the other one has jumped"
