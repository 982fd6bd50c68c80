"""Trays: what lies on them, what may lie there, what is covered (sections 8 and 9). Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.kingdom.field import CELLS, NONE
from warbook.games.kingdom.shapes import BITS, BLOCK, BLOCKS, CENTRE, FULL, count
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import BOSS, FLYING, PORTAL
from warbook.games.kingdom.terms import ALL_TRAYS, BOSS_TRAY, FIGURES, TRAYS


def cell_of(state: KingdomState, tray: int) -> int:
    """The path space on which a tray stands."""
    return int(state.field.lanes[CELLS * state.route[tray] + state.index[tray]])


def is_portal(state: KingdomState, tray: int) -> bool:
    """Whether a tray is a portal, printed or made (RT-10.1, RT-10.15)."""
    return state.level[tray] > 0


def is_flying(state: KingdomState, tray: int) -> bool:
    """Whether a horde flies (RT-21.2)."""
    return tray != BOSS_TRAY and state.tables.cards[state.card[tray]].kind == FLYING


def trays_on(state: KingdomState, cell: int) -> list[int]:
    """The trays on a space, without a boss, from the ground up."""
    found: list[int] = []
    for tray in range(TRAYS):
        if state.card[tray] != NONE and cell_of(state, tray) == cell:
            below = len(found)
            while below > 0 and state.height[found[below - 1]] > state.height[tray]:
                below -= 1
            found.insert(below, tray)
    return found


def top_tray(state: KingdomState, cell: int) -> int:
    """The tray on a space that can be attacked: the uppermost (RT-7.16); NONE without one."""
    best = NONE
    for tray in range(TRAYS):
        if state.card[tray] != NONE and cell_of(state, tray) == cell:
            if best == NONE or state.height[tray] > state.height[best]:
                best = tray
    return best


def is_top(state: KingdomState, tray: int) -> bool:
    """Whether nothing lies on a tray."""
    return tray == BOSS_TRAY or top_tray(state, cell_of(state, tray)) == tray


def boss_cell(state: KingdomState) -> int:
    """Where the boss stands, NONE without one."""
    return NONE if state.card[BOSS_TRAY] == NONE else cell_of(state, BOSS_TRAY)


def all_trays(state: KingdomState) -> list[int]:
    """The trays on the map, and the boss's health card."""
    return [tray for tray in range(ALL_TRAYS) if state.card[tray] != NONE]


def free_slot(state: KingdomState) -> int:
    """A number for a new tray."""
    for tray in range(TRAYS):
        if state.card[tray] == NONE:
            return tray
    raise AssertionError("there are more hordes than path spaces")


def bases_on(state: KingdomState, tray: int) -> i64:
    """The squares under the bases of heroes and of the companion (RT-12.13)."""
    mask: i64 = 0
    for figure in range(FIGURES):
        if state.tray[figure] == tray:
            mask |= BLOCK[state.block[figure]]
    return mask


def figures_on(state: KingdomState, tray: int) -> list[int]:
    """The heroes and the companion that are engaged with a tray."""
    return [figure for figure in range(FIGURES) if state.tray[figure] == tray]


def occupied(state: KingdomState, tray: int) -> i64:
    """The squares under tiles, soldiers and bases (RT-8.14)."""
    return state.tiled[tray] | state.soldiers[tray] | bases_on(state, tray)


def enemies_on(state: KingdomState, tray: int) -> i64:
    """The squares of the enemies that count."""
    return state.tables.cards[state.card[tray]].enemies & ~state.gone[tray]


def closed_squares(state: KingdomState, tray: int) -> i64:
    """The squares on which nothing may lie: strips, and the middle of a portal (RT-8.5)."""
    closed: i64 = state.tables.cards[state.card[tray]].closed
    return closed | BITS[CENTRE] if state.level[tray] else closed


def resisting(state: KingdomState, tray: int, damage: int) -> i64:
    """The squares of enemies that resist a damage type; all others take every type (RT-8.10, RT-8.11, RT-8.13)."""
    return state.tables.cards[state.card[tray]].resists[damage] & ~state.gone[tray]


def taboo_for_tiles(state: KingdomState, tray: int, damage: int) -> i64:
    """All squares on which no tile of this damage type may lie now."""
    return occupied(state, tray) | closed_squares(state, tray) | resisting(state, tray, damage)


def open_to_soldiers(state: KingdomState, tray: int, damage: int) -> i64:
    """The squares for a soldier: enemies, not deadly, not resisting, not occupied (RT-8.12, RT-9.4 to RT-9.7)."""
    card = state.tables.cards[state.card[tray]]
    taboo: i64 = occupied(state, tray) | closed_squares(state, tray) | resisting(state, tray, damage) | card.tiles_only
    return enemies_on(state, tray) & ~taboo


