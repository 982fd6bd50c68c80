"""Exploration (section 13.1). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.altars import is_due
from warbook.games.meeple.board.hexes import EDGES, turned
from warbook.games.meeple.board.territories import add_men, lay_tile
from warbook.games.meeple.content.tables import ALTAR as ALTAR_KIND
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import ALTAR, DESTRUCTION, EXPLORE, FIGHTING, ROTATE
from warbook.games.meeple.present.events import Drawn, Laid
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Frame


def on_exploration(state: MeepleState) -> None:
    """One cell after the other, each finished before the next tile is drawn (MW-13.4); then battles (MW-13.1).

    Buildings fall only after them, so that Recycle still works in battle (MW-21.40).
    """
    if not state.entered:
        state.stack[-1] = Frame(DESTRUCTION, state.turn)  # MW-13.1, MW-21.40
        state.stack.append(Frame(FIGHTING, state.turn, NONE, 1))  # MW-13.1
    elif len(state.entered) > 1:
        state.stack.append(Frame(EXPLORE, state.turn))
    else:
        draw(state, 0)


def draw(state: MeepleState, place: int) -> None:
    """The top tile of the supply is turned face up (MW-13.3); if there is anything to choose, its player turns it."""
    cell = state.entered[place]
    tile = state.supply[-1]
    state.supply = state.supply[:-1]
    state.revealed += 1
    if state.log is not None:
        state.log.append(Drawn(rule="MW-13.3", seat=state.turn, tile=tile, q=cell[0], r=cell[1]))
    allowed = rotations(state, tile, cell[3])
    if state.tables.forest[tile] == 0 or len(allowed) == 1:
        settle_tile(state, tile, place, allowed[0])
    else:
        state.stack.append(Frame(ROTATE, state.turn, tile, place))


def rotations(state: MeepleState, tile: int, entries: int) -> list[int]:
    """The rotations that leave as many of the entered edges as possible without forest (MW-13.5, MW-13.6).

    The printed edge counts, with control of nature (MW-21.25) and with a tree token on the border (MW-21.26) too.
    """
    clear = [edge_count(entries & ~turned(int(state.tables.forest[tile]), rotation)) for rotation in range(EDGES)]
    best = max(clear)
    return [rotation for rotation in range(EDGES) if clear[rotation] == best]  # MW-21.25, MW-21.26


def edge_count(edges: int) -> int:
    """How many edges a set holds."""
    return sum([edges >> edge & 1 for edge in range(EDGES)])


def settle_tile(state: MeepleState, tile: int, place: int, rotation: int) -> None:
    """The tile lies in its cell under the meeples; a revealed altar acts at once (MW-12.24).

    They have moved: a cave or a tunnel found so serves them in a later turn at the earliest (MW-12.12, MW-13.7).
    """
    cell = state.entered[place]
    state.entered = [other for other in state.entered if other is not cell]
    lay_tile(state, tile, cell[0], cell[1], rotation)
    add_men(state, tile, state.turn, cell[2])
    state.moved[tile] += cell[2]  # MW-12.12, MW-13.7
    if state.log is not None:
        state.log.append(Laid(rule="MW-13.5", tile=tile, q=cell[0], r=cell[1], rotation=rotation))
    if state.tables.kind[tile] == ALTAR_KIND and is_due(state, tile, state.turn):
        state.stack.append(Frame(ALTAR, state.turn, tile))  # MW-12.24
