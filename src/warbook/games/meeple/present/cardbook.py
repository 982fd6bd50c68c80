"""The printed content of buildings, tiles and tokens for displays, with packs. Views do not repeat it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from warbook.games.meeple.board.altars import RANGE
from warbook.games.meeple.board.movement import CAVE_RANGE
from warbook.games.meeple.content.schema import Numbers, Tile, Token
from warbook.games.meeple.content.tables import ACTIONS, NONE, Tables
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.village.bonuses import GARRISON

# the numbers of the rules that texts about effects are filled in with, beside those that are printed: n and flags
FIGURES: Final = {"garrison": GARRISON, "cave": CAVE_RANGE, "altar": RANGE, "slots": SLOTS}


class Space(Struct, frozen=True, omit_defaults=True):
    """A space of an action path; its number is its place in the list, 0 is the start space (MW-20.5)."""

    name: str
    after: tuple[int, ...] = ()
    action: str = ""
    n: int = 0


class PrintedBuilding(Struct, frozen=True):
    """A building with its path."""

    name: str
    defence: int
    site_defence: int
    build: int
    spaces: tuple[Space, ...]


class Printed(Struct, frozen=True):
    """The content. Events number things: `buildings`, `tiles` and `tokens` in this order."""

    hash: str
    buildings: tuple[PrintedBuilding, ...]
    tiles: tuple[str, ...]  # by number: its name in `faces`
    codes: tuple[str, ...]  # by number: what notation and texts call it
    faces: dict[str, Tile]
    tokens: dict[str, Token]
    numbers: Numbers
    figures: dict[str, int]  # numbers of the rules for texts about effects


def printed(game: MeepleWar) -> Printed:
    """The content that a game was made with."""
    tables: Tables = game.tables
    content = tables.content
    return Printed(
        hash=content.hash,
        buildings=tuple(_building(tables, building) for building in range(tables.buildings)),
        tiles=tuple(tables.tile_faces),
        codes=tuple(tables.tile_names),
        faces=content.tiles,
        tokens=content.tokens,
        numbers=content.numbers,
        figures=FIGURES,
    )


def _building(tables: Tables, building: int) -> PrintedBuilding:
    path = tables.paths[building]
    spaces = zip(path.names, path.after, path.action, path.n, strict=True)
    return PrintedBuilding(
        name=tables.building_names[building],
        defence=int(tables.defence[building]),
        site_defence=int(tables.site_defence[building]),
        build=int(tables.build[building]),
        spaces=tuple(
            Space(name, tuple(after), "" if action == NONE else ACTIONS[action], n) for name, after, action, n in spaces
        ),
    )
