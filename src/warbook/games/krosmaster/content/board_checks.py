"""Checks of the arenas and the tutorials' boards."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.content.drawing import (
    ARENA_SIGNS,
    TUTORIAL_SIGNS,
    cells_showing,
    coins_on,
    drawn,
    edge_cells,
)
from warbook.games.krosmaster.content.examination import Examined
from warbook.games.krosmaster.content.schema import Arena, Team, Tutorial
from warbook.kernel.content.packs import is_id

NARROWEST: Final = 4  # opposite edges, two lines each, must not meet
ZONES: Final = 4
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}


def check_arenas(examined: Examined) -> None:
    """Every arena can hold two teams, and four if it has zones; some arena has them."""
    for name, arena in examined.content.arenas.items():
        table = f"arena.{name}"
        rows = _rows(examined, table, arena.board, ARENA_SIGNS)
        small = min(len(rows), len(rows[0]))
        examined.need(small >= NARROWEST, table, "board", f"an arena needs at least {NARROWEST} rows and columns")
        most = examined.content.honour["2"].most
        for edge, cells in edge_cells(rows).items():
            reason = f"edge {edge} has {len(cells)} start cells, a team may have {most} figures"
            examined.need(len(cells) >= most, table, "board", reason)
        coins, kamas = coins_on(rows), examined.content.prices.kamas
        examined.need(coins <= kamas, table, "board", f"{coins} coins are drawn, there are {kamas}")
        if arena.zones:
            _check_zones(examined, table, arena, cells_showing(rows, "s"))
    if not any(arena.zones for arena in examined.content.arenas.values()):
        raise ValueError("arenas.toml: arena: no arena has zones for four players")


def _check_zones(examined: Examined, table: str, arena: Arena, starts: list[str]) -> None:
    zones = arena.zones
    examined.need(len(zones) == ZONES, table, "zones", f"{len(zones)} zones, four players need {ZONES}")
    most = examined.content.honour["4"].most
    size = len(next(iter(zones.values())))
    owner: dict[str, str] = {}
    for zone, cells in zones.items():
        key = f"zones.{zone}"
        examined.need(is_id(zone), table, key, "a zone is lower-case letters and digits with hyphens between")
        for cell in cells:
            examined.need(cell in starts, table, key, f"{cell} is not a start cell")
            examined.need(cell not in owner, table, key, f"{cell} is in zone {owner.get(cell)} already")
            owner[cell] = zone
        examined.need(len(cells) == size, table, key, f"{len(cells)} cells, the first zone has {size}")
        examined.need(len(cells) >= most, table, key, f"{len(cells)} cells, a team may have {most} figures")


def check_tutorials(examined: Examined) -> None:
    """Every tutorial has a place to be played at, and figures that begin where it is drawn."""
    for name, tutorial in examined.content.tutorials.items():
        table = f"tutorial.{name}"
        for spell in tutorial.forbidden:
            examined.known(table, "forbidden", "spell", spell, examined.content.spells)
        examined.need(
            bool(tutorial.arena) != bool(tutorial.board), table, "board", "either an arena or a board is needed"
        )
        numbered: list[str] = []
        if tutorial.arena:
            examined.known(table, "arena", "arena", tutorial.arena, examined.content.arenas)
        else:
            numbered = _numbered(examined, table, tutorial)
        _check_first(examined, table, "first", tutorial.first)
        _check_teams(examined, table, "teams", tutorial.teams, numbered)
        in_order = [cell for team in tutorial.teams for cell in team.cells]
        examined.need(
            in_order == numbered, table, "teams", "the cells are not those of the digits 1, 2, 3 in this order"
        )
        for variant, changes in tutorial.variants.items():
            key = f"variants.{variant}"
            examined.need(is_id(variant), table, key, "a variant is lower-case letters and digits with hyphens between")
            if changes.first is not None:
                _check_first(examined, table, f"{key}.first", changes.first)
            if changes.teams is not None:
                _check_teams(examined, table, f"{key}.teams", changes.teams, numbered)


def _numbered(examined: Examined, table: str, tutorial: Tutorial) -> list[str]:
    """The cells of the digits of a board, in the order of the digits: 1 to the number of figures, each once."""
    rows = _rows(examined, table, tutorial.board, TUTORIAL_SIGNS)
    figures = sum(len(team.figures) for team in tutorial.teams)
    found = [cells_showing(rows, digit) for digit in "123456789"]
    counts = [len(cells) for cells in found]
    right = counts == [1] * figures + [0] * (9 - figures)
    examined.need(right, table, "board", f"each digit from 1 to {figures} must be there once, and no other")
    return [cells[0] for cells in found[:figures]]


def _check_first(examined: Examined, table: str, key: str, first: int) -> None:
    examined.need(first in (0, 1), table, key, f"{first} is none of the teams 0 and 1")


def _check_teams(examined: Examined, table: str, key: str, teams: tuple[Team, Team], numbered: list[str]) -> None:
    most = examined.content.honour["2"].most
    for place, team in enumerate(teams):
        where = f"{key}[{place}]"
        examined.need(1 <= len(team.figures) <= most, table, f"{where}.figures", f"1 to {most} are needed")
        for figure in team.figures:
            examined.known(table, f"{where}.figures", "figure", figure, examined.content.figures)
        if numbered:
            as_many = len(team.cells) == len(team.figures)
            examined.need(as_many, table, f"{where}.cells", "every figure needs a cell to start on")
        else:
            examined.need(not team.cells, table, f"{where}.cells", "on an arena the figures are deployed")
            examined.need(team.edge != "", table, f"{where}.edge", "figures that are deployed need an edge")
    cells = [cell for team in teams for cell in team.cells]
    examined.need(sorted(cells) == sorted(numbered), table, key, "the cells are not those of the digits on the board")
    edges = (teams[0].edge, teams[1].edge)
    examined.need(OPPOSITE.get(edges[0], "") == edges[1], table, key, "the edges are not opposite to each other")


def _rows(examined: Examined, table: str, board: str, signs: str) -> tuple[str, ...]:
    try:
        return drawn(board, signs)
    except ValueError as error:
        examined.fail(table, "board", str(error))
