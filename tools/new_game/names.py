"""What a new game is called in every place, made of the one name that its author gives it."""

from __future__ import annotations

import keyword
import re
from collections.abc import Collection, Iterator
from itertools import product
from string import ascii_uppercase
from typing import Final

from msgspec import Struct

LONGEST: Final = 24  # characters: the lines of the rooms have room for so many
SHAPE: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SHOWN: Final = 40  # characters of a wrong name that are repeated


class Names(Struct, frozen=True):
    """A game's names, and its place among the games."""

    slug: str  # tiny-war: in addresses, commands and files of replays
    package: str  # tiny_war: the folders of its rooms
    type: str  # TinyWar: the classes
    title: str  # Tiny War
    prefix: str  # TW: the ids of its rules
    order: int

    def put(self, text: str) -> str:
        """A text of the template with these names."""
        replaced = (
            ("sample-game", self.slug),
            ("sample_game", self.package),
            ("SampleGame", self.type),
            ("Sample Game", self.title),
            ("order = 1000", f"order = {self.order}"),
            ("order: 1000", f"order: {self.order}"),
        )
        for old, new in replaced:
            text = text.replace(old, new)
        return re.sub(r"\bQZ\b", self.prefix, text)


def checked(name: str) -> str:
    """The name, if a game can be called so; else a ValueError in one sentence."""
    if not name:
        raise ValueError("Give the game a name: make new-game NAME=tiny-war.")
    if not SHAPE.fullmatch(name) or len(name) > LONGEST:
        shown = name if len(name) <= SHOWN else f"{name[:SHOWN]}…"
        raise ValueError(
            f"A game cannot be called {shown!r}: its name is up to {LONGEST} small letters and digits with single "
            "hyphens between, and begins with a letter, like tiny-war."
        )
    if keyword.iskeyword(name):
        raise ValueError(f"A game cannot be called {name!r}: Python uses this word itself.")
    return name


def named(name: str, prefixes: Collection[str], order: int) -> Names:
    """The names of a game that is called so; `prefixes` are those of the games that there are."""
    words = checked(name).split("-")
    return Names(
        slug=name,
        package="_".join(words),
        type="".join(word.capitalize() for word in words),
        title=" ".join(word.capitalize() for word in words),
        prefix=next(prefix for prefix in possible_prefixes(words) if prefix not in prefixes),
        order=order,
    )


def possible_prefixes(words: list[str]) -> Iterator[str]:
    """Two capital letters for the ids of the rules: of its words, of its letters, and at last any."""
    initials = "".join(word[0] for word in words if word[0].isalpha()).upper()
    if len(initials) > 1:
        yield initials[:2]
    letters = [letter for letter in "".join(words).upper() if letter in ascii_uppercase]
    for second in letters[1:]:
        yield letters[0] + second
    for first, second in product(ascii_uppercase, repeat=2):
        yield first + second
