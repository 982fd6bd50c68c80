"""The search: what it finds, how it keeps to its budget, what it counts."""

from __future__ import annotations

import time

import pytest

from tests.bots.worlds import GAME, begun, board
from tests.games.summoner.boards import drawn
from warbook.bots.mcts import Mcts
from warbook.bots.search import Found, Plan, search
from warbook.games.summoner.state import SummonerState
from warbook.kernel.rng import seeded

pytestmark = pytest.mark.compiled


def looked(state: SummonerState, iterations: int = 400, seed: int = 1) -> Found:
    seat = GAME.acting(state)[0]
    return search(GAME, state, seat, seeded(seed), Plan(), iterations, 0.0, time.perf_counter)


def best(turn: str = "red", **pieces: str) -> str:
    """The notation of what the search plays on a drawn board."""
    return GAME.write(looked(drawn(board(**pieces), turn=turn).state).action)


def test_it_takes_a_known_summoner() -> None:
    assert best(a1="(S)", d1="W", f1="P", h1="K", f2="(F)", a4="(f)", d4="s", h4="k", f3="h", h3="(a)") == "d1xd4"


def test_it_takes_the_summoner_rather_than_the_hero() -> None:
    assert best("blue", a4="h", a1="H", d4="(f)", h4="(s)", d1="S", e4="w", f1="(F)") == "a4xd1"


def test_it_moves_its_summoner_out_of_an_attack() -> None:
    move = best(a1="P", b1="(F)", g1="S", g4="w", a4="(s)", b4="(f)", a3="(f)", b3="(f)")
    assert move.startswith("g1-") and move[3] in "fh", move


def test_it_kills_the_only_attacker_of_a_cornered_summoner() -> None:
    pieces = {"h1": "S", "g1": "(F)", "g2": "(F)", "h4": "w", "e4": "W", "a4": "(s)", "b4": "(f)", "a3": "(f)"}
    assert best(**pieces) == "e4xh4"


def test_iterations_are_kept_exactly_and_all_counted() -> None:
    found = looked(begun(3, 8), 250)
    assert found.iterations == 250
    assert sum(visits for _, visits, _ in found.tried) == 250
    assert max(found.tried, key=lambda row: row[1])[0] == found.action
    assert all(0.0 <= mean <= 1.0 for _, _, mean in found.tried)


def test_seconds_are_kept_by_the_clock_that_is_given() -> None:
    ticks = [0.0]

    def clock() -> float:
        ticks[0] += 0.125
        return ticks[0]

    state = begun(3, 8)
    found = search(GAME, state, GAME.acting(state)[0], seeded(1), Plan(), 0, 1.0, clock)
    assert found.iterations == 128  # eight looks at the clock, sixteen iterations each


def test_a_single_option_is_not_searched() -> None:
    state = begun(1)  # the first player's Hero has to be summoned (SW-5.1)
    assert len(GAME.legal(state, GAME.acting(state)[0])) == 1
    found = looked(state)
    assert found.iterations == 0 and found.action == GAME.legal(state, GAME.acting(state)[0])[0]


def test_the_state_is_left_alone() -> None:
    state = begun(5, 9)
    before = GAME.dump(state)
    looked(state)
    assert GAME.dump(state) == before


def test_a_search_repeats_itself_by_its_seed() -> None:
    state = begun(7, 10)
    assert looked(state).tried == looked(state).tried
    assert looked(state).tried != looked(state, seed=2).tried


def test_the_bot_reports_its_search() -> None:
    bot = Mcts(1, iterations=40)
    state = begun(2, 5)
    bot.choose(GAME, state, GAME.acting(state)[0])
    assert bot.found is not None and bot.found.iterations == 40


def test_without_a_budget_it_takes_a_second() -> None:
    assert (Mcts(1).seconds, Mcts(1).iterations) == (1.0, 0)
    assert (Mcts(1, iterations=5).seconds, Mcts(1, seconds=0.2).seconds) == (0.0, 0.2)
