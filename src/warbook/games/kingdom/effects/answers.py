"""Answers to questions that came up in between: of effects, hordes, towers. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks import modifications, tower_attacks
from warbook.games.kingdom.board.trays import top_tray
from warbook.games.kingdom.board.walks import walk, walks_to
from warbook.games.kingdom.effects import card_steps
from warbook.games.kingdom.effects.horde_steps import give_back, tiles_to_return
from warbook.games.kingdom.effects.questions import answer_inquiry
from warbook.games.kingdom.frames import HEROING, INSTEAD, ORDERING, RAZING, REWARD, TILES_BACK, WAYS
from warbook.games.kingdom.heroes.activation import MOVED
from warbook.games.kingdom.heroes.damage import go_instead, harm_next, suffer, warriors_beside
from warbook.games.kingdom.heroes.figures import engage
from warbook.games.kingdom.heroes.sand_warrior_moves import march
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn import starting_towers
from warbook.games.kingdom.turn.ordered_destruction import covered_hordes, gain_either, raze
from warbook.kernel.api import Frame, Refusal

# the verbs that answer these questions
SETTLED: Final = {
    TILES_BACK: verbs.UNTILE,
    WAYS: verbs.WAY,
    RAZING: verbs.RAZE,
    REWARD: verbs.GAIN,
    ORDERING: verbs.SUFFER,
    INSTEAD: verbs.CHOOSE,
}


def reply(state: KingdomState, verb: int, arg: int) -> None:
    """The answer, by its verb."""
    if verb in (verbs.CHOOSE, verbs.STOP, verbs.UNTILE, verbs.GAIN, verbs.SUFFER, verbs.WAY, verbs.RAZE):
        settle_choice(state, verb, arg)
    elif verb in (verbs.GIVE, verbs.RAISE_START, verbs.RETURN):
        starting_towers.decide_starter(state, verb, arg)
    elif verbs.TARGET <= verb <= verbs.STAND:
        answer_effect(state, verb, arg)
    elif verb == verbs.SPOT:
        card_steps.answer_spot(state, arg)
    elif verb == verbs.SHUT:
        card_steps.answer_shut(state, arg)
    elif verb == verbs.MODE:
        state.stack.pop()
        tower_attacks.choose_mode(state, arg)
    elif verb == verbs.ATTACH:
        modification = state.stack.pop().a
        modifications.attach(state, modification, verbs.stuck_card(arg), verbs.direction_of(arg), "mod-brought")
    else:
        assert verb == verbs.MODIFY
        state.done = 0
        modifications.modify(
            state, verbs.stuck_thing(arg), verbs.stuck_seat(arg), verbs.stuck_tower(arg), verbs.direction_of(arg)
        )


def answer_effect(state: KingdomState, verb: int, arg: int) -> None:
    """What effects ask, and Sand Warriors; when one of them moves, the move of its hero is over (EU-15.33)."""
    frame = state.stack[-1]
    if verb == verbs.STAND:
        state.stack.pop()
        engage(state, frame.a, top_tray(state, int(state.cell[frame.a])), arg)
    elif verb == verbs.MARCH:
        state.stack[-1] = Frame(HEROING, frame.seat, frame.a, frame.b | MOVED)
        march(state, verbs.figure_of(arg), verbs.goal_of(arg))
    else:
        answer_inquiry(state, verb, arg)


def settled_args(state: KingdomState, frame: Frame, verb: int) -> list[int]:
    """The answers that are chosen while hordes fall, act and advance, and the ways of a hero (EU-37.2), ascending."""
    if verb == verbs.UNTILE:
        return sorted(tiles_to_return(state, frame.b))
    if verb == verbs.WAY:
        return list(range(len(walks_to(state, frame.a, frame.b, frame.c))))
    if verb == verbs.RAZE:
        return covered_hordes(state)
    if verb == verbs.SUFFER:
        return sorted(set(state.harmed))
    assert verb == verbs.CHOOSE
    return warriors_beside(state, frame.a)


def refuse_settled(state: KingdomState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """Why an answer is none of them; either side of a reward is one, and nobody has to go instead."""
    if verb == verbs.GAIN or verb == verbs.STOP or arg in settled_args(state, frame, verb):
        return None
    law = state.law
    if verb == verbs.UNTILE:
        return Refusal(law["icon-heal"])
    if verb == verbs.WAY:
        return Refusal(law["way"])  # RT-12.5, EU-15.6
    if verb == verbs.RAZE:
        return Refusal(law["raze-order"])
    return Refusal(law["harm-order" if verb == verbs.SUFFER else "instead"])  # RT-36.5, RT-12.32, EU-18.6, EU-15.35


def settle_choice(state: KingdomState, verb: int, arg: int) -> None:
    """Who suffers and who goes instead, tiles that are returned, rewards, ways, hordes that fall."""
    frame = state.stack.pop()
    if verb == verbs.CHOOSE:
        go_instead(state, frame, arg)
    elif verb == verbs.STOP:
        suffer(state, frame.a, frame.c, frame.b)  # nobody goes instead of the hero
    elif verb == verbs.UNTILE:
        give_back(state, frame, verbs.untiled_tray(arg), verbs.untiled_place(arg))
    elif verb == verbs.GAIN:
        gain_either(state, frame.a, arg)
    elif verb == verbs.SUFFER:
        harm_next(state, arg)
    elif verb == verbs.WAY:
        walk(state, frame.a, walks_to(state, frame.a, frame.b, frame.c)[arg])
    else:
        raze(state, arg)
