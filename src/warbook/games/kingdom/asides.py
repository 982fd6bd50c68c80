"""Around the game: giving up, the fallen flag, taking back that one is done. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.frames import BUYING, BY_RESIGNATION, BY_TIME, PLAY
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.end import lose
from warbook.games.kingdom.verbs import FLAG, NOT_DONE, RESIGN
from warbook.kernel.api import Action, Refusal, act


def refuse_aside(state: KingdomState, seat: int, verb: int) -> Refusal | None:
    """Why a player cannot do this."""
    if verb == RESIGN or verb == FLAG:
        return None
    if verb != NOT_DONE:
        return Refusal(state.law["one-action"])  # RT-6.3, EU-9.1
    is_open = state.stack[-1].kind in (PLAY, BUYING)
    return None if is_open and state.done >> seat & 1 else Refusal(state.law["any-order"])  # RT-6.4, EU-9.3


def aside_options(state: KingdomState, seat: int) -> list[Action]:
    """What the seat may do beside the pending decision, ascending."""
    return [act(seat, verb) for verb in (RESIGN, FLAG, NOT_DONE) if refuse_aside(state, seat, verb) is None]


def take_aside(state: KingdomState, seat: int, verb: int) -> None:
    """The team loses together; who was done may go on (RT-6.4)."""
    if verb == NOT_DONE:
        state.done &= ~(1 << seat)
    else:
        lose(state, BY_RESIGNATION if verb == RESIGN else BY_TIME, state.law["over"])  # RT-17.2, EU-7.2
