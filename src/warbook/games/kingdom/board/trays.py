"""Trays: what lies on them, what may lie there, what is covered (sections 8 and 9). Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.kingdom.board.field import CELLS, NONE, is_adjacent, lies_towards
from warbook.games.kingdom.board.shapes import BITS, BLOCK, BLOCKS, CENTRE, FULL, SQUARES, count, squares_of
from warbook.games.kingdom.content.tables import BOSS, FAST_ICON, FLYING, PORTAL
from warbook.games.kingdom.effects.rules_in_force import may_charge, resists_by_force
from warbook.games.kingdom.effects.vocabulary import SOLDIER_REMOVED, TRUE
from warbook.games.kingdom.frames import (
    ALL_TRAYS,
    BOSS_TRAY,
    CURSED,
    MOMENT,
    NOBODY,
    SILENT,
    TRAYS,
    WARRIOR,
)
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame


def cell_of(state: KingdomState, tray: int) -> int:
    """The path space on which a tray stands."""
    return int(state.field.lanes[CELLS * state.route[tray] + state.index[tray]])


def horde_name(state: KingdomState, tray: int) -> str:
    """What a horde or the boss is called, as a key of the texts."""
    if tray == BOSS_TRAY:
        return f"boss-{state.tables.boss_names[state.terms.boss]}"
    return f"horde-{state.tables.cards[state.card[tray]].name}"


def is_portal(state: KingdomState, tray: int) -> bool:
    """Whether a tray is a portal, printed or made (RT-10.1, RT-10.15)."""
    return state.level[tray] > 0  # RT-10.1


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


def footprint(state: KingdomState, figure: int) -> i64:
    """The squares under a figure that is engaged: its base, of a Sand Warrior one (RT-12.13, EU-11.8, EU-15.34)."""
    block = state.block[figure]
    return BITS[block] if state.role[figure] == WARRIOR else BLOCK[block]  # RT-12.13, EU-11.8


def bases_on(state: KingdomState, tray: int) -> i64:
    """The squares under heroes, the companion and Sand Warriors (RT-12.13, EU-15.34)."""
    mask: i64 = 0
    for figure in range(state.tables.figures):
        if state.tray[figure] == tray:
            mask |= footprint(state, figure)
    return mask


def figures_on(state: KingdomState, tray: int) -> list[int]:
    """The heroes and the companion that are engaged with a tray."""
    return [figure for figure in range(state.tables.figures) if state.tray[figure] == tray]


def occupied(state: KingdomState, tray: int) -> i64:
    """The squares under tiles, soldiers and bases (RT-8.14)."""
    return state.tiled[tray] | state.soldiers[tray] | bases_on(state, tray)  # RT-8.14


def enemies_on(state: KingdomState, tray: int) -> i64:
    """The squares of the enemies that count."""
    return state.tables.cards[state.card[tray]].enemies & ~state.gone[tray]


def closed_squares(state: KingdomState, tray: int) -> i64:
    """The squares on which nothing may lie: strips, and the middle of a portal (RT-8.5)."""
    closed: i64 = state.tables.cards[state.card[tray]].closed
    return closed | BITS[CENTRE] if state.level[tray] else closed


def resisting(state: KingdomState, tray: int, damage: int) -> i64:  # EU-12.2, EU-12.3, EU-12.4
    """The squares of enemies that resist a damage type; all others take every type (RT-8.10, RT-8.11, RT-8.13).

    A curse takes away all resistance, printed or not (EU-31.47); true damage meets none (EU-12.2, EU-12.3, EU-12.4).
    """
    if state.marks[tray] & CURSED:
        return 0
    if damage != TRUE and state.token and is_warded(state, tray, damage):
        return enemies_on(state, tray)
    return state.tables.cards[state.card[tray]].resists[damage] & ~state.gone[tray]  # RT-8.10, RT-8.11, RT-8.13


def is_warded(state: KingdomState, tray: int, damage: int) -> bool:
    """Whether all enemies of a tray resist a damage type: by a totem beside it (EU-26.6), by a Rift card (EU-C9).

    Tiles that lie there already stay (EU-31.46).
    """
    if resists_by_force(state, tray, damage):
        return True
    for token, cell in enumerate(state.token_cell):
        if cell != NONE and state.tables.tokens[state.token[token]].resists == damage:
            if is_adjacent(cell, cell_of(state, tray)):
                return True
    return False


def shielded(state: KingdomState, tray: int, source: int) -> i64:
    """The squares of shieldbearers that an attack from a cell cannot cover: it comes from their side (EU-19.6).

    Without a source space shields do not matter (EU-19.6a), nor under a curse (EU-31.47); to true damage they do
    (EU-31.20).
    """
    card = state.tables.cards[state.card[tray]]
    if card.shield == NONE or source == NONE or state.marks[tray] & CURSED:
        return 0
    return card.shielded if lies_towards(cell_of(state, tray), source, card.shield) else 0  # EU-31.20


def taboo_for_tiles(state: KingdomState, tray: int, damage: int) -> i64:
    """All squares on which no tile of this damage type may lie now."""
    return occupied(state, tray) | closed_squares(state, tray) | resisting(state, tray, damage)  # EU-31.19


def open_to_soldiers(state: KingdomState, tray: int, damage: int) -> i64:
    """The squares for a soldier: enemies, not deadly, not resisting, not occupied (RT-8.12, RT-9.4 to RT-9.7).

    EU-11.7, EU-19.5; to tiles flying does not matter (EU-31.19).
    """
    card = state.tables.cards[state.card[tray]]
    taboo: i64 = occupied(state, tray) | closed_squares(state, tray) | resisting(state, tray, damage) | card.tiles_only
    return enemies_on(state, tray) & ~taboo  # RT-8.12


def open_to_bases(state: KingdomState, tray: int, figure: int) -> list[int]:
    """The blocks on which a figure's base may lie; its own base is not in its way (RT-12.14, EU-15.14).

    Several figures share a tray as long as there is room (RT-12.10, EU-15.12, EU-31.4); resistances do not matter
    (RT-12.15, EU-12.6, EU-15.15).
    """
    if takes_no_bases(state, tray):
        return []
    taboo: i64 = taboo_for_bases(state, tray, figure)
    if state.role[figure] == WARRIOR:  # squares instead
        return [square for square in range(SQUARES) if BITS[square] & taboo == 0]
    return [block for block in range(BLOCKS) if BLOCK[block] & taboo == 0]  # RT-12.10, EU-15.12, EU-31.4


def has_room(state: KingdomState, tray: int, figure: int) -> bool:
    """Whether there is a block for a figure's base (RT-12.16, EU-15.16)."""
    if takes_no_bases(state, tray):
        return False
    taboo: i64 = taboo_for_bases(state, tray, figure)
    if state.role[figure] == WARRIOR:
        return taboo & FULL != FULL
    for block in range(BLOCKS):
        if BLOCK[block] & taboo == 0:
            return True
    return False


