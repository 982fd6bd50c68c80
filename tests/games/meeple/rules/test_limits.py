"""Limits and exhaustion (chapter 19): what is always true, and what an empty store means."""

from __future__ import annotations

import random

import pytest

from tests.games.meeple.boards import GAME, TABLES, Table
from tests.rules import rule
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.buildings import defence_of, guests_on
from warbook.kernel.api import Seat

WAYS = [(scenario, seats) for scenario in ("normal", "quick") for seats in (2, 3, 4)]


def meeples_of(state: MeepleState, seat: int) -> int:
    """All meeples of a player with the marker; points without a meeple are none."""
    on_the_map = sum(int(state.men[4 * tile + seat]) for tile in range(TABLES.tiles))
    waiting = sum(cell[2] for cell in state.entered) if seat == state.turn else 0
    guests = sum(int(state.guests[4 * slot + seat]) for slot in range(SLOTS * state.seats))
    return 1 + int(state.reserve[seat] + state.depot[seat] + state.honour[seat]) + on_the_map + waiting + guests


@rule("MW-19.1", "MW-19.2", "MW-19.3", "MW-19.7", "MW-19.9", "MW-2.1")
@pytest.mark.parametrize(("scenario", "seats"), WAYS)
def test_nothing_is_lost_and_every_turn_ends_in_order(scenario: str, seats: int) -> None:
    state = Table(seats, scenario=scenario).begin(0).state
    chance = random.Random(31 * seats)
    turns = state.turns
    for _ in range(1500):
        if state.over:
            break
        GAME.apply(state, chance.choice(GAME.legal(state, Seat(state.stack[-1].seat))))
        for seat in range(seats):
            village = [slot for slot in range(SLOTS * seat, SLOTS * seat + SLOTS) if state.building[slot] != NONE]
            stock = [int(where) for where in state.stock[10 * seat : 10 * seat + 10]]
            assert meeples_of(state, seat) == 13
            assert state.workers[seat] + len(village) == 4  # so a free slot never lacks a worker
            assert stock.count(1) == len(village) and len(stock) == 10 and set(stock) <= {0, 1, 2}
            assert state.reserve[seat] >= 0 and state.depot[seat] >= 0
        if state.turns != turns:
            turns = state.turns
            assert not state.entered
            for tile in range(TABLES.tiles):
                assert sum(state.men[4 * tile + seat] > 0 for seat in range(seats)) <= 1
            for slot in range(SLOTS * seats):
                assert state.building[slot] == NONE or guests_on(state, slot) < defence_of(state, slot)
    assert turns > 10 or state.over


@rule("MW-19.1", "MW-15.5")
def test_a_point_without_a_meeple_is_no_meeple() -> None:
    table = Table()
    table.put("blue", "T01")
    table.waits("L", "catapult", "E2")
    table.state.bravery[0] = 6
    table.state.honour[0] = 4
    table.building("blue-F", "square", orange=5)
    table.building("blue-L", "school", orange=3)
    assert meeples_of(table.state, 0) == 1 + 2 + 2 + 4 + 8
    table.home("orange", 0, 0)
    before = meeples_of(table.state, 0)
    table.begin(3).do("burn L T01")
    assert table.points("orange") == 5 and meeples_of(table.state, 0) == before == 13


@rule("MW-19.4")
def test_with_an_empty_reserve_nothing_is_assembled() -> None:
    table = Table()
    table.waits("L", "school", "E1")
    table.home("orange", 0, 2)
    table.begin(3)
    assert table.refused("assemble L 1") == "MW-19.4" and table.offers("assemble") == []


@rule("MW-19.4", "MW-10.33", "MW-10.38")
def test_with_an_empty_reserve_convert_and_bomb_take_from_depot_or_territories() -> None:
    table = Table()
    table.waits("L", "catapult", "E1")
    table.waits("R", "monastery", "E1")
    table.building("orange-B", "school", blue=1)
    table.put("orange", "T03", 2)
    table.home("orange", 0, 2)
    table.begin(3).do("bomb L blue-F")
    assert table.asks == "orange source" and table.offers("spare") == ["spare depot", "spare T03"]
    table.do("spare T03", "convert R orange-B blue", "spare depot")
    assert table.men("T03") == [1, 0] and table.state.depot[0] == 1
    assert table.guests("blue-F") == [1, 0] and table.guests("orange-B") == [1, 0]


