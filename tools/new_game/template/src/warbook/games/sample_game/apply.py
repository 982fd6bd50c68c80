"""What an accepted action does. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.sample_game.asides import take_aside
from warbook.games.sample_game.content.tables import is_home
from warbook.games.sample_game.flow import ask_next, end, end_turn
from warbook.games.sample_game.present.events import Found, Hid, Moved, Searched
from warbook.games.sample_game.state import BY_BANNER, SampleGameState, is_searched
from warbook.games.sample_game.verbs import ASIDES, HIDE_BANNER
from warbook.kernel.api import Action, arg_of, seat_of, verb_of
from warbook.kernel.wire import seen_by


def apply(state: SampleGameState, action: Action) -> None:
    """Change the state; the action is legal."""
    seat, verb, cell = seat_of(action), verb_of(action), arg_of(action)
    if verb in ASIDES:
        take_aside(state, seat, verb)
    elif verb == HIDE_BANNER:
        hide(state, seat, cell)
    else:
        move(state, seat, cell)


def hide(state: SampleGameState, seat: int, cell: int) -> None:
    """The banner lies on the cell: only its owner is told where (QZ-2.3)."""
    state.banner[seat] = cell  # QZ-2.2
    if state.log is not None:
        state.log.append(seen_by(Hid(rule="QZ-2.2", seat=seat, cell=cell), seat))  # QZ-2.3
        state.log.append(seen_by(Hid(rule="QZ-2.2", seat=seat), seat, others=True))
    ask_next(state, 0)  # Red has the first turn (QZ-3.1)


def move(state: SampleGameState, seat: int, cell: int) -> None:
    """The scout goes to the cell, and searches it if it is one of the enemy's home cells."""
    if state.log is not None:
        state.log.append(Moved(rule="QZ-3.2", seat=seat, src=int(state.scout[seat]), dst=cell))
    state.scout[seat] = cell  # QZ-3.2
    enemy = 1 - seat
    if is_home(enemy, cell) and search(state, seat, cell):
        end(state, seat, BY_BANNER, "QZ-4.1")
    else:
        end_turn(state, seat)


def search(state: SampleGameState, seat: int, cell: int) -> bool:
    """Look for the enemy's banner on a cell (QZ-3.4); whether it is there."""
    if state.banner[1 - seat] == cell:
        if state.log is not None:
            state.log.append(Found(rule="QZ-4.1", seat=seat, cell=cell))
        return True
    if not is_searched(state, cell):
        state.searched |= 1 << cell  # QZ-3.4
        state.revealed += 1
        if state.log is not None:
            state.log.append(Searched(rule="QZ-3.4", seat=seat, cell=cell))
    return False
