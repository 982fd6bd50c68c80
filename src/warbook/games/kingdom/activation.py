"""What a hero may do in its activation, and the companion and bench heroes (sections 12 and 18). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.doings import has_effect
from warbook.games.kingdom.events import Rested
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.heroes import distances, goals, max_health, may_stop
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import BOARD, BROUGHT, CAT, FIGURES, MAIN, ON_BENCH
from warbook.games.kingdom.trays import open_to_bases
from warbook.kernel.api import Refusal

MOVED = 1
ACTED = 2


def refuse_activate(state: KingdomState, seat: int, figure: int) -> Refusal | None:
    """Why a hero cannot be activated: another's, used, revived this round, or idle by the iron rule."""
    if figure >= FIGURES or state.role[figure] != MAIN or state.owner[figure] != seat:
        return Refusal(state.law["once-a-round"])
    if state.revived[figure]:
        return Refusal(state.law["revived"])
    if state.used[figure]:
        return Refusal(state.law["once-a-round"])
    return Refusal(state.law["idle"]) if state.round <= state.terms.iron.idle_heroes else None


def refuse_cat(state: KingdomState, seat: int) -> Refusal | None:
    """Why the companion cannot be activated (RT-12.42, RT-12.44)."""
    cat = state.tables.companion
    if state.role[cat] != CAT or state.owner[cat] != seat or state.cell[cat] == BOARD or state.cat_used:
        return Refusal(state.law["companion"])
    return None if cat_goals(state) else Refusal(state.law["companion"])


def cat_goals(state: KingdomState) -> list[int]:
    """Where the companion can go."""
    return goals(state, state.tables.companion, state.tables.numbers.companion_move)


def refuse_bring(state: KingdomState, figure: int, cell: int) -> Refusal | None:
    """Why a bench hero cannot be brought in there (RT-18.6, RT-18.7)."""
    if figure >= FIGURES or state.role[figure] != ON_BENCH or state.bench_used:
        return Refusal(state.law["bench-hero"])
    if cell not in state.field.spaces or not may_stop(state, figure, cell):
        return Refusal(state.law["stop"])
    return None


def refuse_move(state: KingdomState, figure: int, cell: int, done: int) -> Refusal | None:
    """Why a hero cannot move there: has moved, too far, or it may not stop there (RT-12.4 to RT-12.9)."""
    if done & MOVED:
        return Refusal(state.law["move-once"])
    reached = distances(state, figure, state.tables.heroes[figure].move)
    if cell not in reached or cell == state.cell[figure]:
        return Refusal(state.law["move-range"])
    return None if may_stop(state, figure, cell) else Refusal(state.law["stop"])


def refuse_reseat(state: KingdomState, figure: int, block: int, done: int) -> Refusal | None:
    """Why a hero cannot be put on another block of its tray (RT-12.18)."""
    if done & MOVED:
        return Refusal(state.law["move-once"])
    tray = int(state.tray[figure])
    if tray == NONE or block == state.block[figure]:
        return Refusal(state.law["reseat"])
    return None if block in open_to_bases(state, tray, figure) else Refusal(state.law["engage"])


def refuse_basic(state: KingdomState, figure: int, turn: int) -> Refusal | None:
    """Why a hero cannot make its basic attack: not on the map, or nothing would happen (RT-12.47, RT-24.56)."""
    if state.cell[figure] == BOARD:
        return Refusal(state.law["on-map"])
    if has_effect(state, state.tables.heroes[figure].basic, figure, turn):
        return None
    return Refusal(state.law["basic"])


def refuse_use(state: KingdomState, figure: int, ability: int, turn: int) -> Refusal | None:
    """Why a hero cannot use an ability (RT-12.26, RT-12.47, RT-24.7)."""
    if state.role[figure] == BROUGHT or state.ready[figure] >> ability & 1 == 0:
        return Refusal(state.law["ability-down"])
    if state.cell[figure] == BOARD:
        return Refusal(state.law["on-map"])
    deeds = state.tables.heroes[figure].abilities[ability]
    return None if has_effect(state, deeds, figure, turn) else Refusal(state.law["ability"])


def refuse_rest(state: KingdomState, figure: int) -> Refusal | None:
    """Why a hero cannot rest (RT-12.31)."""
    return Refusal(state.law["rest"]) if state.cell[figure] == BOARD else None


def rest(state: KingdomState, figure: int) -> None:
    """Full health, and all abilities face up but those in force (RT-12.30, RT-12.49)."""
    state.health[figure] = max_health(state, figure)
    state.ready[figure] = state.has[figure] & ~state.lasting[figure]
    if state.log is not None:
        state.log.append(Rested(rule=state.law["rest"], figure=figure))


# surges: steps one by one


def surge_steps(state: KingdomState, figure: int, points: int) -> list[int]:
    """The spaces that a hero can step into so that it can still stop somewhere."""
    found: list[int] = []
    here = int(state.cell[figure])
    if points <= 0:
        return found
    for cell in state.field.near[here]:
        if cell in distances(state, figure, 1) and can_end(state, figure, cell, points - 1):
            found.append(cell)
    return found


def can_end(state: KingdomState, figure: int, cell: int, points: int) -> bool:
    """Whether a hero in a space could stop there or further on."""
    if may_stop(state, figure, cell):
        return True
    if points > 0:
        for other in state.field.near[cell]:
            if can_end(state, figure, other, points - 1):
                return True
    return False
