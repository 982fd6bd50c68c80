"""Long replays are read in pages, by a process of their own: nobody's move waits for them."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

from tests.server.client import Line, Person, Served
from warbook.games import GAMES
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.replay import replay_states
from warbook.kernel.wire import Replay
from warbook.server.errors import Denied
from warbook.server.http.forms import Frame, ReplayInfo, ReplayPage, SeatForm, TableForm
from warbook.server.http.library import Once
from warbook.server.limits import Limits
from warbook.server.replays.pages import SIZE, Bookmarks, last_page, page_of
from warbook.server.replays.reader import MOST_OF_ONE, PageCache, Reading
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.registry import Registry

GOLDEN = Path(__file__).parents[2] / "games"
LONG = GOLDEN / "meeple" / "golden" / "four-by-towers.json"  # 1,421 actions
READERS = 20


def longest(game: str) -> Replay:
    files = GOLDEN.rglob("golden/*.json")
    replays = [replay for replay in map(read_replay, files) if replay.game == game]
    return max(replays, key=lambda replay: len(replay.actions))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_pages_of_a_replay_are_the_whole_of_it(game: str) -> None:
    replay = longest(game)
    rules, marks = GAMES[game], Bookmarks()
    pages = [page_of("one", replay, number, marks) for number in range(last_page(replay) + 1)]
    frames: list[Frame[Any, Any]] = [frame for page in pages for frame in page.frames]
    assert [frame.notation for frame in frames[1:]] == [text.partition(":")[2] for text in replay.actions]
    acting = [tuple(map(int, rules.acting(state))) for state in replay_states(rules, replay)]
    assert [frame.acting for frame in frames] == acting
    for page in pages:
        assert page.total == len(replay.actions) + 1
        before = frames[page.first - 1].view if page.first else None
        assert msgspec.json.encode(page.before) == msgspec.json.encode(before)
    # from the end, without any bookmark, it is the same
    backwards = [page_of("two", replay, number, marks) for number in reversed(range(last_page(replay) + 1))]
    assert msgspec.json.encode(pages) == msgspec.json.encode(backwards[::-1])


def test_what_is_remembered_is_bounded_in_bytes() -> None:
    replay, marks, cache = longest("meeple-war"), Bookmarks(20_000), PageCache(1_000_000)
    for id in ("one", "two", "three"):
        for number in (last_page(replay), 0, 5):
            page = msgspec.json.encode(page_of(id, replay, number, marks))
            assert page == (cache.find((id, number)) or page)
            cache.add((id, number), page)
            assert cache.bytes <= 1_000_000
    assert marks.bytes <= 2500 * last_page(replay)  # the last one's; the others are forgotten
    assert cache.find(("three", 5)) is not None and cache.find(("one", 0)) is None


def reading(test: Callable[[Reading], Awaitable[None]]) -> None:
    async def whole() -> None:
        readers = Reading()
        try:
            await asyncio.wait_for(test(readers), 60)
        finally:
            await readers.close()

    asyncio.run(whole())


def test_each_address_has_its_turn_and_can_only_ask_for_so_much() -> None:
    data = LONG.read_bytes()

    async def test(readers: Reading) -> None:
        ended: list[str] = []

        async def read(address: str, number: int) -> None:
            await readers.page(address, f"{address}{number}", data, 20)
            ended.append(address)

        greedy = [asyncio.create_task(read("greedy", number)) for number in range(MOST_OF_ONE + 2)]
        await asyncio.sleep(0)
        await read("modest", 0)
        assert len(ended) < 5
        refused = [each for each in await asyncio.gather(*greedy, return_exceptions=True) if each is not None]
        assert refused and all(isinstance(each, Denied) and each.key == "server-readers" for each in refused)
        assert len(ended) > MOST_OF_ONE

    reading(test)


def test_who_asks_for_the_same_page_waits_for_the_same_work() -> None:
    data = LONG.read_bytes()

    async def test(readers: Reading) -> None:
        # far more than may wait at once
        pages = await asyncio.gather(*(readers.page(str(place), "same", data, 3) for place in range(500)))
        assert len(set(pages)) == 1 and readers.cache.bytes == len(pages[0])

    reading(test)


def test_what_a_reader_denies_comes_across() -> None:
    async def test(readers: Reading) -> None:
        with pytest.raises(Denied, match="server-replay") as denied:
            await readers.check("here", b"[]")
        assert denied.value.status == 400 and "text" in denied.value.words
        with pytest.raises(Denied, match="server-no-moment"):
            await readers.page("here", "long", LONG.read_bytes(), 29)
        data = msgspec.json.decode(await readers.check("here", LONG.read_bytes()), type=Replay)
        assert data == read_replay(LONG)

    reading(test)


def test_pages_over_http(ada: Person) -> None:
    kept = ada.post("/api/replays", json.loads(LONG.read_text()))["replay"]
    info = msgspec.convert(ada.get(f"/api/replays/{kept}"), ReplayInfo[Any, Any])
    assert (info.id, info.size, info.page.first, info.page.total) == (kept, SIZE, 0, 1422)
    page = msgspec.convert(ada.get(f"/api/replays/{kept}/pages/28"), ReplayPage[Any, Any])
    assert (page.first, len(page.frames)) == (1400, 22)
    for number in ("29", "5001", "-1", "x"):
        assert ada.ask("GET", f"/api/replays/{kept}/pages/{number}")[0] in (400, 404)


def moves(line: Line, goes_on: Callable[[], bool]) -> list[float]:
    """How long each move takes, one after the other."""
    took: list[float] = []
    while goes_on():
        for kind, fields in (("type", {"text": "place S a1"}), ("undo", {})):
            began = time.perf_counter()
            assert line.do(kind, 0, **fields)["t"] == "update"
            took.append(time.perf_counter() - began)
        time.sleep(0.01)
    return took


def read_all(server: Served, id: str, ended: list[float]) -> None:
    """Read a replay to its end, as its page does when somebody wants to see everything."""
    began, first = time.perf_counter(), 0.0
    for path in ("", *(f"/pages/{number}" for number in range(1, 8))):
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/replays/{id}{path}", timeout=60) as answer:
            answer.read()
        first = first or time.perf_counter() - began
    ended.append(first)


def test_moves_do_not_wait_for_twenty_readers(ada: Person, server: Served) -> None:
    replay = read_replay(LONG)
    began = time.perf_counter()
    for number in range(last_page(replay) + 1):
        msgspec.json.encode(page_of("here", replay, number, Bookmarks(0)))
    whole = time.perf_counter() - began  # what one answer took when it was the whole replay

    ids = [ada.post("/api/replays", json.loads(LONG.read_text()))["replay"] for _ in range(READERS + 1)]
    alone: list[float] = []
    read_all(server, ids.pop(), alone)
    assert alone[0] < whole / 3  # the first page is there before a third of the whole could be
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        ends = time.monotonic() + 1
        quiet = statistics.median(moves(line, lambda: time.monotonic() < ends))
        ended: list[float] = []
        threads = [Thread(target=read_all, args=(server, id, ended)) for id in ids]
        for thread in threads:
            thread.start()
        took = moves(line, lambda: len(ended) < READERS and any(thread.is_alive() for thread in threads))
        for thread in threads:
            thread.join()
    assert len(ended) == READERS
    # when readers held the loop, half of all moves took twenty times as long as in quiet
    assert len(took) > 10 and statistics.median(took) < 5 * quiet


def test_a_long_table_is_put_up_in_small_pieces(tmp_path: Path) -> None:
    replay = read_replay(LONG)

    async def whole() -> None:
        registry = Registry(SqliteStore(tmp_path / "warbook.sqlite"), Limits())
        await registry.open()
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        row = TableForm(game=replay.game, seats=[SeatForm("me"), *[SeatForm("here")] * 3])
        made = await registry.fork("long", replay, len(replay.actions) - 1, row, "ada")
        live = await registry.table(made.table)
        await registry.park(live)
        turns = 0
        await registry.table(made.table)
        assert turns > len(replay.actions) / 100
        task.cancel()
        await registry.close()

    asyncio.run(whole())


def test_what_is_read_once_is_made_once() -> None:
    made: list[str] = []

    @Once
    def slow(name: str) -> str:
        time.sleep(0.05)
        made.append(name)
        return name.upper()

    threads = [Thread(target=slow, args=("a",)) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert slow("a") == "A" and made == ["a"]
