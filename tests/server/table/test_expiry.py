"""Room for everybody: how many tables there may be, who fills the public list, and what expires when."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Person, serving
from tests.server.in_process import FORM, Ear, say
from tests.server.store.earlier_version import aged
from warbook.games import GAMES
from warbook.games.krosmaster.present.view import elements_in, powers_in
from warbook.games.summoner.present.view import codes, printed_codes
from warbook.kernel.wire import Replay
from warbook.server.errors import Denied
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Limits
from warbook.server.people import Identities
from warbook.server.site import counted_as
from warbook.server.socket.protocol import Typed
from warbook.server.store.base import Chair
from warbook.server.store.schema import VERSION
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.absences import Absences
from warbook.server.table.messages import print_asides
from warbook.server.table.registry import Registry

OPEN = TableForm(game="summoner-war", seats=[SeatForm("me"), SeatForm("open")], listed=True)
DAY = 1440


def told(path: Path, limits: Limits, story: Callable[[Registry], Awaitable[None]]) -> None:
    """A story in a registry."""

    async def whole() -> None:
        registry = Registry(SqliteStore(path / "w.sqlite", limits=limits), limits)
        await registry.open()
        try:
            await story(registry)
        finally:
            await registry.close()

    asyncio.run(whole())


async def parked(registry: Registry) -> None:
    for live in list(registry.live.values()):
        await registry.park(live)


async def left_in(registry: Registry, *ids: str) -> list[bool]:
    return [await registry.store.table(id) is not None for id in ids]


async def denied(doing: Awaitable[object]) -> Denied:
    with pytest.raises(Denied) as error:
        await doing
    return error.value


def test_empty_tables_expire_soon_and_others_late(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        empty = (await registry.make(OPEN, "ada")).table
        full = (await registry.make(FORM, "ada")).table
        moved = (await registry.make(OPEN, "ada")).table
        live, ear = await registry.table(moved), Ear("ada")
        live.queue.put(lambda: live.come(ear))
        await say(live, ear, Typed(0, 0, "place S a1"))
        live.queue.put(lambda: live.go(ear))
        await parked(registry)
        await registry.sweeper.expire(2 * DAY - 10)
        assert await left_in(registry, empty, full, moved) == [True, True, True]
        await registry.sweeper.expire(10)
        await registry.sweeper.expire(10)  # the first one has found lines in the journal, and had them sorted
        assert await left_in(registry, empty, full, moved) == [False, True, True]
        assert {row.id for row in await registry.store.tables_of("ada", 9)} == {moved, full}
        await registry.sweeper.expire(60 * DAY)
        await registry.sweeper.expire(10)
        assert await left_in(registry, full, moved) == [False, False]
        assert await registry.store.tables_of("ada", 9) == []
        assert (await registry.store.counted("ada", "")).everyone == 0

    told(tmp_path, Limits(), story)
    with sqlite3.connect(tmp_path / "w.sqlite") as file:
        for table in ("tables", "people", "log", "replays"):
            assert file.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_what_is_in_memory_does_not_expire(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        table = (await registry.make(OPEN, "ada")).table
        live, ear = await registry.table(table), Ear("eve")
        live.queue.put(lambda: live.come(ear))
        for _ in range(4):
            await registry.sweeper.expire(2 * DAY)
        assert await left_in(registry, table) == [True]
        assert registry.live[table] is live
        live.queue.put(lambda: live.go(ear))
        await parked(registry)
        await registry.sweeper.expire(2 * DAY - 10)
        assert await left_in(registry, table) == [True]  # the last visit counts

    told(tmp_path, Limits(), story)


def test_a_finished_game_is_kept_for_long(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        made = await registry.make(FORM, "ada")
        live, ear = await registry.table(made.table), Ear("ada")
        live.queue.put(lambda: live.come(ear))
        await say(live, ear, Typed(0, 0, "resign"))
        await live.over.wait()
        live.queue.put(lambda: live.go(ear))
        await parked(registry)
        await registry.sweeper.expire(700 * DAY)
        assert await registry.store.replay(made.table) is not None
        for _ in range(2):
            await registry.sweeper.expire(30 * DAY)
        assert await registry.store.replay(made.table) is None

    told(tmp_path, Limits(), story)


def test_uploads_are_counted_and_expire(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        for number in range(5):
            await registry.store.add_upload(f"upload{number}", b"{}")
        assert await registry.store.uploads() == 5
        await registry.sweeper.expire(179 * DAY)
        assert await registry.store.uploads() == 5
        await registry.sweeper.expire(DAY)
        assert await registry.store.uploads() == 0

    told(tmp_path, Limits(), story)


def test_time_counts_only_while_a_server_runs(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(registry: Registry) -> None:
        ids.append((await registry.make(OPEN, "ada")).table)
        await parked(registry)
        await registry.sweeper.expire(DAY)

    async def after(registry: Registry) -> None:
        await registry.sweeper.expire(DAY)
        await registry.sweeper.expire(10)
        assert await left_in(registry, *ids) == [False]

    told(tmp_path, Limits(), before)
    told(tmp_path, Limits(), after)


def test_there_is_an_end_to_tables(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        for number in range(3):
            await registry.make(FORM, f"person{number}", "here")
        error = await denied(registry.make(FORM, "ada", "here"))
        assert (error.status, error.key, error.words) == (429, "server-near-tables", {"count": 3})
        for number in range(2):
            await registry.make(FORM, f"another{number}", "there")
        error = await denied(registry.make(FORM, "ada", "elsewhere"))
        assert (error.status, error.key, error.words) == (503, "server-all-tables", {"count": 5})

    told(tmp_path, Limits(all_tables=5, near_tables=3), story)


def test_nobody_fills_the_public_list(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        honest = [(await registry.make(OPEN, f"honest{number}", f"home{number}")).table for number in range(4)]
        for number in range(60):  # one address, ever new cookies
            await registry.make(OPEN, f"flood{number}", "flood")
        for number in range(10):  # one person, ever new addresses
            await registry.make(OPEN, "hydra", f"head{number}")
        shown = await registry.store.listed(100)
        assert {row.id for row in shown} >= set(honest)
        assert sum(row.place == "flood" for row in shown) == 20
        assert sum(row.owner == "hydra" for row in shown) == 3
        first = [row.place for row in shown[: 4 + 3 + 3]]
        assert first.count("flood") == 3 and sum(place.startswith("home") for place in first) == 4

    told(tmp_path, Limits(), story)


def test_a_fork_is_limited_and_counts_by_its_size(tmp_path: Path) -> None:
    pieces = [f"0:place {letter} {file}1" for file, letter in zip("abcdefgh", "KAFHFABK", strict=True)]
    replay = Replay(1, "summoner-war", 1, "", "standard", 2, {"augment_count": "0"}, 1, pieces, "")

    async def story(registry: Registry) -> None:
        error = await denied(registry.fork("r", replay, 7, FORM, "ada"))
        assert (error.status, error.key, error.words) == (400, "server-long-fork", {"at": 7, "count": 6})
        row = await registry.store.table((await registry.fork("r", replay, 6, FORM, "ada", "here")).table)
        assert row is not None and row.weight == 4
        counted = await registry.store.counted("ada", "here")
        assert (counted.everyone, counted.person, counted.place) == (1, 4, 4)
        error = await denied(registry.fork("r", replay, 6, FORM, "ada", "here"))
        assert (error.status, error.key) == (429, "server-many-tables")

    told(tmp_path, Limits(tables=5, fork_actions=6, fork_share=2), story)


def test_a_fork_is_charged_to_the_address_by_its_size(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        person = Person(server)
        answers = [
            Person(server).ask("POST", "/api/replays/nowhere/fork", {"at": 2000, "seats": []}) for _ in range(13)
        ]
        assert [answer["error"]["key"] for _, answer in answers].count("server-kept-enough") == 2
        status, answer = Person(server).ask("POST", "/api/replays/nowhere/fork", {"at": 10**9, "seats": []})
        assert (status, answer["error"]["key"]) == (429, "server-kept-enough")
        assert person.ask("POST", "/api/tables", {"game": "chess", "seats": []})[1]["error"]["key"] == "server-no-game"


def test_fresh_cookies_may_not_fill_the_campaigns(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        form = {"game": "rift-in-time", "open": True}
        answers = [Person(server).ask("POST", "/api/progress/open", form)[0] for _ in range(110)]
    assert answers.count(200) >= 100 and 429 in answers


def test_a_crowd_of_tables_leaves_memory_before_its_time(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        for number in range(12):
            await registry.make(FORM, f"person{number}")
        for _ in range(60):
            await asyncio.sleep(0.05)
            if len(registry.live) <= 4:
                break
        assert len(registry.live) == 4

    told(tmp_path, Limits(live=4), story)


def test_long_tables_count_for_more_in_memory(tmp_path: Path) -> None:
    pieces = [f"0:place {letter} {file}1" for file, letter in zip("abcdefgh", "KAFHFABK", strict=True)]
    replay = Replay(1, "summoner-war", 1, "", "standard", 2, {"augment_count": "0"}, 1, pieces, "")

    async def story(registry: Registry) -> None:
        for number in range(4):
            await registry.fork("r", replay, 6, FORM, f"person{number}")
        assert len(registry.live) == 4  # each counts as four
        for _ in range(60):
            await asyncio.sleep(0.05)
            if len(registry.live) < 4:
                break
        assert len(registry.live) == 2

    told(tmp_path, Limits(live=8, fork_share=2), story)


def test_a_broken_table_does_not_stay_in_memory(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        made = await registry.make(FORM, "ada")
        live, ear = registry.live[made.table], Ear("ada")
        live.queue.put(lambda: live.come(ear))
        live.failed(OSError("the disk is full"))
        assert ear.dropped
        for _ in range(50):
            await asyncio.sleep(0.02)
            if not registry.live:
                break
        assert not registry.live

    told(tmp_path, Limits(idle=0.1), story)


def test_strangers_are_not_remembered_when_they_go(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        row = await registry.store.table((await registry.make(OPEN, "ada")).table)
        assert row is not None
        absences = Absences(row, False, 180)
        for number in range(100):
            absences.left(f"stranger{number}")
        assert set(absences._since) == {"ada"}
        row.chairs[1] = Chair("person", "Ben", "ben")
        absences.left("ben")
        assert absences.grace(row.chairs[1]) > 170

    told(tmp_path, Limits(), story)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::no", "::no"),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_is_one_address(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_no_address_is_kept() -> None:
    one, other = Identities(b"1" * 32), Identities(b"2" * 32)
    assert one.place("192.0.2.7") == one.place("192.0.2.7") != one.place("192.0.2.8")
    assert one.place("192.0.2.7") != other.place("192.0.2.7")
    assert "192" not in one.place("192.0.2.7") and one.place("") == ""


def test_a_file_of_version_4_is_brought_up_to_date(tmp_path: Path) -> None:
    async def made(registry: Registry) -> None:
        await registry.make(OPEN, "ada")
        await registry.make(FORM, "ada")

    async def after(registry: Registry) -> None:
        await registry.sweeper.expire(59 * DAY)
        assert len(await registry.store.tables_of("ada", 9)) == 2
        assert await registry.store.uploads() == 1
        assert len(await registry.store.listed(9)) == 1

    told(tmp_path, Limits(), made)
    path = tmp_path / "w.sqlite"
    aged(path, 4)
    with sqlite3.connect(path) as old:
        old.execute("INSERT INTO replays VALUES ('sent', '{}')")
    told(tmp_path, Limits(), after)
    with sqlite3.connect(path) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_lines_of_a_removed_table_do_not_come_back(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        table = (await registry.make(FORM, "ada")).table
        await parked(registry)
        assert len(await registry.store.log(table)) == 1  # in the journal, not yet in the log
        for _ in range(2):
            await registry.sweeper.expire(60 * DAY)
        assert await registry.store.log(table) == []

    async def nothing(registry: Registry) -> None:
        assert not registry.live

    told(tmp_path, Limits(), story)
    told(tmp_path, Limits(), nothing)  # the next server sorts what the last one has left
    with sqlite3.connect(tmp_path / "w.sqlite") as file:
        assert file.execute("SELECT count(*) FROM log").fetchone() == (0,)


ODD = ["<b>x</b>", "x" * 5000, "\u202eabc", "a\x00b"]


@pytest.mark.parametrize("name", GAMES)
def test_nobody_types_what_others_read_but_names(name: str) -> None:
    game = GAMES[name]
    scenario = game.scenarios[0]
    for odd in ODD:
        for setting in [*(each.name for each in game.settings), odd]:
            with pytest.raises(ValueError, match=r"."):
                game.setup(scenario, game.seats(scenario)[0], {setting: odd}, 1)
        with pytest.raises(ValueError, match=r"."):
            game.setup(odd, game.seats(scenario)[0], {}, 1)


@pytest.mark.parametrize("remembered", [codes, printed_codes, powers_in, elements_in, print_asides])
def test_what_is_remembered_for_all_tables_has_an_end(remembered: Any) -> None:
    assert remembered.cache_info().maxsize is not None  # it is asked for what people choose
