"""The bot that searches: information-set Monte Carlo tree search within a budget."""

from __future__ import annotations

import time

from warbook.bots.bot import AnyGame, AnyState, Bot, is_preparation
from warbook.bots.search import Found, Plan, search
from warbook.kernel.api import Action, Seat

SECONDS = 1.0  # a decision, when no budget is given


class Mcts(Bot):
    """Searches for so many seconds or iterations a decision."""

    def __init__(self, seed: int, seconds: float | None = None, iterations: int | None = None) -> None:
        """With both budgets, whichever is used up first ends the search; with none, a second."""
        super().__init__(seed)
        self.seconds = SECONDS if seconds is None and iterations is None else seconds or 0.0
        self.iterations = iterations or 0
        self.plan = Plan()
        self.found: Found | None = None  # what the last search found

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """The most visited action of a search."""
        self.found = None
        if is_preparation(game, state, seat):
            return game.prior(state, seat, self.rng)
        self.found = search(game, state, seat, self.rng, self.plan, self.iterations, self.seconds, time.perf_counter)
        return self.found.action
