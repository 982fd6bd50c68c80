"""A commit is one row of a journal with the new lines of all tables, so it writes a page or two.

From time to time they are sorted into the log, where each table's lines lie together.
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
TOGETHER: Final = 1_500  # lines, in whole tables, that are sorted by one commit: the next moves wait for it

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
        self._tables: dict[str, tuple[int, list[Entry]]] = {}  # from which number on; they follow on each other

    def add(self, row: int, lines: Iterable[Lines]) -> None:
        """Add what a commit has put into a row of the journal."""
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
        """What is there of a table, by the number of the first."""
        found = self._tables.get(table)
        return {} if found is None else {found[0]: list(found[1])}

    def lines(self) -> list[Lines]:
        """Everything that is there, each table in one piece."""
        return [(table, first, entries) for table, (first, entries) in self._tables.items()]


def left_over(connection: sqlite3.Connection) -> Unsorted:
    """What the journal has at the start: the last server did not come to sort it."""
    left = Unsorted()
    for row, lines in connection.execute("SELECT id, lines FROM journal ORDER BY id"):
        left.add(row, LINES.decode(lines))
    return left


def sorting(unsorted: Unsorted) -> Iterator[Statement]:
    """What has to be done to sort lines into the log, step by step, each a commit of its own."""
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
    """Pieces of the log in one statement: after each of several a thread would have to wait for the interpreter."""
    return SORT + ", ".join(["(?, ?, ?)"] * (len(values) // 3)), values
