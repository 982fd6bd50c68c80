"""Bot weights, read from weights.toml."""

from __future__ import annotations

from warbook.kernel.content.weights import opinion_of


def opinion(table: str, name: str) -> float:
    """One number of a table; a missing one is a ValueError."""
    return opinion_of("warbook.games.kingdom", table, name)
