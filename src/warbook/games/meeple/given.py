"""What a vector gives: from its text to a state of Meeple War (docs/vectors.md)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.notation import SEATS
from warbook.games.meeple.positions import Scene, stage
from warbook.games.meeple.state import MeepleState
from warbook.kernel.vectors import Entry, Vector, paired

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
    seed = vector.entry("seed")
    if seed is not None and not seed.value.isdecimal():
        raise vector.flaw(seed, f"{seed.value!r} is not a number")
    try:
        if seed is not None:
            return game.setup(scene.scenario, scene.seats or 2, scene.options, int(seed.value))
        return stage(game.tables, scene)
    except ValueError as error:
        raise _placed(vector, str(error)) from None


def _placed(vector: Vector, sentence: str) -> ValueError:
    """A flaw of the scene with its line: the sentence begins with the word that is wrong."""
    word, _, rest = sentence.partition(": ")
    for entry in vector.entries:
        if entry.key == "before" and entry.argument == word:
            return vector.flaw(entry, rest)
    for name in ("scenario", "option"):
        if word.startswith(f"{name} "):
            word, rest = name.replace("option", "options"), sentence
    named = vector.entry("state" if word in FACTS else word)
    if named is not None:
        return vector.flaw(named, sentence if word in FACTS else rest)
    return ValueError(f"{vector.file}:{vector.line}: {vector.id}: {sentence}")


def _scene(vector: Vector) -> Scene:
    """The vector's keys as a scene."""
    given: dict[str, object] = {}
    for entry in vector.entries:
        if entry.key == "before":
            if entry.argument not in PLACES:
                raise vector.flaw(entry, f"it needs one of {', '.join(PLACES)} before the colon")
            given[entry.argument] = entry.value
        elif entry.key == "state":
            given |= _facts(vector, entry)
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


def _facts(vector: Vector, entry: Entry) -> dict[str, object]:
    facts: dict[str, object] = dict(paired(vector, entry))
    for name, value in facts.items():
        if name not in FACTS:
            raise vector.flaw(entry, f"{name} is not known; the facts are {', '.join(FACTS)}")
        if name in NUMBERS:
            facts[name] = number(vector, entry, name, str(value))
    return facts


def number(vector: Vector, entry: Entry, name: str, text: str) -> int:
    """A whole number of a vector."""
    if not text.isdecimal():
        raise vector.flaw(entry, f"{name}: {text!r} is not a number")
    return int(text)
