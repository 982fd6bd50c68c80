"""Random games of Meeple War: nothing is lost, nothing is made, and what is listed is what is not refused."""

from __future__ import annotations

import random

import pytest

from tests.rules import rule
from warbook.games.meeple.apply import apply
from warbook.games.meeple.board.territories import owners_on
from warbook.games.meeple.content.reading import read_content
from warbook.games.meeple.content.tables import NONE, Tables
from warbook.games.meeple.flow import settle
from warbook.games.meeple.frames import ROTATE, SLOTS
from warbook.games.meeple.invariants import miscount
from warbook.games.meeple.legal import refuse_answer
from warbook.games.meeple.moves import fill
from warbook.games.meeple.options import read_terms
from warbook.games.meeple.setup import set_up
from warbook.games.meeple.state import MeepleState, new_state
from warbook.games.meeple.verbs import RESIGN, SPANS
from warbook.games.meeple.village.buildings import is_full
from warbook.kernel.api import Action, act, arg_of, verb_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.rng import seeded

TABLES = Tables(read_content())
WAYS = [(scenario, seats) for scenario in ("normal", "quick") for seats in (2, 3, 4)]


def begun(scenario: str, seats: int, seed: int) -> MeepleState:
    """A game at its first decision."""
    state = new_state(TABLES, read_terms(scenario, seats, {"token_windows": "always"}), seeded(seed))
    set_up(state)
    settle(state)
    return state


def offered(state: MeepleState) -> list[Action]:
    """Everything that may be decided now."""
    found = Buffer()
    fill(state, state.stack[-1], found)
    return found.listed()


def meeples_of(state: MeepleState, seat: int) -> int:
    """All meeples of a player, wherever they are, with the one on the ladder."""
    on_the_map = sum(int(state.men[4 * tile + seat]) for tile in range(TABLES.tiles))
    waiting = sum(cell[2] for cell in state.entered) if seat == state.turn else 0
    guests = sum(int(state.guests[4 * slot + seat]) for slot in range(SLOTS * 4))
    return 1 + int(state.reserve[seat] + state.depot[seat] + state.honour[seat]) + on_the_map + waiting + guests


def assert_nothing_lost(state: MeepleState) -> None:
    """13 meeples, 4 workers and 10 buildings for each player, 36 tiles, 5 tokens (MW-19.1 to MW-19.3)."""
    tokens = bin(state.pool).count("1") + sum(int(token) != NONE for token in state.token)
    for seat in range(state.seats):
        assert meeples_of(state, seat) == 13
        villages = [slot for slot in range(SLOTS * seat, SLOTS * seat + SLOTS) if state.building[slot] != NONE]
        assert state.workers[seat] + len(villages) == 4
        stock = [int(state.stock[10 * seat + building]) for building in range(10)]
        assert stock.count(1) == len(villages)
        tokens += bin(state.tokens[seat]).count("1")
    drawn = 1 if state.stack and state.stack[-1].kind == ROTATE else 0
    assert sum(int(laid) for laid in state.placed) + len(state.supply) + drawn == 36
    assert tokens == 5


@pytest.mark.parametrize(("scenario", "seats"), WAYS)
def test_nothing_is_lost_and_nothing_is_made(scenario: str, seats: int) -> None:
    chance = random.Random(seats)
    state = begun(scenario, seats, 7)
    for _ in range(1500):
        if state.over:
            break
        apply(state, chance.choice(offered(state)))
        assert_nothing_lost(state)


@pytest.mark.parametrize(("scenario", "seats"), WAYS)
def test_what_is_listed_is_what_is_not_refused(scenario: str, seats: int) -> None:
    chance = random.Random(10 * seats)
    state = begun(scenario, seats, 11)
    for step in range(400):
        if state.over:
            break
        listed = offered(state)
        assert listed == sorted(set(listed)) and listed
        if step % 40 == 0:
            frame = state.stack[-1]
            passed = [
                (verb, arg)
                for verb, span in enumerate(SPANS[:40])
                for arg in range(span)
                if refuse_answer(state, frame, verb, arg) is None
            ]
            assert [(verb_of(action), arg_of(action)) for action in listed] == passed
        apply(state, chance.choice(listed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_clone_goes_its_own_way(seats: int) -> None:
    chance = random.Random(5)
    state = begun("quick", seats, 3)
    for _ in range(300):
        if state.over:
            break
        twin = state.clone()
        before = [list(twin.men), list(twin.guests), list(twin.reserve), list(twin.space), twin.entered, twin.supply]
        apply(state, chance.choice(offered(state)))
        after = [list(twin.men), list(twin.guests), list(twin.reserve), list(twin.space), twin.entered, twin.supply]
        assert before == after


def assert_at_rest(state: MeepleState) -> None:
    """What holds between turns: nobody shares a territory, no building is full, nobody waits for a tile (MW-19.9)."""
    assert not state.entered
    for tile in range(TABLES.tiles):
        assert len(owners_on(state, tile)) <= 1
    for slot in range(SLOTS * state.seats):
        assert not is_full(state, slot)


@rule("MW-19.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_of_a_turn_no_territory_is_contested_and_no_building_full(seats: int) -> None:
    chance = random.Random(17)
    state = begun("quick", seats, 23)
    turn = state.turn
    for _ in range(1200):
        if state.over:
            break
        apply(state, chance.choice(offered(state)))
        if state.turn != turn and not state.over:
            turn = state.turn
            assert_at_rest(state)


@rule("MW-19.9", "MW-19.1", "MW-18.8")
@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in (3, 4) for seed in range(8)])
def test_whoever_leaves_at_whatever_moment_leaves_the_table_in_order(seats: int, seed: int) -> None:
    chance = random.Random(seed)
    state = begun("quick", seats, seed)
    leaves = chance.randrange(80, 500)
    for step in range(700):
        if state.over:
            break
        turns = state.turns
        if step == leaves:
            # the current player in the middle of the turn, or for every third game whoever else
            seat = (state.turn + (seed % 3 == 2)) % seats
            apply(state, act(seat, RESIGN))
            assert state.over or state.gone[state.stack[-1].seat] == 0
        else:
            apply(state, chance.choice(offered(state)))
        assert miscount(state) == ""
        if state.turns != turns and not state.over:
            assert_at_rest(state)
            assert (state.turns - 1) % seats == (state.turn - state.first) % seats  # rounds stay rounds
            assert not state.gone[state.turn]
