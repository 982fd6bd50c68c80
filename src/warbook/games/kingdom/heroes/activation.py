"""What a hero may do in its activation, and the companion and bench heroes (sections 12 and 18). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE, SCENERY, WIDTH, is_adjacent
from warbook.games.kingdom.board.trays import is_top, open_to_bases
from warbook.games.kingdom.board.walks import goals, points_of, reached
from warbook.games.kingdom.effects.start import attack_of
from warbook.games.kingdom.effects.targets import has_effect
from warbook.games.kingdom.effects.vocabulary import AT_REST
from warbook.games.kingdom.frames import BOARD, BROUGHT, CAT, FIGURES, MAIN, MOMENT, ON_BENCH
from warbook.games.kingdom.heroes.figures import keeps_out, max_health, may_stop, refuse_end
from warbook.games.kingdom.present.events import Rested
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame, Refusal

MOVED: Final = 1
ACTED: Final = 2


def is_marching(state: KingdomState, frame: Frame) -> bool:
    """Whether a hero has acted and may not move any more, but its Sand Warriors may (RT-12.4, EU-15.2, EU-15.33)."""
    if frame.b & ACTED == 0:
        return False
    return state.tables.ways.move_first or (frame.b & MOVED != 0 and frame.a == state.tables.captain)


def refuse_activate(state: KingdomState, seat: int, figure: int) -> Refusal | None:
    """Why a hero cannot be activated: another's, knocked out, revived this round, used (EU-9.5), idle by iron rule."""
    if figure >= FIGURES or state.role[figure] != MAIN or state.owner[figure] != seat:
        return Refusal(state.law["once-a-round"])  # RT-12.1, EU-9.5
    if state.down[figure]:
        return Refusal(state.law["knock-out"])  # RT-12.33, EU-15.26
    if state.revived[figure]:
        return Refusal(state.law["revived"])  # RT-12.2, EU-15.28
    if state.used[figure]:
        return Refusal(state.law["once-a-round"])  # RT-12.1, EU-9.5
    return Refusal(state.law["idle"]) if state.round <= state.terms.idle_rounds else None  # RT-30.2, EU-1.7


def refuse_cat(state: KingdomState, seat: int) -> Refusal | None:
    """Why the companion cannot be activated (RT-12.42, RT-12.44)."""
    cat = state.tables.companion
    if state.role[cat] != CAT or state.owner[cat] != seat or state.cat_used:
        return Refusal(state.law["companion"])
    if state.cell[cat] == BOARD:
        return Refusal(state.law["companion-home"])
    if state.round <= state.terms.idle_rounds:  # it follows the rules of heroes (RT-12.40)
        return Refusal(state.law["idle"])  # RT-30.2, EU-1.7
    return None if cat_goals(state) or cat_blocks(state) else Refusal(state.law["companion"])


def cat_goals(state: KingdomState) -> list[int]:
    """Where the companion can go."""
    return goals(state, state.tables.companion, state.tables.numbers.companion_move)


def cat_blocks(state: KingdomState) -> bool:
    """Whether the companion can be put on another block of its tray, as heroes can (RT-12.18, RT-12.40)."""
    cat = state.tables.companion
    return len(blocks_to_take(state, cat)) > 0


def refuse_bring(state: KingdomState, figure: int, cell: int) -> Refusal | None:
    """Why a bench hero cannot be brought in there (RT-18.6, RT-18.7)."""
    if state.bench_used:
        return Refusal(state.law["bench-hero"])  # RT-18.7, EU-25.4
    if figure >= FIGURES or state.role[figure] != ON_BENCH:
        return Refusal(state.law["bench"])
    return refuse_place(state, cell) or refuse_end(state, figure, cell)


def refuse_place(state: KingdomState, cell: int) -> Refusal | None:
    """Why nobody can go to a cell: not on the map (EU-3.15), scenery, a trail card (RT-2.3, RT-12.7, RT-21.24)."""
    if cell // WIDTH >= state.field.rows or cell % WIDTH >= state.field.columns:
        return Refusal(state.law["off-map"])  # RT-12.7, EU-3.15
    if state.field.kind[cell] == SCENERY:
        return Refusal(state.law["scenery"])  # RT-2.3, EU-3.15
    return Refusal(state.law["closed-space"]) if keeps_out(state, cell) else None  # RT-21.24, EU-16.15


def refuse_way(state: KingdomState, figure: int, points: int, cell: int) -> Refusal | None:
    """Why a figure cannot get there with so many movement points and stop (RT-12.5 to RT-12.9, RT-12.12)."""
    wrong = refuse_place(state, cell)
    if wrong is not None:
        return wrong
    is_near = cell in reached(state, figure, points)
    return refuse_end(state, figure, cell) if is_near else Refusal(state.law["move-range"])  # RT-12.5, EU-15.6


def refuse_move(state: KingdomState, figure: int, cell: int, done: int) -> Refusal | None:
    """Why a hero cannot move there: it has moved (RT-12.4), or there is no way."""
    if done & MOVED:
        return Refusal(state.law["move-once"])  # RT-12.4, EU-15.2
    if done & ACTED and state.tables.ways.move_first:
        return Refusal(state.law["move-once"])  # RT-12.4; the movement comes before the action (EU-15.2, EU-31.6)
    return refuse_way(state, figure, points_of(state, figure), cell)


