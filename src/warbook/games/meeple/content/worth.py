"""What buildings are worth to bots by what their ends do, so that those of content packs have their worth too."""

from __future__ import annotations

from warbook.games.meeple.content.schema import Building, End
from warbook.kernel.content.weights import read_weight

GATHERING = ("assemble",)
SENDING = ("deploy", "reinforce", "airborne", "stealth")


def weight_of(name: str) -> float:
    """What an action brings, by bot/weights.toml."""
    return read_weight("warbook.games.meeple", "income", name)


def building_worth(building: Building) -> float:
    """What a building is worth by what its ends do and how long the way there is, so that those of packs count too."""
    rates = sorted((weight_of(end.action) * _often(end) for end in building.ends), reverse=True)
    second = weight_of("second")
    return sum(rate * second**place for place, rate in enumerate(rates))


def gathers(building: Building) -> float:
    """How many meeples it assembles in a turn at best."""
    return max((_often(end) for end in building.ends if end.action in GATHERING), default=0.0)


def sends(building: Building) -> float:
    """How many meeples it brings onto the map in a turn at best."""
    return max((_often(end) for end in building.ends if end.action in SENDING), default=0.0)


def _often(end: End) -> float:
    return max(1, end.n) / (len(end.steps) + 1)
