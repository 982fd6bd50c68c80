"""Golden replays: whole games that must end where they ended, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules import rule
from tools.golden_rift import FOLDER, PLANS
from warbook.games.kingdom.census import miscount
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.terms import ENDINGS
from warbook.kernel.replay import digest, read_replay, replayed

pytestmark = pytest.mark.compiled

GAME = RiftInTime()
FILES = sorted(FOLDER.glob("*.json"))


@rule("RT-4.1", "RT-17.2", "RT-17.3", "RT-17.4")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    replay = read_replay(path)
    state = replayed(GAME, replay)
    assert state.over and miscount(state) == ""
    assert digest(GAME, state) == replay.digest


@rule("RT-17.7")
def test_every_plan_has_its_replay_and_every_ending_is_met() -> None:
    assert {path.stem for path in FILES} == {plan.name for plan in PLANS}
    ended = {path.stem: replayed(GAME, read_replay(path)) for path in FILES}
    for plan in PLANS:
        state = ended[plan.name]
        assert (state.terms.scenario, state.seats, ENDINGS[state.ending]) == (plan.scenario, plan.seats, plan.way)
        assert GAME.returns(state) == [1.0 if plan.way == "won" else 0.0] * plan.seats
    # thirty rounds are never reached by a game from its beginning; the others are endings of another game of the family
    never = {"rounds", "crowd", "empty-decks", "goal"}
    assert {ENDINGS[state.ending] for state in ended.values()} == {*ENDINGS[1:]} - never
    assert {state.seats for state in ended.values()} == {1, 2, 3, 4}
    assert {state.terms.given.goal for state in ended.values()} == {"portals", "boss"}
