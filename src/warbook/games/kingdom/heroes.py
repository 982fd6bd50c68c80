"""Heroes and the companion: movement, engaging, damage, displacement (section 12). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.events import (
    Engaged,
    Guarded,
    Healed,
    HeroMoved,
    Hurt,
    KnockedOut,
    Refreshed,
    Revealed,
    Revived,
)
from warbook.games.kingdom.field import CELLS, NONE, PATH, is_adjacent
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import ANYONE, NEAR, ON_MAP, SELF, SELF_OR_ADJACENT
from warbook.games.kingdom.terms import (
    BOARD,
    BROUGHT,
    BY_KNOCK_OUT,
    CAT,
    CAT_IN,
    DISPLACING,
    FIGURES,
    MAIN,
    PLACE_TRAY,
    SEATING,
)
from warbook.games.kingdom.towers import has_tower
from warbook.games.kingdom.trays import has_room, is_portal, is_top, open_to_bases, top_tray, trays_on
from warbook.games.kingdom.victory import lose
from warbook.kernel.api import Frame, Refusal


def max_health(state: KingdomState, figure: int) -> int:
    """A hero's full health; the companion has none."""
    return 0 if figure == state.tables.companion else state.tables.heroes[figure].health


def is_closed(state: KingdomState, cell: int) -> bool:
    """Whether a trail card closes a space: the first of its marker's road (RT-21.19, RT-21.24, RT-31.42)."""
    if state.trails == 0:
        return False
    for trail, closed in enumerate(state.field.trails):
        if closed == cell and state.trails >> trail & 1:
            return True
    return False


def refuse_end(state: KingdomState, figure: int, cell: int) -> Refusal | None:
    """Why a figure may not end its movement there: a tower, a trail card, a portal, no room (RT-12.8, RT-12.16)."""
    law = state.law
    if has_tower(state, cell):
        return Refusal(law["stop"])
    if is_closed(state, cell):
        return Refusal(law["closed-space"])
    tray = top_tray(state, cell)
    if tray == NONE:
        return None
    # a portal's space stays one under a flying horde (RT-10.11)
    if is_portal(state, tray) or (state.height[tray] > 0 and holds_portal(state, cell)):
        return Refusal(law["stop-portal"])
    return None if has_room(state, tray, figure) else Refusal(law["no-room"])


def holds_portal(state: KingdomState, cell: int) -> bool:
    """Whether one of the trays on a space is a portal."""
    for tray in trays_on(state, cell):
        if is_portal(state, tray):
            return True
    return False


def may_stop(state: KingdomState, figure: int, cell: int) -> bool:
    """Whether a figure may end its movement there."""
    return refuse_end(state, figure, cell) is None


UNSEEN: Final[vec[i64]] = vec[i64]([0] * CELLS)


def reached(state: KingdomState, figure: int, points: int) -> list[int]:
    """The spaces that a figure can get to: a movement point for each step (RT-12.5, RT-12.6).

    From its board it enters beside an exit, revived or not (RT-12.9, RT-12.38). Its own space is one of them only if
    it leaves the lower tray of a stack and comes back onto the upper (RT-12.19): elsewhere that would be nothing, or
    another block (RT-12.18).
    """
    found: list[int] = []
    if points <= 0:
        return found
    seen: vec[i64] = UNSEEN[:]
    start = int(state.cell[figure])
    if start == BOARD:
        add_unseen(state, state.field.gates, seen, found)
    else:
        seen[start] = 1
        add_unseen(state, state.field.near[start], seen, found)
    passed = 0
    for _ in range(points - 1):
        for place in range(passed, len(found)):
            add_unseen(state, state.field.near[found[place]], seen, found)
            passed += 1
    if points > 1 and found and start != BOARD and is_below(state, figure):
        found.append(start)
    return found


def is_below(state: KingdomState, figure: int) -> bool:
    """Whether a figure stands on the lower tray of a stack."""
    tray = int(state.tray[figure])
    return tray != NONE and not is_top(state, tray)


def add_unseen(state: KingdomState, cells: list[int], seen: vec[i64], found: list[int]) -> None:
    """Go one step further: into spaces that were not entered before and are not closed."""
    for cell in cells:
        if seen[cell] == 0 and not is_closed(state, cell):
            seen[cell] = 1
            found.append(cell)


def goals(state: KingdomState, figure: int, points: int) -> list[int]:
    """The spaces where its movement can end, ascending."""
    return sorted([cell for cell in reached(state, figure, points) if may_stop(state, figure, cell)])


def leave_tray(state: KingdomState, figure: int) -> None:
    """The squares under its base are uncovered at once (RT-12.17)."""
    state.tray[figure] = NONE
    state.block[figure] = NONE


