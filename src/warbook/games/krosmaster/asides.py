"""Asides: resigning and loss on time. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.combat.knockout import abandon, discard
from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.frames import (
    ASKING,
    ASSIGN,
    BY_RESIGNATION,
    BY_TIME,
    DETONATE,
    DRAWN,
    FALLEN,
    FREE_FOR_ALL,
    FROM,
    GAME_TURN_END,
)
from warbook.games.krosmaster.glory import gain_honour
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.verbs import FLAG, RESIGN
from warbook.games.krosmaster.victory import check_victory, end
from warbook.kernel.api import Action, Frame, Refusal, act


def refuse_aside(state: KrosmasterState, seat: int, verb: int) -> Refusal | None:
    """Refuse an aside of a player who has already left (KA-23.14)."""
    if verb != RESIGN and verb != FLAG:
        return Refusal("KA-10.1")
    return Refusal("KA-23.14") if state.out[seat] else None


def aside_options(state: KrosmasterState, seat: int) -> list[Action]:
    """The seat's asides, ascending."""
    return [act(seat, verb) for verb in (RESIGN, FLAG) if refuse_aside(state, seat, verb) is None]


def take_aside(state: KrosmasterState, seat: int, verb: int) -> None:
    """Resign or lose on time: the other side wins; with several others the game continues without the player."""
    ending = BY_RESIGNATION if verb == RESIGN else BY_TIME
    if state.terms.mode != FREE_FOR_ALL:
        end(state, 1 - int(state.terms.side[seat]), ending, "KA-21.4")
    elif state.turn == NOBODY:
        end(state, NOBODY, DRAWN, "KA-23.14")  # nobody is in the arena yet: the game is called off
    else:
        leave_table(state, seat)


def leave_table(state: KrosmasterState, seat: int) -> None:
    """Figures, coins and honour of the player leave the game (KA-23.11, KA-23.14); the pending question is dropped."""
    frame = state.stack[-1]
    if frame.kind == ASSIGN and frame.seat == seat:
        discard(state, frame.b, frame.a, "KA-23.14")
    abandon(state, seat)
    if state.turn == seat:
        state.stack = [Frame(GAME_TURN_END, seat)]
        state.strikes = []
        state.lockers = []
        state.fallen = []
        state.bombs = []
        state.active = NOBODY
        state.current = NOBODY
    else:
        state.stack = [frame for frame in state.stack if frame.kind >= ASKING or frame.seat != seat]
        ask_again(state)
    check_victory(state)


def ask_again(state: KrosmasterState) -> None:
    """Drop a question whose answers may have left with a player; the frame below asks it again."""
    frame = state.stack[-1]
    if frame.kind == FALLEN or frame.kind == DETONATE:
        state.stack.pop()
    elif frame.kind == FROM:
        state.stack.pop()
        gain_honour(state, frame.seat, frame.a)
