"""A table for the rules of Elemental Uprising: the family's, with this game; scenes begin in scenario S1."""

from __future__ import annotations

from msgspec import convert

from tests.games.kingdom.boards import Table
from warbook.games.kingdom.scenes.positions import Scene, stage
from warbook.games.kingdom.uprising.game import ElementalUprising

GAME = ElementalUprising()
TABLES = GAME.tables


def staged(**scene: object) -> Table:
    """A table at the first question of a scene."""
    return Table(stage(GAME, convert({"scenario": "S1", **scene}, Scene)), GAME)


def new_game(scenario: str = "S1", seats: int = 2, seed: int = 1, **options: str) -> Table:
    """A table before its heroes are chosen."""
    return Table(GAME.setup(scenario, seats, options, seed), GAME)
