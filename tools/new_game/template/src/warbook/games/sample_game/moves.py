"""The list of what is legal, made without asking about what is not. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.sample_game.content.tables import HOME, NEIGHBOURS
from warbook.games.sample_game.state import HIDE, SampleGameState
from warbook.games.sample_game.verbs import GO, HIDE_BANNER
from warbook.kernel.api import act
from warbook.kernel.buffer import Buffer


def fill(state: SampleGameState, seat: int, found: Buffer) -> None:
    """Every answer to the question that is asked now, ascending; nothing for a seat that is not asked."""
    frame = state.stack[-1]
    if frame.seat != seat:
        return
    if frame.kind == HIDE:
        for cell in HOME[seat]:  # QZ-2.2
            found.push(act(seat, HIDE_BANNER, cell))
    else:
        for cell in NEIGHBOURS[state.scout[seat]]:  # QZ-3.2
            if state.scout[1 - seat] != cell:  # QZ-3.3
                found.push(act(seat, GO, cell))
