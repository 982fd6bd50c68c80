"""Golden replays: whole games that must end where they ended, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import all_ended, ended
from tests.rules import rule
from tools.golden.krosmaster import FOLDER, PLANS
from warbook.games.krosmaster.frames import BY_GOAL, BY_HONOUR, BY_KNOCK_OUT, BY_RESIGNATION, BY_TIME, BY_TURN_CAP
from warbook.games.krosmaster.game import KrosmasterArena

pytestmark = pytest.mark.compiled

GAME = KrosmasterArena()


@rule("KA-7.1", "KA-21.6", "KA-29.8")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    ended(GAME, path)


def test_every_plan_has_its_replay_and_every_usual_ending_is_met() -> None:
    states = all_ended(GAME, FOLDER)
    assert states.keys() == {plan.name for plan in PLANS}
    endings = {state.ending for state in states.values()}
    assert endings >= {BY_GOAL, BY_HONOUR, BY_KNOCK_OUT, BY_RESIGNATION, BY_TIME, BY_TURN_CAP}
