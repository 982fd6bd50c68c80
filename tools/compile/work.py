"""Compiles libraries in a copy of the sources, the working directory, and prints each extension when it is done.

`python -m tools.compile.work OUT LIBRARIES ALONG`: names with commas between them. C is written for the modules of
LIBRARIES and of ALONG, which they call; only LIBRARIES are compiled. Ends when its input ends: nothing goes on for a
builder that was killed.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from threading import Thread

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tools.compile.plan import planned, setup_of

BUILT = "built "


class Told(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles, and says so."""

    def build_extension(self, ext: Extension) -> None:
        """Compile one extension."""
        super().build_extension(ext)
        sys.stdout.write(f"{BUILT}{ext.name}\n")  # in one piece: several threads write
        sys.stdout.flush()


def watch() -> None:
    """Wait for the end of the input, then end this process and its compilers."""
    sys.stdin.read()
    os.killpg(0, signal.SIGKILL)


def main(out: str, names: str, along: str) -> None:
    """Compile."""
    Thread(target=watch, daemon=True).start()
    libraries = {library.name: library for library in planned(Path.cwd()).libraries}
    called = [libraries[name] for name in [*names.split(","), *along.split(",")] if name]
    wanted = {module for name in names.split(",") for module in libraries[name].modules}
    files = {file for library in called for file in library.files}
    setup = setup_of(Path.cwd())
    modules = setup.extensions([path for path in setup.compiled_paths() if path in files])
    # the many small ones that lead to a library first: a library is done when its own code is
    shared = {libraries[name].shared for name in names.split(",")}
    modules = sorted((each for each in modules if each.name in wanted), key=lambda each: each.name in shared)
    command = Told(Distribution({"name": "warbook", "ext_modules": modules}))
    command.build_lib, command.build_temp, command.parallel = out, "objects", True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
