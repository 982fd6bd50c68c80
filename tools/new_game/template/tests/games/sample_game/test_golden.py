"""Golden replays: whole games that must end where they ended, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import all_ended, ended
from tools.golden.sample_game import FOLDER, GAME
from warbook.games.sample_game.present.view import ENDINGS

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    assert ENDINGS[ended(GAME, path).ending] == path.stem


def test_every_ending_has_its_replay() -> None:
    assert set(all_ended(GAME, FOLDER)) == set(ENDINGS[1:])
