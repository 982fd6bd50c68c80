"""What a bot believes about the games of the family, read from bot.toml."""

from __future__ import annotations

from warbook.kernel.opinions import opinion_of


def opinion(table: str, name: str) -> float:
    """One number of a table; one that is missing is a ValueError."""
    return opinion_of("warbook.games.kingdom", table, name)
