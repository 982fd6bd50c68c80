"""Re-deals what nobody knows: the face-down tiles, which have equal backs (MW-4.5, MW-23.2). Compiled by mypyc.

Every decision is made in the open (MW-1.3), so actions are seen as they are.
"""

from __future__ import annotations

from warbook.games.meeple.state import MeepleState
from warbook.kernel.rng import Rng, seeded


def determinize(state: MeepleState, rng: Rng) -> MeepleState:
    """A full state that nobody can tell from this one, with new chance ahead (MW-23.5)."""
    copy = state.clone()
    copy.rng = seeded(int(rng.next()) << 20 ^ int(rng.next()))
    reshuffle(copy)  # MW-23.5
    return copy


def reshuffle(state: MeepleState) -> None:
    """Put the face-down tiles into a new order, by the state's own chance."""
    supply = sorted(state.supply)  # the order before the shuffle must not depend on the true one
    state.rng.shuffle(supply)
    state.supply = supply
