"""What a round will probably do to heroes where they stand (RT-35.6). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE, is_adjacent, steps_between
from warbook.games.kingdom.board.trays import cell_of, triggers, uncovered
from warbook.games.kingdom.bot.weights import weight_of
from warbook.games.kingdom.content.tables import AIM_ICON, FAST_ICON
from warbook.games.kingdom.effects.vocabulary import HURT, Deed
from warbook.games.kingdom.frames import BOARD, MAIN, TRAYS
from warbook.games.kingdom.heroes.figures import is_safe
from warbook.games.kingdom.state import KingdomState

RISK: Final = weight_of("heroes", "risk")
LAST: Final = weight_of("heroes", "last")
NARROW: Final = weight_of("heroes", "narrow")


def harm_at(state: KingdomState, cell: int, tray: int) -> int:
    """The damage that a hero in a space, on a tray or on none, is to expect before it can act again."""
    if cell == BOARD:
        return 0
    harm = 0
    for other in range(TRAYS):
        if state.card[other] == NONE:
            continue
        if other == tray:  # it falls, or is held once or twice
            harm += 2 if uncovered(state, other) and triggers(state, other, FAST_ICON) else 1
        if is_near(state, other, cell) and uncovered(state, other) and is_shooting(state, other):
            harm += 1
    for token, place in enumerate(state.token_cell):
        if place != NONE and (place == cell or is_adjacent(place, cell)):
            harm += int(hurts(state.tables.tokens[state.token[token]].deeds))
    return harm


def is_near(state: KingdomState, tray: int, cell: int) -> bool:
    """Whether a horde will be in a space or beside it when it acts: hordes may move before that (RT-14.8, EU-19.1)."""
    here = cell_of(state, tray)
    if here == cell or is_adjacent(here, cell):
        return True
    route, ahead = state.field.routes[state.route[tray]], int(state.index[tray]) + 1
    return not state.tables.ways.icons_first and ahead < len(route) and is_adjacent(route[ahead], cell)


def is_shooting(state: KingdomState, tray: int) -> bool:
    """Whether a horde shows an ability that hurts heroes in its space and beside it (RT-14.8, EU-19.11)."""
    if triggers(state, tray, AIM_ICON):
        return True
    for icon in state.tables.icon_order:
        if hurts(state.tables.icon_deeds[icon]) and triggers(state, tray, icon):
            return True
    return False


def hurts(deeds: list[Deed]) -> bool:
    """Whether steps hurt heroes, and not soldiers alone."""
    return any([deed.do == HURT and not deed.pawns and not deed.off_tray for deed in deeds])


def danger(state: KingdomState, figure: int, cell: int, tray: int) -> float:
    """How much is to be feared for a hero in a space: being knocked out, and more where that loses the game.

    RT-23.2, EU-5.5: there it takes care as soon as one more damage than it looks like would do it.
    """
    if figure >= len(state.tables.heroes) or state.role[figure] != MAIN or is_safe(state, figure):
        return 0.0
    harm, health = harm_at(state, cell, tray), int(state.health[figure])
    if not state.terms.setting.no_knock_outs:
        return RISK if harm >= health else 0.0
    if harm >= health:
        return RISK * LAST
    return RISK * NARROW if harm + 1 >= health and (harm or is_stalked(state, cell)) else 0.0


def is_stalked(state: KingdomState, cell: int) -> bool:
    """Whether a horde is at most two steps away."""
    for tray in range(TRAYS):
        if cell != BOARD and state.card[tray] != NONE and steps_between(cell_of(state, tray), cell) <= 2:
            return True
    return False
