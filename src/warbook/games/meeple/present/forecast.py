"""What would come of it as things stand: idle actions, sites finished first, who holds what, who can go."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple.board.altars import RANGE as ALTAR_RANGE
from warbook.games.meeple.board.hexes import EDGES
from warbook.games.meeple.board.movement import CAVE_RANGE, ready_men, refuse_leaving, settled_men
from warbook.games.meeple.board.territories import bonus_on, far, men_of, tiles_laid
from warbook.games.meeple.content.tables import (
    AIRBORNE,
    ALTAR,
    ASSEMBLE,
    BOMB,
    BUILD,
    BURN,
    CAVE,
    CONVERT,
    DEPLOY,
    INTIMIDATE,
    NOBODY,
    NONE,
    REINFORCE,
    STEALTH,
    TOWER,
    UPGRADE,
)
from warbook.games.meeple.frames import MOVING, SLOTS
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.verbs import STEP, edge_of, inner_tile, number_of
from warbook.games.meeple.village.actions import enemy_tiles, has_enemies, has_spare, in_reserve, refuse_bomb
from warbook.games.meeple.village.bonuses import GARRISON
from warbook.games.meeple.village.buildings import free_spaces, has_guests

FROM_DEPOT: Final = (DEPLOY, REINFORCE, AIRBORNE, STEALTH)


def is_idle(state: MeepleState, action: int) -> bool:
    """Whether a building action of the current player would do nothing if it came now (MW-19.4, MW-19.5)."""
    if action in FROM_DEPOT:
        return state.depot[state.turn] == 0 or (action == STEALTH and not has_enemies(state))
    if action == ASSEMBLE:
        return state.reserve[state.turn] == 0
    if action in (BURN, INTIMIDATE):
        return not enemy_tiles(state)
    if action == CONVERT:
        return not has_guests(state, state.turn) or not has_spare(state)
    if action == BOMB:
        return all(refuse_bomb(state, slot) is not None for slot in range(SLOTS * state.seats))
    if action == BUILD:
        return not in_reserve(state)
    return action == UPGRADE and state.pool == 0


def turns_to_finish(state: MeepleState, slot: int) -> int:
    """How many turns of its owner a site still needs; then whoever stands on it goes home (MW-8.7). 0 when finished."""
    return 0 if state.done[slot] else int(state.tables.build[state.building[slot]] - state.space[slot])


def turns_to_ends(state: MeepleState, slot: int) -> dict[int, int]:
    """The last spaces of a building's path: how many turns of its owner until the worker can be there (MW-8.10)."""
    path = state.tables.paths[state.building[slot]]
    turns, spaces = 0, [int(state.space[slot])]
    if not state.done[slot]:
        turns, spaces = turns_to_finish(state, slot), [0]  # the last step of construction ends on the start (MW-8.6)
    elif not path.after[spaces[0]]:
        turns, spaces = 1, [0]  # MW-8.9
    found: dict[int, int] = {}
    while spaces:
        turns += 1
        spaces = [after for space in spaces for after in path.after[space]]
        found |= {space: turns for space in spaces if path.action[space] != NONE}
    return found


def most_on_the_way(state: MeepleState, verb: int, arg: int) -> int:
    """How many meeples can take a legal way one after the other, as things stand."""
    if verb == STEP:
        tile, edge = inner_tile(arg), edge_of(arg)
        beyond = int(state.near[EDGES * tile + edge])
        ready = ready_men(state, tile)
        return ready if beyond >= NONE else min(ready, free_spaces(state, -2 - beyond))
    return settled_men(state, number_of(arg))


def holder(state: MeepleState, tile: int) -> int:
    """Who would have a territory's bonus or flags if the own turn began now (MW-7.2), NOBODY without any."""
    if state.tables.kind[tile] != TOWER and bonus_on(state, tile) == NONE:
        return NOBODY
    held = [seat for seat in range(state.seats) if men_of(state, tile, seat) >= GARRISON]
    return held[0] if held else NOBODY


def may_leave(state: MeepleState, tile: int) -> int:
    """How many meeples of the current player can leave a territory in this Phase 4."""
    if state.over or men_of(state, tile, state.turn) == 0 or all(frame.kind != MOVING for frame in state.stack):
        return 0
    return ready_men(state, tile) if refuse_leaving(state, tile) is None else 0


def in_reach(state: MeepleState, tile: int) -> tuple[int, ...]:
    """The territories that an altar or a cave reaches (MW-12.1, MW-12.16); nothing for the others."""
    kind = state.tables.kind[tile]
    if kind not in (ALTAR, CAVE):
        return ()
    most = ALTAR_RANGE if kind == ALTAR else CAVE_RANGE
    return tuple(other for other in tiles_laid(state) if other != tile and far(state, tile, other) <= most)
