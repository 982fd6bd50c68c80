"""Who commits: the loop's own thread while the disk is quick, another while it is not."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from warbook.server.store.writer import QUICK, Writer

ADD = "INSERT INTO words VALUES (?)"


def with_writer(path: Path, quick: float, story: Callable[[Writer], Awaitable[None]]) -> list[str]:
    """Tell a story about a writer; the words that the file has in the end."""

    async def told() -> None:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("CREATE TABLE words (word TEXT UNIQUE)")
        connection.create_function("nap", 0, lambda: time.sleep(0.02))
        writer = Writer(connection, quick)
        await story(writer)
        await writer.close()

    asyncio.run(told())
    with sqlite3.connect(path) as file:
        return [word for (word,) in file.execute("SELECT word FROM words ORDER BY rowid")]


async def committed(writer: Writer, *statements: tuple[str, tuple[str, ...]]) -> tuple[sqlite3.Error | None, bool]:
    """How a commit went, and whether it was made on the spot."""
    done: asyncio.Future[sqlite3.Error | None] = asyncio.get_running_loop().create_future()
    writer.commit(list(statements), done.set_result)
    at_once = done.done()
    return await asyncio.wait_for(done, 10), at_once


@pytest.mark.parametrize(("quick", "at_once"), [(QUICK, True), (0.0, False)])
def test_a_commit_keeps_all_or_nothing(tmp_path: Path, quick: float, at_once: bool) -> None:
    async def story(writer: Writer) -> None:
        assert await committed(writer, (ADD, ("one",)), (ADD, ("two",))) == (None, at_once)
        failure, _ = await committed(writer, (ADD, ("three",)), (ADD, ("two",)))
        assert isinstance(failure, sqlite3.IntegrityError)
        assert await committed(writer, (ADD, ("four",))) == (None, at_once)

    assert with_writer(tmp_path / "w.sqlite", quick, story) == ["one", "two", "four"]


def test_a_slow_disk_gets_a_thread_until_it_is_quick_again(tmp_path: Path) -> None:
    async def story(writer: Writer) -> None:
        spots = [(await committed(writer, ("SELECT nap()", ())))[1] for _ in range(12)]
        assert spots[0]
        assert not spots[-1]
        back = [(await committed(writer, ("SELECT 1", ())))[1] for _ in range(60)]
        assert not back[0]
        assert back[-1]

    assert with_writer(tmp_path / "w.sqlite", QUICK, story) == []


def test_those_who_only_look_do_not_wait_for_a_slow_disk(tmp_path: Path) -> None:
    async def story(writer: Writer) -> None:
        for _ in range(12):
            await committed(writer, ("SELECT nap()", ()))
        slow = asyncio.create_task(committed(writer, *[("SELECT nap()", ())] * 20))
        turns = 0
        while not slow.done():
            await asyncio.sleep(0.002)
            turns += 1
        assert turns > 5

    with_writer(tmp_path / "w.sqlite", QUICK, story)
    assert "store-writer" not in [thread.name for thread in threading.enumerate()]
