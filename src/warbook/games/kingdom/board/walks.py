"""The reachable spaces of a figure and the ways there (RT-12.5 to RT-12.9, EU-15.6 to EU-15.10). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.board.field import CELLS, NONE, steps_between
from warbook.games.kingdom.board.ranges import plain
from warbook.games.kingdom.board.tokens import is_sight
from warbook.games.kingdom.board.trays import is_top, top_tray
from warbook.games.kingdom.effects.rules_in_force import SLOWER, sum_of
from warbook.games.kingdom.effects.vocabulary import MOVE_END, PASSED
from warbook.games.kingdom.frames import BOARD, MOMENT, WARRIOR, WAYS
from warbook.games.kingdom.heroes.figures import keeps_out, may_stop, move_to
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame

UNSEEN: Final[vec[i64]] = vec[i64]([0] * CELLS)


def points_of(state: KingdomState, figure: int) -> int:
    """A hero's movement points (EU-15.6, EU-15.11); what slows heroes down leaves them one (EU-C12)."""
    return max(1, state.tables.heroes[figure].move - sum_of(state, SLOWER))


def reached(state: KingdomState, figure: int, points: int) -> list[int]:
    """The spaces that a figure can get to: a movement point for each step (RT-12.5, RT-12.6, EU-15.6, EU-15.7).

    From its board it enters beside an exit, revived or not (RT-12.9, RT-12.38), or a gate (EU-15.10). Its own space is
    one of them only if it leaves the lower tray of a stack and comes back onto the upper (RT-12.19), or comes upon
    something on its way (EU-16.6): elsewhere that would be nothing, or another block (RT-12.18, EU-15.18).
    """
    found: list[int] = []
    if points <= 0:
        return found
    seen: vec[i64] = UNSEEN[:]
    start = int(state.cell[figure])
    if start == BOARD:
        add_unseen(state, state.field.gates, seen, found)  # RT-12.9, RT-12.38
    else:
        seen[start] = 1
        add_unseen(state, state.field.near[start], seen, found)
    passed = 0
    for _ in range(points - 1):
        for place in range(passed, len(found)):
            add_unseen(state, state.field.near[found[place]], seen, found)
            passed += 1
    if points > 1 and found and start != BOARD and (is_below(state, figure) or is_worth_a_walk(state, figure, points)):
        found.append(start)
    return found


def is_below(state: KingdomState, figure: int) -> bool:
    """Whether a figure stands on the lower tray of a stack."""
    tray = int(state.tray[figure])
    return tray != NONE and not is_top(state, tray)


def add_unseen(state: KingdomState, cells: list[int], seen: vec[i64], found: list[int]) -> None:
    """Go one step further: into spaces that were not entered before and are not closed."""
    for cell in cells:
        if seen[cell] == 0 and not keeps_out(state, cell):  # RT-12.6, EU-15.7
            seen[cell] = 1
            found.append(cell)


def goals(state: KingdomState, figure: int, points: int) -> list[int]:
    """The spaces where its movement can end, ascending."""
    return sorted([cell for cell in reached(state, figure, points) if may_stop(state, figure, cell)])


# what lies on the way


def strikes_passing(state: KingdomState, figure: int) -> bool:
    """Whether a hero strikes the hordes that it leaves or passes."""
    if figure >= len(state.tables.heroes):
        return False
    for text in state.tables.heroes[figure].passives:
        for deed in text.deeds:
            if deed.aim.reach == PASSED:
                return True
    return False


def struck_on(state: KingdomState, cell: int) -> int:
    """The horde on a space that a hero strikes in passing, NONE without one; nobody strikes portals (RT-12.25)."""
    tray = top_tray(state, cell)
    return tray if tray != NONE and plain(state, [tray]) else NONE


def is_worth_a_walk(state: KingdomState, figure: int, points: int) -> bool:
    """Whether a hero that leaves its space and comes back can come upon something (EU-16.1, EU-16.6)."""
    if not state.tables.moments[MOVE_END] or state.role[figure] == WARRIOR:
        return False
    start = int(state.cell[figure])
    strikes = strikes_passing(state, figure)
    for cell in state.field.spaces:
        if 2 * steps_between(start, cell) <= points:
            if is_sight(state, cell) or (strikes and struck_on(state, cell) != NONE):
                return True
    return False


def set_out(state: KingdomState, figure: int, goal: int, points: int) -> None:
    """A figure moves to a space; if different things lie on different ways, its player says which it takes."""
    if not state.tables.moments[MOVE_END] or state.role[figure] == WARRIOR:
        move_to(state, figure, goal)
        return
    walks = walks_to(state, figure, goal, points)
    if len(walks) == 1:
        walk(state, figure, walks[0])
    else:
        state.stack.append(Frame(WAYS, int(state.owner[figure]), figure, goal, points))


def walk(state: KingdomState, figure: int, cells: list[int]) -> None:
    """A hero goes a way; what it entered on it is remembered until its next move (EU-16.1)."""
    state.left = state.cell[figure]
    state.passed = cells
    state.stack.append(Frame(MOMENT, 0, MOVE_END, figure, NONE))
    move_to(state, figure, cells[-1])


def walks_to(state: KingdomState, figure: int, goal: int, points: int) -> list[list[int]]:
    """The ways to a space, one for each largest set of things that can lie on them, the shortest first."""
    enter, leave = sights_near(state, figure, points)
    if not enter and not leave:
        return [[goal]]
    cells: list[int] = [int(state.cell[figure])]
    masks: list[int] = [0]
    before: list[int] = [NONE]
    known: set[int] = set()
    first = 0
    for _ in range(points):
        last = len(cells)
        for node in range(first, last):
            here = cells[node]
            for cell in state.field.gates if here == BOARD else state.field.near[here]:
                mask = masks[node] | leave.get(here, 0) | enter.get(cell, 0)
                if CELLS * mask + cell in known or keeps_out(state, cell):
                    continue
                known.add(CELLS * mask + cell)
                cells.append(cell)
                masks.append(mask)
                before.append(node)
        first = last
    ends = [node for node in range(1, len(cells)) if cells[node] == goal]
    best = [node for node in ends if not any([is_less(masks[node], masks[other]) for other in ends])]
    return [cells_to(cells, before, node) for node in best]


def is_less(one: int, other: int) -> bool:
    """Whether a way passes less than another."""
    return one != other and one & other == one


def cells_to(cells: list[int], before: list[int], node: int) -> list[int]:
    """The cells of a way, from the first that was entered."""
    found: list[int] = []
    while before[node] != NONE:
        found.append(cells[node])
        node = before[node]
    return found[::-1]


def sights_near(state: KingdomState, figure: int, points: int) -> tuple[dict[int, int], dict[int, int]]:
    """What may lie on the way, a bit each: by the space that is entered, and by the space that is left or passed."""
    enter: dict[int, int] = {}
    leave: dict[int, int] = {}
    bit = 1
    strikes = strikes_passing(state, figure)
    start = int(state.cell[figure])
    for cell in state.field.spaces:
        if start != BOARD and steps_between(start, cell) > points:
            continue
        if is_sight(state, cell):
            enter[cell] = bit
            bit *= 2
        if strikes and cell != start and struck_on(state, cell) != NONE:
            leave[cell] = bit
            bit *= 2
    return enter, leave
