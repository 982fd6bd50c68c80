"""The texts of cards, with numbers filled in from the content.

A number is called by its key in the content, that of the second step with `-2` behind it and so on. Tiles of a step
that are alike are `tile`, their number `tiles`, the squares of one `size`; the next such lot is `other`, `others`,
`other-size`. `arrows` are the arrows with their reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from msgspec import Struct, structs

from warbook.games.kingdom.content.schema import Content, Hero, Modification
from warbook.games.kingdom.content.steps import Attack, Force, Step
from warbook.games.kingdom.frames import RIFT_LEVEL
from warbook.kernel.content.names import filled
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word

LOTS: Final = (("tile", "tiles", "size"), ("other", "others", "other-size"))
SIGNS: Final = {"NW": "↖", "N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←"}
TIERS: Final = ("0", "I", "II", "III", "IV", "V")  # as horde cards print them
Numbers = dict[str, Word]
Card = tuple[str, tuple[Struct | None, ...], tuple[Step | Attack, ...]]


def card_words(content: Content, package: str, language: str, named: str) -> str:
    """The names of what packs bring, and all card texts with their numbers filled in."""
    said = Texts(language, (package,), named)
    numbers = {key: words for key, words in card_numbers(content, said).items() if said.has(key)}
    return filled(named, said, numbers)


def card_numbers(content: Content, said: Texts | None = None) -> dict[str, Numbers]:
    """What the text of each card may leave open; without texts the measures of tiles are missing, not their names."""
    return {key: _of_table(content, said, tables, steps) for key, tables, steps in _cards(content)}


def _cards(content: Content) -> Iterator[Card]:
    """Every card that has a text: its key, its tables with plain numbers, its steps."""
    for name, hero in content.heroes.items():
        yield from _of_hero(name, hero)
    for name, spell in content.spells.items():
        yield f"spell-{name}-about", (spell,), spell.steps
    for name, modification in content.modifications.items():
        yield f"modification-{name}-about", (modification,), _attacks_of(modification)
    for kind, cards in (("icon", content.icons), ("flower", content.flowers), ("feature", content.features)):
        for name, card in cards.items():
            yield f"{kind}-{name}-about", (card,), card.steps
    yield from _of_story(content)


def _of_story(content: Content) -> Iterator[Card]:
    """Rift cards, cards of bosses, events."""
    for name, rift in content.rifts.items():
        yield f"rift-{name}-about", (rift.force,), rift.steps
    for boss in content.bosses.values():
        for card in boss.cards:
            yield f"card-{card.name}-about", (), card.steps
    for scenario in content.scenarios.values():
        for event in scenario.events:
            yield f"event-marker-{event.name}-about", (), event.steps
    yield "effect-rift", (), (Step(do="place", levels=RIFT_LEVEL),)


def _of_hero(name: str, hero: Hero) -> Iterator[Card]:
    yield f"hero-{name}-about", (hero,), hero.basic
    yield f"hero-{name}-bench", (hero,), hero.bench
    for each, ability in hero.abilities.items():
        yield f"ability-{each}-about", (ability.force,), ability.steps
    for each, passive in hero.passives.items():
        yield f"passive-{each}-about", (hero, hero.warriors, passive.force), passive.steps
    if hero.warriors:
        yield "hero-warrior-about", (hero.warriors,), ()


def _attacks_of(modification: Modification) -> tuple[Step | Attack, ...]:
    if modification.attack is not None:
        return (modification.attack,)
    return (Step(do="attack", tiles=modification.more_tiles),) if modification.more_tiles else ()


def _of_table(
    content: Content, said: Texts | None, tables: tuple[Struct | None, ...], steps: tuple[Step | Attack, ...]
) -> Numbers:
    found: Numbers = {}
    for place, step in enumerate(steps, start=1):
        end = "" if place == 1 else f"-{place}"
        found |= _plain(step, end) | _tiles(content, said, step.tiles, end)
        found[f"arrows{end}"] = " ".join(f"{SIGNS[each]}{far}" for each, far in step.arrows.items())
        if isinstance(step, Step):
            found |= _plain(step.force, end)
            found |= {f"site-{name}": word for name, word in _tiles(content, said, step.on_site, end).items()}
            found[f"tier{end}"] = TIERS[step.tier] if step.tier < len(TIERS) else step.tier
    for table in tables:
        found |= _plain(table, "")
    return found


def _plain(table: Struct | Force | None, end: str) -> Numbers:
    """The numbers of a table, called as in the files."""
    found: Numbers = {}
    for field in structs.fields(table) if table is not None else ():
        value = getattr(table, field.name)
        if isinstance(value, int) and not isinstance(value, bool):
            found[field.encode_name + end] = value
    return found


def _tiles(content: Content, said: Texts | None, tiles: tuple[str, ...], end: str) -> Numbers:
    """The tiles of a step, lot by lot: what one looks like, how many there are, how many squares one has."""
    lots = [(name, len(list(lot))) for name, lot in groupby(tiles)]
    found: Numbers = {}
    for (tile, number, size), (name, count) in zip(LOTS, [*lots, ("", 0), ("", 0)], strict=False):
        rows = content.shapes[name].rows if name else ()
        squares = "".join(rows).count("#")
        sides = sorted((len(rows), len(rows[0]))) if rows else [0, 0]
        measure: Word = name
        if said is not None and squares == sides[0] * sides[1]:  # a rectangle is named by its sides
            measure = said.say("shape-sides", {"short": sides[0], "long": sides[1]})
        found |= {tile + end: measure, number + end: count, size + end: squares}
    return found
