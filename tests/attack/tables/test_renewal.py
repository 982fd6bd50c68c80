"""Point 14: a new version of the rules comes while games are under way; nobody is stranded."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.attack.limited_server import Limited
from tests.attack.people import Honest, visitor
from tests.attack.scale import scaled
from tests.server.client import started

CHANGES: list[tuple[dict[str, object], str]] = [
    ({"rules": 0}, "server-new-rules"),
    ({"content": "0" * 16}, "server-new-content"),
]


def changed(data: Path, table: str, **fields: object) -> None:
    """Make a table look as if another version had begun it."""
    file = sqlite3.connect(data / "warbook.sqlite")
    with file:
        row: dict[str, Any] = json.loads(file.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()[0])
        file.execute("UPDATE tables SET row = ? WHERE id = ?", (json.dumps({**row, **fields}).encode(), table))
    file.close()


def with_a_foreign_move(data: Path, table: str) -> None:
    """Put a move at the end of a table's log that the rules of today do not know."""
    file = sqlite3.connect(data / "warbook.sqlite")
    with file:
        rows = file.execute("SELECT n, lines FROM log WHERE tableid = ? ORDER BY n", (table,)).fetchall()
        lines = [json.loads(row[1]) for row in rows]
        journal = file.execute("SELECT lines FROM journal ORDER BY id").fetchall()
        count = max(
            [row[0] + len(each) for row, each in zip(rows, lines, strict=True)]
            + [first + len(new) for row in journal for id, first, new in json.loads(row[0]) if id == table]
        )
        last = file.execute("SELECT max(id) FROM journal").fetchone()[0] or 0
        foreign = json.dumps([[table, count, [[0, 1 << 24 | 5, 1]]]])
        file.execute("INSERT INTO journal VALUES (?, ?)", (last + 1, foreign.encode()))
    file.close()


def test_a_running_game_goes_on_under_new_rules_and_everybody_is_told(tmp_path: Path) -> None:
    served = Limited(tmp_path / "data")
    with started(served):
        person, watcher = visitor(served), visitor(served)
        table, _ = person.make("me", "here")
        with person.sit(table) as line:
            line.deploy(0)
            before = line.latest[0]["view"]
        for fields, key in CHANGES[: scaled(1, 2)]:
            served.kill()
            changed(tmp_path / "data", table, **fields)
            served.start()
            for each in (person, watcher):
                with each.sit(table) as line:
                    assert line.until("error", timeout=20)["key"] == key
        with person.sit(table) as line:
            assert line.latest[0]["view"] == before
            line.deploy(1)
            assert line.type(0, "+d1")["t"] == "update"


def test_a_game_whose_moves_do_not_stand_is_closed_and_can_be_read(tmp_path: Path) -> None:
    served = Limited(tmp_path / "data")
    with started(served):
        person = visitor(served)
        table, _ = person.make("me", "here")
        with person.sit(table) as line:
            line.type(0, "place S a1")
        with Honest(served) as honest:
            honest.plays(1)
        served.kill()
        changed(tmp_path / "data", table, rules=0)
        with_a_foreign_move(tmp_path / "data", table)
        served.start()
        assert person.sit(table).closed(20)[1] == "server-closed-rules"
        info = person.get(f"/api/tables/{table}")
        assert info["over"] and info["result"] == ""
        file = person.get(f"/api/tables/{table}/replay")
        assert file["rules"] == 0 and file["actions"][0] == "0:place S a1"
        with honest.person.sit(honest.table) as line:  # the others play on
            assert line.hello["mine"] == [0] and not line.hello["over"]
