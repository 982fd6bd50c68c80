"""Hints: what a quick bot would do, for people who play only against bots or themselves."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Final

from warbook.kernel.api import Action, Seat
from warbook.server.limits import Bucket
from warbook.server.socket.protocol import ErrorMessage, HintMessage
from warbook.server.table.messages import encoded

if TYPE_CHECKING:  # circular: a table has hints, and hints read the table
    from warbook.server.table.live import LiveTable
    from warbook.server.table.updates import Listener

BOT: Final = "mcts"  # looks more than one step ahead, so its hints do not lead back and forth
SECONDS: Final = 0.5  # thinking time
BURST: Final = 10  # hints at once
LOGGER = logging.getLogger("warbook.server")


def is_alone(live: LiveTable, person: str) -> bool:
    """Whether all other seats are bots'. An open seat or another person means no hints."""
    return all(chair.who == "bot" or (person and chair.person == person) for chair in live.row.chairs)


class Hints:
    """The hints of one table: at most one pending for each seat."""

    def __init__(self, rate: float) -> None:
        """No hint is pending; the rate is hints a second after a burst, 0 for no limit."""
        self._bucket = Bucket(rate, BURST, monotonic())
        self._asked: dict[int, asyncio.Task[None]] = {}

    def ask(self, live: LiveTable, listener: Listener, seat: Seat) -> str:
        """Start a hint for a seat that has to decide; returns the key of an error, or ""."""
        match = live.table.match
        if not is_alone(live, listener.person):
            return "server-no-help"
        if match.state.over or seat not in match.game.acting(match.state):
            return "server-nothing"
        if seat in self._asked or not self._bucket.take(monotonic()):
            return "server-fast"
        self._asked[seat] = asyncio.create_task(self._think(live, listener, seat))
        return ""

    def stop(self) -> None:
        """Cancel all pending hints."""
        for task in self._asked.values():
            task.cancel()

    async def _think(self, live: LiveTable, listener: Listener, seat: Seat) -> None:
        match, asked = live.table.match, live.table.audiences[seat].seq
        try:
            # the bot gets a world of this seat, dealt with an unpredictable seed
            seed = secrets.randbits(53)
            found = await live.thinkers.choose(
                match.game, match.state, seat, BOT, seed, SECONDS, (live.row.place, listener.person)
            )
            # otherwise the position has changed, or nobody is connected
            if live.table.audiences[seat].seq == asked and listener in live.updates.connected:
                listener.send(advice(live, seat, Action(found)))
        except Exception:
            LOGGER.exception("table %s: no hint for seat %d", live.row.id, seat)
        finally:
            self._asked.pop(seat, None)


def advice(live: LiveTable, seat: Seat, action: Action) -> bytes:
    """The hint as a message; an error if the bot's choice is illegal because of hidden information."""
    match = live.table.match
    decision = match.game.decision(match.state, seat)
    options = () if decision is None else decision.options
    option = next((each for each in options if each.action == action), None)
    if option is None:
        return encoded(ErrorMessage("server-no-hint"))
    seq = live.table.audiences[seat].seq
    return encoded(HintMessage(int(seat), seq, option.action, option.notation, option.text, option.words))