def move_to(state: KingdomState, figure: int, cell: int) -> None:
    """A figure moves to a space and engages the tray there; with its master's first move the companion comes."""
    leave_tray(state, figure)
    state.cell[figure] = cell
    if state.log is not None:
        state.log.append(HeroMoved(rule=state.law["move-range"], figure=figure, cell=cell))
    if figure == state.tables.master and not state.cat_came and state.role[state.tables.companion] == CAT:
        state.stack.append(Frame(CAT_IN, int(state.owner[figure])))
    settle_in(state, figure)


def settle_in(state: KingdomState, figure: int) -> None:
    """Put the base of a figure that has stopped on the tray of its space, if there is one (RT-12.13)."""
    tray = top_tray(state, int(state.cell[figure]))
    if tray == NONE:
        return
    blocks = open_to_bases(state, tray, figure)
    if len(blocks) == 1:
        engage(state, figure, tray, blocks[0])
    elif blocks:
        state.stack.append(Frame(SEATING, int(state.owner[figure]), figure))


def engage(state: KingdomState, figure: int, tray: int, block: int) -> None:
    """Its base lies on the tray."""
    state.tray[figure] = tray
    state.block[figure] = block
    if state.log is not None:
        state.log.append(Engaged(rule=state.law["engage"], figure=figure, tray=tray, block=block))


def to_board(state: KingdomState, figure: int) -> None:
    """A figure goes back to its hero board."""
    leave_tray(state, figure)
    state.cell[figure] = BOARD


# the companion


def may_come(state: KingdomState) -> bool:
    """Whether the companion can be placed in its master's space (RT-24.10)."""
    cat, master = state.tables.companion, state.tables.master
    if state.role[cat] != CAT or state.cell[cat] != BOARD or state.cell[master] == BOARD:
        return False
    tray = int(state.tray[master])
    # on stacked trays only the uppermost is engaged (RT-12.19)
    return tray == NONE or (is_top(state, tray) and len(open_to_bases(state, tray, cat)) > 0)


def bring_companion(state: KingdomState) -> None:
    """The companion is placed beside its master, on the bare space or on the same tray."""
    cat, master = state.tables.companion, state.tables.master
    state.cell[cat] = state.cell[master]
    state.cat_came = True
    if state.log is not None:
        state.log.append(HeroMoved(rule=state.law["companion-comes"], figure=cat, cell=int(state.cell[cat])))
    if state.tray[master] != NONE:
        settle_in(state, cat)


# damage and healing


def hurt(state: KingdomState, figure: int, amount: int) -> None:
    """Damage: none to the protected and to bench heroes; the companion goes home (RT-12.28, RT-12.44, RT-18.9)."""
    # who pays for a spell may be protected too (RT-19.15)
    if state.guarded[figure] or state.role[figure] == BROUGHT:
        return
    if state.role[figure] == CAT:
        knock_out(state, figure)
        return
    state.health[figure] -= min(amount, int(state.health[figure]))
    if state.log is not None:
        left = int(state.health[figure])
        state.log.append(Hurt(rule=state.law["damage"], figure=figure, amount=amount, left=left))
    if state.health[figure] == 0:
        knock_out(state, figure)


def knock_out(state: KingdomState, figure: int) -> None:
    """The figure leaves the map at once (RT-12.33); in a heroic challenge that loses the game (RT-23.2).

    Its base covers nothing any more (RT-31.3). The companion stays when its master goes (RT-12.46).
    """
    to_board(state, figure)
    if state.log is not None:
        state.log.append(KnockedOut(rule=state.law["knock-out"], figure=figure))
    if state.role[figure] == MAIN:
        state.down[figure] = 1
        if state.terms.setting.no_knock_outs:
            lose(state, BY_KNOCK_OUT, state.law["no-knock-outs"])


def heal(state: KingdomState, figure: int, amount: int) -> None:
    """Health rises, never above the maximum (RT-12.35)."""
    healed = min(amount, max_health(state, figure) - int(state.health[figure]))
    if healed > 0:
        state.health[figure] += healed
        if state.log is not None:
            state.log.append(Healed(rule=state.law["heal"], figure=figure, amount=healed))


def guard(state: KingdomState, figure: int) -> None:
    """Protected until the end of the round (RT-12.28), not from what has happened before (RT-31.39)."""
    state.guarded[figure] = 1
    if state.log is not None:
        state.log.append(Guarded(rule=state.law["protection"], figure=figure))


def face_down(state: KingdomState, figure: int) -> int:
    """The abilities of a hero that lie face down and can be turned up; those in force cannot (RT-12.49)."""
    return int(state.has[figure] & ~state.ready[figure] & ~state.lasting[figure])


