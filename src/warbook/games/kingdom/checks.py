"""What the family's content must fulfil across its files: one sentence with file, key and reason for each mistake."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from warbook.games.kingdom.schema import Content, Hero, Horde, Scenario, Step
from warbook.kernel.packs import Examined

SIDE: Final = 5
STRIPS: Final = "=~^"
TERM: Final = re.compile(r"(?:(\d+) )?([A-Za-z0-9-]+)")
GROUPS: Final = {"HG": "ghost-strip", "HT": "trailblazer", "HF": "flying"}
MOST_TOWERS: Final = 32
MOST_SITES: Final = 16
MOST_TRAYS: Final = 30  # one more may be passing through


def check(content: Content, places: dict[str, str], fresh: set[str]) -> None:
    """Look at everything; the first mistake is a ValueError."""
    examined = Examined(places, fresh)
    for name, shape in content.shapes.items():
        _check_shape(examined, f"shape.{name}", shape.rows)
    _check_towers(examined, content)
    _check_enemies(examined, content)
    for name, horde in content.hordes.items():
        _check_horde(examined, f"horde.{name}", horde, content)
    for name, hero in content.heroes.items():
        _check_hero(examined, f"hero.{name}", hero, content)
    for name, spell in content.spells.items():
        for place, step in enumerate(spell.steps):
            _check_step(examined, f"spell.{name}", f"steps[{place}]", step, content)
    for name, boss in content.bosses.items():
        for place, card in enumerate(boss.health):
            _check_grid(examined, f"boss.{name}", f"health[{place}]", card, "BKU.")
    for name, scenario in content.scenarios.items():
        _check_scenario(examined, f"scenario.{name}", scenario, content)


def _check_shape(examined: Examined, table: str, rows: tuple[str, ...]) -> None:
    examined.need(1 <= len(rows) <= SIDE, table, "rows", f"a tile has 1 to {SIDE} rows")
    for row in rows:
        examined.need(1 <= len(row) <= SIDE and not set(row) - set("#."), table, "rows", "rows are of # and dots")
    examined.need(any("#" in row for row in rows), table, "rows", "a tile covers at least one square")


def _check_towers(examined: Examined, content: Content) -> None:
    examined.need(len(content.towers) <= MOST_TOWERS, "numbers", "", f"there are more than {MOST_TOWERS} towers")
    for name, tower in content.towers.items():
        table = f"tower.{name}"
        examined.need(1 <= tower.level <= 4, table, "level", "levels are 1 to 4")
        examined.need(tower.copies >= 1, table, "copies", "there is at least one of a card")
        for tile in tower.attack.tiles:
            examined.known(table, "attack.tiles", "shape", tile, content.shapes)
        for other in tower.upgrades:
            examined.known(table, "upgrades", "tower", other, content.towers)
            above = content.towers[other]
            same = above.family == tower.family and above.level == tower.level + 1
            examined.need(same, table, "upgrades", f"{other} is not of the same family and one level higher")


def _check_enemies(examined: Examined, content: Content) -> None:
    codes: dict[str, str] = {}
    for name, enemy in content.enemies.items():
        table = f"enemy.{name}"
        plain = len(enemy.code) == 1 and enemy.code.isalpha()
        examined.need(plain, table, "code", "a code is one letter")
        examined.need(enemy.code not in codes, table, "code", f"{enemy.code} is the code of {codes.get(enemy.code)}")
        examined.need(enemy.large == enemy.code.isupper(), table, "large", "large enemies have capital letters")
        codes[enemy.code] = name


def _check_grid(examined: Examined, table: str, key: str, grid: tuple[str, ...], marks: str) -> None:
    square = len(grid) == SIDE and all(len(row) == SIDE for row in grid)
    examined.need(square, table, key, f"a grid has {SIDE} rows of {SIDE} squares")
    for row, line in enumerate(grid):
        for mark in line:
            examined.need(mark in marks, table, f"{key}[{row}]", f"{mark!r} is not known here")


def _check_horde(examined: Examined, table: str, horde: Horde, content: Content) -> None:
    codes = "".join(enemy.code for enemy in content.enemies.values())
    _check_grid(examined, table, "grid", horde.grid, f".{STRIPS}1234{codes}")
    cells = "".join(horde.grid)
    is_portal = horde.kind == "portal"
    digits = [place for place, mark in enumerate(cells) if mark.isdigit()]
    examined.need(digits == ([12] if is_portal else []), table, "grid", "a portal has its level in the middle")
    examined.need(any(mark.isalpha() for mark in cells), table, "grid", "there is no enemy")
    for enemy in content.enemies.values():
        if enemy.large:
            _check_large(examined, table, horde.grid, enemy.code)
    has_trail = horde.kind == "trailblazer"
    sorted_trail = sorted(horde.trail) == (["A", "B", "C"] if has_trail else [])
    examined.need(sorted_trail, table, "trail", "a trailblazer has the icons A, B and C, other hordes have none")


def _check_large(examined: Examined, table: str, grid: tuple[str, ...], code: str) -> None:
    """Every letter of a large enemy belongs to a block of two by two."""
    left = {(r, c) for r, row in enumerate(grid) for c, mark in enumerate(row) if mark == code}
    while left:
        row, column = min(left)
        block = {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
        examined.need(block <= left, table, "grid", f"{code} at {row},{column} does not fill 2x2 squares")
        left -= block


def _check_step(examined: Examined, table: str, key: str, step: Step, content: Content) -> None:
    for tile in step.tiles:
        examined.known(table, f"{key}.tiles", "shape", tile, content.shapes)
    places = step.do in ("attack", "surge")
    examined.need(places == bool(step.tiles or step.soldiers), table, key, "attacks place something, nothing else does")


def _check_hero(examined: Examined, table: str, hero: Hero, content: Content) -> None:
    examined.need(hero.health >= 1 and hero.move >= 1, table, "health", "a hero has health and movement")
    examined.need(1 <= len(hero.abilities) <= 4, table, "abilities", "a hero has 1 to 4 abilities")
    for place, step in enumerate(hero.basic):
        _check_step(examined, table, f"basic[{place}]", step, content)
    for name, ability in hero.abilities.items():
        for place, step in enumerate(ability.steps):
            _check_step(examined, table, f"abilities.{name}.steps[{place}]", step, content)
    for players, towers in hero.start.items():
        for tower in towers:
            examined.known(table, f"start.{players}", "tower", tower, content.towers)


def _check_scenario(examined: Examined, table: str, scenario: Scenario, content: Content) -> None:
    widest = max((len(row) for row in scenario.map), default=0)
    examined.need(
        1 <= len(scenario.map) <= 16 and 1 <= widest <= 16, table, "map", "a map is 1 to 16 cells wide and high"
    )
    sites = sum(mark in "abcdefghW" for row in scenario.map for mark in row)
    examined.need(sites <= MOST_SITES, table, "map", f"there are more than {MOST_SITES} building sites")
    fits = scenario.abilities <= content.numbers.slots
    examined.need(fits, table, "abilities", f"a hero board has {content.numbers.slots} slots")
    for number, route in enumerate(scenario.routes, 1):
        _check_route(examined, table, number, route, scenario)
    _check_merging(examined, table, scenario)
    if scenario.boss is not None:
        examined.known(table, "boss.name", "boss", scenario.boss.name, content.bosses)
    for hero in scenario.banned:
        examined.known(table, "banned", "hero", hero, content.heroes)
    for players, given in scenario.players.items():
        key = f"players.{players}"
        same = len(given.decks) == len(scenario.routes)
        examined.need(same, table, f"{key}.decks", "every marker has a deck")
        _check_decks(examined, table, key, scenario, players, content)


def _check_route(
    examined: Examined, table: str, number: int, route: tuple[tuple[int, int], ...], scenario: Scenario
) -> None:
    """A route walks on connected path spaces from its marker to an exit (RT-2.5, RT-2.6)."""
    key = f"routes[{number - 1}]"
    marks = {(r, c): mark for r, row in enumerate(scenario.map) for c, mark in enumerate(row)}
    examined.need(bool(route), table, key, "a route has at least one space")
    for row, column in route:
        examined.need(marks.get((row, column), ".") in "oABC", table, key, f"{row},{column} is not a path space")
    for (row, column), (next_row, next_column) in pairwise(route):
        step = abs(row - next_row) + abs(column - next_column)
        examined.need(step == 1, table, key, f"{next_row},{next_column} does not follow {row},{column}")
    around = [(route[-1][0] + r, route[-1][1] + c) for r, c in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    examined.need("X" in [marks.get(cell) for cell in around], table, key, "the route reaches no exit")
    around = [(route[0][0] + r, route[0][1] + c) for r, c in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    examined.need(str(number) in [marks.get(cell) for cell in around], table, key, f"marker {number} is not beside it")


def _check_merging(examined: Examined, table: str, scenario: Scenario) -> None:
    """Routes that have met do not part again: from the first shared space to the exit they are the same (RT-2.7)."""
    for place, route in enumerate(scenario.routes):
        for other in scenario.routes[:place]:
            shared = [space for space in route if space in other]
            same = not shared or route[route.index(shared[0]) :] == other[other.index(shared[0]) :]
            examined.need(same, table, f"routes[{place}]", "routes that have met lead to the exit together")


def _check_decks(examined: Examined, table: str, key: str, scenario: Scenario, players: str, content: Content) -> None:
    """There are enough cards of every kind for all decks and the hordes at the start (RT-30.3)."""
    given = scenario.players[players]
    left: dict[str, int] = {}
    for horde in content.hordes.values():
        left[_pile_of(horde)] = left.get(_pile_of(horde), 0) + 1
    named: list[str] = []
    wanted = [(term, 1) for term in (f"T{each.tier}" for each in given.initial)]
    for deck in given.decks:
        for segment in deck:
            wanted += _terms(examined, table, f"{key}.decks", segment)
    for tag, count in wanted:
        if tag in content.hordes:
            named += [tag] * count
        kind = _pile_of(content.hordes[tag]) if tag in content.hordes else GROUPS.get(tag, tag)
        left[kind] = left.get(kind, 0) - count
        examined.need(left[kind] >= 0, table, f"{key}.decks", f"there are not enough cards {tag}")
    examined.need(len(set(named)) == len(named), table, f"{key}.decks", "a card is there twice")
    _check_room(examined, table, f"{key}.decks", scenario, wanted, content)


def _pile_of(horde: Horde) -> str:
    """Cards of the same pile are drawn at random for one another: normal ones by their tier, others by their kind."""
    return f"T{horde.tier}" if horde.kind == "normal" else horde.kind


def _check_room(
    examined: Examined, table: str, key: str, scenario: Scenario, wanted: list[tuple[str, int]], content: Content
) -> None:
    """Trays never run out (RT-1.14): only flying hordes share a space."""
    ghosts = sum(horde.kind == "ghost" for horde in content.hordes.values()) if scenario.ghosts else 0
    cards = ghosts + sum(count for _, count in wanted)
    flying = [count for tag, count in wanted if tag == "HF" or _is_flying(content, tag)]
    spaces = {space for route in scenario.routes for space in route}
    fits = min(cards, len(spaces) + sum(flying)) <= MOST_TRAYS
    examined.need(fits, table, key, f"more than {MOST_TRAYS} hordes could be on the map at once")


def _is_flying(content: Content, tag: str) -> bool:
    return tag in content.hordes and content.hordes[tag].kind == "flying"


def _terms(examined: Examined, table: str, key: str, segment: str) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for term in segment.split(" + "):
        match = TERM.fullmatch(term.strip())
        examined.need(match is not None, table, key, f"{term!r} is not a number and a kind of card")
        assert match is not None
        found.append((match[2], int(match[1] or 1)))
    return found
