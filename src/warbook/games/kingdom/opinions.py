"""What a bot believes about the games of the family, read from bot.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources


@cache
def _tables() -> dict[str, dict[str, float]]:
    return tomllib.loads((resources.files("warbook.games.kingdom") / "bot.toml").read_text(encoding="utf-8"))


def opinion(table: str, name: str) -> float:
    """One number of a table; one that is missing is a ValueError."""
    found = _tables().get(table, {})
    if name not in found:
        raise ValueError(f"bot.toml: {table}: {name} is missing")
    return float(found[name])
