"""The base class of bots. A bot decides for a seat and never sees more than the seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from warbook.kernel.api import Action, Game, Seat
from warbook.kernel.rng import Rng, seeded

AnyGame = Game[Any]  # a bot plays every game through the kernel's API
AnyState = Any


class Bot(ABC):
    """A bot. All its randomness comes from its seed."""

    def __init__(self, seed: int) -> None:
        """Seed the bot's generator."""
        self.rng: Rng = seeded(seed)

    @abstractmethod
    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """One of the seat's legal actions. The state must come from `determinize` for that seat."""


def is_preparation(game: AnyGame, state: AnyState, seat: Seat) -> bool:
    """Whether the seats prepare separately before the game; looking ahead is pointless then.

    Never in a co-operative game: each seat can decide for all.
    """
    if game.is_cooperative():
        return False
    if len(game.acting(state)) > 1:
        return True
    decision = game.decision(state, seat)
    return decision is not None and decision.timing == "secret"
