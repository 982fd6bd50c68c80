"""Finished games and worked examples, shown with full information, moment by moment."""

from __future__ import annotations

from warbook.games.krosmaster.frames import ASSIGN, EVERYONE
from warbook.games.krosmaster.present.view import KrosmasterView, view
from warbook.games.krosmaster.scenes.runner import RUNNER
from warbook.games.krosmaster.scenes.setup import game_of, position
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import SPECTATOR, Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector


def whole(state: KrosmasterState) -> KrosmasterView:
    """Everything there is to see: the rewards on all cards, and the one that is being assigned."""
    copy = state.clone()
    held = [token for tokens in copy.held for token in tokens]
    held += [frame.a for frame in copy.stack if frame.kind == ASSIGN]
    for token in held:
        copy.known[token] = EVERYONE
    return view(copy, int(SPECTATOR))


def played(vector: Vector) -> list[tuple[Action | None, Step | None, KrosmasterState]]:
    """A vector's position, then each of its actions with what it did; an action that is refused ends the list."""
    return RUNNER.played(vector, game_of(vector), position(vector))
