"""The geometry of moves and attacks: lines and ranges. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.content.tables import (
    ADDS,
    BETWEEN,
    CARDS_WITH,
    JUMPS,
    LENGTHEN,
    REACH,
    REACH_FROM,
    TRAIN,
    UNLIMITED,
)
from warbook.games.summoner.state import SummonerState, bears, only_card

LENGTHENERS: Final[i64] = CARDS_WITH[LENGTHEN]
STRETCHERS: Final[i64] = CARDS_WITH[LENGTHEN] | CARDS_WITH[TRAIN]  # all that makes attacks longer


def move_lines(state: SummonerState, piece: i64) -> i64:
    """The piece's move lines and ranges (SW-7.1), packed: orthogonal << 3 | diagonal."""
    return state.options.lines[state.kind[piece]]  # SW-11.151


def attack_lines(state: SummonerState, piece: i64) -> i64:
    """The piece's attack lines and ranges: those of its moves (SW-7.2), and what cards add (SW-15.41).

    Bonuses add up (SW-11.144); they lengthen attacks and no moves (SW-11.151), and lift no limit (SW-11.143).
    """
    lines: i64 = state.options.lines[state.kind[piece]]
    longer = state.cards[state.side[piece]] & LENGTHENERS
    if longer | state.orthogonal[piece] | state.diagonal[piece] == 0:
        return lines
    orthogonal: i64 = (lines >> 3) + state.orthogonal[piece]
    diagonal: i64 = (lines & 7) + state.diagonal[piece]  # a line set the piece does not have counts as 0 (SW-15.41)
    if longer and bears(state, piece, only_card(longer)):
        orthogonal += ADDS[only_card(longer)]  # SW-11.150
    return min(orthogonal, UNLIMITED) << 3 | min(diagonal, UNLIMITED)


def longer_reach(state: SummonerState, piece: i64) -> dict[str, int] | None:
    """The attack ranges lengthened by cards; None while they equal the move ranges."""
    lines = attack_lines(state, piece)
    if lines == move_lines(state, piece):
        return None
    return {"orthogonal": int(lines >> 3), "diagonal": int(lines & 7)}


def move_reach(state: SummonerState, piece: i64) -> list[int]:
    """The cells on the piece's move lines within its move range, ascending; the same in all directions (SW-7.4)."""
    return cells_in_reach(move_lines(state, piece), state.cell[piece])


def attack_reach(state: SummonerState, piece: i64) -> list[int]:
    """The cells on the piece's attack lines within its attack range, ascending."""
    return cells_in_reach(attack_lines(state, piece), state.cell[piece])


def cells_in_reach(lines: i64, cell: i64) -> list[int]:
    """The cells on some lines from a cell, ascending."""
    first: i64 = lines << 5 | cell  # no side and no direction is asked for (SW-7.4)
    return [int(REACH[place]) for place in range(REACH_FROM[first], REACH_FROM[first + 1])]


def passed_over(state: SummonerState, src: i64, dst: i64) -> i64:
    """The cells with a piece strictly between two cells of one line.

    Any piece is in the way, of either side, face-up or face-down (SW-7.3, SW-6.10).
    """
    way: i64 = BETWEEN[src << 5 | dst]
    return way & (state.red | state.blue)  # SW-6.10


def is_in_line_of_attack(state: SummonerState, piece: i64, dst: i64) -> bool:
    """Whether an attack meets the piece on a cell of `attack_reach`: first on the line, or behind one for a jumper."""
    passed = passed_over(state, state.cell[piece], dst)
    if JUMPS[state.kind[piece]]:
        # exactly one screen (SW-7.71, SW-7.73), whoever it is (SW-7.72), gaps or not (SW-15.21)
        return passed != 0 and passed & (passed - 1) == 0  # SW-7.72, SW-15.21
    return passed == 0
