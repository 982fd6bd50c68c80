"""Bot weights, read from weights.toml."""

from __future__ import annotations

from warbook.kernel.content.weights import read_weight

PACKAGE = "warbook.games.sample_game"


def weight_of(table: str, name: str) -> float:
    """One number; one that is missing is a ValueError."""
    return read_weight(PACKAGE, table, name)
