"""Builds what is missing, in a folder of its own, from a copy of the sources; then puts it in place.

Every step into place is one rename: a library's folder, and at last the build's file. Whoever starts before that does
without the build, whoever starts afterwards has all of it (src/warbook/_variant.py). A build that is killed leaves the
libraries that were finished, and the next one goes on from there.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from filelock import FileLock, Timeout

from tools.compile.plan import Library, Plan, key_of, planned, setup_of
from tools.compile.told import Told
from tools.compile.work import BUILT
from warbook._variant import COMPILED, builds, digest_of, fitting

ROOT: Final = Path(__file__).parents[2]
COPIED: Final = ("setup.py", "pyproject.toml")
SOURCES: Final = {".py", ".toml", ".typed"}
DIGESTS: Final = "digests.json"  # of a library's files
KEPT: Final = 3  # builds: of the branches that somebody switches between
TRIES: Final = 3  # builds of sources that change while they are compiled
TAIL: Final = 20  # lines of the log that say why a build has failed
NICE: Final = 15  # of a build that runs behind a game


class Failed(Exception):
    """The rules could not be compiled: why."""


def compiled(root: Path, is_behind: bool = False) -> bool:
    """Have a build that fits the sources; False if none can be made here. `is_behind`: others have priority."""
    if fitting(root) is not None:
        return True
    folder = root / COMPILED
    folder.mkdir(parents=True, exist_ok=True)
    if is_behind and hasattr(os, "nice"):
        os.nice(NICE)
    with ended_by_signals(), locked(folder):
        for _ in range(TRIES):
            if fitting(root) is not None:  # made while we waited, or just now
                return True
            if not setup_of(root).compiler_works():
                print("No working C compiler with Python's headers: the rules run interpreted.", file=sys.stderr)
                return False
            build(root, folder, is_behind)
        if fitting(root) is None:
            raise Failed("the sources change faster than they can be compiled")
    return True


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let SIGTERM end a build like Ctrl-C: what it has started ends too."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """One build at a time; the system frees the lock of one that was killed."""
    lock = FileLock(folder / "lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        print("Another process compiles the rules: waiting for it.", file=sys.stderr)
        lock.acquire()
    try:
        yield
    finally:
        lock.release()


def build(root: Path, folder: Path, is_behind: bool) -> None:
    """Compile the libraries that are missing, and write down what belongs together."""
    for old in [*folder.glob("work-*"), *folder.glob("gone-*")]:
        shutil.rmtree(old, ignore_errors=True)
    for old in (root / "src").rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        old.unlink()  # extensions used to lie beside their sources
    work = Path(tempfile.mkdtemp(prefix="work-", dir=folder))
    try:
        copy_sources(root, work)
        plan = planned(work)
        missing = [library for library in plan.libraries if not is_whole(folder, library)]
        if missing:
            with Told(folder, len(plan.libraries), len(plan.libraries) - len(missing), is_behind) as told:
                compile_libraries(work, folder, plan, missing, told)
        place_build(folder, plan)
        remove_old(folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def copy_sources(root: Path, work: Path) -> None:
    """Copy all that is read: sources that change meanwhile are of no account for this build."""
    found = [file for file in (root / "src").rglob("*") if file.suffix in SOURCES]
    for file in [*found, *(root / name for name in COPIED)]:
        copy = work / file.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def compile_libraries(work: Path, folder: Path, plan: Plan, missing: list[Library], told: Told) -> None:
    """Compile in another process, and place each library when all its modules are there."""
    along = [
        each
        for each in plan.libraries
        if each not in missing and any(library.needs & set(each.files) for library in missing)
    ]
    waiting = {library: set(library.modules) for library in missing}
    with (folder / "log").open("wb") as log, started(work, missing, along, log.fileno()) as process:
        for line in lines_of(process, told):
            module = line.removeprefix(BUILT).strip()
            for library in [each for each in waiting if line.startswith(BUILT) and module in waiting[each]]:
                waiting[library].remove(module)
                if not waiting[library]:
                    del waiting[library]
                    place_library(work, folder, library)
                    told.add()
        code = process.wait()
    if code or waiting:
        tail = (folder / "log").read_text(encoding="utf-8", errors="replace").splitlines()[-TAIL:]
        raise Failed("\n".join([f"the rules could not be compiled; {folder / 'log'} ends with:", *tail]))


@contextmanager
def started(work: Path, missing: list[Library], along: list[Library], log: int) -> Iterator[subprocess.Popen[str]]:
    """The compiling process, in a session of its own; it and its compilers end with this block."""
    names = [",".join(library.name for library in some) for some in (missing, along)]
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.compile.work", "out", *names],
        cwd=work,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]), "WARBOOK_INTERPRETED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()


def lines_of(process: subprocess.Popen[str], told: Told) -> Iterator[str]:
    """What the process prints; told of every second between."""
    lines: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.put(line)
        lines.put("")

    Thread(target=read, daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=1)
        except Empty:
            told.tick()
            continue
        if not line:
            return
        yield line


def is_whole(folder: Path, library: Library) -> bool:
    """Whether a library is in place as it was put there. One that is not goes out of the way."""
    home = folder / "libraries" / library.name
    try:
        digests = json.loads((home / DIGESTS).read_bytes())
        if all(digest_of(home / place) == digests[place] for place in places_of(library).values()):
            return True
    except (OSError, ValueError, KeyError):
        pass
    if home.exists():
        remove(folder, home)
    return False


def remove(folder: Path, library: Path) -> None:
    """Remove a library: under another name, because what is half removed must not have the name of a whole one."""
    gone = Path(tempfile.mkdtemp(prefix="gone-", dir=folder))
    library.rename(gone / library.name)
    shutil.rmtree(gone, ignore_errors=True)


def place_library(work: Path, folder: Path, library: Library) -> None:
    """Put a finished library in place: on the disk first, then under its name."""
    ready = work / "ready" / library.name
    places = list(places_of(library).values())
    for place in places:
        (ready / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(work / "out" / place, ready / place)
    digests = {place: digest_of(ready / place) for place in places}
    (ready / DIGESTS).write_text(json.dumps(digests, indent=1), encoding="utf-8")
    for place in (*places, DIGESTS):
        with (ready / place).open("rb") as file:
            os.fsync(file.fileno())
    (folder / "libraries").mkdir(exist_ok=True)
    ready.rename(folder / "libraries" / library.name)


def places_of(library: Library) -> dict[str, str]:
    """The file of each module in the library's folder."""
    return {module: module.replace(".", "/") + EXTENSION_SUFFIXES[0] for module in library.modules}


def place_build(folder: Path, plan: Plan) -> None:
    """Write which libraries make a build; a process that starts from now on finds it."""
    modules = {
        module: (f"libraries/{library.name}/{place}", (folder / "libraries" / library.name / place).stat().st_size)
        for library in plan.libraries
        for module, place in places_of(library).items()
    }
    text = json.dumps({"suffix": EXTENSION_SUFFIXES[0], "sources": plan.sources, "modules": modules}, indent=1)
    (folder / "builds").mkdir(exist_ok=True)
    written = folder / "builds.new"
    with written.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    written.replace(folder / "builds" / f"{key_of([text])}.json")


def remove_old(folder: Path) -> None:
    """Remove the builds that were made before the newest ones, and libraries that none of those needs."""
    found = list(builds(folder.parents[1]))
    for file in found[KEPT:]:
        file.unlink()
    needed = {
        place.split("/")[1] for file in found[:KEPT] for place, _ in json.loads(file.read_bytes())["modules"].values()
    }
    for library in (folder / "libraries").iterdir():
        if library.name not in needed:
            remove(folder, library)
