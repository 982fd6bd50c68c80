"""From the shuffled tiles to the first turn (section 4). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.hexes import DQ, DR
from warbook.games.meeple.board.territories import lay_tile, tile_at
from warbook.games.meeple.content.schema import Map
from warbook.games.meeple.frames import BACK, FRONT, LEFT, RIGHT, SLOTS, TURN
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.buildings import IN_VILLAGE
from warbook.kernel.api import Frame


def set_up(state: MeepleState) -> None:
    """Villages, map, supply, meeples, first buildings, who starts: after that nothing is left to chance (MW-1.4)."""
    plan = state.tables.content.maps[str(state.seats)]  # MW-3.24
    lay_villages(state, plan)
    lay_map(state, plan)
    for seat in range(state.seats):
        start_seat(state, seat)
    state.first = int(state.rng.below(state.seats))  # MW-4.13, MW-1.4
    if state.terms.quick:  # MW-4.14
        quick_buildings(state)
    state.stack = [Frame(TURN, state.first)]


def lay_villages(state: MeepleState, plan: Map) -> None:
    """Four slots in a rhombus (MW-3.14): F behind the gate, L and R beside it, B behind (MW-3.15, MW-3.16)."""
    slot_q, slot_r = state.slot_q[:], state.slot_r[:]
    for seat, village in enumerate(plan.villages):
        inwards = village.direction
        front_q, front_r = village.gate[0] + DQ[inwards], village.gate[1] + DR[inwards]
        for slot in range(SLOTS):
            q, r = front_q, front_r
            if slot != FRONT:
                turn = {LEFT: -1, RIGHT: 1, BACK: 0}[slot]  # MW-3.14, MW-3.16
                way = (inwards + turn) % 6
                q, r = front_q + DQ[way], front_r + DR[way]
            slot_q[SLOTS * seat + slot] = q
            slot_r[SLOTS * seat + slot] = r
    state.slot_q = slot_q
    state.slot_r = slot_r


def lay_map(state: MeepleState, plan: Map) -> None:
    """The set-up tiles of the map face up, all others into the face-down supply (MW-4.1, MW-4.3, MW-4.4)."""
    tables = state.tables
    cells = {"A": list(plan.a), "B": list(plan.b), "C": list(plan.c)}
    supply: list[int] = []
    for tile in range(tables.tiles):
        letter = tables.letters[tile]
        if letter and cells[letter]:
            q, r = cells[letter].pop(0)
            lay_tile(state, tile, q, r, 0)  # MW-4.1
        else:
            supply.append(tile)  # MW-4.3
    state.rng.shuffle(supply)  # MW-1.4, MW-4.3
    state.supply = supply  # MW-4.4
    find_gates(state, plan)


def find_gates(state: MeepleState, plan: Map) -> None:
    """The territory in front of each gate (MW-3.17)."""
    gates = state.gate[:]
    for seat, village in enumerate(plan.villages):
        gates[seat] = tile_at(state, village.gate[0], village.gate[1])  # MW-3.17
    state.gate = gates


def start_seat(state: MeepleState, seat: int) -> None:
    """A meeple on the ladder (MW-4.7), two in the depot (MW-4.8), ten left in reserve (MW-4.9).

    The Village square stands finished in front (MW-4.10) with a worker at its start (MW-4.11).
    """
    depot = state.tables.content.numbers.depot
    state.reserve[seat] -= 1 + depot  # MW-4.7, MW-4.9, MW-15.8
    state.depot[seat] += depot
    stand_building(state, seat, FRONT, state.tables.first_building)  # MW-4.10


def stand_building(state: MeepleState, seat: int, where: int, building: int) -> None:
    """A finished building with a worker on its start space (MW-4.11, MW-4.20)."""
    slot = SLOTS * seat + where
    state.building[slot] = building
    state.done[slot] = 1
    state.space[slot] = 0  # MW-4.11, MW-4.20
    state.workers[seat] -= 1  # MW-4.11, MW-4.20
    state.stock[state.tables.buildings * seat + building] = IN_VILLAGE


def quick_buildings(state: MeepleState) -> None:
    """The quick game: two more finished buildings for each, by turn order, in L and R (MW-4.14, MW-4.19)."""
    names = state.tables.building_names
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        first, second = state.tables.content.numbers.quick[place]
        stand_building(state, seat, LEFT, names.index(first))  # MW-4.19
        stand_building(state, seat, RIGHT, names.index(second))  # MW-4.19
