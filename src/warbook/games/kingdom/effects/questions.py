"""What effects ask and how it is answered: trays, flowers on the way, skulls, Sand Warriors. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.effects.choices import (
    may_scatter_to,
    scatter,
    scatter_args,
    set_target,
    spend,
    trays_asked,
)
from warbook.games.kingdom.frames import SCATTERING, SIGHTS, SPENDING_SKULLS, TARGETING
from warbook.games.kingdom.heroes.passing import refuse_sight, sights, use_sight
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame, Refusal

# the verbs that answer each of these questions
INQUIRIES: Final[dict[int, list[int]]] = {
    TARGETING: [verbs.TARGET],
    SIGHTS: [verbs.STOP, verbs.SIGHT],
    SPENDING_SKULLS: [verbs.SPEND],
    SCATTERING: [verbs.STOP, verbs.SCATTER],
}


def inquiry_args(state: KingdomState, frame: Frame, verb: int) -> list[int]:
    """All answers with a verb, ascending."""
    if verb == verbs.TARGET:
        return trays_asked(state)
    if verb == verbs.SIGHT:
        return sights(state)
    if verb == verbs.SPEND:
        return list(range(int(state.skulls[frame.a])))
    assert verb == verbs.SCATTER
    return scatter_args(state)


def refuse_inquiry(state: KingdomState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """Why an answer is not possible; flowers and goods may be left, and Sand Warriors may stay where they are."""
    law = state.law
    if verb == verbs.TARGET:
        return None if arg in trays_asked(state) else Refusal(law["target"])  # RT-24.4, EU-13.8
    if verb == verbs.SIGHT:
        return refuse_sight(state, arg)
    if verb == verbs.SPEND:
        return None if arg < state.skulls[frame.a] else Refusal(law["spend"])  # RT-12.27, EU-15.20
    if verb == verbs.SCATTER:
        return None if may_scatter_to(state, arg) else Refusal(law["scatter"])  # RT-12.14, EU-15.34
    return None


def answer_inquiry(state: KingdomState, verb: int, arg: int) -> None:
    """Carry out an answer; flowers are asked about again as long as there are any (EU-16.2)."""
    if verb == verbs.TARGET:
        state.stack.pop()
        set_target(state, arg)
    elif verb == verbs.SIGHT:
        use_sight(state, arg)  # EU-16.2
    elif verb == verbs.SPEND:
        state.stack.pop()
        spend(state, arg + 1)
    else:
        assert verb == verbs.SCATTER
        scatter(state, arg)
