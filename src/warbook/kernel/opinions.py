"""What a bot believes about a game, read from bot.toml in its package: numbers by table and name."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources


@cache
def opinions(package: str) -> dict[str, dict[str, float]]:
    """All tables of a game."""
    return tomllib.loads((resources.files(package) / "bot.toml").read_text(encoding="utf-8"))


def opinion_of(package: str, table: str, name: str) -> float:
    """One number of a table; one that is missing is a ValueError."""
    found = opinions(package).get(table, {})
    if name not in found:
        raise ValueError(f"bot.toml: {table}: {name} is missing")
    return float(found[name])
