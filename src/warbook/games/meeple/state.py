"""The state of a game of Meeple War: columns of ints by tile, by slot and by seat. Compiled by mypyc.

Meeples of one player are alike: only counts matter (MW-21.34). A territory is named by its tile.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.meeple.content.tables import NOBODY, NONE, Tables
from warbook.games.meeple.frames import ONGOING, SEATS, SLOTS, Terms
from warbook.kernel.api import State, copy_state, start_state
from warbook.kernel.rng import Rng


@final
class MeepleState(State):
    """Everything on the table. Lists, and the columns so marked, are replaced and never changed: clones share them."""

    tables: Tables
    terms: Terms
    # the map; replaced when a tile or a token is laid
    q: vec[i64]  # by tile: where it lies
    r: vec[i64]
    placed: vec[i64]
    rotation: vec[i64]
    forest: vec[i64]  # edges with forest where the tile lies now, as bits
    trees: vec[i64]  # edges with a tree token, as bits
    token: vec[i64]  # the upgrade token on it
    near: vec[i64]  # 6 * tile + edge: the tile beyond, -1 for an empty cell, -2 - slot for a slot (MW-3.6)
    roads: vec[i64]  # cached distances for bots, empty until needed (bot/distances.py)
    slot_q: vec[i64]  # by slot, 4 * seat + F, L, R, B
    slot_r: vec[i64]
    gate: vec[i64]  # by seat: the gate territory
    # meeples
    men: vec[i64]  # 4 * tile + seat: how many stand there
    fresh: vec[i64]  # by tile: of the current player's, placed this turn and not moved
    moved: vec[i64]  # by tile: of the current player's, arrived by a move this turn
    stepped: vec[i64]  # by tile: entered this turn by a step or a cave move (MW-12.9)
    # cells that wait for a tile: q, r, meeples, edges they came in by as bits
    entered: list[list[int]]
    # villages, by slot
    building: vec[i64]
    done: vec[i64]  # finished, not a site
    space: vec[i64]  # where its one worker stands (MW-8.3): a space of the path, or steps of the construction path
    guests: vec[i64]  # 4 * slot + seat: meeples on its defence spaces
    # seats
    stock: vec[i64]  # 10 * seat + building: 0 in reserve, 1 in the village, 2 destroyed
    reserve: vec[i64]
    depot: vec[i64]
    honour: vec[i64]
    phantom: vec[i64]  # victory points without a meeple (MW-15.5)
    bravery: vec[i64]
    workers: vec[i64]  # in reserve
    tree: vec[i64]  # the tree token is still there
    tokens: vec[i64]  # upgrade tokens held, as bits
    shields: list[list[int]]  # by seat: the shield sources controlled at the start of its last turn (MW-7.13)
    called: vec[i64]  # wants a window for its tokens at the next turn
    gone: vec[i64]  # has resigned
    # the table
    pool: i64  # upgrade tokens not taken, as bits
    supply: list[int]  # face-down tiles, the next last
    first: int
    turn: int  # who has the hammer (MW-2.13)
    turns: int
    # this turn
    pending: i64  # slots whose action waits, as bits
    bonuses: list[int]  # tiles whose instant bonus waits
    weapons: int  # forges in force
    nature: bool
    flags: int  # tower flags of this turn
    altars: i64  # those that have acted, as bits of tiles
    winners: list[int]
    ending: int

    def clone(self) -> MeepleState:
        """An independent copy; what is only ever replaced is shared."""
        copy = MeepleState()
        copy_state(self, copy)
        copy.tables = self.tables
        copy.terms = self.terms
        share_map(self, copy)
        copy_meeples(self, copy)
        copy_seats(self, copy)
        copy_turn(self, copy)
        return copy


def share_map(state: MeepleState, copy: MeepleState) -> None:
    """The map, which is replaced whenever something is laid on it."""
    copy.q = state.q
    copy.r = state.r
    copy.placed = state.placed
    copy.rotation = state.rotation
    copy.forest = state.forest
    copy.trees = state.trees
    copy.token = state.token
    copy.near = state.near
    copy.roads = state.roads
    copy.slot_q = state.slot_q
    copy.slot_r = state.slot_r
    copy.gate = state.gate


def copy_meeples(state: MeepleState, copy: MeepleState) -> None:
    """Meeples, and the buildings with what is on them."""
    copy.men = state.men[:]
    copy.fresh = state.fresh[:]
    copy.moved = state.moved[:]
    copy.stepped = state.stepped[:]
    copy.entered = state.entered
    copy.building = state.building[:]
    copy.done = state.done[:]
    copy.space = state.space[:]
    copy.guests = state.guests[:]


def copy_seats(state: MeepleState, copy: MeepleState) -> None:
    """Everything that belongs to a seat."""
    copy.stock = state.stock[:]
    copy.reserve = state.reserve[:]
    copy.depot = state.depot[:]
    copy.honour = state.honour[:]
    copy.phantom = state.phantom[:]
    copy.bravery = state.bravery[:]
    copy.workers = state.workers[:]
    copy.tree = state.tree[:]
    copy.tokens = state.tokens[:]
    copy.shields = state.shields
    copy.called = state.called[:]
    copy.gone = state.gone[:]


def copy_turn(state: MeepleState, copy: MeepleState) -> None:
    """The table and the turn."""
    copy.pool = state.pool
    copy.supply = state.supply
    copy.first = state.first
    copy.turn = state.turn
    copy.turns = state.turns
    copy.pending = state.pending
    copy.bonuses = state.bonuses
    copy.weapons = state.weapons
    copy.nature = state.nature
    copy.flags = state.flags
    copy.altars = state.altars
    copy.winners = state.winners
    copy.ending = state.ending


def new_state(tables: Tables, terms: Terms, rng: Rng) -> MeepleState:
    """A bare table: no tile lies anywhere, all components are in reserve, all tokens in the pool (MW-4.6, MW-4.12)."""
    state = MeepleState()
    start_state(state, rng, terms.seats)
    state.tables = tables
    state.terms = terms
    clear_map(state)
    clear_seats(state)  # MW-4.6
    state.pool = 2**tables.tokens - 1  # MW-4.12
    state.supply = []
    state.first = NOBODY
    state.turn = NOBODY
    state.turns = 0
    state.pending = 0
    state.bonuses = []
    state.weapons = 0
    state.nature = False
    state.flags = 0
    state.altars = 0
    state.winners = []
    state.ending = ONGOING
    return state


def clear_map(state: MeepleState) -> None:
    """No tile, no meeple, no building."""
    tiles, slots = state.tables.tiles, SEATS * SLOTS
    state.q = vec[i64]([0] * tiles)
    state.r = vec[i64]([0] * tiles)
    state.placed = vec[i64]([0] * tiles)
    state.rotation = vec[i64]([0] * tiles)
    state.forest = vec[i64]([0] * tiles)
    state.trees = vec[i64]([0] * tiles)
    state.token = vec[i64]([NONE] * tiles)
    state.near = vec[i64]([NONE] * (6 * tiles))
    state.roads = vec[i64]()
    state.slot_q = vec[i64]([0] * slots)
    state.slot_r = vec[i64]([0] * slots)
    state.gate = vec[i64]([NONE] * SEATS)
    state.men = vec[i64]([0] * (4 * tiles))
    state.fresh = vec[i64]([0] * tiles)
    state.moved = vec[i64]([0] * tiles)
    state.stepped = vec[i64]([0] * tiles)
    state.entered = []
    state.building = vec[i64]([NONE] * slots)
    state.done = vec[i64]([0] * slots)
    state.space = vec[i64]([0] * slots)
    state.guests = vec[i64]([0] * (4 * slots))


def clear_seats(state: MeepleState) -> None:
    """Everybody with all components in reserve, an empty depot and mountain, and the tree token (MW-2.6)."""
    tables = state.tables
    state.stock = vec[i64]([0] * (tables.buildings * SEATS))  # MW-2.2, MW-2.3, MW-4.12
    state.reserve = vec[i64]([tables.meeples] * SEATS)
    state.depot = vec[i64]([0] * SEATS)
    state.honour = vec[i64]([0] * SEATS)  # MW-2.6, MW-4.12
    state.phantom = vec[i64]([0] * SEATS)
    state.bravery = vec[i64]([0] * SEATS)
    state.workers = vec[i64]([tables.workers] * SEATS)
    state.tree = vec[i64]([1] * SEATS)  # MW-2.6, MW-4.12
    state.tokens = vec[i64]([0] * SEATS)
    state.shields = [[] for _ in range(SEATS)]
    state.called = vec[i64]([0] * SEATS)
    state.gone = vec[i64]([0] * SEATS)