@rule("MW-19.5")
@pytest.mark.parametrize(
    ("building", "space", "decision"),
    [
        ("school", "E2", "deploy L 1"),
        ("pilots", "E2", "reinforce L 1 T03"),
        ("airship", "E2", "airborne L"),
        ("airship", "E1", "stealth L T01"),
    ],
)
def test_with_an_empty_depot_nobody_comes_onto_a_territory(building: str, space: str, decision: str) -> None:
    table = Table()
    table.put("orange", "T03")
    table.put("blue", "T04")
    table.waits("L", building, space)
    table.home("orange", 10, 0)
    table.begin(3)
    assert table.refused(decision) == "MW-19.5" and table.offers(decision.split()[0]) == []
    table.state.depot[0] = 1
    assert table.refused(decision) == ""


@rule("MW-19.5", "MW-7.15")
def test_with_an_empty_depot_the_village_gives_nothing() -> None:
    table = Table()
    table.lay("T17", 0, -1)
    table.put("orange", "T17", 2)
    table.state.depot[0] = 0
    assert table.begin(0).asks == "orange fork"
    table.state.depot[0] = 1
    assert table.begin(0).asks == "orange bonus"


@rule("MW-19.6", "MW-21.19", "MW-11.13")
def test_without_tiles_no_empty_cell_is_entered_and_all_else_goes_on() -> None:
    table = Table()
    table.put("orange", "T03", 2)
    table.put("blue", "T04")
    table.state.supply = []
    table.begin(4)
    assert table.refused("step T03 NW") == "MW-19.6"
    assert table.offers("step") == ["step T03 E"]
    table.do("step T03 E", "done")
    assert table.state.turn == 1 and not table.state.over


@rule("MW-19.6", "MW-11.13")
def test_with_one_tile_left_only_one_cell_is_entered() -> None:
    table = Table()
    table.put("orange", "T03", 3)
    table.state.supply = table.state.supply[:1]
    table.begin(4).do("step T03 NW")
    assert table.refused("step T03 SE") == "MW-11.13" and table.refused("step T03 NW") == ""


@rule("MW-19.7", "MW-10.4")
def test_with_four_buildings_the_replaced_one_gives_its_worker() -> None:
    table = Table()
    table.waits("F", "square", "E1")
    for slot, name in (("L", "school"), ("R", "monastery"), ("B", "pilots")):
        table.building(f"orange-{slot}", name)
    assert table.state.workers[0] == 0
    table.begin(3).do("build F factory L")
    assert table.in_slot("orange-L") == "factory" and table.state.workers[0] == 0


@rule("MW-19.8")
def test_all_meeples_of_a_player_may_stand_on_one_territory() -> None:
    table = Table()
    table.put("orange", "T03", 10)
    table.waits("F", "square", "E3")
    table.begin(3).do("deploy F 2")
    assert table.men("T03") == [12, 0]
    table.do(*["step T03 E"] * 12)
    assert table.men("T01") == [12, 0]


@rule("MW-19.1", "MW-23.3")
def test_who_leaves_while_turning_a_tile_takes_neither_the_tile_nor_meeples_along() -> None:
    table = Table(3)
    table.put("orange", "T03", 2)
    table.next_tiles("T29")
    table.begin(4).do("step T03 NE", "done")
    assert table.asks == "orange rotate" and len(table.state.supply) == 28
    table.do("orange: resign")
    assert len(table.state.supply) == 29 and table.state.supply[0] == table.tile("T29")  # under the others
    assert meeples_of(table.state, 0) == 13 and table.state.turn == 1


@rule("MW-15.4", "MW-18.2")
def test_who_leaves_takes_nobodys_victory_point_along() -> None:
    table = Table(3)
    table.lay("T24", 1, -2)
    table.put("orange", "T01")
    table.put("blue", "T03", 2)
    table.put("blue", "T04")
    table.waits("L", "monastery", "E2")
    table.begin(3).do("intimidate L 2 T03 NE")
    table.home("blue", 0, 0)
    table.state.bravery[1] = 6
    table.state.honour[1] = 5
    table.do("kill T01 orange")
    assert table.asks == "blue honour"
    table.do("orange: resign")
    assert table.asks == "blue honour"
    table.do("honour T04")
    assert table.asks == "over" and table.state.winners == [1]
