"""A commit is one row of a journal with the new lines of all tables, so it writes a page or two.

From time to time they are sorted into the log, where each table's lines lie together.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from warbook.match.entries import Entry

LOG_SCHEMA: Final = """
CREATE TABLE log (
  tableid TEXT NOT NULL, n INTEGER NOT NULL, lines BLOB NOT NULL, PRIMARY KEY (tableid, n)
) WITHOUT ROWID;
CREATE TABLE journal (id INTEGER PRIMARY KEY, lines BLOB NOT NULL);
"""
# version 1 had a row for each line
UPGRADE: Final = f"""
ALTER TABLE log RENAME TO old_log;
ALTER TABLE journal RENAME TO old_journal;
{LOG_SCHEMA}
INSERT INTO log SELECT tableid, min(n), CAST(json_group_array(json_array(kind, value, at)) AS BLOB)
  FROM (SELECT * FROM old_log UNION ALL SELECT * FROM old_journal ORDER BY 1, 2) GROUP BY tableid;
DROP TABLE old_log;
DROP TABLE old_journal;
"""
APPEND: Final = "INSERT INTO journal VALUES (?, ?)"
# a crash in the middle of sorting leaves both: then what is left in the journal begins where the piece in the log does
SORT: Final = "INSERT OR REPLACE INTO log VALUES "
FORGET: Final = "DELETE FROM journal WHERE id <= ?"
TOGETHER: Final = 16  # tables whose lines are sorted by one commit: the next moves wait for it

Values = Sequence[object]
Statement = tuple[str, Values]
Lines = tuple[str, int, list[Entry]]  # of one table, from that number on
ENCODER: Final = msgspec.json.Encoder()
LINES: Final = msgspec.json.Decoder(list[Lines])
ENTRIES: Final = msgspec.json.Decoder(list[Entry])


class Unsorted:
    """Lines that are in the journal, by table."""

    def __init__(self) -> None:
        """Begin with none."""
        self.count = 0
        self.last = 0  # the last row of the journal that is here
        self._tables: dict[str, list[tuple[int, list[Entry]]]] = {}

    def add(self, row: int, lines: Iterable[Lines]) -> None:
        """Add what a commit has put into a row of the journal."""
        self.last = max(self.last, row)
        tables = self._tables
        for table, first, entries in lines:
            self.count += len(entries)
            tables.setdefault(table, []).append((first, entries))

    def of(self, table: str) -> list[tuple[int, list[Entry]]]:
        """What is there of a table."""
        return self._tables.get(table, [])

    def lines(self) -> list[Lines]:
        """Everything that is there."""
        return [(table, first, entries) for table, parts in self._tables.items() for first, entries in parts]

    def tables(self) -> list[str]:
        """The tables that have lines here."""
        return list(self._tables)

    def piece(self, table: str) -> tuple[str, int, bytes]:
        """The lines of a table in one piece, for they follow on each other; from which number on."""
        parts = self._tables[table]
        return table, parts[0][0], ENCODER.encode([entry for _, entries in parts for entry in entries])


def left_over(connection: sqlite3.Connection) -> Unsorted:
    """What the journal has at the start: the last server did not come to sort it."""
    left = Unsorted()
    for row, lines in connection.execute("SELECT id, lines FROM journal ORDER BY id"):
        left.add(row, LINES.decode(lines))
    return left


def sorting(unsorted: Unsorted) -> Iterator[Statement]:
    """What has to be done to sort lines into the log, step by step, each a commit of its own."""
    tables = unsorted.tables()
    for first in range(0, len(tables), TOGETHER):
        pieces = [unsorted.piece(table) for table in tables[first : first + TOGETHER]]
        # one statement and not several: after each of them the writer has to wait for the interpreter
        yield SORT + ", ".join(["(?, ?, ?)"] * len(pieces)), [value for piece in pieces for value in piece]
    yield FORGET, (unsorted.last,)
