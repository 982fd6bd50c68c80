"""Tokens on the map: flowers, features, totems, tentacles, markers (section 16, EU-26.7, EU-27.10). Compiled by mypyc.

A token has a kind, a space (NONE in the supply) and a side: 1 once it is withered, sealed, lit, or its goods are taken.
"""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE, WIDTH
from warbook.games.kingdom.board.trays import cell_of
from warbook.games.kingdom.content.supply_tables import FLOWER, TENTACLE, TOTEM, TokenTable
from warbook.games.kingdom.effects.vocabulary import DRIFT
from warbook.games.kingdom.frames import LAYERS, Doing
from warbook.games.kingdom.state import KingdomState

FRESH: Final = 0
TURNED: Final = 1


def lay_out(state: KingdomState) -> None:
    """The tokens of the scenario lie on their spaces, the others wait in the supply (EU-4.1, EU-16.12).

    An iron challenge may do without flowers.
    """
    given = state.terms.given
    told: dict[str, list[int]] = {}
    for name, cells in [*given.flowers.items(), *given.features.items(), *given.markers.items()]:
        told[str(name)] = [WIDTH * row + column for row, column in cells]
    kinds: list[int] = []
    cells_of: list[int] = []
    for kind, table in enumerate(state.tables.tokens):
        here = told.get(table.name, [])
        if table.sort == FLOWER and state.terms.iron.no_flowers:
            here = []
        for number in range(max(table.copies, len(here))):
            kinds.append(kind)
            cells_of.append(here[number] if number < len(here) else NONE)
    state.token = kinds
    state.token_cell = cells_of
    state.token_side = [FRESH] * len(kinds)
    state.token_home = cells_of


def table_of(state: KingdomState, token: int) -> TokenTable:
    """What a token is."""
    return state.tables.tokens[state.token[token]]


def tokens_on(state: KingdomState, cell: int) -> list[int]:
    """The tokens on a space."""
    return [token for token, place in enumerate(state.token_cell) if place == cell]


def tokens_of(state: KingdomState, kind: int) -> list[int]:
    """The tokens of a kind that lie on the map, by their spaces (EU-16.17)."""
    found: list[tuple[int, int]] = []
    for token, cell in enumerate(state.token_cell):
        if cell != NONE and state.token[token] == kind:
            found.append((cell, token))
    return [token for _, token in sorted(found)]


def in_supply(state: KingdomState, kind: int) -> int:
    """A token of a kind that is in the supply, NONE without one."""
    for token, other in enumerate(state.token):
        if other == kind and state.token_cell[token] == NONE:
            return token
    return NONE


def put_token(state: KingdomState, token: int, cell: int) -> None:
    """A token lies on another space; NONE puts it back into the supply."""
    cells = state.token_cell[:]
    cells[token] = cell
    state.token_cell = cells


def turn_token(state: KingdomState, token: int, side: int) -> None:
    """A token shows its other side."""
    sides = state.token_side[:]
    sides[token] = side
    state.token_side = sides


# what tokens forbid


def blocks_building(state: KingdomState, cell: int) -> bool:
    """Whether a token prevents building: all but flowers do (EU-10.4, EU-10.12, EU-16.18, EU-26.7, EU-27.10)."""
    for token, place in enumerate(state.token_cell):
        if place == cell and table_of(state, token).sort != FLOWER:  # EU-16.18
            return True
    return False


def closed_to_heroes(state: KingdomState, cell: int) -> bool:
    """Whether no hero may end there, nor retreat to it: a fissure (EU-16.15, EU-31.36)."""
    for token, place in enumerate(state.token_cell):
        if place == cell and table_of(state, token).closed_to_heroes:  # EU-31.36
            return True
    return False


def is_barred(state: KingdomState, cell: int) -> bool:
    """Whether heroes cannot even enter: by an iron rule the space of a token that drifts."""
    if not state.terms.iron.closed_cyclones:
        return False
    for token, place in enumerate(state.token_cell):
        if place == cell and drifts(table_of(state, token)):
            return True
    return False


def drifts(table: TokenTable) -> bool:
    """Whether tokens of a kind go from space to space."""
    for deed in table.deeds:
        if deed.do == DRIFT:
            return True
    return False


# what heroes come upon


def is_built_on(state: KingdomState, cell: int) -> bool:
    """Whether a tower covers a space (EU-10.5, EU-16.4)."""
    site = int(state.field.site_at[cell])
    if site == NONE:
        return False
    for place in range(LAYERS * site, LAYERS * site + LAYERS):
        if state.built[place] != NONE:
            return True
    return False


def is_of_use(state: KingdomState, token: int) -> bool:
    """Whether somebody who comes by may use a token: a fresh flower under no tower, goods (EU-16.3, EU-16.12)."""
    if state.token_side[token] != FRESH:
        return False
    table = table_of(state, token)
    if table.sort == FLOWER:
        return not is_built_on(state, state.token_cell[token])
    return table.gold > 0 or table.crystals > 0


def is_trodden(state: KingdomState, token: int) -> bool:
    """Whether a token goes when a hero enters its space or passes through (EU-26.7, EU-27.11).

    By an iron rule totems go only with a rest.
    """
    sort = table_of(state, token).sort
    return sort == TENTACLE or (sort == TOTEM and not state.terms.iron.rest_removes_totem)


def is_sight(state: KingdomState, cell: int) -> bool:
    """Whether it matters that a hero passes through a space."""
    for token, place in enumerate(state.token_cell):
        if place == cell and (is_of_use(state, token) or is_trodden(state, token)):
            return True
    return False


def origin(state: KingdomState, doing: Doing) -> int:
    """The space from which steps are taken: of the hero, the token or the acting horde; NONE for any other."""
    if doing.figure != NONE:
        return int(state.cell[doing.figure])
    if doing.token != NONE:
        return state.token_cell[doing.token]
    return NONE if doing.actor == NONE else cell_of(state, doing.actor)
