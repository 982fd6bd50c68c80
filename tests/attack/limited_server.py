"""`warbook serve` with other limits: what takes minutes with the usual ones takes seconds with these.

As a program:
`python -m tests.attack.limited_server '{"limits": {"idle": 1}, "descriptors": 200, "ahead": 3600}' --data ...`
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.client import Served, started


class Limited(Served):
    """A server process with limits of its own, few descriptors, or a clock that is ahead."""

    def __init__(self, data: Path, *arguments: str, **given: object) -> None:
        super().__init__(data, *arguments)
        self.given = given

    @property
    def program(self) -> tuple[str, ...]:  # type: ignore[override]  # it may change before the next start
        return "-m", "tests.attack.limited_server", json.dumps(self.given)


@contextmanager
def limited(data: Path, *arguments: str, **given: object) -> Iterator[Limited]:
    """A server process until the end of the block."""
    server = Limited(data, *arguments, **given)
    with started(server):
        yield server


def main(given: dict[str, Any], arguments: list[str]) -> int:
    """Change the machine as it was asked for, then serve."""
    ahead, real = given.get("ahead", 0), time.time_ns
    if ahead:
        time.time_ns = lambda: real() + ahead * 1_000_000_000
        time.time = lambda: (real() + ahead * 1_000_000_000) / 1e9
    if "descriptors" in given:
        resource.setrlimit(resource.RLIMIT_NOFILE, (given["descriptors"], given["descriptors"]))
    from warbook.cli.commands import serve
    from warbook.server.http.timeouts import PatientProtocol
    from warbook.server.limits import Limits

    PatientProtocol.patience = given.get("patience", PatientProtocol.patience)
    PatientProtocol.looks = min(PatientProtocol.looks, PatientProtocol.patience / 4)
    if given.get("sweeps"):  # look for what has expired at every turn, not every ten minutes
        from warbook.server.table import expiry

        expiry.MINUTES = 0  # type: ignore[misc]  # it is final for everybody else
    serve.limits_for = lambda rate, grace, *others: Limits(**{"grace": grace, **given.get("limits", {})})
    return serve.run(arguments)


if __name__ == "__main__":
    sys.exit(main(json.loads(sys.argv[1]), sys.argv[2:]))
