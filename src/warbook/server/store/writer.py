"""Commits in the event loop while the disk is fast, and in a separate thread while it is slow.

A commit on a fast disk takes a fraction of a millisecond, and players wait for it. Passing it to
another thread costs more than that. A slow disk must not block other requests.
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
FORGET: Final = "PRAGMA shrink_memory"  # drop pages that were read from a broken disk
QUICK: Final = 0.004  # seconds: if commits usually take less, the event loop makes them
SHARE: Final = 8  # weight of the moving average: a slow commit now and then does not mean a slow disk


class Writer:
    """The only writer. One commit at a time; nothing starts the next before the last is done."""

    def __init__(self, connection: sqlite3.Connection, quick: float = QUICK) -> None:
        """Start in the running loop; the connection now belongs to the writer."""
        self._connection = connection
        self._quick = quick
        self._pace = 0.0  # seconds that recent commits took
        self._loop = asyncio.get_running_loop()
        self._slow: SimpleQueue[tuple[list[Statement], Done] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def commit(self, statements: list[Statement], done: Done) -> None:
        """Commit statements together, then report the result: at once, or in a later turn of the loop."""
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
                break  # the loop has ended
        self._connection.close()

    async def close(self) -> None:
        """Close the file."""
        self._slow.put(None)
        await asyncio.to_thread(self._thread.join)


def run(connection: sqlite3.Connection, statements: list[Statement]) -> sqlite3.Error | None:
    """Commit statements together, all or none."""
    try:
        if connection.in_transaction:  # after a failed commit that could not be rolled back
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
