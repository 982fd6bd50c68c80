"""The columns of things beside the map: modifications, tokens, Rift cards, events. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.content.scenarios import Happening
from warbook.games.kingdom.content.schema import Content, Feature, Flower, Modification, Rift, Totem
from warbook.games.kingdom.effects.vocabulary import DAMAGES, REACHES, Aim, Deed, Forces, Names, deeds_of

GROUPS: Final = ["basic", "advanced", "special"]  # of modifications
BASIC_GROUP: Final = 0
ADVANCED_GROUP: Final = 1
SPECIAL_GROUP: Final = 2

# what a kind of tokens is
FLOWER: Final = 0
FEATURE: Final = 1
TOTEM: Final = 2
TENTACLE: Final = 3
BEACON: Final = 4
RIFT: Final = 5


@final
class ModTable:
    """A modification (section 24 of Elemental Uprising)."""

    def __init__(self, name: str, given: Modification, names: Names) -> None:
        self.name: Final = name
        self.group: Final = GROUPS.index(given.group)
        self.directions: Final = given.directions
        self.aim: Final = None if given.attack is None else Aim(given.attack, names)
        self.damage: Final = NONE if given.damage is None else DAMAGES.index(given.damage)
        self.reach: Final = NONE if given.reach is None else REACHES.index(given.reach)
        self.more_towers: Final = given.more_towers
        self.more_tiles: Final = [names.shapes[tile] for tile in given.more_tiles]
        self.spaces: Final = given.spaces
        self.any_colour: Final = given.any_colour
        self.gold: Final = given.gold
        self.loose_tiles: Final = given.loose_tiles


@final
class TokenTable:
    """A kind of tokens: flowers, features, totems, tentacles, markers."""

    def __init__(self, name: str, sort: int, copies: int, deeds: list[Deed]) -> None:
        self.name: Final = name
        self.sort: Final = sort
        self.copies: Final = copies
        self.deeds: Final = deeds
        self.gold: int = 0
        self.crystals: int = 0
        self.rest_seals: bool = False
        self.closed_to_heroes: bool = False
        self.resists: int = NONE  # of a totem


def flower_table(name: str, given: Flower, names: Names) -> TokenTable:
    """A kind of flowers."""
    return TokenTable(name, FLOWER, given.copies, deeds_of(given.steps, names))


def feature_table(name: str, given: Feature, names: Names) -> TokenTable:
    """A kind of landscape features."""
    table = TokenTable(name, FEATURE, given.copies, deeds_of(given.steps, names))
    table.gold = given.gold
    table.crystals = given.crystals
    table.rest_seals = given.rest_seals
    table.closed_to_heroes = given.closed_to_heroes
    return table


def totem_table(name: str, given: Totem) -> TokenTable:
    """A totem, of which there is one."""
    table = TokenTable(name, TOTEM, 1, [])
    table.resists = DAMAGES.index(given.resists)
    return table


def token_tables(content: Content, names: Names) -> list[TokenTable]:
    """All kinds: flowers, features, totems, then tentacles, beacons and rifts, as many as a map has."""
    found = [flower_table(name, flower, names) for name, flower in content.flowers.items()]
    found += [feature_table(name, feature, names) for name, feature in content.features.items()]
    found += [totem_table(name, totem) for name, totem in content.totems.items()]
    tentacles = max([0, *[boss.tentacles for boss in content.bosses.values()]])
    found.append(TokenTable("tentacle", TENTACLE, tentacles, []))
    found.append(TokenTable("beacon", BEACON, 0, []))
    found.append(TokenTable("rift", RIFT, 0, []))
    return found


@final
class RiftTable:
    """An Elemental Rift card (EU-28.5)."""

    def __init__(self, name: str, given: Rift, names: Names) -> None:
        self.name: Final = name
        self.element: Final = given.element
        self.beneficial: Final = given.beneficial
        self.force: Final = None if given.force is None else Forces(given.force)
        self.deeds: Final = deeds_of(given.steps, names)


@final
class EventTable:
    """An event of a scenario (EU-28.2)."""

    def __init__(self, given: Happening, names: Names) -> None:
        self.name: Final = given.name
        self.marker: Final = given.marker
        self.deck: Final = given.deck - 1  # the route whose deck it lies in
        self.after: Final = given.after
        self.deeds: Final = deeds_of(given.steps, names)
