"""Finished games and worked examples, shown with full information, moment by moment."""

from __future__ import annotations

from warbook.games.kingdom.rift.present.view import RiftView, view
from warbook.games.kingdom.rift.scenes.runner import RUNNER, the_game
from warbook.games.kingdom.scenes.setup import position
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import SPECTATOR, Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector


def whole(state: KingdomState) -> RiftView:
    """Everything there is to see; only the order of the decks is hidden in this game, and stays so (RT-33.1)."""
    return view(state, int(SPECTATOR))


def played(vector: Vector) -> list[tuple[Action | None, Step | None, KingdomState]]:
    """A vector's position, then each of its actions with what it did; an action that is refused ends the list."""
    return RUNNER.played(vector, the_game(), position(the_game(), vector))
