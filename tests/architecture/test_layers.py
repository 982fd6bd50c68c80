"""Who may import whom: the contracts in pyproject.toml, and a kernel that reads files in one room alone."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, SOURCE

KERNEL = SOURCE / "warbook" / "kernel"
READING = KERNEL / "content"  # the room for everything that is read from files
FILES = {"glob", "importlib", "io", "os", "pathlib", "shutil", "tempfile", "tomllib"}

LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def test_imports_keep_to_their_layers() -> None:
    # A process of its own: the linter changes sys.path and logging. No cache: test workers would share it.
    command = [sys.executable, "-c", LINT, "--no-logo", "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def ways_to_files(text: str) -> Iterator[str]:
    """How a module could come to read or write a file."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            modules = [f"{node.module}.{name.name}" for name in node.names]
        elif isinstance(node, ast.Import):
            modules = [name.name for name in node.names]
        else:
            modules = []
        for module in modules:
            if module.split(".")[0] in FILES or module.startswith("warbook.kernel.content."):
                yield module
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open":
            yield "open()"


def test_the_kernel_reads_files_in_one_room_alone() -> None:
    pure = [path for path in sorted(KERNEL.rglob("*.py")) if READING not in path.parents]
    found = {str(path.relative_to(ROOT)): list(ways_to_files(path.read_text(encoding="utf-8"))) for path in pure}
    assert {path: ways for path, ways in found.items() if ways} == {}


@pytest.mark.parametrize("name", ["packs", "replay_files", "rulebook", "vector_files"])
def test_what_reads_files_is_noticed(name: str) -> None:
    assert list(ways_to_files(Path(READING, f"{name}.py").read_text(encoding="utf-8")))
