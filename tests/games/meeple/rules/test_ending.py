"""The end of the game (chapter 18)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import GAME, TABLES, Table
from tests.rules import rule
from warbook.games.meeple.frames import BY_POINTS, BY_ROUNDS
from warbook.games.meeple.present.events import Battle, BuildingFell, Ended


def burning(foes: int, seats: int = 2) -> Table:
    """Orange may burn a territory with so many of blue's and stands one step below a point."""
    table = Table(seats)
    table.put("blue", "T01", foes)
    table.waits("L", "catapult", "E2")
    table.state.bravery[0] = 6
    return table


@rule("MW-18.1", "MW-21.2", "MW-5.1")
@pytest.mark.parametrize(("honour", "over"), [(4, False), (5, True)])
def test_six_points_end_the_game_in_the_middle_of_a_turn(honour: int, over: bool) -> None:
    table = burning(1)
    table.state.honour[0] = honour
    table.begin(3).do("burn L T01")
    assert table.state.over is over
    if over:
        assert table.state.winners == [0] and table.state.ending == BY_POINTS
        assert table.told(Ended)[0].rule == "MW-18.1"


@rule("MW-18.1", "MW-7.7")
def test_towers_end_the_game_before_anything_else() -> None:
    table = Table()
    table.lay("T14", 0, -1)
    table.lay("T17", 0, 1)
    table.put("orange", "T14", 2)
    table.put("orange", "T17", 2)
    table.state.honour[0] = 4
    table.begin(0)
    assert table.asks == "over" and table.state.winners == [0] and table.state.depot[0] == 2


@rule("MW-18.1")
def test_nothing_further_is_resolved_and_nothing_can_be_decided() -> None:
    table = Table()
    table.lay("T26", 0, -1)
    table.put("orange", "T03", 2)
    table.put("blue", "T01")
    table.put("blue", "T26")
    table.building("blue-F", "catapult", orange=1)
    table.put("orange", "T04")
    table.state.bravery[0] = 6
    table.state.honour[0] = 5
    table.begin(4).do("step T04 E", "step T03 E", "step T03 NE", "done", "battle T26 orange blue")
    assert len(table.told(Battle)) == 1 and table.told(BuildingFell) == []
    assert table.men("T01") == [1, 1] and table.in_slot("blue-F") == "catapult"
    assert table.refused("orange: done") == "MW-18.1" and table.refused("blue: resign") == "MW-18.1"
    assert GAME.acting(table.state) == []


@rule("MW-18.2", "MW-18.3", "MW-21.8", "MW-21.35")
def test_all_meeples_of_a_fallen_building_count_before_the_check() -> None:
    table = Table(3)
    table.building("blue-R", "school", green=3)
    table.waits("L", "catapult", "E1")
    table.state.honour[0] = 5
    table.state.honour[2] = 4
    table.begin(3).do("bomb L blue-R")
    assert table.asks == "over" and table.state.winners == [2]
    assert [table.points(seat) for seat in range(3)] == [6, 0, 7]


@rule("MW-18.2", "MW-13.9")
def test_all_buildings_that_fall_in_phase_five_count_before_the_check() -> None:
    table = Table(3)
    table.building("blue-F", "catapult", orange=1)
    table.building("green-B", "catapult", blue=2)
    table.put("orange", "T04")
    table.state.honour[0] = 4
    table.state.honour[1] = 5
    table.begin(4).do("step T04 E", "done")
    assert table.state.winners == [1] and [table.points(seat) for seat in range(3)] == [6, 7, 0]


@rule("MW-18.2", "MW-18.7", "MW-10.5", "MW-21.31")
def test_a_replaced_building_scores_for_all_before_the_check() -> None:
    table = Table(3)
    table.building("orange-L", "school", blue=2, green=1)
    table.waits("F", "square", "E1")
    table.state.honour[1] = 4
    table.state.honour[2] = 4
    table.begin(3).do("build F factory L")
    assert table.asks == "over" and table.state.winners == [1]
    assert [table.points(seat) for seat in range(3)] == [0, 6, 5]


@rule("MW-18.2")
def test_a_burn_is_finished_before_the_check() -> None:
    table = burning(8)
    table.state.honour[0] = 5
    table.begin(3).do("burn L T01")
    assert table.points("orange") == 7 and table.men("T01") == [0, 0]


@rule("MW-18.3")
def test_the_most_points_win_whatever_the_ladder_says() -> None:
    table = burning(1, 3)
    table.state.honour[0] = 5
    table.state.honour[2] = 5
    table.state.bravery[2] = 6
    table.begin(3).do("burn L T01")
    assert table.state.winners == [0] and GAME.returns(table.state) == [1.0, 0.0, 0.0]


def level(orange: int, green: int, ladder: tuple[int, int] = (3, 3)) -> Table:
    """Orange and green come to six points at once, with so many meeples on the map, one of green's on a building."""
    table = Table(3)
    table.building("blue-R", "university", orange=1, green=1)
    table.building("blue-L", "school", green=1)
    table.waits("L", "catapult", "E1")
    table.state.honour[0] = 4
    table.state.honour[2] = 5
    table.state.bravery[0], table.state.bravery[2] = ladder
    table.put("orange", "T03", orange)
    table.put("green", "T05", green)
    return table.begin(3).do("bomb L blue-R")


