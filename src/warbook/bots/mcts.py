"""The search bot: information-set Monte Carlo tree search within a budget."""

from __future__ import annotations

import time

from warbook.bots.bot import AnyGame, AnyState, Bot, is_preparation
from warbook.bots.search import Found, Plan, search
from warbook.kernel.api import Action, Seat

SECONDS = 1.0  # for a turn without a budget
LEAST_SECONDS = 0.002  # for a decision after the budget is used up
LEAST_ITERATIONS = 16
URGENCY = 15.0  # how much worse than its siblings an untried branch is assumed to be, in units of the curiosity


class Mcts(Bot):
    """Searches for a number of seconds or iterations a turn, shared among the turn's remaining decisions."""

    def __init__(self, seed: int, seconds: float | None = None, iterations: int | None = None) -> None:
        """With both budgets the first to run out ends the search; without one, it is a second."""
        super().__init__(seed)
        self.seconds = SECONDS if seconds is None and iterations is None else seconds or 0.0
        self.iterations = iterations or 0
        self.found: Found | None = None  # the result of the last search
        self.turn = -1
        self.seconds_left = 0.0
        self.iterations_left = 0

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """The action that a search visited most."""
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
