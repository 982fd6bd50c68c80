"""The bravery ladder (chapter 15)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import TABLES, Table
from tests.rules import rule
from warbook.games.meeple.present.events import Brave, Destroyed, Honoured


def burning(foes: int, step: int = 0) -> Table:
    """Orange may burn a territory with so many of blue's; orange's marker stands on a step."""
    table = Table()
    table.put("blue", "T01", foes)
    table.waits("L", "catapult", "E2")
    table.state.bravery[0] = step
    return table.begin(3)


def poor(step: int, *tiles: str) -> Table:
    """The same with nobody at home in orange's village, and orange's meeples on some territories."""
    table = Table()
    table.put("blue", "T01", 1)
    table.waits("L", "catapult", "E2")
    table.state.bravery[0] = step
    for code in tiles:
        table.put("orange", code)
    table.home("orange", 0, 0)
    return table


@rule("MW-15.1", "MW-15.6")
@pytest.mark.parametrize("foes", [1, 3, 6])
def test_each_point_is_a_step(foes: int) -> None:
    table = burning(foes).do("burn L T01")
    assert table.state.bravery[0] == foes and table.points("orange") == 0
    assert table.told(Brave)[0].points == foes


@rule("MW-15.2", "MW-21.4", "MW-5.2")
def test_the_seventh_step_is_a_victory_point_and_the_ladder_starts_again() -> None:
    table = burning(1, 6).do("burn L T01")
    assert table.state.bravery[0] == 0 and table.points("orange") == 1
    assert table.state.reserve[0] == 9 and table.state.depot[0] == 2
    assert TABLES.ladder == 7


@rule("MW-15.2", "MW-19.4")
def test_with_an_empty_reserve_the_meeple_comes_from_the_depot() -> None:
    table = Table()
    table.put("blue", "T01")
    table.put("orange", "T03")
    table.waits("L", "catapult", "E2")
    table.home("orange", 0, 2)
    table.state.bravery[0] = 6
    table.begin(3).do("burn L T01")
    assert table.state.depot[0] == 1 and table.state.honour[0] == 1 and table.men("T03") == [1, 0]


@rule("MW-15.3")
@pytest.mark.parametrize(("step", "foes", "honour", "left"), [(5, 4, 1, 2), (6, 9, 2, 1), (6, 8, 2, 0), (0, 7, 1, 0)])
def test_what_is_left_goes_on_from_the_foot_of_the_ladder(step: int, foes: int, honour: int, left: int) -> None:
    table = burning(foes, step).do("burn L T01")
    assert table.state.honour[0] == honour and table.state.bravery[0] == left
    assert table.state.reserve[0] == 10 - honour


@rule("MW-15.4")
def test_with_nobody_at_home_one_comes_from_a_territory_of_choice() -> None:
    table = poor(6, "T03", "T04").begin(3).do("burn L T01")
    assert table.asks == "orange honour"
    assert table.offers("honour") == ["honour T03", "honour T04"]
    assert table.refused("honour T01") == "MW-15.4"
    assert table.refused("done") == "MW-15.4"
    table.do("honour T04")
    assert table.men("T04") == [0, 0] and table.men("T03") == [1, 0] and table.points("orange") == 1
    assert table.told(Honoured)[0].rule == "MW-15.4"


@rule("MW-15.4")
def test_with_one_territory_there_is_nothing_to_choose() -> None:
    table = poor(6, "T03").begin(3).do("burn L T01")
    assert table.men("T03") == [0, 0] and table.state.honour[0] == 1


@rule("MW-15.4", "MW-15.3")
def test_two_points_at_once_are_chosen_one_after_the_other() -> None:
    table = poor(6, "T03", "T04")
    table.put("orange", "T03")
    table.home("orange", 0, 0)
    table.put("blue", "T01", 8)
    table.begin(3).do("burn L T01")
    assert table.asks == "orange honour" and table.state.bravery[0] == 0
    table.do("honour T03")
    assert table.asks == "orange honour" and table.state.honour[0] == 1
    table.do("honour T04")
    assert table.state.honour[0] == 2 and table.state.bravery[0] == 1 and table.men("T03") == [1, 0]


@rule("MW-15.4", "MW-15.7")
def test_whoever_gains_in_the_turn_of_another_chooses_there() -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.put("blue", "T01", 2)
    table.put("blue", "T04")
    table.put("orange", "T03")
    table.waits("L", "raiders", "E3")
    table.begin(3).do("intimidate L 2 T01 NW")
    table.home("blue", 0, 0)
    table.state.bravery[1] = 6
    table.do("kill T03 orange")
    assert table.asks == "blue honour" and table.offers("honour") == ["honour T04", "honour T24"]
    assert table.refused("orange: honour T04") == "MW-1.2"
    table.do("honour T24")
    assert table.state.honour[1] == 1 and table.men("T24") == [0, 0]


@rule("MW-15.5", "MW-15.8")
def test_without_any_meeple_the_point_is_only_written_down() -> None:
    table = poor(6).begin(3).do("burn L T01")
    assert table.points("orange") == 1 and table.state.phantom[0] == 1 and table.state.honour[0] == 0
    assert table.told(Honoured)[0].count == 0


@rule("MW-15.8")
def test_the_marker_on_the_ladder_serves_for_nothing_else() -> None:
    table = Table()
    table.waits("L", "catapult", "E1")
    table.waits("R", "school", "E1")
    table.home("orange", 0, 0)
    table.begin(3)
    assert table.refused("bomb L blue-F") == "MW-10.38"
    assert table.refused("assemble R 1") == "MW-19.4"
    assert table.offers("bomb") == table.offers("assemble") == []


@rule("MW-15.6")
def test_in_the_own_turn_every_way_to_destroy_gives_a_point_each() -> None:
    table = Table()
    table.lay("T16", -1, 1)
    table.lay("T24", 0, -1)
    table.put("orange", "T16", 2)
    table.put("orange", "T24", 1)
    table.put("orange", "T03", 1)
    table.put("blue", "T01", 2)
    table.put("blue", "T04", 1)
    table.begin(4).do("step T03 E", "done", "kill T04 blue")
    assert table.state.bravery[0] == 1 + 1 + 1  # by the altar, by the forge, in the exchange


@rule("MW-15.7", "MW-12.17", "MW-12.26")
def test_in_a_foreign_turn_an_altar_through_intimidation_gives_a_point() -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.put("blue", "T01", 2)
    table.put("orange", "T03")
    table.waits("L", "raiders", "E3")
    table.begin(3).do("intimidate L 2 T01 NW")
    assert list(table.state.bravery)[:2] == [0, 0]  # the sacrifice gives nobody anything
    table.do("kill T03 orange")
    assert list(table.state.bravery)[:2] == [0, 1]


@rule("MW-15.7")
def test_in_a_foreign_turn_losses_by_burn_or_completion_give_nothing() -> None:
    table = Table()
    table.put("blue", "T01", 4)
    table.put("orange", "T01")
    table.waits("L", "catapult", "E2")
    table.begin(3).do("burn L T01")
    assert list(table.state.bravery)[:2] == [4, 0]
    assert [event.seat for event in table.told(Destroyed)] == [1]


@rule("MW-15.9", "MW-15.2")
def test_the_fallen_are_home_before_the_award_and_one_of_them_goes_up() -> None:
    table = Table()
    table.put("orange", "T03")
    table.put("blue", "T01")
    table.home("orange", 0, 2)
    table.state.bravery[0] = 6
    table.begin(4).do("step T03 E", "done")
    assert table.state.honour[0] == 1 and table.state.reserve[0] == 0 and table.state.depot[0] == 2


@rule("MW-15.9")
def test_the_sacrificed_is_home_before_the_award_of_the_altar() -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.put("orange", "T24")
    table.put("blue", "T01")
    table.home("orange", 0, 2)
    table.state.bravery[0] = 6
    table.begin(4).do("done", "kill T01 blue")
    assert table.state.honour[0] == 1 and table.state.reserve[0] == 0 and table.state.depot[0] == 2


@rule("MW-21.39", "MW-15.9")
def test_recycle_does_not_change_where_the_meeple_for_a_point_comes_from() -> None:
    table = Table()
    table.put("orange", "T03")
    table.put("blue", "T01")
    table.building("orange-L", "factory", "E1")
    table.home("orange", 3, 1)
    table.state.bravery[0] = 6
    table.begin(4).do("step T03 E", "done")
    assert table.state.depot[0] == 2 and table.state.reserve[0] == 2 and table.state.honour[0] == 1
