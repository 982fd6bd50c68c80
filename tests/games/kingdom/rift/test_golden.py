"""Golden replays: whole games that must end where they ended, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import ended
from tests.games.kingdom.plans import as_planned
from tests.rules import rule
from tools.golden.rift import FOLDER, PLANS
from warbook.games.kingdom.frames import ENDINGS
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.rift.game import RiftInTime

pytestmark = pytest.mark.compiled

GAME = RiftInTime()


@rule("RT-4.1", "RT-17.2", "RT-17.3", "RT-17.4")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    assert miscount(ended(GAME, path)) == ""


@rule("RT-17.7")
def test_every_plan_has_its_replay_and_every_ending_is_met() -> None:
    states = as_planned(GAME, FOLDER, PLANS).values()
    # thirty rounds are never reached by a game from its beginning; the others are endings of another game of the family
    never = {"rounds", "crowd", "empty-decks", "goal"}
    assert {ENDINGS[state.ending] for state in states} == {*ENDINGS[1:]} - never
    assert {state.seats for state in states} == {1, 2, 3, 4}
    assert {state.terms.given.goal for state in states} == {"portals", "boss"}
