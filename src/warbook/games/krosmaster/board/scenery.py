"""Destructible scenery, where the players agreed on it (section 18b). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.content.tables import BARE
from warbook.games.krosmaster.present.events import SceneryBroken, SceneryHurt, SceneryMended
from warbook.games.krosmaster.state import KrosmasterState


def hurt_scenery(state: KrosmasterState, cell: int, amount: int) -> None:
    """Damage the scenery of a cell: no armor roll (KA-18.8); at its HP it breaks (KA-18.7, KA-18.10)."""
    if amount <= 0 or state.scenery[cell] == BARE:
        return
    scratches = state.scratches[:]
    scenery = int(state.scenery[cell])
    hp = int(state.tables.scenery_hp[state.scenery[cell]])  # KA-18.7
    placed = min(amount, hp - int(scratches[cell]))
    scratches[cell] += placed
    state.scratches = scratches
    if state.log is not None:
        state.log.append(SceneryHurt(rule="KA-18.6", cell=cell, scenery=scenery, amount=placed))
    if scratches[cell] >= hp:
        break_scenery(state, cell, hp)


def break_scenery(state: KrosmasterState, cell: int, kamas: int) -> None:
    """Scenery leaves the arena, and coins from the bank lie in its place (KA-18.10); whoever stood there stays."""
    scenery, coins, scratches = state.scenery[:], state.coins[:], state.scratches[:]
    left = min(kamas, state.bank)  # KA-1.7
    broken = int(scenery[cell])
    scenery[cell] = BARE
    scratches[cell] = 0
    coins[cell] += left
    state.bank -= left
    state.scenery = scenery
    state.coins = coins
    state.scratches = scratches
    if state.log is not None:
        state.log.append(SceneryBroken(rule="KA-18.10", cell=cell, scenery=broken, kamas=left))


def mend_scenery(state: KrosmasterState) -> None:
    """At the end of a game turn scenery that still stands is whole again (KA-18.9)."""
    hurt = [cell for cell in range(144) if state.scratches[cell]]
    if hurt:
        scratches = state.scratches[:]
        for cell in hurt:
            scratches[cell] = 0
        state.scratches = scratches
        if state.log is not None:
            state.log.append(SceneryMended(rule="KA-18.9", cells=tuple(hurt)))
