"""Which modules are compiled, and how."""

import contextlib
import os
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

ROOT = Path(__file__).parent
GAMES = ROOT / "src/warbook/games"
KERNEL = [
    "src/warbook/kernel/api.py",
    "src/warbook/kernel/rng.py",
    "src/warbook/kernel/buffer.py",
    "src/warbook/kernel/run.py",
    "src/warbook/kernel/grid.py",
    "src/warbook/kernel/contract/position.py",
    "src/warbook/kernel/contract/worlds.py",
]
TABLE = [
    "src/warbook/bots/search.py",
    "src/warbook/match/clocks.py",
    "src/warbook/match/match.py",
    "src/warbook/match/table.py",
    "src/warbook/server/socket/frames.py",
    "src/warbook/server/table/queue.py",
    "src/warbook/server/table/messages.py",
    "src/warbook/server/table/updates.py",
    "src/warbook/server/table/requests.py",
    "src/warbook/server/socket/inbox.py",
]
# Not compiled, and why:
#   _variant.py                 chooses the variant, so it has to run before any extension is loaded
#   __init__.py files           hold no code that is called often
#   kernel/wire.py, events.py   msgspec structs are C already and stay ordinary classes
#   content/schema.py           runs once, when the content is read
#   kernel/content              reads files, once
#   kernel/vectors              for tests and the terminal
#   present.py, notation.py     run once for an action and an audience; written to be read
#   match/votes.py, cli         wait for people
#   the rest of server          HTTP, coroutines, what subclasses uvicorn or Litestar, and the store's SQL
FLAGS = [
    # nobody replaces one of our functions at load time: without this no call among them could be inlined
    "-fno-semantic-interposition",
    # gcc would say of each large file that it has stopped looking for this
    "-Wno-misleading-indentation",
]
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
PROBE = "#include <Python.h>\nint probe(void);\nint probe(void) { return PY_MAJOR_VERSION; }\n"


@contextlib.contextmanager
def silenced() -> Iterator[None]:
    """Hide what the C compiler prints: a probe that fails is an answer, not an error."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [(stream, os.dup(stream)) for stream in (1, 2)]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        for stream, _ in kept:
            os.dup2(nowhere, stream)
        yield
    finally:
        for stream, copy in kept:
            os.dup2(copy, stream)
            os.close(copy)
        os.close(nowhere)


def compiler_works() -> bool:
    """Compile a C file that needs Python's headers; compilers without them are of no use here."""
    # setuptools puts its own distutils in place when it is imported, not before.
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder, silenced():
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            compiler.compile([str(source)], output_dir=folder, include_dirs=headers)
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def compiled_paths() -> list[str]:
    """The modules that are compiled: the kernel's, those that each game or its family lists, and the table's."""
    games = sorted(GAMES.rglob("game.toml"), key=lambda file: int(read_toml(file)["order"]))
    listed = dict.fromkeys(file for game in games for file in (game.parents[1] / "family.toml", game))
    found = [file.parent / name for file in listed if file.exists() for name in read_toml(file)["compiled"]]
    return [*KERNEL, *(path.relative_to(ROOT).as_posix() for path in found), *TABLE]


def read_toml(file: Path) -> dict[str, Any]:
    """What a game's file says."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def libraries(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """Every game in a library of its own, beside one for the kernel and one for all that plays the games.

    They are compiled side by side. Games are asked through their front door and ask nobody but the kernel, so most of
    the calls that are worth inlining stay within a library.
    """
    found: dict[str, list[str]] = {}
    for path in paths:
        layer, game = path.split("/")[2:4]
        name = game if layer == "games" else "kernel" if layer == "kernel" else "table"
        found.setdefault(f"warbook_{name}", []).append(path)
    return [(files, name) for name, files in found.items()]


def wanted() -> list[Extension]:
    """The compiled modules, or none when that is not wanted or not possible."""
    if os.environ.get("WARBOOK_COMPILE") == "0":
        print("warbook: WARBOOK_COMPILE=0, so nothing is compiled and the rules run interpreted", file=sys.stderr)
        return []
    if not compiler_works():
        print("warbook: no working C compiler with Python's headers, so the rules run interpreted", file=sys.stderr)
        return []
    return extensions([path for path in compiled_paths() if os.path.exists(path)])


def extensions(paths: list[str]) -> list[Extension]:
    """Write the C of these modules, and describe how it is compiled."""
    from mypyc.build import mypycify

    # Without a cache of mypy's: reading everything anew takes seconds, and no build depends on the one before.
    modules = mypycify([f"--cache-dir={os.devnull}", *paths], opt_level="3", debug_level="0", separate=libraries(paths))
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    # The largest first, so that no core waits long for the last one.
    return sorted(modules, key=lambda module: -sum(map(os.path.getsize, module.sources)))


if __name__ == "__main__":
    # Frontends also ask for the metadata, several times in one build: nothing to compile then.
    modules = wanted() if BUILDS.intersection(sys.argv) else []
    setup(ext_modules=modules, options={"build_ext": {"parallel": True}})
