"""Measure one variant of one game on one core, and print the figures as JSON: what `warbook bench` runs for each."""

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

POSITIONS = 100  # games that are set up once and then played again and again
LONGEST = 20_000  # decisions: far beyond the end of any game


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many units of work are done in a second of this process's own time."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def prepared(game: Game[Any], seed: int) -> Any:
    """A game whose secret preparations are over: they are cheap decisions, and would flatter the figures."""
    state = game.setup(game.scenarios[0], game.players[0], {}, seed)
    rng = seeded(seed)
    while (question := game.decision(state, game.acting(state)[0])) is not None and question.timing == "secret":
        game.apply(state, game.prior(state, Seat(question.seat), rng))
    return state


def measure(name: str, seconds: float) -> dict[str, float | str]:
    """All figures of one game in the running variant."""
    game = GAMES[name]
    rng = seeded(1)
    starts = [prepared(game, seed) for seed in range(POSITIONS)]
    turn = 0

    def play() -> int:
        nonlocal turn
        turn += 1
        return playout(game, starts[turn % POSITIONS].clone(), rng, LONGEST)

    middles = [start.clone() for start in starts]
    for state in middles:
        playout(game, state, rng, 20)
    middles = [state for state in middles if not state.over]

    def clone() -> int:
        for state in middles:
            state.clone()
        return len(middles)

    def view() -> int:
        for state in middles:
            game.view(state, Seat(0))
        return len(middles)

    def search() -> int:
        nonlocal turn
        turn += 1
        state = middles[turn % len(middles)]
        seat = game.acting(state)[0]
        bot = Mcts(turn, None, 200)
        bot.choose(game, game.determinize(state, seat, rng), seat)
        return 200 if bot.found is None else bot.found.iterations

    return {
        "variant": variant(),
        "decisions": rate(play, seconds),
        "clones": rate(clone, seconds / 2),
        "iterations": rate(search, seconds),
        "views": rate(view, seconds / 2),
    }


def stay_on_one_core() -> None:
    """Keep to one core where the system can be told to."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    stay_on_one_core()
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
