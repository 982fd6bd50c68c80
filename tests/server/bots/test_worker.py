"""Bots in their workers: one that is asked again at its table goes on with the time it has left."""

from __future__ import annotations

from warbook.bots.mcts import Mcts
from warbook.games import GAMES
from warbook.kernel.rng import seeded
from warbook.server.bots.worker_main import KEPT, Asked, bot_of, decide

SECONDS = 0.2


def asked(chair: str, bot: str = "mcts") -> Asked:
    """A question in the first turn of a tutorial."""
    game = GAMES["krosmaster-arena"]
    state = game.setup("tutorial-1", 2, {}, 1)
    seat = game.acting(state)[0]
    data = game.dump(game.determinize(state, seat, seeded(1)))
    return Asked(game.name, game.content, data, int(seat), bot, 1, SECONDS, chair)


def test_a_bot_shares_its_seconds_among_the_decisions_of_a_turn() -> None:
    question = asked("a table/0")
    for _ in range(40):
        decide(question)
    bot = bot_of(question)
    assert isinstance(bot, Mcts) and bot.seconds_left < SECONDS / 2


def test_each_chair_has_a_bot_of_its_own() -> None:
    one, other = asked("here/0"), asked("there/0")
    assert bot_of(one) is bot_of(one)
    assert bot_of(one) is not bot_of(other)


def test_a_bot_that_is_asked_once_is_not_kept() -> None:
    question = asked("", "greedy")
    assert bot_of(question) is not bot_of(question)


def test_a_worker_forgets_the_bots_of_old_tables() -> None:
    first = asked("old/0", "greedy")
    kept = bot_of(first)
    for number in range(KEPT):
        bot_of(asked(f"new {number}/0", "greedy"))
    assert bot_of(first) is not kept
