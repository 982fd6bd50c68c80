"""What holds for the golden replays of every game."""

from __future__ import annotations

from pathlib import Path

from warbook.kernel.api import Game, S
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.replay import digest, replayed


def ended(game: Game[S], path: Path) -> S:
    """The last state of a golden replay: the game is over, and on the digest that was recorded."""
    replay = read_replay(path)
    state = replayed(game, replay)
    assert state.over
    assert digest(game, state) == replay.digest
    return state


def all_ended(game: Game[S], folder: Path) -> dict[str, S]:
    """The last states of all golden replays of a game, by their names."""
    return {path.stem: ended(game, path) for path in sorted(folder.glob("*.json"))}
