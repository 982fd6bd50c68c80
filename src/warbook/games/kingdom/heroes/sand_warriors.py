"""Sand Warriors: they come with their hero and cover a square of a tray (EU-15.31 to EU-15.36). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.board.trays import cell_of, has_room, is_top, open_to_bases
from warbook.games.kingdom.frames import BOARD, WARRIOR
from warbook.games.kingdom.heroes.figures import engage, settle_in
from warbook.games.kingdom.present.events import HeroMoved
from warbook.games.kingdom.state import KingdomState


def join(state: KingdomState) -> bool:
    """The next Sand Warrior goes from the board to its hero's space; False if none does (EU-15.32).

    On a horde it needs a legal square, and a hero on its board is in no space: who finds none stays at home, as does
    everybody while a flying horde lies upon the hero's (RT-12.19).
    """
    captain = state.tables.captain
    if state.cell[captain] == BOARD:
        return False
    tray = int(state.tray[captain])
    for warrior in state.tables.warriors:
        is_home = state.role[warrior] == WARRIOR and state.cell[warrior] == BOARD
        if is_home and (tray == NONE or (is_top(state, tray) and has_room(state, tray, warrior))):
            state.cell[warrior] = state.cell[captain]
            if state.log is not None:
                cell = int(state.cell[captain])
                state.log.append(HeroMoved(rule=state.law["warrior-comes"], figure=warrior, cell=cell))
            settle_in(state, warrior)
            return True
    return False


def on_map(state: KingdomState) -> list[int]:
    """The Sand Warriors that stand on the map."""
    return [warrior for warrior in state.tables.warriors if state.cell[warrior] != BOARD]


# put on trays by an effect


def bit_of(state: KingdomState, warrior: int) -> int:
    """A Sand Warrior as a bit of a set of them."""
    return int(BITS[warrior - state.tables.warriors[0]])


def can_scatter(state: KingdomState, trays: list[int], moved: int) -> bool:
    """Whether any Sand Warrior that was not yet put anywhere can be put on one of these trays."""
    for warrior in on_map(state):
        for tray in trays:
            if moved & bit_of(state, warrior) == 0 and has_room(state, tray, warrior):
                return True
    return False


def may_scatter(state: KingdomState, trays: list[int], moved: int, warrior: int, tray: int, square: int) -> bool:
    """Whether a Sand Warrior may be put on a square of one of these trays: a free legal one (EU-15.34)."""
    if warrior not in on_map(state) or moved & bit_of(state, warrior) or tray not in trays:
        return False
    is_there = state.tray[warrior] == tray and state.block[warrior] == square
    return not is_there and square in open_to_bases(state, tray, warrior)


def put_on_tray(state: KingdomState, warrior: int, tray: int, square: int) -> None:
    """A Sand Warrior stands on a square of a tray, wherever it was before."""
    state.cell[warrior] = cell_of(state, tray)
    if state.log is not None:
        cell = int(state.cell[warrior])
        state.log.append(HeroMoved(rule=state.law["scatter"], figure=warrior, cell=cell))  # RT-12.14, EU-15.34
    engage(state, warrior, tray, square)
