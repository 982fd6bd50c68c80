"""Destroying buildings, and the honour mountain (chapter 16)."""

from __future__ import annotations

import random

import pytest

from tests.games.meeple.boards import GAME, RAZED, Table, staged
from tests.rules import rule
from warbook.games.meeple.present.events import BuildingFell, Founded, Honoured
from warbook.kernel.api import Seat
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.contract.position import check_position
from warbook.kernel.contract.promise import Care, Trial
from warbook.kernel.rng import seeded


def bombing(seats: int = 3) -> Table:
    """Orange may bomb a building."""
    table = Table(seats)
    table.waits("L", "catapult", "E1")
    return table


def honours(table: Table) -> list[int]:
    """Meeples on everybody's mountain."""
    return [int(count) for count in table.state.honour][: table.state.seats]


@rule("MW-16.1", "MW-16.2", "MW-16.4", "MW-16.5", "MW-21.7", "MW-21.8", "MW-21.9", "MW-10.39")
def test_a_full_building_falls_and_everyone_scores_the_own_meeples() -> None:
    table = bombing()
    table.building("blue-R", "university", orange=1, green=1)
    table.begin(3)
    workers = int(table.state.workers[1])
    table.do("bomb L blue-R")
    assert honours(table) == [2, 0, 1]  # the last one counts no more than the others
    assert table.in_slot("blue-R") == "" and table.guests("blue-R") == [0, 0, 0]
    assert table.state.workers[1] == workers + 1
    assert [event.rule for event in table.told(BuildingFell)] == ["MW-16.1"]
    assert table.state.stock[10 + 9] == 2  # out of the game


@rule("MW-16.1", "MW-21.7", "MW-21.36")
def test_a_building_with_a_free_defence_space_stands_and_its_guests_wait_side_by_side() -> None:
    table = bombing()
    table.building("blue-R", "school", green=2)
    table.begin(3).do("bomb L blue-R")
    assert table.in_slot("blue-R") == "school" and table.guests("blue-R") == [1, 0, 2]
    assert honours(table) == [0, 0, 0]


@rule("MW-16.1", "MW-21.30")
def test_a_construction_site_falls_like_a_building_and_is_gone_for_good() -> None:
    table = bombing(2)
    table.building("blue-R", "factory", done=False, orange=1)
    table.begin(3).do("bomb L blue-R")
    assert honours(table) == [2, 0] and table.state.stock[10 + 6] == 2


@rule("MW-16.3", "MW-16.2")
def test_a_meeple_of_the_owner_scores_too() -> None:
    table = bombing(2)
    table.building("blue-R", "catapult", blue=1)
    table.begin(3).do("bomb L blue-R")
    assert honours(table) == [1, 1]
    assert sorted(event.seat for event in table.told(Honoured)) == [0, 1]


@rule("MW-16.4", "MW-10.9", "MW-16.6")
def test_a_destroyed_building_never_comes_back_but_its_slot_is_free() -> None:
    table = Table(2)
    table.waits("F", "square", "E1")
    table.state.stock[6] = 2  # orange's factory was destroyed in L
    table.begin(3)
    assert table.refused("build F factory L") == "MW-10.9"
    assert table.refused("build F pilots L") == ""
    table.do("build F pilots L")
    assert table.in_slot("orange-L") == "pilots"


@rule("MW-16.6", "MW-16.5", "MW-19.2")
def test_the_slot_of_a_fallen_building_is_built_on_with_its_worker() -> None:
    table = Table(2, turn="blue")
    for slot, name in (("L", "school"), ("R", "monastery"), ("B", "pilots")):
        table.building(f"blue-{slot}", name)
    assert table.state.workers[1] == 0
    table.building("blue-R", "catapult", orange=1)
    table.state.turn = 0
    table.waits("L", "catapult", "E1")
    table.begin(3).do("bomb L blue-R")
    assert table.state.workers[1] == 1
    table.state.turn = 1
    table.waits("F", "square", "E1")
    table.begin(3).do("build F university R")
    assert table.in_slot("blue-R") == "university" and table.state.workers[1] == 0


