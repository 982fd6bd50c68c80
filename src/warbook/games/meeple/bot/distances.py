"""The distance from every territory to every village slot (MW-11.2 to 11.4). Compiled by mypyc.

A way leads over open borders and through empty cells, which count for more than a step: nobody knows what lies there.
The distances hold for one map: a change of the map drops them, and the next use recomputes them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.meeple.board.hexes import DQ, DR
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.state import MeepleState

STEP: Final = 10  # ways are measured in tenths of a step
UNKNOWN: Final = 14  # into an empty cell
FARTHEST: Final = 90  # no way, or too long to matter
SIDE: Final = 28  # cells in a row of the chart; what lies beyond has no ways
MIDDLE: Final = 14
CELLS: Final = SIDE * SIDE
EMPTY: Final = -1
CLOSED: Final = -2  # outside, or a village slot
BEYOND: Final = vec[i64]([SIDE * DQ[edge] + DR[edge] for edge in range(6)])


def roads_of(state: MeepleState) -> vec[i64]:
    """The ways on the map, as tiles * slot + tile."""
    if len(state.roads) == 0:
        state.roads = find_roads(state)
    return state.roads


def is_charted(q: i64, r: i64) -> bool:
    """Whether a cell lies on the chart, with neighbours all around."""
    return -MIDDLE < q < SIDE - MIDDLE - 1 and -MIDDLE < r < SIDE - MIDDLE - 1


def cell_of(q: i64, r: i64) -> i64:
    """The place of a cell on the chart."""
    return (q + MIDDLE) * SIDE + r + MIDDLE


def chart_of(state: MeepleState) -> vec[i64]:
    """What lies in every cell: a tile, EMPTY, or CLOSED."""
    closed = NONE if state.supply else CLOSED  # without tiles nobody explores (MW-19.6)
    chart = vec[i64]([closed] * CELLS)
    place: i64 = 0
    for place in range(SIDE):
        chart[place] = CLOSED
        chart[CELLS - 1 - place] = CLOSED
        chart[SIDE * place] = CLOSED
        chart[SIDE * place + SIDE - 1] = CLOSED
    for place in range(state.tables.tiles):
        if state.placed[place] and is_charted(state.q[place], state.r[place]):
            chart[cell_of(state.q[place], state.r[place])] = place
    for place in range(SLOTS * state.seats):
        chart[cell_of(state.slot_q[place], state.slot_r[place])] = CLOSED
    return chart


def find_roads(state: MeepleState) -> vec[i64]:
    """Walk backwards from every village slot."""
    tiles: i64 = state.tables.tiles
    chart = chart_of(state)
    found = vec[i64]([FARTHEST] * (state.tables.tiles * SLOTS * state.seats))
    slot: i64 = 0
    for slot in range(SLOTS * state.seats):
        way = walk_from(state, chart, cell_of(state.slot_q[slot], state.slot_r[slot]))
        tile: i64 = 0
        for tile in range(tiles):
            if state.placed[tile] and is_charted(state.q[tile], state.r[tile]):
                found[tiles * slot + tile] = way[cell_of(state.q[tile], state.r[tile])]
    return found


def walk_from(state: MeepleState, chart: vec[i64], goal: i64) -> vec[i64]:
    """The length of the way to a goal from every cell of the chart."""
    way = vec[i64]([FARTHEST] * CELLS)
    queue = vec[i64]([goal] * (4 * SIDE))
    way[goal] = 0
    first: i64 = 0
    last: i64 = 1
    room: i64 = len(queue)
    edge: i64 = 0
    while first != last:
        cell = queue[first % room]
        first += 1
        length = way[cell] + (UNKNOWN if chart[cell] == EMPTY else STEP)
        if length >= FARTHEST:
            continue
        for edge in range(6):
            before = cell + BEYOND[edge]
            if way[before] > length and is_passable(state, chart[before], chart[cell], edge):
                way[before] = length
                if last - first < room:
                    queue[last % room] = before
                    last += 1
    return way


def is_passable(state: MeepleState, before: i64, there: i64, edge: i64) -> bool:
    """Whether one can step from a cell to the one that sees it across its edge."""
    if before == CLOSED:
        return False
    if before != EMPTY and state.forest[before] >> ((edge + 3) % 6) & 1:
        return state.trees[before] >> ((edge + 3) % 6) & 1 == 1
    if there >= 0 and state.forest[there] >> edge & 1:
        return state.trees[there] >> edge & 1 == 1
    return True
