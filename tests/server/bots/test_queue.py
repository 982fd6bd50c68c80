"""Many tables, few workers: everyone's bots are served, and a bot that fails harms no other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process import Ear
from warbook.games import GAMES
from warbook.kernel.api import Action, Game
from warbook.server.bots import pool
from warbook.server.bots.pool import Thinkers
from warbook.server.bots.queue import BotQueue, Job, Usage
from warbook.server.bots.worker_main import Asked
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Limits
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.registry import Registry

GAME: Game[Any] = GAMES["krosmaster-arena"]
STATE = GAME.setup("tutorial-1", 2, {}, 1)
SEAT = GAME.acting(STATE)[0]
BOTS = TableForm(game="summoner-war", seats=[SeatForm("bot", bot="random"), SeatForm("bot", bot="random")])


def think(thinkers: Thinkers, bot: str, seconds: float, owner: str) -> Awaitable[int]:
    return thinkers.choose(GAME, STATE, SEAT, bot, 1, seconds, (owner, owner))


def run(test: Callable[[Thinkers], Awaitable[None]], workers: int = 1) -> None:
    async def whole() -> None:
        thinkers = Thinkers(Limits(), workers)
        try:
            await asyncio.wait_for(test(thinkers), 60)
        finally:
            await thinkers.close()

    asyncio.run(whole())


def test_time_in_the_queue_is_not_time_to_think(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Eight bots of a quarter of a second wait two seconds for one worker that may be a second late."""

    async def test(thinkers: Thinkers) -> None:
        await think(thinkers, "greedy", 1.0, "warm-up")  # the process has begun
        monkeypatch.setattr(pool, "SLACK", 1.0)
        found = await asyncio.gather(*(think(thinkers, "mcts", 0.25, f"person {n}") for n in range(8)))
        assert len(found) == 8

    with caplog.at_level(logging.WARNING, "warbook.server"):
        run(test)
    assert not caplog.records


def test_a_bot_that_does_not_answer_ends_nobody_elses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(thinkers: Thinkers) -> None:
        await think(thinkers, "greedy", 9.0, "warm-up")
        monkeypatch.setattr(pool, "SLACK", -4.9)  # whoever thinks for five seconds is given up on after 0.1
        asked = think(thinkers, "mcts", 5.0, "late"), *(think(thinkers, "greedy", 30.0, f"{n}") for n in range(4))
        for found in await asyncio.gather(*asked):  # the late one gets what the quick policy does
            assert GAME.refuse(STATE, Action(found)) is None

    with caplog.at_level(logging.WARNING, "warbook.server"):
        run(test)
    assert len(caplog.records) == pool.TRIES


def waiting(address: str, person: str, seconds: float = 1.0) -> Job:
    return Job(Asked("", "", b"", 0, "", 0, seconds), address, person)


def in_order(jobs: list[Job], seconds: float = 1.0) -> list[str]:
    """The people whose jobs a single worker does, each of which takes so long."""
    queue = BotQueue(0.0)
    for job in jobs:
        queue.put(job)
    people = []
    while (taken := queue.take(0.0, quick=False)) is not None:
        queue.charge(taken, seconds, 0.0)
        people.append(taken.person)
    return people


def test_people_take_turns() -> None:
    async def test() -> None:
        jobs = [waiting("home", person) for person in ("ada", "ada", "ada", "ben", "eve")]
        assert in_order(jobs) == ["ada", "ben", "eve", "ada", "ada"]

    asyncio.run(test())


def test_many_people_at_one_address_have_the_turns_of_one_address() -> None:
    async def test() -> None:
        jobs = [*(waiting("attacker", f"cookie {n}") for n in range(4)), waiting("home", "ben"), waiting("home", "ben")]
        assert in_order(jobs) == ["cookie 0", "ben", "cookie 1", "ben", "cookie 2", "cookie 3"]

    asyncio.run(test())


def test_a_job_that_nobody_waits_for_is_left_out() -> None:
    async def test() -> None:
        queue = BotQueue(0.0)
        jobs = [waiting("home", "ada") for _ in range(2)]
        for job in jobs:
            queue.put(job)
        jobs[0].done.cancel()
        assert queue.take(0.0, quick=False) is jobs[1]
        assert queue.take(0.0, quick=False) is None

    asyncio.run(test())