def turn_up(state: KingdomState, figure: int, ability: int) -> None:
    """An ability lies face up again."""
    state.ready[figure] |= 1 << ability
    if state.log is not None:
        state.log.append(Refreshed(rule=state.law["refresh"], figure=figure, ability=ability))


def revive_all(state: KingdomState) -> None:
    """Knocked-out heroes stand on their boards with full health, and rest this round (RT-12.36, RT-12.39).

    Their abilities stay as they lie (RT-12.37).
    """
    for figure in range(FIGURES):
        state.revived[figure] = 0
        if state.down[figure] and state.role[figure] == MAIN:
            state.down[figure] = 0
            state.revived[figure] = 1
            state.used[figure] = 1
            state.health[figure] = max_health(state, figure)
            if state.log is not None:
                state.log.append(Revived(rule=state.law["revival"], figure=figure))


# who an effect may choose


def heroes_meant(state: KingdomState, who: int, figure: int) -> list[int]:
    """The heroes that an effect may choose, without bench heroes and the companion (RT-12.48, RT-18.10, RT-31.36)."""
    found: list[int] = []
    for other in range(len(state.tables.heroes)):
        if state.role[other] == MAIN and not state.down[other] and is_meant(state, who, figure, other):
            found.append(other)
    return found


def is_meant(state: KingdomState, who: int, figure: int, other: int) -> bool:
    """Whether one hero is among those that an effect names; who shares a space is not adjacent (RT-24.57)."""
    if who == ANYONE:
        return True
    if who == SELF:
        return other == figure
    if state.cell[other] == BOARD:
        return False
    if who == ON_MAP:
        return True
    beside = is_adjacent(int(state.cell[other]), int(state.cell[figure]))
    if who == NEAR:
        return beside or state.cell[other] == state.cell[figure]
    return who == SELF_OR_ADJACENT and (beside or other == figure)


def in_space(state: KingdomState, figure: int) -> list[int]:
    """All figures in a hero's space, itself and the companion among them (RT-24.22, RT-12.48)."""
    return [other for other in range(FIGURES) if state.cell[other] != BOARD and state.cell[other] == state.cell[figure]]


def figures_near(state: KingdomState, cell: int) -> list[int]:
    """The figures in a space and in those adjacent to it."""
    found: list[int] = []
    for figure in range(FIGURES):
        place = int(state.cell[figure])
        if place != BOARD and (place == cell or is_adjacent(place, cell)):
            found.append(figure)
    return found


def bare_figures(state: KingdomState, cell: int) -> list[int]:
    """The figures that stand on the bare space, not on a tray; trays never come to a site (RT-31.16)."""
    return [figure for figure in range(FIGURES) if state.cell[figure] == cell and state.tray[figure] == NONE]


# displacement


def empty_spaces(state: KingdomState, cell: int) -> list[int]:
    """Where a figure can be displaced to: adjacent sites without a tower, path spaces without a tray (RT-14.10).

    Other figures do not matter (RT-31.17), and the space that they leave is not among them (RT-31.15).
    """
    found: list[int] = []
    for other in state.field.near[cell]:
        if has_tower(state, other) or is_closed(state, other):
            continue
        if state.field.kind[other] == PATH and top_tray(state, other) != NONE:
            continue
        found.append(other)
    return found


def displace_all(state: KingdomState, figures: list[int]) -> None:
    """Figures have to make room, if need be again (RT-31.14); their players are asked where there is a choice."""
    for figure in figures:
        leave_tray(state, figure)
    left: list[int] = []
    for figure in figures:
        spaces = empty_spaces(state, int(state.cell[figure]))
        if len(spaces) > 1:
            left.append(figure)
        else:
            displace(state, figure, spaces[0] if spaces else BOARD)
    if left:
        state.waiting = [*state.waiting, *left]
        state.stack.append(Frame(DISPLACING, 0))


def bring_in(state: KingdomState, card: int, route: int, index: int) -> None:
    """A card that was turned over comes to its space once whoever stands there has made room (RT-5.7, RT-21.12)."""
    state.stack.append(Frame(PLACE_TRAY, 0, card, route, index))
    standing = bare_figures(state, state.field.routes[route][index])
    if standing and state.log is not None:
        state.log.append(Revealed(rule=state.law["make-room"], card=card, route=route))
    displace_all(state, standing)


def displace(state: KingdomState, figure: int, cell: int) -> None:
    """A figure, hero or companion, goes to an empty space or to its board (RT-12.45, RT-14.10).

    That is no movement and changes nothing else (RT-14.11).
    """
    state.cell[figure] = cell
    state.waiting = [other for other in state.waiting if other != figure]
    if state.log is not None:
        state.log.append(HeroMoved(rule=state.law["displace"], figure=figure, cell=cell, displaced=True))
