"""Runs Rift in Time's vectors: the family's runner with this game's catalogue."""

from __future__ import annotations

from functools import cache
from typing import Final

from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.scenes.runner import make_runner
from warbook.games.kingdom.scenes.setup import position
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.vectors.format import Vector
from warbook.kernel.vectors.runner import Case

RULES: Final = load_rulebook("warbook.games.kingdom.rift").rules
RUNNER: Final = make_runner(RULES)


@cache
def the_game() -> RiftInTime:
    """The game as it is printed."""
    return RiftInTime()


def examine(vector: Vector) -> list[str]:
    """Every difference between a vector and the game; a flaw of the file is a ValueError with its place."""
    RUNNER.refuse_keys(vector)
    return RUNNER.examine(Case(vector, the_game(), position(the_game(), vector)))
