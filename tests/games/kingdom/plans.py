"""Golden replays of the family: each ended as its plan says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.games.golden import all_ended
from tools.golden.kingdom import Plan
from warbook.games.kingdom.frames import ENDINGS, MAIN
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.state import KingdomState


def as_planned(game: KingdomGame, folder: Path, plans: Sequence[Plan]) -> dict[str, KingdomState]:
    """By plan the last state of its replay; there are no replays besides."""
    states = all_ended(game, folder)
    assert states.keys() == {plan.name for plan in plans}
    for plan in plans:
        state = states[plan.name]
        assert (state.terms.scenario, state.seats, ENDINGS[state.ending]) == (plan.scenario, plan.seats, plan.way)
        assert state.terms.texts.items() >= {"difficulty": plan.setting, **plan.options}.items()
        guests = range(state.tables.own_heroes, len(state.tables.heroes))
        assert any(state.role[figure] == MAIN for figure in guests) == state.terms.guests
        assert game.returns(state) == [1.0 if plan.way == "won" else 0.0] * plan.seats
    return states
