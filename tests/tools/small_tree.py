"""A checkout with a kernel of one module and one tiny game, and the real setup.py and choice of the variant."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.architecture.tree import ROOT
from warbook._variant import COMPILED

FILES = {
    "pyproject.toml": '[tool.mypy]\nmypy_path = "src"\nexplicit_package_bases = true\n',
    "src/warbook/limits.py": "from typing import Final\n\nMOST: Final = 7\n",
    "src/warbook/kernel/api.py": "def double(x: int) -> int:\n    return 2 * x\n",
    "src/warbook/games/tiny/game.toml": 'order = 1\ncompiled = ["game.py", "late.py"]\n',
    "src/warbook/games/tiny/game.py": (
        "from warbook.kernel.api import double\nfrom warbook.limits import MOST\n\n\n"
        "def score(x: int) -> int:\n    return double(x) + MOST\n"
    ),
    "src/warbook/games/tiny/late.py": "def late() -> int:\n    return 1\n",
    # answers like a bot's worker; it imports what it has not imported before with every question
    "src/warbook/say.py": """
import json
import sys
from importlib import import_module
from importlib.machinery import ExtensionFileLoader

MODULES = ["warbook.kernel.api", "warbook.games.tiny.game", "warbook.games.tiny.late"]


def told() -> bytes:
    import_module(MODULES[min(told.count, 2)])
    told.count += 1
    ours = {name: module.__spec__ for name, module in sys.modules.items() if name.startswith("warbook.")}
    loaded = [name for name, spec in ours.items() if isinstance(spec.loader, ExtensionFileLoader)]
    variant = import_module("warbook._variant").variant()
    score = sys.modules["warbook.games.tiny.game"].score(1) if told.count > 1 else 0
    return json.dumps({"variant": variant, "compiled": sorted(loaded), "all": sorted(ours), "score": score}).encode()


told.count = 0
if __name__ == "__main__":
    while len(head := sys.stdin.buffer.read(4)) == 4:
        sys.stdin.buffer.read(int.from_bytes(head, "big"))
        data = told()
        sys.stdout.buffer.write(len(data).to_bytes(4, "big") + data)
        sys.stdout.buffer.flush()
""",
}
LIBRARIES = ("warbook_kernel", "warbook_tiny")
COMPILED_MODULES = ["warbook.games.tiny.game", "warbook.games.tiny.late", "warbook.kernel.api"]


def small_tree(root: Path) -> Path:
    """Write it."""
    for name, text in FILES.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for folder in ("kernel", "games", "games/tiny"):
        (root / "src/warbook" / folder / "__init__.py").touch()
    for name in ("__init__.py", "_variant.py"):
        shutil.copyfile(ROOT / "src/warbook" / name, root / "src/warbook" / name)
    text = (ROOT / "setup.py").read_text(encoding="utf-8")
    for name, listed in (("KERNEL", '["src/warbook/kernel/api.py"]'), ("TABLE", "[]")):
        text, count = re.subn(rf"^{name} = \[.*?^\]", f"{name} = {listed}", text, flags=re.DOTALL | re.MULTILINE)
        assert count == 1
    (root / "setup.py").write_text(text, encoding="utf-8")
    return root


def environment(root: Path, **more: str) -> dict[str, str]:
    """For processes of this tree, which take a build if one fits."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WARBOOK_")}
    return {**kept, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1", **more}


class Process:
    """One process of the tree: it says how it has loaded its modules whenever it is asked."""

    def __init__(self, root: Path, **more: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "warbook.say"],
            cwd=root,
            env=environment(root, **more),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def ask(self) -> dict[str, object]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(b"\0\0\0\0")
        self.process.stdin.flush()
        size = int.from_bytes(self.process.stdout.read(4), "big")
        found: dict[str, object] = json.loads(self.process.stdout.read(size))
        return found

    def end(self) -> str:
        """What it has written to stderr."""
        return self.process.communicate()[1].decode()


def says(root: Path, times: int = 3, **more: str) -> tuple[list[dict[str, object]], str]:
    """What a new process says, and what it writes to stderr."""
    process = Process(root, **more)
    return [process.ask() for _ in range(times)], process.end()


def is_whole(answer: dict[str, object]) -> bool:
    """Whether a process has loaded all of its modules in one variant."""
    loaded = [module for module in COMPILED_MODULES if module in str(answer["all"])]
    return answer["compiled"] == (loaded if answer["variant"] == "compiled" else [])


def libraries(root: Path) -> list[str]:
    """The libraries that are in place, without their keys."""
    folder = root / COMPILED / "libraries"
    return sorted(file.name.rsplit("-", 1)[0] for file in folder.iterdir()) if folder.exists() else []