def refuse_granted(state: KingdomState, frame: Frame, cell: int) -> Refusal | None:
    """Why a hero cannot move there by an effect: so many spaces, or anywhere (RT-12.12, RT-24.12, RT-24.31).

    It need not move (RT-31.37).
    """
    if frame.c == 2:
        return Refusal(state.law["move-once"])  # RT-12.4, EU-15.2
    if frame.c == 0:
        return refuse_way(state, frame.a, frame.b, cell)
    if cell == state.cell[frame.a]:
        return Refusal(state.law["move-range"])  # RT-12.5, EU-15.6
    return refuse_place(state, cell) or refuse_end(state, frame.a, cell)


def blocks_to_take(state: KingdomState, figure: int) -> list[int]:
    """The other blocks of its tray on which a figure can be put (RT-12.18)."""
    tray = int(state.tray[figure])
    if tray == NONE or not is_top(state, tray):
        return []
    return [block for block in open_to_bases(state, tray, figure) if block != state.block[figure]]


def refuse_reseat(state: KingdomState, figure: int, block: int, done: int) -> Refusal | None:
    """Why a hero cannot be put on another block of its tray (RT-12.18, EU-15.18)."""
    if done & MOVED or (done & ACTED and state.tables.ways.move_first):
        return Refusal(state.law["move-once"])  # RT-12.4, EU-15.2
    tray = int(state.tray[figure])
    if tray == NONE or block == state.block[figure]:
        return Refusal(state.law["reseat"])  # RT-12.18, EU-15.18
    if not is_top(state, tray):
        return Refusal(state.law["top-only"])  # RT-12.19
    return None if block in open_to_bases(state, tray, figure) else Refusal(state.law["engage"])  # RT-12.14, EU-15.14


def refuse_basic(state: KingdomState, figure: int, turn: int) -> Refusal | None:
    """Why a hero cannot make its basic attack: not on the map, or nothing would happen (RT-12.47, RT-24.56).

    Where an action is necessary one that places nothing counts (EU-15.3, EU-15.5).
    """
    if state.cell[figure] == BOARD:
        return Refusal(state.law["on-map"])  # RT-12.47, EU-15.5
    if state.tables.ways.forced_action or has_effect(state, attack_of(state, figure), figure, turn):
        return None
    return Refusal(state.law["basic"])  # RT-24.56, EU-15.19


def refuse_use(state: KingdomState, figure: int, ability: int, turn: int) -> Refusal | None:
    """Why a hero cannot use an ability (RT-12.26, RT-12.47, RT-12.49, RT-24.7, EU-15.20 to EU-15.22)."""
    if ability < len(state.tables.heroes[figure].cards) and state.tables.heroes[figure].cards[ability].passive:
        return Refusal(state.law["passive"])  # RT-12.26, EU-15.22
    if state.lasting[figure] >> ability & 1:
        return Refusal(state.law["ability-lasting"])
    if state.role[figure] == BROUGHT or state.ready[figure] >> ability & 1 == 0:
        return Refusal(state.law["ability-down"])  # RT-12.26, EU-15.21
    if state.cell[figure] == BOARD:
        return Refusal(state.law["on-map"])  # RT-12.47, EU-15.5
    deeds = state.tables.heroes[figure].abilities[ability]
    if state.tables.ways.forced_action or has_effect(state, deeds, figure, turn):
        return None
    return Refusal(state.law["ability"])  # RT-24.7, EU-15.20


def refuse_rest(state: KingdomState, figure: int) -> Refusal | None:
    """Why a hero cannot rest: on its board, if that is not allowed (RT-12.31, EU-15.25)."""
    is_away = state.cell[figure] == BOARD and not state.tables.ways.rest_on_board
    return Refusal(state.law["rest-on-map"]) if is_away else None  # RT-12.31


def rest(state: KingdomState, figure: int) -> None:
    """Full health, and all abilities face up but those in force (RT-12.30, RT-12.49, RT-31.38, EU-15.24)."""
    state.health[figure] = max_health(state, figure)
    state.ready[figure] = state.has[figure] & ~state.lasting[figure]  # RT-31.38
    if state.tables.moments[AT_REST]:
        state.stack.append(Frame(MOMENT, 0, AT_REST, figure, NONE))
    if state.log is not None:
        state.log.append(Rested(rule=state.law["rest"], figure=figure))  # RT-12.30, EU-15.24


# surges: steps one by one


def refuse_step(state: KingdomState, figure: int, points: int, cell: int) -> Refusal | None:
    """Why a hero cannot step into a space, so that it can still stop there or further on (RT-12.12)."""
    wrong = refuse_place(state, cell)
    if wrong is not None:
        return wrong
    if points <= 0 or not is_adjacent(int(state.cell[figure]), cell):
        return Refusal(state.law["move-range"])  # RT-12.5, EU-15.6
    return None if can_end(state, figure, cell, points - 1) else refuse_end(state, figure, cell)


def can_end(state: KingdomState, figure: int, cell: int, points: int) -> bool:
    """Whether a hero in a space could stop there or further on."""
    if may_stop(state, figure, cell):
        return True
    if points > 0:
        for other in state.field.near[cell]:
            if can_end(state, figure, other, points - 1):
                return True
    return False