def open_to_bases(state: KingdomState, tray: int, figure: int) -> list[int]:
    """The blocks on which a figure's base may lie; its own base is not in its way (RT-12.14).

    Several figures share a tray as long as there is room (RT-12.10); resistances do not matter (RT-12.15).
    """
    if takes_no_bases(state, tray):
        return []
    taboo: i64 = taboo_for_bases(state, tray, figure)
    return [block for block in range(BLOCKS) if BLOCK[block] & taboo == 0]


def has_room(state: KingdomState, tray: int, figure: int) -> bool:
    """Whether there is a block for a figure's base (RT-12.16)."""
    if takes_no_bases(state, tray):
        return False
    taboo: i64 = taboo_for_bases(state, tray, figure)
    for block in range(BLOCKS):
        if BLOCK[block] & taboo == 0:
            return True
    return False


def takes_no_bases(state: KingdomState, tray: int) -> bool:
    """Whether nobody engages a tray at all: a boss or a portal."""
    return state.level[tray] > 0 or state.tables.cards[state.card[tray]].kind == BOSS


def taboo_for_bases(state: KingdomState, tray: int, figure: int) -> i64:
    """All squares on which a figure's base may not lie now."""
    card = state.tables.cards[state.card[tray]]
    taboo: i64 = state.tiled[tray] | state.soldiers[tray] | closed_squares(state, tray)
    taboo |= card.tiles_only & ~state.gone[tray]
    for other in range(FIGURES):
        if other != figure and state.tray[other] == tray:
            taboo |= BLOCK[state.block[other]]
    return taboo


def uncovered(state: KingdomState, tray: int) -> i64:
    """The squares of enemies that nothing covers; without any the horde is destroyed (RT-8.14, RT-8.16)."""
    return enemies_on(state, tray) & ~occupied(state, tray)


def shows(state: KingdomState, tray: int, icon: int) -> bool:
    """Whether an icon is visible, not under a tile, a soldier or a base (RT-8.15, RT-31.7)."""
    card = state.tables.cards[state.card[tray]]
    return card.icons[icon] & ~state.gone[tray] & ~occupied(state, tray) != 0


def hearts_cost(state: KingdomState, tray: int) -> int:
    """What it costs if the horde escapes now: only tiles count as cover (RT-14.14, RT-14.15)."""
    card = state.tables.cards[state.card[tray]]
    left: i64 = ~state.tiled[tray] & ~state.gone[tray] & FULL
    total = count(card.small & left)
    for mask in card.large:
        if mask & ~state.gone[tray] and mask & left:
            total += 4
    return total


def distance_left(state: KingdomState, tray: int) -> int:
    """How many steps the tray needs to leave the board (RT-2.14)."""
    return len(state.field.routes[state.route[tray]]) - int(state.index[tray])


def lay_tile(state: KingdomState, tray: int, mask: i64, damage: int) -> None:
    """A damage tile lies there until the tray leaves or heals (RT-8.8)."""
    tiles = state.tiles[:]
    tiles[tray] = [*tiles[tray], int(mask) | damage << 25]
    state.tiles = tiles
    state.tiled[tray] |= mask


def clear_tiles(state: KingdomState, tray: int) -> None:
    """All damage tiles go."""
    if state.tiled[tray]:
        tiles = state.tiles[:]
        tiles[tray] = []
        state.tiles = tiles
        state.tiled[tray] = 0


def clear_soldiers(state: KingdomState, tray: int) -> None:
    """All soldiers go back to the supply."""
    state.spare += count(state.soldiers[tray])
    state.soldiers[tray] = 0


def clear_tray(state: KingdomState, tray: int) -> None:
    """A tray leaves the map with everything on it but figures; those upon it sink."""
    cell = cell_of(state, tray)
    clear_tiles(state, tray)
    clear_soldiers(state, tray)
    height = state.height[tray]
    state.card[tray] = NONE
    state.level[tray] = 0
    state.gone[tray] = 0
    state.fast[tray] = 0
    state.height[tray] = 0
    sink(state, cell, int(height))


def sink(state: KingdomState, cell: int, height: int) -> None:
    """What lay upon a tray that has left lies one lower."""
    for other in range(TRAYS):
        if state.card[other] != NONE and state.height[other] > height and cell_of(state, other) == cell:
            state.height[other] -= 1


def put_tray(state: KingdomState, card: int, route: int, index: int) -> int:
    """A card lies on a path space, on what is there already; its number."""
    tray = free_slot(state)
    state.height[tray] = len(trays_on(state, state.field.routes[route][index]))
    state.card[tray] = card
    state.route[tray] = route
    state.index[tray] = index
    state.level[tray] = state.tables.cards[card].level if state.tables.cards[card].kind == PORTAL else 0
    state.gone[tray] = 0
    state.fast[tray] = 0
    return tray
