"""The embedded store: SQLite with a write-ahead log, one writer thread, one commit for all who wait."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from asyncio import Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

import msgspec

from warbook.match.table import Entry
from warbook.server.store import Store, TableRow

T = TypeVar("T")
VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, over INTEGER NOT NULL, listed INTEGER NOT NULL, timed INTEGER NOT NULL,
  owner TEXT NOT NULL, made INTEGER NOT NULL, row BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_open ON tables (made) WHERE over = 0 AND listed = 1;
CREATE INDEX tables_owner ON tables (owner) WHERE over = 0;
CREATE TABLE people (
  person TEXT NOT NULL, made INTEGER NOT NULL, tableid TEXT NOT NULL, PRIMARY KEY (person, made, tableid)
) WITHOUT ROWID;
CREATE TABLE log (
  tableid TEXT NOT NULL, n INTEGER NOT NULL, kind INTEGER NOT NULL, value INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (tableid, n)
) WITHOUT ROWID;
CREATE TABLE journal (
  tableid TEXT NOT NULL, n INTEGER NOT NULL, kind INTEGER NOT NULL, value INTEGER NOT NULL, at INTEGER NOT NULL
);
CREATE TABLE replays (id TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
"""
# One statement for all rows: it enters the database once, so the writer gives way to the event loop only once.
APPEND: Final = (
    "INSERT INTO journal SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),"
    " json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)"
)
# New lines go to the end of the journal, side by side: a commit of many tables writes a page or two. From time to time
# they are sorted into the log, where each table's lines lie together.
ABSORB: Final = "BEGIN; INSERT INTO log SELECT * FROM journal ORDER BY tableid, n; DELETE FROM journal; COMMIT;"
LOG: Final = (
    "SELECT n, kind, value, at FROM log WHERE tableid = ?1"
    " UNION ALL SELECT n, kind, value, at FROM journal WHERE tableid = ?1 ORDER BY n"
)
MOST_JOURNAL: Final = 20_000  # lines
ROOM: Final = 8 << 20  # bytes that the write-ahead log has from the start: a file that does not grow is synced faster
SAVE: Final = "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)"
SIT: Final = "INSERT OR IGNORE INTO people VALUES (?, ?, ?)"
KEEP: Final = "INSERT OR REPLACE INTO replays VALUES (?, ?)"

Values = Sequence[object]
Job = tuple[list[tuple[str, Values]], list[tuple[str, int, int, int, int]], "Future[None]"]


