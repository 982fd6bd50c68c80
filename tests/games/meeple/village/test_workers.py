"""Phase 2, the movement of workers: chapter 8."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import GAME, TABLES, Table
from tests.rules import rule
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.present.events import Finished, SentHome, WorkerMoved


def village() -> Table:
    """Orange with four buildings: the square, a Catapult, a School on its last space, a site."""
    table = Table()
    table.building("orange-L", "catapult", "a")
    table.building("orange-R", "school", "E1")
    table.building("orange-B", "university", done=False)
    table.building("blue-L", "catapult", "a")
    return table


def workers(table: Table) -> list[str]:
    """Where Orange's workers stand."""
    return [table.worker(f"orange-{slot}") for slot in "FLRB"]


@rule("MW-8.1", "MW-8.9")
def test_every_worker_of_the_current_player_takes_one_step() -> None:
    table = village()
    table.begin(2).do("fork 3")
    assert workers(table) == ["E3", "b", "S", "1"]
    assert table.worker("blue-L") == "a" and table.worker("blue-F") == "S"  # the others' stay


@rule("MW-8.1")
def test_each_worker_moves_just_once_a_turn() -> None:
    table = village()
    table.begin(2).do("fork 3")
    moved = [event.slot for event in table.told(WorkerMoved)]
    assert sorted(moved) == [0, 1, 2, 3]


@rule("MW-8.2", "MW-21.20")
def test_no_worker_may_stay_or_go_back() -> None:
    table = Table()
    table.building("orange-F", "airship", "a")
    table.begin(2)
    assert table.asks == "orange fork" and table.refused("done") == "MW-21.20"
    names = TABLES.paths[TABLES.building_names.index("airship")].names
    for space in ("S", "a", "E1"):
        assert table.refused(f"fork {names.index(space)}") == "MW-8.4"
    assert [names[int(offer.split()[1])] for offer in table.offers("fork")] == ["E2", "E3"]


@rule("MW-8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_building_has_one_worker_whatever_happens(seats: int) -> None:
    state = GAME.setup("quick", seats, {}, 6)
    rng = state.clone().rng
    for _ in range(800):
        if state.over:
            break
        options = GAME.legal(state, GAME.acting(state)[0])
        GAME.apply(state, options[rng.below(len(options))])
        for seat in range(seats):
            slots = range(SLOTS * seat, SLOTS * seat + SLOTS)
            standing = [slot for slot in slots if state.building[slot] != NONE]
            assert state.workers[seat] == 4 - len(standing)
            for slot in standing:
                path = TABLES.paths[state.building[slot]]
                spaces = len(path.names) if state.done[slot] else int(TABLES.build[state.building[slot]])
                assert 0 <= state.space[slot] < spaces
    assert state.turns > 5


@rule("MW-8.4")
@pytest.mark.parametrize("end", ["E1", "E2", "E3"])
def test_at_a_fork_the_player_chooses(end: str) -> None:
    table = Table().begin(2)
    assert table.asks == "orange fork" and len(table.offers("fork")) == 3
    names = TABLES.paths[TABLES.building_names.index("square")].names
    table.do(f"fork {names.index(end)}")
    assert table.worker("orange-F") == end


@rule("MW-8.4")
def test_what_is_no_branch_cannot_be_taken() -> None:
    table = Table().begin(2)
    assert table.refused("fork 0") == "MW-8.4" and table.refused("fork 4") == "MW-8.4"
    assert table.refused("fork 15") == "MW-8.4"


@rule("MW-8.4")
def test_two_forks_are_two_questions() -> None:
    table = Table()
    table.building("orange-L", "guild")
    table.begin(2).do("fork 2")
    assert table.asks == "orange fork" and table.worker("orange-F") == "E2" and table.worker("orange-L") == "S"
    table.do("fork 1")
    assert table.worker("orange-L") == "E1" and table.asks == "orange acting"


@rule("MW-8.5")
def test_no_action_before_all_workers_have_moved() -> None:
    table = Table()
    table.building("orange-R", "guild")
    table.begin(2).do("fork 3")
    assert table.worker("orange-F") == "E3" and table.refused("deploy F 1") == "MW-6.1"
    table.do("fork 2")
    assert table.refused("deploy F 1") == "" and "build R factory B" in table.offers()


@rule("MW-8.6", "MW-21.6")
def test_a_finished_building_has_its_worker_at_the_start_and_does_nothing_yet() -> None:
    table = Table()
    table.building("orange-F", "factory", done=False)
    table.state.space[0] = 1
    table.begin(2)
    assert table.state.done[0] == 1 and table.worker("orange-F") == "S"
    assert table.state.pending == 0 and table.asks == "blue fork"  # nothing was left to decide


@rule("MW-8.6")
def test_a_site_is_not_finished_a_step_too_soon() -> None:
    table = Table()
    table.building("orange-L", "catapult", done=False)
    table.state.space[1] = 1
    table.begin(2).do("fork 1")
    assert table.worker("orange-L") == "2" and table.state.done[1] == 0


@rule("MW-8.7", "MW-8.8")
def test_whoever_stood_on_a_site_goes_home_when_it_is_finished() -> None:
    table = Table(3)
    table.building("orange-L", "factory", done=False, blue=1)
    table.building("orange-R", "university", done=False, green=1)
    table.state.space[1] = table.state.space[2] = 1
    table.building("blue-L", "factory", "E1")  # Recycle does not help: they are not destroyed
    table.begin(2).do("fork 1")
    assert table.guests("orange-L") == [0, 0, 0] == table.guests("orange-R")
    assert [int(table.state.reserve[seat]) for seat in (1, 2)] == [10, 10]
    assert [int(table.state.depot[seat]) for seat in (1, 2)] == [2, 2]
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]
    assert [int(table.state.bravery[seat]) for seat in range(3)] == [0, 0, 0]
    assert [(event.seat, event.count) for event in table.told(SentHome)] == [(1, 1), (2, 1)]
    assert len(table.told(Finished)) == 2


