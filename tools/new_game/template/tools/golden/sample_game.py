"""Golden replays of Sample Game: one for each way the game can end.

`python -m tools.golden.sample_game`, or `make golden`: from fixed seeds, so a golden file changes only when rules do.
Then the rules number has to grow too, and the commit says which rules changed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from warbook.games.sample_game.game import SampleGame
from warbook.games.sample_game.present.view import ENDINGS
from warbook.games.sample_game.state import SampleGameState
from warbook.kernel.api import Action, Refusal, Seat
from warbook.kernel.content.replay_files import write_replay
from warbook.kernel.contract.trial import at_random
from warbook.kernel.replay import record
from warbook.kernel.rng import seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Replay

FOLDER: Final = Path(__file__).parents[2] / "tests" / "games" / "sample_game" / "golden"
GAME: Final = SampleGame()
TRIES: Final = 400
# what leaves the game early, by its ending, and after how many decisions
LEAVING: Final = {"resignation": ("resign", 5), "time": ("flag", 7)}


def played(ending: str, seed: int) -> tuple[Replay, SampleGameState]:
    """A whole game by chance."""
    state = GAME.setup("standard", 2, {}, seed)
    rng = seeded(seed)
    policy = at_random(GAME)
    word, after = LEAVING.get(ending, ("", 0))
    actions: list[Action] = []
    while not state.over:
        leaves = word and len(actions) == after
        actions.append(GAME.read(word, Seat(GAME.acting(state)[0])) if leaves else policy(state, rng))
        done = step(GAME, state, actions[-1])
        assert not isinstance(done, Refusal), done.rule
    return record(GAME, "standard", 2, {}, seed, actions, state), state


def found(ending: str) -> Replay:
    """The first game that ends so."""
    for seed in range(1, TRIES):
        replay, state = played(ending, seed)
        if ENDINGS[state.ending] == ending:
            return replay
    raise SystemExit(f"no game of {TRIES} ends by {ending}")


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for ending in ENDINGS[1:]:
        replay = found(ending)
        write_replay(FOLDER / f"{ending}.json", replay)
        print(f"{ending}: seed {replay.seed}, {len(replay.actions)} decisions, {replay.result}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
