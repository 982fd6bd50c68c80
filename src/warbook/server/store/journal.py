"""The journal: a commit is one row with the new entries of all tables, so it writes a page or two.

From time to time the entries are moved into the log, grouped by table.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from warbook.match.entries import Entry
from warbook.server.store.writer import Statement

LOG_SCHEMA: Final = """
CREATE TABLE log (
  tableid TEXT NOT NULL, n INTEGER NOT NULL, lines BLOB NOT NULL, PRIMARY KEY (tableid, n)
) WITHOUT ROWID;
CREATE TABLE journal (id INTEGER PRIMARY KEY, lines BLOB NOT NULL);
"""
# version 1 had a row for each entry
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
# after a crash in the middle of sorting, journal and log have the same entries; both begin at the same number
SORT: Final = "INSERT OR REPLACE INTO log VALUES "
FORGET: Final = "DELETE FROM journal WHERE id <= ?"
TOGETHER: Final = 1_500  # entries, in whole tables, sorted by one commit; the next moves wait for it

Lines = tuple[str, int, list[Entry]]  # a table, the first number, its entries
ENCODER: Final = msgspec.json.Encoder()
LINES: Final = msgspec.json.Decoder(list[Lines])
ENTRIES: Final = msgspec.json.Decoder(list[Entry])


class Unsorted:
    """Entries in the journal, by table."""

    def __init__(self) -> None:
        """Start empty."""
        self.count = 0
        self.last = 0  # the last journal row included
        self._tables: dict[str, tuple[int, list[Entry]]] = {}  # the first number, and consecutive entries

    def add(self, row: int, lines: Iterable[Lines]) -> None:
        """Add a journal row."""
        self.last = max(self.last, row)
        tables = self._tables
        for table, first, entries in lines:
            self.count += len(entries)
            known = tables.get(table)
            if known is None:
                tables[table] = first, list(entries)
            else:
                known[1].extend(entries)

    def of(self, table: str) -> dict[int, list[Entry]]:
        """A table's entries, and the number of the first."""
        found = self._tables.get(table)
        return {} if found is None else {found[0]: list(found[1])}

    def lines(self) -> list[Lines]:
        """All entries, each table in one piece."""
        return [(table, first, entries) for table, (first, entries) in self._tables.items()]


def left_over(connection: sqlite3.Connection) -> Unsorted:
    """The journal at the start, as the last server left it."""
    left = Unsorted()
    for row, lines in connection.execute("SELECT id, lines FROM journal ORDER BY id"):
        left.add(row, LINES.decode(lines))
    return left


def sorting(unsorted: Unsorted) -> Iterator[Statement]:
    """The steps that move entries into the log, each in its own commit."""
    values: list[object] = []
    lines = 0
    for table, first, entries in unsorted.lines():
        values += (table, first, ENCODER.encode(entries))
        lines += len(entries)
        if lines >= TOGETHER:
            yield insertion(values)
            values, lines = [], 0
    if values:
        yield insertion(values)
    yield FORGET, (unsorted.last,)


def insertion(values: list[object]) -> Statement:
    """Several log pieces in one statement: after each statement a thread has to wait for the interpreter."""
    return SORT + ", ".join(["(?, ?, ?)"] * (len(values) // 3)), values
