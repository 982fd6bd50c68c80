"""What an accepted decision does, verb by verb. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.asides import take_aside
from warbook.games.krosmaster.board.pieces import put, refresh, replace_top, who
from warbook.games.krosmaster.board.walking import move, try_lock
from warbook.games.krosmaster.combat.dice import FOR_CRITICAL, hits_of, is_joker
from warbook.games.krosmaster.combat.knockout import explode, give_honour
from warbook.games.krosmaster.combat.spells import spell_in
from warbook.games.krosmaster.combat.strike import cast, punch
from warbook.games.krosmaster.content.tables import NOBODY, NONE
from warbook.games.krosmaster.flow import begin_character, pay_refund, settle, tick
from warbook.games.krosmaster.frames import END_PHASE, GONE, JOKERS, NAMING
from warbook.games.krosmaster.glory import from_bank, gain_honour, lose_honour, take_from, to_bank
from warbook.games.krosmaster.present.events import Acted, Laid, Named, PickedUp, Placed, Turned
from warbook.games.krosmaster.rewards import assign, buy, use
from warbook.games.krosmaster.setup import (
    line_up,
    set_arena,
    set_starts,
)
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.teams import be_ready, change_team, take_card
from warbook.games.krosmaster.verbs import (
    cell_of,
    choice_of,
    joker_die,
    joker_face,
    laid_die,
    laid_to,
    rule_of,
    thing_of,
    used_slot,
)
from warbook.games.krosmaster.victory import check_victory
from warbook.kernel.api import Action, Frame, arg_of, seat_of, verb_of


def apply(state: KrosmasterState, action: Action) -> None:
    """Change the state; the decision is legal."""
    seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
    if state.log is not None:
        figure = who(state, arg) if verb == verbs.LINE_UP else None
        state.log.append(Acted(rule=rule_of(verb, state.seats), seat=seat, action=int(action), who=figure))
    if verb >= verbs.RESIGN:
        take_aside(state, seat, verb)
    elif verb <= verbs.PLACE:
        prepare(state, seat, verb, arg)
    elif verbs.MOVE <= verb <= verbs.END:
        do(state, verb, arg)
    else:
        answer(state, seat, verb, arg)
    if not state.over:
        settle(state)


def prepare(state: KrosmasterState, seat: int, verb: int, arg: int) -> None:
    """Before the game: teams, arena, edges, timelines, deployment (sections 5 and 6)."""
    if verb == verbs.TAKE:
        change_team(state, seat, [*state.team[seat], arg])
    elif verb == verbs.GIVE_BACK:
        team = state.team[seat][:]
        team.remove(arg)
        change_team(state, seat, team)
    elif verb == verbs.READY:
        be_ready(state, seat)
    elif verb == verbs.CARD:
        take_card(state, seat, arg)
    elif verb == verbs.SIDE:
        state.stack.pop()
        set_arena(state, arg)
    elif verb == verbs.START:
        state.stack.pop()
        set_starts(state, arg)
    elif verb == verbs.LINE_UP:
        state.stack.pop()
        line_up(state, seat, arg)
    else:
        assert verb == verbs.PLACE
        place(state, seat, thing_of(arg), cell_of(arg))


def place(state: KrosmasterState, seat: int, piece: int, cell: int) -> None:
    """Deploy a figure (KA-6.11)."""
    put(state, piece, cell)
    if state.log is not None:
        state.log.append(Placed(rule="KA-6.11", piece=piece, who=who(state, piece), cell=cell))
    for other in state.timeline[seat]:
        if state.cell[other] == GONE:
            return
    state.stack.pop()


def do(state: KrosmasterState, verb: int, arg: int) -> None:
    """What the active character does (KA-10.1)."""
    piece = state.stack[-1].a
    if verb == verbs.MOVE:
        move(state, piece, arg)
    elif verb == verbs.CAST or verb == verbs.BREAK:
        slot = int(thing_of(arg))
        cast(state, piece, slot, spell_in(state, piece, slot), cell_of(arg), verb == verbs.BREAK)
    elif verb == verbs.PUNCH:
        punch(state, piece, arg)
    elif verb == verbs.PICK:
        pick_up(state, piece)
    elif verb == verbs.BUY_GG:
        seat = int(state.owner[piece])
        state.ap -= state.tables.buy_ap
        to_bank(state, seat, state.tables.gg_price, "KA-10.5")
        gain_honour(state, seat, 1)  # KA-20.2
        check_victory(state)
    elif verb == verbs.BUY:
        buy(state, piece, arg)
    elif verb == verbs.USE:
        use(state, piece, used_slot(arg), choice_of(arg))
        check_victory(state)
    else:
        assert verb == verbs.END
        replace_top(state, Frame(END_PHASE, int(state.owner[piece]), piece))  # KA-8.1


def pick_up(state: KrosmasterState, piece: int) -> None:
    """Take one coin from the own cell (KA-10.4); a pet may find more (section 27)."""
    seat, cell = int(state.owner[piece]), int(state.cell[piece])
    state.ap -= state.tables.pick_ap
    coins = state.coins[:]
    coins[cell] -= 1
    state.coins = coins
    state.pool[seat] += 1  # KA-20.1
    if state.log is not None:
        state.log.append(PickedUp(rule="KA-10.4", piece=piece, who=who(state, piece), cell=cell))
    for token in state.held[piece]:
        if state.up[token]:
            from_bank(state, seat, int(state.tables.reward.finds[state.tables.tokens[token]]), "KA-27.2")


def answer(state: KrosmasterState, seat: int, verb: int, arg: int) -> None:
    """The answer to a question in between."""
    frame = state.stack[-1]
    if verb == verbs.JOKER:
        turn_joker(state, seat, joker_die(arg), joker_face(arg))
    elif verb == verbs.NAME:
        name(state, seat, arg)
    elif verb == verbs.LAY:
        lay(state, seat, laid_die(arg), laid_to(arg))
    elif verb == verbs.SELL:
        state.die[arg] = NONE
        state.sold += 1
        end_inspiration(state, seat)
    elif verb == verbs.AXIS_IS:
        state.stack.pop()
        state.strikes[-1].along = arg
    elif verb == verbs.ASSIGN_TO:
        assign(state, arg, frame.a)
    else:
        state.stack.pop()
        choose(state, frame, seat, verb, arg)


def choose(state: KrosmasterState, frame: Frame, seat: int, verb: int, arg: int) -> None:
    """One of several things comes next; the question itself is off the stack."""
    if verb == verbs.NEXT_CREATURE:
        begin_character(state, arg)
    elif verb == verbs.BOMB_NEXT:
        if frame.a == NOBODY:
            explode(state, arg)
        else:
            tick(state, arg)
    elif verb == verbs.LOCKER:
        try_lock(state, frame.a, arg)
    elif verb == verbs.FALLEN_NEXT:
        give_honour(state, arg)
    else:
        take_from(state, arg, seat, 1, "KA-23.13")
        if frame.a > 1:
            gain_honour(state, seat, frame.a - 1)
        check_victory(state)


def turn_joker(state: KrosmasterState, seat: int, die: int, face: int) -> None:
    """Turn a joker to a plain face (KA-3.2)."""
    if state.log is not None:
        state.log.append(Turned(rule="KA-3.2", seat=seat, die=die, face=face))
    if state.stack[-1].kind == JOKERS:
        state.die[die] = face
        left = is_joker(int(state.die[0])) or is_joker(int(state.die[1]))
    else:
        strike = state.strikes[-1]
        strike.faces[die] = face
        strike.hits = hits_of(strike.faces, FOR_CRITICAL)
        left = any([is_joker(each) for each in strike.faces])
    if not left:
        state.stack.pop()


def name(state: KrosmasterState, seat: int, named: int) -> None:
    """Somebody loses a GG (KA-23.7), which can end the game (KA-21.6); if not, the first one named names the next."""
    frame = state.stack.pop()
    if state.log is not None:
        state.log.append(Named(rule="KA-23.7", seat=seat, named=named))
    lose_honour(state, named, "KA-23.7")
    check_victory(state)
    if frame.a == 0 and not state.over:
        state.stack.append(Frame(NAMING, named, 1))


def lay(state: KrosmasterState, seat: int, die: int, piece: int) -> None:
    """A die gives its power to a Krosmaster (KA-7.7, KA-7.8); one it has already gives nothing extra (KA-7.10)."""
    face = int(state.die[die])
    state.die[die] = NONE
    state.dice[piece] |= 1 << face  # KA-7.8
    refresh(state, piece)
    if state.log is not None:
        state.log.append(Laid(rule="KA-7.7", piece=piece, who=who(state, piece), face=face))
    end_inspiration(state, seat)


def end_inspiration(state: KrosmasterState, seat: int) -> None:
    """When both dice are used, the refund is paid (KA-7.12)."""
    if state.die[0] == NONE and state.die[1] == NONE:
        pay_refund(state, seat)
