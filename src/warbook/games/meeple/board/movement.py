"""The movement of meeples: steps, caves, tunnels, into cells and buildings (sections 11 and 12). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.hexes import DQ, DR, EDGES, opposite
from warbook.games.meeple.board.territories import enemies_on, far, may_cross, men_of, tunnels
from warbook.games.meeple.content.tables import CAVE, NONE, TUNNEL
from warbook.games.meeple.frames import JUMP
from warbook.games.meeple.present.events import Entered, Moved, Ventured
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.buildings import free_spaces, owner_of
from warbook.kernel.api import Frame, Refusal

CAVE_RANGE = 2  # MW-12.1


def ready_men(state: MeepleState, tile: int) -> int:
    """The current player's meeples on a territory that have not moved."""
    return int(men_of(state, tile, state.turn) - state.moved[tile])  # MW-9.9, MW-21.22


def settled_men(state: MeepleState, tile: int) -> int:
    """Those of them that were there at the start of the turn: only they use caves and tunnels (MW-12.4, MW-12.8)."""
    return ready_men(state, tile) - int(state.fresh[tile])


def refuse_leaving(state: MeepleState, tile: int) -> Refusal | None:
    """Why no meeple can leave a territory by its move.

    Whoever was placed there this turn may go like the others (MW-9.9, MW-21.22), but nobody leaves enemies (MW-9.8).
    """
    if tile >= state.tables.tiles or not state.placed[tile] or men_of(state, tile, state.turn) == 0:
        return Refusal("MW-11.1")
    if ready_men(state, tile) <= 0:
        return Refusal("MW-11.12")
    if enemies_on(state, tile, state.turn):  # MW-9.8, MW-21.22
        return Refusal("MW-11.11")
    return None


def may_march(state: MeepleState) -> bool:
    """Whether any meeple of the current player can leave its territory; without one the phase is passed (MW-6.5)."""
    for tile in range(state.tables.tiles):
        if refuse_leaving(state, tile) is None:
            return True
    return False


def refuse_step(state: MeepleState, tile: int, edge: int) -> Refusal | None:
    """The first rule that forbids a step across an edge (MW-11.2 to MW-11.7); forest bars every way (MW-21.24)."""
    refusal = refuse_leaving(state, tile)
    if refusal is not None:
        return refusal
    beyond = int(state.near[EDGES * tile + edge])
    if not may_cross(state, tile, edge):
        return Refusal("MW-3.10" if beyond >= 0 else "MW-3.11")  # MW-21.24
    if beyond >= 0:
        return None
    if beyond == NONE:
        return refuse_cell(state, tile, edge)
    return refuse_building(state, -2 - beyond)  # from whatever side (MW-3.19, MW-21.38)


def cell_beyond(state: MeepleState, tile: int, edge: int) -> tuple[int, int]:
    """The coordinates of the cell beyond an edge."""
    return int(state.q[tile]) + DQ[edge], int(state.r[tile]) + DR[edge]


def place_entered(state: MeepleState, q: int, r: int) -> int:
    """The place of a cell among those that wait for a tile, NONE for a new one."""
    for place, cell in enumerate(state.entered):
        if cell[0] == q and cell[1] == r:
            return place
    return NONE


def refuse_cell(state: MeepleState, tile: int, edge: int) -> Refusal | None:
    """Why an empty cell, however far out (MW-3.7), cannot be entered: each needs a tile (MW-11.13, MW-19.6).

    Without tiles everything else goes on (MW-21.19).
    """
    q, r = cell_beyond(state, tile, edge)
    if place_entered(state, q, r) == NONE and len(state.entered) >= len(state.supply):
        return Refusal("MW-11.13" if state.supply else "MW-19.6")  # MW-21.19
    return None


def refuse_building(state: MeepleState, slot: int) -> Refusal | None:
    """Why a village slot cannot be entered, from whatever side (MW-3.19, MW-11.5 to MW-11.7).

    A single meeple is enough (MW-21.36), and the gate bars nobody's way (MW-21.38).
    """
    if owner_of(slot) == state.turn:  # MW-10.35
        return Refusal("MW-11.5")
    if state.building[slot] == NONE:
        return Refusal("MW-11.6")
    return None if free_spaces(state, slot) > 0 else Refusal("MW-11.7")  # MW-21.36


def refuse_cave(state: MeepleState, src: int, dst: int) -> Refusal | None:
    """The first rule that forbids a cave move (MW-12.1 to MW-12.4)."""
    refusal = refuse_leaving(state, src)
    if refusal is not None:
        return refusal
    if state.tables.kind[src] != CAVE:
        return Refusal("MW-12.1")
    if not state.placed[dst]:
        return Refusal("MW-12.3")
    if not 1 <= far(state, src, dst) <= CAVE_RANGE:
        return Refusal("MW-12.1")  # the distance counts, not what lies between (MW-12.2)
    return None if settled_men(state, src) > 0 else Refusal("MW-12.4")


