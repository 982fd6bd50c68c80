"""Rounds and phases: what happens between two decisions (section 4). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.attacks.placing import can_place
from warbook.games.kingdom.attacks.tower_attacks import on_salvo, open_modes
from warbook.games.kingdom.attacks.towers import pick_up, white_places
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.effects.horde_steps import give_back, tiles_to_return
from warbook.games.kingdom.effects.interpreter import on_doing, on_shot
from warbook.games.kingdom.effects.rules_in_force import boss_cards
from warbook.games.kingdom.effects.triggers import on_moment, on_stir
from warbook.games.kingdom.effects.vocabulary import (
    ADVANCE_END,
    ADVANCE_START,
    AFTER_ADVANCE,
    PLAY_END,
    PLAY_START,
    SPAWN_END,
)
from warbook.games.kingdom.frames import (
    ADVANCE,
    ALL_TRAYS,
    BOSS_EFFECT,
    BOSS_PHASE,
    BOSS_TRAY,
    BROUGHT,
    BUYING,
    CAT,
    CAT_IN,
    CLOSING,
    CURSED,
    DESTROY,
    DISPLACING,
    DIVIDING,
    DOING,
    ENTER,
    EVENTS,
    FIGURES,
    GHOSTS,
    HARMING,
    HEROES,
    HEROING,
    HURTING,
    ICON,
    ICONS,
    MODE,
    MOMENT,
    NOT_THERE,
    PHASE,
    PHASES,
    PICK_UP,
    PLACE_TRAY,
    PLACING,
    PLAY,
    RAISING_START,
    RAZE,
    RETURNING,
    RIFT_DUE,
    ROUND,
    ROUND_END,
    SALVO,
    SHOT,
    SIGHTS,
    SPAWN,
    STIR,
    TEAM,
    TILES_BACK,
    TRAY,
    WHITES,
    is_question,
)
from warbook.games.kingdom.heroes.activation import is_marching
from warbook.games.kingdom.heroes.damage import on_harming
from warbook.games.kingdom.heroes.figures import bring_companion, may_come, revive_all, to_board
from warbook.games.kingdom.heroes.passing import sights
from warbook.games.kingdom.heroes.resting import put_out_beacons
from warbook.games.kingdom.heroes.sand_warrior_moves import march_args
from warbook.games.kingdom.present.events import PhaseBegan, RoundBegan
from warbook.games.kingdom.setup import is_prepared
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.bosses import advance_boss, check_health, on_boss_effect, on_boss_phase
from warbook.games.kingdom.turn.destruction import let_ghost_in, on_destroy, on_fallen, on_hurting
from warbook.games.kingdom.turn.end import check_decks, judge_round
from warbook.games.kingdom.turn.event_markers import on_events
from warbook.games.kingdom.turn.horde_abilities import on_icon, on_icons
from warbook.games.kingdom.turn.hordes import on_advance, on_enter, on_place_tray, on_spawn, on_tray, order_of_advance
from warbook.games.kingdom.turn.market import can_spend
from warbook.games.kingdom.turn.ordered_destruction import on_raze, on_raze_one
from warbook.games.kingdom.turn.rift_cards import end_of_round, is_due, on_rift_due
from warbook.games.kingdom.turn.starting_towers import give_alone, is_open
from warbook.games.kingdom.verbs import TILES
from warbook.kernel.api import Frame

ALL_DONE: Final = [0, 1, 3, 7, 15]  # bits of all seats, by their number
SPAWNING: Final = 1
PLAYING: Final = 2
DESTROYING: Final = 3
BOSSING: Final = 4
ADVANCING: Final = 5
PICKING: Final = 6
SPENDING: Final = 7
BEGINNING: Final = 9  # before its first phase: a colour is closed, a Rift card comes


def settle(state: KingdomState) -> None:
    """Go on with what waits on the stack until a frame asks a question or the game is over."""
    while not state.over:
        frame = state.stack[-1]
        if is_question(frame.kind):
            if asks(state, frame):
                return
            state.stack.pop()
            answer_alone(state, frame)
        elif frame.kind in (ROUND, PHASE, SPAWN, ROUND_END):
            on_round(state, frame)
        else:
            on_detail(state, frame)


def answer_alone(state: KingdomState, frame: Frame) -> None:
    """A question with a single answer is not asked: it is taken."""
    if frame.kind == DIVIDING:
        give_alone(state)
    elif frame.kind == GHOSTS and state.shaken:
        let_ghost_in(state, 0)
    elif frame.kind == TILES_BACK:
        for tile in tiles_to_return(state, frame.b):
            give_back(state, frame, tile // TILES, tile % TILES)


def asks(state: KingdomState, frame: Frame) -> bool:
    """Whether there is anything to decide; a question without answers is passed over."""
    kind = frame.kind
    if kind == HEROES:
        return not all([is_prepared(state, seat) for seat in range(state.seats)])
    if kind in (DIVIDING, RAISING_START, RETURNING):
        return is_open(state, frame)
    if kind == PLACING:
        return can_place(state, state.volleys[-1])  # RT-7.20, EU-10.7
    if kind == PLAY or kind == BUYING:  # RT-6.1
        return state.done != ALL_DONE[state.seats] and (kind == PLAY or can_spend(state))
    if kind == DISPLACING:
        return len(state.waiting) > 0
    if kind == WHITES:
        return not state.terms.solo and len(white_places(state)) > 0
    if kind == GHOSTS:
        return len(state.shaken) > 1 and len(state.ghosts) > 0
    return has_answers(state, frame)


def has_answers(state: KingdomState, frame: Frame) -> bool:
    """The same for questions that are asked only where there are answers, or only with several of them."""
    kind = frame.kind
    if kind == MODE:
        return len(open_modes(state)) > 1
    if kind == TILES_BACK:
        return len(tiles_to_return(state, frame.b)) > 1
    if kind == SIGHTS:
        return len(sights(state)) > 0
    if kind == HEROING and is_marching(state, frame):
        return len(march_args(state, frame.a)) > 0
    return True


def on_round(state: KingdomState, frame: Frame) -> None:
    """Rounds and phases."""
    if frame.kind == ROUND:
        begin_round(state)
    elif frame.kind == PHASE:
        begin_phase(state, frame.a)
    elif frame.kind == SPAWN:
        if frame.a >= len(state.decks):
            state.stack.pop()
            await_moment(state, SPAWN_END)  # EU-8.10
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
    elif kind == SALVO:
        on_salvo(state)
    elif kind == TRAY:
        handle_tray(state, frame)
    elif kind == ENTER:
        on_enter(state, frame)
    elif kind == ADVANCE:
        on_advance(state)
    elif kind >= MOMENT:
        on_turn_of_events(state, frame)
    else:
        on_phase_detail(state, frame)


def on_turn_of_events(state: KingdomState, frame: Frame) -> None:
    """Moments that have come, damage, active abilities, hordes that fall one by one."""
    kind = frame.kind
    if kind == MOMENT:
        on_moment(state, frame)
    elif kind == STIR:
        on_stir(state, frame)
    elif kind == HARMING:
        on_harming(state, frame)
    elif kind == ICONS:
        on_icons(state, frame)
    elif kind == ICON:
        on_icon(state, frame)
    elif kind == EVENTS:
        on_events(state, frame.a)
    elif kind == RIFT_DUE:
        on_rift_due(state)
    else:
        assert kind == RAZE
        on_raze_one(state, frame)


def on_phase_detail(state: KingdomState, frame: Frame) -> None:
    """Destruction, the boss's phase, picking up."""
    kind = frame.kind
    if kind == DESTROY and state.tables.ways.in_turn:
        on_raze(state)
    elif kind == DESTROY:
        on_destroy(state)
    elif kind == HURTING:
        if frame.a == 0:
            on_hurting(state)
        else:
            on_fallen(state)
            check_health(state)
    elif kind == CAT_IN:
        state.stack.pop()
        state.cat_came = True  # with the first movement or not at all: later an attack brings it (RT-12.41, RT-12.44)
        if may_come(state):
            bring_companion(state)
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
    """A new round: six phases (EU-7.1), seven with a boss (RT-4.1, RT-4.2, RT-22.12) that is not defeated (RT-22.11).

    Rounds follow one another until the end (EU-7.2). The first one has no spawning (RT-4.3, EU-7.3). A boss that never
    moves acts within the advance (EU-27.7).
    """
    state.round += 1
    state.phase = BEGINNING
    state.done = 0
    state.closed_before = state.closed
    state.closed = NONE
    state.bench_used = False
    state.cat_used = False
    has_boss = state.card[BOSS_TRAY] != NONE and not state.tables.ways.icons_first  # RT-22.11, RT-22.12
    if state.log is not None:
        state.log.append(RoundBegan(rule=state.law["phases"], number=state.round))  # RT-4.1, EU-7.1
    check_decks(state)
    if state.over:
        return
    state.stack = [Frame(ROUND_END, 0)]
    for phase in (SPENDING, PICKING, ADVANCING, BOSSING, DESTROYING, PLAYING, SPAWNING):
        if (phase != BOSSING or has_boss) and (phase != SPAWNING or state.round > 1):  # RT-4.2, RT-4.3, EU-7.3
            state.stack.append(Frame(PHASE, 0, phase))
    if is_due(state):
        state.stack.append(Frame(RIFT_DUE, 0))
    if state.terms.solo:
        state.stack.append(Frame(CLOSING, 0))


