"""What may not be decided now: for each verb the first rule that forbids it. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple import verbs
from warbook.games.meeple.board.altars import due_altars, victims
from warbook.games.meeple.board.battle import battles
from warbook.games.meeple.board.exploration import edge_count, rotations
from warbook.games.meeple.board.movement import is_other_tunnel, refuse_cave, refuse_step, refuse_tunnel
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import (
    ACTING,
    ALTARS,
    ASKING,
    BATTLES,
    BONUS,
    DROPS,
    EXPLORE,
    FOLLOW,
    FORK,
    FOUND,
    HONOUR,
    JUMP,
    MOVING,
    ROTATE,
    SLOTS,
    SOURCE,
    VICTIM,
    WINDOW,
)
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import standing
from warbook.games.meeple.village import actions
from warbook.games.meeple.village.bonuses import refuse_gain
from warbook.games.meeple.village.buildings import choices_of, founders
from warbook.games.meeple.village.tokens import refuse_token, refuse_tree
from warbook.kernel.api import Frame, Refusal

NOT_ASKED: Final = "MW-6.1"  # something else is to be decided in this phase


def may_lay_tokens(state: MeepleState, frame: Frame) -> bool:
    """Whether whoever is asked may use tokens here: in a window, or in the own turn (MW-17.10, MW-17.11)."""
    return frame.kind == WINDOW or frame.seat == state.turn  # MW-17.10


def may_be_done(kind: int) -> bool:
    """Whether a question may be answered with "no more": actions, moves, victims (MW-9.3, MW-11.14, MW-12.18)."""
    return kind in (WINDOW, BONUS, ACTING, MOVING, JUMP, VICTIM, FOLLOW)  # MW-9.3, MW-11.14, MW-12.18


def refuse_answer(state: MeepleState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """The first rule that forbids a decision of the seat that is asked."""
    kind = frame.kind
    if verb == verbs.TOKEN or verb == verbs.PLANT:
        return refuse_laying(state, frame, verb, arg)
    if verb == verbs.DONE:
        return None if may_be_done(kind) else Refusal(rule_of_duty(state, frame))
    if kind == ACTING and verbs.BUILD <= verb <= verbs.UPGRADE:
        return refuse_action(state, verb, arg)
    if kind == MOVING and verbs.STEP <= verb <= verbs.TUNNEL:
        return refuse_march(state, verb, arg)
    if kind == BONUS and verb == verbs.GAIN:
        return refuse_gain(state, verbs.gained_on(arg), verbs.gained_to(arg))
    if verb != verb_for(kind):
        return Refusal(NOT_ASKED)
    return None if arg in asked_for(state, frame) else Refusal(rule_against(state, frame))


def refuse_laying(state: MeepleState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """Why a token cannot be laid now, or there."""
    if not may_lay_tokens(state, frame):
        return Refusal("MW-17.11")
    if verb == verbs.TOKEN:
        return refuse_token(state, frame.seat, verbs.number_of(arg), verbs.tile_of(arg))
    return refuse_tree(state, frame.seat, verbs.inner_tile(arg), verbs.edge_of(arg))


def refuse_march(state: MeepleState, verb: int, arg: int) -> Refusal | None:
    """Why a meeple cannot move so (section 11)."""
    if verb == verbs.STEP:
        return refuse_step(state, verbs.inner_tile(arg), verbs.edge_of(arg))
    src, dst = verbs.number_of(arg), verbs.tile_of(arg)
    if max(src, dst) >= state.tables.tiles:
        return Refusal("MW-11.1")
    return refuse_cave(state, src, dst) if verb == verbs.CAVE else refuse_tunnel(state, src, dst)


def refuse_action(state: MeepleState, verb: int, arg: int) -> Refusal | None:
    """Why a building action cannot be performed so (sections 9 and 10)."""
    slot, rest = verbs.slot_of(arg), verbs.rest_of(arg)
    action = actions.action_in(state, slot)
    if action == NONE:
        return Refusal("MW-9.4" if actions.is_on_the_way(state, slot) else "MW-9.1")
    if VERB_OF_ACTION[action] != verb:
        return Refusal("MW-9.1")
    if verb <= verbs.STEALTH:
        return refuse_landing(state, verb, slot, rest)
    return refuse_attack(state, verb, slot, rest)


def refuse_landing(state: MeepleState, verb: int, slot: int, rest: int) -> Refusal | None:
    """Build, and the actions that put meeples on territories."""
    if verb == verbs.BUILD:
        return actions.refuse_build(state, verbs.rest_of(rest), verbs.slot_of(rest))
    if verb == verbs.DEPLOY:
        return actions.refuse_deploy(state, slot, rest)
    if verb == verbs.REINFORCE:
        return actions.refuse_reinforce(state, slot, verbs.number_of(rest), verbs.tile_of(rest))
    if verb == verbs.AIRBORNE:
        return actions.refuse_airborne(state)
    return actions.refuse_stealth(state, rest)


def refuse_attack(state: MeepleState, verb: int, slot: int, rest: int) -> Refusal | None:
    """The other actions."""
    if verb == verbs.INTIMIDATE:
        border = verbs.border_of(rest)
        return actions.refuse_intimidate(
            state, slot, verbs.pushed(rest), verbs.inner_tile(border), verbs.edge_of(border)
        )
    if verb == verbs.ASSEMBLE:
        return actions.refuse_assemble(state, slot, rest)
    if verb == verbs.BURN:
        return actions.refuse_burn(state, rest)
    if verb == verbs.CONVERT:
        return actions.refuse_convert(state, verbs.owned(rest), verbs.owner_of(rest))
    if verb == verbs.BOMB:
        return actions.refuse_bomb(state, rest)
    if verb == verbs.PRODUCTIVITY:
        return actions.refuse_productivity(state, verbs.slot_of(rest), verbs.rest_of(rest))
    return actions.refuse_upgrade(state, rest)


# by building action; Recycle is never performed (MW-10.47)
VERB_OF_ACTION: Final = [
    verbs.BUILD,
    verbs.DEPLOY,
    verbs.REINFORCE,
    verbs.AIRBORNE,
    verbs.STEALTH,
    verbs.INTIMIDATE,
    verbs.ASSEMBLE,
    verbs.BURN,
    verbs.CONVERT,
    verbs.BOMB,
    verbs.PRODUCTIVITY,
    NONE,
    verbs.UPGRADE,
]

# questions with a plain list of answers: verb and rule by kind of frame
_PLAIN: Final = {
    FORK: (verbs.FORK_TO, "MW-8.4"),
    DROPS: (verbs.DROP, "MW-10.15"),
    SOURCE: (verbs.SPARE, "MW-10.38"),
    JUMP: (verbs.GO_ON, "MW-12.6"),
    FOLLOW: (verbs.GO_ON, "MW-12.9"),
    ALTARS: (verbs.ALTAR, "MW-12.25"),
    VICTIM: (verbs.KILL, "MW-12.16"),
    EXPLORE: (verbs.EXPLORE, "MW-13.4"),
    ROTATE: (verbs.ROTATE, "MW-13.5"),
    BATTLES: (verbs.BATTLE, "MW-13.8"),
    HONOUR: (verbs.HONOUR, "MW-15.4"),
    FOUND: (verbs.FOUND, "MW-16.9"),
}
VERB_FOR: Final[list[int]] = [_PLAIN[kind][0] if kind in _PLAIN else NONE for kind in range(ASKING)]
RULE_FOR: Final[list[str]] = [_PLAIN[kind][1] if kind in _PLAIN else NOT_ASKED for kind in range(ASKING)]


def verb_for(kind: int) -> int:
    """The verb that answers a question with a plain list of answers; NONE for the other questions."""
    return VERB_FOR[kind]


def rule_for(kind: int) -> str:
    """The rule that asks such a question."""
    return RULE_FOR[kind]


def rule_of_duty(state: MeepleState, frame: Frame) -> str:
    """The rule that lets nobody leave a question open: the whole turn's (MW-21.20), or that of the question itself."""
    return rule_against(state, frame) if frame.kind in (DROPS, SOURCE, EXPLORE, ROTATE, HONOUR, FOUND) else "MW-21.20"


