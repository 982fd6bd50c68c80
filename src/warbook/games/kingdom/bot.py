"""How a bot judges a game of the family: a quick policy, and a value for a position. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.judge import chance, odds
from warbook.games.kingdom.policy import gains
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import WON
from warbook.kernel.api import Action
from warbook.kernel.rng import Rng

CURIOSITY: Final = 0.1
KEPT: Final = 6  # options that are looked at more closely
FINE: Final = 20.0  # parts of a square that make a difference
MASK: Final = (1 << 36) - 1
FACTOR: Final = 1000003


def values(state: KingdomState) -> list[float]:
    """How good the state looks for every seat, 0 to 1: the same for all."""
    return [evaluate(state, 0)] * state.seats


def evaluate(state: KingdomState, seat: int) -> float:
    """How good the state looks for the team, 0 to 1."""
    if state.over:
        return 1.0 if state.ending == WON else 0.0
    return odds(chance(state))


def weigh(state: KingdomState, seat: int, options: list[Action]) -> list[int]:
    """How promising each option looks at first sight; all but the best few are not worth a look."""
    found = gains(state, seat, options)
    kept = sorted(found)[-KEPT:][0]
    weights = [max(1, int(FINE * gain)) if gain >= kept else -1 for gain in found]
    left = KEPT
    for place, weight in enumerate(weights):  # of many equals the first few are enough
        if weight >= 0:
            left -= 1
            if left < 0 and found[place] == kept:
                weights[place] = -1
    return weights


def prior(state: KingdomState, seat: int, rng: Rng, options: list[Action]) -> Action:
    """A quick sensible decision: what promises most, chance among equals."""
    found = gains(state, seat, options)
    best = max(found)
    equal = [action for action, gain in zip(options, found) if gain > best - 0.01]
    return equal[int(rng.below(len(equal)))]


def pace(state: KingdomState, seat: int) -> int:
    """How many decisions of this round are probably still to come: cards in hand, and the heroes."""
    left = 4
    for card in range(len(state.hand)):
        left += 2 * int(state.hand[card])
    return left


def glimpse(state: KingdomState) -> int:
    """A number for what everybody can see."""
    found = state.round * 8 + state.phase
    for tray in range(len(state.card)):
        here = int(state.card[tray]) * 31 + int(state.index[tray]) + int(state.tiled[tray]) + int(state.soldiers[tray])
        found = (found * FACTOR + here) & MASK
    for figure in range(len(state.cell)):
        found = (
            found * FACTOR + int(state.cell[figure]) * 32 + int(state.block[figure]) + int(state.health[figure])
        ) & MASK
    for card in range(len(state.hand)):
        found = (found * FACTOR + int(state.hand[card])) & MASK
    return (found * FACTOR + len(state.stack) * 64 + int(state.done)) & MASK
