"""What may be done beside the game: resigning, and losing on time (QZ-4.3). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.sample_game.flow import end
from warbook.games.sample_game.state import BY_RESIGNATION, BY_TIME, SampleGameState
from warbook.games.sample_game.verbs import ASIDES, RESIGN
from warbook.kernel.api import Action, act


def aside_options(seat: int) -> list[Action]:
    """Both are allowed at any time while the game goes on."""
    return [act(seat, verb) for verb in ASIDES]


def take_aside(state: SampleGameState, seat: int, verb: int) -> None:
    """The other side wins."""
    end(state, 1 - seat, BY_RESIGNATION if verb == RESIGN else BY_TIME, "QZ-4.3")
