"""How a bot judges Summoner War: a quick policy, and a value for a position. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.summoner.state import SummonerState
from warbook.games.summoner.tables import NOBODY
from warbook.kernel.api import Action
from warbook.kernel.rng import Rng


def evaluate(state: SummonerState, seat: int) -> float:
    """How good the state looks for the seat, 0 to 1."""
    if state.over:
        return 0.5 if state.winner == NOBODY else 1.0 if state.winner == seat else 0.0
    return 0.5


def prior(state: SummonerState, seat: int, rng: Rng, legal: list[Action]) -> Action:
    """A quick sensible decision."""
    return legal[int(rng.below(len(legal)))]
