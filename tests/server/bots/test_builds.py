"""A server that began without compiled rules: its workers have them as soon as they are in place, all of them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT
from tests.server.bots.test_hints import KROSMASTER, hint
from tests.server.client import Person, serving
from tests.server.processes import children, command
from warbook._variant import COMPILED, builds, variant

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(variant() == "interpreted", reason="the interpreted variant is running"),
    pytest.mark.skipif(not any(builds(ROOT)), reason="not a checkout"),
]


def loaded(pid: int) -> set[str]:
    """The libraries of the build that a process has loaded."""
    lines = Path(f"/proc/{pid}/maps").read_text().splitlines()
    places = {line.split(maxsplit=5)[5] for line in lines if f"{COMPILED}/libraries/" in line}
    return {Path(place).name.partition(".")[0] for place in places if "__mypyc" in place}


def workers(server: int) -> list[int]:
    return [pid for pid in children(server) if "worker_main" in command(pid)]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources and the libraries; the build that says so waits beside them."""
    tree = tmp_path / "tree"
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "warbook", tree / "src" / "warbook", ignore=left_out)
    for name in ("pyproject.toml", "setup.py"):
        shutil.copyfile(ROOT / name, tree / name)
    shutil.copytree(ROOT / COMPILED / "libraries", tree / COMPILED / "libraries")
    (tree / COMPILED / "builds").mkdir()
    shutil.copyfile(next(builds(ROOT)), tree / "waiting.json")
    monkeypatch.setenv("PYTHONPATH", str(tree / "src"))
    monkeypatch.delenv("WARBOOK_INTERPRETED", raising=False)
    return tree


def test_workers_use_a_build_that_is_put_in_place_while_a_server_runs(tree: Path) -> None:
    shared = {name for name in json.loads((tree / "waiting.json").read_bytes())["modules"] if "__mypyc" in name}
    with serving(tree.parent / "data", "--rate", "0") as server:
        person = Person(server)
        person.get("/api/games")
        table, _ = person.make("me", "bot:greedy", **KROSMASTER)
        with person.sit(table) as line:
            assert hint(line)["t"] == "hint"
            (first,) = workers(server.process.pid)
            assert loaded(first) == loaded(server.process.pid) == set()
            (tree / "waiting.json").rename(tree / COMPILED / "builds" / "one.json")
            assert hint(line)["t"] == "hint"
            (second,) = workers(server.process.pid)
            # the table's library is the server's; a worker has the kernel's, the games', and what its bots need
            assert second != first and loaded(second) >= shared - {"warbook_table__mypyc"}
            assert loaded(server.process.pid) == set()
            assert hint(line)["t"] == "hint"
            assert workers(server.process.pid) == [second]  # and stays
    with serving(tree.parent / "data", "--rate", "0") as server:
        assert loaded(server.process.pid) == shared
    assert "Traceback" not in server.log.read_text()
