"""A store that does not work: everybody is told, nobody waits in silence, and all works again when the store does."""

import asyncio
import contextlib
import resource
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Person, Served, serving
from tests.server.in_process import FORM, Ear, FullDisk
from tests.server.test_run import serve
from warbook.server.limits import Limits
from warbook.server.socket.protocol import Typed
from warbook.server.store.sqlite import SqliteStore
from warbook.server.store.writer import run
from warbook.server.table.registry import Registry
from warbook.server.table.requests import handle


@contextlib.contextmanager
def no_room(server: Served) -> Iterator[None]:
    """The server can write to no file."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_to_everybody_and_passes(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "0") as server:
        ada, ben = Person(server), Person(server)
        for person in (ada, ben):
            person.get("/api/games")
        table, invites = ada.make("me", "open")
        ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
        done, _ = ada.make("me", "here")
        with ada.sit(done) as line:
            line.type(0, "resign")
        replay = ada.get(f"/api/tables/{done}/replay")
        with ada.sit(table) as red, ben.sit(table) as blue, Person(server).sit(table) as watcher:
            red.type(0, "place S a1")
            with no_room(server):
                red.say("type", 0, seq=red.seq(0), text="place H b1")
                for line in (red, blue, watcher):
                    assert line.until("error")["key"] == "server-store"
                    assert line.closed() == (1012, "server-store")
                for path, body in (
                    ("/api/replays", replay),
                    ("/api/tables", {"game": "summoner-war", "seats": [{"who": "me"}, {"who": "here"}]}),
                    (f"/api/tables/{table}/takeover", {"seat": 0, "bot": "random"}),
                    ("/api/progress/open", {"game": "rift-in-time", "open": True}),
                ):
                    status, answer = ada.ask("POST", path, body)
                    assert (status, answer["error"]["key"]) == (503, "server-store"), path
        with ada.sit(table) as red:
            assert red.latest[0]["view"]["draft"] == {"a1": "S"}
            assert red.type(0, "place H b1")["t"] == "update"
        assert ada.post("/api/replays", replay)["replay"]
    assert "Traceback" not in server.log.read_text()


def test_a_file_that_cannot_be_read_any_more_is_told(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "0") as server:
        ada = Person(server)
        ada.get("/api/games")
        table, _ = ada.make("me", "here")
        server.stop()
        server.start()  # everything is in the file now, and nothing in memory
        file = server.data / "warbook.sqlite"
        whole = file.read_bytes()
        file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
        line = ada.sit(table)
        assert line.closed() == (1012, "server-store")
        for path in (f"/api/tables/{table}", "/api/mine", "/api/tables"):
            status, answer = ada.ask("GET", path)
            assert (status, answer["error"]["key"]) == (503, "server-store"), path
        assert str(file) in server.log.read_text()
        file.write_bytes(whole)
        with ada.sit(table) as line:
            assert line.type(0, "place S a1")["t"] == "update"
    assert "Traceback" not in server.log.read_text()


class Locked(sqlite3.Connection):
    """A connection that can neither commit nor roll back."""

    def execute(self, sql: str, values: object = ()) -> sqlite3.Cursor:
        if sql in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError(f"no {sql}")
        return super().execute(sql, values)  # type: ignore[arg-type]  # whatever was given


def test_a_commit_that_cannot_even_be_rolled_back_is_told() -> None:
    connection = sqlite3.connect(":memory:", factory=Locked, isolation_level=None)
    failure = run(connection, [("CREATE TABLE a (b)", ()), ("SELECT 1", ())])
    assert str(failure) == "no COMMIT"
    connection.close()


def said(done: "subprocess.CompletedProcess[str]") -> str:
    """The one sentence of a server that did not start."""
    assert done.returncode == 2, done.stdout + done.stderr
    lines = [line for line in done.stderr.splitlines() if "compiled modules are older" not in line]
    assert len(lines) == 1, done.stderr
    return lines[0]


def kept_folder(folder: Path) -> Path:
    """A data folder in which something was kept."""
    with serving(folder, "--rate", "0") as server:
        person = Person(server)
        person.get("/api/games")
        for _ in range(30):
            person.make("me", "here")
    return folder


@pytest.mark.parametrize("how", ["empty", "gone"])
def test_a_database_that_has_vanished_is_not_begun_afresh(tmp_path: Path, how: str) -> None:
    folder = kept_folder(tmp_path / "data")
    file = folder / "warbook.sqlite"
    file.unlink()
    if how == "empty":
        file.write_bytes(b"")
    for _ in range(2):  # and the first refusal has changed nothing
        sentence = said(serve("--port", "0", "--data", str(folder)))
        assert str(file) in sentence and str(folder / "key") in sentence
        assert how in sentence
    (folder / "key").unlink()
    with serving(folder, "--rate", "0"):
        pass


def test_a_new_folder_and_an_old_one_without_a_key_are_fine(tmp_path: Path) -> None:
    folder = kept_folder(tmp_path / "data")
    (folder / "key").unlink()
    for each in (folder, tmp_path / "new"):
        with serving(each, "--rate", "0") as server:
            assert Person(server).get("/api/games")


def test_damaged_pages_are_one_sentence(tmp_path: Path) -> None:
    folder = kept_folder(tmp_path / "data")
    file = folder / "warbook.sqlite"
    whole = bytearray(file.read_bytes())
    whole[4096:] = b"\xff" * (len(whole) - 4096)
    file.write_bytes(whole)
    assert str(file) in said(serve("--port", "0", "--data", str(folder)))


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with sqlite3.connect(folder / "warbook.sqlite") as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    assert "another program" in said(serve("--port", "0", "--data", str(folder)))


def test_a_large_file_is_not_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "w.sqlite")
    store.check()
    begun = time.monotonic()
    monkeypatch.setattr("warbook.server.store.schema.QUICKLY_CHECKED", 0)
    store.check()
    assert time.monotonic() - begun < 5


def test_who_arrives_while_the_store_breaks_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        store = FullDisk(tmp_path / "w.sqlite")
        registry = Registry(store, Limits())
        await registry.open()
        live = await registry.table((await registry.make(FORM, "ada")).table)
        ada, late = Ear("ada"), Ear("eve")
        live.arrive(ada)
        store.full = True
        live.queue.put(lambda: handle(live, ada, Typed(0, 0, "place S a1")))
        live.arrive(late)  # in the middle of a commit that will fail
        await asyncio.sleep(0.05)
        for ear in (ada, late):
            assert ear.heard[-1] == {"t": "error", "key": "server-store", "words": {}}
            assert ear.dropped
        await registry.close()

    asyncio.run(story())