def takes_no_bases(state: KingdomState, tray: int) -> bool:
    """Whether nobody engages a tray at all: a boss or a portal."""
    return state.level[tray] > 0 or state.tables.cards[state.card[tray]].kind == BOSS


def taboo_for_bases(state: KingdomState, tray: int, figure: int) -> i64:
    """All squares on which a figure's base may not lie now: flying enemies too (EU-15.15, EU-19.5).

    A Sand Warrior minds resistances (EU-15.34).
    """
    card = state.tables.cards[state.card[tray]]
    taboo: i64 = state.tiled[tray] | state.soldiers[tray] | closed_squares(state, tray)  # RT-12.15, EU-12.6
    taboo |= card.tiles_only & ~state.gone[tray]  # RT-8.12, EU-15.15
    if state.role[figure] == WARRIOR:
        taboo |= resisting(state, tray, state.tables.warrior_damage)
    for other in range(state.tables.figures):
        if other != figure and state.tray[other] == tray:
            taboo |= footprint(state, other)
    return taboo


def uncovered(state: KingdomState, tray: int) -> i64:
    """The squares of enemies that nothing covers; without any the horde is destroyed (RT-8.14, RT-8.16, EU-1.6).

    Of a large one every square counts; the horde stays until Phase 3 (EU-11.9, EU-11.10, EU-11.11, EU-11.12).
    """
    return enemies_on(state, tray) & ~occupied(state, tray)  # RT-8.16, EU-1.6, EU-11.9, EU-11.10


