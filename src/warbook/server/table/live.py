"""A live table: its people, bots and clocks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from msgspec import structs

from warbook.kernel.api import Action, Seat
from warbook.match.entries import RESUME, Entry
from warbook.match.table import Table
from warbook.server.bots.hints import Hints
from warbook.server.bots.pool import Thinkers
from warbook.server.company.drafts import Drafts
from warbook.server.company.rematch import catch_up
from warbook.server.company.seats import hello, players, who_sits
from warbook.server.errors import Denied
from warbook.server.limits import Limits
from warbook.server.people import clean_name
from warbook.server.socket.protocol import ErrorMessage, Over, People, SeatInfo
from warbook.server.store.base import Store, TableRow
from warbook.server.table.absences import Absences, level_of
from warbook.server.table.background import Background
from warbook.server.table.ghosts import Ghosts
from warbook.server.table.messages import FLAG, encoded
from warbook.server.table.pauses import Pauses
from warbook.server.table.pointers import Pointers
from warbook.server.table.queue import Queue
from warbook.server.table.renewal import news_of
from warbook.server.table.updates import Listener, Updates, now
from warbook.server.table.wins import earned

T = TypeVar("T")
AWAY = OSError("the table has been put away")
RETRY = 1.0  # seconds until a failed bot is asked again; doubled each time, up to
LONGEST_PAUSE = 60.0
LOGGER = logging.getLogger("warbook.server")


class LiveTable:
    """A table in memory, with its connections, bots and clocks."""

    # a game of any state: only the kernel's API is used
    def __init__(self, row: TableRow, table: Table[Any], store: Store, thinkers: Thinkers, limits: Limits) -> None:
        """Start with no connections."""
        self.row = row
        self.table = table
        self.store = store
        self.queue = Queue(self.failed)
        self.updates = Updates(row, table, store, self.queue, self.carry_on, self.close_game)
        self.absences = Absences(row, table.match.game.is_cooperative(), limits.grace)
        self.thinkers = thinkers
        self.hints = Hints(limits.hint_rate)
        self.pointers = Pointers()
        self.ghosts = Ghosts()
        self.pauses = Pauses()
        self.drafts = Drafts()
        self.over = asyncio.Event()
        self.broken = False  # the store failed: the table must be reloaded from disk
        self._arriving: list[Listener] = []  # connections waiting to join
        self._background = Background(self.queue)
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._failures = 0  # consecutive failures of bots
        self._flag: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None

    def failed(self, error: Exception) -> None:
        """A job raised an error: an error of the store stops the table, any other only drops the message."""
        if not isinstance(error, OSError):
            LOGGER.error("table %s: a message could not be handled", self.row.id, exc_info=error)
        elif not self.broken:
            # memory may be ahead of the disk, so it must be dropped
            LOGGER.error("table %s: %s", self.row.id, error)
            self.broken = True
            self.queue.finish(error)
            self._background.deny(error)
            for listener in [*self.updates.connected, *self._arriving]:
                listener.send(encoded(ErrorMessage("server-store")))
                listener.drop()

    @property
    def idle(self) -> bool:
        """Whether the table can leave memory."""
        clocks = self.table.clocks
        ticking = clocks is not None and clocks.next_fall(0) is not None and not self.row.over
        return not self.updates.connected and not self.queue.busy and not self._thinking and not ticking

    async def stop(self) -> None:
        """Stop everything; only the state on disk remains."""
        for timer in (self._flag, self._retry):
            if timer is not None:
                timer.cancel()
        self.hints.stop()
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        self.queue.finish(AWAY)
        self._background.deny(AWAY)
        await asyncio.gather(*thinking, self._background.stop(), return_exceptions=True)
        self.queue.let_go()
        self.updates.let_go()

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue slow work and wait for its result."""
        return await self._background.ask(job)

    # what happens

    def close_game(self) -> None:
        """Finish a game that has ended."""
        self._background.begin(self._finish)

    async def _finish(self) -> None:
        replay = structs.replace(self.table.match.replay(), players=players(self.row.chairs, self.table.times.spent))
        self.row.drafts.clear()
        self.row.over, self.row.result, self.row.acting = True, replay.result, []
        await self.store.add_replay(self.row.id, encoded(replay))
        wins = earned(self.row, self.table.match, now() // 1000)
        if wins:
            await self.store.add_wins(list(wins.items()))
        await self.store.save_table(self.row)
        self.over.set()
        self.updates.tell(encoded(Over(self.row.id)))

    # bots and clocks

    def carry_on(self) -> None:
        """Start bots that have to decide, and set the clock's alarm."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        if self.queue.end is not None:
            return
        self.pauses.look(self.table)
        acting = [] if self.row.over else self.table.match.game.acting(self.table.match.state)
        bots = [seat for seat in acting if self.row.chairs[seat].bot and seat not in self._thinking]
        if self.row.over or (not bots and self.table.clocks is None) or self.waiting_for_people:
            return
        if self.only_bots and not self.updates.connected:
            return  # nobody is watching; the first visitor starts the bots
        for seat in bots:
            self._thinking[seat] = asyncio.create_task(self._think(seat))
        if self.table.clocks is not None:
            falls = self.table.clocks.next_fall(now())
            if falls is not None:
                loop = asyncio.get_running_loop()
                self._flag = loop.call_later(falls / 1000 + 0.005, self._flag_fell)

    @property
    def waiting_for_people(self) -> bool:
        """Whether a seat is open."""
        return any(chair.who == "open" for chair in self.row.chairs)

    @property
    def only_bots(self) -> bool:
        """Whether only bots play here."""
        return all(chair.bot for chair in self.row.chairs)

    async def _think(self, seat: int) -> None:
        asked = self.table.audiences[seat].seq
        try:
            action = await self._choose(seat)
            if action is not None and not self.only_bots:
                seconds = self.row.chairs[seat].seconds
                await asyncio.sleep(self.pauses.left(self.table, seconds, Action(action)))
        except Exception:
            LOGGER.exception("table %s: the bot on seat %d failed", self.row.id, seat)
            self.queue.put(partial(self._bot_failed, seat))
        except asyncio.CancelledError:  # otherwise the seat would stay marked as thinking
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]
            raise
        else:
            self._failures = 0
            self.queue.put(partial(self._decided, seat, action, asked))

    async def _choose(self, seat: int) -> int | None:
        chair, match = self.row.chairs[seat], self.table.match
        if seat not in match.game.acting(match.state):
            return None
        # nothing public determines a bot's chance
        seed = secrets.randbits(62)
        who = f"{self.row.id}/{seat}/{chair.bot}/{chair.seconds}"
        return await self.thinkers.choose(
            match.game, match.state, Seat(seat), chair.bot, seed, chair.seconds, (self.row.place, self.row.owner), who
        )

    def _bot_failed(self, seat: int) -> None:
        """Report the failure and retry later, with growing pauses."""
        self._thinking.pop(seat, None)
        for listener in self.updates.connected:
            listener.send(encoded(ErrorMessage("server-bot-failed", {"seat": seat + 1})))
        self._failures += 1
        pause = min(RETRY * 2**self._failures, LONGEST_PAUSE)
        self._retry = asyncio.get_running_loop().call_later(pause, self.queue.put, self.carry_on)

    def _decided(self, seat: int, action: int | None, asked: int) -> None:
        self._thinking.pop(seat, None)
        if action is None:  # somebody else was faster; the bot may be asked again
            self.carry_on()
            return
        match = self.table.match
        legal = self.row.chairs[seat].bot and not match.game.refuse(match.state, Action(action))
        if asked == self.table.audiences[seat].seq and legal:
            self.pointers.tell(self, seat, Action(action))
            self.updates.act([Action(action)], now())
        else:
            self.carry_on()  # the position has changed: think again

    def _flag_fell(self) -> None:
        self._flag = None
        self.queue.put(self._fall)

    def _fall(self) -> None:
        clocks, at = self.table.clocks, now()
        seat = None if clocks is None or self.row.over else clocks.fallen(at)
        if seat is None:
            self.carry_on()
        else:
            self.updates.act([self.table.match.game.read(FLAG, Seat(seat))], at)

    # people

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(seat for seat, chair in enumerate(self.row.chairs) if person and chair.person == person)

    def who(self) -> tuple[SeatInfo, ...]:
        """Public information about all seats."""
        return who_sits(self)

    def welcome(self, listener: Listener) -> None:
        """Send a connection the table and full updates for its audiences."""
        for listeners in self.updates.listeners.values():
            if listener in listeners:
                listeners.remove(listener)
        listener.mine = self.seats_of(listener.person)
        row = self.row
        listener.send(encoded(hello(self, listener)))
        self.drafts.give(self, listener)  # before the update, which shows the preparation
        for seat in listener.mine or (-1,):
            self.updates.listeners[seat].append(listener)
            self.updates.answer(listener, seat, -2)
        news = news_of(row, listener.person, bool(listener.mine))
        if news is not None:
            listener.send(encoded(news))
            if listener.mine:
                self._background.begin(self._save)
        if row.over:
            listener.send(encoded(Over(row.id)))
            catch_up(self, listener)

    def arrive(self, listener: Listener) -> None:
        """Queue a connection; if the table breaks first, the connection is dropped."""
        self._arriving.append(listener)
        self.queue.put(partial(self._come_in, listener))

    def _come_in(self, listener: Listener) -> None:
        self._arriving.remove(listener)
        self.come(listener)

    def come(self, listener: Listener) -> None:
        """Add a connection."""
        self.updates.connected.append(listener)
        self.absences.back(listener.person)
        self._give_back(listener.person)
        self.welcome(listener)
        self._tell_people(listener)
        if self.only_bots:
            self.carry_on()  # they waited for a spectator

    def go(self, listener: Listener) -> None:
        """Remove a connection."""
        for listeners in (self.updates.connected, *self.updates.listeners.values()):
            if listener in listeners:
                listeners.remove(listener)
        if listener.person not in {other.person for other in self.updates.connected}:
            self.absences.left(listener.person)
        self._tell_people(listener)

    def _give_back(self, person: str) -> None:
        """Give a returning person back the seats that others have given to a bot."""
        seats = [seat for seat in self.seats_of(person) if self.row.chairs[seat].bot and not self.row.chairs[seat].lent]
        for seat in seats:
            self._put_bot(seat, "", 1.0, lent=False)
        if seats:
            self._background.begin(self._save)

    async def _save(self) -> None:
        await self.store.save_table(self.row)

    def _put_bot(self, seat: int, bot: str, seconds: float, lent: bool) -> None:
        chair = self.row.chairs[seat]
        chair.bot, chair.seconds, chair.lent = bot, seconds, lent
        thinking = self._thinking.pop(seat, None)
        if thinking is not None:
            thinking.cancel()

    def _tell_people(self, but: Listener | None = None) -> None:
        text = encoded(People(self.who()))
        for listener in self.updates.connected:
            if listener is not but:
                listener.send(text)

    async def sit(self, seat: int, ticket: str, person: str, name: str) -> int:
        """Seat a person on an open seat, with its ticket or at a listed table."""
        chairs = self.row.chairs
        if ticket:
            seat = next((place for place, chair in enumerate(chairs) if chair.ticket == ticket), -1)
            if seat < 0:
                raise Denied(403, "server-ticket")
            if chairs[seat].person == person:
                return seat  # the same link twice
        elif not self.row.listed:
            raise Denied(403, "server-ticket")
        elif seat < 0:
            seat = next((place for place, chair in enumerate(chairs) if chair.who == "open"), -1)
        if not 0 <= seat < len(chairs) or chairs[seat].who != "open":
            raise Denied(409, "server-seat-taken")
        chair = chairs[seat]
        chair.who, chair.person, chair.name = "person", person, clean_name(name)
        await self.store.save_table(self.row)
        if not self.waiting_for_people:
            self.updates.enter([Entry(RESUME, 0, now())])
        self.queue.after(partial(self._seated, person))
        return seat

    def _seated(self, person: str) -> None:
        for listener in self.updates.connected:
            if listener.person == person:
                self.welcome(listener)
        self._tell_people()
        if self.table.clocks is not None:
            self.updates.repeat()  # the clocks run for everyone from now on

    async def consent(self, seat: int, given: bool, person: str) -> None:
        """Record or withdraw a person's consent that a bot plays as soon as they are away."""
        if seat not in self.seats_of(person):
            raise Denied(403, "server-not-yours", "", seat=seat)
        self.row.chairs[seat].consent = given
        await self.store.save_table(self.row)
        self._tell_people()

    async def take_over(self, seat: int, bot: str | None, seconds: float, person: str) -> None:
        """Let a bot play for an absent person's seat, or give the seat back."""
        if not self.seats_of(person):
            raise Denied(403, "server-not-seated")
        if not 0 <= seat < len(self.row.chairs):
            raise Denied(404, "server-no-seat", seat=seat)
        chair = self.row.chairs[seat]
        if chair.who != "person":
            raise Denied(409, "server-no-person")
        if chair.person != person:
            if bot is None or any(listener.person == chair.person for listener in self.updates.connected):
                raise Denied(403, "server-present")
            left = self.absences.grace(chair)
            if left:
                raise Denied(403, "server-grace", seconds=left)
            missing = self.absences.ask(chair, person, {listener.person for listener in self.updates.connected})
            if missing:
                self._tell_people()
                raise Denied(403, "server-agree", count=missing)
            bot, seconds = level_of(self.row)
        self._put_bot(seat, bot or "", seconds, lent=chair.person == person and bot is not None)
        await self.store.save_table(self.row)
        self._tell_people()
        self.carry_on()
