"""Reads content from TOML files and packs: the same files for each game, in its folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

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
from warbook.kernel.content.packs import Kind, Shelf, laid_over

KINDS: Final = (
    Kind("shapes.toml", "shape", Shape, coded=True),
    Kind("towers.toml", "tower", Tower, coded=True),
    Kind("enemies.toml", "enemy", Enemy),
    Kind("hordes.toml", "horde", Horde, coded=True),
    Kind("heroes.toml", "hero", Hero),
    Kind("spells.toml", "spell", Spell, optional=True),
    Kind("bosses.toml", "boss", Boss),
    Kind("scenarios.toml", "scenario", Scenario, coded=True),
    Kind("numbers.toml", "setting", Difficulty),
    Kind("numbers.toml", "numbers", Numbers, once=True),
    Kind("numbers.toml", "parameters", Parameters, once=True),
    Kind("enemies.toml", "icon", Icon),
    Kind("paths.toml", "path-tile", PathTile, optional=True),
    Kind("modifications.toml", "modification", Modification, optional=True),
    Kind("landscape.toml", "flower", Flower, optional=True),
    Kind("landscape.toml", "feature", Feature, optional=True),
    Kind("landscape.toml", "totem", Totem, optional=True),
    Kind("rifts.toml", "rift", Rift, coded=True, optional=True),
    Kind("guests.toml", "guest", Guest, optional=True),
)


def read_content(home: Path, packs: Sequence[Path] = (), guests: Path | None = None) -> Content:
    """A game's own content with the packs laid over it in this order; a ValueError names file, key and reason.

    `guests` is the content of the other game of the family, whose heroes may come (EU-29.2).
    """
    content = laid_over(KINDS, home, packs, _checked, _named)
    return content if guests is None else with_guests(content, read_content(guests))


def _named(folder: Path, content: Content) -> None:
    check_names(folder, set(name_keys(content)), card_numbers(content))


def _checked(shelf: Shelf) -> Content:
    content = Content(
        shapes=shelf.of("shape", Shape),
        towers=shelf.of("tower", Tower),
        enemies=shelf.of("enemy", Enemy),
        hordes=shelf.of("horde", Horde),
        heroes=shelf.of("hero", Hero),
        spells=shelf.of("spell", Spell),
        bosses=shelf.of("boss", Boss),
        scenarios=shelf.of("scenario", Scenario),
        settings=shelf.of("setting", Difficulty),
        numbers=shelf.one("numbers", Numbers),
        hash=shelf.hash(),
        paths=shelf.of("path-tile", PathTile),
        modifications=shelf.of("modification", Modification),
        icons=shelf.of("icon", Icon),
        flowers=shelf.of("flower", Flower),
        features=shelf.of("feature", Feature),
        totems=shelf.of("totem", Totem),
        rifts=shelf.of("rift", Rift),
        parameters=shelf.maybe("parameters", Parameters) or Parameters(),
        guests=shelf.of("guest", Guest),
        own_heroes=len(shelf.tables["hero"]),
    )
    check(content, shelf.places, shelf.fresh)
    return content


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
