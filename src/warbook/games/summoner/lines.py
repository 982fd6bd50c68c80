"""Lines and ranges: where a piece may go and what it may strike, as far as geometry decides. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.state import SummonerState, bears
from warbook.games.summoner.tables import (
    ADDS,
    BETWEEN,
    CARDS_WITH,
    DIAGONAL,
    JUMPS,
    LENGTHEN,
    ORTHOGONAL,
    REACH,
    TUNABLE,
    UNLIMITED,
)

LENGTHENERS: Final = CARDS_WITH[LENGTHEN]


def move_reach(state: SummonerState, piece: int) -> list[int]:
    """The cells on the piece's move lines within its move range (SW-7.1), ascending."""
    kind = state.kind[piece]
    orthogonal = ORTHOGONAL[kind]
    if TUNABLE[kind] and state.options.soldier_unlimited:
        orthogonal = UNLIMITED
    return REACH[(orthogonal << 3 | DIAGONAL[kind]) << 5 | state.cell[piece]]


def attack_reach(state: SummonerState, piece: int) -> list[int]:
    """The cells on the piece's attack lines within its attack range (SW-7.2), ascending."""
    kind = state.kind[piece]
    orthogonal = ORTHOGONAL[kind] + state.orthogonal[piece]
    diagonal = DIAGONAL[kind] + state.diagonal[piece]  # a line set the piece does not have counts as 0 (SW-15.41)
    if TUNABLE[kind] and state.options.soldier_unlimited:
        orthogonal = UNLIMITED
    longer = state.cards[state.side[piece]] & LENGTHENERS
    if longer and bears(state, piece, longer.bit_length() - 1):
        orthogonal += ADDS[longer.bit_length() - 1]  # SW-11.150
    if orthogonal > UNLIMITED:
        orthogonal = UNLIMITED
    if diagonal > UNLIMITED:
        diagonal = UNLIMITED
    return REACH[(orthogonal << 3 | diagonal) << 5 | state.cell[piece]]


def is_in_line_of_attack(state: SummonerState, piece: int, cell: int) -> bool:
    """Whether what stands on a cell of `attack_reach` is met: first on the line, or behind one screen for a jumper.

    Any piece blocks: own or enemy, face-up or face-down (SW-7.3, SW-6.10).
    """
    occupied = state.red | state.blue
    passed = i64(BETWEEN[state.cell[piece] << 5 | cell]) & occupied
    if JUMPS[state.kind[piece]]:
        return passed != 0 and passed & (passed - 1) == 0  # exactly one screen (SW-7.71, SW-7.73)
    return passed == 0


def is_free_way(state: SummonerState, src: int, cell: int) -> bool:
    """Whether every cell strictly between two cells of a line is empty (SW-7.1)."""
    return i64(BETWEEN[src << 5 | cell]) & (state.red | state.blue) == 0
