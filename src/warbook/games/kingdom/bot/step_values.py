"""What the steps of abilities, spells and flowers bring, each looked at alone. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.ranges import from_space, hero_targets
from warbook.games.kingdom.board.trays import uncovered
from warbook.games.kingdom.bot.evaluate import hold_worth, potential
from warbook.games.kingdom.bot.weights import weight_of
from warbook.games.kingdom.effects.targets import tiles_of
from warbook.games.kingdom.effects.vocabulary import (
    AGAIN,
    ATTACK,
    CHOOSE_TRAY,
    FREEZE,
    HEAL,
    HIT,
    PAY,
    PER_SKULL,
    PER_SPENT,
    PROTECT,
    PUSH,
    REFRESH,
    RESURRECT,
    SPEND,
    TARGET,
    Deed,
)
from warbook.games.kingdom.frames import MAIN, Volley
from warbook.games.kingdom.heroes.figures import max_health
from warbook.games.kingdom.state import KingdomState

EFFECT: Final = weight_of("heroes", "effect")


def gain_of_deeds(state: KingdomState, deeds: list[Deed], figure: int, turn: int, source: int = NONE) -> float:
    """What the steps of an ability or a spell bring, or with a source those of a token there."""
    total = 0.0
    before: list[int] = []  # the trays of the step before
    for deed in deeds:
        if deed.do == CHOOSE_TRAY or deed.do == ATTACK:
            if deed.aim.reach not in (TARGET, HIT) or not before:
                before = trays_of(state, deed, figure, turn, source)
        if deed.do == ATTACK:
            total += attack_worth(state, deed, figure, turn, before)
        elif deed.do == FREEZE or deed.do == PUSH:
            total += max([0.0, *[hold_worth(state, tray, uncovered(state, tray)) for tray in before]])
        else:
            total += EFFECT * help_of(state, deed, figure)
    return total


def trays_of(state: KingdomState, deed: Deed, figure: int, turn: int, source: int) -> list[int]:
    """The trays that a step reaches."""
    if source != NONE:
        return from_space(state, deed.aim, source, NONE, 0)
    return hero_targets(state, deed.aim, figure, turn, NONE)


def attack_worth(state: KingdomState, deed: Deed, figure: int, turn: int, targets: list[int]) -> float:
    """What an attack brings; one whose tiles depend on a tile before cannot be known."""
    if not targets or deed.exactly:
        return 0.0
    tiles = tiles_of(state, deed, figure)
    if deed.per in (PER_SKULL, PER_SPENT) and figure != NONE:
        tiles = tiles * int(state.skulls[figure])
    elif deed.per:
        return 0.0
    volley = Volley(deed.aim, 0, turn, targets, tiles, deed.aim.soldiers)
    volley.deed = deed
    if deed.sides:
        if figure == NONE or state.block[figure] == NONE:
            return 0.0
        volley.block = int(state.block[figure])
    return potential(state, volley)


def help_of(state: KingdomState, deed: Deed, figure: int) -> float:
    """How much is to be gained by a step that is no attack: healing the hurt, turning up what was used, protection."""
    if deed.do in (PAY, CHOOSE_TRAY, SPEND):
        return 0.0
    if deed.do == PROTECT or deed.do == RESURRECT:
        return 1.0 if figure != NONE and state.tray[figure] != NONE else 0.0
    if deed.do not in (HEAL, REFRESH, AGAIN):
        return 1.0
    found = 0.0
    for hero in range(len(state.tables.heroes)):
        if state.role[hero] == MAIN:
            hurt = max_health(state, hero) > state.health[hero]
            used = (state.has[hero] & ~state.ready[hero]) != 0
            found = max(found, float(hurt if deed.do == HEAL else used))
    return found
