"""Simulated matches in a closed loop: each sends its next move as soon as it sees the last."""

from __future__ import annotations

import asyncio
import gc
import random
from time import perf_counter

import msgspec
from msgspec import Struct

from warbook.loadtest.client import Caller, Choice, Seen, request
from warbook.server.http.forms import Joined, TableMade
from warbook.server.socket.protocol import Act, Prepare

ENCODER = msgspec.json.Encoder()
# long games: no match should end within a measurement, because setting up a new table is not a move
OPTIONS = {"no_progress_limit": "200", "repetition_limit": "10"}
CALM = 120  # moves before something else has to happen: a game without progress is a draw
TOGETHER = 50  # matches set up at a time


class Outcome(Struct, frozen=True):
    """The result of a run. Times are in milliseconds, from sending a move until the next player sees it."""

    matches: int
    seconds: float
    moves: int
    moves_per_second: float
    p50: float
    p90: float
    p99: float
    tables: int  # games started
    kilobytes_per_match: float | None  # of the server's memory


class Simulated:
    """One match: two people with a connection each, who make quiet moves."""

    def __init__(self, run: Run, number: int) -> None:
        """Start without a table."""
        self.run = run
        self.rng = random.Random(number).random
        self.sides: list[Caller] = []
        self.sent = 0.0  # when the last move was sent
        self.quiet = 0  # quiet moves in a row
        self.playing = False
        self.beginning: asyncio.Task[None] | None = None
        self.held: tuple[Caller, Seen] | None = None  # the first question, until all matches are set up

    async def begin(self) -> None:
        """Set up a new table: one person makes it, the other joins by invitation."""
        run = self.run
        for side in self.sides:
            side.transport.close()
        self.sides = []
        self.playing, self.sent = False, 0.0
        form = {"game": run.game, "seats": [{"who": "me"}, {"who": "open"}], "options": OPTIONS}
        made, first = await request(*run.server, "POST", "/api/tables", ENCODER.encode(form), "")
        table = msgspec.json.decode(made, type=TableMade)
        ticket = {"table": table.table, "ticket": table.invites[0].ticket}
        joined, second = await request(*run.server, "POST", "/api/join", ENCODER.encode(ticket), "")
        assert msgspec.json.decode(joined, type=Joined).seat == 1
        loop = asyncio.get_running_loop()
        for cookie in (first, second):
            _, caller = await loop.create_connection(lambda: Caller(self.hear, self.lose), *run.server)
            self.sides.append(caller)
            host = f"{run.server[0]}:{run.server[1]}"
            caller.shake(host, f"/api/tables/{table.table}/socket", cookie)
            await caller.ready
        run.tables += 1

    def lose(self, caller: Caller) -> None:
        """A connection has closed; if that was not intended, the run fails."""
        if caller in self.sides and not self.run.ended:
            self.run.fail("the server has closed a connection")

    def hear(self, caller: Caller, seen: Seen) -> None:
        """Answer a question at once."""
        if seen.t == "over" and self.playing:
            self.playing = False
            self.beginning = asyncio.create_task(self.begin())
            self.beginning.add_done_callback(self.run.watch)
        elif seen.t in ("refused", "error"):
            self.run.fail(f"the server said {seen.t}")
        elif seen.t == "update" and seen.decision is not None:
            secret = seen.decision.timing == "secret"
            if secret or self.run.going:
                self._decide(caller, seen, secret)
            else:
                self.held = caller, seen

    def start(self) -> None:
        """Answer the first question, after all matches are set up."""
        if self.held is not None:
            self._decide(*self.held, secret=False)

    def _decide(self, caller: Caller, seen: Seen, secret: bool) -> None:
        question = seen.decision
        assert question is not None
        if secret:
            lock = next((choice for choice in question.options if choice.text == "do-lock"), None)
            if lock is None:
                caller.say(ENCODER.encode(Prepare(seen.seat, seen.seq)))
            else:
                caller.say(ENCODER.encode(Act(seen.seat, seen.seq, lock.action)))
            return
        self.playing = True
        if self.sent:
            self.run.count(perf_counter() - self.sent)
        action = self._calm(question.options)
        self.sent = perf_counter()
        caller.say(b'{"t":"act","seat":%d,"seq":%d,"action":%d}' % (seen.seat, seen.seq, action))

    def _calm(self, options: list[Choice]) -> int:
        """A move if possible; now and then a summon or any other action."""
        self.quiet += 1
        usual = "do-move" if self.quiet < CALM else "do-summon"
        some = [choice for choice in options if choice.text == usual] or options
        choice = some[int(self.rng() * len(some))]
        if choice.text != "do-move":
            self.quiet = 0
        return choice.action


class Run:
    """Many matches against one server."""

    def __init__(self, server: tuple[str, int], game: str) -> None:
        """Prepare a run."""
        self.server = server
        self.game = game
        self.going = False
        self.ended = False
        self.measuring = False
        self.tables = 0
        self.moves = 0
        self.times: list[float] = []
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def count(self, seconds: float) -> None:
        """Count a move that was seen."""
        if self.measuring:
            self.times.append(seconds)

    def fail(self, sentence: str) -> None:
        """End the run with an error, unless everyone is leaving."""
        if not self.failure.done() and not self.ended:
            self.failure.set_exception(ConnectionError(sentence))

    def watch(self, task: asyncio.Task[None]) -> None:
        """Report an error of a background task."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.fail(str(error))


async def measure(
    server: tuple[str, int],
    game: str,
    matches: int,
    seconds: float,
    warm_up: float,
    kind: type[Simulated] = Simulated,
) -> Outcome:
    """Set up all matches, warm up, then measure."""
    run = Run(server, game)
    simulated = [kind(run, number) for number in range(matches)]
    for first in range(0, matches, TOGETHER):
        await asyncio.gather(*(match.begin() for match in simulated[first : first + TOGETHER]))
    run.going = True
    for match in simulated:
        match.start()
    await wait(run, warm_up)
    gc.collect()
    gc.freeze()
    gc.disable()  # the client's own pauses must not count
    run.measuring = True
    begun = perf_counter()
    await wait(run, seconds)
    spent = perf_counter() - begun
    run.measuring = run.going = False
    gc.enable()
    gc.unfreeze()
    await leave(run, simulated)
    return outcome(run, matches, spent)


def outcome(run: Run, matches: int, spent: float) -> Outcome:
    """Summarise the times of a run."""
    times = sorted(run.times)
    if not times:
        raise ConnectionError("no move was seen in time")
    return Outcome(
        matches=matches,
        seconds=round(spent, 2),
        moves=len(times),
        moves_per_second=round(len(times) / spent, 1),
        p50=round(1000 * times[len(times) // 2], 2),
        p90=round(1000 * times[len(times) * 9 // 10], 2),
        p99=round(1000 * times[len(times) * 99 // 100], 2),
        tables=run.tables,
        kilobytes_per_match=None,
    )


async def leave(run: Run, simulated: list[Simulated]) -> None:
    """Close all connections, including those of tables being set up."""
    run.ended = True
    beginning = [match.beginning for match in simulated if match.beginning is not None]
    for task in beginning:
        task.cancel()
    await asyncio.gather(*beginning, return_exceptions=True)
    for match in simulated:
        for side in match.sides:
            side.transport.close()


async def wait(run: Run, seconds: float) -> None:
    """Let the matches play; an error ends the run."""
    done, _ = await asyncio.wait([run.failure], timeout=seconds)
    for failure in done:
        failure.result()