def begin_phase(state: KingdomState, phase: int) -> None:
    """A phase begins."""
    state.stack.pop()
    state.phase = phase
    state.done = 0
    if state.log is not None:
        state.log.append(PhaseBegan(rule=state.law["phases"], phase=PHASES[phase]))  # RT-4.1, EU-7.1
    if phase == SPAWNING:
        state.stack.append(Frame(SPAWN, 0, 0))
    elif phase == PLAYING:
        revive_all(state)  # RT-6.6, RT-12.39, EU-15.28
        await_moment(state, PLAY_END)
        state.stack.append(Frame(PLAY, TEAM))
        await_moment(state, PLAY_START)
    elif phase == DESTROYING:
        lift_marks(state, CURSED)  # a curse holds as long as towers and heroes are played (EU-31.47)
        state.stack.append(Frame(DESTROY, 0))  # RT-13.1, EU-11.12
    elif phase == BOSSING:
        state.stack.append(Frame(BOSS_PHASE, 0, state.terms.iron.boss_cards))
    elif phase == ADVANCING:
        begin_advance(state)
    elif phase == PICKING:
        state.stack.append(Frame(PICK_UP, 0))
        state.stack.append(Frame(WHITES, TEAM))  # RT-15.5
    else:
        state.stack.append(Frame(BUYING, TEAM))