def test_bots_that_think_for_long_leave_a_worker_to_the_quick_ones() -> None:
    """Six bots of thirty seconds and two workers: a quick bot does not wait for any of them."""

    async def test(thinkers: Thinkers) -> None:
        slow = [asyncio.ensure_future(think(thinkers, "mcts", 30.0, f"person {n}")) for n in range(6)]
        for _ in range(3):
            found = await think(thinkers, "mcts", 0.1, "honest")
            assert GAME.refuse(STATE, Action(found)) is None
        assert not any(job.done() for job in slow)
        for job in slow:
            job.cancel()

    run(test, workers=2)


def test_bot_seconds_are_used_up_and_come_back() -> None:
    usage = Usage(0.5)
    usage.charge("ada", 8.0, 100.0)
    assert usage.of("ada", 100.0) == pytest.approx(8.0)
    assert usage.of("ben", 100.0) == 0.0
    usage.charge("ada", 4.0, 104.0)
    assert usage.of("ada", 104.0) == pytest.approx(10.0)
    assert usage.of("ada", 1000.0) == 0.0


def test_who_has_used_up_the_bot_seconds_gets_short_answers() -> None:
    async def test() -> None:
        thinkers = Thinkers(Limits(bot_seconds=0.2, bot_rate=0.001), 1)
        try:
            await think(thinkers, "mcts", 0.3, "ada")  # and the start of the process
            began = asyncio.get_running_loop().time()
            await think(thinkers, "mcts", 20.0, "ada")
            assert asyncio.get_running_loop().time() - began < 10.0
        finally:
            await thinkers.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_worker_that_dies_is_replaced() -> None:
    async def test(thinkers: Thinkers) -> None:
        await think(thinkers, "greedy", 1.0, "ada")
        worker = thinkers._all[0]
        assert worker._process is not None
        first = worker._process.pid
        worker._process.kill()
        assert GAME.refuse(STATE, Action(await think(thinkers, "greedy", 1.0, "ada"))) is None
        assert worker._process.pid != first

    run(test)


async def opened(folder: Path) -> Registry:
    registry = Registry(SqliteStore(folder / "warbook.sqlite"), Limits())
    await registry.open()
    return registry


def test_bots_alone_at_a_table_wait_for_somebody_to_watch(tmp_path: Path) -> None:
    async def test() -> None:
        registry = await opened(tmp_path)
        live = await registry.table((await registry.make(BOTS, "ada")).table)
        await asyncio.sleep(0.5)
        assert live.table.match.actions == [] and live.idle
        ear = Ear("eve")
        live.queue.put(lambda: live.come(ear))
        while not live.table.match.actions:
            await asyncio.sleep(0.05)
        live.queue.put(lambda: live.go(ear))
        await asyncio.sleep(0.5)
        stopped = len(live.table.match.actions)
        await asyncio.sleep(0.5)
        assert len(live.table.match.actions) == stopped and not live.row.over
        await registry.close()

    asyncio.run(asyncio.wait_for(test(), 60))


class Failing(Thinkers):
    """Workers that cannot help at first."""

    failures = 0

    async def choose(self, *asked: Any, **more: Any) -> int:
        self.failures += 1
        if self.failures == 1:
            raise RuntimeError("the content packs have changed since the server began")
        if self.failures == 2:
            raise asyncio.CancelledError
        return await super().choose(*asked, **more)


def test_a_table_whose_bot_failed_says_so_and_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbook.server.table.live.RETRY", 0.05)

    async def test() -> None:
        registry = await opened(tmp_path)
        registry.thinkers = Failing(Limits(), 1)
        form = TableForm(game="summoner-war", seats=[SeatForm("me"), SeatForm("bot", bot="random")])
        live = await registry.table((await registry.make(form, "ada")).table)
        ear = Ear("ada")
        live.queue.put(lambda: live.come(ear))
        while not live.table.match.actions:
            await asyncio.sleep(0.05)
            if registry.thinkers.failures == 2:
                live.queue.put(live.carry_on)  # a cancelled bot is not marked as thinking: it is asked again
        assert [message["key"] for message in ear.heard if message["t"] == "error"] == ["server-bot-failed"]
        await registry.close()

    asyncio.run(asyncio.wait_for(test(), 60))
