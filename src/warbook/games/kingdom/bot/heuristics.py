"""How a bot judges a game of the family: a quick policy, and a value for a position. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.apply import apply
from warbook.games.kingdom.bot.evaluate import chance, odds
from warbook.games.kingdom.bot.policy import gains
from warbook.games.kingdom.frames import BUYING, PLAY, TOWERS, WON
from warbook.games.kingdom.legal import is_asked
from warbook.games.kingdom.moves import fill
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action
from warbook.kernel.buffer import Buffer
from warbook.kernel.rng import Rng

CURIOSITY: Final = 0.1
WORLDS: Final = 2  # only the decks are hidden, and few decisions turn a card over
KEPT: Final = 6  # options that are looked at more closely
FINE: Final = 20.0  # parts of a square that make a difference
LEAST: Final = 0.01  # more than doing nothing promises
LONGEST: Final = 24  # decisions of one action
BETWEEN: Final = (PLAY, BUYING)  # questions at which nothing is half done
MASK: Final = (1 << 36) - 1
FACTOR: Final = 1000003


def values(state: KingdomState) -> list[float]:
    """How good the state looks for every seat, 0 to 1: the same for all."""
    return [evaluate(state, 0)] * state.seats


def evaluate(state: KingdomState, seat: int) -> float:
    """How good the state looks for the team, 0 to 1."""
    world = state if state.over or state.stack[-1].kind in BETWEEN else finished(state)
    if world.over:
        return 1.0 if world.ending == WON else 0.0
    return odds(chance(world))


def finished(state: KingdomState) -> KingdomState:
    """The state after what is under way: an attack or an activation is judged by what it leads to, not half done."""
    world = state.clone()
    for _ in range(LONGEST):
        if world.over or world.stack[-1].kind in BETWEEN:
            break
        seat = 0
        while not is_asked(world, seat):
            seat += 1
        options = Buffer()
        fill(world, seat, options)
        listed = options.listed()
        found = gains(world, seat, listed)
        apply(world, listed[found.index(max(found))])
    return world


def weigh(state: KingdomState, seat: int, options: list[Action]) -> list[int]:
    """How promising each option looks at first sight; all but the best few are not worth a look.

    Doing nothing is only for those who find nothing to do: what a round brings is not seen before its end, so that
    putting the end off would look good, and ending it at once would, too.
    """
    found = gains(state, seat, options)
    kept = sorted(found)[-KEPT:][0]
    if max(found) >= LEAST:
        kept = max(kept, LEAST)
    weights = [max(1, int(FINE * gain)) if gain >= kept else -1 for gain in found]
    left = KEPT
    for place, weight in enumerate(weights):  # of many equals the first few are enough
        if weight >= 0:
            left -= 1
            if left < 0 and found[place] == kept:
                weights[place] = -1
    return weights


def prior(state: KingdomState, seat: int, rng: Rng, options: list[Action]) -> Action:
    """A quick sensible decision: what promises most, chance among equals."""
    found = gains(state, seat, options)
    best = max(found)
    equal = [action for action, gain in zip(options, found) if gain > best - 0.01]
    return equal[int(rng.below(len(equal)))]


def pace(state: KingdomState, seat: int) -> int:
    """How many decisions of this round a seat has probably still to make: its cards with their pieces, its hero."""
    left = 4
    for card in range(TOWERS * seat, TOWERS * (seat + 1)):
        left += 2 * int(state.hand[card])
    return left


def view_key(state: KingdomState) -> int:
    """A number for what everybody can see."""
    found = state.round * 8 + state.phase
    for tray in range(len(state.card)):
        here = int(state.card[tray]) * 31 + int(state.index[tray]) + int(state.tiled[tray]) + int(state.soldiers[tray])
        found = (found * FACTOR + here) & MASK
    for figure in range(len(state.cell)):
        found = (
            found * FACTOR + int(state.cell[figure]) * 32 + int(state.block[figure]) + int(state.health[figure])
        ) & MASK
    for card in range(len(state.hand)):
        found = (found * FACTOR + int(state.hand[card])) & MASK
    return (found * FACTOR + len(state.stack) * 64 + int(state.done)) & MASK
