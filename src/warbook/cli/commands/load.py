"""`warbook load`: measures a server's load from outside, over real sockets."""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import uvloop

from warbook.cli.arguments import Parser
from warbook.games import GAMES
from warbook.loadtest.matches import Outcome, measure


def run(argv: list[str]) -> int:
    """Measure, and print one line for each number of matches."""
    parser = Parser(prog="warbook load", description="Play simulated matches against a server and measure it.")
    parser.add_argument(
        "--matches", default="50", metavar="N[,N…]", help="parallel matches; several numbers are measured in turn"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of each measurement")
    parser.add_argument("--warm-up", type=float, default=2.0, metavar="S", help="seconds of play before a measurement")
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--server", metavar="URL", help="a server started with --rate 0; default: start one")
    parser.add_argument("--data", type=Path, metavar="DIR", help="data folder of the started server")
    parser.add_argument("--json", action="store_true", help="print one JSON object per line")
    asked = parser.parse_args(argv)
    raise_open_files()
    if not asked.json:
        print(f"{'matches':>8} {'moves/s':>9} {'p50 ms':>8} {'p90 ms':>8} {'p99 ms':>8} {'kB/match':>9}")
    for matches in counts(asked.matches):
        outcome = measured(asked.server, asked.data, asked.game, matches, asked.seconds, asked.warm_up)
        print(msgspec.json.encode(outcome).decode() if asked.json else line(outcome), flush=True)
    return 0


def counts(text: str) -> list[int]:
    """The numbers of matches to measure."""
    numbers = text.split(",")
    if not all(number.isascii() and number.isdigit() and 0 < int(number) <= 20_000 for number in numbers):
        raise ValueError(f"{text!r} is no number of matches: give 50, or several like 50,200,1000")
    return [int(number) for number in numbers]


def measured(url: str | None, data: Path | None, game: str, matches: int, seconds: float, warm_up: float) -> Outcome:
    """One measurement, against the named server or a new one."""
    if url is not None:
        parts = urlsplit(url)
        if parts.scheme != "http" or not parts.hostname:
            raise ValueError(f"{url!r} is no address like http://localhost:8400/")
        server = (parts.hostname, parts.port or 80)
        return uvloop.run(measure(server, game, matches, seconds, warm_up))
    with tempfile.TemporaryDirectory() as folder, started(data or Path(folder)) as (port, process):
        before = memory(process)
        outcome = uvloop.run(measure(("127.0.0.1", port), game, matches, seconds, warm_up))
        peak = memory(process)
    per_match = None if before is None or peak is None else round((peak - before) / matches, 1)
    return msgspec.structs.replace(outcome, kilobytes_per_match=per_match)


@contextmanager
def started(data: Path) -> Iterator[tuple[int, int]]:
    """Start a server in a separate process: its port and process id."""
    command = [sys.executable, "-m", "warbook", "serve", "--port", "0", "--no-browser", "--rate", "0"]
    server = subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        said = server.stdout.readline()
        if "Warbook is at" not in said:
            raise OSError("the server did not start")
        yield int(said.rsplit(":", 1)[1].strip().strip("/")), server.pid
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
        server.stdout.close()


def memory(process: int) -> int | None:
    """Resident kilobytes of a process, if the system provides them."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return None
    lines = status.read_text(encoding="ascii", errors="replace").splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), None)


def raise_open_files() -> None:
    """Raise the limit of open files for this process and its server: a match needs two sockets."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def line(outcome: Outcome) -> str:
    """An outcome as a line of text."""
    kilobytes = "" if outcome.kilobytes_per_match is None else f"{outcome.kilobytes_per_match:>9.1f}"
    times = f"{outcome.p50:>8.2f} {outcome.p90:>8.2f} {outcome.p99:>8.2f}"
    return f"{outcome.matches:>8} {outcome.moves_per_second:>9.0f} {times} {kilobytes}"
