"""What a vector gives: from its text to a state of a game of the family (docs/vectors.md)."""

from __future__ import annotations

from typing import Final

import msgspec

from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.notation import SEATS
from warbook.games.kingdom.positions import Scene, stage
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.scenes import facts_of, number, placed, seed_of
from warbook.kernel.vectors import Vector, paired

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
        elif entry.key == "scenario":
            given["scenario"] = entry.value
    if "goal" in given:
        given["goal"] = given["goal"] == "yes"
    try:
        return msgspec.convert(given, Scene)
    except msgspec.ValidationError as error:
        raise ValueError(f"{vector.file}:{vector.line}: {vector.id}: {error}") from None
