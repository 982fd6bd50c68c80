"""Golden replays: whole games that must end where they ended, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import all_ended, ended
from tests.rules import rule
from tools.golden.meeple import FOLDER, PLANS
from warbook.games.meeple.frames import BY_POINTS, BY_RESIGNATION, BY_ROUNDS, BY_TIME
from warbook.games.meeple.game import MeepleWar

pytestmark = pytest.mark.compiled

GAME = MeepleWar()


@rule("MW-6.2", "MW-18.1", "MW-18.3")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    ended(GAME, path)


@rule("MW-18.6", "MW-18.8")
def test_every_plan_has_its_replay_and_every_ending_is_met() -> None:
    states = all_ended(GAME, FOLDER)
    assert states.keys() == {plan.name for plan in PLANS}
    assert {state.ending for state in states.values()} == {BY_POINTS, BY_ROUNDS, BY_RESIGNATION, BY_TIME}
    assert {(state.terms.scenario, state.seats) for state in states.values()} == {
        (scenario, seats) for scenario in GAME.scenarios for seats in GAME.players
    }
    assert len(states["two-by-rounds"].winners) == 2
    for plan in PLANS:
        assert states[plan.name].seats == plan.seats
