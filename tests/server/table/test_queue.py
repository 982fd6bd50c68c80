"""One thing at a time: jobs run at once or in their turn, and a job that waits holds everything that comes after it."""

import asyncio

import pytest

from warbook.server.table.background import Slow
from warbook.server.table.queue import JobQueue


class Told(JobQueue):
    """JobQueue that remember what went wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[Exception] = []
        self.done: list[str] = []
        self.slow = Slow(self)

    def failed(self, error: Exception) -> None:
        self.wrong.append(error)

    def note(self, what: str) -> None:
        self.done.append(what)


def test_a_job_is_done_at_once() -> None:
    turns = Told()
    turns.put(lambda: turns.note("one"))
    assert turns.done == ["one"]
    assert not turns.busy


def test_what_comes_in_the_middle_of_a_job_waits() -> None:
    turns = Told()

    def first() -> None:
        turns.put(lambda: turns.note("second"))
        turns.note("first")

    turns.put(first)
    assert turns.done == ["first", "second"]


def test_a_held_turn_holds_what_comes_later_and_lets_after_go_first() -> None:
    turns = Told()
    turns.put(turns.hold)
    turns.put(lambda: turns.note("later"))
    turns.after(lambda: turns.note("after"))
    assert turns.done == []
    assert turns.busy
    turns.release()
    assert turns.done == ["after", "later"]


def test_a_job_that_fails_does_not_stop_the_next() -> None:
    turns = Told()

    def bad() -> None:
        raise RuntimeError("bad")

    turns.put(bad)
    turns.put(lambda: turns.note("next"))
    assert [str(error) for error in turns.wrong] == ["bad"]
    assert turns.done == ["next"]


def test_something_slow_is_answered_and_holds_the_turn() -> None:
    async def story() -> None:
        turns = Told()

        async def slow() -> int:
            await asyncio.sleep(0.01)
            turns.note("slow")
            return 7

        asked = asyncio.create_task(turns.slow.ask(slow))
        await asyncio.sleep(0)
        turns.put(lambda: turns.note("later"))
        assert turns.done == []
        assert await asked == 7
        await asyncio.sleep(0)
        assert turns.done == ["slow", "later"]

    asyncio.run(story())


def test_something_slow_is_done_even_if_nobody_waits_any_more() -> None:
    async def story() -> None:
        turns = Told()

        async def slow() -> None:
            await asyncio.sleep(0.01)
            turns.note("slow")

        asked = asyncio.create_task(turns.slow.ask(slow))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.sleep(0.05)
        assert turns.done == ["slow"]
        assert not turns.busy

    asyncio.run(story())


def test_who_has_asked_hears_that_it_has_ended() -> None:
    async def story() -> None:
        turns = Told()
        turns.put(turns.hold)

        async def never() -> None:
            turns.note("never")

        asked = asyncio.create_task(turns.slow.ask(never))
        await asyncio.sleep(0)
        why = OSError("the disk is full")
        turns.finish(why)
        turns.slow.deny(why)
        turns.release()
        with pytest.raises(OSError, match="the disk is full"):
            await asked
        with pytest.raises(OSError, match="the disk is full"):
            await turns.slow.ask(never)
        turns.put(lambda: turns.note("never"))
        assert turns.done == []

    asyncio.run(story())


def test_a_slow_job_whose_store_fails_is_told_to_both() -> None:
    async def story() -> None:
        turns = Told()

        async def slow() -> None:
            raise OSError("the disk is full")

        with pytest.raises(OSError, match="the disk is full"):
            await turns.slow.ask(slow)
        await asyncio.sleep(0)
        assert len(turns.wrong) == 1
        assert not turns.busy

    asyncio.run(story())
