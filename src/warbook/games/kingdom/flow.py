"""Rounds and phases: what happens between two decisions (section 4). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.bosses import advance_boss, check_health, on_boss_effect, on_boss_phase
from warbook.games.kingdom.destruction import let_ghost_in, on_destroy, on_hurting
from warbook.games.kingdom.doings import on_doing, on_shot
from warbook.games.kingdom.events import PhaseBegan, RoundBegan
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.heroes import bring_companion, may_come, revive_all, to_board
from warbook.games.kingdom.hordes import on_advance, on_enter, on_place_tray, on_spawn, on_tray, order_of_advance
from warbook.games.kingdom.setup import is_prepared
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import (
    ADVANCE,
    ASKING,
    BOSS_EFFECT,
    BOSS_PHASE,
    BOSS_TRAY,
    BROUGHT,
    BUYING,
    BY_ROUNDS,
    CAT,
    CAT_IN,
    CLOSING,
    DESTROY,
    DISPLACING,
    DOING,
    ENTER,
    FIGURES,
    GHOSTS,
    HEROES,
    HURTING,
    NOT_THERE,
    PHASE,
    PHASES,
    PICK_UP,
    PLACE_TRAY,
    PLACING,
    PLAY,
    ROUND,
    ROUND_END,
    SHOT,
    SPAWN,
    TEAM,
    TRAY,
    WHITES,
)
from warbook.games.kingdom.towers import can_buy, pick_up, white_places
from warbook.games.kingdom.victory import lose, win
from warbook.games.kingdom.volleys import can_place
from warbook.kernel.api import Frame

ALL_DONE: Final = [0, 1, 3, 7, 15]  # bits of all seats, by their number
SPAWNING: Final = 1
PLAYING: Final = 2
DESTROYING: Final = 3
BOSSING: Final = 4
ADVANCING: Final = 5
PICKING: Final = 6
SPENDING: Final = 7


def settle(state: KingdomState) -> None:
    """Go on with what waits on the stack until a frame asks a question or the game is over."""
    while not state.over:
        frame = state.stack[-1]
        if frame.kind < ASKING:
            if asks(state, frame):
                return
            state.stack.pop()
            if frame.kind == GHOSTS and state.shaken:
                let_ghost_in(state, 0)  # a single one comes by itself
        elif frame.kind in (ROUND, PHASE, SPAWN, ROUND_END):
            on_round(state, frame)
        else:
            on_detail(state, frame)


def asks(state: KingdomState, frame: Frame) -> bool:
    """Whether there is anything to decide; a question without answers is passed over."""
    kind = frame.kind
    if kind == HEROES:
        return not all([is_prepared(state, seat) for seat in range(state.seats)])
    if kind == PLACING:
        return can_place(state, state.volleys[-1])
    if kind == PLAY or kind == BUYING:
        return state.done != ALL_DONE[state.seats] and (kind == PLAY or can_buy(state))
    if kind == DISPLACING:
        return len(state.waiting) > 0
    if kind == WHITES:
        return not state.terms.solo and len(white_places(state)) > 0
    return kind != GHOSTS or (len(state.shaken) > 1 and len(state.ghosts) > 0)


def on_round(state: KingdomState, frame: Frame) -> None:
    """Rounds and phases."""
    if frame.kind == ROUND:
        begin_round(state)
    elif frame.kind == PHASE:
        begin_phase(state, frame.a)
    elif frame.kind == SPAWN:
        if frame.a >= len(state.decks):
            state.stack.pop()
        else:
            on_spawn(state, frame.a)
    else:
        end_round(state)


def on_detail(state: KingdomState, frame: Frame) -> None:
    """What goes on inside a phase."""
    kind = frame.kind
    if kind == PLACE_TRAY:
        on_place_tray(state, frame)
    elif kind == DOING:
        on_doing(state)
    elif kind == SHOT:
        on_shot(state)
    elif kind == CAT_IN:
        state.stack.pop()
        state.cat_came = True  # with the first movement or not at all: later an attack brings it (RT-12.41, RT-12.44)
        if may_come(state):
            bring_companion(state)
    elif kind == TRAY:
        handle_tray(state, frame)
    elif kind == ENTER:
        on_enter(state, frame)
    elif kind == ADVANCE:
        on_advance(state)
    else:
        on_phase_detail(state, frame)


def on_phase_detail(state: KingdomState, frame: Frame) -> None:
    """Destruction, the boss's phase, picking up."""
    kind = frame.kind
    if kind == DESTROY:
        on_destroy(state)
    elif kind == HURTING:
        on_hurting(state)
        if not state.over:
            check_health(state)
    elif kind == BOSS_PHASE:
        on_boss_phase(state, frame)
    elif kind == BOSS_EFFECT:
        on_boss_effect(state, frame)
    else:
        assert kind == PICK_UP
        state.stack.pop()
        pick_up(state)


