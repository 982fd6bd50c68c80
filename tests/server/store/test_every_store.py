"""What every store does: what it has answered is there, also when it is opened again."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from tests.server.store.kinds import KINDS
from warbook.match.entries import Entry
from warbook.server.limits import Limits
from warbook.server.socket.protocol import ClockTerms, Fork
from warbook.server.store.base import Chair, Counted, Post, Store, TableRow, Win
from warbook.server.store.choice import store_in

DAY = 1440
LIMITS = Limits(empty_days=1, abandoned_days=2, finished_days=3, upload_days=4)
Story = Callable[[Store], Awaitable[None]]


class Place:
    """A kind of store with a folder: stories told one after the other find what was kept before."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.make = partial(KINDS[kind], folder, LIMITS)

    def tell(self, *stories: Story) -> None:
        for story in stories:
            asyncio.run(self._opened(story))

    async def _opened(self, story: Story) -> None:
        store = self.make()
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return Place(request.param, tmp_path)


def row(id: str, *people: str, made: int = 0, **more: object) -> TableRow:
    chairs = [Chair("person", person, person) if person else Chair("open", ticket="t") for person in people]
    plain = TableRow(
        id=id,
        game="summoner-war",
        scenario="standard",
        options={"augment_count": "3"},
        seed="blake2b:1234",
        rules=1,
        content="c",
        clock=None,
        listed=False,
        owner=people[0],
        made=made,
        played=made,
        chairs=chairs,
    )
    return structs.replace(plain, **more)


def entries(*values: int) -> list[Entry]:
    return [Entry(0, value, 10 * value) for value in values]


async def appended(store: Store, table: str, first: int, values: list[int]) -> OSError | None:
    """Append entries, and wait until the store has called back."""
    done: asyncio.Future[OSError | None] = asyncio.get_running_loop().create_future()

    def then(failure: OSError | None) -> Post:
        return lambda: done.set_result(failure)

    store.append(table, first, entries(*values), then)
    assert not done.done(), "never synchronously"
    return await asyncio.wait_for(done, 10)


async def ids(rows: Awaitable[list[TableRow]]) -> list[str]:
    return [each.id for each in await rows]


def test_the_chosen_store_is_one_of_those_that_are_tested(tmp_path: Path) -> None:
    assert type(store_in(tmp_path)) in {type(make(tmp_path, LIMITS)) for make in KINDS.values()}


def test_a_table_is_kept_as_it_is(place: Place) -> None:
    whole = row(
        "one",
        "ada",
        "",
        clock=ClockTerms(10.0, 2.0),
        seeds=["blake2b:77"],
        fork=Fork("replay", 12, fresh=True),
        place="near",
        weight=3,
        acting=[0, 1],
    )

    async def keep(store: Store) -> None:
        await store.add_table(whole, entries(1, 2))
        assert await store.table("two") is None

    async def change(store: Store) -> None:
        found = await store.table("one")
        assert found == whole
        found.over, found.result, found.chairs[1] = True, "1-0", Chair("person", "Ben", "ben")
        await store.save_table(found)

    async def look(store: Store) -> None:
        found = await store.table("one")
        assert found is not None and (found.over, found.result) == (True, "1-0")
        assert await ids(store.tables_of("ben", 9)) == ["one"]
        assert await store.log("one") == entries(1, 2)

    place.tell(keep, change, look)


def test_a_log_is_read_in_order_whatever_came_between(place: Place) -> None:
    async def keep(store: Store) -> None:
        await store.add_table(row("one", "ada"), entries(0))
        for number in range(1, 30, 2):
            assert await appended(store, "one", number, [number, number + 1]) is None
            assert await appended(store, "two", number, [-number, -number - 1]) is None
            assert await store.log("one") == entries(*range(number + 2)), "at once"

    async def go_on(store: Store) -> None:
        assert await store.log("one") == entries(*range(31))
        assert await appended(store, "one", 31, [31]) is None

    async def look(store: Store) -> None:
        assert await store.log("one") == entries(*range(32))
        assert await store.log("two") == entries(*range(-1, -31, -1))
        assert await store.log("three") == []

    place.tell(keep, go_on, look)


