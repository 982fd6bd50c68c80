"""Real libraries of a small tree: every process runs one variant, from its start to its end."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec import Struct

from tests.architecture.tree import ROOT
from tests.server.processes import children, command
from tests.tools.small_tree import COMPILED_MODULES, Process, is_whole, libraries, says, small_tree
from tools.compile.build import compiled
from tools.compile.plan import setup_of
from warbook import _variant
from warbook._variant import COMPILED, fitting
from warbook.server.bots.worker import Worker

pytestmark = pytest.mark.skipif(not setup_of(ROOT).compiler_works(), reason="there is no C compiler here")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with its build. Tests copy it: nothing in a build names the folder that it was made in."""
    root = small_tree(tmp_path_factory.mktemp("compiled"))
    assert compiled(root)
    return root


@pytest.fixture
def root(finished: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "tree"
    shutil.copytree(finished, copy)
    return copy


def without_build(root: Path) -> Path:
    """Where the build's file waits for being put in place."""
    (build,) = (root / COMPILED / "builds").iterdir()
    return build.rename(root / "waiting.json")


def test_a_process_runs_a_build_or_the_sources(root: Path) -> None:
    answers, said = says(root)
    assert answers[-1]["variant"] == "compiled"
    assert answers[-1]["compiled"] == COMPILED_MODULES
    assert answers[-1]["score"] == 9
    assert all(map(is_whole, answers)) and said == ""
    answers, said = says(root, WARBOOK_INTERPRETED="1")
    assert answers[-1]["variant"] == "interpreted"
    assert answers[-1]["score"] == 9
    assert all(map(is_whole, answers)) and said == ""


def test_changed_sources_run_interpreted_and_it_is_said(root: Path) -> None:
    file = root / "src/warbook/limits.py"
    file.write_text(file.read_text(encoding="utf-8").replace("7", "8"), encoding="utf-8")
    answers, said = says(root)
    assert (answers[-1]["variant"], answers[-1]["score"]) == ("interpreted", 10)
    assert all(map(is_whole, answers))
    assert said.strip() == _variant.STALE
    _, said = says(root, WARBOOK_BUILDING="1")  # being compiled already
    assert said == ""
    assert compiled(root)
    answers, _ = says(root)
    assert (answers[-1]["variant"], answers[-1]["score"]) == ("compiled", 10)
    assert libraries(root) == ["warbook_kernel", "warbook_tiny", "warbook_tiny"]


def test_a_cut_library_is_not_loaded(root: Path) -> None:
    found = fitting(root)
    assert found is not None
    file = found["warbook_tiny__mypyc"]
    file.write_bytes(file.read_bytes()[:1000])
    answers, said = says(root)
    assert answers[-1]["variant"] == "interpreted"
    assert all(map(is_whole, answers)) and _variant.STALE in said


def test_a_process_keeps_its_variant_while_a_build_comes_and_goes(root: Path) -> None:
    build = without_build(root)
    early = Process(root)
    answers = [early.ask()]
    build = build.rename(root / COMPILED / "builds" / "one.json")
    late = Process(root)
    answers += [late.ask(), early.ask()]
    build.unlink()
    answers += [late.ask(), early.ask(), late.ask()]
    assert [answer["variant"] for answer in answers] == [
        *["interpreted", "compiled", "interpreted"],
        *["compiled", "interpreted", "compiled"],
    ]
    assert all(map(is_whole, answers))
    for process in (early, late):
        process.end()


def test_a_library_that_has_gone_is_no_reason_to_mix(root: Path) -> None:
    process = Process(root)
    assert process.ask()["variant"] == "compiled"
    shutil.rmtree(root / COMPILED / "libraries")
    with pytest.raises(json.JSONDecodeError):
        process.ask()
    assert "ImportError" in process.end()


class Nothing(Struct):
    """A question without words."""


def test_a_worker_is_replaced_when_a_build_has_come(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that began without a build, and its workers: the next question is answered by the compiled rules."""
    build = without_build(root)
    monkeypatch.setattr(_variant, "ROOT", root)
    monkeypatch.setattr(_variant, "variant", lambda: "interpreted")
    monkeypatch.setenv("PYTHONPATH", str(root / "src"))
    monkeypatch.delenv("WARBOOK_INTERPRETED", raising=False)

    async def asked() -> list[dict[str, object]]:
        worker = Worker("warbook.say")
        try:
            found = [json.loads(await worker.tell(Nothing(), 60)) for _ in range(2)]
            build.rename(root / COMPILED / "builds" / "one.json")
            return found + [json.loads(await worker.tell(Nothing(), 60)) for _ in range(3)]
        finally:
            await worker.end()

    answers = asyncio.run(asked())
    assert [answer["variant"] for answer in answers] == ["interpreted"] * 2 + ["compiled"] * 3
    assert all(map(is_whole, answers))


def test_a_build_that_is_killed_leaves_no_build_and_no_compilers(root: Path) -> None:
    shutil.rmtree(root / "build")
    code = "import sys, pathlib, tools.compile.build as b; b.compiled(pathlib.Path(sys.argv[1]))"
    builder = subprocess.Popen([sys.executable, "-c", code, str(root)], cwd=ROOT, stderr=subprocess.DEVNULL)
    works: list[int] = []
    while not works:
        works = [pid for pid in children(builder.pid) if "tools.compile.work" in command(pid)]
        time.sleep(0.05)
    os.kill(builder.pid, signal.SIGKILL)
    builder.wait()
    while any("tools.compile.work" in command(pid) for pid in works if Path(f"/proc/{pid}").exists()):
        time.sleep(0.05)
    assert fitting(root) is None
    assert compiled(root)
    assert says(root)[0][-1]["variant"] == "compiled"
