"""The SQLite store: a write-ahead log, one writer, one commit for everything that waits."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import structs

from warbook.match.entries import Entry
from warbook.server.limits import Limits
from warbook.server.store.base import Counted, Post, Store, StoreError, TableRow, Then, Win
from warbook.server.store.journal import (
    APPEND,
    ENCODER,
    ENTRIES,
    Lines,
    Unsorted,
    left_over,
    sorting,
)
from warbook.server.store.schema import DAY, bring_up_to_date, check_pages, check_there
from warbook.server.store.statements import (
    AGE,
    COUNT,
    FORGET_UPLOADS,
    KEEP,
    LIST,
    LOCK,
    UNLOCK,
    WIN,
    lasting,
    removal,
    saving,
)
from warbook.server.store.writer import FORGET, QUICK, Done, Statement, Values, Writer, run

T = TypeVar("T")
ROW: Final = msgspec.json.Decoder(TableRow)
MOST_UNSORTED: Final = 20_000  # entries
LETTERS: Final = 16  # tables that send together; updates of many more would not stay in the processor's cache
ROOM: Final = 8 << 20  # bytes of the write-ahead log from the start: a file that does not grow syncs faster


class Batch:
    """The statements of one commit, and the callbacks that wait for it."""

    def __init__(self) -> None:
        """Start empty."""
        self.statements: list[Statement] = []
        self.lines: list[Lines] = []
        self.row = 0  # of the journal, for the entries
        self.waiting: list[Then] = []


class SqliteStore(Store):
    """A file in the data folder. Appends share a commit with full sync."""

    def __init__(self, path: Path, quick: float = QUICK, limits: Limits | None = None) -> None:
        """The file, and how long a commit in the event loop may take; nothing is opened before `open`."""
        self.path = path
        self._quick = quick
        self._limits = limits or Limits()
        self._age = 0  # minutes that servers have run on this file
        self._next = Batch()
        self._busy = False  # a commit is running
        self._soon = False  # the next commit will start in this turn of the loop
        self._journal = 0  # the journal's last row
        self._unsorted = Unsorted()  # entries in the journal
        self._sorting = Unsorted()  # entries being moved to the log
        self._steps: Iterator[Statement] | None = None  # remaining steps of that
        self._sorts = False  # the next step will run in the next turn of the loop
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Create or open the file; another version, or another program's file, is a ValueError."""
        self._loop = asyncio.get_running_loop()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer = Writer(await self._loop.run_in_executor(self._reader, self._prepare), self._quick)

    def check(self, key: Path | None = None) -> None:
        """Raise now what `open` would raise: a ValueError or an OSError with one sentence."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if key is not None:
            check_there(self.path, key)
        try:
            with closing(self._ours()) as connection:
                check_pages(connection, self.path)
        except sqlite3.Error as error:
            raise ValueError(f"{self.path}: {error}") from error

    def _ours(self) -> sqlite3.Connection:
        connection = self._connect()
        try:
            bring_up_to_date(connection, self.path)
        except ValueError:
            connection.close()
            raise
        return connection

    def _prepare(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            writing = self._ours()
            left = left_over(writing)
            self._journal = left.last
            self._age = writing.execute("SELECT minutes FROM age").fetchone()[0]
            failure = run(writing, list(sorting(left)))
            if failure is not None:
                raise failure
            self._make_room(writing)
            self._reading = self._connect()
        except (sqlite3.Error, msgspec.DecodeError, UnicodeError) as error:
            raise ValueError(f"{self.path}: {error}") from error
        return writing

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _make_room(self, connection: sqlite3.Connection) -> None:
        pages = ROOM // 4096
        connection.execute(f"PRAGMA wal_autocheckpoint = {pages * 3 // 4}")
        connection.executescript(
            f"CREATE TABLE room (data); INSERT INTO room VALUES (zeroblob({ROOM})); DROP TABLE room;"
            "PRAGMA wal_checkpoint(RESTART)"
        )

    async def close(self) -> None:
        """Commit what waits, then close the file."""
        while self._busy or self._soon:
            await asyncio.sleep(0.002)
        self._steps = None  # the next start sorts the rest
        if self._writer is not None:
            await self._writer.close()
        if self._reader is not None:
            self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    def _begin(self) -> None:
        """Commit everything that waits, unless a commit is running."""
        self._soon = False
        if self._next.waiting and not self._busy:
            batch, self._next = self._next, Batch()
            if batch.lines:
                batch.row = self._journal = self._journal + 1
                batch.statements.append((APPEND, (batch.row, ENCODER.encode(batch.lines))))
            self._commit(batch.statements, partial(self._settle, batch))

    def _commit(self, statements: list[Statement], done: Done) -> None:
        assert self._writer is not None, "the store is open"
        self._busy = True
        self._writer.commit(statements, done)

    def _settle(self, batch: Batch, failure: sqlite3.Error | None) -> None:
        """Start the next commit, then report this one to everything that waited for it."""
        self._busy = False
        self._begin()
        if failure is None:
            self._unsorted.add(batch.row, batch.lines)
        error = None if failure is None else StoreError(f"{self.path} could not be written: {failure}")
        # build several updates before sending the first: a reader woken by the first finds the others too
        for first in range(0, len(batch.waiting), LETTERS):
            for post in [then(error) for then in batch.waiting[first : first + LETTERS]]:
                post()
        self._sort_soon()

    def _sort_soon(self) -> None:
        """Schedule one sorting step for the next turn of the loop, so commits run before and after it."""
        if self._steps is None and self._unsorted.count > MOST_UNSORTED:
            self._sorting, self._unsorted = self._unsorted, Unsorted()
            self._steps = sorting(self._sorting)
        if self._steps is not None and not self._sorts:
            self._sorts = True
            self._loop.call_soon(self._sort)

    def _sort(self) -> None:
        self._sorts = False
        if self._busy or self._steps is None:
            return  # again after the commit
        step = next(self._steps, None)
        if step is None:
            self._steps, self._sorting = None, Unsorted()
        else:
            self._commit([step], self._sorted)

    def _sorted(self, failure: sqlite3.Error | None) -> None:
        """A sorting step has finished; a failed one loses nothing."""
        self._busy = False
        if failure is not None:
            self._sorting.add(self._unsorted.last, self._unsorted.lines())
            self._unsorted, self._sorting, self._steps = self._sorting, Unsorted(), None
        self._begin()
        if self._steps is not None:
            self._sort_soon()

    def _put(self, then: Then) -> None:
        """Add work to the next commit, and schedule that commit."""
        self._next.waiting.append(then)
        if not self._busy and not self._soon:
            self._soon = True
            self._loop.call_soon(self._begin)  # everything else in this turn of the loop joins the commit

    async def _keep(self, statements: list[Statement], lines: list[Lines]) -> None:
        done: Future[None] = self._loop.create_future()
        self._next.statements += statements
        self._next.lines += lines
        self._put(partial(settle, done))
        await done

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        assert self._reader is not None and self._reading is not None, "the store is open"
        try:
            return await self._loop.run_in_executor(self._reader, ask, self._reading)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} could not be read: {error}") from error

    def append(self, table: str, first: int, entries: list[Entry], then: Then) -> None:
        """Queue entries for the next commit."""
        self._next.lines.append((table, first, entries))
        self._put(then)

    async def add_table(self, row: TableRow, entries: list[Entry]) -> None:
        """Store a table and its first entries in one commit."""
        await self._keep(self._saving(row), [(row.id, 0, entries)] if entries else [])

    async def save_table(self, row: TableRow) -> None:
        """Store a table's row."""
        await self._keep(self._saving(row), [])

    async def add_replay(self, id: str, data: bytes) -> None:
        """Store a replay of a table."""
        await self._keep([(KEEP, (id, data, 0))], [])

    async def add_upload(self, id: str, data: bytes) -> None:
        """Store an uploaded replay until it expires."""
        await self._keep([(KEEP, (id, data, self._age + int(self._limits.upload_days * DAY)))], [])

    async def uploads(self) -> int:
        """Count uploaded replays."""
        found = await self._read(fetch("SELECT count(*) FROM replays WHERE expires > 0", ()))
        return int(found[0][0])

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        found = await self._rows("SELECT row FROM tables WHERE id = ?", id)
        return found[0] if found else None

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables where a person has a seat."""
        sql = "SELECT row FROM people JOIN tables ON id = tableid WHERE person = ? ORDER BY people.made DESC LIMIT ?"
        return await self._rows(sql, person, limit)

    async def listed(self, limit: int) -> list[TableRow]:
        """The listed, unfinished tables."""
        return await self._rows(LIST, limit)

    async def timed(self) -> list[str]:
        """The tables whose clocks may run."""
        return [row[0] for row in await self._read(fetch("SELECT id FROM tables WHERE over = 0 AND timed = 1", ()))]

    async def counted(self, person: str, place: str) -> Counted:
        """Count unfinished tables."""
        found = await self._read(fetch(COUNT, (person, place)))
        return Counted(*found[0])

    async def log(self, id: str) -> list[Entry]:
        """The whole log of a table, in order."""
        recent = self._sorting.of(id) | self._unsorted.of(id)  # before reading the rest: some may be sorted meanwhile
        rows = await self._read(fetch("SELECT n, lines FROM log WHERE tableid = ?", (id,)))
        found = {first: decoded(ENTRIES, lines, self.path) for first, lines in rows}
        found.update(recent)
        return [entry for first in sorted(found) for entry in found[first]]

    async def replay(self, id: str) -> bytes | None:
        """A replay by its id."""
        found = await self._read(fetch("SELECT data FROM replays WHERE id = ?", (id,)))
        return bytes(found[0][0]) if found else None

    async def add_wins(self, wins: list[tuple[str, Win]]) -> None:
        """Store victories in one commit."""
        await self._keep([(WIN, (person, *structs.astuple(win))) for person, win in wins], [])

    async def wins(self, person: str) -> list[Win]:
        """All victories of a person."""
        sql = "SELECT game, scenario, setting, stars, at, tableid FROM wins WHERE person = ?"
        return [Win(*row) for row in await self._read(fetch(sql, (person,)))]

    async def unlock(self, person: str, game: str, all_open: bool) -> None:
        """Set or clear that all scenarios are open."""
        await self._keep([(UNLOCK if all_open else LOCK, (person, game))], [])

    async def unlocked(self, person: str) -> list[str]:
        """The games whose scenarios are all open."""
        return [row[0] for row in await self._read(fetch("SELECT game FROM unlocked WHERE person = ?", (person,)))]

    async def grow(self, minutes: int) -> None:
        """Add to the file's age."""
        self._age += minutes
        await self._keep([(AGE, (self._age,))], [])

    def is_ageing(self, row: TableRow) -> bool:
        """Whether a tenth of a table's time is gone."""
        return row.expires - self._age < 0.9 * lasting(row, self._limits)

    async def expired(self, limit: int) -> list[TableRow]:
        """Expired tables, oldest first."""
        sql = "SELECT row FROM tables WHERE expires <= ? ORDER BY expires LIMIT ?"
        return await self._rows(sql, self._age, limit)

    async def remove(self, rows: list[TableRow]) -> None:
        """Delete tables. One with entries in the journal is left until they are sorted."""
        fit = [row for row in rows if not self._sorting.of(row.id) and not self._unsorted.of(row.id)]
        if len(fit) < len(rows) and self._steps is None:
            self._sorting, self._unsorted = self._unsorted, Unsorted()
            self._steps = sorting(self._sorting)
        await self._keep([(FORGET_UPLOADS, (self._age,)), *(each for row in fit for each in removal(row))], [])

    def _saving(self, row: TableRow) -> list[Statement]:
        row.expires = self._age + lasting(row, self._limits)
        return saving(row)

    async def _rows(self, sql: str, *values: object) -> list[TableRow]:
        found = await self._read(fetch(sql, values))
        return [decoded(ROW, row[0], self.path) for row in found]


def decoded(decoder: msgspec.json.Decoder[T], data: bytes, path: Path) -> T:
    """Decode a stored field."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise StoreError(f"{path} is damaged: {error}") from error


def settle(done: Future[None], failure: OSError | None) -> Post:
    """Report a commit to a callback."""
    if failure is None:
        return partial(answer, done)
    return partial(refuse, done, failure)


def answer(done: Future[None]) -> None:
    """Report success."""
    if not done.done():
        done.set_result(None)


def refuse(done: Future[None], failure: OSError) -> None:
    """Report an error."""
    if not done.done():
        done.set_exception(failure)


def fetch(sql: str, values: Values) -> Callable[[sqlite3.Connection], list[tuple[Any, ...]]]:  # rows are untyped
    """A query, to run in the reader's thread."""

    def ask(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
        try:
            return connection.execute(sql, values).fetchall()
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                connection.execute(FORGET)
            raise

    return ask
