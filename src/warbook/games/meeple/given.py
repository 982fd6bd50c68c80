"""What a vector gives: from its text to a state of Meeple War (docs/vectors.md)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.notation import SEATS
from warbook.games.meeple.positions import Scene, stage
from warbook.games.meeple.state import MeepleState
from warbook.kernel.scenes import facts_of, number, placed, seed_of
from warbook.kernel.vectors import Vector, paired

PLACES: Final = (*SEATS, "map", "supply")
FACTS: Final = ("phase", "flags", "weapons", "nature", "left", "turns", "first")
NUMBERS: Final = ("phase", "flags", "weapons", "nature", "left", "turns")


@cache
def the_game() -> MeepleWar:
    """The game as it is printed."""
    return MeepleWar()


def position(vector: Vector) -> MeepleState:
    """The state that a vector starts from: a scene, or with a `seed` the first state of a game."""
    game, scene = the_game(), _scene(vector)
    seed = seed_of(vector)
    try:
        if seed is not None:
            return game.setup(scene.scenario, scene.seats or 2, scene.options, seed)
        return stage(game.tables, scene)
    except ValueError as error:
        raise placed(vector, str(error), FACTS) from None


def _scene(vector: Vector) -> Scene:
    """The vector's keys as a scene."""
    given: dict[str, object] = {}
    for entry in vector.entries:
        if entry.key == "before":
            if entry.argument not in PLACES:
                raise vector.flaw(entry, f"it needs one of {', '.join(PLACES)} before the colon")
            given[entry.argument] = entry.value
        elif entry.key == "state":
            given |= facts_of(vector, entry, FACTS, NUMBERS)
        elif entry.key == "options":
            given["options"] = paired(vector, entry)
        elif entry.key == "seats":
            given["seats"] = number(vector, entry, "seats", entry.value)
        elif entry.key in ("scenario", "turn"):
            given[entry.key] = entry.value
    try:
        return msgspec.convert(given, Scene)
    except msgspec.ValidationError as error:
        raise ValueError(f"{vector.file}:{vector.line}: {vector.id}: {error}") from None
