"""From the options and the seed to the first question. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.sample_game.flow import ask_next
from warbook.games.sample_game.state import Options, SampleGameState, new_state
from warbook.kernel.rng import Seed, seeded


def set_up(options: Options, seed: Seed) -> SampleGameState:
    """The scouts stand on their cells, and Red is asked where its banner is (QZ-2.2)."""
    state = new_state(options, seeded(seed))
    ask_next(state, 0)
    return state
