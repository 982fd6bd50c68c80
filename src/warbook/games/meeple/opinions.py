"""What a bot believes about the game, read from bot.toml: numbers by name, and the worth of buildings."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from warbook.games.meeple.schema import Building, End

GATHERING = ("assemble",)
SENDING = ("deploy", "reinforce", "airborne", "stealth")


@cache
def _tables() -> dict[str, dict[str, float]]:
    text = (resources.files("warbook.games.meeple") / "bot.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def opinion(table: str, name: str) -> float:
    """One number of a table; one that is missing is a ValueError."""
    found = _tables().get(table, {})
    if name not in found:
        raise ValueError(f"bot.toml: {table}: {name} is missing")
    return float(found[name])


def building_worth(building: Building) -> float:
    """What a building is worth by what its ends do and how long the way there is, so that those of packs count too."""
    rates = sorted((opinion("income", end.action) * _often(end) for end in building.ends), reverse=True)
    second = opinion("income", "second")
    return sum(rate * second**place for place, rate in enumerate(rates))


def gathers(building: Building) -> float:
    """How many meeples it assembles in a turn at best."""
    return max((_often(end) for end in building.ends if end.action in GATHERING), default=0.0)


def sends(building: Building) -> float:
    """How many meeples it brings onto the map in a turn at best."""
    return max((_often(end) for end in building.ends if end.action in SENDING), default=0.0)


def _often(end: End) -> float:
    return max(1, end.n) / (len(end.steps) + 1)
