"""Finished games and worked examples, shown with full information, moment by moment."""

from __future__ import annotations

from warbook.games.kingdom.scenes.setup import position
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.uprising.present.view import UprisingView, view
from warbook.games.kingdom.uprising.scenes.runner import RUNNER, the_game
from warbook.kernel.api import SPECTATOR, Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector


def whole(state: KingdomState) -> UprisingView:
    """Everything there is to see; only the order of decks is hidden in this game, and stays so (EU-33.2, EU-33.6)."""
    return view(state, int(SPECTATOR))


def played(vector: Vector) -> list[tuple[Action | None, Step | None, KingdomState]]:
    """A vector's position, then each of its actions with what it did; an action that is refused ends the list."""
    return RUNNER.played(vector, the_game(), position(the_game(), vector))