def rule_against(state: MeepleState, frame: Frame) -> str:
    """The rule that a question stands on, and a wrong answer breaks."""
    if frame.kind == SOURCE and frame.a == actions.CONVERTING:
        return "MW-10.33"
    if frame.kind == ROTATE and edge_count(state.entered[frame.b][3]) > 1:
        return "MW-13.6"
    if frame.kind == BATTLES and frame.a != NONE:
        return "MW-14.11"  # one territory with meeples of three players or more (MW-21.12)
    return rule_for(frame.kind)


def asked_for(state: MeepleState, frame: Frame) -> list[int]:
    """The answers to a question with a plain list of answers, ascending."""
    kind = frame.kind
    if kind == FORK:
        return choices_of(state, SLOTS * state.turn + frame.a)
    if kind == JUMP or kind == FOLLOW:
        return [tile for tile in range(state.tables.tiles) if is_other_tunnel(state, frame.a, tile)]
    if kind == DROPS:
        return [tile for tile in range(state.tables.tiles) if frame.a >> tile & 1]
    if kind == SOURCE:
        return actions.sources(state)
    if kind == VICTIM:
        return victims(state, frame.a, frame.seat)
    if kind == FOUND:
        return [verbs.slot_arg(each, where) for each in founders(state, frame.seat) for where in range(SLOTS)]
    return asked_in_phase_five(state, frame)


def asked_in_phase_five(state: MeepleState, frame: Frame) -> list[int]:
    """The answers to the questions of the resolution."""
    kind = frame.kind
    if kind == ALTARS:
        return due_altars(state)
    if kind == EXPLORE:
        return list(range(len(state.entered)))
    if kind == ROTATE:
        return rotations(state, frame.a, state.entered[frame.b][3])
    if kind == BATTLES:
        return battles(state, frame.a)
    return standing(state, frame.seat) if kind == HONOUR else []
