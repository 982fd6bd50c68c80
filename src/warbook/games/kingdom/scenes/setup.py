"""Converts the set-up of a vector to a state (docs/vectors.md)."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.notation import SEATS
from warbook.games.kingdom.scenes.positions import Scene, stage
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.vectors.format import Vector
from warbook.kernel.vectors.scenes import given_in, placed, scene_of, seed_of

PLACES: Final = (*SEATS, "trays", "towers", "decks", "boss", "tokens", "rift", "shut")
NUMBERS: Final = ("round", "hearts", "crystals", "gold")
FACTS: Final = (*NUMBERS, "phase", "spells", "trails", "closed", "closed_before", "goal")


def position(game: KingdomGame, vector: Vector) -> KingdomState:
    """The state that a vector starts from: a scene, or with a `seed` the first state of a game."""
    scene = _scene(vector)
    seed = seed_of(vector)
    try:
        if seed is not None:
            return game.setup(scene.scenario, scene.seats or 2, scene.options, seed)
        return stage(game, scene)
    except ValueError as error:
        raise placed(vector, str(error), FACTS) from None


def _scene(vector: Vector) -> Scene:
    """The vector's keys as a scene."""
    given = given_in(vector, PLACES, FACTS, NUMBERS, ("scenario",))
    if "goal" in given:
        given["goal"] = given["goal"] == "yes"
    return scene_of(vector, given, Scene)