@rule("MW-8.7")
def test_guests_of_a_site_that_goes_on_stay() -> None:
    table = Table()
    table.building("orange-L", "factory", done=False, blue=1)
    table.begin(2).do("fork 1")
    assert table.guests("orange-L") == [0, 1] and table.state.reserve[1] == 9


@rule("MW-8.7")
def test_guests_of_a_finished_building_stay_when_its_worker_moves() -> None:
    table = Table()
    table.building("orange-L", "factory", "a", blue=2)
    table.begin(2).do("fork 1")
    assert table.worker("orange-L") == "E2" and table.guests("orange-L") == [0, 2]


@rule("MW-8.9")
@pytest.mark.parametrize(("name", "end"), [("square", "E1"), ("catapult", "E2"), ("factory", "E1"), ("factory", "E2")])
def test_from_a_last_space_the_worker_goes_to_the_start_without_an_action(name: str, end: str) -> None:
    table = Table()
    table.building("orange-F", name, end)
    table.begin(2)
    assert table.worker("orange-F") == "S" and table.state.pending == 0
    assert table.asks == "blue fork"  # neither a fork nor an action: the turn is over


@rule("MW-8.10")
@pytest.mark.parametrize(("name", "steps"), [("square", 1), ("school", 2), ("catapult", 3)])
def test_an_action_n_steps_away_comes_every_n_and_one_turns(name: str, steps: int) -> None:
    table = Table()
    table.building("orange-F", name)
    arrivals = []
    for turn in range(1, 3 * (steps + 1)):
        table.state.turn = 0
        table.state.pending = 0
        table.begin(2)
        if table.asks == "orange fork":
            table.do(table.offers("fork")[0])
        if table.worker("orange-F") == "E1":
            arrivals.append(turn)
    assert arrivals == [steps, 2 * steps + 1, 3 * steps + 2]


@rule("MW-8.11")
def test_a_worker_that_comes_with_a_site_moves_in_the_next_second_phase() -> None:
    table = Table().begin(0).do("fork 1", "build F factory L")
    assert table.worker("orange-L") == "0"
    assert table.asks == "blue fork"
    table.do("fork 1", "done")  # Orange's next turn asks for nothing: the square's worker goes back
    assert table.worker("orange-F") == "S" and table.worker("orange-L") == "1"


@rule("MW-8.11", "MW-10.40")
def test_productivity_moves_it_sooner() -> None:
    table = Table()
    table.waits("F", "square", "E1")
    table.waits("R", "guild", "E1")
    table.begin(3).do("build F factory L", "productivity R L 1")
    assert table.worker("orange-L") == "1"
