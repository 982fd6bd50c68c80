"""Pieces and cells: what is cheap to ask of the state, and how a piece comes onto the board. Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.krosmaster.board.geometry import NOWHERE, STEP
from warbook.games.krosmaster.content.tables import BOMB, BUSH, CREATURE, ITTY_BITTY, NOBODY, TRAP, TREE
from warbook.games.krosmaster.frames import BITS, GONE, KROSMASTERS, NO_TOKENS, PIECES
from warbook.games.krosmaster.present.events import Who
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Frame


def who(state: KrosmasterState, piece: i64) -> Who:
    """What everyone calls a piece by."""
    return Who(kind=int(state.kind[piece]), owner=int(state.owner[piece]))


def species(state: KrosmasterState, piece: i64) -> i64:
    """What a piece is: a Krosmaster, a creature, a bomb or a trap."""
    return state.tables.species[state.kind[piece]]


def is_krosmaster(piece: i64) -> bool:
    """Whether it is a figure with a card."""
    return piece < KROSMASTERS


def is_character(state: KrosmasterState, piece: i64) -> bool:
    """Whether it is a Krosmaster or a creature, for whom the same rules count (KA-4.1, KA-16.2)."""
    return state.tables.species[state.kind[piece]] <= CREATURE  # KA-4.1


def is_bomb(state: KrosmasterState, piece: i64) -> bool:
    """Whether it is a bomb (KA-16.9)."""
    return state.tables.species[state.kind[piece]] == BOMB


def side_of(state: KrosmasterState, piece: i64) -> i64:
    """The side that a piece fights for: its player's, or both partners' (KA-24.2)."""
    return state.terms.side[state.owner[piece]]  # KA-24.2


def are_allies(state: KrosmasterState, one: i64, other: i64) -> bool:
    """Whether two pieces are of one side; a character is its own ally (KA-4.2)."""
    return state.terms.side[state.owner[one]] == state.terms.side[state.owner[other]]  # KA-4.2, KA-24.2


def has_power(state: KrosmasterState, piece: i64, power: i64) -> bool:
    """Whether a piece has a power, from wherever (KA-17.2)."""
    return state.power[piece] & power != 0


def is_empty(state: KrosmasterState, cell: i64) -> bool:
    """Whether a cell of the board holds no obstacle (KA-2.7, KA-2.8, KA-18.5); a crate is none (KA-9.3)."""
    if state.field.ground[cell] == 0 or state.at[cell] != NOBODY:  # KA-2.7
        return False
    scenery: i64 = state.scenery[cell]
    return scenery != TREE and scenery != BUSH  # KA-18.5, KA-2.7, KA-2.8, KA-9.3


def blocks_sight(state: KrosmasterState, cell: i64) -> bool:
    """Whether sight cannot pass: a tree, or a character that is not Itty-Bitty (KA-12.12); nothing else (KA-12.13)."""
    if state.scenery[cell] == TREE:  # KA-12.12
        return True
    piece: i64 = state.at[cell]
    if piece == NOBODY:  # KA-12.13
        return False
    if state.power[piece] & ITTY_BITTY:  # KA-18.5
        return False
    return state.tables.species[state.kind[piece]] <= CREATURE  # summoned ones too (KA-12.12, KA-16.3)


def adjacent(state: KrosmasterState, cell: i64, way: i64) -> i64:
    """The adjacent cell in a direction, NOWHERE off the board."""
    to: i64 = STEP[4 * cell + way]
    if to == NOWHERE or state.field.ground[to] == 0:
        return NOWHERE
    return to


def summons_of(state: KrosmasterState, summoner: int, kind: int) -> list[int]:
    """The tokens of one kind that a character has in the arena (KA-26.2)."""
    return [
        piece
        for piece in range(KROSMASTERS, PIECES)
        if state.summoner[piece] == summoner and state.kind[piece] == kind and state.cell[piece] != GONE
    ]


def all_summons_of(state: KrosmasterState, summoner: int) -> list[int]:
    """Every token of a character in the arena."""
    return [
        piece for piece in range(KROSMASTERS, PIECES) if state.summoner[piece] == summoner and state.cell[piece] != GONE
    ]


def krosmasters_of(state: KrosmasterState, seat: int) -> list[int]:
    """A player's Krosmasters in the arena, in timeline order."""
    return [piece for piece in state.timeline[seat] if state.cell[piece] != GONE]


