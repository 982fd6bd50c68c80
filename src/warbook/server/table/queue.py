"""A table's queue: one job at a time; others wait for their turn.

Compiled by mypyc, because every message comes through here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final, final

Job = Callable[[], object]
MOST_WAITING: Final = 32  # jobs of one source; then it is paused


@final
class Source:
    """A connection that puts jobs into a queue. It is paused while too many of them wait."""

    def __init__(self, pause: Job | None = None, resume: Job | None = None) -> None:
        """Start with no jobs; a source that cannot be paused has to look at `is_full`."""
        self._pause = pause
        self._resume = resume
        self._waiting = 0

    @property
    def is_full(self) -> bool:
        """Whether too many of its jobs wait."""
        return self._waiting > MOST_WAITING

    def add(self) -> None:
        """One more job waits."""
        self._waiting += 1
        if self._waiting > MOST_WAITING and self._pause is not None:
            self._pause()

    def remove(self) -> None:
        """One of them begins."""
        self._waiting -= 1
        if self._waiting == MOST_WAITING and self._resume is not None:
            self._resume()


@final
class Queue:
    """Runs a job at once if possible, without a task. A job that has to wait holds the turn until it releases it."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        """Start empty; `failed` is called with the error of a job."""
        self.touched = monotonic()
        self.end: Exception | None = None  # why no more jobs are accepted
        self._failed: Callable[[Exception], None] | None = failed
        self._holds = 0
        self._jobs: deque[tuple[Job, Source | None]] = deque()

    @property
    def busy(self) -> bool:
        """Whether a job is running or waiting."""
        return self._holds > 0 or len(self._jobs) > 0

    def put(self, job: Job, source: Source | None = None) -> None:
        """Run a job now or in its turn."""
        if self.end is None:
            if source is not None:
                source.add()
            self._jobs.append((job, source))
            if self._holds == 0:
                self._work()

    def after(self, job: Job) -> None:
        """From within a job: run this as soon as the job is finished, before anything else."""
        self._jobs.appendleft((job, None))

    def hold(self) -> None:
        """From within a job: the job finishes not when it returns but when it calls `release`."""
        self._holds += 1

    def release(self) -> None:
        """Finish the job that holds the turn."""
        self._holds -= 1
        if self._holds == 0:
            self._work()

    def fail(self, error: Exception) -> None:
        """Report the error of a job."""
        if self._failed is not None:
            self._failed(error)

    def finish(self, why: Exception) -> None:
        """Accept no more jobs and drop the waiting ones."""
        self.end = why
        self._jobs.clear()

    def let_go(self) -> None:
        """After `finish`: forget the owner, who holds the queue: a reference cycle would stay in memory."""
        self._failed = None

    def _work(self) -> None:
        jobs = self._jobs
        while jobs and self._holds == 0:
            job, source = jobs.popleft()
            if source is not None:
                source.remove()
            self._holds = 1  # later jobs must wait
            try:
                job()
            except Exception as error:
                self.fail(error)
            self._holds -= 1
        self.touched = monotonic()
