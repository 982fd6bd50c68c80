"""Point 13: a broken, empty or damaged store, machines whose clock is wrong, and paths that are none."""

from __future__ import annotations

import shutil
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.attack.limited_server import Limited, limited
from tests.attack.people import Honest, asked, visitor
from tests.attack.scale import LONG, scaled
from tests.server.client import Line, Person, Served, started

FORM = {"game": "summoner-war", "seats": [{"who": "me"}, {"who": "here"}], "options": {"augment_count": "0"}}


def refuses_to_start(data: Path) -> str:
    """The one sentence of a server that does not start over a data folder; "" when it does."""
    server = Served(data)
    try:
        server.start()
    except AssertionError as error:
        lines = [line for line in str(error).splitlines() if line and "compiled modules are older" not in line]
        assert len(lines) == 1, error
        return lines[0]
    server.stop()
    return ""


def played(data: Path) -> tuple[str, str]:
    """A data folder with a game in it, its server gone: the table, and its player's cookie."""
    with limited(data) as served, Honest(served) as honest:
        honest.plays(scaled(3, 30))
        for _ in range(20):
            honest.person.ask("POST", "/api/tables", FORM)
    return honest.table, honest.person.cookie


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("kept") / "data"
    played(data)
    return data


@pytest.fixture
def data(kept: Path, tmp_path: Path) -> Path:
    """A copy of a data folder in which somebody has played."""
    shutil.copytree(kept, tmp_path / "data")
    return tmp_path / "data"


def without_log(data: Path) -> Path:
    for side in ("warbook.sqlite-wal", "warbook.sqlite-shm"):
        (data / side).unlink(missing_ok=True)
    return data / "warbook.sqlite"


def test_an_empty_file_where_there_was_a_store_is_told(data: Path) -> None:
    without_log(data).write_bytes(b"")
    assert "warbook.sqlite" in refuses_to_start(data)


def test_damaged_pages_are_told_in_one_sentence(data: Path) -> None:
    file = without_log(data)
    whole = bytearray(file.read_bytes())
    for place in range(4096, len(whole), 4096):
        whole[place : place + 2048] = b"\xa5" * 2048
    file.write_bytes(whole)
    assert "warbook.sqlite" in refuses_to_start(data)


def test_a_store_that_was_cut_short_is_told_in_one_sentence(data: Path) -> None:
    file = without_log(data)
    file.write_bytes(file.read_bytes()[: 4096 * 2 + 100])
    assert "warbook.sqlite" in refuses_to_start(data)


def test_a_store_that_breaks_under_the_server_is_told_everywhere(tmp_path: Path) -> None:
    """Tables are dropped from the file while the server runs: every door says so, none stays silently open."""
    with limited(tmp_path / "data") as served:
        person = visitor(served)
        table, _ = person.make("me", "here")
        file = sqlite3.connect(tmp_path / "data" / "warbook.sqlite")
        file.executescript("DROP TABLE journal; DROP TABLE replays; DROP TABLE log;")
        file.close()
        line = person.sit(table)
        with line:
            line.say("type", 0, seq=0, text="place S a1")
            assert said(line) == "server-store"
        status, answer = person.ask("POST", "/api/replays", golden())
        assert (status, answer["error"]["key"]) == (503, "server-store")
        other = Person(served)
        assert other.ask("GET", "/api/games")[0] == 200  # what needs no store still works
        cold = Line(served, "nowhere12345")
        assert cold.closed(20)[1] in ("server-no-table", "server-store")
        cold.socket.close()


def golden() -> bytes:
    return (Path(__file__).parents[2] / "games" / "summoner" / "golden" / "resignation.json").read_bytes()


def said(line: Line) -> str:
    """The key of the error that comes, or the reason with which the line is closed."""
    try:
        return str(line.until("error", timeout=20)["key"])
    except ConnectionClosed as error:
        return "" if error.rcvd is None else error.rcvd.reason


@pytest.mark.parametrize("ahead", [3600, *([-3600, 10 * 365 * 24 * 3600] if LONG else [])])
def test_a_clock_that_was_set_between_two_starts_costs_nobody_time(tmp_path: Path, ahead: int) -> None:
    served = Limited(tmp_path / "data")
    with started(served):
        person = visitor(served)
        table, _ = person.make("me", "here", clock={"minutes": 10, "increment": 0})
        with person.sit(table) as line:
            line.type(0, "place F a1")
            before = line.latest[0]["clocks"][0]["left"]
        served.kill()
        served.given = {"ahead": ahead}
        served.start()
        with person.sit(table) as line:
            left = line.latest[0]["clocks"][0]["left"]
            assert before - 60_000 < left <= before
            assert line.type(0, "place F b1")["t"] == "update"
            assert before - 60_000 < line.latest[0]["clocks"][0]["left"] <= before
        served.kill()  # and back again: the log has times of both
        served.given = {}
        served.start()
        with person.sit(table) as line:
            assert before - 60_000 < line.latest[0]["clocks"][0]["left"] <= before
            assert line.type(0, "place F c1")["t"] == "update"


ODD_PATHS = [
    "/" + "a" * 20_000,
    "/assets/" + "b" * 300,
    "/%00",
    "/" + "../" * 500 + "etc/passwd",
    "/%2e%2e/" * 300,
    "/health",
    "/index.php",
    "/api/" + "c" * 10_000,
    "/api/tables/" + "d" * 5000,
    "/api/replays/%ff%fe",
    "/api/texts/%2e%2e/passwd",
    "//evil.example.org/",
    "/?" + "q=1&" * 4000,
]


def test_odd_paths_give_no_page_no_traceback_and_little_log(server: Served, honest: Honest) -> None:
    written = server.log.stat().st_size
    for path in ODD_PATHS:
        line = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        status = int(asked(server, line.encode()).split()[1])
        assert status in (400, 404, 414) or (status == 200 and path.startswith("/?")), (status, path[:40])
    assert server.log.stat().st_size < written + 2000


def test_a_server_that_is_killed_again_and_again_loses_nobody(tmp_path: Path) -> None:
    served = Limited(tmp_path / "data")
    with started(served):
        with Honest(served) as honest:
            honest.plays(1)
        for _ in range(scaled(1, 20)):
            with honest.person.sit(honest.table) as line:
                before = line.seq(0)
            time.sleep(0.05)
            served.kill()
            served.start()
            with honest.person.sit(honest.table) as line:
                assert line.hello["mine"] == [0] and line.seq(0) >= before
