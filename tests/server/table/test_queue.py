"""One thing at a time: jobs run at once or in their turn, and a job that waits holds everything that comes after it."""

import asyncio

import pytest

from warbook.server.table.background import Background
from warbook.server.table.queue import MOST_WAITING, Queue, Source


class Told:
    """A queue that remembers what was done and what went wrong."""

    def __init__(self) -> None:
        self.wrong: list[Exception] = []
        self.done: list[str] = []
        self.queue = Queue(self.wrong.append)
        self.background = Background(self.queue)

    def note(self, what: str) -> None:
        self.done.append(what)


def test_a_job_is_done_at_once() -> None:
    told = Told()
    told.queue.put(lambda: told.note("one"))
    assert told.done == ["one"]
    assert not told.queue.busy


def test_what_comes_in_the_middle_of_a_job_waits() -> None:
    told = Told()

    def first() -> None:
        told.queue.put(lambda: told.note("second"))
        told.note("first")

    told.queue.put(first)
    assert told.done == ["first", "second"]


def test_a_held_turn_holds_what_comes_later_and_lets_after_go_first() -> None:
    told = Told()
    told.queue.put(told.queue.hold)
    told.queue.put(lambda: told.note("later"))
    told.queue.after(lambda: told.note("after"))
    assert told.done == []
    assert told.queue.busy
    told.queue.release()
    assert told.done == ["after", "later"]


def test_a_job_that_fails_does_not_stop_the_next() -> None:
    told = Told()

    def bad() -> None:
        raise RuntimeError("bad")

    told.queue.put(bad)
    told.queue.put(lambda: told.note("next"))
    assert [str(error) for error in told.wrong] == ["bad"]
    assert told.done == ["next"]


def test_a_source_with_too_many_waiting_jobs_is_paused_until_enough_are_done() -> None:
    told = Told()
    flow: list[str] = []
    source, other = Source(lambda: flow.append("pause"), lambda: flow.append("resume")), Source()

    def full() -> list[bool]:
        return [source.is_full, other.is_full]

    told.queue.put(told.queue.hold)
    for number in range(MOST_WAITING):
        told.queue.put(lambda number=number: told.note(str(number)), source)  # type: ignore[misc]
    told.queue.put(lambda: told.note("of another"), other)
    assert flow == [] and full() == [False, False]
    told.queue.put(lambda: told.note("one too many"), source)
    assert flow == ["pause"] and full() == [True, False]
    told.queue.put(lambda: told.note("last"), source)
    told.queue.release()
    assert flow == ["pause", "pause", "resume"] and full() == [False, False]
    assert told.done == [*map(str, range(MOST_WAITING)), "of another", "one too many", "last"]


def test_a_job_that_runs_at_once_pauses_nobody() -> None:
    told = Told()
    source = Source(lambda: told.note("pause"), lambda: told.note("resume"))
    for _ in range(3 * MOST_WAITING):
        told.queue.put(lambda: None, source)
    assert told.done == []


def test_something_slow_is_answered_and_holds_the_turn() -> None:
    async def story() -> None:
        told = Told()

        async def slow() -> int:
            await asyncio.sleep(0.01)
            told.note("slow")
            return 7

        asked = asyncio.create_task(told.background.ask(slow))
        await asyncio.sleep(0)
        told.queue.put(lambda: told.note("later"))
        assert told.done == []
        assert await asked == 7
        await asyncio.sleep(0)
        assert told.done == ["slow", "later"]

    asyncio.run(story())


def test_something_slow_is_done_even_if_nobody_waits_any_more() -> None:
    async def story() -> None:
        told = Told()

        async def slow() -> None:
            await asyncio.sleep(0.01)
            told.note("slow")

        asked = asyncio.create_task(told.background.ask(slow))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.sleep(0.05)
        assert told.done == ["slow"]
        assert not told.queue.busy

    asyncio.run(story())


def test_who_has_asked_hears_that_it_has_ended() -> None:
    async def story() -> None:
        told = Told()
        told.queue.put(told.queue.hold)

        async def never() -> None:
            told.note("never")

        asked = asyncio.create_task(told.background.ask(never))
        await asyncio.sleep(0)
        why = OSError("the disk is full")
        told.queue.finish(why)
        told.background.deny(why)
        told.queue.release()
        with pytest.raises(OSError, match="the disk is full"):
            await asked
        with pytest.raises(OSError, match="the disk is full"):
            await told.background.ask(never)
        told.queue.put(lambda: told.note("never"))
        assert told.done == []

    asyncio.run(story())


def test_a_slow_job_whose_store_fails_is_told_to_both() -> None:
    async def story() -> None:
        told = Told()

        async def slow() -> None:
            raise OSError("the disk is full")

        with pytest.raises(OSError, match="the disk is full"):
            await told.background.ask(slow)
        await asyncio.sleep(0)
        assert len(told.wrong) == 1
        assert not told.queue.busy

    asyncio.run(story())
