"""What an accepted decision does, verb by verb. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom import setup, verbs
from warbook.games.kingdom.asides import take_aside
from warbook.games.kingdom.attacks import placing, towers
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.ranges import plain
from warbook.games.kingdom.board.trays import top_tray
from warbook.games.kingdom.board.walks import points_of, set_out, walk
from warbook.games.kingdom.effects import hero_steps, interpreter, start
from warbook.games.kingdom.effects.answers import reply
from warbook.games.kingdom.effects.start import listens
from warbook.games.kingdom.effects.targets import current
from warbook.games.kingdom.effects.vocabulary import ACTIVATION_START, BEFORE_ACTIVATION, MOVE_END
from warbook.games.kingdom.flow import settle
from warbook.games.kingdom.frames import (
    AGAIN,
    BOARD,
    BROUGHT,
    CAT,
    COMPANION,
    GRANTED,
    HEROING,
    INSTEAD,
    LIFTED,
    MOMENT,
    SURGING,
    Volley,
)
from warbook.games.kingdom.heroes import resting
from warbook.games.kingdom.heroes.activation import ACTED, MOVED, can_end, rest
from warbook.games.kingdom.heroes.figures import displace, engage, leave_tray, move_to, settle_in, turn_up
from warbook.games.kingdom.present.events import Acted, ColourClosed, HeroMoved
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn import market
from warbook.games.kingdom.turn.destruction import let_ghost_in
from warbook.kernel.api import Action, Frame, arg_of, seat_of, verb_of


def apply(state: KingdomState, action: Action) -> None:
    """Change the state; the decision is legal."""
    seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
    if state.log is not None:
        state.log.append(Acted(rule=state.law["one-action"], seat=seat, action=int(action)))  # RT-6.3, EU-9.1
    if verb in verbs.ASIDES:
        take_aside(state, seat, verb)
    elif verb <= verbs.CLOSE:
        prepare(state, seat, verb, arg)
    elif verb <= verbs.CAST:
        play(state, seat, verb, arg)
    elif verb <= verbs.LIFT:
        place(state, verb, arg)
    elif verb <= verbs.STEP or verb in (verbs.TEND, verbs.LIGHT):
        act(state, seat, verb, arg)
    elif verb <= verbs.DONE and state.stack[-1].kind != INSTEAD:
        answer(state, seat, verb, arg)
    else:
        reply(state, verb, arg)
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
        if setup.bench_size(state) >= state.terms.bench:
            state.stack.pop()
    elif verb == verbs.PICK_SPELL:
        state.spells |= 1 << arg
        if setup.bits(int(state.spells)) >= state.terms.spells:
            state.stack.pop()
    else:
        state.closed = arg
        state.stack.pop()
        if state.log is not None:
            state.log.append(ColourClosed(rule=state.law["colour-closed"], colour=arg))  # RT-18.2, EU-25.9


def play(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """An action of Phase 2, one at a time (EU-9.1); it cancels what was declared before (RT-6.4, EU-9.3)."""
    state.done = 0
    if verb == verbs.BUILD:
        towers.build(state, seat, verbs.built_tower(arg), verbs.built_site(arg), verbs.facing_of(arg))
    elif verb == verbs.PASS:
        towers.pass_tower(state, seat, verbs.passed_tower(arg), verbs.passed_to(arg), verbs.upgrade_of(arg), 1)
    elif verb == verbs.ACTIVATE:
        activate(state, seat, arg)
    elif verb == verbs.CALL_CAT:
        state.cat_used = True
        state.stack.append(Frame(COMPANION, seat, state.tables.companion))
    elif verb == verbs.BRING:
        bring(state, seat, verbs.figure_of(arg), verbs.goal_of(arg))
    else:
        interpreter.cast(state, seat, arg)


def activate(state: KingdomState, seat: int, figure: int) -> None:
    """A hero is activated; its texts come before that and at its beginning (EU-15.4)."""
    state.used[figure] = 1
    state.stack.append(Frame(HEROING, seat, figure))
    for when in (ACTIVATION_START, BEFORE_ACTIVATION):  # EU-15.4
        if state.tables.moments[when] and listens(state, figure, when):
            state.stack.append(Frame(MOMENT, 0, when, figure, NONE))


def bring(state: KingdomState, seat: int, figure: int, cell: int) -> None:
    """A bench hero comes, engages, and may make its basic attack (RT-18.6, RT-18.11), or does what its card says.

    That is no move: it comes upon nothing (EU-25.4, EU-25.14).
    """
    state.bench_used = True  # EU-25.3
    state.role[figure] = BROUGHT
    if figure == state.tables.master:
        state.role[state.tables.companion] = CAT  # RT-18.11
        state.owner[state.tables.companion] = seat
        state.cat_came = True  # it comes with the attack, not with the move
    hero = state.tables.heroes[figure]
    if hero.bench is hero.basic or not state.tables.ways.free_tiles:  # its facing matters (RT-18.6, EU-29.5)
        state.stack.append(Frame(GRANTED, seat, figure, 0, 2))
    else:
        start.begin(state, hero.bench, figure, seat, 0, NONE)
    move_to(state, figure, cell)  # EU-25.14


def place(state: KingdomState, verb: int, arg: int) -> None:
    """A piece of an attack."""
    if verb == verbs.TILE:
        piece, form = verbs.tile_piece(arg), verbs.tile_form(arg)
        placing.place_tile(state, verbs.tile_tray(arg), piece, form, verbs.tile_anchor(arg))
    elif verb == verbs.SOLDIER:
        moved = state.stack[-1].kind == LIFTED
        if moved:
            state.stack.pop()
        placing.place_soldier(state, verbs.tray_of(arg), verbs.square_of(arg), moved)
    else:
        placing.lift_soldier(state, verbs.tray_of(arg), verbs.square_of(arg))


def act(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """What a figure does."""
    frame = state.stack[-1]
    if verb == verbs.SEAT:
        state.stack.pop()
        engage(state, frame.a, top_tray(state, int(state.cell[frame.a])), arg)
    elif verb == verbs.MOVE:
        note_move(state, frame)
        move(state, frame, arg)
    elif verb == verbs.RESEAT:
        note_move(state, frame)
        engage(state, frame.a, int(state.tray[frame.a]), arg)
    elif verb == verbs.STEP:
        surge(state, frame, arg)
    else:
        note_action(state, frame)
        if verb == verbs.BASIC:
            start.attack_basically(state, frame.a, seat, arg)
        elif verb == verbs.ABILITY:
            interpreter.use_ability(state, frame.a, verbs.ability_of(arg), seat, verbs.facing_of(arg))
        elif verb == verbs.LIGHT:
            resting.light(state, frame.a)
        else:
            if verb == verbs.TEND:
                resting.tend(state, frame.a, arg)
            rest(state, frame.a)


def move(state: KingdomState, frame: Frame, cell: int) -> None:
    """A figure moves to a space: by a way that its points allow, or anywhere, and then it passes nothing (EU-31.51)."""
    figure = frame.a
    if frame.kind == HEROING:
        set_out(state, figure, cell, points_of(state, figure))
    elif frame.kind == GRANTED and frame.c == 0:
        set_out(state, figure, cell, frame.b)
    elif frame.kind == GRANTED and state.tables.moments[MOVE_END]:
        walk(state, figure, [cell])  # EU-31.51
    else:
        move_to(state, figure, cell)


def note_move(state: KingdomState, frame: Frame) -> None:
    """A figure uses its movement; after its action it may not move any more (RT-12.4)."""
    if frame.kind == HEROING:
        state.stack[-1] = Frame(HEROING, frame.seat, frame.a, frame.b | MOVED)
    elif frame.kind == GRANTED and frame.c != 3:
        state.stack[-1] = Frame(GRANTED, frame.seat, frame.a, 0, 2)
    else:
        state.stack.pop()


def note_action(state: KingdomState, frame: Frame) -> None:
    """A hero takes its action; one that has moved before it is finished (RT-12.3), but for its warriors (EU-15.33)."""
    goes_on = state.tables.ways.move_first or not frame.b & MOVED or frame.a == state.tables.captain
    if frame.kind == HEROING and goes_on:
        state.stack[-1] = Frame(HEROING, frame.seat, frame.a, frame.b | ACTED)
    else:
        assert frame.kind in (HEROING, AGAIN, GRANTED)
        state.stack.pop()


def surge(state: KingdomState, frame: Frame, cell: int) -> None:
    """A step of a surge, with a tile on the tray entered, once for each tray (RT-24.43)."""
    figure = frame.a
    leave_tray(state, figure)
    if state.tables.moments[MOVE_END]:  # it comes upon what lies there, like in any move (EU-16.1)
        state.passed = [*state.passed, cell]
    state.cell[figure] = cell
    can_go_on = any([can_end(state, figure, other, frame.b - 2) for other in state.field.near[cell]])
    state.stack[-1] = Frame(SURGING, frame.seat, figure, frame.b - 1, int(frame.b > 1 and can_go_on))
    if state.log is not None:
        state.log.append(HeroMoved(rule=state.law["move-range"], figure=figure, cell=cell))  # RT-12.5, EU-15.6
    doing = state.doings[-1].copy()
    tray = top_tray(state, cell)
    if tray != NONE and plain(state, [tray]) and tray not in doing.entered:
        doing.entered = [*doing.entered, tray]
        state.doings[-1] = doing
        deed = current(state)
        volley = Volley(deed.aim, frame.seat, doing.turn, [tray], deed.aim.tiles, 0)
        volley.deed = deed
        placing.start_volley(state, volley)


def answer(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """The other questions."""
    frame = state.stack[-1]
    if verb == verbs.STOP:
        stop(state, frame)
    elif verb == verbs.CHOOSE:
        hero_steps.choose(state, arg)
    elif verb == verbs.TURN_UP:
        state.stack.pop()
        turn_up(state, frame.a, arg)
    elif verb == verbs.COPY:
        state.stack.pop()
        interpreter.copy_ability(state, verbs.copied_from(arg), verbs.copied(arg))
    elif verb == verbs.RAISE:
        state.stack.pop()
        towers.pass_tower(state, seat, verbs.passed_tower(arg), verbs.passed_to(arg), verbs.upgrade_of(arg), frame.b)
    elif verb == verbs.DISPLACE:
        displace(state, verbs.figure_of(arg), verbs.goal_of(arg))
    else:
        decide(state, seat, verb, arg)


def stop(state: KingdomState, frame: Frame) -> None:
    """No more of this; a surge ends where the hero stands."""
    state.stack.pop()
    if frame.kind == SURGING and state.cell[frame.a] != BOARD:
        if state.passed:
            state.stack.append(Frame(MOMENT, 0, MOVE_END, frame.a, NONE))
        if state.tray[frame.a] == NONE:
            settle_in(state, frame.a)


def decide(state: KingdomState, seat: int, verb: int, arg: int) -> None:
    """What the team decides."""
    if verb == verbs.GHOST:
        let_ghost_in(state, arg)
    elif verb == verbs.RUIN:
        state.stack.pop()
        towers.ruin(state, arg)
    elif verb == verbs.TAKE:
        towers.take_white(state, verbs.thing_of(arg), verbs.seat_for(arg))
    elif verb == verbs.BUY:
        state.done = 0
        market.buy(state, verbs.thing_of(arg), verbs.seat_for(arg))
    else:
        assert verb == verbs.DONE
        state.done |= 1 << seat
