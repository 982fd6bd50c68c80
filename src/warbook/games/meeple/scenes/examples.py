"""Finished games and worked examples, shown with full information, moment by moment."""

from __future__ import annotations

from warbook.games.meeple.present.view import MeepleView, view
from warbook.games.meeple.scenes.runner import RUNNER
from warbook.games.meeple.scenes.setup import position, the_game
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import SPECTATOR, Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector


def whole(state: MeepleState) -> MeepleView:
    """Everything there is to see; only the order of the supply is hidden in this game, and stays so (MW-23.2)."""
    return view(state, int(SPECTATOR))


def played(vector: Vector) -> list[tuple[Action | None, Step | None, MeepleState]]:
    """A vector's position, then each of its actions with what it did; an action that is refused ends the list."""
    return RUNNER.played(vector, the_game(), position(vector))
