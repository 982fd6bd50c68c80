"""The printed content of cards, boards and maps for displays, with packs. Views do not repeat it."""

from __future__ import annotations

from msgspec import Struct

from warbook.games.kingdom.content.scenarios import Difficulty, Numbers, Scenario
from warbook.games.kingdom.content.schema import (
    Boss,
    Enemy,
    Feature,
    Flower,
    Hero,
    Horde,
    Icon,
    Modification,
    PathTile,
    Rift,
    Spell,
    Totem,
    Tower,
)
from warbook.games.kingdom.game import KingdomGame


class PrintedShape(Struct, frozen=True):
    """A damage tile: the squares of each of its forms, and the form after each number of quarter turns."""

    name: str
    forms: tuple[tuple[tuple[int, int], ...], ...]
    after: tuple[int, ...]


class Printed(Struct, frozen=True):
    """The content by name. Events number towers, shapes, cards, heroes and spells in the order they have here."""

    hash: str
    shapes: tuple[PrintedShape, ...]
    towers: dict[str, Tower]
    enemies: dict[str, Enemy]
    hordes: dict[str, Horde]
    heroes: dict[str, Hero]
    spells: dict[str, Spell]
    bosses: dict[str, Boss]
    scenarios: dict[str, Scenario]
    settings: dict[str, Difficulty]
    numbers: Numbers
    paths: dict[str, PathTile]
    modifications: dict[str, Modification]
    icons: dict[str, Icon]
    flowers: dict[str, Flower]
    features: dict[str, Feature]
    totems: dict[str, Totem]
    rifts: dict[str, Rift]


def printed(game: KingdomGame) -> Printed:
    """The content that a game was made with."""
    content = game.tables.content
    shapes = [
        PrintedShape(shape.name, tuple(tuple(form.squares) for form in shape.forms), tuple(shape.after))
        for shape in game.tables.shapes
    ]
    return Printed(
        hash=content.hash,
        shapes=tuple(shapes),
        towers=content.towers,
        enemies=content.enemies,
        hordes=content.hordes,
        heroes=content.heroes,
        spells=content.spells,
        bosses=content.bosses,
        scenarios=content.scenarios,
        settings=content.settings,
        numbers=content.numbers,
        paths=content.paths,
        modifications=content.modifications,
        icons=content.icons,
        flowers=content.flowers,
        features=content.features,
        totems=content.totems,
        rifts=content.rifts,
    )
