"""Bots: programs that decide for a seat. They use only the kernel's API."""

from __future__ import annotations

from warbook.bots.bot import Bot
from warbook.bots.chance import Random
from warbook.bots.greedy import Greedy
from warbook.bots.mcts import Mcts

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS = ("mcts", "greedy", "random")


def make_bot(name: str, seed: int, *, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A new bot. Only bots that search use the budgets."""
    match name:
        case "mcts":
            return Mcts(seed, seconds, iterations)
        case "greedy":
            return Greedy(seed)
        case "random":
            return Random(seed)
    raise ValueError(f"bot {name!r}: not one of {', '.join(BOTS)}")
