"""One thing at a time: what a table is asked for while it is in the middle of something waits for its turn.

Compiled by mypyc: every message comes through here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from time import monotonic

from mypy_extensions import mypyc_attr

Job = Callable[[], object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(ABC):
    """Does a job at once when it can, without any task. A job that has to wait holds the turn until it releases it."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self.touched = monotonic()
        self.end: Exception | None = None  # why there are no more turns
        self._holds = 0
        self._jobs: deque[Job] = deque()

    @abstractmethod
    def failed(self, error: Exception) -> None:
        """A job has raised this."""

    @property
    def busy(self) -> bool:
        """Whether anything is under way or waits."""
        return self._holds > 0 or len(self._jobs) > 0

    def put(self, job: Job) -> None:
        """Do something now or in its turn; whoever puts in much waits for the answers (`sockets.Ears`)."""
        if self.end is None:
            self._jobs.append(job)
            if self._holds == 0:
                self._work()

    def after(self, job: Job) -> None:
        """From within a job: do something as soon as that is through, before anything else."""
        self._jobs.appendleft(job)

    def hold(self) -> None:
        """From within a job: it is not through when it returns, but when it calls `release`."""
        self._holds += 1

    def release(self) -> None:
        """What held the turn is through."""
        self._holds -= 1
        if self._holds == 0:
            self._work()

    def finish(self, why: Exception) -> None:
        """No more turns: what waits is forgotten."""
        self.end = why
        self._jobs.clear()

    def _work(self) -> None:
        jobs = self._jobs
        while jobs and self._holds == 0:
            job = jobs.popleft()
            self._holds = 1  # what comes in the middle of it has to wait
            try:
                job()
            except Exception as error:
                self.failed(error)
            self._holds -= 1
        self.touched = monotonic()