def handle_tray(state: KingdomState, frame: Frame) -> None:
    """A tray, or the boss in its place among them."""
    if state.card[frame.a] == NONE:
        state.stack.pop()  # it has escaped, and does not aim (RT-31.12)
    elif frame.a == BOSS_TRAY:
        state.stack.pop()
        advance_boss(state)
    else:
        on_tray(state, frame)


def begin_round(state: KingdomState) -> None:
    """A new round: six phases, seven with a boss (RT-4.1, RT-4.2, RT-22.12) that is not defeated (RT-22.11).

    The first one has no spawning (RT-4.3).
    """
    state.round += 1
    state.closed_before = state.closed
    state.closed = NONE
    state.bench_used = False
    state.cat_used = False
    has_boss = state.card[BOSS_TRAY] != NONE
    if state.log is not None:
        state.log.append(RoundBegan(rule=state.law["phases"], number=state.round))
    state.stack = [Frame(ROUND_END, 0)]
    for phase in (SPENDING, PICKING, ADVANCING, BOSSING, DESTROYING, PLAYING, SPAWNING):
        if (phase != BOSSING or has_boss) and (phase != SPAWNING or state.round > 1):
            state.stack.append(Frame(PHASE, 0, phase))
    if state.terms.solo:
        state.stack.append(Frame(CLOSING, 0))


def begin_phase(state: KingdomState, phase: int) -> None:
    """A phase begins."""
    state.stack.pop()
    state.phase = phase
    state.done = 0
    if state.log is not None:
        state.log.append(PhaseBegan(rule=state.law["phases"], phase=PHASES[phase]))
    if phase == SPAWNING:
        state.stack.append(Frame(SPAWN, 0, 0))
    elif phase == PLAYING:
        revive_all(state)  # RT-6.6
        state.stack.append(Frame(PLAY, TEAM))
    elif phase == DESTROYING:
        state.stack.append(Frame(DESTROY, 0))
    elif phase == BOSSING:
        state.stack.append(Frame(BOSS_PHASE, 0, state.terms.iron.boss_cards))
    elif phase == ADVANCING:
        state.queue = order_of_advance(state)
        state.stack.append(Frame(ADVANCE, 0))
    elif phase == PICKING:
        state.stack.append(Frame(PICK_UP, 0))
        state.stack.append(Frame(WHITES, TEAM))
    else:
        state.stack.append(Frame(BUYING, TEAM))


def end_round(state: KingdomState) -> None:
    """What lasts until the end of the round ends (RT-4.4); then the team may have won (RT-17.2)."""
    tables = state.tables
    for figure in range(FIGURES):
        state.guarded[figure] = 0
        state.reborn[figure] = 0
        state.lasting[figure] = 0
        if state.role[figure] == BROUGHT:
            send_away(state, figure)
    if state.goal:
        win(state)
    elif state.round >= tables.numbers.rounds:
        lose(state, BY_ROUNDS, state.law["rounds"])
    else:
        state.stack[-1] = Frame(ROUND, 0)


def send_away(state: KingdomState, figure: int) -> None:
    """A bench hero leaves the game for good, and its companion with it (RT-18.8, RT-18.11)."""
    to_board(state, figure)
    state.role[figure] = NOT_THERE
    cat = state.tables.companion
    if figure == state.tables.master and state.role[cat] == CAT:
        to_board(state, cat)
        state.role[cat] = NOT_THERE
