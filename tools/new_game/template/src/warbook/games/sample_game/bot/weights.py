"""Bot weights, read from weights.toml."""

from __future__ import annotations

from warbook.kernel.content.weights import opinion_of

PACKAGE = "warbook.games.sample_game"


def weight(table: str, name: str) -> float:
    """One number; one that is missing is a ValueError."""
    return opinion_of(PACKAGE, table, name)
