"""The registry of tables: makes and finds them, loads them from the store, and removes idle ones from memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

import msgspec
from msgspec import structs

from warbook.bots import BOTS
from warbook.kernel.api import Game
from warbook.kernel.wire import Replay, applies
from warbook.match.chance import drawn_seed
from warbook.match.entries import RESUME, Entry
from warbook.match.table import Table, table_for
from warbook.server.bots.pool import Thinkers
from warbook.server.errors import Denied
from warbook.server.games import game_named
from warbook.server.http.forms import Invite, SeatForm, TableForm, TableInfo, TableMade
from warbook.server.limits import Addresses, Limits
from warbook.server.people import Identities, clean_name, hashed, new_id, new_secret, old_secret_in
from warbook.server.replays.reader import Reading
from warbook.server.socket.protocol import ClockTerms, SeatInfo
from warbook.server.store.base import Chair, Store, StoreError, TableRow
from warbook.server.table.beginning import Beginning, forked
from warbook.server.table.expiry import Sweeper
from warbook.server.table.live import LiveTable
from warbook.server.table.messages import flag_verb
from warbook.server.table.renewal import closing_replay, is_outdated, renew
from warbook.server.table.updates import now

PIECE: Final = 50  # log entries to replay before other tasks run
LOGGER = logging.getLogger("warbook.server")


class Registry:
    """Every table of this server."""

    def __init__(self, store: Store, limits: Limits, identities: Identities | None = None) -> None:
        """Start with nothing in memory. Without identities, people are known only while the registry is open."""
        self.store = store
        self.identities = identities or Identities(secrets.token_bytes(32))
        self.limits = limits
        self.addresses = Addresses(limits)
        self.thinkers = Thinkers(limits)
        self.reading = Reading()
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.sweeper = Sweeper(self)

    async def open(self) -> None:
        """Open the store, and load the tables with running clocks."""
        await self.store.open()
        for id in await self.store.timed():
            try:
                (await self.table(id)).carry_on()
            except (Denied, StoreError) as error:
                LOGGER.warning("table %s cannot go on here: %s", id, error)
        self.sweeper.begin()

    async def close(self) -> None:
        """Stop every table. Everything that was sent is on disk."""
        await self.sweeper.stop()
        for live in self.live.values():
            if live.drafts.is_changed and not live.broken:
                await self.store.save_table(live.row)
        await asyncio.gather(*(live.stop() for live in self.live.values()))
        await self.thinkers.close()
        await self.reading.close()
        await self.store.close()

    async def known_before(self, cookies: str) -> str | None:
        """The secret of an earlier version's cookie, if its person has played here, so nobody loses a seat."""
        secret = old_secret_in(cookies)
        if secret is None:
            return None
        person = hashed(secret)
        known = await self.store.tables_of(person, 1) or await self.store.wins(person)
        return secret if known else None

    # found

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.live.get(id)
        if live is not None and not live.broken:
            return live
        if id in self.sweeper.removing:
            raise Denied(404, "server-no-table")
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    def is_loading(self, id: str) -> bool:
        """Whether a table is being loaded."""
        return id in self._loading

    async def _load(self, id: str) -> LiveTable:
        broken = self.live.pop(id, None)
        if broken is not None:
            await broken.stop()
        row = await self.store.table(id)
        if row is None:
            raise Denied(404, "server-no-table")
        entries, game = await self.store.log(id), game_named(row.game)
        outdated = is_outdated(row, game)
        try:
            table = await rebuilt(row, entries)
        except Denied as error:
            if outdated and not row.over:
                await self._close_outdated(row, entries)
                raise Denied(409, "server-closed-rules", found=row.rules, ours=game.rules) from error
            raise
        if outdated:
            renew(row, game)
            await self.store.save_table(row)
        if row.acting is not None and not row.over:
            await self._wake(row)
        live = self._put_up(row, table)
        if row.clock is not None and not row.over and not live.waiting_for_people:
            live.queue.put(lambda: live.updates.enter([Entry(RESUME, 0, now())]))
        if table.match.state.over and not row.over:
            live.queue.put(live.close_game)  # the disk has the last action, but not yet its result
        live.carry_on()
        return live

    async def _close_outdated(self, row: TableRow, entries: list[Entry]) -> None:
        """Close a table without a winner: its moves are not legal under the current rules."""
        row.over, row.acting = True, []
        await self.store.add_replay(row.id, msgspec.json.encode(closing_replay(row, game_named(row.game), entries)))
        await self.store.save_table(row)

    def _put_up(self, row: TableRow, table: Table[Any]) -> LiveTable:
        live = self.live[row.id] = LiveTable(row, table, self.store, self.thinkers, self.limits)
        self.sweeper.look(live)
        return live

    async def park(self, live: LiveTable) -> None:
        """Remove a table from memory; its row keeps who decides next."""
        match = live.table.match
        live.row.acting = [int(seat) for seat in match.game.acting(match.state)]
        try:
            await self.store.save_table(live.row)
        except StoreError:
            live.row.acting = None
            raise
        if live.idle:
            self.live.pop(live.row.id, None)
            await live.stop()
        else:  # a person has connected meanwhile
            await self._wake(live.row)

    async def _wake(self, row: TableRow) -> None:
        # who decides changes from now on, and the row must not be stale after a crash
        row.acting = None
        await self.store.save_table(row)

    # made

    async def make(self, form: TableForm, person: str, place: str = "") -> TableMade:
        """A new table."""
        game = game_named(form.game)
        if form.clock is not None and flag_verb(game.name) < 0:
            raise Denied(400, "server-no-clock", game=game.name)
        scenario = form.scenario or game.scenarios[0]
        check_options(game, scenario, form.options)
        clock = None if form.clock is None else ClockTerms(form.clock.minutes, form.clock.increment)
        if form.draw and not game.is_cooperative():
            form = structs.replace(form, seats=drawn(form.seats))
        beginning = Beginning(scenario, form.options, drawn_seed(), clock, form.listed)
        return await self.add(game, beginning, form, person, place)

    async def fork(self, id: str, replay: Replay, at: int, form: TableForm, person: str, place: str = "") -> TableMade:
        """A new table that begins with the first actions of a replay; with other people, chance is new from there."""
        if at > self.limits.fork_actions:
            raise Denied(400, "server-long-fork", at=at, count=self.limits.fork_actions)
        game = game_named(replay.game)
        return await self.add(game, forked(game, id, replay, at, form.seats, now()), form, person, place)

    def weight(self, actions: int) -> int:
        """How many tables a fork with that many actions counts as."""
        return 1 + actions // self.limits.fork_share

    async def _check_room(self, person: str, place: str, weight: int) -> int:
        """The weight of a new table; Denied if its maker, the address or the server has too many."""
        counted, limits = await self.store.counted(person, place), self.limits
        if counted.person + weight > limits.tables:
            raise Denied(429, "server-many-tables", count=limits.tables)
        if place and counted.place + weight > limits.near_tables > 0:
            raise Denied(429, "server-near-tables", count=limits.near_tables)
        if counted.everyone >= limits.all_tables:
            raise Denied(503, "server-all-tables", count=limits.all_tables)
        return weight

    async def add(self, game: Game[Any], beginning: Beginning, form: TableForm, person: str, place: str) -> TableMade:
        """Set up a table for the seats of a form."""
        chairs, invites = seated(game, beginning.scenario, form.seats, form.name, person)
        return TableMade(await self.set_up(game, beginning, chairs, person, place), tuple(invites))

    async def set_up(self, game: Game[Any], beginning: Beginning, chairs: list[Chair], person: str, place: str) -> str:
        """Set up a table and store it; its id."""
        weight = await self._check_room(person, place, self.weight(len(beginning.entries)))
        moment = now()
        row = TableRow(
            id=new_id(),
            game=game.name,
            scenario=beginning.scenario,
            options=beginning.options,
            seed=beginning.seed,
            rules=game.rules,
            content=game.content,
            clock=beginning.clock,
            listed=beginning.listed,
            owner=person,
            made=moment // 1000,
            played=moment // 1000,
            chairs=chairs,
            seeds=list(beginning.seeds),
            fork=beginning.fork,
            place=place,
            weight=weight,
        )
        entries = list(beginning.entries)
        if all(chair.who != "open" for chair in chairs):
            entries.append(Entry(RESUME, 0, moment))
        table = await rebuilt(row, entries)
        await self.store.add_table(row, entries)
        self._put_up(row, table).carry_on()
        return row.id

    # told

    async def info(self, row: TableRow, person: str) -> TableInfo:
        """A table's information for the person who asks; loads the table if its turn is unknown."""
        live = self.live.get(row.id)
        mine = tuple(seat for seat, chair in enumerate(row.chairs) if person and chair.person == person)
        if live is None and row.acting is None and mine and not row.over:
            try:
                live = await self.table(row.id)
            except Denied:
                row.acting = []
        if live is not None:
            row = live.row
            match = live.table.match
            acting = [int(seat) for seat in match.game.acting(match.state)]
        else:
            acting = row.acting or []
        return TableInfo(
            table=row.id,
            game=row.game,
            scenario=row.scenario,
            options=row.options,
            clock=row.clock,
            listed=row.listed,
            made=row.made,
            played=row.played,
            over=row.over,
            result=row.result,
            seats=live.who() if live is not None else asleep(row),
            mine=mine,
            turn=any(seat in acting for seat in mine),
            watching=0 if live is None else sum(not listener.mine for listener in live.updates.connected),
            fork=row.fork,
        )


