"""What nobody is told is noticed by nobody: not in a byte at any table, nor by how long a bot takes."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.rules import rule
from tests.server.client import SETUP
from tests.server.in_process import Ear
from warbook.games import GAMES
from warbook.kernel.api import Refusal, Seat
from warbook.match.entries import ACT, RESUME, REWIND, UNDO, Entry
from warbook.match.table import Table, table_for
from warbook.server.bots.pool import Thinkers
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Limits
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.live import LiveTable
from warbook.server.table.messages import NONE, flag_verb, update
from warbook.server.table.pauses import evened
from warbook.server.table.registry import Registry

GAME = GAMES["summoner-war"]
SECONDS = 0.5


def seen(table: Table[Any], at: int) -> bytes:
    """All that spectators could ask for at a moment, with the whole log, the clocks and all."""
    return update(table, -1, NONE, table.log(-1), None, at)


@pytest.mark.parametrize("name", sorted(GAMES))
@rule("SW-16.14")
def test_a_step_that_tells_spectators_nothing_changes_nothing_for_them(name: str) -> None:
    game = GAMES[name]
    clock = (3_600_000, 5_000) if flag_verb(name) >= 0 else None
    silent = 0
    for scenario in game.scenarios:
        for seed in range(3):
            chance = random.Random(f"{scenario}{seed}")
            table = table_for(game, scenario, game.seats(scenario)[0], {}, seed, clock)
            table.enter(Entry(RESUME, 0, 0))
            for at in range(1, 150):
                if table.match.state.over:
                    break
                entry = any_entry(table, chance, at * 1000)
                before = seen(table, at * 1000)
                changed = table.enter(entry)
                assert not isinstance(changed, Refusal)
                if -1 not in changed:
                    silent += 1
                    assert seen(table, at * 1000) == before
    assert bool(silent) == game.has_secrets()


def any_entry(table: Table[Any], chance: random.Random, at: int) -> Entry:
    """An action, or now and then something taken back, up to the fence or beyond it."""
    match = table.match
    seat = chance.choice(match.game.acting(match.state))
    if chance.random() < 0.1 and match.can_undo(seat):
        return Entry(UNDO, int(seat), at)
    length = table.back_to(seat)
    if chance.random() < 0.03 and length is not None:
        return Entry(REWIND, length, at)
    return Entry(ACT, int(chance.choice(match.game.legal(match.state, seat))), at)


class Scripted(Thinkers):
    """A bot that knows at once what it wants."""

    moves: list[str]

    async def choose(self, *asked: Any) -> int:
        return int(GAME.read(self.moves.pop(0), asked[2]))


async def summoned(registry: Registry, cards: str, moves: list[str]) -> tuple[float, int]:
    """A bot stands in for Blue and summons a Priest: after how many seconds that is told, in how many actions."""
    seats = [SeatForm("me"), SeatForm("open")]
    form = TableForm(game=GAME.name, seats=seats, options={"augment_count": "1"}, listed=True)
    live = await registry.table((await registry.make(form, "ada")).table)
    await live.ask(lambda: live.sit(1, "", "ben", "Ben"))
    live.queue.put(lambda: live.come(Ear("ada")))
    prepared = [("COMMAND", "12", SETUP[0]), (cards, "34", "FWPBSPWF/KBAFHFAK")]
    for seat, (card, ranks, rows) in enumerate(prepared):
        play(live, seat, f"card {card}")
        for rank, row in zip(ranks, rows.split("/"), strict=True):
            for file, letter in zip("abcdefgh", row, strict=True):
                play(live, seat, f"place {letter} {file}{rank}")
        play(live, seat, "lock")
    scripted = live.thinkers = Scripted(Limits())
    scripted.moves = moves
    await live.ask(lambda: live.take_over(1, "mcts", SECONDS, "ben"))
    told, before = live.table.audiences[-1].seq, len(live.table.match.actions)
    play(live, 0, "+d1")
    began = monotonic()
    while live.table.audiences[-1].seq < told + 2:  # Red's action, then the bot's
        await asyncio.sleep(0.001)
    return monotonic() - began, len(live.table.match.actions) - before - 1


def play(live: LiveTable, seat: int, move: str) -> None:
    live.queue.put(partial(live.updates.act, [GAME.read(move, Seat(seat))], 0))


@rule("SW-16.14")
def test_how_long_a_bot_takes_does_not_tell_whether_a_window_opened(tmp_path: Path) -> None:
    async def test() -> None:
        registry = Registry(SqliteStore(tmp_path / "warbook.sqlite"), Limits())
        await registry.open()
        window = await summoned(registry, "PROPHECY", ["+c3", "."])
        none = await summoned(registry, "SWITCH", ["+c3"])
        await registry.close()
        assert (window[1], none[1]) == (2, 1)
        for took, _ in (window, none):  # neither at once nor twice as long
            assert evened(SECONDS) * 0.95 < took < evened(SECONDS) * 1.5

    asyncio.run(asyncio.wait_for(test(), 60))