def await_moment(state: KingdomState, when: int) -> None:
    """A moment comes when all that lies upon it is done; none where nothing waits for it."""
    if state.tables.moments[when]:
        state.stack.append(Frame(MOMENT, 0, when, NONE))


def begin_advance(state: KingdomState) -> None:
    """The hordes advance: with what they show, or after all have shown it (EU-19.1), a boss's card first (EU-27.7)."""
    await_advance(state)
    if state.card[BOSS_TRAY] != NONE and state.tables.ways.icons_first:
        state.stack.append(Frame(BOSS_PHASE, 0, boss_cards(state)))


def await_advance(state: KingdomState) -> None:
    """What the advance is made of, without a boss's card."""
    if not state.tables.ways.icons_first:
        state.queue = order_of_advance(state)
        state.stack.append(Frame(ADVANCE, 0))
        return
    await_moment(state, ADVANCE_END)
    await_moment(state, AFTER_ADVANCE)  # features act when all have moved (EU-20.14)
    state.stack.append(Frame(ADVANCE, 0))
    state.stack.append(Frame(ICONS, 0))
    await_moment(state, ADVANCE_START)


def lift_marks(state: KingdomState, marks: int) -> None:
    """Some marks of trays hold no longer."""
    for tray in range(ALL_TRAYS):
        state.marks[tray] &= ~marks


def end_round(state: KingdomState) -> None:
    """The team may have won (RT-17.2); then what lasts until the end of the round ends (RT-4.4, EU-7.4)."""
    put_out_beacons(state)  # bench heroes are still there
    for figure in range(FIGURES):
        state.guarded[figure] = 0  # RT-4.4
        state.reborn[figure] = 0
        state.lasting[figure] = 0
        state.unhurt[figure] = 0
        if state.role[figure] == BROUGHT:
            send_away(state, figure)
    judge_round(state)
    if state.over:
        return
    end_of_round(state)
    for tray in range(ALL_TRAYS):
        state.marks[tray] = 0
        state.hushed[tray] = 0
    state.stack[-1] = Frame(ROUND, 0)


def send_away(state: KingdomState, figure: int) -> None:
    """A bench hero leaves the game for good, and its companion with it (RT-18.8, RT-18.11, EU-25.5)."""
    to_board(state, figure)
    state.role[figure] = NOT_THERE  # RT-18.8, EU-25.5, EU-25.6
    cat = state.tables.companion
    if figure == state.tables.master and state.role[cat] == CAT:
        to_board(state, cat)
        state.role[cat] = NOT_THERE  # RT-18.11
