"""Golden replays: whole games that must end where they ended, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import ended
from tests.games.kingdom.plans import as_planned
from tests.games.kingdom.uprising.boards import GAME
from tests.rules import rule
from tools.golden.uprising import FOLDER, PLANS
from warbook.games.kingdom.frames import ENDINGS
from warbook.games.kingdom.invariants import miscount

pytestmark = pytest.mark.compiled


@rule("EU-7.1", "EU-6.2", "EU-6.3", "EU-6.5")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    assert miscount(ended(GAME, path)) == ""


@rule("EU-6.1", "EU-29.2")
def test_every_plan_has_its_replay_and_every_ending_is_met() -> None:
    planned = as_planned(GAME, FOLDER, PLANS)
    states = planned.values()
    # no champion was met that broke in before the stacks were empty; the others are endings of the other game
    never = {"goal", "portal", "boss", "stuck", "rounds"}
    assert {ENDINGS[state.ending] for state in states} == {*ENDINGS[1:]} - never
    assert {state.seats for state in states} == {1, 2, 3, 4}
    goals = {"survive", "last-stand", "champions", "beacons", "boss"}
    assert {state.terms.given.goal for state in states} == goals
    assert {state.terms.texts["difficulty"] for state in states} == {*GAME.settings[0].values}
    assert planned["two-modifications-won"].sold, "modifications were bought"
