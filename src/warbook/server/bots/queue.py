"""A fair queue for workers: least thinking time used first; one worker is reserved for fast bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from warbook.server.bots.worker_main import Asked

MOST_KNOWN: Final = 10_000  # people whose use is remembered; the least recent are dropped
QUICK: Final = 3.0  # seconds: slower bots must leave one worker free


class Job:
    """A question to a bot, waiting or being answered."""

    def __init__(self, asked: Asked, address: str, person: str) -> None:
        """Create a waiting job."""
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
    """Seconds of thinking used by each person or address. They decay at a fixed rate."""

    def __init__(self, forgiven: float) -> None:
        """Start with nothing used."""
        self._forgiven = forgiven
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when they were counted

    def of(self, who: str, at: float) -> float:
        """How many seconds count now."""
        used, when = self._used.get(who, (0.0, at))
        return max(0.0, used - (at - when) * self._forgiven)

    def charge(self, who: str, seconds: float, at: float) -> None:
        """Add thinking time."""
        used = self.of(who, at) + seconds
        self._used.pop(who, None)
        self._used[who] = used, at
        if len(self._used) > MOST_KNOWN:
            self._used.popitem(last=False)


class BotQueue:
    """Waiting jobs, ordered by the address's use, then the person's use, then arrival."""

    def __init__(self, forgiven: float) -> None:
        """Start empty."""
        self._jobs: list[Job] = []
        self.by_address = Usage(forgiven)
        self.by_person = Usage(forgiven)

    def put(self, job: Job) -> None:
        """Add a job."""
        self._jobs.append(job)

    def take(self, at: float, quick: bool) -> Job | None:
        """The next job that has not been cancelled; optionally only a fast one."""
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
        """Charge a job's time to its person and address."""
        self.by_address.charge(job.address, seconds, at)
        self.by_person.charge(job.person, seconds, at)
