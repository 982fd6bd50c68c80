"""Measure one variant of one game on one core and print JSON; `warbook bench` runs this for each."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from warbook._variant import variant
from warbook.bots.mcts import Mcts
from warbook.games import GAMES
from warbook.kernel.api import Game, Seat
from warbook.kernel.rng import seeded
from warbook.kernel.run import playout

POSITIONS = 100  # positions that are set up once and played repeatedly
ITERATIONS = 200  # of one measured search
LONGEST = 20_000  # decisions: more than any game has


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second of this process's CPU time."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def prepared(game: Game[Any], seed: int) -> Any:
    """A game after its secret preparations, whose cheap decisions would improve the figures."""
    state = game.setup(game.scenarios[0], game.seats(game.scenarios[0])[0], {}, seed)
    rng = seeded(seed)
    while (question := game.decision(state, game.acting(state)[0])) is not None and question.timing == "secret":
        game.apply(state, game.prior(state, Seat(question.seat), rng))
    return state


class Bench:
    """One game's positions and the measured work."""

    def __init__(self, name: str) -> None:
        """Set up games at their first turn, and the same number a little later."""
        self.game = GAMES[name]
        self.rng = seeded(1)
        self.turn = 0
        self.starts = [prepared(self.game, seed) for seed in range(POSITIONS)]
        middles = [start.clone() for start in self.starts]
        for state in middles:
            playout(self.game, state, self.rng, 20)
        self.middles = [state for state in middles if not state.over]

    def play(self) -> int:
        """Play one game to its end at random, in the engine's own loop."""
        self.turn += 1
        return playout(self.game, self.starts[self.turn % POSITIONS].clone(), self.rng, LONGEST)

    def clone(self) -> int:
        """A copy of each position."""
        for state in self.middles:
            state.clone()
        return len(self.middles)

    def view(self) -> int:
        """The first seat's view of each position."""
        for state in self.middles:
            self.game.view(state, Seat(0))
        return len(self.middles)

    def search(self) -> int:
        """A short search from one position."""
        self.turn += 1
        state = self.middles[self.turn % len(self.middles)]
        seat = self.game.acting(state)[0]
        bot = Mcts(self.turn, None, ITERATIONS)
        bot.choose(self.game, self.game.determinize(state, seat, self.rng), seat)
        return 0 if bot.found is None else bot.found.iterations


def measure(name: str, seconds: float) -> dict[str, float | str]:
    """All figures of one game in the running variant."""
    bench = Bench(name)
    return {
        "variant": variant(),
        "decisions": rate(bench.play, seconds),
        "clones": rate(bench.clone, seconds / 2),
        "iterations": rate(bench.search, seconds),
        "views": rate(bench.view, seconds / 2),
    }


def stay_on_one_core() -> None:
    """Run on one core if the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    stay_on_one_core()
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