def test_those_who_wait_together_are_called_in_order(place: Place) -> None:
    async def story(store: Store) -> None:
        heard: list[str] = []

        def then(name: str, failure: OSError | None) -> Post:
            assert failure is None
            heard.append(f"{name} kept")
            return lambda: heard.append(f"{name} told")

        for number, name in enumerate(("one", "two", "three")):
            store.append("table", number, entries(number), partial(then, name))
        assert heard == []
        while len(heard) < 6:
            await asyncio.sleep(0.001)
        for what in ("kept", "told"):
            assert [each for each in heard if what in each] == [f"{name} {what}" for name in ("one", "two", "three")]
        assert await store.log("table") == entries(0, 1, 2)

    place.tell(story)


def test_the_tables_of_a_person_come_newest_first(place: Place) -> None:
    async def story(store: Store) -> None:
        for number in range(5):
            await store.add_table(row(f"t{number}", "ada", "ben" if number % 2 else "eve", made=number), [])
        assert await ids(store.tables_of("ada", 9)) == ["t4", "t3", "t2", "t1", "t0"]
        assert await ids(store.tables_of("ben", 9)) == ["t3", "t1"]
        assert await ids(store.tables_of("ada", 2)) == ["t4", "t3"]
        assert await ids(store.tables_of("", 9)) == []

    place.tell(story)


def test_the_public_list_has_unfinished_tables_newest_first(place: Place) -> None:
    async def story(store: Store) -> None:
        for number, name in enumerate(("old", "new", "newest")):
            await store.add_table(row(name, name, "", made=number, listed=True), [])
        await store.add_table(row("hidden", "ada", "", made=9), [])
        await store.add_table(row("over", "ada", made=9, listed=True, over=True), [])
        assert await ids(store.listed(9)) == ["newest", "new", "old"]
        assert await ids(store.listed(2)) == ["newest", "new"]

    place.tell(story)


