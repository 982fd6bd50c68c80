"""`make compile`: a build is there whole or not at all, nothing is compiled twice. The compiler is played here."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from filelock import FileLock

from tests.architecture.tree import ROOT
from tests.tools.small_tree import FILES, LIBRARIES, libraries, small_tree
from tools.compile import build as builder
from tools.compile.build import Failed, compiled
from tools.compile.plan import Library, planned
from tools.compile.told import CLEAR, Told
from warbook import _variant
from warbook._variant import COMPILED, fitting, progress

# instead of tools.compile.work: writes the files that a compiler would write
PLAYED = """
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

for module in sys.argv[1].split(","):
    file = Path("out", module.replace(".", "/") + EXTENSION_SUFFIXES[0])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"made of " + b"".join(sorted(path.read_bytes() for path in Path("src").rglob("*.py"))))
    print("built", module, flush=True)
sys.exit(int(sys.argv[2]))
"""


class Compiler:
    """Plays the compiling process, and counts what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.along: list[list[str]] = []
        self.leaves_out = ""  # a module that fails
        self.meanwhile: Callable[[], None] = lambda: None

    @contextmanager
    def __call__(
        self, work: Path, missing: list[Library], along: list[Library], log: int
    ) -> Iterator[subprocess.Popen[str]]:
        self.asked.append([library.name.rsplit("-", 1)[0] for library in missing])
        self.along.append([library.name.rsplit("-", 1)[0] for library in along])
        modules = [module for library in missing for module in library.modules if module != self.leaves_out]
        line = [sys.executable, "-c", PLAYED, ",".join(modules), "1" if self.leaves_out else "0"]
        os.write(log, b"error: no such thing\n" if self.leaves_out else b"")
        self.meanwhile()
        with subprocess.Popen(line, cwd=work, stdout=subprocess.PIPE, text=True) as process:
            yield process


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_tree(tmp_path)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    played = Compiler()
    monkeypatch.setattr(builder, "started", played)
    return played


def change(root: Path, name: str) -> None:
    file = root / "src/warbook" / name
    file.write_text(file.read_text(encoding="utf-8") + "\nMORE: int = 1\n", encoding="utf-8")


def test_a_build_is_found_when_it_is_complete(root: Path, compiler: Compiler) -> None:
    assert fitting(root) is None
    assert compiled(root)
    found = fitting(root)
    assert found is not None
    assert {name for name in found if "__mypyc" in name} == {f"{name}__mypyc" for name in LIBRARIES}
    assert all(file.is_file() for file in found.values())
    assert [path.name for path in (root / COMPILED).iterdir() if path.name.startswith("work-")] == []
    assert progress() is None


def test_nothing_is_compiled_twice(root: Path, compiler: Compiler) -> None:
    compiled(root)
    compiled(root)
    assert compiler.asked == [list(LIBRARIES)]


def test_only_what_depends_on_a_change_is_compiled_again(root: Path, compiler: Compiler) -> None:
    compiled(root)
    change(root, "limits.py")  # not compiled, but the game's library has its constants
    assert fitting(root) is None
    compiled(root)
    change(root, "kernel/api.py")
    compiled(root)
    change(root, "say.py")  # nothing compiled imports it
    compiled(root)
    assert compiler.asked == [list(LIBRARIES), ["warbook_tiny"], list(LIBRARIES)]
    assert compiler.along[1] == ["warbook_kernel"]


def test_the_sources_before_a_change_find_their_build_again(root: Path, compiler: Compiler) -> None:
    compiled(root)
    first = fitting(root)
    text = (root / "src/warbook/kernel/api.py").read_text(encoding="utf-8")
    change(root, "kernel/api.py")
    compiled(root)
    assert fitting(root) not in (None, first)
    (root / "src/warbook/kernel/api.py").write_text(text, encoding="utf-8")
    assert fitting(root) == first


def test_a_new_game_makes_a_build_old(root: Path, compiler: Compiler) -> None:
    compiled(root)
    folder = root / "src/warbook/games/more"
    folder.mkdir()
    (folder / "game.toml").write_text("order = 2\ncompiled = []\n", encoding="utf-8")
    assert fitting(root) is None


def test_a_deleted_source_makes_a_build_old(root: Path, compiler: Compiler) -> None:
    compiled(root)
    (root / "src/warbook/games/tiny/late.py").unlink()
    assert fitting(root) is None


def test_a_build_that_fails_is_no_build_and_says_why(root: Path, compiler: Compiler) -> None:
    compiler.leaves_out = "warbook.games.tiny.late"
    with pytest.raises(Failed, match="no such thing"):
        compiled(root)
    assert fitting(root) is None
    assert libraries(root) == ["warbook_kernel"]  # finished before: it is not compiled again
    compiler.leaves_out = ""
    compiled(root)
    assert fitting(root) is not None
    assert compiler.asked[-1] == ["warbook_tiny"]


@pytest.mark.parametrize("harm", ["cut", "gone", "no build", "another Python"])
def test_a_build_that_is_not_whole_is_not_used(root: Path, compiler: Compiler, harm: str) -> None:
    compiled(root)
    found = fitting(root)
    assert found is not None
    file = found["warbook.games.tiny.game"]
    (build,) = (root / COMPILED / "builds").iterdir()
    match harm:
        case "cut":
            file.write_bytes(file.read_bytes()[:-1])
        case "gone":
            file.unlink()
        case "no build":
            build.write_bytes(build.read_bytes()[:-9])
        case _:
            build.write_text(json.dumps(json.loads(build.read_bytes()) | {"suffix": ".cpython-27.so"}))
    assert fitting(root) is None
    assert compiled(root) and fitting(root) == found  # made good, and no more than that
    assert compiler.asked[1:] == ([["warbook_tiny"]] if harm in ("cut", "gone") else [])


