"""The SQL statements."""

from __future__ import annotations

from typing import Final

import msgspec

from warbook.server.limits import Limits
from warbook.server.store.base import TableRow
from warbook.server.store.schema import DAY
from warbook.server.store.writer import Statement

SAVE: Final = """INSERT OR REPLACE INTO tables (id, over, listed, timed, owner, made, row, place, weight, expires)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
SIT: Final = "INSERT OR IGNORE INTO people VALUES (?, ?, ?)"
LEAVE: Final = "DELETE FROM people WHERE person = ? AND made = ? AND tableid = ?"
KEEP: Final = "INSERT OR REPLACE INTO replays (id, data, expires) VALUES (?, ?, ?)"
# the newest tables, but nobody can fill the list: three of a person, twenty of an address, of which three come first
LIST: Final = """SELECT row FROM tables JOIN (
    SELECT id AS chosen,
      row_number() OVER (PARTITION BY coalesce(nullif(place, ''), id) ORDER BY made DESC, id) AS near,
      row_number() OVER (PARTITION BY owner ORDER BY made DESC, id) AS own
    FROM (SELECT id, made, place, owner FROM tables WHERE over = 0 AND listed = 1 ORDER BY made DESC LIMIT 5000)
  ) ON id = chosen WHERE own <= 3 AND near <= 20 ORDER BY near > 3, made DESC LIMIT ?"""
COUNT: Final = """SELECT (SELECT count(*) FROM tables WHERE over = 0),
  (SELECT coalesce(sum(weight), 0) FROM tables WHERE owner = ? AND over = 0),
  (SELECT coalesce(sum(weight), 0) FROM tables WHERE place = ? AND over = 0)"""
AGE: Final = "UPDATE age SET minutes = ?"
FORGET_UPLOADS: Final = """DELETE FROM replays WHERE id IN
  (SELECT id FROM replays WHERE expires > 0 AND expires <= ? ORDER BY expires LIMIT 100)"""
WIN: Final = """INSERT INTO wins VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, game, scenario, setting)
  DO UPDATE SET stars = excluded.stars, at = excluded.at, tableid = excluded.tableid WHERE excluded.stars > stars"""
UNLOCK: Final = "INSERT OR IGNORE INTO unlocked VALUES (?, ?)"
LOCK: Final = "DELETE FROM unlocked WHERE person = ? AND game = ?"


def saving(row: TableRow) -> list[Statement]:
    """The statements that store a table's row and seats."""
    timed = int(row.clock is not None)
    kept = (row.place, row.weight, row.expires)
    values = (row.id, int(row.over), int(row.listed), timed, row.owner, row.made, msgspec.json.encode(row), *kept)
    people = {chair.person for chair in row.chairs if chair.person}
    return [(SAVE, values), *((SIT, (person, row.made, row.id)) for person in sorted(people))]


def lasting(row: TableRow, limits: Limits) -> int:
    """How many minutes a table is kept without visitors."""
    if row.over:
        return int(limits.finished_days * DAY)
    is_empty = not row.moved and any(chair.who == "open" for chair in row.chairs)
    return int((limits.empty_days if is_empty else limits.abandoned_days) * DAY)


def removal(row: TableRow) -> list[Statement]:
    """The statements that delete a table."""
    people = sorted({chair.person for chair in row.chairs if chair.person})
    return [
        *((LEAVE, (who, row.made, row.id)) for who in people),
        ("DELETE FROM log WHERE tableid = ?", (row.id,)),
        ("DELETE FROM replays WHERE id = ?", (row.id,)),
        ("DELETE FROM tables WHERE id = ?", (row.id,)),
    ]
