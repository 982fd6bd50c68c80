"""What may not be decided now: for each verb the first rule that forbids it. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.board.geometry import TIED, distance
from warbook.games.krosmaster.board.pieces import are_allies, is_character, is_krosmaster
from warbook.games.krosmaster.board.walking import refuse_move
from warbook.games.krosmaster.combat.dice import is_joker, may_become
from warbook.games.krosmaster.combat.knockout import awaiting_honour
from warbook.games.krosmaster.combat.spells import (
    refuse_cast,
)
from warbook.games.krosmaster.content.tables import NOBODY, NONE
from warbook.games.krosmaster.flow import ticking, waiting_creatures
from warbook.games.krosmaster.frames import (
    ACTIVATION,
    ARENA,
    ASSIGN,
    AXIS,
    DEPLOY,
    DETONATE,
    DRAFT,
    EDGE,
    FALLEN,
    FROM,
    GONE,
    HIT_JOKERS,
    INSPIRE,
    JOKERS,
    KROSMASTERS,
    LOCKERS,
    NAMING,
    NEXT,
    ORDER,
    TEAMS,
)
from warbook.games.krosmaster.glory import victims
from warbook.games.krosmaster.rewards import (
    refuse_assign,
    refuse_buy,
    refuse_use,
)
from warbook.games.krosmaster.setup import (
    next_in_line,
    refuse_arena,
    refuse_edge,
    refuse_place,
)
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.teams import refuse_ready, refuse_take
from warbook.games.krosmaster.verbs import (
    cell_of,
    choice_of,
    joker_die,
    joker_face,
    laid_die,
    laid_to,
    thing_of,
    used_slot,
)
from warbook.kernel.api import Frame, Refusal

NOT_ASKED: Final = "KA-22.5"  # something else has to be decided now, and it may not be declined


def refuse_answer(state: KrosmasterState, frame: Frame, seat: int, verb: int, arg: int) -> Refusal | None:
    """The first rule that forbids a decision; the seat is one that is asked."""
    kind = frame.kind
    if kind == ACTIVATION:
        return refuse_action(state, frame.a, verb, arg)
    if kind == TEAMS:
        return refuse_team(state, seat, verb, arg)
    if kind == DEPLOY and verb == verbs.PLACE:
        return refuse_place(state, seat, thing_of(arg), cell_of(arg))
    if kind == INSPIRE and (verb == verbs.LAY or verb == verbs.SELL):
        return refuse_die(state, seat, verb, arg)
    if verb == verbs.JOKER and (kind == JOKERS or kind == HIT_JOKERS):
        return refuse_joker(jokers_of(state, kind), joker_die(arg), joker_face(arg))
    if kind == ARENA and verb == verbs.SIDE:
        return refuse_arena(state, arg)
    if kind == ASSIGN and verb == verbs.ASSIGN_TO:
        return refuse_assign(state, seat, arg)
    if verb == verbs.START and (kind == EDGE or kind == EDGE + 1):
        return refuse_edge(state, arg)
    asked = asked_for(state, frame)
    if verb != verb_for(kind):
        return Refusal(NOT_ASKED)
    return None if arg in asked else Refusal(rule_for(kind))


def verb_for(kind: int) -> int:
    """The verb that answers a question with a plain list of answers; NONE for the other questions."""
    if kind == DRAFT:
        return verbs.CARD
    if kind == ORDER:
        return verbs.LINE_UP
    if kind == NAMING:
        return verbs.NAME
    if kind == NEXT:
        return verbs.NEXT_CREATURE
    if kind == DETONATE:
        return verbs.BOMB_NEXT
    if kind == LOCKERS:
        return verbs.LOCKER
    if kind == AXIS:
        return verbs.AXIS_IS
    if kind == FROM:
        return verbs.TAKE_FROM
    return verbs.FALLEN_NEXT if kind == FALLEN else NONE


def rule_for(kind: int) -> str:
    """The rule that asks such a question."""
    if kind == DRAFT:
        return "KA-5.4"
    if kind == ORDER:
        return "KA-6.5"
    if kind == NAMING:
        return "KA-23.7"
    if kind == NEXT:
        return "KA-16.5"
    if kind == DETONATE:
        return "KA-16.14"
    if kind == LOCKERS:
        return "KA-9.11"
    if kind == AXIS:
        return "KA-15.9"
    return "KA-23.13" if kind == FROM else "KA-22.4"


def asked_for(state: KrosmasterState, frame: Frame) -> list[int]:
    """The answers to a question with a plain list of answers, ascending."""
    kind = frame.kind
    if kind == DRAFT:
        return [frame.a, frame.b]
    if kind == ORDER:
        return next_in_line(state, frame.seat)
    if kind == NAMING:
        return [seat for seat in range(state.seats) if not state.out[seat]]
    if kind == NEXT:
        return waiting_creatures(state, frame.a)
    if kind == DETONATE:
        return sorted(state.bombs) if frame.a == NOBODY else ticking(state, frame.a, state.stack[-2].b)
    if kind == LOCKERS:
        return sorted(locker for locker in state.lockers if state.owner[locker] == frame.seat)
    if kind == AXIS:
        return [TIED - 2, TIED - 1]
    if kind == FROM:
        return sorted(victims(state, frame.seat))
    return sorted(awaiting_honour(state, state.stack[-2].a)) if kind == FALLEN else []


def refuse_team(state: KrosmasterState, seat: int, verb: int, arg: int) -> Refusal | None:
    """The first rule that forbids a change of one's team."""
    if verb == verbs.TAKE:
        return refuse_take(state, seat, arg)
    if verb == verbs.GIVE_BACK:
        return None if arg in state.team[seat] else Refusal("KA-5.1")
    return refuse_ready(state, seat) if verb == verbs.READY else Refusal(NOT_ASKED)


