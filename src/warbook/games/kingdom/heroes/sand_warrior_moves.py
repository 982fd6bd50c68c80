"""Sand Warriors move in the activation of their hero (EU-15.33). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.walks import goals
from warbook.games.kingdom.heroes.activation import refuse_way
from warbook.games.kingdom.heroes.figures import move_to
from warbook.games.kingdom.heroes.sand_warriors import on_map
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import cell_arg
from warbook.kernel.api import Refusal


def may_march(state: KingdomState, figure: int, warrior: int) -> bool:
    """Whether a Sand Warrior on the map has still its move in the activation of a hero: only of its own."""
    return figure == state.tables.captain and warrior in on_map(state) and not state.used[warrior]


def march_args(state: KingdomState, figure: int) -> list[int]:
    """Where each of them can go, as args of the answer, ascending."""
    found: list[int] = []
    for warrior in state.tables.warriors:
        if may_march(state, figure, warrior):
            found += [cell_arg(warrior, cell) for cell in goals(state, warrior, state.tables.warrior_move)]
    return found


def refuse_march(state: KingdomState, figure: int, warrior: int, cell: int) -> Refusal | None:
    """Why a Sand Warrior cannot go there: it has moved, or there is no way by the rules of heroes."""
    if not may_march(state, figure, warrior):
        return Refusal(state.law["warrior-march"])  # RT-12.12, EU-15.33
    return refuse_way(state, warrior, state.tables.warrior_move, cell)


def march(state: KingdomState, warrior: int, cell: int) -> None:
    """It goes there, in the round in which it came as well; it activates and removes nothing on its way."""
    state.used[warrior] = 1
    move_to(state, warrior, cell)
