"""An interpreted server and its compiled workers understand each other: the same bytes, the same decisions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.architecture.tree import ROOT
from tests.bots.choices import Told
from warbook._variant import variant
from warbook.games import GAMES

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(variant() == "interpreted", reason="the interpreted variant is running"),
]


def told(variant: str, *file: str) -> Told:
    environment = {**os.environ, "WARBOOK_INTERPRETED": "1" if variant == "interpreted" else "0"}
    line = [sys.executable, "-m", "tests.bots.choices", *file]
    done = subprocess.run(line, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    found = msgspec.msgpack.decode(done.stdout, type=Told)
    assert found.variant == variant
    return found


def test_compiled_workers_decide_what_interpreted_ones_do(tmp_path: Path) -> None:
    server = told("interpreted")
    assert {position.game for position in server.positions} == set(GAMES)
    file = tmp_path / "positions"
    file.write_bytes(msgspec.msgpack.encode(server))
    assert told("compiled", str(file)).positions == server.positions


def test_an_interpreted_worker_decides_what_compiled_ones_do(tmp_path: Path) -> None:
    server = told("compiled")
    file = tmp_path / "positions"
    file.write_bytes(msgspec.msgpack.encode(server))
    assert told("interpreted", str(file)).positions == server.positions
