"""Random games of every scenario: nothing is lost or made, and what is listed is what is not refused."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.kingdom.random_games import asked, begun, options, played, tables
from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BLOCK, count
from warbook.games.kingdom.frames import ALL_TRAYS, FIGURES, LIFTED, TOWERS
from warbook.games.kingdom.legal import refuse_answer
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import act, verb_of

SCENARIOS = [f"RS{number:02}" for number in range(1, 13)]
SETTINGS = ["one-star", "two-stars", "three-stars", "heroic", "iron"]


def soldiers(state: KingdomState) -> int:
    """All soldiers, one that is being moved among them."""
    on_trays = sum(count(int(state.soldiers[tray])) for tray in range(ALL_TRAYS))
    return int(state.spare) + on_trays + sum(frame.kind == LIFTED for frame in state.stack)


def copies(state: KingdomState, tower: int) -> int:
    """All cards of a tower, wherever they are."""
    held = sum(int(state.hand[TOWERS * seat + tower] + state.incoming[TOWERS * seat + tower]) for seat in range(4))
    return int(state.supply[tower]) + held + sum(int(built) == tower for built in state.built)


def covers(state: KingdomState, tray: int) -> list[int]:
    """The squares of everything that lies on a tray, piece by piece."""
    tiles = [tile & (2**25 - 1) for tile in state.tiles[tray]]
    bases = [BLOCK[state.block[figure]] for figure in range(FIGURES) if state.tray[figure] == tray]
    return [*tiles, int(state.soldiers[tray]), *bases]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_lost_or_made(scenario: str, seats: int) -> None:
    seed = 10 * SCENARIOS.index(scenario) + seats
    for state in played(begun(scenario, seats, SETTINGS[seed % 5], seed), seed):
        assert soldiers(state) == 12
        assert [copies(state, tower) for tower in range(tables().towers)] == tables().copies
        assert 0 <= state.crystals <= 12 and 0 <= state.hearts <= 8
        for tray in range(ALL_TRAYS):
            pieces = covers(state, tray)
            together = 0
            for piece in pieces:
                assert together & piece == 0
                together |= piece
            assert state.card[tray] != NONE or together == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_listed_is_what_is_not_refused(scenario: str) -> None:
    seats = 1 + SCENARIOS.index(scenario) % 4
    for number, state in enumerate(played(begun(scenario, seats, "three-stars", 5), 5)):
        if state.over or number % 9:
            continue
        for seat in asked(state):
            found = options(state, seat)
            assert found and all(one < other for one, other in pairwise(found))
            listed = set(found)
            for verb in {verb_of(action) for action in found}:
                for arg in range(verbs.SPANS[verb]):
                    refusal = refuse_answer(state, seat, verb, arg)
                    assert (refusal is None) == (act(seat, verb, arg) in listed), (verbs.VERB_NAMES[verb], arg)


def test_a_clone_goes_its_own_way() -> None:
    for number, state in enumerate(played(begun("RS08", 4, "two-stars", 3), 3)):
        if number % 20 == 10 and not state.over:
            copy = state.clone()
            before = [list(copy.card), list(copy.tiled), copy.tiles, list(copy.cell), list(copy.hand)]
            for _ in played(copy, number):
                pass
            after = [list(state.card), list(state.tiled), state.tiles, list(state.cell), list(state.hand)]
            assert before == after
