"""What a bot is: something that decides for a seat, and never sees more than the seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from warbook.kernel.api import Action, Game, Seat
from warbook.kernel.rng import Rng, seeded

AnyGame = Game[Any]  # a bot plays every game through the kernel's API, whatever its states are
AnyState = Any


class Bot(ABC):
    """Decides for a seat. All its chance comes from its seed."""

    def __init__(self, seed: int) -> None:
        """Remember nothing but the chance ahead."""
        self.rng: Rng = seeded(seed)

    @abstractmethod
    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """One of the seat's legal actions. The state comes from `determinize` for that seat, never from the table."""


def is_preparation(game: AnyGame, state: AnyState, seat: Seat) -> bool:
    """Whether the seats decide before the game, each for itself: looking ahead is pointless there.

    Seats that win together may always look ahead: what several of them may decide now, each decides for all.
    """
    if game.is_cooperative():
        return False
    if len(game.acting(state)) > 1:
        return True
    decision = game.decision(state, seat)
    return decision is not None and decision.timing == "secret"
