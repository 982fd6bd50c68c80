"""Bot weights, read from bot/weights.toml in a game's package: numbers by table and name."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources


@cache
def read_weights(package: str) -> dict[str, dict[str, float]]:
    """All tables of a game."""
    return tomllib.loads((resources.files(package) / "bot" / "weights.toml").read_text(encoding="utf-8"))


def read_weight(package: str, table: str, name: str) -> float:
    """One number of a table; one that is missing is a ValueError."""
    found = read_weights(package).get(table, {})
    if name not in found:
        raise ValueError(f"weights.toml: {table}: {name} is missing")
    return float(found[name])
