"""Finished games and worked examples, shown with full information, moment by moment."""

from __future__ import annotations

from warbook.games.krosmaster.given import game_of, position
from warbook.games.krosmaster.referee import read_action
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.terms import ASSIGN, EVERYONE
from warbook.games.krosmaster.view import KrosmasterView, view
from warbook.kernel.api import SPECTATOR, Action, Refusal
from warbook.kernel.run import Step, step
from warbook.kernel.vectors import Vector, listed


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
    game, state = game_of(vector), position(vector)
    moments: list[tuple[Action | None, Step | None, KrosmasterState]] = [(None, None, state.clone())]
    entry = vector.entry("do")
    for text in [] if entry is None else listed(entry, ";"):
        assert entry is not None
        if state.over:
            break
        action = read_action(vector, entry, game, state, text)
        done = step(game, state, action)
        if isinstance(done, Refusal):
            break
        moments.append((action, done, state.clone()))
    return moments
