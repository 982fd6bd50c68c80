"""Reads content from TOML files and packs: the same files for each game, in its folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import structs

from warbook.games.kingdom.content.checks import check
from warbook.games.kingdom.content.guests import with_guests
from warbook.games.kingdom.content.scenarios import Difficulty, Numbers, Parameters, Scenario
from warbook.games.kingdom.content.schema import (
    Boss,
    Content,
    Enemy,
    Feature,
    Flower,
    Guest,
    Hero,
    Horde,
    Icon,
    Modification,
    PathTile,
    Rift,
    Shape,
    Spell,
    Totem,
    Tower,
)
from warbook.games.kingdom.present.card_texts import card_numbers
from warbook.kernel.content.names import check_names
from warbook.kernel.content.packs import Kind, laid_over

FAMILY: Final = Path(__file__).parents[1]  # the folder of both games
KINDS: Final = (
    Kind("shapes.toml", "shape", Shape, "shapes", coded=True),
    Kind("towers.toml", "tower", Tower, "towers", coded=True),
    Kind("enemies.toml", "enemy", Enemy, "enemies"),
    Kind("hordes.toml", "horde", Horde, "hordes", coded=True),
    Kind("heroes.toml", "hero", Hero, "heroes"),
    Kind("spells.toml", "spell", Spell, "spells", optional=True),
    Kind("bosses.toml", "boss", Boss, "bosses"),
    Kind("scenarios.toml", "scenario", Scenario, "scenarios", coded=True),
    Kind("numbers.toml", "setting", Difficulty, "settings"),
    Kind("numbers.toml", "numbers", Numbers, "numbers", once=True),
    Kind("numbers.toml", "parameters", Parameters, "parameters", once=True, optional=True),
    Kind("enemies.toml", "icon", Icon, "icons"),
    Kind("paths.toml", "path-tile", PathTile, "paths", optional=True),
    Kind("modifications.toml", "modification", Modification, "modifications", optional=True),
    Kind("landscape.toml", "flower", Flower, "flowers", optional=True),
    Kind("landscape.toml", "feature", Feature, "features", optional=True),
    Kind("landscape.toml", "totem", Totem, "totems", optional=True),
    Kind("rifts.toml", "rift", Rift, "rifts", coded=True, optional=True),
    Kind("guests.toml", "guest", Guest, "guests", optional=True),
)


def read_content(home: Path, packs: Sequence[Path] = (), guests: Path | None = None) -> Content:
    """A game's own content with the packs laid over it in this order; a ValueError names file, key and reason.

    `guests` is the content of the other game of the family, whose heroes may come (EU-29.2).
    """
    content = laid_over(KINDS, home, packs, Content, check, _named)
    content = structs.replace(content, own_heroes=len(content.heroes))
    return content if guests is None else with_guests(content, read_content(guests))


def _named(folder: Path, content: Content) -> None:
    check_names(folder, set(name_keys(content)), card_numbers(content))


def name_keys(content: Content) -> Iterator[str]:
    """The keys under which the texts name what packs may bring."""
    for kind, names in (
        ("tower", content.towers),
        ("enemy", content.enemies),
        ("horde", content.hordes),
        ("hero", content.heroes),
        ("spell", content.spells),
        ("modification", content.modifications),
        ("icon", content.icons),
        ("flower", content.flowers),
        ("feature", content.features),
        ("totem", content.totems),
        ("rift", content.rifts),
        ("boss", content.bosses),
        ("scenario", content.scenarios),
    ):
        for name in names:
            yield f"{kind}-{name}"
    for hero in content.heroes.values():
        for ability in hero.abilities:
            yield f"ability-{ability}"
        for passive in hero.passives:
            yield f"passive-{passive}"
    for boss in content.bosses.values():
        for card in boss.cards:
            yield f"card-{card.name}"
    for scenario in content.scenarios.values():
        for event in scenario.events:
            yield f"event-marker-{event.name}"
