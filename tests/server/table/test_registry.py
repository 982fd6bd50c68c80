"""The registry of tables: what leaves memory comes back, and a disk that fails loses nothing."""

import asyncio
import gc
import json
import os
import signal
import sqlite3
import time
import weakref
from asyncio import Future
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Message, Person, Served
from tests.server.in_process import FORM, Ear, FullDisk, nothing, say
from tests.server.processes import children, command
from warbook.kernel.api import Action, Seat
from warbook.match.entries import Entry
from warbook.server.errors import Denied
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Addresses, Bucket, Limits
from warbook.server.socket.protocol import Typed
from warbook.server.store.schema import SCHEMA
from warbook.server.store.sqlite import SqliteStore, settle
from warbook.server.store.writer import QUICK
from warbook.server.table.live import LiveTable
from warbook.server.table.registry import Registry
from warbook.server.table.renewal import standing
from warbook.server.table.requests import handle
from warbook.server.table.updates import now


async def kept(store: SqliteStore, table: str, first: int, entries: list[Entry]) -> None:
    """Append lines, and wait until they are on disk."""
    done: Future[None] = asyncio.get_running_loop().create_future()
    store.append(table, first, entries, partial(settle, done))
    await done


def test_a_table_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits(idle=0.05))
        await registry.open()
        made = await registry.make(FORM, "ada")
        live = await registry.table(made.table)
        ear = Ear("ada")
        live.queue.put(lambda: live.come(ear))
        await say(live, ear, Typed(0, 0, "place S a1"))
        await asyncio.sleep(0.2)
        assert registry.live  # somebody looks at it
        live.queue.put(lambda: live.go(ear))
        for _ in range(100):
            await asyncio.sleep(0.02)
            if not registry.live:
                break
        assert not registry.live
        row = await registry.store.table(made.table)
        assert row is not None and row.acting == [0, 1]
        assert (await registry.info(row, "ada")).turn
        assert not registry.live  # knowing whose turn it is does not need the table
        again = await registry.table(made.table)
        assert again.table.match.digest() == live.table.match.digest()
        assert again.table.audiences[0].seq == 1
        await registry.close()

    asyncio.run(story())


def test_a_move_that_could_not_be_kept_does_not_count(tmp_path: Path) -> None:
    async def story() -> None:
        store = FullDisk(tmp_path / "w.sqlite")
        registry = Registry(store, Limits())
        await registry.open()
        made = await registry.make(FORM, "ada")
        live = await registry.table(made.table)
        ear = Ear("ada")
        live.queue.put(lambda: live.come(ear))
        await say(live, ear, Typed(0, 0, "place S a1"))
        store.full = True
        live.queue.put(lambda: handle(live, ear, Typed(0, 1, "place H b1")))
        await asyncio.sleep(0.05)
        assert ear.heard[-1] == {"t": "error", "key": "server-store", "words": {}}
        assert ear.dropped
        store.full = False
        again = await registry.table(made.table)
        assert again is not live
        assert again.table.match.log() == ["0:place S a1"]
        late = Ear("ada")
        again.queue.put(lambda: again.come(late))
        await say(again, late, Typed(0, 1, "place H b1"))
        assert late.heard[-1]["seq"] == 2
        await registry.close()

    asyncio.run(story())


