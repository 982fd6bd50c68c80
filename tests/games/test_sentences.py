"""Events carry their words: over all golden replays every audience reads every event in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from warbook.games import GAMES, package_of
from warbook.kernel.api import Game
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.contract.promise import audiences, told_to
from warbook.kernel.contract.sentences import spoken
from warbook.kernel.replay import read_replay, replay_steps
from warbook.kernel.wire import Event

HERE = Path(__file__).parent
FOLDERS = {
    "summoner-war": HERE / "summoner" / "golden",
    "krosmaster-arena": HERE / "krosmaster" / "golden",
    "meeple-war": HERE / "meeple" / "golden",
    "rift-in-time": HERE / "kingdom" / "rift" / "golden",
    "elemental-uprising": HERE / "kingdom" / "uprising" / "golden",
}
REPLAYS = [
    pytest.param(GAMES[name], path, id=f"{name}-{path.stem}")
    for name, folder in FOLDERS.items()
    for path in sorted(folder.glob("*.json"))
]


def told(game: Game[Any], path: Path) -> Iterator[Event]:
    """What each audience is told of each step of a replay."""
    for _, done, state in replay_steps(game, read_replay(path)):
        for seat in audiences(state):
            yield from told_to(game, done.events, seat)


@pytest.mark.parametrize(("game", "path"), REPLAYS)
def test_every_event_of_a_golden_replay_is_said_in_every_language(game: Game[Any], path: Path) -> None:
    texts = [Texts(language, (package_of(game),), game.words(language)) for language in LANGUAGES]
    found: set[bytes] = set()
    said = 0
    for event in told(game, path):
        sentence = game.sentence(event)
        if sentence is None or str(sentence).encode() in found:
            continue
        found.add(str(sentence).encode())
        for each in texts:
            line = spoken(each, sentence)
            assert line.strip() and "{" not in line and "@" not in line, line
            said += 1
    assert said > 0
