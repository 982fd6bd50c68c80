"""Point 1: a few tables with slow bots, and everybody else's bots answer all the same."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest

from tests.attack.people import PATIENCE, Honest, visitor
from tests.attack.scale import only_long, scaled
from tests.server.client import Line, Person, Served, serving
from tests.server.processes import children, command

TABLES = 6


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own: its workers are what is fought over."""
    with serving(tmp_path_factory.mktemp("bots") / "data") as one:
        yield one
    assert "Traceback" not in one.log.read_text()


def only_bots(person: Person, seconds: float) -> str:
    """A table where two slow bots play each other."""
    slow = {"who": "bot", "bot": "mcts", "seconds": seconds}
    return person.make(game="meeple-war", options={}, seats=[slow, slow])[0]


class Watcher(threading.Thread):
    """Watches a table, so that its bots play, until the line is closed."""

    def __init__(self, line: Line) -> None:
        super().__init__(daemon=True)
        self.line = line

    def run(self) -> None:
        with suppress(Exception):
            while True:
                self.line.hear(3600)

    @property
    def moves(self) -> int:
        return self.line.seq(-1)


@contextmanager
def watched(people: list[Person], tables: list[str]) -> Iterator[list[Watcher]]:
    """Each table with somebody who watches it."""
    with ExitStack() as stack:
        watchers = [
            Watcher(stack.enter_context(Person(person.server, person.address).sit(table)))
            for person, table in zip(people, tables, strict=True)
        ]
        for each in watchers:
            each.start()
        yield watchers


def moved(watchers: list[Watcher], least: int, seconds: float) -> bool:
    """Whether every table has made so many moves before the time is up."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if all(each.moves >= least for each in watchers):
            return True
        time.sleep(0.1)
    return False


def check_fairness(honest: Honest, watchers: list[Watcher], turns: int) -> None:
    """While somebody's quick bot moves, the slow ones have not moved much more often."""
    theirs, ours = sum(each.moves for each in watchers), honest.bot_moves
    honest.plays(turns)
    theirs, ours = sum(each.moves for each in watchers) - theirs, honest.bot_moves - ours
    print(f"{ours} moves of the honest player's bot, {theirs} of {len(watchers)} slow tables' meanwhile")
    assert ours >= turns
    assert theirs <= 3 * ours + 2 * TABLES, (theirs, ours)


def test_slow_tables_of_one_person_stop_nobodys_bots(served: Served) -> None:
    attacker = visitor(served)
    tables = [only_bots(attacker, scaled(1.0, 30.0)) for _ in range(TABLES)]
    with Honest(served) as honest:
        honest.plays(1)
        with watched([attacker] * TABLES, tables) as watchers:
            check_fairness(honest, watchers, scaled(4, 8))
            assert moved(watchers, 1, scaled(PATIENCE, 600.0)), [each.moves for each in watchers]


def test_slow_tables_of_many_new_people_stop_nobodys_bots(served: Served) -> None:
    """Fresh cookies cost nothing: whose turn it is must not follow from them alone."""
    attackers = [visitor(served, "127.6.6.6") for _ in range(2 * TABLES)]
    with Honest(served) as honest:
        honest.plays(2)
        tables = [only_bots(person, scaled(1.0, 10.0)) for person in attackers]
        with watched(attackers, tables) as watchers:
            check_fairness(honest, watchers, scaled(2, 8))


def test_bots_alone_do_not_play_while_nobody_watches(served: Served) -> None:
    attacker = visitor(served)
    quick = {"who": "bot", "bot": "random", "seconds": 0.05}
    tables = [attacker.make(game="meeple-war", options={}, seats=[quick, quick])[0] for _ in range(TABLES)]
    with Honest(served) as honest:
        honest.plays(2)
        time.sleep(1.5)  # `played` counts in seconds
        for table in tables:
            info = attacker.get(f"/api/tables/{table}")
            assert info["played"] == info["made"]


def test_workers_that_die_under_load_leave_nobody_without_an_answer(served: Served) -> None:
    attacker = visitor(served)
    tables = [only_bots(attacker, 0.5) for _ in range(TABLES)]
    with Honest(served) as honest, watched([attacker] * TABLES, tables) as watchers:
        for _ in range(scaled(2, 20)):
            for pid in children(served.process.pid):
                if "worker" in command(pid):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            honest.plays(1)
        reached = max(each.moves for each in watchers)
        assert moved(watchers, 1, PATIENCE), (reached, [each.moves for each in watchers])


@only_long
def test_twelve_honest_bots_of_three_seconds_are_all_answered(served: Served) -> None:
    players = [Honest(served, "mcts", 3.0) for _ in range(12)]
    threads = [threading.Thread(target=sit_and_play, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(600)
    assert [player.answers for player in players] == [2] * 12


def sit_and_play(player: Honest) -> None:
    with player:
        player.plays(2)
