"""Checks of maps: path tiles, sites, gates, tokens; a mistake is one sentence with file, key and reason."""

from __future__ import annotations

from collections import Counter
from typing import Final

from warbook.games.kingdom.content.scenarios import Scenario
from warbook.games.kingdom.content.schema import Content, PathTile
from warbook.games.kingdom.content.steps import Cell
from warbook.kernel.content.packs import Examined

MOST_SITES: Final = 20
WIDEST: Final = 16
SITES: Final = "abcdefghW"


def check_board(examined: Examined, table: str, scenario: Scenario, players: str, content: Content) -> None:
    """The map of a scenario for a number of players."""
    given = scenario.players[players].map
    key = f"players.{players}.map" if given else "map"
    examined.need(bool(given) != bool(scenario.map), table, key, "a scenario has one map, or one for each number")
    rows = given or scenario.map
    widest = max((len(row) for row in rows), default=0)
    fits = 1 <= len(rows) <= WIDEST and 1 <= widest <= WIDEST
    examined.need(fits, table, key, f"a map is 1 to {WIDEST} cells wide and high")
    marks = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
    sites = Counter(mark for mark in marks.values() if mark in SITES)
    examined.need(sites.total() <= MOST_SITES, table, key, f"there are more than {MOST_SITES} building sites")
    if scenario.tiles:
        _check_overlays(examined, table, key, sites, content)
        _check_tiles(examined, table, key, scenario, marks, content)
    if scenario.gates:
        _check_gates(examined, table, key, scenario, marks, content)
    _check_tokens(examined, table, scenario, marks, content)


def _check_overlays(examined: Examined, table: str, key: str, sites: Counter[str], content: Content) -> None:
    """Sites are overlays in limited number (EU-3.3)."""
    numbers = content.numbers
    for mark, count in sorted(sites.items()):
        most = numbers.white_overlays if mark == "W" else numbers.site_overlays
        examined.need(count <= most, table, key, f"there are {most} overlays {mark}")


def _check_tiles(
    examined: Examined, table: str, key: str, scenario: Scenario, marks: dict[Cell, str], content: Content
) -> None:
    """The map is what its path tiles give, each of them once; every path space is on a route (EU-C1, EU-3.1)."""
    forms = {id: tile for tile in content.paths.values() for id in tile.ids}
    laid: dict[Cell, str] = {}
    ids = [tile.id for tile in scenario.tiles]
    for place, tile in enumerate(scenario.tiles):
        where = f"tiles[{place}]"
        examined.need(tile.id in forms, table, where, f"there is no path tile {tile.id}")
        examined.need(ids.count(tile.id) == 1, table, where, f"{tile.id} is there twice")
        for (row, column), mark in _turned(forms[tile.id], tile.turns).items():
            cell = (tile.row + row, tile.column + column)
            examined.need(cell not in laid, table, where, f"two tiles lie on {cell[0]},{cell[1]}")
            laid[cell] = mark
    paths = {cell for route in scenario.routes for cell in route}
    for cell in sorted({*laid, *marks}):
        mark = marks.get(cell, ".")
        ground = "o" if mark == "o" else "," if mark == "," or mark in SITES else "."
        said = {"o": "path", ",": "grass", ".": "no space"}
        reason = f"{cell[0]},{cell[1]} is {said[ground]}, and the tiles give {said[laid.get(cell, '.')]}"
        examined.need(ground == laid.get(cell, "."), table, key, reason)
        on_route = mark != "o" or cell in paths
        examined.need(on_route, table, key, f"the path space {cell[0]},{cell[1]} is on no route")


def _turned(tile: PathTile, turns: int) -> dict[Cell, str]:
    """The spaces of a path tile after a number of quarter turns clockwise (EU-3.2)."""
    rows = list(tile.rows)
    for _ in range(turns % 4):
        rows = ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]  # EU-3.2
    return {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}


def _check_gates(
    examined: Examined, table: str, key: str, scenario: Scenario, marks: dict[Cell, str], content: Content
) -> None:
    """Gates stand where the map shows them; a boss stands on a space of its own (EU-3.5, EU-3.14)."""
    shown = sorted(cell for cell, mark in marks.items() if mark == "X")
    examined.need(shown == sorted(scenario.gates), table, "gates", "they are not those of the map")
    most = content.numbers.gate_tiles
    examined.need(len(scenario.gates) <= most, table, "gates", f"there are {most} gates")
    most = content.numbers.spawn_markers
    examined.need(len(scenario.routes) <= most, table, "routes", f"there are {most} spawn markers")
    if scenario.boss is not None and scenario.boss.cell is not None:
        free = marks.get(scenario.boss.cell, ".") == "."
        examined.need(free, table, "boss.cell", "the boss's space is none of the map's")


def _check_tokens(examined: Examined, table: str, scenario: Scenario, marks: dict[Cell, str], content: Content) -> None:
    """Tokens are known, as many as there are, on spaces; only flowers lie on sites (EU-10.4, EU-C11)."""
    for flower, cells in scenario.flowers.items():
        examined.known(table, "flowers", "flower", flower, content.flowers)
        most = content.flowers[flower].copies
        examined.need(len(cells) <= most, table, f"flowers.{flower}", f"there are {most} of them")
        _check_cells(examined, table, f"flowers.{flower}", cells, marks, f"o,{SITES}")
    for feature, cells in scenario.features.items():
        examined.known(table, "features", "feature", feature, content.features)
        most = content.features[feature].copies
        examined.need(len(cells) <= most, table, f"features.{feature}", f"there are {most} of them")
        _check_cells(examined, table, f"features.{feature}", cells, marks, "o,")
    for marker, cells in scenario.markers.items():
        _check_cells(examined, table, f"markers.{marker}", cells, marks, "o,")
    for place, event in enumerate(scenario.events):
        cells = tuple(step.cell for step in event.steps if step.cell is not None and not step.nearest)
        _check_cells(examined, table, f"events[{place}]", cells, marks, "o,")


def _check_cells(
    examined: Examined, table: str, key: str, cells: tuple[Cell, ...], marks: dict[Cell, str], ground: str
) -> None:
    for cell in cells:
        reason = f"{cell[0]},{cell[1]} is not a space for it"
        examined.need(marks.get(cell, ".") in ground, table, key, reason)
