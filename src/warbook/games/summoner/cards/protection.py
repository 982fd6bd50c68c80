"""Cards that keep an attack from being declared, or an attacker from dying (SW-8.3, SW-8.15). Compiled by mypyc.

A stopped attack is illegal and not a failure, for the cards are public by then (SW-15.29).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.cards.effects import is_shielded
from warbook.games.summoner.content.tables import CARDS, CARDS_WITH, GUARD, NOBODY, RANKS, SHIELD, WITH_SUMMONER
from warbook.games.summoner.state import SummonerState, bears, has, is_up, only_card

SHIELDS: Final[i64] = CARDS_WITH[SHIELD]
GUARDS: Final[i64] = CARDS_WITH[GUARD]


def shield_of(state: SummonerState, piece: int) -> int:
    """The card that saves the piece from hidden enemies at this moment, or NOBODY."""
    held = state.cards[state.side[piece]] & SHIELDS
    if held == 0:
        return NOBODY
    for card in range(CARDS):
        if held >> card & 1 and is_shielded(state, piece, card, WITH_SUMMONER[card]):
            return card
    return NOBODY


def guard_of(state: SummonerState, cell: int) -> int:
    """The face-up bearer that guards the face-down piece on a cell (SW-11.130), or NOBODY.

    Only attacks ask: a forced summon or a swap is none (SW-11.132).
    """
    guarded = state.at[cell]
    seat = state.side[guarded]
    held = state.cards[seat] & GUARDS
    if held == 0:
        return NOBODY
    card = only_card(held)
    column = cell - cell % RANKS
    for other in range(column, column + RANKS):
        # in front and behind are the same file, one rank away (SW-1.5), or the whole file by option
        if other == cell or not (state.options.guard_column or abs(other - cell) == 1):  # SW-15.40, SW-1.5
            continue
        if not has(state.open, other):  # SW-10.7
            continue
        guard = state.at[other]
        if state.side[guard] == seat and bears(state, guard, card) and is_up(state, guard):
            return guard
    return NOBODY
