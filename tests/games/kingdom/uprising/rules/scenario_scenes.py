"""What the scenes of scenarios have in common."""

from __future__ import annotations

from tests.games.kingdom.uprising.boards import TABLES

IRON = {"difficulty": "iron"}


def champion(card: str) -> str:
    """A champion's card with a true tile on every square of its enemies."""
    enemies = TABLES.cards[TABLES.card_names.index(card)].enemies
    squares = [f"{square // 5}{square % 5}" for square in range(25) if enemies >> square & 1]
    return f"{card} 1/0 " + " ".join(f"tile={square}:true" for square in squares)
