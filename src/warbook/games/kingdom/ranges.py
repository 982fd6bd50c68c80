"""What an attack can reach (RT-7.9 to RT-7.18, RT-12.21 to RT-12.25). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.field import NONE, bearing, is_adjacent, steps_between
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import (
    ADJACENT,
    ARROWS,
    BESIDE_TARGET,
    COMPANION,
    FLYING,
    OWN,
    OWN_OR_ADJACENT,
    PORTAL_OR_BOSS,
    PRECISE,
    TARGET,
    Aim,
)
from warbook.games.kingdom.terms import BOSS_TRAY, TRAYS
from warbook.games.kingdom.trays import boss_cell, cell_of, is_portal, is_top, top_tray


def is_shown(aim: Aim, cell: int, turn: int, other: int) -> bool:
    """Whether arrows show a cell, turned with the tower, near and far (RT-7.9, RT-7.12); nothing blocks (RT-7.14)."""
    direction = bearing(cell, other)
    return direction != NONE and steps_between(cell, other) <= aim.arrows[(direction - 2 * turn) % 8]


def trays_in_reach(state: KingdomState, aim: Aim, cell: int, turn: int) -> list[int]:
    """The trays that arrows or a precise attack reach, portals and the boss among them (RT-7.10, RT-7.11, RT-7.13)."""
    if aim.reach == ARROWS:
        found: list[int] = []
        for tray in range(TRAYS):
            if state.card[tray] != NONE and is_shown(aim, cell, turn, cell_of(state, tray)) and is_top(state, tray):
                found.append(tray)
        boss = boss_cell(state)
        if boss != NONE and is_shown(aim, cell, turn, boss):
            found.append(BOSS_TRAY)
        return found
    found = top_trays(state)  # near or far, without a line (RT-31.31)
    if aim.reach == PRECISE and state.terms.precise_spares_flying:
        found = [tray for tray in found if state.tables.cards[state.card[tray]].kind != FLYING]
    if state.card[BOSS_TRAY] != NONE:
        found.append(BOSS_TRAY)
    return found


def top_trays(state: KingdomState) -> list[int]:
    """Every tray that nothing lies on; the others cannot be attacked (RT-21.5)."""
    return [tray for tray in range(TRAYS) if state.card[tray] != NONE and is_top(state, tray)]


def tower_targets(state: KingdomState, aim: Aim, level: int, cell: int, turn: int) -> list[int]:
    """A tower's targets: portals only for towers of their level (RT-10.3, RT-31.20), the boss for all (RT-22.4).

    With too high a portal alone it has none (RT-31.21).
    """
    found = trays_in_reach(state, aim, cell, turn)
    return [tray for tray in found if state.level[tray] <= level]


def plain(state: KingdomState, trays: list[int]) -> list[int]:
    """Without portals and bosses: what heroes and ordinary spells can affect (RT-10.8, RT-12.25, RT-19.3, RT-22.5)."""
    return [tray for tray in trays if tray != BOSS_TRAY and not is_portal(state, tray)]


def hero_targets(state: KingdomState, aim: Aim, figure: int, turn: int, last: int) -> list[int]:
    """The targets of a step of a hero or, with figure NONE, of a spell; `last` is the tray that was hit before."""
    reach = aim.reach
    if reach == PORTAL_OR_BOSS:
        portals = [tray for tray in top_trays(state) if is_portal(state, tray)]
        return portals if state.card[BOSS_TRAY] == NONE else [*portals, BOSS_TRAY]
    if reach == TARGET:
        return [] if last == NONE else [last]
    if reach == BESIDE_TARGET:
        return [] if last == NONE else beside_space(state, cell_of(state, last))
    if reach == COMPANION:
        tray = int(state.tray[state.tables.companion])
        return [] if tray == NONE or not is_top(state, tray) else [tray]
    if figure == NONE:
        return plain(state, top_trays(state))
    return from_hero(state, aim, figure, turn)


def from_hero(state: KingdomState, aim: Aim, figure: int, turn: int) -> list[int]:
    """The targets of a hero on the map: on a path space or a site, engaged or not (RT-12.23)."""
    cell, own = int(state.cell[figure]), int(state.tray[figure])
    if aim.reach == OWN:
        return [] if own == NONE or not is_top(state, own) else [own]
    if aim.reach == ADJACENT:
        return beside_space(state, cell)
    if aim.reach == OWN_OR_ADJACENT:
        here = top_tray(state, cell)
        return sorted(beside_space(state, cell) + ([] if here == NONE or is_portal(state, here) else [here]))
    found = plain(state, trays_in_reach(state, aim, cell, turn))
    # arrows do not show the tray that the hero is engaged with (RT-12.22); a precise attack has any (RT-24.14)
    return found if aim.reach == PRECISE else [tray for tray in found if tray != own]


def beside_space(state: KingdomState, cell: int) -> list[int]:
    """The trays in spaces adjacent to one (RT-24.4)."""
    return plain(state, [tray for tray in top_trays(state) if is_adjacent(cell_of(state, tray), cell)])