def test_nobody_fills_the_public_list(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.add_table(row("honest", "eve", "", made=0, listed=True, place="far"), [])
        for number in range(30):  # one address with a fresh identity for each table
            table = row(f"n{number:02}", f"p{number}", "", made=number + 1, listed=True, place="near")
            await store.add_table(table, [])
        for number in range(5):  # one identity from a fresh address for each table
            table = row(f"o{number}", "ada", "", made=number + 50, listed=True, place=f"p{number}")
            await store.add_table(table, [])
        found = await ids(store.listed(100))
        assert "honest" in await ids(store.listed(7)), "three of an address come before the rest of its tables"
        assert sum(name.startswith("n") for name in found) == 20
        assert sum(name.startswith("o") for name in found) == 3

    place.tell(story)


def test_tables_with_a_clock_are_known(place: Place) -> None:
    async def story(store: Store) -> None:
        clock = ClockTerms(5.0, 0.0)
        await store.add_table(row("runs", "ada", clock=clock), [])
        await store.add_table(row("over", "ada", clock=clock, over=True), [])
        await store.add_table(row("none", "ada"), [])
        assert await store.timed() == ["runs"]

    place.tell(story)


def test_unfinished_tables_are_counted_by_weight(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.add_table(row("a", "ada", "ben", place="near", weight=3), [])
        await store.add_table(row("b", "ada", place="far"), [])
        await store.add_table(row("c", "ben", place="near"), [])
        await store.add_table(row("d", "ada", place="near", weight=9, over=True), [])
        assert await store.counted("ada", "near") == Counted(3, 4, 4)
        assert await store.counted("nobody", "nowhere") == Counted(3, 0, 0)

    place.tell(story)


def test_replays_are_kept_as_bytes(place: Place) -> None:
    data = bytes(range(256)) * 100

    async def keep(store: Store) -> None:
        await store.add_replay("one", data)
        await store.add_replay("one", data)
        await store.add_upload("two", b"{}")
        assert await store.uploads() == 1

    async def look(store: Store) -> None:
        assert (await store.replay("one"), await store.replay("two"), await store.replay("no")) == (data, b"{}", None)
        assert await store.uploads() == 1

    place.tell(keep, look)


def test_of_two_victories_the_better_one_stays(place: Place) -> None:
    first, worse, better = (Win("rift", "RS01", "iron", stars, at, "t") for stars, at in ((2, 1), (1, 2), (3, 3)))
    other = Win("rift", "RS02", "iron", 1, 4, "")

    async def keep(store: Store) -> None:
        await store.add_wins([("ada", first), ("ben", worse)])
        await store.add_wins([("ada", worse), ("ada", other)])
        assert sorted(await store.wins("ada"), key=lambda win: win.scenario) == [first, other]
        await store.add_wins([("ada", better)])

    async def look(store: Store) -> None:
        assert sorted(await store.wins("ada"), key=lambda win: win.scenario) == [better, other]
        assert (await store.wins("ben"), await store.wins("eve")) == ([worse], [])

    place.tell(keep, look)


def test_a_campaign_is_opened_and_closed(place: Place) -> None:
    async def keep(store: Store) -> None:
        await store.unlock("ada", "rift", all_open=True)
        await store.unlock("ada", "rift", all_open=True)
        await store.unlock("ada", "uprising", all_open=True)
        await store.unlock("ada", "uprising", all_open=False)

    async def look(store: Store) -> None:
        assert (await store.unlocked("ada"), await store.unlocked("ben")) == (["rift"], [])

    place.tell(keep, look)


def test_tables_expire_by_the_age_of_the_store(place: Place) -> None:
    async def keep(store: Store) -> None:
        await store.add_table(row("empty", "ada", ""), entries(1))
        await store.add_table(row("left", "ada", "ben"), entries(1))
        await store.add_table(row("moved", "ada", "", moved=True), entries(1))
        await store.add_table(row("over", "ada", over=True), entries(1))
        assert await store.expired(9) == []
        await store.grow(DAY)

    async def later(store: Store) -> None:
        assert await ids(store.expired(9)) == ["empty"]
        await store.grow(DAY)
        assert set(await ids(store.expired(9))) == {"empty", "left", "moved"}
        assert await ids(store.expired(1)) == ["empty"], "the oldest first"
        await store.grow(DAY)
        assert set(await ids(store.expired(9))) == {"empty", "left", "moved", "over"}

    place.tell(keep, later)


def test_a_table_that_is_saved_again_stays(place: Place) -> None:
    async def story(store: Store) -> None:
        table = row("one", "ada", "ben")
        await store.add_table(table, [])
        assert not store.is_ageing(table)
        await store.grow(DAY)
        assert store.is_ageing(table)
        await store.save_table(table)
        assert not store.is_ageing(table)
        await store.grow(DAY + 1)
        assert await store.expired(9) == []

    place.tell(story)


def test_what_is_removed_is_gone_with_all_that_belongs_to_it(place: Place) -> None:
    async def keep(store: Store) -> None:
        for name in ("gone", "stays"):
            await store.add_table(row(name, "ada", "ben"), entries(1, 2))
            await store.add_replay(name, b"{}")

    async def remove(store: Store) -> None:
        table = await store.table("gone")
        assert table is not None
        await store.remove([table])
        assert await ids(store.tables_of("ada", 9)) == await ids(store.tables_of("ben", 9)) == ["stays"]

    async def look(store: Store) -> None:
        assert (await store.table("gone"), await store.log("gone"), await store.replay("gone")) == (None, [], None)
        assert await store.log("stays") == entries(1, 2) and await store.replay("stays") == b"{}"
        assert (await store.counted("ada", "")).everyone == 1

    place.tell(keep, remove, look)


def test_a_table_in_use_is_removed_in_the_end(place: Place) -> None:
    """A store may need more than one go for a table whose last lines have just come."""

    async def story(store: Store) -> None:
        table = row("one", "ada", "ben")
        await store.add_table(table, entries(0))
        assert await appended(store, "one", 1, [1]) is None
        for _ in range(100):
            await store.remove([table])
            if await store.table("one") is None:
                break
            await asyncio.sleep(0.01)
        assert (await store.table("one"), await store.log("one")) == (None, [])

    place.tell(story)


def test_uploads_expire_with_those_that_are_removed(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.add_replay("of a table", b"{}")
        await store.add_upload("sent", b"{}")
        await store.grow(4 * DAY - 1)
        await store.remove([])
        assert await store.uploads() == 1
        await store.grow(1)
        await store.remove([])
        assert (await store.uploads(), await store.replay("sent")) == (0, None)
        assert await store.replay("of a table") == b"{}"

    place.tell(story)


def test_a_store_is_checked_before_it_is_opened(place: Place, tmp_path: Path) -> None:
    async def keep(store: Store) -> None:
        await store.add_table(row("one", "ada"), [])

    key = tmp_path / "key"
    place.make().check(key)
    place.tell(keep)
    key.write_bytes(b"key")
    place.make().check(key)


def test_an_empty_store_beside_a_key_has_lost_its_data(place: Place, tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_bytes(b"key")
    with pytest.raises(ValueError, match="has kept its tables there"):
        place.make().check(key)
