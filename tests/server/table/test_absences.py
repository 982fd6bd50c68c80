"""A seat of somebody who is away: opponents wait, friends need not, and whoever comes back has the seat again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import SETUP
from tests.server.in_process import Ear
from warbook.games import GAMES
from warbook.kernel.api import Action, Seat
from warbook.server.bots.pool import Thinkers
from warbook.server.errors import Denied
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Limits
from warbook.server.socket.protocol import Ballot, ClientMessage, Undo
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.absences import USUAL, level_of
from warbook.server.table.live import LiveTable
from warbook.server.table.registry import Registry
from warbook.server.table.requests import handle
from warbook.server.table.updates import Listener

GRACE = 1.0
GAME = GAMES["summoner-war"]


def read(move: str, seat: int) -> Action:
    return GAME.read(move, Seat(seat))


class Sleepy(Thinkers):
    """Bots that do not wake up."""

    async def choose(self, *asked: object) -> int:  # whatever they are asked
        await asyncio.sleep(600)
        return 0


def waiting(live: LiveTable) -> tuple[int, ...] | None:
    """The seats that a vote still waits for; None without a vote."""
    return None if live.updates.vote is None else tuple(live.updates.vote.waiting())


async def two(registry: Registry, game: str, **options: str) -> LiveTable:
    """Ada and Ben at a table, and Ben has just gone."""
    seats = [SeatForm("me"), SeatForm("open")]
    made = await registry.make(TableForm(game=game, seats=seats, listed=True, options=options), "ada")
    live = await registry.table(made.table)
    await live.ask(lambda: live.sit(1, "", "ben", "Ben"))
    ben = Ear("ben")
    live.queue.put(lambda: live.come(Ear("ada")))
    live.queue.put(lambda: live.come(ben))
    live.queue.put(lambda: live.go(ben))
    while live.queue.busy:  # the seat's row may still be on its way to the disk
        await asyncio.sleep(0.01)
    return live


def run(folder: Path, test: Callable[[Registry], Awaitable[None]]) -> None:
    async def whole() -> None:
        registry = Registry(SqliteStore(folder / "warbook.sqlite"), Limits(grace=GRACE))
        await registry.open()
        try:
            await asyncio.wait_for(test(registry), 30)
        finally:
            await registry.close()

    asyncio.run(whole())


def test_an_opponent_is_waited_for_and_stood_in_for_by_a_bot_of_the_tables_level(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live = await two(registry, "summoner-war")
        with pytest.raises(Denied, match="server-grace"):
            await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        assert [seat.grace for seat in live.who()] == [0, 1]
        await asyncio.sleep(GRACE + 0.1)
        await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        chair = live.row.chairs[1]
        assert (chair.bot, chair.seconds) == USUAL  # whatever Ada asked for

    run(tmp_path, test)


def test_who_has_consented_beforehand_is_not_waited_for(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live = await two(registry, "summoner-war")
        with pytest.raises(Denied, match="server-not-yours"):
            await live.ask(lambda: live.consent(1, True, "ada"))  # it is Ben's to give
        await live.ask(lambda: live.consent(1, True, "ben"))
        ada = live.updates.connected[0]
        assert isinstance(ada, Ear)
        seats = [each["seats"] for each in ada.heard if each["t"] == "people"][-1]
        assert [(seat["consent"], seat["grace"]) for seat in seats] == [(False, 0), (True, 0)]  # all see it

        live.queue.put(lambda: live.go(ada))
        await registry.park(live)  # it is kept with the chair
        live = await registry.table(live.row.id)
        live.queue.put(lambda: live.come(ada))
        assert [seat.consent for seat in live.who()] == [False, True]
        await live.ask(lambda: live.consent(1, False, "ben"))
        with pytest.raises(Denied, match="server-grace"):
            await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        await live.ask(lambda: live.consent(1, True, "ben"))
        await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        assert live.row.chairs[1].bot == USUAL[0]
        live.queue.put(lambda: live.come(Ear("ben")))
        assert live.row.chairs[1].bot == ""

    run(tmp_path, test)


def test_whoever_comes_back_has_the_seat_again_at_once(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live = await two(registry, "summoner-war")
        await asyncio.sleep(GRACE + 0.1)
        await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        live.queue.put(lambda: live.come(Ear("ben")))
        assert live.row.chairs[1].bot == "" and not live.who()[1].stand_in

    run(tmp_path, test)


def test_a_seat_that_its_person_has_lent_stays_lent(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live = await two(registry, "summoner-war")
        await live.ask(lambda: live.take_over(1, "greedy", 0.05, "ben"))
        live.queue.put(lambda: live.come(Ear("ben")))
        assert live.row.chairs[1].bot == "greedy"
        await live.ask(lambda: live.take_over(1, None, 0.05, "ben"))
        assert live.row.chairs[1].bot == ""

    run(tmp_path, test)


def test_a_vote_waits_for_a_person_who_is_away_whoever_holds_the_chair_meanwhile(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live = await two(registry, "summoner-war", augment_count="0")
        ada = live.updates.connected[0]
        assert isinstance(ada, Ear)

        def says(who: Listener, message: ClientMessage) -> None:
            live.queue.put(partial(handle, live, who, message))

        async def settled() -> None:
            while live.queue.busy:
                await asyncio.sleep(0.01)

        for seat, rows in enumerate(SETUP):
            for rank, row in zip("12" if seat == 0 else "34", rows.split("/"), strict=True):
                for file, letter in zip("abcdefgh", row, strict=True):
                    live.queue.put(partial(live.updates.act, [read(f"place {letter} {file}{rank}", seat)], 0))
            live.queue.put(partial(live.updates.act, [read("lock", seat)], 0))
        live.queue.put(partial(live.updates.act, [read("+d1", 0)], 0))
        await settled()
        says(ada, Undo(0, live.table.audiences[0].seq))
        await settled()
        assert waiting(live) == (1,)
        actions = list(live.table.match.actions)

        live.thinkers = Sleepy(Limits())  # the bot has not decided yet
        await asyncio.sleep(GRACE + 0.1)
        await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        await settled()
        assert live.row.chairs[1].bot and waiting(live) == (1,)  # nobody has answered for Ben
        says(ada, Ballot(0, True))  # Ada has agreed already, and cannot for him
        await settled()
        assert live.table.match.actions == actions

        ben = Ear("ben")
        live.queue.put(lambda: live.come(ben))  # and has the seat back
        await settled()
        assert not live.row.chairs[1].bot
        assert [each["vote"]["waiting"] for each in ben.heard if each["t"] == "update"] == [[1]]
        says(ben, Ballot(1, True))
        await settled()
        assert live.updates.vote is None and live.table.match.actions == actions[:-1]

    run(tmp_path, test)


def test_friends_in_a_cooperative_game_need_not_wait(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live = await two(registry, "rift-in-time")
        await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        assert live.row.chairs[1].bot == USUAL[0]

    run(tmp_path, test)


async def four(registry: Registry) -> tuple[LiveTable, dict[str, Ear]]:
    """A co-operative table of four; Ben has just gone, and Dan has never come."""
    form = TableForm(game="rift-in-time", seats=[SeatForm("me"), *[SeatForm("open")] * 3], listed=True)
    live = await registry.table((await registry.make(form, "ada")).table)
    for seat, person in enumerate(("ben", "eve", "dan"), 1):
        await live.ask(partial(live.sit, seat, "", person, person))
    ears = {person: Ear(person) for person in ("ada", "ben", "eve")}
    for ear in ears.values():
        live.queue.put(partial(live.come, ear))
    live.queue.put(partial(live.go, ears["ben"]))
    return live, ears


def test_friends_who_are_here_agree_on_a_bot(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live, ears = await four(registry)
        for _ in range(2):  # to ask twice is not to be two
            with pytest.raises(Denied, match="server-agree") as denied:
                await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
            assert denied.value.words == {"count": 1}
        assert [chair.bot for chair in live.row.chairs][1] == ""
        people = [each for each in ears["eve"].heard if each["t"] == "people"][-1]
        assert [seat["asked"] for seat in people["seats"]] == [0, 1, 0, 0]
        await live.ask(lambda: live.take_over(1, "random", 0.05, "eve"))
        assert live.row.chairs[1].bot == USUAL[0], "Dan is away and is not asked"

    run(tmp_path, test)


def test_who_comes_back_meanwhile_has_to_be_asked_about_anew(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live, ears = await four(registry)
        with pytest.raises(Denied, match="server-agree"):
            await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        live.queue.put(lambda: live.come(ears["ben"]))
        live.queue.put(lambda: live.go(ears["ben"]))
        assert [seat.asked for seat in live.who()] == [0, 0, 0, 0]
        with pytest.raises(Denied, match="server-agree"):
            await live.ask(lambda: live.take_over(1, "random", 0.05, "eve"))

    run(tmp_path, test)


def test_after_the_grace_time_one_friend_is_enough_and_so_is_consent(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        live, _ = await four(registry)
        await live.ask(lambda: live.consent(3, True, "dan"))
        await live.ask(lambda: live.take_over(3, "random", 0.05, "ada"))
        assert live.row.chairs[3].bot == USUAL[0]
        await asyncio.sleep(GRACE + 0.1)
        await live.ask(lambda: live.take_over(1, "random", 0.05, "eve"))
        assert live.row.chairs[1].bot == USUAL[0]

    run(tmp_path, test)


def test_the_level_of_a_table_is_its_strongest_bots(tmp_path: Path) -> None:
    async def test(registry: Registry) -> None:
        bots = [SeatForm("bot", bot="greedy"), SeatForm("bot", bot="mcts", seconds=0.5)]
        seats = [SeatForm("me"), SeatForm("here"), *bots]
        made = await registry.make(TableForm(game="krosmaster-arena", scenario="free-for-all", seats=seats), "ada")
        live = await registry.table(made.table)
        assert level_of(live.row) == ("mcts", 0.5)

    run(tmp_path, test)
