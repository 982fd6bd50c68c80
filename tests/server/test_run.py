"""The command: where it listens, where it keeps things, and one sentence for whatever is in the way."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import Person, Served, serving
from tests.server.processes import children, command


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "warbook", "serve", "--no-browser", *arguments]
    return subprocess.run(line, capture_output=True, text=True, timeout=60, check=False)


def test_what_is_in_the_way_is_one_sentence(server: Served, tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "warbook.sqlite").write_bytes(b"no database" * 500)
    (tmp_path / "file").write_text("")
    fresh = str(tmp_path / "fresh")
    for arguments, told in [
        (["--port", str(server.port), "--data", fresh], f"port {server.port} is in use"),
        (["--port", "99999", "--data", fresh], "99999 is no port"),
        (["--port", "0", "--host", "256.1.1.1", "--data", fresh], "256.1.1.1"),
        (["--port", "0", "--data", str(server.data)], "another server keeps its tables"),
        (["--port", "0", "--data", str(tmp_path / "broken")], "file is not a database"),
        (["--port", "0", "--data", str(tmp_path / "file")], "file"),
    ]:
        done = serve(*arguments)
        assert done.returncode == 2
        assert told in done.stderr
        lines = [line for line in done.stderr.splitlines() if "compiled modules are older" not in line]
        assert len(lines) == 1, done.stderr


def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        person = Person(server)
        person.get("/api/games")
        table, _ = person.make("me", "bot:random")
        with person.sit(table) as line:
            line.deploy(0)
            while line.latest[0]["view"]["phase"] != "play":
                line.until("update", timeout=60)
            workers = [pid for pid in children(server.process.pid) if "worker_main" in command(pid)]
            assert workers
            server.kill()
        ends = time.monotonic() + 20
        while any(Path(f"/proc/{pid}").exists() and "worker_main" in command(pid) for pid in workers):
            assert time.monotonic() < ends
            time.sleep(0.05)
        server.start()


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/summoner-war"])
def test_every_other_address_is_the_page(server: Served, path: str) -> None:
    status, text = Person(server).ask("GET", path)
    assert status == 200
    assert "<!doctype html>" in text.lower()


def test_load_measures_moves(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "warbook", "load", "--matches", "2", "--seconds", "1", "--warm-up", "0.5", "--json"]
    done = subprocess.run(line, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert '"matches":2' in done.stdout and '"moves":0' not in done.stdout
    for wrong in ("0", "x", "1,,2"):
        bad = subprocess.run([*line[:4], "--matches", wrong], capture_output=True, text=True, check=False)
        assert bad.returncode == 2 and "no number of matches" in bad.stderr
