"""`make play`: the table is open while the rules are compiled, and the build ends with it. None is made here."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT
from tests.server.processes import command

# a build that says who it is and goes on for as long as it is let
LINE = """
import sys
from tools.compile import play

pid = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid())); time.sleep(600)"
play.BUILD = ["-c", pid, sys.argv[1]]
sys.exit(play.main(sys.argv[2:]))
"""


def play(folder: Path, port: str = "0") -> subprocess.Popen[str]:
    arguments = ["--no-browser", "--port", port, "--data", str(folder / "data")]
    return subprocess.Popen(
        [sys.executable, "-c", LINE, str(folder / "build"), *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def is_building(folder: Path) -> bool:
    """Whether the build has begun and is still there."""
    try:
        return "time.sleep(600)" in command(int((folder / "build").read_text()))
    except (OSError, ValueError):
        return False


@pytest.mark.parametrize(("how", "code"), [("Ctrl-C", 0), ("SIGTERM", 128 + signal.SIGTERM)])
def test_the_build_ends_with_the_server(tmp_path: Path, how: str, code: int) -> None:
    playing = play(tmp_path)
    assert playing.stdout is not None and "Warbook is at" in playing.stdout.readline()
    ends = time.monotonic() + 60
    while not is_building(tmp_path):  # once the table is open
        assert time.monotonic() < ends
        time.sleep(0.05)
    if how == "Ctrl-C":
        os.killpg(playing.pid, signal.SIGINT)  # as a terminal does
    else:
        playing.terminate()
    _, said = playing.communicate(timeout=60)
    assert playing.returncode == code
    assert "Traceback" not in said
    assert not is_building(tmp_path)


def test_a_server_that_cannot_start_says_why_and_compiles_nothing(tmp_path: Path) -> None:
    playing = play(tmp_path, "99999")
    _, said = playing.communicate(timeout=60)
    assert "99999 is no port" in said
    assert playing.returncode == 2
    assert not is_building(tmp_path)
