"""What squares, placements and positions are worth to a bot (RT-35.1 to RT-35.7). Compiled by mypyc."""

from __future__ import annotations

import math
from typing import Final

from warbook.games.kingdom.bosses import boss_of
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.opinions import opinion
from warbook.games.kingdom.shapes import count
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import AIM_ICON, FAST_ICON, HEAL_ICON, MAGIC, PHYSICAL
from warbook.games.kingdom.terms import BOSS_TRAY, MAIN, SITES, TOWERS, TRAYS, Volley
from warbook.games.kingdom.trays import (
    cell_of,
    distance_left,
    figures_on,
    is_flying,
    is_portal,
    open_to_soldiers,
    taboo_for_tiles,
    uncovered,
)
from warbook.games.kingdom.volleys import form_range, refuse_pattern, trays_open

NEAR: Final = opinion("urgency", "near")
SOON: Final = opinion("urgency", "soon")
PORTAL: Final = opinion("urgency", "portal")
BOSS_SQUARE: Final = opinion("urgency", "boss")
IN_THE_WAY: Final = opinion("urgency", "in-the-way")
BACKWARDS: Final = "backwards"
CLEAR: Final = opinion("placing", "clear")
CRYSTAL: Final = opinion("placing", "crystal")
ICON: Final = [opinion("placing", "heal"), opinion("placing", "fast"), opinion("placing", "aim")]
RESISTANT: Final = opinion("placing", "resistant")
WASTED: Final = opinion("placing", "wasted")
HOLD: Final = opinion("placing", "hold")


def urgency(state: KingdomState, tray: int) -> float:
    """What an uncovered square is worth: more, the nearer its tray is to the exit (RT-35.1)."""
    if tray == BOSS_TRAY:
        return BOSS_SQUARE
    worth = 1.0 + NEAR / (distance_left(state, tray) + SOON)
    if is_portal(state, tray):
        worth *= PORTAL
    gap = gap_to_boss(state, tray)
    return worth + 2.0 * IN_THE_WAY / (gap + 1) if gap % 2 else worth


def gap_to_boss(state: KingdomState, tray: int) -> int:
    """How many steps lie between a tray and a boss that walks back towards it, 0 if they do not meet.

    Both come one step nearer in a round, so with an odd gap the boss is stopped, which loses the game (RT-22.14); with
    an even one the tray jumps over it, and a tray that is held for a round changes from one to the other.
    """
    if state.card[BOSS_TRAY] == NONE or boss_of(state) != BACKWARDS:
        return 0
    route, index = state.field.routes[state.route[BOSS_TRAY]], int(state.index[BOSS_TRAY])
    cell = cell_of(state, tray)
    return index - route.index(cell) if cell in route[:index] else 0


def worth_of(state: KingdomState, tray: int, left: int, mask: int) -> float:
    """What covering some squares brings, resistant ones first (RT-35.4); `left` are the enemies open before."""
    hit = mask & left
    if hit == 0:
        return -WASTED * count(mask)
    card = state.tables.cards[state.card[tray]]
    worth = count(hit) * urgency(state, tray) - WASTED * count(mask & ~hit)
    worth += RESISTANT * count(hit & (card.resists[PHYSICAL] | card.resists[MAGIC]))
    rest = left & ~mask
    for icon in (HEAL_ICON, FAST_ICON, AIM_ICON):
        if hit & card.icons[icon] and not rest & card.icons[icon]:
            worth += ICON[icon]
    return worth + CLEAR + CRYSTAL * card.crystals if rest == 0 else worth


def is_held(state: KingdomState, tray: int) -> bool:
    """Whether somebody stands on a tray, so that it will not move."""
    return bool(state.soldiers[tray]) or len(figures_on(state, tray)) > 0


def hold_worth(state: KingdomState, tray: int, left: int) -> float:
    """What the first soldier or hero on a tray is worth: a round, if it would move (RT-35.2)."""
    if tray == BOSS_TRAY or left == 0 or is_held(state, tray) or is_flying(state, tray):
        return 0.0
    gap = gap_to_boss(state, tray)
    if gap:
        return IN_THE_WAY if gap % 2 else -IN_THE_WAY
    return HOLD * urgency(state, tray) / 2.0


