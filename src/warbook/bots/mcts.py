"""The bot that searches: information-set Monte Carlo tree search within a budget."""

from __future__ import annotations

import time

from warbook.bots.bot import AnyGame, AnyState, Bot, is_preparation
from warbook.bots.search import Found, Plan, search
from warbook.kernel.api import Action, Seat

SECONDS = 1.0  # a turn, when no budget is given
LEAST_SECONDS = 0.002  # a decision of a turn whose budget is used up
LEAST_ITERATIONS = 16
URGENCY = 15.0  # an untried branch is taken to be so much worse than its siblings: a part of the curiosity


class Mcts(Bot):
    """Searches for so many seconds or iterations a turn; the game says how many decisions a turn has left to share."""

    def __init__(self, seed: int, seconds: float | None = None, iterations: int | None = None) -> None:
        """With both budgets, whichever is used up first ends the search; with none, a second."""
        super().__init__(seed)
        self.seconds = SECONDS if seconds is None and iterations is None else seconds or 0.0
        self.iterations = iterations or 0
        self.found: Found | None = None  # what the last search found
        self.turn = -1
        self.seconds_left = 0.0
        self.iterations_left = 0

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """The most visited action of a search."""
        if is_preparation(game, state, seat):
            self.found = None
            return game.prior(state, seat, self.rng)
        tree = None
        if self.turn == game.turn(state) and self.found is not None:
            tree = self.found.tree
        else:
            self.turn = game.turn(state)
            self.seconds_left, self.iterations_left = self.seconds, self.iterations
        curiosity = game.curiosity()
        plan = Plan(curiosity, curiosity / URGENCY)
        pace = game.pace(state, seat)
        seconds = max(LEAST_SECONDS, self.seconds_left / pace) if self.seconds else 0.0
        iterations = max(LEAST_ITERATIONS, self.iterations_left // pace) if self.iterations else 0
        began = time.perf_counter()
        self.found = search(game, state, seat, self.rng, plan, iterations, seconds, time.perf_counter, tree)
        self.seconds_left -= time.perf_counter() - began
        self.iterations_left -= self.found.iterations
        return self.found.action
