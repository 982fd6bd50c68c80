"""Checks across Meeple War's content files; a mistake is one sentence with file, key and reason."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple.board.hexes import DQ, DR
from warbook.games.meeple.content.schema import Building, Content, Map, Tile, tile_codes
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.verbs import MOST, TILES
from warbook.kernel.content.packs import Examined

COUNTED: Final = ("deploy", "reinforce", "intimidate", "assemble")  # actions with an X
SPACES: Final = 16  # of one path, and buildings and tokens of one game: what an action's number has room for
PLAYERS: Final = ("2", "3", "4")


def check(content: Content, places: dict[str, str], fresh: set[str]) -> None:
    """Look at everything; the first mistake is a ValueError."""
    examined = Examined(places, fresh)
    for name, building in content.buildings.items():
        _check_building(examined, f"building.{name}", building)
    for name, tile in content.tiles.items():
        _check_tile(examined, f"tile.{name}", tile)
    _check_codes(examined, content)
    examined.need(len(content.buildings) <= SPACES, "numbers", "", f"there are more than {SPACES} buildings")
    examined.need(len(content.tokens) <= SPACES, "numbers", "", f"there are more than {SPACES} upgrade tokens")
    tiles = sum(tile.count for tile in content.tiles.values())
    examined.need(tiles <= TILES, "numbers", "", f"there are {tiles} territory tiles, and at most {TILES} are allowed")
    for players in PLAYERS:
        examined.need(players in content.maps, "numbers", "", f"there is no map for {players} players")
    for name, plan in content.maps.items():
        _check_map(examined, f"map.{name}", name, plan, content)
    _check_numbers(examined, content)


def _check_building(examined: Examined, table: str, building: Building) -> None:
    examined.need(building.defence >= 1, table, "defence", "a building has at least one defence space")
    examined.need(building.site_defence >= 1, table, "site-defence", "a site has at least one defence space")
    examined.need(1 <= building.build < SPACES, table, "build", f"a site takes 1 to {SPACES - 1} steps")
    examined.need(bool(building.ends), table, "ends", "a path has at least one end")
    spaces = {end.steps[:length] for end in building.ends for length in range(1, len(end.steps) + 1)}
    examined.need(len(spaces) < SPACES, table, "ends", f"a path has at most {SPACES - 1} spaces behind its start")
    last = [end.steps for end in building.ends]
    for place, end in enumerate(building.ends):
        key = f"ends[{place}]"
        examined.need(bool(end.steps), table, f"{key}.steps", "an end is at least one step from the start")
        examined.need(last.count(end.steps) == 1, table, f"{key}.steps", "two ends are the same space")
        inside = any(other[: len(end.steps)] == end.steps and other != end.steps for other in last)
        examined.need(not inside, table, f"{key}.steps", "the path goes on behind this end")
        if end.action in COUNTED:
            examined.need(1 <= end.n <= MOST, table, f"{key}.n", f"{end.action} takes a number from 1 to {MOST}")
        else:
            examined.need(end.n == 0, table, f"{key}.n", f"{end.action} takes no number")


def _check_tile(examined: Examined, table: str, tile: Tile) -> None:
    examined.need(tile.count >= 1, table, "count", "there is at least one of a tile")
    examined.need(all(0 <= edge < 6 for edge in tile.forest), table, "forest", "edges are numbers from 0 to 5")
    examined.need(len(set(tile.forest)) == len(tile.forest), table, "forest", "an edge is there twice")
    examined.need(len(tile.forest) < 6, table, "forest", "one edge at least has to be open")
    examined.need(not (tile.setup and tile.forest), table, "forest", "set-up tiles have no forest")  # MW-4.2
    if tile.kind == "tower":
        examined.need(tile.flags >= 1, table, "flags", "a tower has at least one flag")
    else:
        examined.need(tile.flags == 0, table, "flags", "only towers have flags")


def _check_codes(examined: Examined, content: Content) -> None:
    """No two tiles may be called the same: a table's own name, or counted on from it."""
    taken: dict[str, str] = {}
    for name, tile in content.tiles.items():
        for code in tile_codes(name, tile.count):
            reason = f"a tile {code} is there twice: tile.{taken.get(code)} has it too"
            examined.need(code not in taken, f"tile.{name}", "count", reason)
            taken[code] = name


def _check_map(examined: Examined, table: str, players: str, plan: Map, content: Content) -> None:
    examined.need(players in PLAYERS, table, "", "a map is for 2, 3 or 4 players")
    examined.need(len(plan.villages) == int(players), table, "villages", f"there have to be {players} villages")
    for letter, laid in (("A", plan.a), ("B", plan.b), ("C", plan.c)):
        there = sum(tile.count for tile in content.tiles.values() if tile.setup == letter)
        reason = f"{len(laid)} cells, and there are {there} set-up tiles {letter}"
        examined.need(len(laid) <= there, table, letter.lower(), reason)
    cells = [*plan.a, *plan.b, *plan.c]
    for place, village in enumerate(plan.villages):  # the gate is on a plain (MW-3.18)
        key = f"villages[{place}]"
        examined.need(0 <= village.direction < 6, table, f"{key}.direction", "a direction is a number from 0 to 5")
        examined.need(village.gate in plan.b, table, f"{key}.gate", "a gate territory is one of the cells of b")
        cells += _slots(village.gate, village.direction)
    examined.need(len(set(cells)) == len(cells), table, "", "a cell is used twice")


def _slots(gate: tuple[int, int], inwards: int) -> list[tuple[int, int]]:
    front = (gate[0] + DQ[inwards], gate[1] + DR[inwards])
    ways = [(inwards + turn) % 6 for turn in (-1, 0, 1)]
    return [front, *((front[0] + DQ[way], front[1] + DR[way]) for way in ways)]


def _check_numbers(examined: Examined, content: Content) -> None:
    numbers = content.numbers
    examined.need(1 + numbers.depot <= numbers.meeples <= 99, "numbers", "meeples", "too few, or more than 99")
    examined.need(numbers.depot >= 0, "numbers", "depot", "a number that is not negative")
    examined.need(numbers.workers == SLOTS, "numbers", "workers", f"there are {SLOTS}, one for each slot")
    for key, value in (("goal", numbers.goal), ("ladder", numbers.ladder), ("rounds", numbers.rounds)):
        examined.need(1 <= value <= 9999, "numbers", key, "a number from 1 to 9999")
    examined.known("numbers", "first-building", "building", numbers.first_building, content.buildings)
    examined.need(len(numbers.quick) >= len(PLAYERS) + 1, "numbers", "quick", "there is a set for each of four players")
    for place, pair in enumerate(numbers.quick):
        for name in pair:
            examined.known("numbers", f"quick[{place}]", "building", name, content.buildings)
        different = len({*pair, numbers.first_building}) == 3
        examined.need(different, "numbers", f"quick[{place}]", "the buildings have to be different")
