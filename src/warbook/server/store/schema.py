"""The schema of the SQLite store, and the migrations from earlier versions."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from warbook.server.store.journal import LOG_SCHEMA, UPGRADE

DAY: Final = 1440  # minutes
QUICKLY_CHECKED: Final = 256 << 20  # bytes that are checked at every start; more would take too long
# version 2 had no campaigns
WIN_SCHEMA: Final = """
CREATE TABLE wins (
  person TEXT NOT NULL, game TEXT NOT NULL, scenario TEXT NOT NULL, setting TEXT NOT NULL,
  stars INTEGER NOT NULL, at INTEGER NOT NULL, tableid TEXT NOT NULL, PRIMARY KEY (person, game, scenario, setting)
) WITHOUT ROWID;
CREATE TABLE unlocked (person TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (person, game)) WITHOUT ROWID;
"""
FIRST: Final = 3  # the version of a new file, before the migrations
SCHEMA: Final = f"""
CREATE TABLE tables (
  id TEXT PRIMARY KEY, over INTEGER NOT NULL, listed INTEGER NOT NULL, timed INTEGER NOT NULL,
  owner TEXT NOT NULL, made INTEGER NOT NULL, row BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_open ON tables (made) WHERE over = 0 AND listed = 1;
CREATE INDEX tables_owner ON tables (owner) WHERE over = 0;
CREATE TABLE people (
  person TEXT NOT NULL, made INTEGER NOT NULL, tableid TEXT NOT NULL, PRIMARY KEY (person, made, tableid)
) WITHOUT ROWID;
{LOG_SCHEMA}
CREATE TABLE replays (id TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
{WIN_SCHEMA}
"""
# version 4 never deleted anything, and did not store the maker's address.
# `expires` is in minutes of the file's age, which grows only while a server runs; a replay with 0 goes with its table
EXPIRY: Final = f"""
ALTER TABLE tables ADD COLUMN place TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN weight INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN expires INTEGER NOT NULL DEFAULT {60 * DAY};
UPDATE tables SET expires = {730 * DAY} WHERE over = 1;
CREATE INDEX tables_expiring ON tables (expires);
CREATE INDEX tables_place ON tables (place) WHERE over = 0;
DROP INDEX tables_open;
CREATE INDEX tables_open ON tables (made, place, owner) WHERE over = 0 AND listed = 1;
ALTER TABLE replays ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
UPDATE replays SET expires = {180 * DAY} WHERE id NOT IN (SELECT id FROM tables);
CREATE INDEX replays_expiring ON replays (expires) WHERE expires > 0;
CREATE TABLE age (minutes INTEGER NOT NULL);
INSERT INTO age VALUES (0);
"""
# the migration from each version to the next; a seed of version 3 was a number
STEPS: Final = {1: UPGRADE, 2: WIN_SCHEMA, 3: "", 4: EXPIRY}
VERSION: Final = max(STEPS) + 1


def is_empty(connection: sqlite3.Connection) -> bool:
    """Whether a file is new."""
    return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def bring_up_to_date(connection: sqlite3.Connection, path: Path) -> None:
    """Create the tables of a new file, or migrate an older one; a file of another program is a ValueError."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version == VERSION:
        return
    if version == 0 and not is_empty(connection):
        raise ValueError(f"{path}: the file is a database of another program")
    if version != 0 and version not in STEPS:
        raise ValueError(f"{path}: the file has version {version}, and only {VERSION} can be read")
    script = "" if version else SCHEMA
    for each in range(version or FIRST, VERSION):
        script += STEPS[each]
    connection.executescript(f"BEGIN; {script} PRAGMA user_version = {VERSION}; COMMIT;")


def check_pages(connection: sqlite3.Connection, path: Path) -> None:
    """Check the pages of a file that is not too large; damage is a ValueError."""
    if path.stat().st_size <= QUICKLY_CHECKED:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise ValueError(f"{path} is damaged: {' '.join(str(found).split())}")


def check_there(path: Path, key: Path) -> None:
    """A key without a database is a ValueError: a server has run here, and its data is gone."""
    found = ""
    if not path.exists():
        found = "gone"
    elif path.stat().st_size == 0:
        found = "empty"
    if key.exists() and found:
        raise ValueError(
            f"{path} is {found}, but {key} shows that a server has kept its tables there: "
            "put the file back from a copy, or delete the key to begin afresh"
        )
