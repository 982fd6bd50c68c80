"""The table's options and scenarios."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.frames import BENCH_SIZE, GUESTS, RIFTS, Terms
from warbook.games.kingdom.rule_ids import Law
from warbook.kernel.options import check_scenario, check_seats, option_texts
from warbook.kernel.wire import Campaign, Setting

PLAYERS: Final = [1, 2, 3, 4]
DIFFICULTY: Final = "difficulty"
OFF: Final = "off"
ON: Final = "on"


def settings_for(tables: Tables, law: Law, usual: str) -> list[Setting]:
    """The options of a table: the difficulty, and what the content allows besides."""
    numbers = tables.numbers
    found = [Setting(DIFFICULTY, usual, tuple(tables.content.settings), rule=law["difficulty"])]  # RT-23.2, EU-5.2
    if numbers.most_bench > numbers.bench:  # EU-25.11
        sizes = tuple(str(size) for size in range(numbers.bench, numbers.most_bench + 1))
        found.append(Setting(BENCH_SIZE, sizes[0], sizes, rule=law["more-bench"]))
    if tables.rifts:  # EU-28.6
        found.append(Setting(RIFTS, OFF, (OFF, ON), rule=law["rift-mode"]))
    if tables.own_heroes < len(tables.heroes):  # EU-29.2
        found.append(Setting(GUESTS, OFF, (OFF, ON), rule=law["guests"]))
    return found


def scenarios_of(tables: Tables) -> list[str]:
    """The scenarios in the order of the campaign; a table may have any of them (RT-23.4, EU-1.3, EU-30.3)."""
    return list(tables.content.scenarios)  # EU-30.3


def campaign_of(tables: Tables, unlock: str) -> Campaign:  # RT-23.3, EU-30.1, EU-30.2
    """A victory records the stars of its setting, or a badge; nothing else carries over (RT-23.3, EU-30.1, EU-30.2)."""
    return Campaign(DIFFICULTY, {name: each.stars for name, each in tables.content.settings.items()}, unlock)


def locked_scenarios(scenarios: list[str], won: list[str], unlock: str) -> list[str]:
    """A scenario is open when it or the one before it was won in any setting; without the rule all are (RT-23.4)."""
    if not unlock:
        return []
    pairs = pairwise(scenarios)
    return [each for before, each in pairs if before not in won and each not in won]  # RT-23.4


def read_terms(
    tables: Tables, settings: list[Setting], name: str, scenario: str, seats: int, given: dict[str, str]
) -> Terms:
    """What was agreed, defaults filled in; a scenario, seat count, option or value not known is a ValueError."""
    scenarios = tables.content.scenarios
    check_scenario(name, scenario, list(scenarios))
    check_seats(name, seats, PLAYERS)
    texts = option_texts(settings, given)
    place = scenarios[scenario].boss
    boss = NONE if place is None else tables.boss_names.index(place.name)
    setting = tables.content.settings[texts[DIFFICULTY]]  # RT-23.1
    return Terms(scenario, scenarios[scenario], setting, texts, seats, boss, tables.numbers)