def potential(state: KingdomState, volley: Volley) -> float:
    """What an attack can bring: its pieces one after the other, each where it brings most."""
    left: dict[int, int] = {}
    taboo: dict[int, int] = {}
    for tray in trays_open(volley):
        left[tray] = uncovered(state, tray)
        taboo[tray] = taboo_for_tiles(state, tray, volley.aim.damage)
    total = 0.0
    for shape in volley.tiles:
        if shape != NONE:
            total += best_tile(state, volley, shape, left, taboo)
    for _ in range(min(volley.soldiers, int(state.spare))):
        total += best_soldier(state, volley, left, taboo)
    return total


def best_tile(state: KingdomState, volley: Volley, shape: int, left: dict[int, int], taboo: dict[int, int]) -> float:
    """The best place for a tile, which is taken then."""
    best, best_tray, best_mask = 0.0, NONE, 0
    for tray, open_squares in left.items():
        if open_squares == 0:
            continue
        for number in form_range(state, volley, shape):
            form = state.tables.shapes[shape].forms[number]
            for anchor in form.anchors:
                mask = form.masks[anchor]
                if mask & taboo[tray] or not mask & open_squares:
                    continue
                worth = worth_of(state, tray, open_squares, mask)
                if worth > best and refuse_pattern(state, volley, mask) is None:
                    best, best_tray, best_mask = worth, tray, mask
    take(best_tray, best_mask, left, taboo)
    return best


def best_soldier(state: KingdomState, volley: Volley, left: dict[int, int], taboo: dict[int, int]) -> float:
    """The best square for a soldier, which is taken then."""
    best, best_tray, best_mask = 0.0, NONE, 0
    for tray, open_squares in left.items():
        squares = open_to_soldiers(state, tray, volley.aim.damage) & open_squares & ~taboo[tray]
        hold = hold_worth(state, tray, open_squares)
        while squares:
            mask = squares & -squares
            squares &= squares - 1
            worth = worth_of(state, tray, open_squares, mask) + hold
            if worth > best:
                best, best_tray, best_mask = worth, tray, mask
    take(best_tray, best_mask, left, taboo)
    return best


def take(tray: int, mask: int, left: dict[int, int], taboo: dict[int, int]) -> None:
    """Squares that are covered in thought."""
    if tray != NONE:
        left[tray] &= ~mask
        taboo[tray] |= mask


# positions

BASE: Final = opinion("team", "base")
HEART: Final = opinion("team", "heart")
SQUARE: Final = opinion("team", "square")
TOWER: Final = opinion("team", "tower")
TEAM_CRYSTAL: Final = opinion("team", "crystal")
HEALTH: Final = opinion("team", "health")
BOSS: Final = opinion("team", "boss")
GOAL: Final = opinion("team", "goal")
HELD: Final = opinion("team", "held")


def chance(state: KingdomState) -> float:
    """How good a position looks for the team, as the logarithm of its odds; hearts are a resource (RT-35.7)."""
    total = BASE + HEART * float(state.hearts) + TEAM_CRYSTAL * float(state.crystals)
    for tray in range(TRAYS):
        if state.card[tray] != NONE:
            total += (
                SQUARE * count(uncovered(state, tray)) * urgency(state, tray) * (0.6 if is_held(state, tray) else 1.0)
            )
    if state.card[BOSS_TRAY] != NONE:
        ahead = sum([count(state.tables.cards[card].enemies) for card in state.boss_health])
        total += BOSS * (count(uncovered(state, BOSS_TRAY)) + ahead)
    total += strength(state)
    if state.volleys:
        total -= SQUARE * potential(state, state.volleys[-1])
    return total + GOAL if state.goal else total


def strength(state: KingdomState) -> float:
    """The towers that are not lost to a portal, and the health of heroes."""
    total = 0.0
    for card in range(TOWERS * state.seats):
        held = state.hand[card] + state.incoming[card]
        if held:
            total += TOWER * state.tables.level[card % TOWERS] * float(held)
    for place in range(2 * SITES):
        if state.built[place] != NONE and not state.flipped[place]:
            total += TOWER * state.tables.level[state.built[place]]
    for figure in range(len(state.tables.heroes)):
        if state.role[figure] == MAIN:
            total += HEALTH * float(state.health[figure])
    return total


def odds(value: float) -> float:
    """A number between 0 and 1."""
    return 1.0 / (1.0 + math.exp(-value))
