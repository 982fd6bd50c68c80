"""Golden replays: whole games that must end where they ended, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules import rule
from tools.golden_krosmaster import FOLDER, PLANS
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.terms import BY_GOAL, BY_HONOUR, BY_KNOCK_OUT, BY_RESIGNATION, BY_TIME, BY_TURN_CAP
from warbook.kernel.replay import digest, read_replay, replayed

pytestmark = pytest.mark.compiled

GAME = KrosmasterArena()
FILES = sorted(FOLDER.glob("*.json"))


@rule("KA-7.1", "KA-21.6", "KA-29.8")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    replay = read_replay(path)
    state = replayed(GAME, replay)
    assert state.over
    assert digest(GAME, state) == replay.digest


def test_every_plan_has_its_replay_and_every_usual_ending_is_met() -> None:
    assert {path.stem for path in FILES} == {plan.name for plan in PLANS}
    endings = {replayed(GAME, read_replay(path)).ending for path in FILES}
    assert endings >= {BY_GOAL, BY_HONOUR, BY_KNOCK_OUT, BY_RESIGNATION, BY_TIME, BY_TURN_CAP}