def refuse_tunnel(state: MeepleState, src: int, dst: int) -> Refusal | None:
    """The first rule that forbids going from tunnel to tunnel instead of a normal move (MW-12.8)."""
    refusal = refuse_leaving(state, src)
    if refusal is not None:
        return refusal
    if state.tables.kind[src] != TUNNEL:
        return Refusal("MW-12.8")
    if not is_other_tunnel(state, src, dst):
        return Refusal("MW-12.8" if len(tunnels(state)) > 1 else "MW-12.13")
    return None if settled_men(state, src) > 0 else Refusal("MW-21.23")


def is_other_tunnel(state: MeepleState, src: int, dst: int) -> bool:
    """Whether a jump can end there, enemies or not (MW-12.6, MW-12.10)."""
    return dst != src and bool(state.placed[dst]) and state.tables.kind[dst] == TUNNEL  # MW-12.10


def leave(state: MeepleState, tile: int, settled: bool) -> None:
    """One meeple leaves; for a normal step those placed this turn go first, for the others may still use the cave."""
    state.men[4 * tile + state.turn] -= 1
    if not settled and state.fresh[tile]:
        state.fresh[tile] -= 1


def arrive(state: MeepleState, tile: int) -> None:
    """One meeple arrives and has moved."""
    state.men[4 * tile + state.turn] += 1  # MW-11.9
    state.moved[tile] += 1


def step(state: MeepleState, tile: int, edge: int) -> None:
    """One meeple takes one step: to a territory, into an empty cell, or onto a defence space, which it never leaves.

    It may join others anywhere (MW-11.9); only those on territories can be moved or destroyed (MW-11.8).
    """
    beyond = int(state.near[EDGES * tile + edge])
    leave(state, tile, False)
    if beyond >= 0:
        enter(state, tile, beyond, False)
    elif beyond == NONE:
        venture(state, tile, edge)
    else:
        slot = -2 - beyond
        state.guests[4 * slot + state.turn] += 1  # there it stays (MW-11.8)
        if state.log is not None:
            building = int(state.building[slot])
            state.log.append(Entered(rule="MW-11.4", seat=state.turn, src=tile, slot=slot, building=building))


def enter(state: MeepleState, src: int, dst: int, by_cave: bool) -> None:
    """A meeple comes onto a territory, enemies there or not (MW-11.10, MW-12.5).

    On a free tunnel it may go on at once, if there is another (MW-12.6, MW-12.7, MW-12.13).
    """
    arrive(state, dst)  # enemies there or not (MW-11.10, MW-12.5)
    if state.log is not None:
        rule = "MW-12.1" if by_cave else "MW-11.2"
        state.log.append(Moved(rule=rule, seat=state.turn, src=src, dst=dst, how="cave" if by_cave else "step"))
    if state.tables.kind[dst] == TUNNEL:
        state.stepped[dst] += 1
        if enemies_on(state, dst, state.turn) == 0 and len(tunnels(state)) > 1:
            state.stack.append(Frame(JUMP, state.turn, dst))  # after a cave move too (MW-12.7)


def venture(state: MeepleState, tile: int, edge: int) -> None:
    """A meeple goes into an empty cell and waits for its tile (MW-11.3)."""
    q, r = cell_beyond(state, tile, edge)
    came_in = 1 << opposite(edge)
    place = place_entered(state, q, r)
    cells = state.entered[:]
    if place == NONE:
        cells.append([q, r, 1, came_in])
    else:
        old = cells[place]
        cells[place] = [q, r, old[2] + 1, old[3] | came_in]  # MW-11.9
    state.entered = cells
    if state.log is not None:
        state.log.append(Ventured(rule="MW-11.3", seat=state.turn, src=tile, q=q, r=r))


def crawl(state: MeepleState, src: int, dst: int) -> None:
    """A cave move (MW-12.1)."""
    leave(state, src, True)
    enter(state, src, dst, True)


def ride(state: MeepleState, src: int, dst: int) -> None:
    """From tunnel to tunnel instead of a normal move (MW-12.8)."""
    leave(state, src, True)
    arrive(state, dst)  # without another jump (MW-12.11)
    tell_ride(state, src, dst, "MW-12.8")


def jump(state: MeepleState, src: int, dst: int, rule: str) -> None:
    """A meeple that has just entered a tunnel goes on to another; that is its only jump (MW-12.11)."""
    state.men[4 * src + state.turn] -= 1
    state.moved[src] -= 1
    state.stepped[src] -= 1
    arrive(state, dst)  # without another jump (MW-12.11)
    tell_ride(state, src, dst, rule)


def tell_ride(state: MeepleState, src: int, dst: int, rule: str) -> None:
    """Tell of a way through the mine."""
    if state.log is not None:
        state.log.append(Moved(rule=rule, seat=state.turn, src=src, dst=dst, how="tunnel"))
