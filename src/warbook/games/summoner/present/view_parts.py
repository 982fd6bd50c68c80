"""What an audience sees of the pieces, each as one number: a view is put together from parts that are there already.

Compiled by mypyc: a server builds a view for every audience of every action.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.cards.protection import guard_of, shield_of
from warbook.games.summoner.content.tables import CELLS, NOBODY
from warbook.games.summoner.state import SummonerState, is_up
from warbook.games.summoner.verbs import ATTACK, HIDDEN_ATTACK, MOVE, SUMMON, src_of
from warbook.kernel.api import Action, arg_of, verb_of

UNSEEN: Final = 0  # the type of a back that tells its owner, no more (SW-1.11, SW-6.2, SW-16.4)


def piece_bits(state: SummonerState, seat: int) -> list[int]:
    """The pieces on the board by cell, each with all that the seat may know of it; read by `view`.

    From the lowest bit: cell 5, piece 5, side 1, up 1, type + 1 4, known 1, transformed 1, used 1, sniper 1,
    orthogonal 8, diagonal 8.
    """
    found: list[int] = []
    for cell in range(CELLS):
        piece: i64 = state.at[cell]
        if piece == NOBODY:
            continue
        side: i64 = state.side[piece]
        up = is_up(state, piece)
        seen: i64 = cell | piece << 5 | side << 10
        if up:
            seen |= 1 << 11
        if up or state.known[piece] == 1 or side == seat or state.over:  # SW-16.1, SW-16.5
            seen |= state.kind[piece] + 1 << 12 | state.known[piece] << 16 | state.changed[piece] << 17
            seen |= state.used[piece] << 18 | state.sniper[piece] << 19
            seen |= state.orthogonal[piece] << 20 | state.diagonal[piece] << 28
        found.append(int(seen))
    return found


def shielded(state: SummonerState) -> list[int]:
    """The cells of pieces that nobody may attack now, or no hidden enemy (SW-8.3), ascending."""
    found: list[int] = []
    for cell in range(CELLS):
        piece: i64 = state.at[cell]
        if piece == NOBODY:
            continue
        # the cards behind it are battlefield cards of face-up bearers: public, like their effect (SW-3.7)
        saved = shield_of(state, int(piece)) if is_up(state, piece) else guard_of(state, cell)
        if saved != NOBODY:
            found.append(cell)
    return found


def actors(state: SummonerState, actions: list[Action]) -> list[int]:
    """For each action the type of the piece on the board that acts, or NOBODY; asked only for one's own actions."""
    found: list[int] = []
    for action in actions:
        verb, arg = verb_of(action), arg_of(action)
        if verb == SUMMON:
            found.append(int(state.kind[state.at[arg]]))
        elif verb == MOVE or verb == ATTACK or verb == HIDDEN_ATTACK:
            found.append(int(state.kind[state.at[src_of(arg)]]))
        else:
            found.append(NOBODY)
    return found
