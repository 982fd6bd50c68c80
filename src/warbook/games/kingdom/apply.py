"""What an accepted decision does, verb by verb. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom import doings, setup, towers, verbs, volleys
from warbook.games.kingdom.activation import ACTED, MOVED, can_end, rest
from warbook.games.kingdom.asides import take_aside
from warbook.games.kingdom.destruction import let_ghost_in
from warbook.games.kingdom.events import Acted, ColourClosed, HeroMoved
from warbook.games.kingdom.field import CELLS, NONE
from warbook.games.kingdom.flow import settle
from warbook.games.kingdom.heroes import displace, engage, leave_tray, move_to, settle_in, turn_up
from warbook.games.kingdom.ranges import plain
from warbook.games.kingdom.shapes import FORMS, SQUARES
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import (
    AGAIN,
    BOARD,
    BROUGHT,
    CAT,
    COMPANION,
    GRANTED,
    HEROING,
    LIFTED,
    SURGING,
    Volley,
)
from warbook.games.kingdom.trays import top_tray
from warbook.kernel.api import Action, Frame, arg_of, seat_of, verb_of


def apply(state: KingdomState, action: Action) -> None:
    """Change the state; the decision is legal."""
    seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
    if state.log is not None:
        state.log.append(Acted(rule=state.law["one-action"], seat=seat, action=int(action)))
    if verb >= verbs.RESIGN:
        take_aside(state, seat, verb)
    elif verb <= verbs.CLOSE:
        prepare(state, seat, verb, arg)
    elif verb <= verbs.CAST:
        play(state, seat, verb, arg)
    elif verb <= verbs.LIFT:
        place(state, verb, arg)
    elif verb <= verbs.STEP:
        act(state, seat, verb, arg)
    else:
        answer(state, seat, verb, arg)
    if not state.over:
        settle(state)


def prepare(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """Before the game, and the colour that is closed."""
    if verb == verbs.PICK_HERO:
        setup.pick_hero(state, seat, arg)
    elif verb == verbs.PICK_ABILITY:
        setup.pick_ability(state, seat, arg)
    elif verb == verbs.PICK_BENCH:
        setup.pick_bench(state, arg)
        if setup.bench_size(state) >= state.tables.numbers.bench:
            state.stack.pop()
    elif verb == verbs.PICK_SPELL:
        state.spells |= 1 << arg
        if setup.bits(int(state.spells)) >= state.terms.spells:
            state.stack.pop()
    else:
        state.closed = arg
        state.stack.pop()
        if state.log is not None:
            state.log.append(ColourClosed(rule=state.law["colour-closed"], colour=arg))


def play(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """An action of Phase 2; it cancels what was declared before (RT-6.4)."""
    state.done = 0
    if verb == verbs.BUILD:
        towers.build(state, seat, arg // 64, arg // 4 % 16, arg % 4)
    elif verb == verbs.PASS:
        towers.pass_tower(state, seat, arg // 8, arg // 2 % 4, arg % 2, 1)
    elif verb == verbs.ACTIVATE:
        state.used[arg] = 1
        state.stack.append(Frame(HEROING, seat, arg))
    elif verb == verbs.CALL_CAT:
        state.cat_used = True
        state.stack.append(Frame(COMPANION, seat, state.tables.companion))
    elif verb == verbs.BRING:
        bring(state, seat, arg // CELLS, arg % CELLS)
    else:
        doings.cast(state, seat, arg)


def bring(state: KingdomState, seat: int, figure: int, cell: int) -> None:
    """A bench hero comes, engages, and may make its basic attack (RT-18.6, RT-18.11)."""
    state.bench_used = True
    state.role[figure] = BROUGHT
    if figure == state.tables.master:
        state.role[state.tables.companion] = CAT
        state.owner[state.tables.companion] = seat
        state.cat_came = True  # it comes with the attack, not with the move
    state.stack.append(Frame(GRANTED, seat, figure, 0, 2))
    move_to(state, figure, cell)


def place(state: KingdomState, verb: int, arg: int) -> None:
    """A piece of an attack."""
    if verb == verbs.TILE:
        rest_of, anchor = arg // SQUARES, arg % SQUARES
        tray, piece = rest_of // (FORMS * verbs.PIECES), rest_of // FORMS % verbs.PIECES
        volleys.place_tile(state, tray, piece, rest_of % FORMS, anchor)
    elif verb == verbs.SOLDIER:
        moved = state.stack[-1].kind == LIFTED
        if moved:
            state.stack.pop()
        volleys.place_soldier(state, arg // SQUARES, arg % SQUARES, moved)
    else:
        volleys.lift_soldier(state, arg // SQUARES, arg % SQUARES)


def act(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """What a figure does."""
    frame = state.stack[-1]
    if verb == verbs.SEAT:
        state.stack.pop()
        engage(state, frame.a, top_tray(state, int(state.cell[frame.a])), arg)
    elif verb == verbs.MOVE:
        note_move(state, frame)
        move_to(state, frame.a, arg)
    elif verb == verbs.RESEAT:
        note_move(state, frame)
        engage(state, frame.a, int(state.tray[frame.a]), arg)
    elif verb == verbs.STEP:
        surge(state, frame, arg)
    else:
        note_action(state, frame)
        if verb == verbs.BASIC:
            doings.attack_basically(state, frame.a, seat, arg)
        elif verb == verbs.ABILITY:
            doings.use_ability(state, frame.a, arg // 4, seat, arg % 4)
        else:
            rest(state, frame.a)


def note_move(state: KingdomState, frame: Frame) -> None:
    """A figure uses its movement; after its action it may not move any more (RT-12.4)."""
    if frame.kind == HEROING:
        state.stack[-1] = Frame(HEROING, frame.seat, frame.a, frame.b | MOVED)
    elif frame.kind == GRANTED:
        state.stack[-1] = Frame(GRANTED, frame.seat, frame.a, 0, 2)
    else:
        state.stack.pop()


def note_action(state: KingdomState, frame: Frame) -> None:
    """A hero takes its action; one that has moved before it is finished (RT-12.3)."""
    if frame.kind == HEROING and not frame.b & MOVED:
        state.stack[-1] = Frame(HEROING, frame.seat, frame.a, frame.b | ACTED)
    else:
        assert frame.kind in (HEROING, AGAIN, GRANTED)
        state.stack.pop()


def surge(state: KingdomState, frame: Frame, cell: int) -> None:
    """A step of a surge, with a tile on the tray entered, once for each tray (RT-24.43)."""
    figure = frame.a
    leave_tray(state, figure)
    state.cell[figure] = cell
    can_go_on = any([can_end(state, figure, other, frame.b - 2) for other in state.field.near[cell]])
    state.stack[-1] = Frame(SURGING, frame.seat, figure, frame.b - 1, int(frame.b > 1 and can_go_on))
    if state.log is not None:
        state.log.append(HeroMoved(rule=state.law["move-range"], figure=figure, cell=cell))
    doing = state.doings[-1].copy()
    tray = top_tray(state, cell)
    if tray != NONE and plain(state, [tray]) and tray not in doing.entered:
        doing.entered = [*doing.entered, tray]
        state.doings[-1] = doing
        deed = doings.current(state)
        volley = Volley(deed.aim, frame.seat, doing.turn, [tray], deed.aim.tiles, 0)
        volley.deed = deed
        volleys.start_volley(state, volley)


def answer(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """The other questions."""
    frame = state.stack[-1]
    if verb == verbs.STOP:
        stop(state, frame)
    elif verb == verbs.CHOOSE:
        doings.choose(state, arg)
    elif verb == verbs.TURN_UP:
        state.stack.pop()
        turn_up(state, frame.a, arg)
    elif verb == verbs.COPY:
        state.stack.pop()
        doings.copy_ability(state, arg // 4, arg % 4)
    elif verb == verbs.RAISE:
        state.stack.pop()
        towers.pass_tower(state, seat, arg // 8, arg // 2 % 4, arg % 2, frame.b)
    elif verb == verbs.DISPLACE:
        displace(state, arg // CELLS, arg % CELLS)
    else:
        decide(state, seat, verb, arg)


def stop(state: KingdomState, frame: Frame) -> None:
    """No more of this; a surge ends where the hero stands."""
    state.stack.pop()
    if frame.kind == SURGING and state.cell[frame.a] != BOARD and state.tray[frame.a] == NONE:
        settle_in(state, frame.a)


def decide(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """What the team decides."""
    if verb == verbs.GHOST:
        let_ghost_in(state, arg)
    elif verb == verbs.RUIN:
        state.stack.pop()
        towers.ruin(state, arg)
    elif verb == verbs.TAKE:
        towers.take_white(state, arg // 4, arg % 4)
    elif verb == verbs.BUY:
        state.done = 0
        towers.buy(state, arg // 4, arg % 4)
    else:
        assert verb == verbs.DONE
        state.done |= 1 << seat
