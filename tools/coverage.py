"""Measure which lines and branches the interpreted tests reach, and publish it in docs/coverage.md: `make coverage`.

The tests run folder by folder, without those in a browser and those that attack a server. Servers and bots that tests
start are measured too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, Self

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "coverage.md"
FOLDER = ROOT / "build" / "coverage"
LEFT_OUT = {"e2e", "attack"}
HEAD = """# Coverage

Which lines and branches of `src/warbook` the interpreted tests reach, without the tests in a browser and the attacks.
Measured and written by `make coverage`; edit `tools/coverage.py` instead of this page.

"""


class Reached(NamedTuple):
    """Lines and branches, and how many of them tests have reached."""

    lines: int = 0
    lines_of: int = 0
    branches: int = 0
    branches_of: int = 0

    def __add__(self, other: Self) -> Self:  # type: ignore[override]  # a sum, not a longer tuple
        """Both together."""
        return type(self)(*(one + more for one, more in zip(self, other, strict=True)))

    @property
    def share(self) -> float:
        """Lines and branches together, in percent."""
        whole = self.lines_of + self.branches_of
        return 100 * (self.lines + self.branches) / whole if whole else 100.0


def parts(tests: Path) -> list[Path]:
    """What is run in one go: a folder of tests, or a folder in it where a game or a room of the server has one."""
    found = []
    for folder in sorted(path for path in tests.iterdir() if path.is_dir() and path.name not in LEFT_OUT):
        if (folder / "__init__.py").exists():
            inner = [path for path in sorted(folder.iterdir()) if (path / "__init__.py").exists()]
            found += [*inner, *sorted(folder.glob("test_*.py"))] if folder.name in ("games", "server") else [folder]
    return [*found, *sorted(tests.glob("test_*.py"))]


def run(part: Path) -> bool:
    """Run these tests and add what they reach; whether they pass, or there are none."""
    line = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", "-m", "not tour", "-p", "no:cacheprovider"]
    done = subprocess.run([*line, str(part)], cwd=ROOT, env={**os.environ, "WARBOOK_INTERPRETED": "1"}, check=False)
    return done.returncode in (0, 5)


def measured() -> dict[str, Any]:
    """What coverage has found in all runs together."""
    coverage = [sys.executable, "-m", "coverage"]
    subprocess.run([*coverage, "combine", "--quiet"], cwd=ROOT, check=True)
    report = FOLDER / "report.json"
    subprocess.run([*coverage, "json", "--quiet", "-o", str(report)], cwd=ROOT, check=True)
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def room_of(file: str) -> str:
    """The room of the architecture that a file is in: a game, or a layer."""
    names = Path(file).parts[Path(file).parts.index("warbook") + 1 :]
    return "/".join(names[:2]) if names[0] == "games" and len(names) > 2 else names[0] if len(names) > 1 else "top"


def reached(summary: dict[str, int]) -> Reached:
    """The numbers of a file."""
    keys = ("covered_lines", "num_statements", "covered_branches", "num_branches")
    return Reached(*(summary[key] for key in keys))


def page(found: dict[str, Any]) -> str:
    """The published figures, room by room, the least reached files last."""
    rooms: defaultdict[str, Reached] = defaultdict(Reached)
    files = {file: reached(each["summary"]) for file, each in found["files"].items()}
    for file, numbers in files.items():
        rooms[room_of(file)] += numbers
    total = sum(rooms.values(), Reached())
    lines = [f"**{total.share:.1f} %** of lines and branches are reached by tests.", ""]
    lines += ["| room | lines | branches | together |", "|---|---|---|---|"]
    lines += [row(room, rooms[room]) for room in sorted(rooms)] + [row("**all**", total), ""]
    least = sorted((file for file in files if files[file].lines_of > 20), key=lambda file: files[file].share)[:10]
    lines += ["The files that are reached least:", "", *table_of(files, least), ""]
    return HEAD + "\n".join(lines)


def table_of(files: dict[str, Reached], names: Iterable[str]) -> list[str]:
    """Some files with their numbers."""
    head = ["| file | lines | branches | together |", "|---|---|---|---|"]
    return head + [row(f"`{name.removeprefix('src/warbook/')}`", files[name]) for name in names]


def row(name: str, numbers: Reached) -> str:
    """One line of a table."""
    lines, lines_of, branches, branches_of = (f"{number:,}" for number in numbers)
    return f"| {name} | {lines} of {lines_of} | {branches} of {branches_of} | {numbers.share:.1f} % |"


def main(arguments: list[str]) -> int:
    """Run everything, or the parts that are named; a part that fails is told, and the page stays as it was."""
    chosen = [Path(each) for each in arguments] or parts(ROOT / "tests")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("data*"):
        old.unlink()
    failed = [part for part in chosen if not run(part)]
    if failed:
        print("not published, since tests fail in", *failed, file=sys.stderr)
        return 1
    found = measured()
    if not arguments:
        PAGE.write_text(page(found), encoding="utf-8")
    print(f"{found['totals']['percent_covered']:.1f} % of lines and branches")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
