"""Golden replays: whole games that must end where they ended, by source and by compiled modules, at every step."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.architecture.tree import ROOT
from tests.games.golden import all_ended, ended
from tests.games.summoner.digests import GAME, GOLDEN
from tests.rules import rule
from tools.trials.steering import CARD_NAMES, ENDING_NAMES
from tools.trials.summoner import counted
from warbook.games.summoner.present.view import ENDINGS
from warbook.games.summoner.state import DRAW_BOTH_BLOCKED, ONGOING
from warbook.kernel.api import Refusal
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.replay import replay_steps
from warbook.kernel.run import step

pytestmark = pytest.mark.compiled

FILES = sorted(GOLDEN.glob("*.json"))
# Two passes in a row need both sides without a turn action, one right after the other. A face-down piece can always be
# summoned, so every piece would be face-up and none could step or strike; no line of play that leads there from a real
# set-up is known. Boards drawn for the purpose show the rule (test_end.py).
NEVER = {DRAW_BOTH_BLOCKED}


def tally(path: Path) -> Counter[str]:
    """What a game is counted for."""
    replay = read_replay(path)
    state = GAME.setup(replay.scenario, replay.seats, replay.options, replay.seed)
    found: Counter[str] = Counter()
    for action, _, _ in replay_steps(GAME, replay):
        before = state.clone()
        done = step(GAME, state, action)
        assert not isinstance(done, Refusal)
        found.update(counted(before, action, done, state))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@rule("SW-14.5")
def test_a_golden_replay_ends_on_its_digest(path: Path) -> None:
    ended(GAME, path)


@rule("SW-12.1", "SW-12.2", "SW-12.5", "SW-12.6", "SW-12.8", "SW-12.9")
def test_every_ending_has_its_golden_replay() -> None:
    endings = {state.ending for state in all_ended(GAME, GOLDEN).values()}
    assert endings | NEVER == set(ENDINGS)
    assert not endings & {*NEVER, ONGOING}


def test_golden_replays_use_every_card_and_every_way_a_summoner_dies() -> None:
    found: Counter[str] = Counter()
    for path in FILES:
        found.update(tally(path))
    assert [name for name in CARD_NAMES + ENDING_NAMES if not found[name]] == []


def told_by(variant: str) -> dict[str, str | list[str]]:
    """The digests of all golden replays by a process that prefers sources, or compiled modules."""
    environment = {**os.environ, "WARBOOK_INTERPRETED": "1" if variant == "interpreted" else "0"}
    command = [sys.executable, "-m", "tests.games.summoner.digests"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=dict[str, str | list[str]])


def test_both_variants_agree_at_every_step() -> None:
    compiled = told_by("compiled")
    if compiled.pop("") != "compiled":
        pytest.skip("there are no compiled modules, or they are older than their sources")
    interpreted = told_by("interpreted")
    assert interpreted.pop("") == "interpreted"
    assert len(interpreted) == len(FILES)
    assert interpreted == compiled