@pytest.mark.parametrize("quick", [QUICK, 0.0], ids=["on the spot", "by the thread"])
def test_the_journal_is_sorted_into_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: float) -> None:
    monkeypatch.setattr("warbook.server.store.sqlite.MOST_UNSORTED", 5)
    monkeypatch.setattr("warbook.server.store.journal.TOGETHER", 2)

    async def story() -> None:
        store = SqliteStore(tmp_path / "w.sqlite", quick)
        await store.open()
        for n in range(20):
            await kept(store, "one", n, [Entry(0, n, n)])
            await kept(store, "two", 2 * n, [Entry(0, n, n), Entry(1, n, n)])
            assert [entry.value for entry in await store.log("one")] == list(range(n + 1))
        await store.close()
        with sqlite3.connect(tmp_path / "w.sqlite") as file:
            assert file.execute("SELECT count(*) FROM log WHERE tableid = 'one'").fetchone()[0] > 2
        again = SqliteStore(tmp_path / "w.sqlite")
        await again.open()
        assert len(await again.log("one")) == 20
        assert [entry.kind for entry in await again.log("two")] == [0, 1] * 20
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("quick", [QUICK, 0.0], ids=["on the spot", "by the thread"])
def test_lines_that_cannot_be_sorted_stay_in_the_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: float
) -> None:
    monkeypatch.setattr("warbook.server.store.sqlite.MOST_UNSORTED", 3)

    async def story() -> None:
        store = SqliteStore(tmp_path / "w.sqlite", quick)
        await store.open()
        with monkeypatch.context() as broken:
            broken.setattr("warbook.server.store.journal.SORT", "INSERT INTO nowhere VALUES ")
            for n in range(10):
                await kept(store, "one", n, [Entry(0, n, n)])
                await asyncio.sleep(0.01)
            assert [entry.value for entry in await store.log("one")] == list(range(10))
        for n in range(10, 15):
            await kept(store, "one", n, [Entry(0, n, n)])
        assert [entry.value for entry in await store.log("one")] == list(range(15))
        await store.close()
        again = SqliteStore(tmp_path / "w.sqlite")
        await again.open()
        assert [entry.value for entry in await again.log("one")] == list(range(15))
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("content", [b"this is no database, but it is long enough to be looked at" * 20])
def test_a_file_that_is_none_of_ours_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "w.sqlite").write_bytes(content)

    async def story() -> None:
        with pytest.raises(ValueError, match=r"w\.sqlite: file is not a database"):
            await SqliteStore(tmp_path / "w.sqlite").open()

    asyncio.run(story())


def test_a_table_of_other_rules_is_not_played_on(tmp_path: Path) -> None:
    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await registry.open()
        made = await registry.make(FORM, "ada")
        live = await registry.table(made.table)
        live.row.rules = 0
        await registry.park(live)
        again = await registry.table(made.table)
        assert again.row.rules > 0
        ear = Ear("ada")
        again.queue.put(lambda: again.come(ear))
        assert "server-new-rules" in [message.get("key") for message in ear.heard]
        await registry.close()

    asyncio.run(story())


def test_everybody_is_told_of_new_rules_whenever_they_come(tmp_path: Path) -> None:
    def news(ear: Ear) -> list[Message]:
        return [message["words"] for message in ear.heard if message.get("key") == "server-new-rules"]

    async def visit(live: LiveTable, person: str) -> list[Message]:
        ear = Ear(person)
        live.queue.put(partial(live.come, ear))
        await live.ask(nothing)
        live.queue.put(partial(live.go, ear))
        return news(ear)

    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await registry.open()
        form = TableForm(game="meeple-war", seats=[SeatForm("me"), SeatForm("open")], listed=True)
        made = await registry.make(form, "ada")
        live = await registry.table(made.table)
        await live.ask(lambda: live.sit(1, "", "ben", "Ben"))
        live.row.rules = 1
        await registry.park(live)
        told = [{"found": 1, "ours": 2, "changes": "@rules-since-1"}]

        live = await registry.table(made.table)
        assert [await visit(live, who) for who in ("ada", "ada", "eve")] == [told, [], told]
        await registry.park(live)
        live = await registry.table(made.table)  # days later, and now under the rules of today
        assert [await visit(live, who) for who in ("ada", "ben", "ben", "eve")] == [[], told, [], told]
        await registry.close()

    asyncio.run(story())


def test_a_table_whose_moves_do_not_stand_any_more_is_closed_and_can_be_downloaded(tmp_path: Path) -> None:
    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await registry.open()
        made = await registry.make(FORM, "ada")
        live = await registry.table(made.table)
        game = live.table.match.game
        for notation in ("place S a1", "place H b1"):
            live.queue.put(partial(live.updates.act, [game.read(notation, Seat(0))], 1))
        while live.queue.busy:
            await asyncio.sleep(0.01)
        # the same move twice stands for a move that the rules of today refuse
        assert isinstance(registry.store, SqliteStore)
        again = Entry(0, int(game.read("place S a1", Seat(0))), 1)
        await kept(registry.store, made.table, live.table.entries, [again])
        live.row.rules = 0
        await registry.park(live)
        with pytest.raises(Denied, match="server-closed-rules"):
            await registry.table(made.table)
        row = await registry.store.table(made.table)
        assert row is not None and row.over and row.result == "" and row.rules == 0
        replay = json.loads(await registry.store.replay(made.table) or b"")
        assert replay["rules"] == 0 and replay["actions"] == ["0:place S a1", "0:place H b1", "0:place S a1"]
        with pytest.raises(Denied, match="server-other-rules"):
            await registry.table(made.table)
        await registry.close()

    asyncio.run(story())


