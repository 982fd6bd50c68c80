"""Bot weights, read from weights.toml."""

from __future__ import annotations

from warbook.kernel.content.weights import read_weight


def weight_of(table: str, name: str) -> float:
    """One number of a table; one that is missing is a ValueError."""
    return read_weight("warbook.games.kingdom", table, name)
