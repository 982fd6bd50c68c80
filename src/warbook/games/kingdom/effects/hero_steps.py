"""The steps other than attacks, word by word (sections 12, 19 and 24, EU-C7 to EU-C10). Compiled by mypyc."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.effects.card_steps import on_stroke
from warbook.games.kingdom.effects.choices import ask_for_skulls, ask_for_tray, ask_to_scatter
from warbook.games.kingdom.effects.horde_steps import amount_of, on_blow
from warbook.games.kingdom.effects.plain_steps import on_effect
from warbook.games.kingdom.effects.start import attack_basically
from warbook.games.kingdom.effects.targets import abilities_to_copy, candidates, current, meant_by, protections_left
from warbook.games.kingdom.effects.vocabulary import (
    AGAIN,
    AT_ONCE,
    BASIC,
    BLOOM,
    BRING,
    CHARGE,
    CHOOSE_TRAY,
    CLOSE_SITES,
    COPY,
    CURSE,
    DRIFT,
    EXTRA_ADVANCE,
    FREEZE,
    GRANT,
    HEAL,
    HURT,
    MEND,
    OTHER_NEAR,
    PAY,
    PLACE_PIECE,
    PROTECT,
    PUSH,
    RAISE,
    REFRESH,
    RESURRECT,
    REVEAL,
    RULE,
    SAME_SPACE,
    SCATTER,
    SELF,
    SILENCE,
    SKULL,
    SPAWN_CARD,
    SPEND,
    SURGE,
    TRIGGER,
    Deed,
)
from warbook.games.kingdom.frames import AGAIN as AGAIN_FRAME
from warbook.games.kingdom.frames import BROUGHT, CHOICE, COPYING, GRANTED, RAISING, SURGING, TEAM, TURNING, Doing
from warbook.games.kingdom.heroes.damage import harm
from warbook.games.kingdom.heroes.figures import (
    bring_companion,
    face_down,
    guard,
    heal,
    in_space,
    max_health,
    turn_up,
)
from warbook.games.kingdom.heroes.sand_warriors import join
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame


def on_deed(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """One step, by its word."""
    WORDS[deed.do](state, doing, deed)


# what heroes do


def on_protect(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Heroes are protected, as long as there are markers: this one, all in its space, or one that is chosen."""
    if deed.who == OTHER_NEAR:
        ask_for_hero(state, doing, deed)
        return
    for figure in in_space(state, doing.figure) if deed.who == SAME_SPACE else [doing.figure]:
        if protections_left(state):
            guard(state, figure)


def on_basic(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """The basic attack follows."""
    attack_basically(state, doing.figure, doing.seat, doing.turn)


def on_again(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Another action follows."""
    state.stack.append(Frame(AGAIN_FRAME, doing.seat, doing.figure, doing.ability))


def on_resurrect(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """The hero will be reborn when its tray is destroyed (RT-24.54)."""
    state.reborn[doing.figure] = deed.amount


def on_help(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Health and abilities: of each hero that is meant, or of one that is chosen."""
    if deed.each or (deed.who == SELF and doing.when != AT_ONCE):
        for figure in meant_by(state, doing, deed):
            help_hero(state, doing, deed, figure)
    else:
        ask_for_hero(state, doing, deed)


def help_hero(state: KingdomState, doing: Doing, deed: Deed, figure: int) -> None:
    """A hero regains health, and an ability of it may be turned up."""
    if deed.do == HEAL:
        heal(state, figure, max_health(state, figure) if deed.full else deed.amount)
    if deed.do == REFRESH or deed.refresh:
        ask_to_turn(state, doing.seat, figure)


def ask_to_turn(state: KingdomState, seat: int, figure: int) -> None:
    """One ability that lies face down may be turned up; with a single one there is nothing to choose."""
    down = face_down(state, figure)
    if down & (down - 1):
        state.stack.append(Frame(TURNING, seat, figure))
    elif down:
        turn_up(state, figure, down.bit_length() - 1)


def on_grant(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Another hero may move and attack; or the hero itself may move, without an attack behind it (EU-15.41)."""
    if deed.who == SELF:
        state.stack.append(Frame(GRANTED, doing.seat, doing.figure, 0, 3))
    else:
        ask_for_hero(state, doing, deed)


def on_bring(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """The companion may come; Sand Warriors come one after the other, as long as one can (EU-15.32)."""
    if doing.figure != state.tables.captain:
        ask_for_hero(state, doing, deed)
    elif join(state):
        doing = doing.copy()
        doing.step -= 1
        state.doings[-1] = doing


def on_copy(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Another ability is carried out (RT-24.33)."""
    if abilities_to_copy(state, doing):
        state.stack.append(Frame(COPYING, doing.seat))


def on_surge(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """The hero goes step by step (RT-24.43)."""
    state.left = state.cell[doing.figure]
    state.passed = []
    state.stack.append(Frame(SURGING, doing.seat, doing.figure, deed.move))


def on_raise(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """A player with a tower may pass and raise it (RT-19.12)."""
    state.stack.append(Frame(RAISING, TEAM, 0, deed.levels))


# a hero is chosen


def ask_for_hero(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """A hero has to be chosen, if there is any for whom the step does something."""
    if candidates(state, doing, deed):
        state.stack.append(Frame(CHOICE, doing.seat))


def choose(state: KingdomState, figure: int) -> None:
    """A hero was chosen."""
    deed, doing = current(state), state.doings[-1]
    state.stack.pop()
    if deed.do == HEAL or deed.do == REFRESH:
        help_hero(state, doing, deed, figure)
    elif deed.do == PAY or deed.do == HURT:
        harm(state, [figure], NONE, amount_of(state, doing, deed))
    elif deed.do == PROTECT:
        guard(state, figure)
    elif deed.do == BRING:
        bring_companion(state)
        # only with its master on the bench it may move in the same round (RT-12.44)
        state.cat_used = state.role[doing.figure] != BROUGHT
    else:
        assert deed.do == GRANT
        state.stack.append(Frame(GRANTED, doing.seat, figure, deed.move, 1 if deed.anywhere else 0))


WORDS: Final[dict[int, Callable[[KingdomState, Doing, Deed], None]]] = {
    BRING: on_bring,
    GRANT: on_grant,
    HEAL: on_help,
    REFRESH: on_help,
    PROTECT: on_protect,
    BASIC: on_basic,
    AGAIN: on_again,
    COPY: on_copy,
    SURGE: on_surge,
    RESURRECT: on_resurrect,
    RAISE: on_raise,
    PAY: ask_for_hero,
    CHOOSE_TRAY: ask_for_tray,
    SPEND: ask_for_skulls,
    SCATTER: ask_to_scatter,
    FREEZE: on_effect,
    SILENCE: on_effect,
    CURSE: on_effect,
    PUSH: on_effect,
    SKULL: on_effect,
    EXTRA_ADVANCE: on_effect,
    DRIFT: on_effect,
    HURT: on_blow,
    MEND: on_blow,
    CHARGE: on_blow,
    SPAWN_CARD: on_stroke,
    PLACE_PIECE: on_stroke,
    TRIGGER: on_stroke,
    BLOOM: on_stroke,
    REVEAL: on_stroke,
    CLOSE_SITES: on_stroke,
    RULE: on_stroke,
}
