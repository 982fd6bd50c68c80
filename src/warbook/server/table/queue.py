"""A table's queue: one job at a time; others wait for their turn.

Compiled by mypyc, because every message comes through here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from time import monotonic

from mypy_extensions import mypyc_attr

Job = Callable[[], object]


@mypyc_attr(allow_interpreted_subclasses=True)
class JobQueue(ABC):
    """Runs a job at once if possible, without a task. A job that has to wait holds the turn until it releases it."""

    def __init__(self) -> None:
        """Start empty."""
        self.touched = monotonic()
        self.end: Exception | None = None  # why no more jobs are accepted
        self._holds = 0
        self._jobs: deque[Job] = deque()

    @abstractmethod
    def failed(self, error: Exception) -> None:
        """A job raised an error."""

    @property
    def busy(self) -> bool:
        """Whether a job is running or waiting."""
        return self._holds > 0 or len(self._jobs) > 0

    def put(self, job: Job) -> None:
        """Run a job now or in its turn. The inbox limits how many jobs a connection may queue."""
        if self.end is None:
            self._jobs.append(job)
            if self._holds == 0:
                self._work()

    def after(self, job: Job) -> None:
        """From within a job: run this as soon as the job is finished, before anything else."""
        self._jobs.appendleft(job)

    def hold(self) -> None:
        """From within a job: the job finishes not when it returns but when it calls `release`."""
        self._holds += 1

    def release(self) -> None:
        """Finish the job that holds the turn."""
        self._holds -= 1
        if self._holds == 0:
            self._work()

    def finish(self, why: Exception) -> None:
        """Accept no more jobs and drop the waiting ones."""
        self.end = why
        self._jobs.clear()

    def _work(self) -> None:
        jobs = self._jobs
        while jobs and self._holds == 0:
            job = jobs.popleft()
            self._holds = 1  # jobs that arrive meanwhile must wait
            try:
                job()
            except Exception as error:
                self.failed(error)
            self._holds -= 1
        self.touched = monotonic()