def test_what_was_taken_back_is_not_in_the_file_of_a_closed_table() -> None:
    first, second, other = (Action(seat << 24 | 7) for seat in (0, 0, 1))
    log = [Entry(0, int(first), 1), Entry(0, int(other), 2), Entry(0, int(second), 3), Entry(2, 0, 4)]
    assert standing(log) == [first, other]
    assert standing([*log, Entry(3, 1, 5), Entry(4, 0, 6)]) == [first]


def test_a_clock_that_is_set_forward_costs_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: 10**19)
    monkeypatch.setattr(time, "time", lambda: 10.0**10)
    assert 0 <= now() - before < 10_000


def test_a_table_that_is_put_away_leaves_memory_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await registry.open()
        live = await registry.table((await registry.make(FORM, "ada")).table)
        ear = Ear("ada")
        live.queue.put(partial(live.come, ear))
        live.queue.put(partial(live.go, ear))
        await live.ask(lambda: asyncio.sleep(0))
        alive = weakref.ref(live)
        gc.collect()
        gc.disable()
        try:
            await registry.park(live)
            del live
            await asyncio.sleep(0.05)
            assert alive() is None  # without a collection of cycles
        finally:
            gc.enable()
        await registry.close()

    asyncio.run(story())


def test_a_bucket_fills_up_again_in_time() -> None:
    bucket = Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.6) for _ in range(2)] == [True, False]
    moments = iter([0.0] * 99)
    addresses = Addresses(Limits(address_rate=1, address_burst=2, connections=1), lambda: next(moments))
    assert [addresses.may_ask("a") for _ in range(3)] == [True, True, False]
    assert addresses.may_ask("b")
    assert addresses.may_connect("a") and not addresses.may_connect("a")
    addresses.disconnect("a")
    assert addresses.may_connect("a")


def test_a_bot_whose_worker_dies_goes_on(server: Served, ada: Person) -> None:
    table, _ = ada.make("me", "bot:greedy")
    with ada.sit(table) as line:
        line.deploy(0)
        while line.decision(0) is None or line.latest[0]["view"]["phase"] != "play":
            line.until("update", timeout=60)
        workers = [pid for pid in children(server.process.pid) if "worker_main" in command(pid)]
        assert workers
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        line.type(0, "+d1")
        while line.decision(0) is None:
            line.until("update", timeout=60)


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite"
    old = sqlite3.connect(path)
    old.executescript(
        f"""
        {SCHEMA}
        DROP TABLE wins;
        DROP TABLE unlocked;
        DROP TABLE log;
        DROP TABLE journal;
        CREATE TABLE log (tableid TEXT NOT NULL, n INTEGER NOT NULL, kind INTEGER NOT NULL, value INTEGER NOT NULL,
          at INTEGER NOT NULL, PRIMARY KEY (tableid, n)) WITHOUT ROWID;
        CREATE TABLE journal (tableid TEXT NOT NULL, n INTEGER NOT NULL, kind INTEGER NOT NULL, value INTEGER NOT NULL,
          at INTEGER NOT NULL);
        INSERT INTO log VALUES ('one', 0, 4, 0, 10), ('one', 1, 0, 77, 11), ('two', 0, 4, 0, 12);
        INSERT INTO journal VALUES ('two', 1, 0, 5, 14), ('one', 2, 0, 78, 13);
        PRAGMA user_version = 1;
        """
    )
    old.close()

    async def story() -> None:
        store = SqliteStore(path)
        await store.open()
        assert await store.log("one") == [Entry(4, 0, 10), Entry(0, 77, 11), Entry(0, 78, 13)]
        assert await store.log("two") == [Entry(4, 0, 12), Entry(0, 5, 14)]
        await store.close()

    asyncio.run(story())


def test_sorting_that_was_cut_short_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite"

    async def story() -> None:
        store = SqliteStore(path)
        await store.open()
        for n in range(6):
            await kept(store, "one", n, [Entry(0, n, n)])
        await store.close()
        file = sqlite3.connect(path)
        with file:  # as if the server had died between two steps of sorting, and some moves later
            file.execute("INSERT INTO log VALUES ('one', 0, '[[0,0,0],[0,1,1],[0,2,2]]')")
        file.close()
        for _ in range(2):
            again = SqliteStore(path)
            await again.open()
            assert [entry.value for entry in await again.log("one")] == list(range(6))
            await again.close()

    asyncio.run(story())
