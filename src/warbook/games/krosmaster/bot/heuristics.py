"""How a bot judges Krosmaster: a quick policy, and a value for a position. Compiled by mypyc."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from warbook.games.krosmaster.bot.evaluate import strengths
from warbook.games.krosmaster.bot.policy import weigh_all
from warbook.games.krosmaster.bot.weights import weight_of
from warbook.games.krosmaster.content.tables import CREATURE, NOBODY
from warbook.games.krosmaster.frames import ACTIVATION, BITS, GONE, PIECES
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Action
from warbook.kernel.rng import Rng

CURIOSITY: Final = weight_of("search", "curiosity")
ASIDE: Final = 8  # an answer in somebody else's turn is no great matter
EACH: Final = 5  # decisions that a character turn is worth
FACTOR: Final = 1000003
MASK: Final = (1 << 36) - 1  # the next product stays within 63 bits


def values(state: KrosmasterState) -> list[float]:
    """How good the state looks for every seat, 0 to 1."""
    side = state.terms.side
    if state.over:
        if state.winner == NOBODY:
            return [0.5] * state.seats
        return [1.0 if side[seat] == state.winner else 0.0 for seat in range(state.seats)]
    sides = strengths(state)
    found: list[float] = []
    for seat in range(state.seats):
        own = int(side[seat])
        others = 0.0
        for other in range(sides.count):
            if other != own:
                others += math.exp(sides.strength[other] - sides.strength[own] - sides.hope[own])
        found.append(1.0 / (1.0 + others))
    return found


def evaluate(state: KrosmasterState, seat: int) -> float:
    """How good the state looks for the seat, 0 to 1."""
    return values(state)[seat]


def weigh(state: KrosmasterState, seat: int, options: list[Action]) -> list[int]:
    """How promising each option looks at first sight."""
    return weigh_all(state, seat, options)


def prior(state: KrosmasterState, seat: int, rng: Rng, options: list[Action]) -> Action:
    """A quick sensible decision: an option drawn by its weight."""
    return options[rng.among(weigh(state, seat, options))]


def view_key(state: KrosmasterState, seat: int) -> int:
    """A number for what the seat can see: where everybody stands, how hurt they are, honour, coins, dice, market."""
    found: i64 = len(state.stack) * 64 + state.active + 1
    found = (found * FACTOR + state.ap * 32 + state.mp) & MASK
    piece: i64 = 0
    for piece in range(PIECES):
        if state.cell[piece] != GONE:
            found = (found * FACTOR + piece * 8640 + state.cell[piece] * 60 + state.damage[piece]) & MASK
    for player in range(state.seats):
        found = (found * FACTOR + state.gg[player] * 64 + state.pool[player]) & MASK
    for place in range(6):
        found = (found * FACTOR + state.shop[place]) & MASK
    found = found * 64 + (state.die[0] + 1) * 8 + state.die[1] + 1
    return int(found)


def pace(state: KrosmasterState, seat: int) -> int:
    """How many decisions of this game turn the seat has probably still to make: those of everybody who still acts."""
    if state.turn != seat:
        return ASIDE
    ahead = 1
    piece: i64 = 0
    for piece in range(PIECES):
        if state.cell[piece] != GONE and state.owner[piece] == seat and state.acted & BITS[piece] == 0:
            if state.tables.species[state.kind[piece]] <= CREATURE:
                ahead += EACH
    if state.stack[-1].kind == ACTIVATION:
        ahead += state.mp + state.ap // 2
    return ahead
