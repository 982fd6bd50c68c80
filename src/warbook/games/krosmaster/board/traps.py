"""Traps: they spring when a character comes to rest on them (section 16c). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.board.pieces import is_character, who
from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.frames import STRIKE, Strike
from warbook.games.krosmaster.present.events import Sprung
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Frame


def rest(state: KrosmasterState, piece: int) -> None:
    """A piece has come to rest: a trap on its cell resolves at once (KA-16.17, KA-16.20)."""
    cell = int(state.cell[piece])
    trap = int(state.trap[cell])
    if trap == NOBODY or not is_character(state, piece):
        return
    if state.log is not None:
        state.log.append(Sprung(rule="KA-16.17", piece=trap, who=who(state, trap), cell=cell))
    spell = state.tables.spells_of[state.kind[trap]][0]
    strike = Strike(trap, int(state.owner[trap]), spell, cell)
    strike.element = int(state.tables.spell.element[spell])
    state.strikes.append(strike)
    state.stack.append(Frame(STRIKE, strike.seat))