def shows(state: KingdomState, tray: int, icon: int) -> bool:
    """Whether an icon is visible, not under a tile, a soldier or a base (RT-8.15, RT-31.7)."""
    card = state.tables.cards[state.card[tray]]
    return card.icons[icon] & ~state.gone[tray] & ~occupied(state, tray) != 0  # RT-8.15, RT-31.7, EU-19.2


def triggers(state: KingdomState, tray: int, icon: int) -> bool:
    """Whether a horde triggers an active ability: it shows it, and nothing silences the two (EU-19.2)."""
    if state.marks[tray] & SILENT or state.hushed[tray] & BITS[icon]:
        return False
    return shows(state, tray, icon)  # EU-26.2


def is_fast(state: KingdomState, tray: int) -> bool:
    """Whether a horde makes two attempts: a visible icon, or by an iron rule without one (RT-14.5).

    Not a silent one, nor near a hero who keeps hordes from charging (EU-C7, EU-39.2).
    """
    if state.marks[tray] & SILENT or not (state.fast[tray] or triggers(state, tray, FAST_ICON)):
        return False
    return may_charge(state, cell_of(state, tray))


def hearts_cost(state: KingdomState, tray: int) -> int:
    """What it costs if the horde escapes now: only tiles count as cover (RT-14.14, RT-14.15, EU-21.5)."""
    card = state.tables.cards[state.card[tray]]
    left: i64 = ~state.tiled[tray] & ~state.gone[tray] & FULL  # EU-21.5
    total = count(card.small & left)
    for mask in card.large:
        if mask & ~state.gone[tray] and mask & left:  # EU-31.3
            total += 4  # RT-14.15, EU-21.2, EU-26.3
    return total


def distance_left(state: KingdomState, tray: int) -> int:
    """How many steps the tray needs to leave the board (RT-2.14); 0 for a boss beside the map (EU-27.6)."""
    route = int(state.route[tray])
    return len(state.field.routes[route]) - int(state.index[tray]) if route < len(state.field.routes) else 0


def lay_tile(state: KingdomState, tray: int, mask: i64, damage: int, owner: int = NOBODY) -> None:
    """A damage tile lies there until the tray leaves or heals (RT-8.8, EU-11.5, EU-11.14).

    Whose it is only matters to some (EU-11.15, EU-15.39).
    """
    tiles = state.tiles[:]
    whose = NOBODY - owner if state.tables.owns_tiles else 0
    tiles[tray] = [*tiles[tray], int(mask) | damage << 25 | whose << 27]
    state.tiles = tiles
    state.tiled[tray] |= mask  # RT-8.8, EU-11.1, EU-11.5


def owner_of(tile: int) -> int:
    """Whose a tile on a tray is: the number of a tower, OF_FIGURE + a hero's, NOBODY."""
    return NOBODY - (tile >> 27)


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


def take_soldiers(state: KingdomState, tray: int, squares: i64) -> None:
    """Soldiers leave a tray that stays on the map, for the supply (EU-18.1).

    A text may answer each (EU-15.40, EU-31.39).
    """
    state.spare += count(squares)
    state.soldiers[tray] &= ~squares
    if state.tables.moments[SOLDIER_REMOVED]:
        for square in squares_of(squares):  # EU-31.39
            state.stack.append(Frame(MOMENT, 0, SOLDIER_REMOVED, NONE, SQUARES * tray + square))


def take_tile(state: KingdomState, tray: int, place: int) -> int:
    """One tile goes back to its supply (EU-11.5); what it was."""
    tiles = state.tiles[:]
    tile = tiles[tray][place]
    tiles[tray] = [other for number, other in enumerate(tiles[tray]) if number != place]
    state.tiles = tiles
    state.tiled[tray] &= ~(tile & FULL)
    return tile


def clear_tray(state: KingdomState, tray: int) -> None:
    """A tray leaves the map with everything on it but figures (EU-21.4); those upon it sink."""
    cell = cell_of(state, tray)
    clear_tiles(state, tray)  # EU-21.4
    clear_soldiers(state, tray)  # EU-31.16
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
    state.marks[tray] = 0
    state.hushed[tray] = 0
    state.spawned &= ~BITS[tray]
    return tray
