"""Turns a vector's keys into the text of a position, with a place for every error (docs/vectors.md)."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TypeVar

import msgspec

from warbook.kernel.vectors.format import Entry, Vector, paired

T = TypeVar("T")


def seed_of(vector: Vector) -> int | None:
    """The seed of a vector that is a game from the beginning; None for a position."""
    entry = vector.entry("seed")
    return None if entry is None else number(vector, entry, "", entry.value)


def number(vector: Vector, entry: Entry, name: str, text: str) -> int:
    """A whole number of a vector."""
    if not text.isdecimal():
        raise vector.flaw(entry, f"{name}: {text!r} is not a number" if name else f"{text!r} is not a number")
    return int(text)


def before(vector: Vector, place: str) -> Entry | None:
    """What the vector sets up in one place, or None."""
    return next((entry for entry in vector.entries if entry.key == "before" and entry.argument == place), None)


def facts_of(vector: Vector, entry: Entry, known: Sequence[str], numbers: Container[str]) -> dict[str, object]:
    """The pairs of `state`; an unknown name, or a word instead of a number, is an error."""
    facts: dict[str, object] = dict(paired(vector, entry))
    for name, value in facts.items():
        if name not in known:
            raise vector.flaw(entry, f"{name} is not known; the facts are {', '.join(known)}")
        if name in numbers:
            facts[name] = number(vector, entry, name, str(value))
    return facts


def given_in(
    vector: Vector, places: Sequence[str], facts: Sequence[str], numbers: Container[str], words: Container[str]
) -> dict[str, object]:
    """A vector's set-up by name: places, the facts of `state`, `options`, `seats`, and keys with one word."""
    given: dict[str, object] = {}
    for entry in vector.entries:
        if entry.key == "before":
            if entry.argument not in places:
                raise vector.flaw(entry, f"it needs one of {', '.join(places)} before the colon")
            given[entry.argument] = "\n".join(entry.lines) if entry.lines else entry.value
        elif entry.key == "state":
            given |= facts_of(vector, entry, facts, numbers)
        elif entry.key == "options":
            given["options"] = paired(vector, entry)
        elif entry.key == "seats":
            given["seats"] = number(vector, entry, "seats", entry.value)
        elif entry.key in words:
            given[entry.key] = entry.value
    return given


def scene_of(vector: Vector, given: dict[str, object], kind: type[T]) -> T:
    """The set-up as a game's scene."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{vector.file}:{vector.line}: {vector.id}: {error}") from None


def placed(vector: Vector, sentence: str, facts: Container[str]) -> ValueError:
    """An error of the scene with its line; the sentence begins with the wrong word."""
    word, _, rest = sentence.partition(": ")
    entry = before(vector, word)
    if entry is not None:
        return vector.flaw(entry, rest)
    for name in ("scenario", "option"):
        if word.startswith(f"{name} "):
            word, rest = name.replace("option", "options"), sentence
    named = vector.entry("state" if word in facts else word)
    if named is not None:
        return vector.flaw(named, sentence if word in facts else rest)
    return ValueError(f"{vector.file}:{vector.line}: {vector.id}: {sentence}")
