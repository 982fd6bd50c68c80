"""The digest of every state of every golden replay, for comparing variants: python -m tests.games.summoner.digests."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from warbook._variant import variant
from warbook.games import GAMES
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.replay import digest, replay_states

GOLDEN = Path(__file__).parent / "golden"
GAME = GAMES["summoner-war"]


def digests(path: Path) -> list[str]:
    """One for each state, the first included; the last must be the recorded one."""
    return [digest(GAME, state) for state in replay_states(GAME, read_replay(path))]


if __name__ == "__main__":
    found: dict[str, str | list[str]] = {path.stem: digests(path) for path in sorted(GOLDEN.glob("*.json"))}
    sys.stdout.buffer.write(msgspec.json.encode({"": variant(), **found}))
