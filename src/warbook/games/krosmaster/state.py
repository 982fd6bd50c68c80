"""The state of a game of Krosmaster: columns of ints by piece, by cell and by seat. Compiled by mypyc.

Pieces 0 to 15 are Krosmasters, the others summon tokens; a token that has left the arena may be used again (KA-16.7).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.krosmaster.board.geometry import CELLS
from warbook.games.krosmaster.content.tables import BARE, NOBODY, NONE, Field, Tables
from warbook.games.krosmaster.frames import GONE, KROSMASTERS, NO_TOKENS, ONGOING, PIECES, Strike, Terms
from warbook.kernel.api import State, copy_state, start_state
from warbook.kernel.rng import Rng


@final
class KrosmasterState(State):
    """Everything there is on the table, and nothing else. Lists of lists are replaced, never changed: clones share."""

    tables: Tables
    terms: Terms
    field: Field  # the arena in use; a bare one until it is chosen
    arena: int
    # the board
    at: vec[i64]  # the character or bomb on a cell
    trap: vec[i64]  # the trap on a cell; replaced when changed, as the next three
    scenery: vec[i64]
    scratches: vec[i64]  # damage on scenery (KA-18.6)
    coins: vec[i64]
    # pieces
    kind: vec[i64]
    owner: vec[i64]
    cell: vec[i64]  # GONE out of the arena
    summoner: vec[i64]
    damage: vec[i64]
    hp: vec[i64]  # with equipment (KA-19.18)
    power: vec[i64]  # all powers of card, dice and rewards, as bits
    dice: vec[i64]  # powers of inspiration (KA-7.7)
    ap_plus: vec[i64]  # markers (KA-8.4)
    ap_minus: vec[i64]
    mp_plus: vec[i64]
    mp_minus: vec[i64]
    used: vec[i64]  # spells cast that are limited to once a game, as bits of their places on the card
    hit_by: vec[i64]  # the seat whose effect dealt the last damage (KA-23.12)
    held: list[list[int]]  # the reward tokens on a card, in the order they came
    # the active character
    current: int  # the Krosmaster whose part of the turn it is; its creatures follow it
    active: int  # the character whose turn it is
    ap: int
    mp: int
    cast: i64  # spells cast that are limited to once a turn
    reach: int  # added to its maximum range (KA-12.10)
    boosts: list[int]  # bonuses waiting for the next spell: elements << 10 | damage (KA-19.22)
    acted: i64  # who has acted in this game turn, as bits
    # seats: what a partner has is not shared (KA-24.3)
    pool: vec[i64]  # KA-4.7, KA-24.3
    gg: vec[i64]  # KA-24.3
    out: vec[i64]  # no longer in the game
    timeline: list[list[int]]  # KA-24.3
    starts: list[list[int]]  # each seat's start cells; once all are deployed only a reward asks for them (KA-6.13)
    order: list[int]  # the seats in turn order
    team: list[list[int]]  # figures chosen so far, while teams are chosen
    ready: vec[i64]
    # the table
    bank: int
    wild: int
    turns: int  # game turns begun
    turn: int  # the seat whose game turn it is
    die: vec[i64]  # the two tension dice: their faces, NONE once used
    sold: int
    stack_of_cards: list[int]  # the draft's, the next last
    drafted: int  # cards taken in the draft
    picker: int  # who picked first
    # rewards
    piles: list[list[int]]  # six: two of each rank, the top last
    shop: vec[i64]  # the token face up beside each pile, NONE for none
    up: vec[i64]  # tokens face up on a card
    known: vec[i64]  # who knows a token, as bits of seats; all bits for everyone
    # what is being resolved
    strikes: list[Strike]
    lockers: list[int]
    fallen: list[int]  # knocked out and not yet processed
    bombs: list[int]  # knocked-out bombs that have not exploded
    lost: vec[i64]  # Krosmasters that each seat lost in this game turn (KA-29.5)
    race: int  # who leads the race of KA-29.5
    winner: int  # a side, or NOBODY
    ending: int

    def clone(self) -> KrosmasterState:
        """An independent copy; what is only ever replaced is shared."""
        copy = KrosmasterState()
        copy_state(self, copy)
        copy.tables = self.tables
        copy.terms = self.terms
        copy_board(self, copy)
        copy_pieces(self, copy)
        copy_seats(self, copy)
        copy_table(self, copy)
        return copy


def copy_board(state: KrosmasterState, copy: KrosmasterState) -> None:
    """The arena."""
    copy.field = state.field
    copy.arena = state.arena
    copy.at = state.at[:]
    copy.trap = state.trap
    copy.scenery = state.scenery
    copy.scratches = state.scratches
    copy.coins = state.coins


def copy_pieces(state: KrosmasterState, copy: KrosmasterState) -> None:
    """Everything that belongs to a piece, and the active character."""
    copy.kind = state.kind[:]
    copy.owner = state.owner[:]
    copy.cell = state.cell[:]
    copy.summoner = state.summoner[:]
    copy.damage = state.damage[:]
    copy.hp = state.hp[:]
    copy.power = state.power[:]
    copy.dice = state.dice[:]
    copy.ap_plus = state.ap_plus[:]
    copy.ap_minus = state.ap_minus[:]
    copy.mp_plus = state.mp_plus[:]
    copy.mp_minus = state.mp_minus[:]
    copy.used = state.used[:]
    copy.hit_by = state.hit_by[:]
    copy.held = state.held[:]
    copy.current = state.current
    copy.active = state.active
    copy.ap = state.ap
    copy.mp = state.mp
    copy.cast = state.cast
    copy.reach = state.reach
    copy.boosts = state.boosts
    copy.acted = state.acted


def copy_seats(state: KrosmasterState, copy: KrosmasterState) -> None:
    """Everything that belongs to a seat."""
    copy.pool = state.pool[:]
    copy.gg = state.gg[:]
    copy.out = state.out[:]
    copy.timeline = state.timeline
    copy.starts = state.starts
    copy.order = state.order
    copy.team = state.team
    copy.ready = state.ready[:]
    copy.lost = state.lost[:]
    copy.race = state.race
    copy.winner = state.winner
    copy.ending = state.ending


def copy_table(state: KrosmasterState, copy: KrosmasterState) -> None:
    """The table beside the arena, and what is being resolved."""
    copy.bank = state.bank
    copy.wild = state.wild
    copy.turns = state.turns
    copy.turn = state.turn
    copy.die = state.die[:]
    copy.sold = state.sold
    copy.stack_of_cards = state.stack_of_cards
    copy.drafted = state.drafted
    copy.picker = state.picker
    copy.piles = state.piles[:]
    copy.shop = state.shop[:]
    copy.up = state.up[:]
    copy.known = state.known[:]
    copy.strikes = [strike.clone() for strike in state.strikes] if state.strikes else []
    copy.lockers = state.lockers
    copy.fallen = state.fallen
    copy.bombs = state.bombs


def new_state(tables: Tables, terms: Terms, rng: Rng) -> KrosmasterState:
    """A bare table."""
    state = KrosmasterState()
    start_state(state, rng, terms.seats)
    state.tables = tables
    state.terms = terms
    clear_board(state)
    clear_pieces(state)
    clear_seats(state)
    clear_table(state)
    return state


def clear_board(state: KrosmasterState) -> None:
    """No arena yet."""
    state.field = Field(0, 0)
    state.arena = NONE
    state.at = vec[i64]([NOBODY] * CELLS)
    state.trap = vec[i64]([NOBODY] * CELLS)
    state.scenery = vec[i64]([BARE] * CELLS)
    state.scratches = vec[i64]([0] * CELLS)
    state.coins = vec[i64]([0] * CELLS)


def clear_pieces(state: KrosmasterState) -> None:
    """No piece anywhere."""
    state.kind = vec[i64]([NONE] * PIECES)
    state.owner = vec[i64]([NOBODY] * PIECES)
    state.cell = vec[i64]([GONE] * PIECES)
    state.summoner = vec[i64]([NOBODY] * PIECES)
    state.damage = vec[i64]([0] * PIECES)
    state.hp = vec[i64]([0] * PIECES)
    state.power = vec[i64]([0] * PIECES)
    state.dice = vec[i64]([0] * PIECES)
    state.ap_plus = vec[i64]([0] * PIECES)
    state.ap_minus = vec[i64]([0] * PIECES)
    state.mp_plus = vec[i64]([0] * PIECES)
    state.mp_minus = vec[i64]([0] * PIECES)
    state.used = vec[i64]([0] * PIECES)
    state.hit_by = vec[i64]([NOBODY] * PIECES)
    state.held = [NO_TOKENS] * KROSMASTERS  # KA-19.8
    state.current = NOBODY
    state.active = NOBODY
    state.ap = 0
    state.mp = 0
    state.cast = 0
    state.reach = 0
    state.boosts = []
    state.acted = 0


def clear_seats(state: KrosmasterState) -> None:
    """Players with nothing."""
    state.pool = vec[i64]([0] * 4)
    state.gg = vec[i64]([0] * 4)
    state.out = vec[i64]([0] * 4)
    state.timeline = [[] for _ in range(state.seats)]
    state.starts = [[] for _ in range(state.seats)]
    state.order = list(range(state.seats))
    state.team = [[] for _ in range(state.seats)]
    state.ready = vec[i64]([0] * 4)
    state.lost = vec[i64]([0] * 4)
    state.race = NOBODY
    state.winner = NOBODY
    state.ending = ONGOING


def clear_table(state: KrosmasterState) -> None:
    """Nothing beside the arena."""
    state.bank = state.tables.kamas
    state.wild = 0
    state.turns = 0
    state.turn = NOBODY
    state.die = vec[i64]([NONE, NONE])
    state.sold = 0
    state.stack_of_cards = []
    state.drafted = 0
    state.picker = NOBODY
    state.piles = [[] for _ in range(6)]
    state.shop = vec[i64]([NONE] * 6)
    tokens = len(state.tables.tokens)
    state.up = vec[i64]([0] * tokens)
    state.known = vec[i64]([0] * tokens)
    state.strikes = []
    state.lockers = []
    state.fallen = []
    state.bombs = []
