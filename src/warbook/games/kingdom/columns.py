"""How columns of a saved state are written: without the room that neither the content nor the map needs.

Rift in Time needs eight figures, sixteen sites and two layers of towers, and has none of the later columns: its states
are written as they always were, so digests of kept games stay what they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.tables import Tables
from warbook.games.kingdom.terms import FIGURES, LAYERS, SITES, Terms

FEW_FIGURES: Final = 8
FEW_SITES: Final = 16
FEW_LAYERS: Final = 2
BY_FIGURE: Final = (
    *("role", "owner", "health", "cell", "tray", "block", "used", "has", "ready", "lasting"),
    *("guarded", "down", "revived", "reborn"),
)
BY_STAND: Final = ("built", "facing", "flipped", "builder")
# columns that are written only if anything in them differs from what they begin with
LATER: Final = {
    **dict.fromkeys(("marks", "hushed", "skulls", "unhurt", "stickers", "pointing", "tithed"), 0),
    "marked": NONE,
}


def figures_of(tables: Tables) -> int:
    """How many figures are written."""
    return FEW_FIGURES if tables.figures <= FEW_FIGURES and not tables.warriors else FIGURES


def stands_of(tables: Tables, terms: Terms) -> list[int]:
    """The places of towers that are written, in their order."""
    few = not tables.mods and len(terms.field.sites) <= FEW_SITES
    sites, layers = (FEW_SITES, FEW_LAYERS) if few else (SITES, LAYERS)
    return [LAYERS * site + layer for site in range(sites) for layer in range(layers)]


def written(tables: Tables, terms: Terms, name: str, column: Sequence[int]) -> list[int]:
    """A column as a saved state has it."""
    if name in LATER:
        return [] if all(value == LATER[name] for value in column) else list(column)
    if name in BY_FIGURE:
        return list(column[: figures_of(tables)])
    if name in BY_STAND:
        return [column[place] for place in stands_of(tables, terms)]
    return list(column)


def places_of(tables: Tables, terms: Terms, name: str, values: list[int]) -> list[int]:
    """Where the values of a written column belong; a ValueError for too many or too few of them."""
    wanted = len(values)
    places = list(range(wanted))
    if name in BY_FIGURE:
        wanted = figures_of(tables)
    elif name in BY_STAND:
        places = stands_of(tables, terms)
        wanted = len(places)
    if len(values) != wanted:
        raise ValueError(f"{name}: there are {len(values)} of {wanted}")
    return places
