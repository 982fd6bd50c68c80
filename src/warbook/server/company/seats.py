"""Who sits at a live table, and what a connection is told first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warbook.kernel.wire import Player
from warbook.server.socket.protocol import Hello, SeatInfo
from warbook.server.store.base import Chair

if TYPE_CHECKING:  # circular: a table tells who sits there
    from warbook.server.table.live import LiveTable
    from warbook.server.table.updates import Listener


def who_sits(live: LiveTable) -> tuple[SeatInfo, ...]:
    """Public information about all seats."""
    here = {listener.person for listener in live.updates.connected}
    return tuple(
        SeatInfo(
            seat=seat,
            who="bot" if chair.who == "bot" else "open" if chair.who == "open" else "person",
            name=chair.name,
            online=chair.person in here,
            bot=chair.bot,
            seconds=chair.seconds if chair.bot else 0.0,
            stand_in=bool(chair.bot) and chair.who == "person",
            grace=0 if chair.person in here else live.absences.grace(chair),
            consent=chair.consent,
            asked=0 if chair.person in here else live.absences.asked(chair, here),
        )
        for seat, chair in enumerate(live.row.chairs)
    )


def hello(live: LiveTable, listener: Listener) -> Hello:
    """The first message of a connection."""
    row = live.row
    return Hello(
        table=row.id,
        game=row.game,
        scenario=row.scenario,
        name=row.chairs[0].name,
        options=row.options,
        clock=row.clock,
        mine=listener.mine,
        seats=live.who(),
        over=row.over,
        fork=row.fork,
    )


def players(chairs: list[Chair], spent: list[int]) -> tuple[Player, ...]:
    """Who played each seat, for the replay: public at the table, too."""
    return tuple(
        Player(
            name=chair.name if chair.who == "person" else "",
            bot=chair.bot,
            seconds=chair.seconds if chair.bot else 0.0,
            spent=spent[seat],
        )
        for seat, chair in enumerate(chairs)
    )
