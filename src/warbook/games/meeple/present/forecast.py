"""What an answer would achieve as things stand: actions with nothing to do, sites that will be finished first."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple.content.tables import (
    AIRBORNE,
    ASSEMBLE,
    BOMB,
    BUILD,
    BURN,
    CONVERT,
    DEPLOY,
    INTIMIDATE,
    REINFORCE,
    STEALTH,
    UPGRADE,
)
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.actions import enemy_tiles, has_enemies, has_spare, in_reserve, refuse_bomb
from warbook.games.meeple.village.buildings import has_guests

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
