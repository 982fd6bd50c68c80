"""Who may import whom: the contracts in pyproject.toml."""

import subprocess
import sys

from tests.architecture.tree import ROOT

LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def test_imports_keep_to_their_layers() -> None:
    # A process of its own: the linter changes sys.path and logging. No cache: test workers would share it.
    command = [sys.executable, "-c", LINT, "--no-logo", "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
