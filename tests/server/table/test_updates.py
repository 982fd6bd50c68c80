"""An update is printed in parts, and is what the struct of the protocol says, to the byte."""

import random
from typing import Any

import msgspec
import pytest

from warbook.games import GAMES
from warbook.games.summoner.present.events import SummonerEvent
from warbook.games.summoner.present.view import SummonerView
from warbook.kernel.api import Seat
from warbook.kernel.run import worded
from warbook.match.entries import ACT, RESUME, Entry
from warbook.match.table import Table, table_for
from warbook.match.votes import UndoVote
from warbook.server.socket.protocol import Update
from warbook.server.table.messages import printed, update

GAME = GAMES["summoner-war"]


def played(actions: int, clock: tuple[int, int] | None) -> Table[Any]:
    """A table in the middle of a game."""
    table = table_for(GAME, "standard", 2, {}, 5, clock)
    table.enter(Entry(RESUME, 0, 0))
    chance = random.Random(actions)
    for at in range(actions):
        seats = GAME.acting(table.match.state)
        if not seats:
            break
        table.enter(Entry(ACT, int(chance.choice(GAME.legal(table.match.state, seats[0]))), at))
    return table


@pytest.mark.parametrize("actions", [0, 3, 60, 90, 2000])
@pytest.mark.parametrize("full", [False, True])
def test_an_update_is_what_the_protocol_says(actions: int, full: bool) -> None:
    table = played(actions, (60_000, 1_000) if full else None)
    vote = UndoVote(0, {0: "ada", 1: "ben"}) if full else None
    for seat in (-1, 0, 1):
        events = table.fresh.get(seat, [])
        text = update(table, seat, printed(table.match.game, events), table.log(seat) if full else None, vote, 7)
        told = msgspec.json.decode(text, type=Update[SummonerEvent, SummonerView])
        assert msgspec.json.encode(told) == text
        assert (told.seat, told.seq, list(told.events)) == (
            seat,
            table.audiences[seat].seq,
            worded(table.match.game, events),
        )
        assert told.view == GAME.view(table.match.state, Seat(seat))
        assert told.decision == (GAME.decision(table.match.state, Seat(seat)) if seat >= 0 else None)
        assert (told.vote is None, told.clocks is None, told.log is None) == (not full, not full, not full)
        assert told.ask is (
            seat >= 0 and not told.undo and bool(actions) and not table.match.state.over and acted(table, seat)
        )


def acted(table: Table[Any], seat: int) -> bool:
    return table.back_to(Seat(seat)) is not None
