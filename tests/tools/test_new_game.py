"""`make new-game` in a copy of the repository: the game is tried, built into the page, played, and taken away."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, written_files
from tools.new_game.names import checked, named

NAME = "tiny-war"
LEFT_OUT = {"pictures", "static"}  # big, and made by others


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The repository with one more game."""
    root = tmp_path_factory.mktemp("copy") / "warbook"
    for file in written_files():
        if not LEFT_OUT & set(file.relative_to(ROOT).parts):
            target = root / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target)
    (root / "client" / "node_modules").symlink_to((ROOT / "client" / "node_modules").resolve())
    run(root, "-m", "tools.new_game", NAME)
    yield root
    run(root, "-m", "tools.new_game", NAME, "--remove")
    assert listing(root) == listing(ROOT)


def run(root: Path, *line: str) -> str:
    """What Python says when it does something in the copy."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "WARBOOK_"))}
    environment |= {"PYTHONPATH": str(root / "src"), "WARBOOK_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, *line], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def listing(root: Path) -> set[str]:
    """The files of the rooms that a game is written into, which are all of the repository."""
    paths = (path.relative_to(root) for path in written_files(root))
    return {path.as_posix() for path in paths if not LEFT_OUT & set(path.parts)}


def test_it_is_tried_like_every_other_game(copy: Path) -> None:
    """Its own tests, and those of the contract, the texts and the registry that are its."""
    shared = ["tests/contract", "tests/games/test_registry.py", "tests/games/test_sentences.py"]
    wanted = ["tests/games/tiny_war", *shared, "-k", "tiny_war or tiny-war or TinyWar or registry"]
    assert " passed" in run(copy, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *wanted)
    run(copy, "-m", "mypy", "--strict", "--no-incremental", "--follow-imports", "silent", "src/warbook/games/tiny_war")


def test_it_is_played_in_the_terminal(copy: Path) -> None:
    said = run(copy, "-m", "warbook", "play", NAME, "--players", "greedy,greedy", "--seed", "1")
    assert "banner" in said


def test_it_is_played_in_the_browser(copy: Path) -> None:
    """With the page built anew: its drawings are found without being registered."""
    subprocess.run([copy / "tools" / "npm", "run", "--silent", "build"], cwd=copy, check=True, capture_output=True)
    said = run(copy, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/e2e/tiny_war")
    assert " passed" in said


@pytest.mark.parametrize("name", ["Tiny", "tiny war", "-tiny", "x" * 25, "class", "../tiny"])
def test_a_name_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(ValueError):
        checked(name)


def test_ids_of_rules_are_nobody_elses() -> None:
    assert named(NAME, set(), 60).prefix == "TW"
    assert named(NAME, {"TW"}, 60).prefix != "TW"
