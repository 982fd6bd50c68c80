"""A seat of somebody who is away: opponents wait, friends need not, and whoever comes back has the seat again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.test_hall import Ear
from warbook.server.absences import USUAL, level_of
from warbook.server.errors import Denied
from warbook.server.forms import SeatForm, TableForm
from warbook.server.hall import Hall
from warbook.server.limits import Limits
from warbook.server.sqlite import SqliteStore
from warbook.server.tables import LiveTable

GRACE = 1.0


async def two(hall: Hall, game: str) -> LiveTable:
    """Ada and Ben at a table, and Ben has just gone."""
    made = await hall.make(TableForm(game=game, seats=[SeatForm("me"), SeatForm("open")], listed=True), "ada")
    live = await hall.table(made.table)
    await live.ask(lambda: live.sit(1, "", "ben", "Ben"))
    ben = Ear("ben")
    live.put(lambda: live.come(Ear("ada")))
    live.put(lambda: live.come(ben))
    live.put(lambda: live.go(ben))
    return live


def run(folder: Path, test: Callable[[Hall], Awaitable[None]]) -> None:
    async def whole() -> None:
        hall = Hall(SqliteStore(folder / "warbook.sqlite"), Limits(grace=GRACE))
        await hall.open()
        try:
            await asyncio.wait_for(test(hall), 30)
        finally:
            await hall.close()

    asyncio.run(whole())


def test_an_opponent_is_waited_for_and_stood_in_for_by_a_bot_of_the_tables_level(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        live = await two(hall, "summoner-war")
        with pytest.raises(Denied, match="server-grace"):
            await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        assert [seat.grace for seat in live.who()] == [0, 1]
        await asyncio.sleep(GRACE + 0.1)
        await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        chair = live.row.chairs[1]
        assert (chair.bot, chair.seconds) == USUAL  # whatever Ada asked for

    run(tmp_path, test)


def test_whoever_comes_back_has_the_seat_again_at_once(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        live = await two(hall, "summoner-war")
        await asyncio.sleep(GRACE + 0.1)
        await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        live.put(lambda: live.come(Ear("ben")))
        assert live.row.chairs[1].bot == "" and not live.who()[1].stand_in

    run(tmp_path, test)


def test_a_seat_that_its_person_has_lent_stays_lent(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        live = await two(hall, "summoner-war")
        await live.ask(lambda: live.take_over(1, "greedy", 0.05, "ben"))
        live.put(lambda: live.come(Ear("ben")))
        assert live.row.chairs[1].bot == "greedy"
        await live.ask(lambda: live.take_over(1, None, 0.05, "ben"))
        assert live.row.chairs[1].bot == ""

    run(tmp_path, test)


def test_friends_in_a_cooperative_game_need_not_wait(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        live = await two(hall, "rift-in-time")
        await live.ask(lambda: live.take_over(1, "random", 0.05, "ada"))
        assert live.row.chairs[1].bot == USUAL[0]

    run(tmp_path, test)


def test_the_level_of_a_table_is_its_strongest_bots(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        bots = [SeatForm("bot", bot="greedy"), SeatForm("bot", bot="mcts", seconds=0.5)]
        seats = [SeatForm("me"), SeatForm("here"), *bots]
        made = await hall.make(TableForm(game="krosmaster-arena", scenario="free-for-all", seats=seats), "ada")
        live = await hall.table(made.table)
        assert level_of(live.row) == ("mcts", 0.5)

    run(tmp_path, test)
