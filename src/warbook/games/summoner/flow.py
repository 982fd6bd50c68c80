"""Turns and frames: what happens between two decisions, and how the game ends. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warbook.games.summoner.cards.effects import die, end
from warbook.games.summoner.content.tables import BLUE, BLUE_KEY, GONE, NOBODY
from warbook.games.summoner.legal import has_turn_action
from warbook.games.summoner.moves import has_step
from warbook.games.summoner.present.events import TurnBegan
from warbook.games.summoner.state import (
    BY_NO_ACTION,
    DRAW_BOTH_BLOCKED,
    DRAW_NO_PROGRESS,
    DRAW_REPETITION,
    END_OF_TURN,
    FALL,
    SECOND_SUMMON,
    STEP,
    TURN,
    SummonerState,
    hidden_men,
)
from warbook.kernel.api import Frame

TURNS: Final = [Frame(TURN, 0), Frame(TURN, 1)]  # frames never change, so all games share these


def settle(state: SummonerState) -> None:
    """Go on with what waits on the stack, last in first out (SW-4.10, SW-15.9), until a frame asks a question."""
    while not state.over:  # a Summoner killed in a step wins before the Warrior falls (SW-11.95)
        frame = state.stack[-1]  # SW-4.10, SW-15.9
        kind = frame.kind
        if kind == END_OF_TURN:
            state.stack.pop()
            end_turn(state, frame.seat)
        elif kind == FALL:
            state.stack.pop()
            if state.cell[frame.a] != GONE:  # it may have died in a step (SW-11.92)
                die(state, frame.a, "SW-11.91")  # by no enemy's hand, so nothing follows from it (SW-11.93)
        elif kind == SECOND_SUMMON and hidden_men(state, frame.seat) == 0:
            state.stack.pop()  # SW-11.33
        elif kind == STEP and frame.b == 2 and (state.cell[frame.a] == GONE or not has_step(state, frame.a)):
            state.stack.pop()  # SW-11.73: it died, or has no second step
        else:
            return


def end_turn(state: SummonerState, seat: int) -> None:
    """The turn action is completely resolved (SW-4.2): count it, hand over, check the draws (SW-12.10)."""
    state.chosen[seat] += 1  # SW-4.9: a forced pass counts, an assassin's forced entry does not
    state.turns += 1
    if state.progressed:
        state.quiet = 0
        state.past = vec[i64]()  # no earlier position can come back (SW-12.5)
    else:
        state.quiet += 1
    # SW-8.16: the trap's strike has used up its owner's turn (SW-15.52)
    keeps_turn = state.trapped and state.options.attacker_next  # SW-15.22, SW-15.52
    begin_turn(state, seat if keeps_turn else 1 - seat)
    if state.passes == 2:  # SW-12.10
        end(state, NOBODY, DRAW_BOTH_BLOCKED, "SW-12.7")
    elif state.quiet >= state.options.no_progress_limit:  # there is only so much progress: every game ends (SW-12.12)
        end(state, NOBODY, DRAW_NO_PROGRESS, "SW-12.6")
    elif occurrences(state) >= state.options.repetition_limit:  # SW-15.48
        end(state, NOBODY, DRAW_REPETITION, "SW-12.5")
    elif state.options.blocked_loses and not has_turn_action(state, state.turn):
        end(state, 1 - state.turn, BY_NO_ACTION, "SW-15.8")
    elif state.log is not None:
        state.log.append(TurnBegan(rule="SW-8.16" if keeps_turn else "SW-4.1", side=state.turn))


def begin_turn(state: SummonerState, seat: int) -> None:
    """A side's turn starts, and its position is counted (SW-12.5)."""
    state.turn = seat
    state.trapped = False
    state.progressed = False
    state.linked = False
    state.offered = False
    state.stack.append(TURNS[seat])
    key: i64 = state.key
    if seat == BLUE:
        key ^= BLUE_KEY
    state.past = append(state.past, key)


def begun(state: SummonerState) -> int:
    """How many turns have begun; what ends a game between two turns is found before the next one begins (SW-12.10)."""
    if state.draft is not None:
        return 0
    between = state.ending in (DRAW_BOTH_BLOCKED, DRAW_NO_PROGRESS, DRAW_REPETITION, BY_NO_ACTION)
    return state.turns if state.over and between else state.turns + 1


def occurrences(state: SummonerState) -> int:
    """How often the present position has stood at the start of a turn since the last progress (SW-12.5)."""
    count = 0
    for key in state.past:
        if key == state.past[-1]:
            count += 1
    return count
