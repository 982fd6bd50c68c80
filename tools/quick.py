"""Run the unit tests of what has changed, nearest first, within a minute or so: `make quick`.

What has changed is what git says: since the branch left main, and what is not committed. A changed source runs the
tests that import it, its folder of tests, and those above it. If nothing is known to have changed, every tenth file of
tests is run. Tests in a browser and attacks are never run here; `make test` runs everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SECONDS = 70  # for the tests: what has not begun by then is left out
MOST = 24  # files of one folder: a bigger one gives a share of its files
TENTH = 10
PAGE = "client/"
LEFT_OUT = ("tests/e2e", "tests/attack")
ALWAYS = ("tests/architecture/test_sizes.py", "tests/architecture/test_words.py")
DEADLINE = "WARBOOK_QUICK_DEADLINE"
TIME_IS_UP = "make quick: the time is up"


def git(*words: str) -> list[str]:
    """The lines that git answers; none where there is no git, no repository or no such thing."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return []
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files() -> list[str]:
    """Every file that differs from where this branch left main, and every new one."""
    begin = git("merge-base", "HEAD", "main") or git("merge-base", "HEAD", "origin/main")
    base = begin[0] if begin else "HEAD"
    listed = [*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")]
    return sorted(set(listed))


def share(files: list[Path], most: int) -> list[Path]:
    """All files, or as many as allowed, evenly spread."""
    return files if len(files) <= most else [files[place * len(files) // most] for place in range(most)]


class Picker:
    """Picks the files of tests that belong to a changed file."""

    def __init__(self, root: Path = ROOT) -> None:
        """Read every file of tests that may be run."""
        self.root = root
        self.tests = root / "tests"
        out = tuple(f"{root / each}{os.sep}" for each in LEFT_OUT)
        files = [path for path in sorted(self.tests.rglob("test_*.py")) if not str(path).startswith(out)]
        self.text = {path: path.read_text(encoding="utf-8") for path in files}

    def pick(self, changed: Collection[str]) -> list[Path]:
        """The files to run, nearest first; a tenth of all if nothing is known."""
        files = [Path(each) for each in changed if not each.startswith(PAGE)]
        found = [self.tests_of(each) for each in files]
        picked: dict[Path, None] = {}
        for near in range(max(map(len, found), default=0)):
            for groups in found:
                picked.update(dict.fromkeys(groups[near] if near < len(groups) else []))
        unknown = not changed or any(each.suffix != ".md" for each in files)
        return list(picked) or (list(self.text)[::TENTH] if unknown else [])

    def tests_of(self, changed: Path) -> list[list[Path]]:
        """Groups of tests for one file, the nearest first."""
        match changed.parts:
            case ("src", "warbook", *rest):
                return self._of_source(rest)
            case ("tests", *_) if self.root / changed in self.text:
                return [[self.root / changed]]
            case ("tests", *rest) if changed.suffix == ".py":
                return [self._importing(changed), *self._mirrored(rest[:-1])]
            case ("tools", *_):
                return [self._named(self.tests / "tools", changed.parts[1:]), self._importing(changed)]
            case ("docs", *_):
                return [self._named(self.tests / "tools", ("docs",))]
            case ("README.md",):
                return [self._named(self.tests, ("readme",))]
        return []

    def _of_source(self, rest: list[str]) -> list[list[Path]]:
        stem = Path(rest[-1]).stem
        folders = self._mirrored(rest[:-1])
        same = [path for group in folders[:1] for path in group if path.name == f"test_{stem}.py"]
        return [same, self._importing(Path(*rest)) if rest[-1].endswith(".py") else [], *folders]

    def _mirrored(self, rest: list[str]) -> list[list[Path]]:
        """The folders with this name below the nearest one that exists, or that one; then the files above it."""
        depth = len(rest)
        while depth and not self.tests.joinpath(*rest[:depth]).is_dir():
            depth -= 1
        if depth == 0:
            return []
        nearest = self.tests.joinpath(*rest[:depth])
        tail = "/" + "/".join(rest[depth:])
        below = [path for path in self.text if len(rest) > depth and path.parent.as_posix().endswith(tail)]
        groups = [[path for path in below if nearest in path.parents]]
        if not groups[0]:
            groups = [self._directly_in(nearest) + [each for each in self.text if nearest in each.parent.parents]]
        above = [self._directly_in(each) for each in nearest.parents if self.tests in each.parents]
        return [share(group, MOST) for group in [*groups, *above] if group]

    def _directly_in(self, folder: Path) -> list[Path]:
        return [path for path in self.text if path.parent == folder]

    def _importing(self, changed: Path) -> list[Path]:
        """Tests that import a module; it is named from `warbook`, or from the root for tests and tools."""
        parts = changed.with_suffix("").parts
        module = ".".join(parts if parts[0] in ("tests", "tools") else ("warbook", *parts)).removesuffix(".__init__")
        package, _, name = module.rpartition(".")
        wanted = (f"from {module} import", f"import {module}\n", f"from {package} import {name}\n")
        return share([path for path, text in self.text.items() if any(each in text for each in wanted)], MOST)

    def _named(self, folder: Path, parts: tuple[str, ...]) -> list[Path]:
        names = {f"test_{Path(part).stem}.py" for part in parts}
        return [path for path in self.text if path.parent == folder and path.name in names]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """As a plugin of pytest: nothing begins once the time is up."""
    deadline = os.environ.get(DEADLINE)
    if deadline and time.time() > float(deadline):
        pytest.skip(TIME_IS_UP)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """As a plugin of pytest: say how many tests the time was too short for."""
    left = sum(TIME_IS_UP in str(each.longrepr) for each in terminalreporter.getreports("skipped"))
    if left:
        terminalreporter.write_line(f"{left} tests were left out: the time was up.")


def page_commands(changed: Collection[str]) -> Iterator[list[str]]:
    """What is run for the page, if its sources have changed."""
    if any(each.startswith(PAGE) for each in changed):
        base = git("merge-base", "HEAD", "main") or ["HEAD"]
        npm = [str(ROOT / "tools" / "npm"), "run", "--silent"]
        yield [*npm, "check"]
        yield [*npm, "test", "--", "--changed", base[0], "--passWithNoTests"]


def main() -> int:
    """Run what belongs to the change, and stop at the first step that fails."""
    changed = changed_files()
    picked = [*Picker().pick(changed), *(ROOT / each for each in ALWAYS)]
    files = [path.relative_to(ROOT).as_posix() for path in dict.fromkeys(picked)]
    print(f"{len(changed)} changed files, {len(files)} files of tests")
    tests = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", "not tour", "-p", "tools.quick", *files]
    for command in [*page_commands(changed), tests]:
        until = str(time.time() + SECONDS)
        code = subprocess.run(command, cwd=ROOT, env={**os.environ, DEADLINE: until}, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
