"""What a position is worth for a seat, judged as if all of it were known. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.sample_game.bot.weights import weight_of
from warbook.games.sample_game.content.tables import NOBODY, steps_between
from warbook.games.sample_game.state import SampleGameState, has_hidden

STEP: Final[float] = weight_of("value", "step")
TEMPO: Final[float] = weight_of("value", "tempo")
SURE: Final = 0.95  # no position is worth more before the game is over


def value(state: SampleGameState, seat: int) -> float:
    """The chance to win, 0 to 1: the side that is nearer to the other's banner is ahead."""
    if state.over:
        return 0.5 if state.winner == NOBODY else 1.0 if state.winner == seat else 0.0
    enemy = 1 - seat
    if not has_hidden(state, seat) or not has_hidden(state, enemy):
        return 0.5
    lead = steps_between(state.scout[enemy], state.banner[seat]) - steps_between(state.scout[seat], state.banner[enemy])
    tempo = TEMPO if state.stack[-1].seat == seat else -TEMPO
    return max(1.0 - SURE, min(SURE, 0.5 + STEP * lead + tempo))
