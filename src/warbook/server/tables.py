"""A live table: one queue, one task, so nothing in it needs a lock. On disk first, then told."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from warbook.kernel.api import Action, Refusal, Seat
from warbook.match.table import ACT, MORE, RESUME, Entry, Table
from warbook.match.votes import UndoVote
from warbook.server.errors import Denied
from warbook.server.news import FLAG, encoded, update
from warbook.server.protocol import ErrorMessage, Hello, Over, People, SeatInfo
from warbook.server.store import Store, TableRow
from warbook.server.thinking import Thinkers

T = TypeVar("T")
LOGGER = logging.getLogger("warbook.server")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Listener(ABC):
    """A connection as a table sees it."""

    person: str
    mine: tuple[int, ...] = ()

    @abstractmethod
    def send(self, text: bytes) -> None:
        """Put a message on its way; never waits."""

    @abstractmethod
    def drop(self) -> None:
        """End the connection; it may come back."""


Job = Callable[[], Awaitable[None]]


class LiveTable:
    """A table in memory with the people around it."""

    # a game of any state: the kernel's API is all that is used
    def __init__(self, row: TableRow, table: Table[Any], store: Store, thinkers: Thinkers) -> None:
        """Begin with nobody connected."""
        self.row = row
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.vote: UndoVote | None = None
        self.listeners: dict[int, list[Listener]] = {seat: [] for seat in table.audiences}
        self.connected: list[Listener] = []
        self.touched = time.monotonic()
        self.over = asyncio.Event()
        self._jobs: deque[Job] = deque()
        self._wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._flag: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name=f"table {row.id}")
        self.broken = False  # the store failed: the table has to be read again from disk

    # the queue

    def put(self, job: Job) -> None:
        """Queue something to do; whoever puts in much waits for the answers (`sockets.Ears`)."""
        self._jobs.append(job)
        if not self._wake.done():
            self._wake.set_result(None)

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have something done in the table's turn, and wait for its answer."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                answer = await job()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
                if isinstance(error, OSError):
                    raise
                return
            if not done.cancelled():
                done.set_result(answer)

        self.put(work)
        return await done

    async def _run(self) -> None:
        jobs, loop = self._jobs, asyncio.get_running_loop()
        while True:
            if not jobs:
                await self._wake
                self._wake = loop.create_future()
            while jobs:
                job = jobs.popleft()
                if self.broken:
                    continue
                try:
                    await job()
                except OSError as error:
                    self._fail(error)
                except Exception:
                    LOGGER.exception("table %s: a message could not be handled", self.row.id)
            self.touched = time.monotonic()

    def _fail(self, error: OSError) -> None:
        # what memory has may not be on disk, so memory is not the truth any more
        LOGGER.error("table %s: %s", self.row.id, error)
        self.broken = True
        for listener in self.connected:
            listener.send(encoded(ErrorMessage("server-store")))
            listener.drop()

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if the table left memory."""
        clocks = self.table.clocks
        ticking = clocks is not None and clocks.next_fall(0) is not None and not self.row.over
        return not self.connected and not self._jobs and not self._thinking and not ticking

    async def stop(self) -> None:
        """End the task; what is on disk is all there is."""
        if self._flag is not None:
            self._flag.cancel()
        for task in (*self._thinking.values(), self._task):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), self._task, return_exceptions=True)

    # what happens

    async def enter(self, entries: list[Entry]) -> Refusal | None:
        """Do entries that belong together, put them on disk, then tell everyone; stops before one that is refused."""
        first = self.table.entries
        was_over = self.table.match.state.over
        changed: set[int] = set()
        refusal: Refusal | None = None
        done: list[Entry] = []
        for entry in entries:
            outcome = self.table.enter(entry)
            if isinstance(outcome, Refusal):
                refusal = outcome
                break
            done.append(entry)
            changed |= outcome
            if entry.kind == MORE and self.table.fenced:
                break  # something showed, or others decide now: the rest was meant for another situation
        if done:
            if done[-1].kind == MORE:
                done[-1] = Entry(ACT, done[-1].value, done[-1].at)
                changed |= self.table.close()
            await self.store.append(self.row.id, first, done)
            self.row.played = entries[0].at // 1000
            if -1 in changed:
                self.vote = None  # the question was about a moment that is gone, as everyone has seen
            if self.table.match.state.over and not was_over:
                await self._finish()
            self.publish(changed)
            self.carry_on()
        return refusal

    async def act(self, actions: list[Action], at: int) -> Refusal | None:
        """Do actions as one message: all of them are told together."""
        entries = [Entry(MORE, int(action), at) for action in actions[:-1]]
        return await self.enter([*entries, Entry(ACT, int(actions[-1]), at)])

    async def _finish(self) -> None:
        replay = self.table.match.replay()
        self.row.over, self.row.result, self.row.acting = True, replay.result, []
        self.vote = None
        await self.store.add_replay(self.row.id, encoded(replay))
        await self.store.save_table(self.row)
        self.over.set()

    def publish(self, changed: set[int]) -> None:
        """Tell each audience that has news, if anyone listens."""
        at = now()
        for seat in changed:
            listeners = self.listeners[seat]
            if not listeners:
                continue
            audience = self.table.audiences[seat]
            if audience.rewound == audience.seq:
                text = update(self.table, seat, [], self.table.log(seat), self.vote, at)
            else:
                text = update(self.table, seat, self.table.fresh[seat], None, self.vote, at)
            for listener in listeners:
                listener.send(text)
        if self.row.over and changed:
            self.tell_all(encoded(Over(self.row.id)))

    def repeat(self) -> None:
        """Tell everyone the present truth once more: the vote has changed."""
        for seat, listeners in self.listeners.items():
            if listeners:
                text = update(self.table, seat, [], None, self.vote, now())
                for listener in listeners:
                    listener.send(text)

    def answer(self, listener: Listener, seat: int, seq: int) -> None:
        """What a listener that knows this number has missed: nothing, one update, or a full one."""
        audience = self.table.audiences[seat]
        events = self.table.events_at(seat, audience.seq) if seq == audience.seq - 1 else []
        full = seq not in (audience.seq, audience.seq - 1) or (seq < audience.seq == audience.rewound)
        log = self.table.log(seat) if full else None
        listener.send(update(self.table, seat, [] if full else events, log, self.vote, now()))

    def tell_all(self, text: bytes) -> None:
        """Send the same to every connection."""
        for listener in self.connected:
            listener.send(text)

    # bots and clocks

    def carry_on(self) -> None:
        """Wake the bots that have to decide, and set the clock's alarm."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        if self.row.over or self.waiting_for_people:
            return
        for seat in self.table.match.game.acting(self.table.match.state):
            chair = self.row.chairs[seat]
            if chair.bot and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))
        if self.table.clocks is not None:
            falls = self.table.clocks.next_fall(now())
            if falls is not None:
                loop = asyncio.get_running_loop()
                self._flag = loop.call_later(falls / 1000 + 0.005, self._flag_fell)

    @property
    def waiting_for_people(self) -> bool:
        """Whether a seat is still open."""
        return any(chair.who == "open" for chair in self.row.chairs)

    async def _think(self, seat: int) -> None:
        chair, match = self.row.chairs[seat], self.table.match
        asked = self.table.audiences[seat].seq
        seed = (match.seed * 1_000_003 + self.table.entries * 31 + seat * 7 + 1) & ((1 << 62) - 1)
        try:
            action = await self.thinkers.choose(match.game, match.state, Seat(seat), chair.bot, seed, chair.seconds)
        except Exception:
            LOGGER.exception("table %s: the bot on seat %d failed", self.row.id, seat)
            self._thinking.pop(seat, None)
            return

        async def decided() -> None:
            self._thinking.pop(seat, None)
            legal = chair.bot and not self.table.match.game.refuse(self.table.match.state, Action(action))
            if asked == self.table.audiences[seat].seq and legal:
                await self.act([Action(action)], now())
            else:
                self.carry_on()  # the world has moved on meanwhile: think again

        self.put(decided)

    def _flag_fell(self) -> None:
        async def fall() -> None:
            clocks, at = self.table.clocks, now()
            seat = None if clocks is None or self.row.over else clocks.fallen(at)
            if seat is None:
                self.carry_on()
            else:
                await self.act([self.table.match.game.read(FLAG, Seat(seat))], at)

        self._flag = None
        self.put(fall)

    # people

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(seat for seat, chair in enumerate(self.row.chairs) if person and chair.person == person)

    def who(self) -> tuple[SeatInfo, ...]:
        """Who sits where, as everyone may know it."""
        here = {listener.person for listener in self.connected}
        return tuple(
            SeatInfo(
                seat=seat,
                who="bot" if chair.who == "bot" else "open" if chair.who == "open" else "person",
                name=chair.name,
                online=chair.person in here,
                bot=chair.bot,
                seconds=chair.seconds if chair.bot else 0.0,
                stand_in=bool(chair.bot) and chair.who == "person",
            )
            for seat, chair in enumerate(self.row.chairs)
        )

    def welcome(self, listener: Listener) -> None:
        """Tell a connection which table this is, and everything its eyes may see."""
        for listeners in self.listeners.values():
            if listener in listeners:
                listeners.remove(listener)
        listener.mine = self.seats_of(listener.person)
        row = self.row
        listener.send(
            encoded(
                Hello(
                    table=row.id,
                    game=row.game,
                    scenario=row.scenario,
                    name=row.chairs[0].name,
                    options=row.options,
                    clock=row.clock,
                    mine=listener.mine,
                    seats=self.who(),
                    over=row.over,
                )
            )
        )
        for seat in listener.mine or (-1,):
            self.listeners[seat].append(listener)
            self.answer(listener, seat, -2)
        if row.over:
            listener.send(encoded(Over(row.id)))

    async def come(self, listener: Listener) -> None:
        """A connection begins to listen."""
        self.connected.append(listener)
        self.welcome(listener)
        self._tell_people(listener)

    async def go(self, listener: Listener) -> None:
        """A connection has gone."""
        for listeners in (self.connected, *self.listeners.values()):
            if listener in listeners:
                listeners.remove(listener)
        self._tell_people(listener)

    def _tell_people(self, but: Listener | None = None) -> None:
        text = encoded(People(self.who()))
        for listener in self.connected:
            if listener is not but:
                listener.send(text)

    async def sit(self, seat: int, ticket: str, person: str, name: str) -> int:
        """A person takes an open seat, by its ticket or, at a listed table, without one."""
        chairs = self.row.chairs
        if ticket:
            seat = next((place for place, chair in enumerate(chairs) if chair.ticket == ticket), -1)
            if seat < 0:
                raise Denied(403, "server-ticket")
            if chairs[seat].person == person:
                return seat  # the same link again
        elif not self.row.listed:
            raise Denied(403, "server-ticket")
        elif seat < 0:
            seat = next((place for place, chair in enumerate(chairs) if chair.who == "open"), -1)
        if not 0 <= seat < len(chairs) or chairs[seat].who != "open":
            raise Denied(409, "server-seat-taken")
        chair = chairs[seat]
        chair.who, chair.person, chair.name = "person", person, name
        await self.store.save_table(self.row)
        if not self.waiting_for_people:
            await self.enter([Entry(RESUME, 0, now())])
        for listener in self.connected:
            if listener.person == person:
                self.welcome(listener)
        self._tell_people()
        return seat

    async def take_over(self, seat: int, bot: str | None, seconds: float, person: str) -> None:
        """A bot plays for a seat that its person has left, or hands it back."""
        if not self.seats_of(person):
            raise Denied(403, "server-not-seated")
        if not 0 <= seat < len(self.row.chairs):
            raise Denied(404, "server-no-seat", seat=seat)
        chair = self.row.chairs[seat]
        if chair.who != "person":
            raise Denied(409, "server-no-person")
        present = any(listener.person == chair.person for listener in self.connected)
        if chair.person != person and (bot is None or present):
            raise Denied(403, "server-present")
        chair.bot, chair.seconds = bot or "", seconds
        self.vote = None
        await self.store.save_table(self.row)
        thinking = self._thinking.pop(seat, None)
        if thinking is not None:
            thinking.cancel()
        self._tell_people()
        self.carry_on()