@rule("MW-16.7", "MW-5.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_on_the_mountain_stays_there(seats: int) -> None:
    table = Table(seats, scenario="quick").begin(0)
    chance = random.Random(seats)
    before = honours(table)
    for _ in range(2500):
        if table.state.over:
            break
        GAME.apply(table.state, chance.choice(GAME.legal(table.state, Seat(table.state.stack[-1].seat))))
        after = honours(table)
        assert all(now >= then for now, then in zip(after, before, strict=True))
        before = after
    assert sum(before) > 0


@rule("MW-16.8")
def test_destroying_a_building_gives_nobody_bravery() -> None:
    table = bombing(2)
    table.building("blue-R", "university", orange=2)
    table.begin(3).do("bomb L blue-R")
    assert honours(table) == [3, 0] and list(table.state.bravery)[:2] == [0, 0]


@rule("MW-16.9", "MW-6.5")
def test_who_has_no_building_left_plays_on() -> None:
    table = staged(phase=1, orange=f"{RAZED} ; T03 2", blue="T01 1")
    assert table.asks == "orange moving", "every building was destroyed: nothing can be founded"
    table.do("step T03 E", "step T03 E", "done")
    assert table.men("T01") == [1, 0] and table.state.bravery[0] == 1 and table.state.turn == 1


@rule("MW-16.9")
def test_who_has_neither_building_nor_site_founds_the_village_anew() -> None:
    table = staged(phase=1, orange="empty ; lost factory")
    assert table.asks == "orange found" and table.offers("done") == []
    assert table.offers("found") == [f"found square {slot}" for slot in "FLRB"], "the Village square if it is there"
    assert table.refused("found pilots B") == "MW-16.9" and table.refused("done") == "MW-16.9"
    table.do("found square B")
    assert table.told(Founded)[0].rule == "MW-16.9" and table.in_slot("orange-B") == "square"
    assert not table.state.done[3] and table.state.workers[0] == 3
    assert table.state.space[3] == 1, "its worker has taken the step of Phase 2"


@rule("MW-16.9", "MW-16.4")
def test_without_the_square_any_building_left_founds_the_village() -> None:
    table = staged(phase=1, orange="empty ; lost square airship raiders pilots monastery factory catapult school")
    assert [text.split()[1] for text in table.offers("found")] == ["guild"] * 4 + ["university"] * 4
    assert table.refused("found square F") == "MW-16.9"


@rule("MW-16.9")
def test_a_site_counts_as_a_building() -> None:
    assert staged(phase=1, orange="L factory site ; T03 1").asks == "orange moving"


@rule("MW-16.9", "MW-17.11")
def test_the_village_is_founded_before_the_windows_and_phase_one() -> None:
    table = staged(phase=1, orange="empty ; T01 2", blue="tokens U1")
    assert table.asks == "orange found" and table.points("orange") == 0
    assert table.do("found square L").asks == "blue window"
    assert table.do("done").points("orange") == 1, "then the tower counts"


@rule("MW-16.9", "MW-16.6")
def test_a_village_lost_in_the_turn_of_another_is_founded_in_the_own_turn() -> None:
    table = staged(turn="blue", phase=4, orange="F catapult blue=1", blue="T03 1 ; F square")
    table.do("step T03 W", "done")
    assert table.in_slot("orange-F") == "" and table.asks == "orange found"


@rule("MW-13.9", "MW-16.1")
def test_buildings_filled_by_walking_in_fall_at_the_end_of_the_turn() -> None:
    table = Table(2)
    table.building("blue-F", "catapult")
    table.put("orange", "T04", 3)
    table.begin(4).do("step T04 E", "step T04 E")
    assert table.in_slot("blue-F") == "catapult" and honours(table) == [0, 0]
    assert table.refused("step T04 E") == "MW-11.7"
    table.do("done")
    assert table.in_slot("blue-F") == "" and honours(table) == [2, 0]


@rule("MW-21.40", "MW-13.1")
def test_recycle_still_works_in_the_battles_of_the_turn_in_which_its_building_falls() -> None:
    table = Table(2)
    table.building("blue-F", "factory", "E1", orange=2)
    table.put("orange", "T04")
    table.put("orange", "T03", 2)
    table.put("blue", "T01", 2)
    table.begin(4).do("step T04 E", "step T03 E", "step T03 E", "done")
    assert table.state.depot[1] == 4 and table.in_slot("blue-F") == ""


@rule("MW-16.9")
@pytest.mark.parametrize("lost", ["factory", "square airship"])
def test_the_question_keeps_the_contract(lost: str) -> None:
    trial = Trial(GAME, frozenset(load_rulebook("warbook.games.meeple").rules), Care(), seeded(16))
    check_position(trial, staged(phase=1, seats=3, orange=f"empty ; lost {lost} ; T03 2", blue="tokens U1").state)
    assert trial.coverage.positions == 1
