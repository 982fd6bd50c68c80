"""Who plays, in what order, for what: chapters 1, 5 and 6."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.games.meeple.boards import GAME, RAZED, TABLES, Table, staged
from tests.rules import rule
from warbook.games.meeple.present.events import Honoured, PhaseBegan, TurnBegan
from warbook.kernel.api import SPECTATOR, Seat
from warbook.kernel.rng import seeded

# chapter 1


@rule("MW-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    assert GAME.setup("normal", seats, {}, 1).seats == seats


@rule("MW-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_or_with_five(seats: int) -> None:
    with pytest.raises(ValueError, match=r"MW-1\.1"):
        GAME.setup("normal", seats, {}, 1)


@rule("MW-1.2", "MW-6.2", "MW-3.25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_clockwise_one_whole_turn_at_a_time(seats: int) -> None:
    table = Table(seats, seats - 1).begin(0)
    order = [table.state.turn]
    phases: list[int] = []
    while len(order) < 2 * seats:
        table.do("done" if "done" in table.offers() else table.offers()[-1])
        phases += [event.phase for event in table.told(PhaseBegan)]
        order += [event.seat for event in table.told(TurnBegan)]
    assert order[: 2 * seats] == [seats - 1, *range(seats), *range(seats - 1)]
    # the first turn's Phases 1 and 2 began before anybody was asked
    assert phases[:18] == [3, 4, 5, *[1, 2, 3, 4, 5] * 3]


@rule("MW-1.2")
def test_whoever_is_not_asked_has_to_wait() -> None:
    table = Table(3).begin(0)
    assert table.asks == "orange fork"
    assert table.refused("blue: fork 1") == "MW-1.2" and table.refused("green: done") == "MW-1.2"
    assert table.refused("fork 1") == ""


@rule("MW-1.2")
def test_whoever_has_left_decides_nothing_any_more() -> None:
    table = Table(3).begin(0)
    table.do("blue: resign")
    assert table.refused("blue: resign") == "MW-1.2"


@rule("MW-1.3", "MW-4.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_see_the_same_and_nobody_what_lies_face_down(seats: int) -> None:
    state = GAME.setup("quick", seats, {}, 5)
    views = [GAME.view(state, Seat(seat)) for seat in range(seats)] + [GAME.view(state, SPECTATOR)]
    assert len({msgspec.json.encode(msgspec.structs.replace(view, seat=0)) for view in views}) == 1
    state.supply = state.supply[::-1]  # a set-up tile lies elsewhere in the stack now
    assert [GAME.view(state, Seat(seat)) for seat in range(seats)] == views[:-1]
    assert GAME.view(state, SPECTATOR) == views[-1]


@rule("MW-1.3")
def test_others_may_know_every_decision() -> None:
    table = Table(3).begin(0)
    action = table.action("fork 1")
    assert [GAME.observed(table.state, action, Seat(seat)) for seat in range(3)] == [action] * 3


@rule("MW-1.3")
def test_another_order_of_the_face_down_tiles_is_as_likely() -> None:
    state = GAME.setup("normal", 2, {}, 3)
    dealt = GAME.determinize(state, Seat(0), seeded(9))
    assert dealt.supply != state.supply and sorted(dealt.supply) == sorted(state.supply)
    assert GAME.view(dealt, Seat(0)) == GAME.view(state, Seat(0))


@rule("MW-1.4")
def test_after_the_set_up_nothing_is_left_to_chance() -> None:
    chance = random.Random(4)
    state = GAME.setup("quick", 3, {}, 8)
    drawn = state.rng.drawn
    assert drawn > 0
    for _ in range(600):
        if state.over:
            break
        GAME.apply(state, chance.choice(GAME.legal(state, GAME.acting(state)[0])))
    assert state.turns > 5 and state.rng.drawn == drawn


@rule("MW-1.4", "MW-4.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_the_supply_and_who_starts(seats: int) -> None:
    states = [GAME.setup("normal", seats, {}, seed) for seed in range(40 * seats)]
    starts = [sum(state.first == seat for state in states) for seat in range(seats)]
    assert min(starts) >= 20 and sum(starts) == 40 * seats  # each forty times, give or take
    assert len({tuple(state.supply) for state in states}) == len(states)
    assert all(state.turn == state.first for state in states)


# chapter 5


def brave(table: Table, seat: int, step: int) -> None:
    """A player's marker stands on a step of the ladder."""
    table.state.bravery[seat] = step


def duel(honour: int, bravery: int = 6) -> Table:
    """Orange's meeple on T03 may attack Blue's on the tower for one bravery point."""
    table = Table()
    table.put("orange", "T03")
    table.put("blue", "T01")
    table.state.honour[0] = honour
    table.state.reserve[0] -= honour
    brave(table, 0, bravery)
    return table.begin(4)


@rule("MW-5.1", "MW-6.3")
def test_six_points_end_the_game_at_once_and_five_do_not() -> None:
    assert duel(honour=5).do("step T03 E", "done").asks == "over"
    goes_on = duel(honour=4).do("step T03 E", "done")
    assert goes_on.points("orange") == 5 and goes_on.asks.startswith("blue")


@rule("MW-5.2")
def test_seven_bravery_points_are_one_victory_point() -> None:
    table = duel(honour=0).do("step T03 E", "done")
    assert table.points("orange") == 1 and table.state.bravery[0] == 0
    table = duel(honour=0, bravery=5).do("step T03 E", "done")
    assert table.points("orange") == 0 and table.state.bravery[0] == 6


@rule("MW-5.3")
def test_every_meeple_on_a_destroyed_building_is_a_point() -> None:
    table = Table(3)
    table.building("blue-L", "university", orange=1, green=1)
    table.building("blue-R", "pilots", green=2)
    table.waits("L", "catapult", "E1")
    table.begin(3).do("bomb L blue-L")
    assert [table.points(seat) for seat in range(3)] == [2, 0, 1]  # the Pilots' academy still stands


