"""Rulings on villages and workers (chapter 21): what the other chapters leave open; battles and the end have theirs."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import GAME, TABLES, Table
from tests.rules import rule
from warbook.games.meeple.content.tables import ACTIONS
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.present.events import Finished, SentHome
from warbook.games.meeple.present.view import view
from warbook.games.meeple.village.buildings import choices_of, move_worker


@rule("MW-21.5", "MW-8.9")
def test_a_worker_stays_on_its_last_space_until_the_next_own_turn() -> None:
    table = Table().begin(0).do("fork 1", "done")
    assert table.state.turn == 1 and table.state.space[0] == 1
    table.do("fork 1", "done")  # blue's turn; then both workers go back in turns without any decision
    assert table.asks == "orange fork" and table.state.turns == 6 and table.state.space[0] == 0


@rule("MW-21.6", "MW-8.6")
def test_a_building_does_not_act_in_the_turn_of_its_completion() -> None:
    table = Table()
    table.building("orange-L", "pilots", done=False)
    table.state.space[1] = 1
    table.begin(2).do("fork 2")
    assert table.state.done[1] == 1 and table.state.space[1] == 0
    assert table.offers("reinforce") == [] and table.offers("assemble") == ["assemble F 1", "assemble F 2"]


@rule("MW-21.10", "MW-8.7")
def test_completing_a_site_throws_attackers_out() -> None:
    table = Table()
    table.building("orange-L", "pilots", done=False, blue=1)
    table.state.space[1] = 1
    table.begin(2).do("fork 2")
    assert table.guests("orange-L") == [0, 0] and table.state.reserve[1] == 10 and table.points("blue") == 0
    assert [event.seat for event in table.told(SentHome)] == [1] and table.told(Finished)


@rule("MW-21.10", "MW-10.32")
def test_convert_throws_an_attacker_out() -> None:
    table = Table()
    table.building("orange-R", "school", blue=2)
    table.waits("L", "monastery", "E1")
    table.begin(3).do("convert L orange-R blue")
    assert table.guests("orange-R") == [1, 1] and table.state.reserve[1] == 9 and table.points("blue") == 0


@rule("MW-21.10", "MW-21.37", "MW-11.8", "MW-21.31")
def test_nothing_else_throws_attackers_out_without_points() -> None:
    table = Table()
    table.building("orange-R", "school", blue=2)
    table.waits("L", "catapult", "E2")
    table.waits("B", "monastery", "E2")
    table.waits("F", "square", "E1")
    table.begin(3)
    assert table.offers("burn") == table.offers("intimidate") == []
    assert table.refused("burn L T03") == "MW-10.29" and table.refused("intimidate B 1 T03 E") == "MW-10.21"
    table.do("build F factory R")
    assert table.points("blue") == 2


@rule("MW-21.37")
def test_burning_and_driving_away_leave_attackers_on_buildings_alone() -> None:
    table = Table()
    table.building("orange-F", "square", blue=2)
    table.put("blue", "T03", 3)
    table.put("blue", "T01")
    table.waits("L", "catapult", "E2")
    table.waits("B", "monastery", "E2")
    table.begin(3)
    assert table.refused("intimidate B 1 T03 W") == "MW-10.23"  # onto a building they cannot be driven either
    table.do("burn L T03", "intimidate B 1 T01 W")
    assert table.guests("orange-F") == [0, 2] and table.men("T03") == [0, 1]


@rule("MW-21.20", "MW-8.2")
def test_worker_movement_is_a_duty() -> None:
    table = Table().begin(0)
    assert table.asks == "orange fork" and table.refused("done") == "MW-21.20"


@rule("MW-21.20", "MW-9.3", "MW-11.14")
def test_actions_and_moves_may_be_declined() -> None:
    table = Table()
    table.put("orange", "T03", 2)
    table.begin(0).do("fork 2")
    assert table.asks == "orange acting"
    table.do("done")
    assert table.asks == "orange moving" and table.state.depot[0] == 2
    table.do("done")
    assert table.state.turn == 1 and table.men("T03") == [2, 0]


@rule("MW-21.20", "MW-12.14")
def test_sacrifices_are_a_duty() -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.lay("T25", 0, 1)
    table.put("orange", "T24")
    table.put("orange", "T25", 2)
    table.begin(4).do("done")
    assert table.asks == "orange altars" and table.refused("done") == "MW-21.20"
    table.do("altar T25")
    assert table.men("T24") == [0, 0] and table.men("T25") == [1, 0]


@rule("MW-21.21", "MW-9.5")
@pytest.mark.parametrize(("count", "refusal"), [(0, "MW-9.5"), (1, ""), (2, ""), (3, ""), (4, "MW-9.5")])
def test_any_number_up_to_x_may_be_used(count: int, refusal: str) -> None:
    table = Table()
    table.waits("L", "school", "E1")
    table.begin(3)
    assert table.refused(f"assemble L {count}") == refusal


@rule("MW-21.29", "MW-10.32")
def test_convert_works_on_a_third_players_building_and_on_the_owners_own_meeple() -> None:
    table = Table(3)
    table.building("green-L", "school", orange=1, blue=1, green=1)
    table.waits("R", "monastery", "E1")
    table.begin(3)
    assert table.offers("convert") == ["convert R green-L blue", "convert R green-L green"]
    assert table.refused("convert R green-L orange") == "MW-10.32"
    table.do("convert R green-L green")
    assert table.guests("green-L") == [2, 1, 0] and table.state.reserve[2] == 10


@rule("MW-21.32", "MW-4.16")
def test_in_the_quick_game_the_catapult_goes_with_the_guild_and_the_monastery_moves_enemies() -> None:
    for seed in range(6):
        state = GAME.setup("quick", 3, {}, seed)
        second = (state.first + 1) % 3
        names = [TABLES.building_names[state.building[SLOTS * second + slot]] for slot in range(3)]
        assert names == ["square", "catapult", "guild"]
    monastery = TABLES.paths[TABLES.building_names.index("monastery")]
    assert ACTIONS.index("intimidate") in monastery.action


@rule("MW-21.33", "MW-10.8")
def test_the_village_square_comes_back_as_a_site() -> None:
    table = Table()
    table.waits("L", "guild", "E2")
    table.begin(3)
    assert table.refused("build L square R") == "MW-10.1"  # it stands in the village
    table.do("build L factory F")
    table.state.turn = 0
    table.state.pending = 2
    table.begin(3).do("build L square R")
    square = view(table.state, 0).slots[2]
    assert (square.building, square.done, square.defence) == ("square", False, 6)
    stages = []
    for _ in range(3):
        move_worker(table.state, 2, choices_of(table.state, 2)[0])
        stages.append((int(table.state.done[2]), int(table.state.space[2])))
    assert stages == [(0, 1), (0, 2), (1, 0)]  # three steps to build


@rule("MW-21.41", "MW-10.13")
def test_reinforcements_may_go_to_the_gate_territory() -> None:
    table = Table()
    table.waits("L", "pilots", "E2")
    table.begin(3)
    assert table.men("T03") == [0, 0] and table.refused("reinforce L 2 T03") == ""
    assert table.refused("reinforce L 2 T01") == "MW-10.13"


@rule("MW-21.41", "MW-7.8")
def test_the_village_bonus_may_go_to_the_village_territory() -> None:
    table = Table()
    table.lay("T17", 0, -1)
    table.put("orange", "T17", 2)
    table.begin(0).do("bonus T17 here")
    assert table.men("T17") == [3, 0]


@rule("MW-21.41", "MW-21.30", "MW-10.37")
def test_only_buildings_of_opponents_are_bombed_sites_too() -> None:
    table = Table(3)
    table.building("blue-R", "factory", done=False)
    table.waits("L", "catapult", "E1")
    table.begin(3)
    assert table.offers("bomb") == ["bomb L blue-F", "bomb L blue-R", "bomb L green-F"]
    assert table.refused("bomb L orange-F") == "MW-10.37" and table.refused("bomb L blue-B") == "MW-10.37"
