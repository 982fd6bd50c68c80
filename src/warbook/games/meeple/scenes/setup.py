"""Converts the set-up of a vector to a state (docs/vectors.md)."""

from __future__ import annotations

from functools import cache
from typing import Final

from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.scenes.positions import Scene, stage
from warbook.games.meeple.state import MeepleState
from warbook.kernel.vectors.format import Vector
from warbook.kernel.vectors.scenes import given_in, placed, scene_of, seed_of

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
    return scene_of(vector, given_in(vector, PLACES, FACTS, NUMBERS, ("scenario", "turn")), Scene)