@rule("MW-5.4", "MW-7.6")
@pytest.mark.parametrize(("men", "flags"), [(1, 0), (2, 2), (3, 2)])
def test_a_tower_gives_its_flags_to_two_meeples_that_were_there(men: int, flags: int) -> None:
    table = Table()
    table.lay("T14", 0, -1)
    table.put("orange", "T14", men)
    table.begin(0)
    assert table.points("orange") == flags


@rule("MW-5.4")
def test_towers_have_one_flag_or_two() -> None:
    towers = [tile.flags for tile in TABLES.content.tiles.values() if tile.kind == "tower" for _ in range(tile.count)]
    assert sorted(towers) == [1, 1, 1, 1, 2]


@rule("MW-5.4", "MW-7.2")
def test_a_tower_reached_only_now_does_not_count() -> None:
    table = Table()
    table.put("orange", "T03", 2)
    table.begin(0).until("orange moving").do("step T03 E", "step T03 E")
    assert table.men("T01") == [2, 0] and table.points("orange") == 0


@rule("MW-5.5", "MW-6.4")
def test_only_the_current_players_towers_count_and_only_till_the_turn_ends() -> None:
    table = Table(turn="blue")
    table.lay("T14", 0, -1)
    table.put("orange", "T14", 2)
    table.put("blue", "T01", 2)
    table.begin(0)
    assert [table.points("orange"), table.points("blue")] == [0, 1]
    table.until("orange fork")
    assert [table.points("orange"), table.points("blue")] == [2, 0]


@rule("MW-5.5")
def test_the_mountain_and_the_towers_make_six_together() -> None:
    table = Table(3)
    table.state.honour[0] = 4
    table.state.honour[2] = 5  # Green's tower counts nothing in Orange's turn
    table.put("orange", "T01", 2)
    table.lay("T14", 0, -2)
    table.put("green", "T14", 2)
    table.building("blue-L", "catapult", orange=1)
    table.waits("L", "catapult", "E1")
    table.begin(3).do("bomb L blue-L")
    assert table.asks == "over" and table.points("orange") == 7 and table.points("green") == 5
    assert table.state.winners == [0]


@rule("MW-5.6")
def test_tower_points_never_go_onto_the_mountain() -> None:
    table = Table()
    table.put("orange", "T01", 2)
    table.state.honour[0] = 3
    table.begin(0)
    assert table.points("orange") == 4 and table.state.honour[0] == 3
    table.until("blue fork")
    assert table.points("orange") == 3 and table.state.honour[0] == 3


# chapter 6


@rule("MW-6.1")
def test_each_phase_has_its_own_decisions() -> None:
    table = Table()
    table.lay("T17", 0, -1)
    table.put("orange", "T17", 2)
    table.begin(0)
    assert table.asks == "orange bonus"
    assert table.refused("fork 1") == "MW-6.1" and table.refused("deploy F 1") == "MW-6.1"
    table.do("done")
    assert table.asks == "orange fork"
    assert table.refused("bonus T17 gate") == "MW-6.1" and table.refused("step T17 E") == "MW-6.1"
    table.do("fork 3")
    assert table.asks == "orange acting"
    assert table.refused("step T17 E") == "MW-6.1" and table.refused("fork 1") == "MW-6.1"
    table.do("done")
    assert table.asks == "orange moving"
    assert table.refused("deploy F 1") == "MW-6.1" and table.refused("bonus T17 here") == "MW-6.1"


@rule("MW-6.1")
def test_the_five_phases_come_in_order() -> None:
    table = Table()
    table.begin(0).do("fork 1", "done")
    assert [event.phase for event in table.told(PhaseBegan)] == [4, 5, 1, 2]


@rule("MW-6.3", "MW-7.7")
def test_towers_may_end_the_game_before_any_other_bonus() -> None:
    table = Table()
    table.lay("T14", 0, -1)
    table.lay("T17", -1, -1)
    table.put("orange", "T14", 2)
    table.put("orange", "T17", 2)
    table.state.honour[0] = 4
    table.begin(0)
    assert table.asks == "over" and table.state.winners == [0] and table.men("T17") == [2, 0]


@rule("MW-6.3")
def test_another_players_points_are_checked_too() -> None:
    table = Table(3)
    table.building("orange-L", "school", green=2, blue=1)
    table.state.honour[2] = 4
    table.building("orange-F", "square", "E1")
    table.state.pending = 1
    table.begin(3).do("build F factory L")
    assert table.asks == "over" and table.state.winners == [2]
    assert [(event.seat, event.count) for event in table.told(Honoured)] == [(1, 1), (2, 2)]


@rule("MW-6.5", "MW-16.9")
def test_without_buildings_two_phases_are_empty() -> None:
    assert staged(phase=1, orange=f"{RAZED} ; T03 2").asks == "orange moving"


@rule("MW-6.5")
def test_without_meeples_on_the_map_the_fourth_phase_is_empty() -> None:
    table = Table().begin(0).do("fork 2", "assemble F 2")
    assert table.asks == "blue fork"


@rule("MW-6.5")
def test_meeples_that_may_not_move_leave_the_fourth_phase_empty() -> None:
    table = Table(turn="blue")
    table.put("orange", "T04", 3)
    table.put("blue", "T04", 1)
    table.begin(4)
    assert table.asks == "orange fork" and table.men("T04") == [2, 0]


@rule("MW-6.5")
def test_without_a_bonus_to_use_nobody_is_asked_for_one() -> None:
    table = Table()
    table.put("orange", "T01", 2)
    table.begin(0)
    assert table.asks == "orange fork"
