"""The map: neighbours, open borders, meeples (section 3). Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.meeple.board.hexes import DQ, DR, EDGES, distance, opposite, turned
from warbook.games.meeple.content.tables import ALTAR as ALTAR_KIND
from warbook.games.meeple.content.tables import BLANK, NOBODY, NONE, TUNNEL
from warbook.games.meeple.frames import ALTAR, AWARD, CHECK, SEATS, SLOTS
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Frame


def tiles_laid(state: MeepleState) -> list[int]:
    """The territories, by tile."""
    return [tile for tile in range(state.tables.tiles) if state.placed[tile]]


def tile_at(state: MeepleState, q: int, r: int) -> int:
    """The territory in a cell, NONE without one."""
    for tile in range(state.tables.tiles):
        if state.placed[tile] and state.q[tile] == q and state.r[tile] == r:
            return tile
    return NONE


def slot_at(state: MeepleState, q: int, r: int) -> int:
    """The village slot in a cell, NONE without one."""
    for slot in range(state.seats * SLOTS):
        if state.slot_q[slot] == q and state.slot_r[slot] == r:
            return slot
    return NONE


def lay_tile(state: MeepleState, tile: int, q: int, r: int, rotation: int) -> None:
    """Put a tile face up into a cell; it is never moved or turned again (MW-3.13)."""
    columns_q, columns_r = state.q[:], state.r[:]
    placed, rotations, forest = state.placed[:], state.rotation[:], state.forest[:]
    columns_q[tile] = q
    columns_r[tile] = r
    placed[tile] = 1
    rotations[tile] = rotation  # permanent (MW-3.13)
    forest[tile] = turned(int(state.tables.forest[tile]), rotation)
    state.q = columns_q
    state.r = columns_r
    state.placed = placed
    state.rotation = rotations
    state.forest = forest
    join(state, tile)


def join(state: MeepleState, tile: int) -> None:
    """Write down what shares an edge with a new tile (MW-3.5); a tree token on the border counts for both (MW-17.8)."""
    near, trees = state.near[:], state.trees[:]
    for edge in range(EDGES):
        q, r = int(state.q[tile]) + DQ[edge], int(state.r[tile]) + DR[edge]
        other = tile_at(state, q, r)
        if other != NONE:
            near[EDGES * tile + edge] = other  # MW-3.5
            near[EDGES * other + opposite(edge)] = tile
            if trees[other] >> opposite(edge) & 1:
                trees[tile] |= 1 << edge
        else:
            slot = slot_at(state, q, r)
            near[EDGES * tile + edge] = NONE if slot == NONE else -2 - slot  # MW-3.7
    state.near = near
    state.trees = trees
    state.roads = vec[i64]()


def is_open(state: MeepleState, tile: i64, edge: i64) -> bool:
    """Whether a border may be crossed: no forest on either side, or a tree token on it (MW-3.9).

    Neither the gate nor the river around a village closes a border (MW-3.19, MW-3.20).
    """
    if state.trees[tile] >> edge & 1:  # MW-3.9
        return True
    if state.forest[tile] >> edge & 1:  # MW-3.9
        return False
    other: i64 = state.near[6 * tile + edge]
    return other < 0 or state.forest[other] >> ((edge + 3) % 6) & 1 == 0  # MW-3.9, MW-3.20


def may_cross(state: MeepleState, tile: i64, edge: i64) -> bool:
    """Whether the current player's meeples may cross a border: open, or with control of nature (MW-7.10)."""
    return state.nature or is_open(state, tile, edge)  # MW-7.10, MW-21.25


def men_of(state: MeepleState, tile: i64, seat: i64) -> i64:
    """How many meeples of a player stand on a territory."""
    return state.men[4 * tile + seat]


def enemies_on(state: MeepleState, tile: i64, seat: i64) -> i64:
    """How many meeples of others stand on a territory."""
    base: i64 = 4 * tile
    total: i64 = state.men[base] + state.men[base + 1] + state.men[base + 2] + state.men[base + 3]
    return total - state.men[base + seat]


def owners_on(state: MeepleState, tile: int) -> list[int]:
    """The players who have meeples on a territory."""
    return [seat for seat in range(state.seats) if state.men[4 * tile + seat]]


def enemy_on(state: MeepleState, tile: int, seat: int) -> int:
    """Another player with meeples on a territory, NOBODY without one."""
    for other in range(state.seats):
        if other != seat and state.men[4 * tile + other]:
            return other
    return NOBODY


def far(state: MeepleState, tile: int, other: int) -> int:
    """The distance of two territories (MW-3.4)."""
    return distance(int(state.q[tile]), int(state.r[tile]), int(state.q[other]), int(state.r[other]))


def tunnels(state: MeepleState) -> list[int]:
    """The mine tunnels on the map."""
    return [tile for tile in range(state.tables.tiles) if state.placed[tile] and state.tables.kind[tile] == TUNNEL]


def bonus_on(state: MeepleState, tile: int) -> int:
    """The bonus of a territory as a public building, NONE for the others (MW-7.1, MW-17.5)."""
    token = state.token[tile]
    return int(state.tables.bonus[tile] if token == NONE else state.tables.token_bonus[token])  # MW-7.1, MW-17.5


def is_blank(state: MeepleState, tile: int) -> bool:
    """Whether a territory may still get an upgrade token (MW-17.1, MW-17.3, MW-17.4)."""
    return bool(state.placed[tile]) and state.tables.kind[tile] == BLANK and state.token[tile] == NONE  # MW-17.4


def add_men(state: MeepleState, tile: int, seat: int, count: int) -> None:
    """Meeples come onto a territory; there is room for any number (MW-19.8)."""
    state.men[4 * tile + seat] += count  # MW-19.8


def take_men(state: MeepleState, tile: int, seat: int, count: int) -> None:
    """Meeples leave a territory: those placed this turn first, and those that may jump last (MW-21.34, MW-12.27)."""
    state.men[4 * tile + seat] -= count
    if seat != state.turn and count and state.tables.kind[tile] == ALTAR_KIND:
        free_altar(state, tile)
    if seat == state.turn:
        left = state.men[4 * tile + seat]
        state.fresh[tile] -= min(state.fresh[tile], count)  # MW-21.34
        state.moved[tile] = min(state.moved[tile], left - state.fresh[tile])
        state.stepped[tile] = min(state.stepped[tile], left)


def free_altar(state: MeepleState, tile: int) -> None:
    """An altar that loses its last enemy acts at once for the current player, by whatever cause (MW-12.23).

    What was gained by it is counted first, and the end of the game looked for; whether the altar still acts then, it
    sees itself.
    """
    if enemies_on(state, tile, state.turn) or not men_of(state, tile, state.turn) or state.gone[state.turn]:
        return
    place = len(state.stack)
    while place > 0 and state.stack[place - 1].kind in (AWARD, CHECK):
        place -= 1
    state.stack.insert(place, Frame(ALTAR, state.turn, tile))  # MW-12.23


def on_the_battlefield(state: MeepleState, seat: int) -> int:
    """A player's meeples on territories, in cells that wait for a tile, and on defence spaces (MW-18.5)."""
    total = 0
    for tile in range(state.tables.tiles):
        total += int(state.men[4 * tile + seat])
    for slot in range(SEATS * SLOTS):
        total += int(state.guests[4 * slot + seat])
    if seat == state.turn:
        for cell in state.entered:
            total += cell[2]  # MW-18.5
    return total
