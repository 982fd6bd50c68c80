"""Phase 4: steps to territories, into empty cells and onto defence spaces (chapter 11)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import RAZED, Table, staged
from tests.rules import rule
from warbook.games.meeple.present.events import Battle, Moved


def marching(**scene: object) -> Table:
    """A table in Phase 4."""
    return staged(phase=4, **scene)


@rule("MW-11.1")
def test_each_meeple_on_a_territory_moves_once_or_stays() -> None:
    table = marching(orange="T01 3").do("step T01 W", "step T01 E")
    assert [table.men(code)[0] for code in ("T01", "T03", "T04")] == [1, 1, 1]
    table.do("done")
    assert table.men("T01")[0] == 1, "one stayed"


@rule("MW-11.1")
def test_only_own_meeples_on_the_map_move() -> None:
    table = marching(orange="T01 1", blue="T04 1")
    assert table.refused("step T04 W") == "MW-11.1", "an enemy"
    assert table.refused("step T03 E") == "MW-11.1", "nobody"
    assert table.refused("step T26 E") == "MW-11.1", "not on the map"
    assert table.refused("cave T26 T01") == table.refused("tunnel T09 T10") == "MW-11.1"
    assert table.refused("cave #40 T01") == table.refused("tunnel T01 #63") == "MW-11.1"
    assert table.refused("blue: step T04 W") == "MW-1.2"


@rule("MW-11.2")
def test_a_normal_move_leads_one_step_to_the_next_territory() -> None:
    table = marching(orange="T01 1", left=0)
    assert table.offers("step") == ["step T01 E", "step T01 W"]
    assert table.do("step T01 E").men("T04") == [1, 0]
    assert table.told(Moved)[0].rule == "MW-11.2"


@rule("MW-11.2")
def test_a_normal_move_needs_an_open_border() -> None:
    scene = {"map": "T29 0,-1 r4", "left": 0}  # forest towards T01, none towards T03
    table = marching(orange="T01 1 ; T03 1", **scene)
    assert table.refused("step T01 NW") == "MW-3.10" and table.refused("step T03 NE") == ""
    assert marching(orange="T01 1", nature=1, **scene).refused("step T01 NW") == ""


@rule("MW-11.3")
def test_an_exploring_move_leads_into_an_empty_cell() -> None:
    table = marching(orange="T01 1 ; T03 1").do("step T01 NW")
    assert table.men("T01") == [0, 0] and table.state.entered == [[0, -1, 1, 1 << 5]]
    assert table.offers("step") == [f"step T03 {edge}" for edge in ("E", "NE", "NW", "SW", "SE")], "it waits there"
    wood = marching(orange="T36 1", map="T36 0,-1 r1")
    assert wood.offers("step") == ["step T36 NE"] and wood.refused("step T36 NW") == "MW-3.11"


@rule("MW-11.4")
@pytest.mark.parametrize("side", ["", "site"])
def test_an_attack_leads_onto_a_free_defence_space_of_an_opponent(side: str) -> None:
    table = marching(orange="T04 2", blue=f"F factory {side}").do("step T04 E")
    assert table.guests("blue-F") == [1, 0] and table.men("T04") == [1, 0]
    assert table.in_slot("blue-F") == "factory", "a single one waits there"


@rule("MW-11.4")
def test_forest_keeps_attackers_out() -> None:
    scene = {"orange": "T36 1", "blue": "L factory", "map": "T36 1,1 r1"}  # blue's L lies to the east
    assert marching(**scene).refused("step T36 E") == "MW-3.11"
    assert marching(nature=1, **scene).refused("step T36 E") == ""


@rule("MW-11.5")
def test_nobody_enters_an_own_building() -> None:
    table = marching(orange="T03 1")
    assert table.refused("step T03 W") == "MW-11.5"
    assert marching(orange="T03 1 ; empty").refused("step T03 W") == "MW-11.5", "nor an own slot"


@rule("MW-11.6")
def test_nobody_enters_a_slot_without_a_building() -> None:
    table = marching(orange="T04 1 ; T26 1", blue="F square", map="T26 1,1")
    assert table.refused("step T26 E") == "MW-11.6" and table.refused("step T04 E") == ""
    assert marching(orange="T04 1", blue="empty").refused("step T04 E") == "MW-11.6"


@rule("MW-11.7", "MW-13.9")
def test_no_more_enter_a_building_than_it_has_free_spaces() -> None:
    table = marching(orange="T04 3", blue="F catapult").do("step T04 E", "step T04 E")
    assert table.refused("step T04 E") == "MW-11.7" and "step T04 E" not in table.offers()
    table.do("done")
    assert table.in_slot("blue-F") == "" and table.points("orange") == 2
    shared = marching(orange="T04 2", blue="F school green=2 orange=1", green="T05 1").do("step T04 E")
    assert shared.refused("step T04 E") == "MW-11.7"


@rule("MW-11.8")
def test_meeples_on_defence_spaces_neither_move_nor_fall() -> None:
    table = staged(orange="L catapult E2 ; R monastery E2 ; T24 2", blue="F square orange=2", map="altar 0,-1")
    assert {text.split()[1] for text in table.do("done").offers("step")} == {"T24"}, "only those on territories move"
    table.do("done")
    assert table.men("T24") == [1, 0] and table.guests("blue-F") == [2, 0], "the altar took one of the others"
    burning = staged(turn="blue", orange=f"{RAZED} ; T01 1", blue="F square orange=2 ; L catapult E2 ; R monastery E2")
    assert burning.offers("burn") == ["burn L T01"]
    assert {text.split()[3] for text in burning.offers("intimidate")} == {"T01"}
    assert burning.do("done").asks == "orange moving" and burning.guests("blue-F") == [2, 0]


@rule("MW-11.9")
def test_own_meeples_go_together_wherever_they_like() -> None:
    table = marching(orange="T04 2 ; T01 5", blue="F square").do("step T01 E", "step T01 E", "step T01 E")
    assert table.men("T04") == [5, 0]
    table.do("step T01 NW", "step T01 NW", "step T04 E", "step T04 E")
    assert table.state.entered == [[0, -1, 2, 1 << 5]] and table.guests("blue-F") == [2, 0]
    assert table.men("T04") == [3, 0] and table.refused("step T04 E") == "MW-11.12", "all the others have moved"


@rule("MW-11.10")
def test_meeples_may_go_among_enemies_and_fight_in_phase_five() -> None:
    table = marching(orange="T01 2", blue="T04 1").do("step T01 E")
    assert table.men("T04") == [1, 1] and table.told(Battle) == []
    table.do("step T01 E", "done")
    assert table.men("T04") == [1, 0] and table.told(Battle)[0].men == (2, 1)


@rule("MW-11.11")
@pytest.mark.parametrize(
    ("tile", "move"), [("T03", "step T03 E"), ("T22", "cave T22 T01"), ("T09", "tunnel T09 T10"), ("T09", "step T09 E")]
)
def test_meeples_among_enemies_at_the_start_of_the_phase_do_not_move(tile: str, move: str) -> None:
    lie = "T22 0,-1 ; T09 1,-1 ; T10 2,-1"
    table = marching(orange=f"{tile} 2 fresh=1 ; T01 1", blue=f"{tile} 1", map=lie)
    assert table.refused(move) == "MW-11.11" and move not in table.offers()


@rule("MW-11.12")
def test_meeples_move_one_after_another_in_any_order_and_only_once() -> None:
    table = marching(orange="T01 1 ; T03 1").do("step T01 W")
    assert table.men("T03") == [2, 0] and table.refused("step T01 W") == "MW-11.1"
    table.do("step T03 E")
    assert table.refused("step T03 E") == table.refused("step T01 E") == "MW-11.12"
    other = marching(orange="T01 1 ; T03 1").do("step T03 E", "step T01 W")
    assert other.refused("step T01 E") == other.refused("step T03 E") == "MW-11.12"


@rule("MW-11.12", "MW-12.11")
def test_a_jump_belongs_to_the_move() -> None:
    table = marching(seats=4, orange="T01 1 ; T03 1").do("step T01 W", "go-on T10")
    assert table.asks == "orange moving"
    assert table.refused("step T10 W") == table.refused("tunnel T10 T09") == "MW-11.12"
    left = marching(seats=4, orange="T01 1 ; T09 1").do("step T01 W", "go-on T10")
    assert left.refused("step T09 E") == left.refused("tunnel T09 T10") == "", "the one who was there has not moved"


@rule("MW-11.13")
def test_no_more_cells_are_entered_than_there_are_tiles() -> None:
    table = marching(orange="T01 3 ; T03 1", left=1).do("step T01 NW")
    assert table.refused("step T01 SE") == table.refused("step T03 NW") == "MW-11.13"
    assert table.refused("step T03 NE") == "", "the same cell"
    assert table.do("step T01 NW").state.entered == [[0, -1, 2, 1 << 5]]
    two = marching(orange="T01 3", left=2).do("step T01 NW", "step T01 SE")
    assert two.refused("step T01 SW") == "MW-11.13"
    none = marching(orange="T01 1", left=0)
    assert none.refused("step T01 NW") == "MW-19.6" and none.offers("step") == ["step T01 E", "step T01 W"]


@rule("MW-11.14")
def test_the_whole_phase_may_be_passed() -> None:
    table = marching(orange="T01 3", blue=f"T04 1 ; {RAZED}").do("done")
    assert table.men("T01") == [3, 0] and table.state.turn == 1 and table.asks == "blue moving"
