"""Measure other engines' random play and search on one core, and print the figures as JSON (extra `research`)."""

from __future__ import annotations

import json
import random
import sys

import chess
import pyspiel

from warbook.cli.bench.measure import rate, stay_on_one_core

SIMULATIONS = 200


def spiel_decisions(name: str, seconds: float) -> float:
    """Random play of an OpenSpiel game, driven from Python; chance nodes are not counted."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        state, taken = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            taken += 1
        return taken

    return rate(play, seconds)


def spiel_simulations(name: str, seconds: float) -> float:
    """Simulations of OpenSpiel's own search in C++, one random playout each."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def search() -> int:
        bot.step(state)
        return SIMULATIONS

    return rate(search, seconds)


def chess_decisions(seconds: float) -> float:
    """Random play of python-chess until checkmate, stalemate or another end of the game."""
    chance = random.Random(1)

    def play() -> int:
        board, taken = chess.Board(), 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(chance.random() * len(legal))])
            taken += 1
        return taken

    return rate(play, seconds)


def measure(seconds: float) -> dict[str, float]:
    """All figures, by peer."""
    return {
        "banqi": spiel_decisions("banqi", seconds),
        "chess": spiel_decisions("chess", seconds),
        "python-chess": chess_decisions(seconds),
        "banqi-mcts": spiel_simulations("banqi", seconds),
    }


if __name__ == "__main__":
    stay_on_one_core()
    print(json.dumps(measure(float(sys.argv[1]))))