class SqliteStore(Store):
    """A file in the data folder. Appends wait together for one commit with full sync."""

    def __init__(self, path: Path) -> None:
        """Name the file; nothing is touched before `open`."""
        self.path = path
        self._batches: SimpleQueue[list[Job]] = SimpleQueue()
        self._journal = 0  # lines that wait to be sorted
        self._waiting: list[Job] = []
        self._busy = False  # a commit is under way
        self._soon = False  # the next one will begin in this turn of the loop
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None
        self._writer: threading.Thread | None = None

    async def open(self) -> None:
        """Make or open the file; another version, or a file that is none of ours, is a ValueError."""
        self._loop = asyncio.get_running_loop()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        writing = await self._loop.run_in_executor(self._reader, self._prepare)
        self._writer = threading.Thread(target=self._write, args=(writing,), name="store-writer", daemon=True)
        self._writer.start()

    def check(self) -> None:
        """Say now what `open` would complain about: a ValueError or an OSError with one sentence."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._ours().close()
        except sqlite3.Error as error:
            raise ValueError(f"{self.path}: {error}") from error

    def _ours(self) -> sqlite3.Connection:
        connection = self._connect()
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            connection.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
        elif version != VERSION:
            connection.close()
            raise ValueError(f"{self.path}: the file has version {version}, and only {VERSION} can be read")
        return connection

    def _prepare(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            writing = self._ours()
            self._absorb(writing)
            self._make_room(writing)
            self._reading = self._connect()
        except sqlite3.Error as error:
            raise ValueError(f"{self.path}: {error}") from error
        return writing

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _absorb(self, connection: sqlite3.Connection) -> None:
        try:
            connection.executescript(ABSORB)
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._journal = 0

    def _make_room(self, connection: sqlite3.Connection) -> None:
        pages = ROOM // 4096
        connection.execute(f"PRAGMA wal_autocheckpoint = {pages * 3 // 4}")
        connection.executescript(
            f"CREATE TABLE room (data); INSERT INTO room VALUES (zeroblob({ROOM})); DROP TABLE room;"
            "PRAGMA wal_checkpoint(RESTART)"
        )

    async def close(self) -> None:
        """Commit what waits, then let go of the file."""
        while self._busy or self._waiting:
            await asyncio.sleep(0.002)
        self._batches.put([])
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        if self._reader is not None:
            self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    def _write(self, connection: sqlite3.Connection) -> None:
        """The writer thread: commit a batch at once, and tell everyone."""
        while True:
            batch = self._batches.get()
            if not batch:
                break
            failure = self._commit(connection, batch)
            try:
                self._loop.call_soon_threadsafe(self._settle, batch, failure)
            except RuntimeError:
                break  # the loop has ended, so nobody waits any more
            if self._journal > MOST_JOURNAL:
                with suppress(sqlite3.Error):  # nothing is lost if it cannot be done now
                    self._absorb(connection)
        connection.close()

    def _settle(self, batch: list[Job], failure: Exception | None) -> None:
        """Begin the next commit, then tell all who waited for this one how it went."""
        self._busy = False
        self._begin()
        settle([job[2] for job in batch], failure)

    def _begin(self) -> None:
        """Give the writer all that waits, unless it has something to do: one batch and one wake-up for a commit."""
        self._soon = False
        if self._waiting and not self._busy:
            self._busy = True
            batch, self._waiting = self._waiting, []
            self._batches.put(batch)

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> Exception | None:
        rows = [row for _, lines, _ in batch for row in lines]
        self._journal += len(rows)
        statements = [statement for job in batch for statement in job[0]]
        try:
            if not statements:
                connection.execute(APPEND, (msgspec.json.encode(rows).decode(),))
                return None
            connection.execute("BEGIN")
            for sql, values in statements:
                connection.execute(sql, values)
            if rows:
                connection.execute(APPEND, (msgspec.json.encode(rows).decode(),))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return error
        return None

    def _put(self, statements: list[tuple[str, Values]], rows: list[tuple[str, int, int, int, int]]) -> Future[None]:
        done: Future[None] = self._loop.create_future()
        self._waiting.append((statements, rows, done))
        if not self._busy and not self._soon:
            self._soon = True
            self._loop.call_soon(self._begin)  # whatever else comes in this turn of the loop goes along
        return done

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        assert self._reader is not None and self._reading is not None, "the store is open"
        return await self._loop.run_in_executor(self._reader, ask, self._reading)

    def append(self, table: str, first: int, entries: list[Entry]) -> Future[None]:
        """Queue lines for the next commit."""
        return self._put([], rows_of(table, first, entries))

    async def add_table(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a table and its first lines in one commit."""
        await self._put(saving(row), rows_of(row.id, 0, entries))

    async def save_table(self, row: TableRow) -> None:
        """Keep a table's row."""
        await self._put(saving(row), [])

    async def add_replay(self, id: str, data: bytes) -> None:
        """Keep a replay."""
        await self._put([(KEEP, (id, data))], [])

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        found = await self._rows("SELECT row FROM tables WHERE id = ?", id)
        return found[0] if found else None

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables where a person sits."""
        sql = "SELECT row FROM people JOIN tables ON id = tableid WHERE person = ? ORDER BY people.made DESC LIMIT ?"
        return await self._rows(sql, person, limit)

    async def listed(self, limit: int) -> list[TableRow]:
        """The listed tables that go on."""
        sql = "SELECT row FROM tables WHERE over = 0 AND listed = 1 ORDER BY made DESC LIMIT ?"
        return await self._rows(sql, limit)

    async def timed(self) -> list[str]:
        """The tables whose clocks may run."""
        return [row[0] for row in await self._read(fetch("SELECT id FROM tables WHERE over = 0 AND timed = 1", ()))]

    async def count(self, person: str) -> int:
        """How many tables of a person's making go on."""
        found = await self._read(fetch("SELECT count(*) FROM tables WHERE owner = ? AND over = 0", (person,)))
        return int(found[0][0])

    async def log(self, id: str) -> list[Entry]:
        """The whole log of a table, in order."""
        return [Entry(*row[1:]) for row in await self._read(fetch(LOG, (id,)))]

    async def replay(self, id: str) -> bytes | None:
        """A replay by its id."""
        found = await self._read(fetch("SELECT data FROM replays WHERE id = ?", (id,)))
        return bytes(found[0][0]) if found else None

    async def _rows(self, sql: str, *values: object) -> list[TableRow]:
        found = await self._read(fetch(sql, values))
        return [msgspec.json.decode(row[0], type=TableRow) for row in found]


def settle(waiting: list[Future[None]], failure: Exception | None) -> None:
    """Tell all who wait for a commit how it went."""
    for done in waiting:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(OSError(f"the store could not write: {failure}"))


def fetch(sql: str, values: Values) -> Callable[[sqlite3.Connection], list[tuple[Any, ...]]]:  # rows are untyped
    """A question to the database, to be asked in the reader's thread."""
    return lambda connection: connection.execute(sql, values).fetchall()


def rows_of(table: str, first: int, entries: list[Entry]) -> list[tuple[str, int, int, int, int]]:
    """The rows of some lines of a log."""
    return [(table, first + place, each.kind, each.value, each.at) for place, each in enumerate(entries)]


def saving(row: TableRow) -> list[tuple[str, Values]]:
    """What has to be written to keep a table's row, and who sits there."""
    timed = int(row.clock is not None)
    values = (row.id, int(row.over), int(row.listed), timed, row.owner, row.made, msgspec.json.encode(row))
    people = {chair.person for chair in row.chairs if chair.person}
    return [(SAVE, values), *((SIT, (person, row.made, row.id)) for person in sorted(people))]
