"""Bots alone at a table wait for somebody to watch."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.test_hall import Ear
from warbook.server.forms import SeatForm, TableForm
from warbook.server.hall import Hall
from warbook.server.limits import Limits
from warbook.server.sqlite import SqliteStore

BOTS = TableForm(game="summoner-war", seats=[SeatForm("bot", bot="random"), SeatForm("bot", bot="random")])


async def opened(folder: Path) -> Hall:
    hall = Hall(SqliteStore(folder / "warbook.sqlite"), Limits())
    await hall.open()
    return hall


def test_bots_alone_at_a_table_wait_for_somebody_to_watch(tmp_path: Path) -> None:
    async def test() -> None:
        hall = await opened(tmp_path)
        live = await hall.table((await hall.make(BOTS, "ada")).table)
        await asyncio.sleep(0.5)
        assert live.table.match.actions == [] and live.idle
        ear = Ear("eve")
        live.put(lambda: live.come(ear))
        while not live.table.match.actions:
            await asyncio.sleep(0.05)
        live.put(lambda: live.go(ear))
        await asyncio.sleep(0.5)
        stopped = len(live.table.match.actions)
        await asyncio.sleep(0.5)
        assert len(live.table.match.actions) == stopped and not live.row.over
        await hall.close()

    asyncio.run(asyncio.wait_for(test(), 60))
