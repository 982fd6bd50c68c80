"""What workers are walking to: what the actions ahead of them are worth now. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from warbook.games.meeple.bot.weights import weight_of
from warbook.games.meeple.content.tables import (
    AIRBORNE,
    ASSEMBLE,
    BOMB,
    BUILD,
    BURN,
    CONVERT,
    DEPLOY,
    INTIMIDATE,
    NONE,
    PRODUCTIVITY,
    RECYCLE,
    REINFORCE,
    STEALTH,
    Path,
)
from warbook.games.meeple.frames import PHASE_TWO, SLOTS
from warbook.games.meeple.state import MeepleState

PATIENCE: Final = weight_of("wealth", "patience")
DEPOT: Final = weight_of("wealth", "depot")
CROWD: Final = weight_of("wealth", "crowd")
RESERVE: Final = weight_of("wealth", "reserve")
BUILDS: Final = weight_of("action", "build")
BURNS: Final = weight_of("action", "burn")
CONVERTS: Final = weight_of("action", "convert")
BOMBS: Final = weight_of("action", "bomb")
INTIMIDATES: Final = weight_of("action", "intimidate")
PRODUCES: Final = weight_of("action", "productivity")
RECYCLES: Final = weight_of("action", "recycle")
UPGRADES: Final = weight_of("action", "upgrade")
STEALTHS: Final = weight_of("action", "stealth")
FEW: Final = 4


@final
class Means:
    """What one player's actions could be applied to."""

    def __init__(self) -> None:
        self.depot = 0
        self.reserve = 0
        self.men = 0  # on the map
        self.stacks = 0
        self.at_gate = 0.0  # what a meeple gains that goes from the depot to the gate
        self.at_front = 0.0  # the same for the best place on the map
        self.largest = 0  # the largest stack of an enemy
        self.bombable = False
        self.guests = False  # enemies on defence spaces
        self.room = False  # a slot without a building
        self.pool = False  # tokens not taken


def worker_worth(state: MeepleState, means: Means, slot: int, late: bool) -> float:
    """The best action that the worker of a finished building can reach, less for every turn of waiting.

    Until Phase 4 of its turn a worker that has moved is judged as one that has still to take that step: so nothing
    changes when the turn passes, and nobody dawdles to keep the next player's workers waiting.
    """
    path = state.tables.paths[state.building[slot]]
    space = int(state.space[slot])
    if late or slot // SLOTS != state.turn:
        return ahead(means, path, space, False)
    frame = state.stack[-1]
    base = state.stack[0]
    place = slot % SLOTS
    waits = base.kind == PHASE_TWO and (base.a <= place or (len(state.stack) > 1 and frame.a == place))
    if waits or base.kind < PHASE_TWO:
        return ahead(means, path, space, False)
    return PATIENCE * ahead(means, path, space, state.pending >> place & 1 == 1)


def ahead(means: Means, path: Path, space: int, pending: bool) -> float:
    """What lies ahead of a worker; pending says that it has just arrived and may act."""
    after = path.after[space]
    if not after:
        if pending:
            return action_worth(means, path.action[space], path.n[space])
        return PATIENCE * best_of(means, path, 0)
    return best_of(means, path, space)


def best_of(means: Means, path: Path, space: int) -> float:
    """The best end of a path from a space on."""
    if path.action[space] != NONE:
        return action_worth(means, path.action[space], path.n[space])
    best = 0.0
    for following in path.after[space]:
        worth = PATIENCE * best_of(means, path, following)
        if worth > best:
            best = worth
    return best


def action_worth(means: Means, action: int, n: int) -> float:
    """What an action would gain now."""
    if action == ASSEMBLE:
        count = min(n, means.reserve)
        scarce = 1.0 if means.depot < FEW else CROWD
        return (DEPOT - RESERVE) * scarce * float(count)
    if action == DEPLOY:
        return means.at_gate * float(min(n, means.depot))
    if action == REINFORCE:
        return means.at_front * float(min(n, means.depot))
    if action == AIRBORNE:
        return 0.5 * (means.at_gate + means.at_front) * float(min(means.stacks, means.depot))
    if action == BUILD:
        return BUILDS if means.room else 0.0
    return striking_worth(means, action, n)


def striking_worth(means: Means, action: int, n: int) -> float:
    """The same for the actions against others, and the rare ones."""
    if action == STEALTH:
        return means.at_gate + STEALTHS if means.depot > 0 and means.largest > 0 else 0.0
    if action == INTIMIDATE:
        return INTIMIDATES * float(min(n, means.largest))
    if action == BURN:
        return BURNS * float(means.largest)
    if action == CONVERT:
        return CONVERTS if means.guests else 0.0
    if action == BOMB:
        return BOMBS if means.bombable else 0.0
    if action == PRODUCTIVITY:
        return PRODUCES
    if action == RECYCLE:
        return RECYCLES * float(means.men)
    return UPGRADES if means.pool else 0.0
