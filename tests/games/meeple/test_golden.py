"""Golden replays: whole games that must end where they ended, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules import rule
from tools.golden_meeple import FOLDER, PLANS
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.terms import BY_POINTS, BY_RESIGNATION, BY_ROUNDS, BY_TIME
from warbook.kernel.replay import digest, read_replay, replayed

pytestmark = pytest.mark.compiled

GAME = MeepleWar()
FILES = sorted(FOLDER.glob("*.json"))


@rule("MW-6.2", "MW-18.1", "MW-18.3")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    replay = read_replay(path)
    state = replayed(GAME, replay)
    assert state.over
    assert digest(GAME, state) == replay.digest


@rule("MW-18.6", "MW-18.8")
def test_every_plan_has_its_replay_and_every_ending_is_met() -> None:
    assert {path.stem for path in FILES} == {plan.name for plan in PLANS}
    ended = {path.stem: replayed(GAME, read_replay(path)) for path in FILES}
    assert {state.ending for state in ended.values()} == {BY_POINTS, BY_ROUNDS, BY_RESIGNATION, BY_TIME}
    assert {(state.terms.scenario, state.seats) for state in ended.values()} == {
        (scenario, seats) for scenario in GAME.scenarios for seats in GAME.players
    }
    assert len(ended["two-by-rounds"].winners) == 2
    for plan in PLANS:
        assert ended[plan.name].seats == plan.seats