def asleep(row: TableRow) -> tuple[SeatInfo, ...]:
    """The seats of a table that is not in memory, where nobody is connected."""
    return tuple(
        SeatInfo(
            seat=seat,
            who="bot" if chair.who == "bot" else "open" if chair.who == "open" else "person",
            name=chair.name,
            bot=chair.bot,
            seconds=chair.seconds if chair.bot else 0.0,
            stand_in=bool(chair.bot) and chair.who == "person",
            consent=chair.consent,
        )
        for seat, chair in enumerate(row.chairs)
    )


async def rebuilt(row: TableRow, entries: list[Entry]) -> Table[Any]:
    """Rebuild a table from its log, in small pieces so that other requests need not wait."""
    game = game_named(row.game)
    if row.over and is_outdated(row, game):
        raise Denied(409, "server-other-rules", found=row.rules, ours=game.rules)
    clock = None if row.clock is None else (int(row.clock.minutes * 60_000), int(row.clock.increment * 1000))
    try:
        table = table_for(game, row.scenario, len(row.chairs), row.options, row.seed, clock, row.seeds)
    except ValueError as error:
        raise Denied(400, "server-mistake", text=str(error)) from error
    for place, entry in enumerate(entries):
        if place % PIECE == PIECE - 1:
            await asyncio.sleep(0)
        try:
            stands = isinstance(table.enter(entry), set)
        except (ValueError, IndexError, KeyError):  # of other rules: an unknown number
            if not is_outdated(row, game):
                raise
            stands = False
        if not stands:
            raise Denied(500, "server-log", entry=table.entries)
    return table


