"""Questions to a table of Elemental Uprising: what an attack may hit, what lies on trays and spaces."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import owner_of
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import OF_HERO
from warbook.games.kingdom.present.notation import CELL_NAMES, TRAY_NAMES


def targets(table: Table) -> set[str]:
    """The trays on which a tile may be placed now."""
    return {offer.split()[1] for offer in table.offers("tile")}


def posts(table: Table) -> set[str]:
    """The trays on which a soldier may be placed now."""
    return {offer.split()[1] for offer in table.offers("soldier")}


def shapes(table: Table) -> list[str]:
    """The tiles that are still to be placed."""
    return [TABLES.shapes[shape].name for shape in table.state.volleys[-1].tiles if shape >= 0]


def damage(table: Table) -> str:
    """What the tiles of the attack deal."""
    return DAMAGES[table.state.volleys[-1].damage]


def marks(table: Table, tray: str) -> int:
    """What holds for a tray."""
    return int(table.state.marks[TRAY_NAMES.index(tray)])


def owned_tiles(table: Table, tray: str) -> list[tuple[str, str]]:
    """The tiles of a tray: the damage type, and the hero to whom each belongs."""
    found = []
    for tile in table.state.tiles[TRAY_NAMES.index(tray)]:
        owner = owner_of(tile)
        found.append((DAMAGES[tile >> 25 & 3], TABLES.hero_names[owner - OF_HERO] if OF_HERO <= owner < 60 else ""))
    return found


def lying(table: Table, kind: str) -> list[str]:
    """Where the tokens of a kind lie."""
    state, number = table.state, TABLES.token_kinds.index(kind)
    found = [cell for token, cell in enumerate(state.token_cell) if state.token[token] == number and cell != NONE]
    return [CELL_NAMES[cell] for cell in sorted(found)]


def sides(table: Table, kind: str) -> list[int]:
    """The sides of the tokens of a kind, by their spaces."""
    number = TABLES.token_kinds.index(kind)
    found = [token for token, cell in enumerate(table.state.token_cell) if cell != NONE]
    found = [token for token in found if table.state.token[token] == number]
    return [table.state.token_side[token] for token in sorted(found, key=lambda token: table.state.token_cell[token])]