@rule("MW-18.4")
@pytest.mark.parametrize(("ladder", "winners"), [((4, 3), [0]), ((3, 4), [2])])
def test_bravery_breaks_a_tie_before_meeples_do(ladder: tuple[int, int], winners: list[int]) -> None:
    table = level(4, 3, ladder)
    assert [table.points(0), table.points(2)] == [6, 6] and table.state.winners == winners


@rule("MW-18.4")
def test_points_already_turned_into_victory_points_do_not_break_a_tie() -> None:
    table = burning(1, 3)
    table.state.honour[0] = 5
    table.state.honour[2] = 6
    table.state.bravery[2] = 1
    table.begin(3).do("burn L T01")  # orange's marker goes from 6 to the foot of the ladder
    assert table.state.winners == [2]


@rule("MW-18.5")
@pytest.mark.parametrize(("orange", "green", "winners"), [(4, 4, [2]), (5, 3, [0])])
def test_meeples_on_territories_and_buildings_break_the_next_tie(orange: int, green: int, winners: list[int]) -> None:
    assert level(orange, green).state.winners == winners


@rule("MW-18.5")
def test_meeples_in_a_cell_that_waits_for_its_tile_are_on_the_battlefield() -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.put("orange", "T24", 2)
    table.put("orange", "T03", 2)
    table.put("blue", "T04", 3)
    table.state.bravery[0] = 6
    table.state.honour[0] = 5
    table.state.honour[1] = 6
    table.begin(4).do("step T03 NW", "step T03 NW", "done", "kill T04 blue")
    assert table.state.entered  # the game ended before exploration
    assert table.state.winners == [0]  # one on the altar and two on the way, against two


@rule("MW-18.6")
def test_who_is_still_tied_shares_the_victory() -> None:
    table = level(4, 3)
    assert table.state.winners == [0, 2] and GAME.returns(table.state) == [0.5, 0.0, 0.5]
    assert table.told(Ended)[0].winners == (0, 2)


@rule("MW-18.7")
def test_a_defender_can_win_in_the_turn_of_another() -> None:
    table = Table()
    table.put("orange", "T03", 2)
    table.put("blue", "T01", 3)
    table.state.bravery[1] = 6
    table.state.honour[1] = 5
    table.begin(4).do("step T03 E", "step T03 E", "done")
    assert table.asks == "over" and table.state.winners == [1] and table.state.turn == 0


@rule("MW-18.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_hundred_rounds_the_points_decide_with_the_towers_of_the_last_turn(seats: int) -> None:
    assert TABLES.rounds == 100
    table = Table(seats)
    table.put("orange", "T01", 2)
    table.put("blue", "T04" if seats == 2 else "T05", 3)
    table.state.turns = 100 * seats
    table.begin(4).do("done")
    assert table.state.ending == BY_ROUNDS and table.state.winners == [0] and table.points("orange") == 1
    assert table.told(Ended)[0].rule == "MW-18.8"


@rule("MW-18.8")
def test_before_the_hundredth_round_is_full_the_game_goes_on() -> None:
    table = Table(3)
    table.put("orange", "T03")
    table.state.turns = 299
    table.begin(4).do("done")
    assert not table.state.over and table.state.turns == 300


@rule("MW-21.1", "MW-5.5")
def test_towers_of_others_count_nothing_at_the_final_comparison() -> None:
    table = burning(1)
    table.lay("T14", 0, -1)
    table.put("blue", "T14", 2)
    table.state.honour[0] = 5
    table.state.honour[1] = 5
    table.begin(3).do("burn L T01")
    assert table.points("blue") == 5 and table.state.winners == [0]


@rule("MW-21.1", "MW-6.4")
def test_tower_points_are_gone_when_the_turn_ends() -> None:
    table = Table(windows="always")
    table.put("orange", "T01", 2)
    table.begin(0).do("done", "done")
    assert table.points("orange") == 1
    table.do("fork 1", "done", "done")
    assert table.state.turn == 1 and table.asks == "orange window"
    assert table.points("orange") == table.points("blue") == 0


@rule("MW-21.3", "MW-7.4")
def test_a_tower_lost_in_the_own_turn_counts_until_it_ends() -> None:
    table = Table(3)
    table.put("orange", "T01", 2)
    table.put("orange", "T04")
    table.building("blue-F", "factory", done=False, green=1)
    table.state.honour[0] = 4
    table.begin(4).do("step T01 NW", "step T01 NW")
    assert table.men("T01") == [0, 0, 0]
    table.do("step T04 E", "done")
    assert table.asks == "over" and table.state.winners == [0] and table.points("orange") == 6


@rule("MW-21.3", "MW-7.2")
def test_a_tower_reached_this_turn_does_not_count_yet() -> None:
    table = Table()
    table.put("orange", "T03", 2)
    table.state.honour[0] = 5
    table.begin(4).do("step T03 E", "step T03 E", "done")
    assert not table.state.over and table.men("T01") == [2, 0]
