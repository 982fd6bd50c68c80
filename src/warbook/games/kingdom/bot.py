"""How a bot judges a game of the family: a quick policy, and a value for a position. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import WON
from warbook.kernel.api import Action
from warbook.kernel.rng import Rng

CURIOSITY: Final = 0.3


def values(state: KingdomState) -> list[float]:
    """How good the state looks for every seat, 0 to 1: the same for all."""
    return [evaluate(state, 0)] * state.seats


def evaluate(state: KingdomState, seat: int) -> float:
    """How good the state looks for the team, 0 to 1."""
    if state.over:
        return 1.0 if state.ending == WON else 0.0
    return 0.1 + 0.8 * float(state.hearts) / float(state.terms.setting.hearts)


def weigh(state: KingdomState, seat: int, options: list[Action]) -> list[int]:
    """How promising each option looks at first sight."""
    return [1] * len(options)


def prior(state: KingdomState, seat: int, rng: Rng, options: list[Action]) -> Action:
    """A quick sensible decision: an option drawn by its weight."""
    return options[int(rng.below(len(options)))]


def pace(state: KingdomState, seat: int) -> int:
    """How many decisions of this round are probably still to come."""
    return 10


def glimpse(state: KingdomState) -> int:
    """A number for what everybody can see."""
    found = state.round * 8 + state.phase
    for tray in range(len(state.card)):
        found = (found * 1000003 + int(state.card[tray]) * 31 + int(state.index[tray]) + int(state.tiled[tray])) & (
            2**36 - 1
        )
    return found