def test_other_bytes_of_the_same_size_are_noticed_before_the_next_build(root: Path, compiler: Compiler) -> None:
    compiled(root)
    found = fitting(root)
    assert found is not None
    file = found["warbook.games.tiny.game"]
    file.write_bytes(file.read_bytes()[::-1])
    change(root, "kernel/api.py")
    compiled(root)
    (root / "src/warbook/kernel/api.py").write_text(FILES["src/warbook/kernel/api.py"], encoding="utf-8")
    for build in (root / COMPILED / "builds").iterdir():
        build.unlink()
    compiled(root)
    assert compiler.asked[-1] == ["warbook_tiny"]


def test_sources_that_change_meanwhile_are_compiled_anew(root: Path, compiler: Compiler) -> None:
    def meanwhile() -> None:
        if len(compiler.asked) == 1:
            change(root, "games/tiny/game.py")

    compiler.meanwhile = meanwhile
    assert compiled(root)
    assert compiler.asked == [list(LIBRARIES), ["warbook_tiny"]]
    assert fitting(root) is not None


def test_sources_that_never_rest_are_given_up(root: Path, compiler: Compiler) -> None:
    compiler.meanwhile = lambda: change(root, "kernel/api.py")
    with pytest.raises(Failed, match="faster"):
        compiled(root)


def test_only_the_newest_builds_are_kept(root: Path, compiler: Compiler) -> None:
    for _ in range(5):
        compiled(root)
        change(root, "games/tiny/game.py")
    assert libraries(root) == ["warbook_kernel", *["warbook_tiny"] * builder.KEPT]


def test_extensions_beside_their_sources_are_removed(root: Path, compiler: Compiler) -> None:
    old = root / f"src/warbook/kernel/api{EXTENSION_SUFFIXES[0]}"
    old.write_bytes(b"of another time")
    compiled(root)
    assert not old.exists()


def test_without_a_compiler_everything_runs_interpreted(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = root / "setup.py"
    setup.write_text(setup.read_text(encoding="utf-8").replace("Python.h", "NoPython.h"), encoding="utf-8")
    assert not compiled(root)
    assert fitting(root) is None
    assert "interpreted" in capsys.readouterr().err


def test_a_second_build_waits_and_takes_what_the_first_has_made(root: Path, compiler: Compiler) -> None:
    folder = root / COMPILED
    folder.mkdir(parents=True)
    lock = FileLock(folder / "lock")
    with lock:
        code = (
            f"from pathlib import Path; from tools.compile.build import compiled; print(compiled(Path({str(root)!r})))"
        )
        line = [sys.executable, "-c", code]
        second = subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert second.stderr is not None and "waiting" in second.stderr.readline()
        builder.build(root, folder, is_behind=False)
    out, _ = second.communicate()
    assert out == "True\n"
    assert compiler.asked == [list(LIBRARIES)]


def test_the_key_of_a_library_knows_what_it_imports(root: Path) -> None:
    kernel, tiny = planned(root).libraries
    assert kernel.needs == {"src/warbook/kernel/api.py"}
    assert tiny.needs == kernel.needs | {
        "src/warbook/games/tiny/game.py",
        "src/warbook/games/tiny/late.py",
        "src/warbook/limits.py",
    }


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_one_line_that_goes_on(tmp_path: Path) -> None:
    screen = Screen()
    with Told(tmp_path, 6, 1, is_behind=False, out=screen) as told:
        told.tick()
        told.add()
    lines = screen.getvalue().split(CLEAR)
    assert [line.partition(",")[0] for line in lines] == [
        "",
        "Compiling the rules: 1 of 6 parts",
        "Compiling the rules: 1 of 6 parts",
        "Compiling the rules: 2 of 6 parts",
        "",
    ]


def test_a_file_gets_a_line_for_each_part(tmp_path: Path) -> None:
    out = io.StringIO()
    with Told(tmp_path, 2, 0, is_behind=True, out=out) as told:
        told.tick()
        told.add()
    began, first, second, over = out.getvalue().splitlines()
    assert "You can play already" in began
    assert (first.partition(",")[0], second.partition(",")[0]) == (
        "Compiling the rules: 0 of 2 parts",
        "Compiling the rules: 1 of 2 parts",
    )
    assert "next move" in over


def test_the_page_is_told_how_far_a_build_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    folder = tmp_path / COMPILED
    folder.mkdir(parents=True)
    monkeypatch.setattr(_variant, "ROOT", tmp_path)
    assert progress() is None
    with Told(folder, 6, 2, is_behind=False, out=io.StringIO()) as told:
        told.add()
        assert progress() == (3, 6, 0)
        long_ago = time.time() - 2 * _variant.SILENCE  # the build was killed
        os.utime(folder / "progress.json", (long_ago, long_ago))
        assert progress() is None
    assert not (folder / "progress.json").exists()


def test_what_is_not_a_checkout_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed wheel: its extensions lie beside its sources, whatever folder build is near it."""
    monkeypatch.setattr(_variant, "ROOT", tmp_path)
    monkeypatch.delenv("WARBOOK_INTERPRETED", raising=False)
    before = list(sys.meta_path)
    _variant.choose_variant()
    assert sys.meta_path == before
    assert _variant.newest_build() == 0
