"""The range of attacks (RT-7.9 to RT-7.18, RT-12.21 to RT-12.25). Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.board.field import NONE, bearing, beside, is_adjacent, steps_between
from warbook.games.kingdom.board.trays import boss_cell, cell_of, is_portal, is_top, top_tray
from warbook.games.kingdom.content.tables import FLYING
from warbook.games.kingdom.effects.rules_in_force import boss_is_away, precise_reaches
from warbook.games.kingdom.effects.vocabulary import (
    ADJACENT,
    ARROWS,
    BESIDE_TARGET,
    COMPANION,
    OWN,
    OWN_OR_ADJACENT,
    PORTAL_OR_BOSS,
    PRECISE,
    TARGET,
    Aim,
)
from warbook.games.kingdom.frames import BOSS_TRAY, TRAYS
from warbook.games.kingdom.state import KingdomState


def is_shown(arrows: vec[i64], cell: int, turn: int, other: int) -> bool:
    """Whether arrows show a cell, turned with the tower, near and far (RT-7.9, RT-7.12); nothing blocks (RT-7.14).

    In Elemental Uprising they are one space long (EU-13.2, EU-13.12).
    """
    direction = bearing(cell, other)  # RT-7.10, RT-7.11, RT-7.14, EU-13.2
    return direction != NONE and steps_between(cell, other) <= arrows[(direction - 2 * turn) % 8]  # RT-7.9, RT-7.12


def trays_in_reach(state: KingdomState, aim: Aim, cell: int, turn: int) -> list[int]:
    """The trays that arrows or a precise attack reach, portals and the boss among them (RT-7.10, RT-7.11, RT-7.13)."""
    return in_reach(state, aim.reach, aim.arrows, 1, cell, turn)


def in_reach(state: KingdomState, reach: int, arrows: vec[i64], spaces: int, cell: int, turn: int) -> list[int]:
    """The same for any reach of a tower: its arrows, all spaces around it (EU-13.5), or everywhere (EU-13.6).

    A boss counts like a tray (EU-13.15). `spaces` is how far the first two reach (EU-C5).
    """
    if reach == ARROWS and spaces > 1:
        return first_in_line(state, arrows, spaces, cell, turn)
    found: list[int] = []
    for tray in range(TRAYS):
        if state.card[tray] != NONE and reaches(state, reach, arrows, spaces, cell, turn, cell_of(state, tray)):
            if is_top(state, tray):  # RT-21.5
                found.append(tray)
    if reach == PRECISE and state.terms.precise_spares_flying:
        found = [tray for tray in found if state.tables.cards[state.card[tray]].kind != FLYING]
    boss = boss_in_reach(state)
    if boss != NONE and reaches(state, reach, arrows, spaces, cell, turn, boss):
        found.append(BOSS_TRAY)
    return found


def reaches(state: KingdomState, reach: int, arrows: vec[i64], spaces: int, cell: int, turn: int, other: int) -> bool:
    """Whether an attack from a cell reaches another one: in line or near or, if it is precise, anywhere (RT-31.31)."""
    if reach == ARROWS:
        return is_shown(arrows, cell, turn, other)
    if reach == ADJACENT:
        return 0 < steps_between(cell, other) <= spaces  # EU-13.5
    return reach != PRECISE or precise_reaches(state, cell, other)  # RT-7.13, RT-31.31, EU-13.6


def first_in_line(state: KingdomState, arrows: vec[i64], spaces: int, cell: int, turn: int) -> list[int]:
    """The first tray in the line of each arrow within a number of spaces (EU-C5)."""
    found: list[int] = []
    boss = boss_in_reach(state)
    for direction in range(8):
        if arrows[(direction - 2 * turn) % 8] == 0:
            continue
        other = cell
        for _ in range(spaces):
            other = NONE if other == NONE else beside(other, direction)
            tray = NONE if other == NONE else BOSS_TRAY if other == boss else top_tray(state, other)
            if tray != NONE:
                found.append(tray)
                break
    return sorted(found)


def boss_in_reach(state: KingdomState) -> int:
    """Where a boss stands that can be attacked, NONE without one; it may have dived (EU-C10)."""
    return NONE if boss_is_away(state) else boss_cell(state)


def top_trays(state: KingdomState) -> list[int]:
    """Every tray that nothing lies on; the others cannot be attacked (RT-21.5)."""
    return [tray for tray in range(TRAYS) if state.card[tray] != NONE and is_top(state, tray)]  # RT-21.5


def plain(state: KingdomState, trays: list[int]) -> list[int]:  # RT-10.8, RT-22.5
    """Without portals and bosses: what heroes and ordinary spells can affect (RT-10.8, RT-12.25, RT-19.3, RT-22.5).

    In Elemental Uprising a boss is like any other tray (EU-13.15).
    """
    hits_boss = state.tables.ways.boss_is_horde
    return [tray for tray in trays if (hits_boss or tray != BOSS_TRAY) and not is_portal(state, tray)]


def hero_targets(state: KingdomState, aim: Aim, figure: int, turn: int, last: int) -> list[int]:
    """The targets of a step of a hero or, with figure NONE, of a spell; `last` is the tray that was hit before."""
    reach = aim.reach
    if reach == PORTAL_OR_BOSS:
        portals = [tray for tray in top_trays(state) if is_portal(state, tray)]
        return portals if state.card[BOSS_TRAY] == NONE else [*portals, BOSS_TRAY]
    if reach == TARGET:
        return [] if last == NONE or not is_top(state, last) else [last]
    if reach == BESIDE_TARGET:
        return [] if last == NONE else beside_space(state, cell_of(state, last))
    if reach == COMPANION:
        tray = int(state.tray[state.tables.companion])
        return [] if tray == NONE or not is_top(state, tray) else [tray]
    if figure == NONE:
        return plain(state, top_trays(state))
    return from_space(state, aim, int(state.cell[figure]), int(state.tray[figure]), turn)


def from_space(state: KingdomState, aim: Aim, cell: int, own: int, turn: int) -> list[int]:
    """The targets of a hero on the map: on a path space or a site, engaged or not (RT-12.23); of a token, too.

    Melee has the own tray alone (EU-13.1).
    """
    if aim.reach == OWN:
        return [] if own == NONE or not is_top(state, own) else [own]
    if aim.reach == ADJACENT:
        return beside_space(state, cell)
    if aim.reach == OWN_OR_ADJACENT:
        here = top_tray(state, cell)
        return sorted(beside_space(state, cell) + ([] if here == NONE or is_portal(state, here) else [here]))
    found = plain(state, trays_in_reach(state, aim, cell, turn))  # RT-12.23
    # arrows do not show the tray that the hero is engaged with (RT-12.22); a precise attack has any (RT-24.14)
    return found if aim.reach == PRECISE else [tray for tray in found if tray != own]


def beside_space(state: KingdomState, cell: int) -> list[int]:
    """The trays in spaces adjacent to one (RT-24.4, EU-13.8)."""
    found = [tray for tray in top_trays(state) if is_adjacent(cell_of(state, tray), cell)]
    boss = boss_in_reach(state)
    if boss != NONE and is_adjacent(boss, cell):
        found.append(BOSS_TRAY)
    return plain(state, found)
