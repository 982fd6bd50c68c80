"""What a bot believes about the game, read from bot.toml: one number for each piece type, card or feature."""

from __future__ import annotations

import tomllib
from importlib import resources


def load_opinions(table: str, names: list[str]) -> list[float]:
    """The numbers of one table in the order of the names, each of which must be there and nothing else."""
    text = (resources.files("warbook.games.summoner") / "bot.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)[table]
    if sorted(found) != sorted(names):
        raise ValueError(f"bot.toml: {table}: the keys are {', '.join(found)} instead of {', '.join(names)}")
    return [float(found[name]) for name in names]
