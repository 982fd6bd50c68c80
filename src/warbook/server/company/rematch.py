"""A rematch: one person at a finished table offers it, and it begins when all people there have accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from warbook.match.chance import drawn_seed
from warbook.server.errors import Denied
from warbook.server.games import game_named
from warbook.server.socket.protocol import Rematch
from warbook.server.store.base import Chair, Offer, TableRow
from warbook.server.table.beginning import Beginning
from warbook.server.table.messages import encoded

if TYPE_CHECKING:  # circular: the registry makes tables, and a table tells of its offer
    from warbook.server.table.live import LiveTable
    from warbook.server.table.registry import Registry
    from warbook.server.table.updates import Listener


async def answer(registry: Registry, live: LiveTable, person: str, yes: bool, keep: Callable[[], str]) -> Rematch:
    """From within the table's turn: offer, accept or refuse; `keep` counts a new offer as a table of its address."""
    row = live.row
    seats = live.seats_of(person)
    if not seats:
        raise Denied(403, "server-not-seated")
    if not row.over:
        raise Denied(409, "server-still-playing")
    if any(chair.who == "open" for chair in row.chairs):
        raise Denied(409, "server-rematch-open")
    refused = -1
    if row.rematch or (row.offer is None and not yes):
        return news(row)
    if not yes:
        refused, row.offer = seats[0], None
    else:
        if row.offer is None:
            row.offer = Offer(seats[0], [person], keep())
        elif person not in row.offer.yes:
            row.offer.yes.append(person)
        if not waiting(row):
            await begin(registry, row, row.offer)
    await live.store.save_table(row)
    tell(live, refused)
    return news(row, refused)


def waiting(row: TableRow) -> tuple[int, ...]:
    """The seats of people who have not answered the offer."""
    yes = [] if row.offer is None else row.offer.yes
    return tuple(seat for seat, chair in enumerate(row.chairs) if chair.who == "person" and chair.person not in yes)


async def begin(registry: Registry, row: TableRow, offer: Offer) -> None:
    """Make the new table; it counts as made by the person who offered."""
    game = game_named(row.game)
    beginning = Beginning(row.scenario, row.options, drawn_seed(), row.clock, row.listed)
    chairs = turned(row.chairs, game.is_cooperative())
    row.rematch = await registry.set_up(game, beginning, chairs, row.chairs[offer.by].person, offer.place)
    row.offer = None


def turned(chairs: list[Chair], is_cooperative: bool) -> list[Chair]:
    """The same people and bots, each one seat further; allies keep their seats. Nobody stands in for anybody."""
    order = chairs if is_cooperative else [*chairs[-1:], *chairs[:-1]]
    return [
        Chair("bot", bot=chair.bot, seconds=chair.seconds)
        if chair.who == "bot"
        else Chair("person", chair.name, chair.person)
        for chair in order
    ]


def news(row: TableRow, refused: int = -1, is_seated: bool = True) -> Rematch:
    """The state of the offer. A spectator learns the new table only if it is listed."""
    table = row.rematch if is_seated or row.listed else ""
    if row.offer is None:
        return Rematch(refused=refused, table=table)
    left = waiting(row)
    people = [seat for seat, chair in enumerate(row.chairs) if chair.who == "person"]
    return Rematch(row.offer.by, tuple(seat for seat in people if seat not in left), left)


def tell(live: LiveTable, refused: int = -1) -> None:
    """Send everyone the state of the offer."""
    for listener in live.updates.connected:
        listener.send(encoded(news(live.row, refused, bool(listener.mine))))


def catch_up(live: LiveTable, listener: Listener) -> None:
    """Send a new connection the offer, or the table that came of it."""
    if live.row.offer is not None or live.row.rematch:
        listener.send(encoded(news(live.row, is_seated=bool(listener.mine))))
