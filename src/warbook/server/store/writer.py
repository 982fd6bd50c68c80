"""Who commits: the loop's own thread while the disk is quick, a thread of its own while it is not.

A commit of a quick disk takes a fraction of a millisecond, and everyone who has moved waits for it: to hand it to
another thread and to be woken by it costs more than it takes. A slow disk must not hold up those who only look.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from time import perf_counter
from typing import Final

Values = Sequence[object]
Statement = tuple[str, Values]
Done = Callable[[sqlite3.Error | None], None]
FORGET: Final = "PRAGMA shrink_memory"  # pages that were read from a broken disk
QUICK: Final = 0.004  # seconds: what a commit may take, as they come, to be made on the spot
SHARE: Final = 8  # how many commits it takes to change one's mind: one that cleans up now and then is no slow disk


class Writer:
    """The only one who writes. One commit at a time: nobody asks for the next before the last one is done."""

    def __init__(self, connection: sqlite3.Connection, quick: float = QUICK) -> None:
        """Begin in the running loop; the connection is the writer's from now on."""
        self._connection = connection
        self._quick = quick
        self._pace = 0.0  # seconds that a commit takes, of late
        self._loop = asyncio.get_running_loop()
        self._slow: SimpleQueue[tuple[list[Statement], Done] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def commit(self, statements: list[Statement], done: Done) -> None:
        """Commit statements together, then say how it went: at once, or in a later turn of the loop."""
        if self._pace < self._quick:
            done(self._timed(statements))
        else:
            self._slow.put((statements, done))

    def _timed(self, statements: list[Statement]) -> sqlite3.Error | None:
        begun = perf_counter()
        failure = run(self._connection, statements)
        self._pace += (perf_counter() - begun - self._pace) / SHARE
        return failure

    def _work(self) -> None:
        while (work := self._slow.get()) is not None:
            statements, done = work
            try:
                self._loop.call_soon_threadsafe(partial(done, self._timed(statements)))
            except RuntimeError:
                break  # the loop has ended, so nobody waits any more
        self._connection.close()

    async def close(self) -> None:
        """Let go of the file."""
        self._slow.put(None)
        await asyncio.to_thread(self._thread.join)


def run(connection: sqlite3.Connection, statements: list[Statement]) -> sqlite3.Error | None:
    """Commit statements together; when that fails, nothing of them is kept."""
    try:
        if connection.in_transaction:  # of a commit that failed, and could not be rolled back
            connection.execute("ROLLBACK")
        if len(statements) > 1:
            connection.execute("BEGIN")
        for statement in statements:
            connection.execute(*statement)
        if len(statements) > 1:
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            connection.execute(FORGET)
        return error
    return None
