"""Finished games and worked examples, shown with full information, moment by moment."""

from __future__ import annotations

from warbook.games.sample_game.scenes.positions import position, whole
from warbook.games.sample_game.scenes.runner import RUNNER, the_game
from warbook.games.sample_game.state import SampleGameState
from warbook.kernel.api import Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector

__all__ = ["played", "whole"]


def played(vector: Vector) -> list[tuple[Action | None, Step | None, SampleGameState]]:
    """A vector's position, then each of its actions with what it did; an action that is refused ends the list."""
    return RUNNER.played(vector, the_game(), position(vector))
