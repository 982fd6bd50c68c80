"""Around the game: resigning, the fallen flag, and calling for a window. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import (
    ALTAR,
    ASKING,
    AWARD,
    BY_RESIGNATION,
    BY_TIME,
    CHECK,
    DESTRUCTION,
    FIGHTING,
    HONOUR,
    ROTATE,
    VICTIM,
    WINDOW,
)
from warbook.games.meeple.present.events import Left
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.verbs import CALL, FLAG, RESIGN
from warbook.games.meeple.victory import end
from warbook.kernel.api import Action, Frame, Refusal, act


def refuse_aside(state: MeepleState, seat: int, verb: int) -> Refusal | None:
    """Why a player cannot do this: gone already, or no tree token to lay."""
    if verb != RESIGN and verb != FLAG and verb != CALL:
        return Refusal("MW-6.1")
    if state.gone[seat]:
        return Refusal("MW-1.2")
    if verb == CALL and (state.called[seat] or not state.tree[seat] or state.terms.always_ask):
        return Refusal("MW-17.11")
    return None


def aside_options(state: MeepleState, seat: int) -> list[Action]:
    """What the seat may do beside the pending decision, ascending."""
    return [act(seat, verb) for verb in (RESIGN, FLAG, CALL) if refuse_aside(state, seat, verb) is None]


def take_aside(state: MeepleState, seat: int, verb: int) -> None:
    """Call for a window, or leave: the last one left wins, of several the game goes on without the player."""
    if verb == CALL:
        state.called[seat] = 1
        return
    state.gone[seat] = 1
    if state.log is not None:
        state.log.append(Left(rule="MW-16.9", seat=seat))
    left = [other for other in range(state.seats) if not state.gone[other]]
    if len(left) == 1:
        end(state, left, BY_RESIGNATION if verb == RESIGN else BY_TIME, "MW-18.3")
    elif state.turn == seat:
        leave_turn(state, seat)
    else:
        state.stack = [frame for frame in state.stack if frame.kind >= ASKING or frame.seat != seat]


def leave_turn(state: MeepleState, seat: int) -> None:
    """The turn of a player who leaves ends at once; meeples on the way go home, the others stay where they stand.

    Nobody is left standing among enemies, and no building full (MW-19.9): battles are fought, then buildings fall,
    without altars and tunnels for whoever has left. A tile just drawn goes under the supply. What others still have to
    choose or to gain is not lost to them: points, victims, an altar they were driven onto, a window they called for.
    """
    for cell in state.entered:
        state.reserve[seat] += cell[2]
    state.entered = []
    for frame in state.stack:
        if frame.kind == ROTATE:
            state.supply = [frame.a, *state.supply]
        elif frame.kind == WINDOW:
            state.called[frame.seat] |= frame.a
    others = [frame for frame in state.stack if frame.seat != seat]
    altars = [frame for frame in others if frame.kind == ALTAR]
    owed = [frame for frame in others if frame.kind in (VICTIM, HONOUR, AWARD)]
    fighting = Frame(FIGHTING, seat, NONE, 0)
    state.stack = [Frame(DESTRUCTION, seat), *altars, fighting, Frame(CHECK, seat), *owed]  # MW-19.9
