"""Checks of scenarios: maps, routes, decks, tokens; a mistake is one sentence with file, key and reason."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from warbook.games.kingdom.content.board_checks import check_board
from warbook.games.kingdom.content.scenarios import Scenario
from warbook.games.kingdom.content.schema import Content, Horde
from warbook.games.kingdom.content.steps import Cell
from warbook.kernel.content.packs import Examined

TERM: Final = re.compile(r"(?:(\d+) )?([A-Za-z0-9-]+)")
GROUPS: Final = {"HG": "ghost-strip", "HT": "trailblazer", "HF": "flying"}
MOST_TRAYS: Final = 30  # one more may be passing through
GOALS: Final = {"boss": "boss", "champions": "champions", "beacons": "markers"}  # and what each needs


def check_scenario(examined: Examined, table: str, scenario: Scenario, content: Content) -> None:
    """Everything about a scenario, for every number of players."""
    stands = bool(scenario.exit) != content.parameters.upright_cards
    examined.need(stands, table, "exit", "it says how cards stand, unless they always stay upright")
    if not content.parameters.parting_routes:
        _check_merging(examined, table, scenario)
    if scenario.boss is not None:
        examined.known(table, "boss.name", "boss", scenario.boss.name, content.bosses)
    for hero in scenario.banned:
        examined.known(table, "banned", "hero", hero, content.heroes)
    for card in (*scenario.exclude, *scenario.champions):
        key = "exclude" if card in scenario.exclude else "champions"
        examined.known(table, key, "horde card", card, content.hordes)
    _check_goal(examined, table, scenario)
    _check_abilities(examined, table, scenario, content)
    _check_events(examined, table, scenario, content)
    for players, given in scenario.players.items():
        key = f"players.{players}"
        same = len(given.decks) == len(scenario.routes)
        examined.need(same, table, f"{key}.decks", "every marker has a deck")
        rows = given.map or scenario.map
        for number, route in enumerate(scenario.routes, 1):
            _check_route(examined, table, number, route, scenario, rows)
        check_board(examined, table, scenario, players, content)
        _check_decks(examined, table, key, scenario, players, content)
        _check_initial(examined, table, f"{key}.initial", scenario, players)
        _check_start(examined, table, key, scenario, players, content)


def _check_goal(examined: Examined, table: str, scenario: Scenario) -> None:
    """What a goal needs is there (RT-17.2, EU-6.8 to EU-6.10)."""
    there = {
        "boss": scenario.boss is not None,
        "champions": bool(scenario.champions),
        "beacons": bool(scenario.markers.get("beacon")),
    }
    if scenario.goal in there:
        reason = f"the goal {scenario.goal} needs {GOALS[scenario.goal]}"
        examined.need(there[scenario.goal], table, "goal", reason)


def _check_abilities(examined: Examined, table: str, scenario: Scenario, content: Content) -> None:
    slots = max([scenario.abilities, *(given.abilities for given in scenario.players.values())])
    examined.need(slots <= content.numbers.slots, table, "abilities", f"a hero board has {content.numbers.slots} slots")
    numbers = all(1 <= number <= 4 for number in scenario.abilities_allowed)
    examined.need(numbers, table, "abilities-allowed", "abilities have the numbers 1 to 4")


def _check_events(examined: Examined, table: str, scenario: Scenario, content: Content) -> None:
    """Event markers lie in decks (EU-28.1, EU-28.2)."""
    markers = [event.marker for event in scenario.events]
    examined.need(len(set(markers)) == len(markers), table, "events", "an event marker is there twice")
    for place, event in enumerate(scenario.events):
        key = f"events[{place}]"
        most = content.numbers.event_markers
        examined.need(1 <= event.marker <= most, table, f"{key}.marker", f"there are {most} event markers")
        examined.need(1 <= event.deck <= len(scenario.routes), table, f"{key}.deck", "there is no such deck")
        for step in event.steps:
            examined.need(step.gate <= len(scenario.gates), table, key, f"there is no gate {step.gate}")
            examined.need(step.marker <= len(scenario.routes), table, key, f"there is no marker {step.marker}")


def _check_route(
    examined: Examined, table: str, number: int, route: tuple[Cell, ...], scenario: Scenario, rows: tuple[str, ...]
) -> None:
    """A route walks on connected path spaces from its marker to an exit or gate (RT-2.5, RT-2.6, EU-3.7)."""
    key = f"routes[{number - 1}]"
    marks = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
    examined.need(bool(route), table, key, "a route has at least one space")
    for row, column in route:
        examined.need(marks.get((row, column), ".") in "oABC", table, key, f"{row},{column} is not a path space")
    for (row, column), (next_row, next_column) in pairwise(route):
        step = abs(row - next_row) + abs(column - next_column)  # RT-2.5, RT-2.6, EU-3.7
        examined.need(step == 1, table, key, f"{next_row},{next_column} does not follow {row},{column}")
    around = [(route[-1][0] + r, route[-1][1] + c) for r, c in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    if scenario.gates:
        examined.need(any(gate in around for gate in scenario.gates), table, key, "the route reaches no gate")
        return  # a marker takes no space (EU-3.6)
    examined.need("X" in [marks.get(cell) for cell in around], table, key, "the route reaches no exit")
    around = [(route[0][0] + r, route[0][1] + c) for r, c in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    examined.need(str(number) in [marks.get(cell) for cell in around], table, key, f"marker {number} is not beside it")


def _check_merging(examined: Examined, table: str, scenario: Scenario) -> None:
    """Routes that have met do not part again: from the first shared space to the exit they are the same (RT-2.7)."""
    for place, route in enumerate(scenario.routes):
        for other in scenario.routes[:place]:
            shared = [space for space in route if space in other]
            same = not shared or route[route.index(shared[0]) :] == other[other.index(shared[0]) :]  # RT-2.7
            examined.need(same, table, f"routes[{place}]", "routes that have met lead to the exit together")


def _check_initial(examined: Examined, table: str, key: str, scenario: Scenario, players: str) -> None:
    """The hordes at the start are on the road, each on a different space (RT-30.6)."""
    spaces: list[tuple[int, int]] = []
    for initial in scenario.players[players].initial:
        route = scenario.routes[initial.route - 1] if 1 <= initial.route <= len(scenario.routes) else ()
        examined.need(0 <= initial.index < len(route), table, key, "a horde begins beside the road")
        spaces.append(route[initial.index])
    examined.need(len(set(spaces)) == len(spaces), table, key, "two hordes begin on one space")


def _check_decks(examined: Examined, table: str, key: str, scenario: Scenario, players: str, content: Content) -> None:
    """There are enough cards of every kind for all decks and the hordes at the start (RT-30.3, EU-4.6)."""
    given = scenario.players[players]
    left: dict[str, int] = {}
    for name, horde in content.hordes.items():
        if name not in scenario.exclude:
            left[_pile_of(horde)] = left.get(_pile_of(horde), 0) + horde.copies
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
    for name in named:
        most = content.hordes[name].copies
        reason = "a card is there twice" if most == 1 else f"{name} is there more than {most} times"
        examined.need(named.count(name) <= most, table, f"{key}.decks", reason)
        examined.need(name not in scenario.exclude, table, f"{key}.decks", f"{name} is excluded")
    for name in scenario.champions:
        enough = named.count(name) >= scenario.champions.count(name)
        examined.need(enough, table, f"{key}.decks", f"{name} has to be destroyed, but is in no deck")
    _check_room(examined, table, f"{key}.decks", scenario, wanted, content)


def _pile_of(horde: Horde) -> str:
    """Cards of the same pile are drawn at random for one another: normal ones by their tier, others by their kind."""
    return f"T{horde.tier}" if horde.kind == "normal" else horde.kind


def _check_room(
    examined: Examined, table: str, key: str, scenario: Scenario, wanted: list[tuple[str, int]], content: Content
) -> None:
    """Trays never run out (RT-1.14, EU-8.9): only flying hordes share a space, and effects may bring more cards."""
    ghosts = sum(horde.kind == "ghost" for horde in content.hordes.values()) if scenario.ghosts else 0
    cards = ghosts + sum(count for _, count in wanted) + (MOST_TRAYS if content.icons else 0)
    flying = [count for tag, count in wanted if tag == "HF" or _is_flying(content, tag)]
    spaces = {space for route in scenario.routes for space in route}
    fits = min(cards, len(spaces) + sum(flying)) <= MOST_TRAYS  # EU-8.9
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


def _check_start(examined: Examined, table: str, key: str, scenario: Scenario, players: str, content: Content) -> None:
    """The team's starting towers are in the pool (EU-4.10, EU-4.13); hearts suffice for all (EU-4.4)."""
    start = scenario.players[players].start
    for name in start:
        examined.known(table, f"{key}.start", "tower", name, content.towers)
        tower = content.towers[name]
        examined.need(tower.level <= scenario.level_cap, table, f"{key}.start", f"{name} is above the level cap")
        examined.need(start.count(name) <= tower.copies, table, f"{key}.start", f"there are {tower.copies} of {name}")
    if content.numbers.hearts:
        hearts = scenario.hearts + int(players)
        most = content.numbers.hearts
        examined.need(hearts <= most, table, "hearts", f"there are {most} heart markers for the Kingdom and heroes")
