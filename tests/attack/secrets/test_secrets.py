"""Point 9: a stranger watches everything that can be read about a table while nobody is told anything."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.attack.people import asked, visitor
from tests.attack.scale import scaled
from tests.server.client import Person, Served, serving
from tests.server.table.test_secrets import ONE, OTHER, RED_ROWS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own: whatever changes there has to do with the table that is watched."""
    with serving(tmp_path_factory.mktemp("secrets") / "data") as served:
        yield served
    assert "Traceback" not in served.log.read_text()


def seen(server: Served, table: str, cookie: str) -> list[bytes]:
    """All that a stranger can fetch about a table, byte for byte, headers too."""
    answers = []
    for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/replay", f"/api/replays/{table}"):
        for method in ("GET", "HEAD"):
            line = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n"
            head, _, body = asked(server, line.encode()).partition(b"\r\n\r\n")
            kept = [each for each in head.split(b"\r\n") if not each.lower().startswith(b"date:")]
            answers += [b"\r\n".join(kept), body]
    return answers


@pytest.fixture
def table(server: Served) -> tuple[Person, Person, str]:
    """Two people at a listed table, and its id."""
    ada, ben = visitor(server), visitor(server)
    table, invites = ada.make("me", "open", listed=True)
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})
    return ada, ben, table


def test_a_secret_preparation_changes_nothing_that_a_stranger_can_read(
    server: Served, table: tuple[Person, Person, str]
) -> None:
    ada, ben, id = table
    eve = visitor(server)
    with ada.sit(id) as red, ben.sit(id), eve.sit(id) as watcher:
        watcher.catch_up()
        before, heard = seen(server, id, eve.cookie), len(watcher.raw)
        moves = [f"place {letter} {file}1" for file, letter in zip("abcdefgh", RED_ROWS[:8], strict=True)]
        for move in moves[: scaled(4, 8)]:
            red.type(0, move)
            watcher.catch_up()
            heard += 1  # its own pong
            assert seen(server, id, eve.cookie) == before
        for _ in range(2):
            red.do("undo", 0)
            assert seen(server, id, eve.cookie) == before
        watcher.catch_up()
        assert len(watcher.raw) == heard + 1


def test_the_same_public_game_over_other_secrets_reads_the_same(server: Served) -> None:
    """Sizes, order, headers, times of play: two tables that differ only in what is hidden cannot be told apart."""
    eve = visitor(server)
    told = []
    for rows in (ONE, OTHER):
        ada, ben = visitor(server), visitor(server)
        table, invites = ada.make("me", "open", listed=True)
        ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})
        with ada.sit(table) as red, ben.sit(table) as blue:
            blue.deploy(1, rows)
            red.deploy(0, RED_ROWS)
            red.catch_up()
            red.type(0, "+d1")
            blue.catch_up()
            blue.type(1, "+e4")
            info = json.loads(seen(server, table, eve.cookie)[1])
        told.append({**info, "table": "", "made": 0, "played": 0})
        other = [len(each) for each in seen(server, table, eve.cookie)[:4]]
        told[-1]["sizes"] = other
    assert told[0] == told[1]


def test_nothing_of_a_running_table_can_be_fetched_by_guessing(
    server: Served, table: tuple[Person, Person, str]
) -> None:
    _, _, id = table
    eve = visitor(server)
    for path in (
        f"/api/tables/{id}/replay",
        f"/api/replays/{id}",
        f"/api/tables/{id}/log",
        f"/api/tables/{id}/seed",
        f"/api/replays/{id}?at=0",
        f"/api/replays/{id}/fork",
        f"/api/tables/{id}/../{id}/replay",
        f"/api/tables/{id.upper()}/replay",
        f"/api/tables/{id}%00/replay",
        "/warbook.sqlite",
        "/key",
        "/../data/key",
    ):
        status, answer = eve.ask("GET", path)
        assert status in (400, 403, 404, 405), (path, status)
        assert "seed" not in str(answer)
    status, _ = eve.ask("POST", f"/api/replays/{id}/fork", {"at": 0, "seats": [{"who": "me"}, {"who": "here"}]})
    assert status in (403, 404)


def test_tickets_are_not_found_by_trying(server: Served) -> None:
    ada, eve = visitor(server), visitor(server)
    table, invites = ada.make("me", "open")
    ticket = invites[0]["ticket"]
    tries = ["", "0" * 32, ticket[:-1], ticket + "0", ticket.upper(), ticket[::-1], " " + ticket, "%00", "*", "'--"]
    tries += [f"{number:032x}" for number in range(scaled(50, 400))]
    for wrong in tries:
        if wrong == ticket:
            continue
        status, answer = eve.ask("POST", "/api/join", {"table": table, "ticket": wrong})
        assert status in (400, 403, 429), answer
    assert visitor(server).post("/api/join", {"table": table, "ticket": ticket})["seat"] == 1


def test_the_key_is_not_for_others(server: Served) -> None:
    assert (server.data / "key").stat().st_mode & 0o077 == 0
