"""Heroes of the other Kingdom Rush game as guests: what they bring and what they get (EU-29.1 to EU-29.4)."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import structs

from warbook.games.kingdom.board.shapes import pushed, squares_printed, turned
from warbook.games.kingdom.content.schema import Ability, Content, Hero, Shape
from warbook.games.kingdom.content.steps import Step
from warbook.games.kingdom.frames import FIGURES


def with_guests(content: Content, other: Content) -> Content:
    """The content with the other game's heroes behind its own, and the shapes of their tiles.

    Towers, hordes and all else stay what they are (EU-29.4). A ValueError tells of a guest without its starting towers,
    where a game's heroes bring theirs, of too many figures, and of a tile that would have to lie in two ways.
    """
    shapes = content.shapes | {name: shape for name, shape in other.shapes.items() if name not in content.shapes}
    names = [name for name in other.heroes if name not in content.heroes]
    if content.guests and (bare := [name for name in names if name not in content.guests]):
        raise ValueError(f"guests.toml: {', '.join(bare)}: a guest needs its starting towers")
    guests = {name: _arrived(name, other.heroes[name], content, other.shapes) for name in names}
    heroes = content.heroes | guests
    if len(heroes) + 1 + sum(hero.warriors.count for hero in heroes.values() if hero.warriors) > FIGURES:
        raise ValueError(f"heroes.toml: with guests and companions there are more than {FIGURES} figures")
    brought = msgspec.json.encode([guests, shapes, other.numbers.companion_move])
    return structs.replace(  # EU-29.4
        content,
        shapes=shapes,
        heroes=heroes,
        numbers=structs.replace(
            content.numbers, companion_move=content.numbers.companion_move or other.numbers.companion_move
        ),
        hash=hashlib.sha256(content.hash.encode() + brought).hexdigest()[:16],
    )


def _arrived(name: str, hero: Hero, content: Content, shapes: dict[str, Shape]) -> Hero:
    """A guest with the towers that it starts with here and with its tiles lying as they are printed on its board."""
    start = content.guests[name].start if name in content.guests else {}
    if content.parameters.free_tiles:  # however a tile is printed, it may be turned (EU-29.3)
        return structs.replace(hero, start=start)

    def lying(steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return tuple(structs.replace(step, turns=_turns(name, step, content.shapes, shapes)) for step in steps)

    def told(texts: dict[str, Ability]) -> dict[str, Ability]:
        return {each: structs.replace(text, steps=lying(text.steps)) for each, text in texts.items()}

    return structs.replace(
        hero,
        start=start,
        basic=lying(hero.basic),
        bench=lying(hero.bench),
        abilities=told(hero.abilities),
        passives=told(hero.passives),
    )


def _turns(name: str, step: Step, own: dict[str, Shape], others: dict[str, Shape]) -> int:
    """By how many quarter turns this game's tiles lie as on the guest's board: the same tile, printed otherwise."""
    for turns in range(4):
        if all(_lies(own.get(tile, others[tile]), others[tile], turns) for tile in (*step.tiles, *step.on_site)):
            return turns
    raise ValueError(f"hero.{name}: the tiles of a step lie otherwise here, and not all in the same way")


def _lies(own: Shape, other: Shape, turns: int) -> bool:
    """Whether a tile turned so often lies like another."""
    squares = pushed(squares_printed(own.rows))
    for _ in range(turns):
        squares = turned(squares)
    return squares == pushed(squares_printed(other.rows))
