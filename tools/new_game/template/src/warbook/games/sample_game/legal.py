"""Whether an action is allowed: one clause for each rule, in the order in which a player should hear them. Compiled."""

from __future__ import annotations

from warbook.games.sample_game.content.tables import NEIGHBOURS, is_home
from warbook.games.sample_game.state import HIDE, SampleGameState
from warbook.games.sample_game.verbs import GO, HIDE_BANNER
from warbook.kernel.api import Refusal


def refuse_decision(state: SampleGameState, seat: int, verb: int, cell: int) -> Refusal | None:
    """The first rule that forbids an answer to the question that is asked now."""
    frame = state.stack[-1]
    if frame.seat != seat:
        return Refusal("QZ-2.2" if frame.kind == HIDE else "QZ-3.1")
    if frame.kind == HIDE:
        return refuse_hiding(seat, cell) if verb == HIDE_BANNER else Refusal("QZ-2.2")
    return refuse_move(state, seat, cell) if verb == GO else Refusal("QZ-3.2")


def refuse_hiding(seat: int, cell: int) -> Refusal | None:
    """A banner is hidden on a home cell (QZ-2.2)."""
    if not is_home(seat, cell):
        return Refusal("QZ-2.2")
    return None


def refuse_move(state: SampleGameState, seat: int, cell: int) -> Refusal | None:
    """A scout goes to a neighbouring cell (QZ-3.2) on which the other one does not stand (QZ-3.3)."""
    if cell not in NEIGHBOURS[state.scout[seat]]:
        return Refusal("QZ-3.2")
    if state.scout[1 - seat] == cell:
        return Refusal("QZ-3.3")
    return None
