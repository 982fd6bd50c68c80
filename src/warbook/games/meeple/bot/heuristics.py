"""How a bot judges Meeple War: a quick policy, and a value for a position. Compiled by mypyc."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from warbook.games.meeple.bot.evaluate import strengths
from warbook.games.meeple.bot.policy import weigh_all
from warbook.games.meeple.bot.weights import weight_of
from warbook.games.meeple.frames import PHASE_FOUR, SEATS, SLOTS
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Action
from warbook.kernel.rng import Rng

CURIOSITY: Final = weight_of("search", "curiosity")
ASIDE: Final = 8  # an answer in somebody else's turn is no great matter
EARLY: Final = 4  # forks and actions
FACTOR: Final = 1000003
MASK: Final = (1 << 36) - 1  # the next product stays within 63 bits


def values(state: MeepleState) -> list[float]:
    """How good the state looks for every seat, 0 to 1."""
    if state.over:
        share = 1.0 / len(state.winners)
        return [share if seat in state.winners else 0.0 for seat in range(state.seats)]
    strength = strengths(state)
    found: list[float] = []
    for seat in range(state.seats):
        others = 0.0
        for other in range(state.seats):
            if other != seat:
                others += math.exp(strength[other] - strength[seat])
        found.append(1.0 / (1.0 + others))
    return found


def evaluate(state: MeepleState, seat: int) -> float:
    """How good the state looks for the seat, 0 to 1."""
    return values(state)[seat]


def weigh(state: MeepleState, seat: int, options: list[Action]) -> list[int]:
    """How promising each option looks at first sight."""
    return weigh_all(state, seat, options)


def prior(state: MeepleState, seat: int, rng: Rng, options: list[Action]) -> Action:
    """A quick sensible decision: an option drawn by its weight."""
    return options[rng.among(weigh(state, seat, options))]


def view_key(state: MeepleState) -> int:
    """A number for what everybody can see: the map, where meeples stand, what is built, where workers are, points."""
    found: i64 = len(state.stack) * 8 + state.turn + 1
    tile: i64 = 0
    for tile in range(state.tables.tiles):
        if state.placed[tile]:
            laid = ((state.q[tile] + 64) * 128 + state.r[tile] + 64) * 64 + state.rotation[tile] * 8 + state.token[tile]
            found = (found * FACTOR + laid * 64 + tile) & MASK
    place: i64 = 0
    for place in range(SEATS * state.tables.tiles):
        if state.men[place]:
            found = (found * FACTOR + place * 16 + state.men[place]) & MASK
    for place in range(SLOTS * state.seats):
        guests = state.guests[4 * place] + 16 * state.guests[4 * place + 1]
        guests += 256 * state.guests[4 * place + 2] + 4096 * state.guests[4 * place + 3]
        built = (state.building[place] + 1) * 2 + state.done[place]
        found = (found * FACTOR + (guests * 64 + built) * 16 + state.space[place]) & MASK
    for place in range(state.seats):
        points = (state.honour[place] + state.phantom[place]) * 4096
        found = (found * FACTOR + points + state.depot[place] * 64 + state.bravery[place]) & MASK
    return int(found)


def pace(state: MeepleState, seat: int) -> int:
    """How many decisions of its turn the seat has probably still to make: actions, and every meeple that can march."""
    if state.turn != seat:
        return ASIDE
    ahead: i64 = 1
    tile: i64 = 0
    for tile in range(state.tables.tiles):
        ahead += state.men[4 * tile + seat] - state.moved[tile]
    if state.stack[0].kind <= PHASE_FOUR:
        ahead += EARLY
    return int(ahead)
