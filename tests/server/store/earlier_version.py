"""A store as an earlier version would have left it."""

import sqlite3
from pathlib import Path

from warbook.server.store.schema import SCHEMA

COLUMNS = {
    "tables": "id, over, listed, timed, owner, made, row",
    "people": "person, made, tableid",
    "log": "tableid, n, lines",
    "journal": "id, lines",
    "replays": "id, data",
}


def aged(path: Path, version: int) -> None:
    """Write a file anew as version 2, 3 or 4 has written it: without what it did not know."""
    with sqlite3.connect(path) as now:
        kept = {name: now.execute(f"SELECT {columns} FROM {name}").fetchall() for name, columns in COLUMNS.items()}
    now.close()
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    with sqlite3.connect(path) as old:
        old.executescript(f"{SCHEMA} PRAGMA user_version = {version};")
        if version < 3:
            old.executescript("DROP TABLE wins; DROP TABLE unlocked;")
        for name, rows in kept.items():
            places = ", ".join("?" * (COLUMNS[name].count(",") + 1))
            old.executemany(f"INSERT INTO {name} VALUES ({places})", rows)
    old.close()