def put(state: KrosmasterState, piece: i64, cell: i64) -> None:
    """Stand a piece on a cell, or lay a trap there (KA-2.9)."""
    state.cell[piece] = cell
    if state.tables.species[state.kind[piece]] == TRAP:
        traps = state.trap[:]
        traps[cell] = piece
        state.trap = traps  # KA-16.16
    else:
        assert state.at[cell] == NOBODY  # KA-2.9
        state.at[cell] = piece


def lift(state: KrosmasterState, piece: i64) -> None:
    """Take a piece off the board."""
    cell: i64 = state.cell[piece]
    state.cell[piece] = GONE
    if state.tables.species[state.kind[piece]] == TRAP:
        traps = state.trap[:]
        traps[cell] = NOBODY
        state.trap = traps
    else:
        state.at[cell] = NOBODY


def has_room(state: KrosmasterState) -> bool:
    """Whether there is a token left to be summoned (KA-1.8)."""
    for piece in range(KROSMASTERS, PIECES):
        if state.cell[piece] == GONE:
            return True
    return False


def summon(state: KrosmasterState, kind: int, summoner: int, cell: int) -> int:
    """Put a token onto the board for a character (KA-26.2): its piece."""
    piece = next(piece for piece in range(KROSMASTERS, PIECES) if state.cell[piece] == GONE)  # KA-16.7
    state.kind[piece] = kind
    state.owner[piece] = state.owner[summoner]
    state.summoner[piece] = summoner
    clear_piece(state, piece)
    put(state, piece, cell)
    return piece


def clear_piece(state: KrosmasterState, piece: int) -> None:
    """A piece as its card or token shows it."""
    state.damage[piece] = 0
    state.hp[piece] = state.tables.hp[state.kind[piece]]
    state.power[piece] = state.tables.powers[state.kind[piece]] if state.terms.powers else 0
    state.dice[piece] = 0
    state.ap_plus[piece] = 0
    state.ap_minus[piece] = 0
    state.mp_plus[piece] = 0
    state.mp_minus[piece] = 0
    state.used[piece] = 0
    state.hit_by[piece] = NOBODY
    state.acted &= ~BITS[piece]  # KA-16.6


def refresh(state: KrosmasterState, piece: int) -> None:
    """Work out HP and powers again from card, dice and face-up rewards (KA-17.2), not from face-down ones (KA-19.9)."""
    kind = state.kind[piece]
    power: i64 = (state.tables.powers[kind] | state.dice[piece]) if state.terms.powers else 0  # KA-7.10, KA-17.2
    hp: i64 = state.tables.hp[kind]
    for token in state.held[piece] if piece < KROSMASTERS else NO_TOKENS:
        if state.up[token]:  # KA-19.9
            reward = state.tables.tokens[token]
            power |= state.tables.reward.powers[reward]  # KA-17.2
            hp += state.tables.reward.hp[reward]
    state.power[piece] = power
    state.hp[piece] = hp


def is_in_play(state: KrosmasterState, seat: int) -> bool:
    """Whether a player still has a Krosmaster in the arena."""
    for piece in state.timeline[seat]:
        if state.cell[piece] != GONE:
            return True
    return False


def top(state: KrosmasterState) -> Frame:
    """What is being resolved now."""
    return state.stack[-1]


def replace_top(state: KrosmasterState, frame: Frame) -> None:
    """Go over to the next step of what is being resolved."""
    state.stack[-1] = frame