def jokers_of(state: KrosmasterState, kind: int) -> list[int]:
    """The faces of the dice whose jokers are to be turned: of the tension roll, or of the strike."""
    return [int(state.die[0]), int(state.die[1])] if kind == JOKERS else state.strikes[-1].faces


def refuse_joker(faces: list[int], die: int, wanted: int) -> Refusal | None:
    """Why a die cannot be turned: it is no joker, or not to that face (KA-3.2)."""
    if die >= len(faces) or not is_joker(faces[die]) or not may_become(faces[die], wanted):
        return Refusal("KA-3.2")
    return None


def refuse_die(state: KrosmasterState, seat: int, verb: int, arg: int) -> Refusal | None:
    """Why a die cannot be laid or sold (KA-7.7 to KA-7.13)."""
    die, piece = (arg, NOBODY) if verb == verbs.SELL else (laid_die(arg), laid_to(arg))
    if state.die[die] == NONE:
        return Refusal("KA-7.13")
    if verb == verbs.SELL:
        return None
    if piece >= KROSMASTERS:
        return Refusal("KA-7.9")
    if piece not in state.timeline[seat] or state.cell[piece] == GONE:
        return Refusal("KA-7.7")
    return None


# the activation phase (KA-10.1)


def refuse_action(state: KrosmasterState, piece: int, verb: int, arg: int) -> Refusal | None:
    """The first rule that forbids what the active character wants to do."""
    if verb == verbs.MOVE:
        return refuse_move(state, piece, arg)
    if verb == verbs.CAST or verb == verbs.BREAK:
        return refuse_cast(state, piece, thing_of(arg), cell_of(arg), verb == verbs.BREAK)
    if verb == verbs.END:
        return None
    if not verbs.PUNCH <= verb <= verbs.USE:
        return Refusal(NOT_ASKED)
    if not is_krosmaster(piece):  # KA-16.2
        return Refusal("KA-10.2")
    if verb == verbs.PUNCH:  # KA-25.4
        return refuse_punch(state, piece, arg)
    if verb == verbs.PICK:
        return refuse_pick(state, piece)
    if verb == verbs.BUY_GG:
        return refuse_buy_gg(state, piece)
    if verb == verbs.BUY:
        return refuse_buy(state, piece, arg)
    return refuse_use(state, piece, used_slot(arg), choice_of(arg))


def refuse_punch(state: KrosmasterState, piece: int, cell: int) -> Refusal | None:
    """Why a punch is not allowed: AP, or no adjacent opposing character there (KA-10.3)."""
    target = state.at[cell]
    if state.ap < state.tables.punch_ap:
        return Refusal("KA-10.3", {"ap": state.tables.punch_ap})
    if distance(state.cell[piece], cell) != 1 or target == NOBODY:
        return Refusal("KA-10.3")
    if not is_character(state, target):
        return Refusal("KA-16.10")
    return Refusal("KA-10.3") if are_allies(state, piece, target) else None


def refuse_pick(state: KrosmasterState, piece: int) -> Refusal | None:
    """Why no coin can be picked up (KA-10.4), on a demon cell as anywhere (KA-10.6)."""
    if state.coins[state.cell[piece]] <= 0:  # KA-10.6
        return Refusal("KA-10.4")
    return None if state.ap >= state.tables.pick_ap else Refusal("KA-10.4", {"ap": state.tables.pick_ap})


def refuse_buy_gg(state: KrosmasterState, piece: int) -> Refusal | None:
    """Why no honour can be bought (KA-10.5)."""
    if not state.terms.honour:
        return Refusal("KA-10.5", {"lesson": 1})
    if not state.field.demon[state.cell[piece]]:
        return Refusal("KA-10.5")
    seat = int(state.owner[piece])
    if state.ap < state.tables.buy_ap or state.pool[seat] < state.tables.gg_price:
        return Refusal("KA-10.5", {"ap": state.tables.buy_ap, "kamas": state.tables.gg_price})
    return None if state.wild > 0 or victims(state, seat) else Refusal("KA-10.5", {"none": 1})
