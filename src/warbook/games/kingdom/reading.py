"""The family's content from TOML files and packs: the same files for every game, in its own folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from warbook.games.kingdom.checks import check
from warbook.games.kingdom.schema import (
    Boss,
    Content,
    Difficulty,
    Enemy,
    Hero,
    Horde,
    Numbers,
    Scenario,
    Shape,
    Spell,
    Tower,
)
from warbook.kernel.names import check_names
from warbook.kernel.packs import Kind, Shelf, laid_over

KINDS: Final = (
    Kind("shapes.toml", "shape", Shape, coded=True),
    Kind("towers.toml", "tower", Tower, coded=True),
    Kind("enemies.toml", "enemy", Enemy),
    Kind("hordes.toml", "horde", Horde, coded=True),
    Kind("heroes.toml", "hero", Hero),
    Kind("spells.toml", "spell", Spell),
    Kind("bosses.toml", "boss", Boss),
    Kind("scenarios.toml", "scenario", Scenario, coded=True),
    Kind("numbers.toml", "setting", Difficulty),
    Kind("numbers.toml", "numbers", Numbers, once=True),
)


def read_content(home: Path, packs: Sequence[Path] = ()) -> Content:
    """A game's own content with the packs laid over it in this order; a ValueError names file, key and reason."""
    return laid_over(KINDS, home, packs, _checked, _named)


def _named(folder: Path, content: Content) -> None:
    check_names(folder, set(name_keys(content)))


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
        ("boss", content.bosses),
        ("scenario", content.scenarios),
    ):
        for name in names:
            yield f"{kind}-{name}"
    for hero in content.heroes.values():
        for ability in hero.abilities:
            yield f"ability-{ability}"
    for boss in content.bosses.values():
        for card in boss.cards:
            yield f"card-{card.name}"
