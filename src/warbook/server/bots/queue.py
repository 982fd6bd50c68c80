"""Who gets a worker next: those who have used least, and always a worker for quick bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from warbook.server.bots.worker_main import Asked

MOST_KNOWN: Final = 10_000  # people whose use is remembered; the least recent are forgotten
QUICK: Final = 3.0  # seconds: a bot that thinks longer has to leave a worker to others


class Job:
    """A question that waits for a worker, or is being answered."""

    def __init__(self, asked: Asked, address: str, person: str) -> None:
        """Nobody has looked at it yet."""
        self.asked = asked
        self.address = address
        self.person = person
        self.tried = 0
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @property
    def is_quick(self) -> bool:
        """Whether the job may have the last free worker."""
        return self.asked.seconds <= QUICK


class Usage:
    """The seconds of thinking that were used by each person, or each address; they are forgiven at a rate."""

    def __init__(self, forgiven: float) -> None:
        """Nobody has used anything."""
        self._forgiven = forgiven
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how much, and when that was

    def of(self, who: str, at: float) -> float:
        """How many seconds count now."""
        used, when = self._used.get(who, (0.0, at))
        return max(0.0, used - (at - when) * self._forgiven)

    def charge(self, who: str, seconds: float, at: float) -> None:
        """A bot has thought for so long."""
        used = self.of(who, at) + seconds
        self._used.pop(who, None)
        self._used[who] = used, at
        if len(self._used) > MOST_KNOWN:
            self._used.popitem(last=False)


class BotQueue:
    """Jobs that wait. The address that has used least comes first, then the person, then who came first."""

    def __init__(self, forgiven: float) -> None:
        """Nobody waits."""
        self._jobs: list[Job] = []
        self.by_address = Usage(forgiven)
        self.by_person = Usage(forgiven)

    def put(self, job: Job) -> None:
        """Wait for a worker."""
        self._jobs.append(job)

    def take(self, at: float, quick: bool) -> Job | None:
        """The next job that somebody still waits for; only a quick one, if so asked."""
        self._jobs = [job for job in self._jobs if not job.done.done()]
        best: Job | None = None
        least = 0.0, 0.0
        for job in self._jobs:
            used = self.by_address.of(job.address, at), self.by_person.of(job.person, at)
            if (job.is_quick or not quick) and (best is None or used < least):
                best, least = job, used
        if best is not None:
            self._jobs.remove(best)
        return best

    def charge(self, job: Job, seconds: float, at: float) -> None:
        """A job has had a worker for so long."""
        self.by_address.charge(job.address, seconds, at)
        self.by_person.charge(job.person, seconds, at)