def check_options(game: Game[Any], scenario: str, options: dict[str, str]) -> None:
    """Deny options that do not apply to the scenario; `setup` checks the rest."""
    for setting in game.settings:
        if setting.name in options and not applies(setting, scenario):
            raise Denied(400, "server-option", option=setting.name, scenario=scenario)


def drawn(seats: list[SeatForm]) -> list[SeatForm]:
    """The same people and bots on drawn seats (SW-2.1); the draw is unpredictable."""
    return secrets.SystemRandom().sample(seats, len(seats))


def seated(
    game: Game[Any], scenario: str, forms: list[SeatForm], name: str, person: str
) -> tuple[list[Chair], list[Invite]]:
    """The chairs of a new table, and the tickets of the open ones."""
    if scenario not in game.scenarios:
        raise Denied(404, "server-no-scenario", scenario=scenario, scenarios=", ".join(game.scenarios))
    allowed = game.seats(scenario)
    if len(forms) not in allowed:
        raise Denied(400, "server-seats", count=len(forms), players=", ".join(map(str, allowed)))
    chairs: list[Chair] = []
    invites: list[Invite] = []
    for seat, form in enumerate(forms):
        match form.who:
            case "me":
                chairs.append(Chair("person", clean_name(name), person))
            case "here":
                chairs.append(Chair("person", clean_name(form.name), person))
            case "bot":
                if form.bot not in BOTS:
                    raise Denied(400, "server-no-bot", bot=form.bot, bots=", ".join(BOTS))
                chairs.append(Chair("bot", bot=form.bot, seconds=form.seconds))
            case "open":
                ticket = new_secret()
                invites.append(Invite(seat, ticket))
                chairs.append(Chair("open", ticket=hashed(ticket)))
    return chairs, invites
