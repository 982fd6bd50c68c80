"""The list of compiled modules."""

import contextlib
import os
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "src/warbook/kernel/api.py",
    "src/warbook/kernel/rng.py",
    "src/warbook/kernel/buffer.py",
    "src/warbook/kernel/run.py",
    "src/warbook/kernel/grid.py",
    "src/warbook/kernel/contract.py",
    "src/warbook/kernel/worlds.py",
    "src/warbook/games/summoner/tables.py",
    "src/warbook/games/summoner/state.py",
    "src/warbook/games/summoner/lines.py",
    "src/warbook/games/summoner/protection.py",
    "src/warbook/games/summoner/effects.py",
    "src/warbook/games/summoner/strikes.py",
    "src/warbook/games/summoner/spells.py",
    "src/warbook/games/summoner/legal.py",
    "src/warbook/games/summoner/windows.py",
    "src/warbook/games/summoner/attack.py",
    "src/warbook/games/summoner/powers.py",
    "src/warbook/games/summoner/flow.py",
    "src/warbook/games/summoner/setup.py",
    "src/warbook/games/summoner/asides.py",
    "src/warbook/games/summoner/apply.py",
    "src/warbook/games/summoner/hidden.py",
    "src/warbook/games/summoner/glance.py",
    "src/warbook/games/summoner/sight.py",
    "src/warbook/games/summoner/judge.py",
    "src/warbook/games/summoner/policy.py",
    "src/warbook/games/summoner/deploy.py",
    "src/warbook/games/summoner/bot.py",
    "src/warbook/games/summoner/printed.py",
    "src/warbook/games/summoner/game.py",
    "src/warbook/games/krosmaster/board.py",
    "src/warbook/games/krosmaster/tables.py",
    "src/warbook/games/krosmaster/terms.py",
    "src/warbook/games/krosmaster/state.py",
    "src/warbook/games/krosmaster/pieces.py",
    "src/warbook/games/krosmaster/verbs.py",
    "src/warbook/games/krosmaster/dice.py",
    "src/warbook/games/krosmaster/honour.py",
    "src/warbook/games/krosmaster/victory.py",
    "src/warbook/games/krosmaster/hurt.py",
    "src/warbook/games/krosmaster/damage.py",
    "src/warbook/games/krosmaster/traps.py",
    "src/warbook/games/krosmaster/scenery.py",
    "src/warbook/games/krosmaster/strike.py",
    "src/warbook/games/krosmaster/knockout.py",
    "src/warbook/games/krosmaster/walking.py",
    "src/warbook/games/krosmaster/spells.py",
    "src/warbook/games/krosmaster/rewards.py",
    "src/warbook/games/krosmaster/teams.py",
    "src/warbook/games/krosmaster/setup.py",
    "src/warbook/games/krosmaster/flow.py",
    "src/warbook/games/krosmaster/legal.py",
    "src/warbook/games/krosmaster/listing.py",
    "src/warbook/games/krosmaster/asides.py",
    "src/warbook/games/krosmaster/apply.py",
    "src/warbook/games/krosmaster/hidden.py",
    "src/warbook/games/krosmaster/odds.py",
    "src/warbook/games/krosmaster/might.py",
    "src/warbook/games/krosmaster/judge.py",
    "src/warbook/games/krosmaster/policy.py",
    "src/warbook/games/krosmaster/bot.py",
    "src/warbook/games/krosmaster/game.py",
    "src/warbook/games/meeple/tables.py",
    "src/warbook/games/meeple/terms.py",
    "src/warbook/games/meeple/state.py",
    "src/warbook/games/meeple/hexes.py",
    "src/warbook/games/meeple/ground.py",
    "src/warbook/games/meeple/honour.py",
    "src/warbook/games/meeple/village.py",
    "src/warbook/games/meeple/battle.py",
    "src/warbook/games/meeple/altars.py",
    "src/warbook/games/meeple/exploring.py",
    "src/warbook/games/meeple/marching.py",
    "src/warbook/games/meeple/tokens.py",
    "src/warbook/games/meeple/bonuses.py",
    "src/warbook/games/meeple/verbs.py",
    "src/warbook/games/meeple/actions.py",
    "src/warbook/games/meeple/setup.py",
    "src/warbook/games/meeple/flow.py",
    "src/warbook/games/meeple/legal.py",
    "src/warbook/games/meeple/listing.py",
    "src/warbook/games/meeple/asides.py",
    "src/warbook/games/meeple/apply.py",
    "src/warbook/games/meeple/hidden.py",
    "src/warbook/games/meeple/roads.py",
    "src/warbook/games/meeple/prospects.py",
    "src/warbook/games/meeple/judge.py",
    "src/warbook/games/meeple/policy.py",
    "src/warbook/games/meeple/bot.py",
    "src/warbook/games/meeple/game.py",
    "src/warbook/games/kingdom/shapes.py",
    "src/warbook/games/kingdom/field.py",
    "src/warbook/games/kingdom/tables.py",
    "src/warbook/games/kingdom/law.py",
    "src/warbook/games/kingdom/terms.py",
    "src/warbook/games/kingdom/state.py",
    "src/warbook/games/kingdom/forces.py",
    "src/warbook/games/kingdom/trays.py",
    "src/warbook/games/kingdom/ranges.py",
    "src/warbook/games/kingdom/rooms.py",
    "src/warbook/games/kingdom/modifications.py",
    "src/warbook/games/kingdom/volleys.py",
    "src/warbook/games/kingdom/salvos.py",
    "src/warbook/games/kingdom/market.py",
    "src/warbook/games/kingdom/towers.py",
    "src/warbook/games/kingdom/victory.py",
    "src/warbook/games/kingdom/heroes.py",
    "src/warbook/games/kingdom/destruction.py",
    "src/warbook/games/kingdom/harm.py",
    "src/warbook/games/kingdom/hordes.py",
    "src/warbook/games/kingdom/event_markers.py",
    "src/warbook/games/kingdom/rifts.py",
    "src/warbook/games/kingdom/summons.py",
    "src/warbook/games/kingdom/strokes.py",
    "src/warbook/games/kingdom/blows.py",
    "src/warbook/games/kingdom/icons.py",
    "src/warbook/games/kingdom/razing.py",
    "src/warbook/games/kingdom/walks.py",
    "src/warbook/games/kingdom/replies.py",
    "src/warbook/games/kingdom/doings.py",
    "src/warbook/games/kingdom/bosses.py",
    "src/warbook/games/kingdom/setup.py",
    "src/warbook/games/kingdom/activation.py",
    "src/warbook/games/kingdom/tending.py",
    "src/warbook/games/kingdom/flow.py",
    "src/warbook/games/kingdom/verbs.py",
    "src/warbook/games/kingdom/legal.py",
    "src/warbook/games/kingdom/listing.py",
    "src/warbook/games/kingdom/asides.py",
    "src/warbook/games/kingdom/apply.py",
    "src/warbook/games/kingdom/hidden.py",
    "src/warbook/games/kingdom/errands.py",
    "src/warbook/games/kingdom/fittings.py",
    "src/warbook/games/kingdom/perils.py",
    "src/warbook/games/kingdom/judge.py",
    "src/warbook/games/kingdom/feats.py",
    "src/warbook/games/kingdom/reckoning.py",
    "src/warbook/games/kingdom/policy.py",
    "src/warbook/games/kingdom/bot.py",
    "src/warbook/games/kingdom/carrying.py",
    "src/warbook/games/kingdom/deeds.py",
    "src/warbook/games/kingdom/effects.py",
    "src/warbook/games/kingdom/inquiries.py",
    "src/warbook/games/kingdom/landscape.py",
    "src/warbook/games/kingdom/marches.py",
    "src/warbook/games/kingdom/moments.py",
    "src/warbook/games/kingdom/picking.py",
    "src/warbook/games/kingdom/prospects.py",
    "src/warbook/games/kingdom/sights.py",
    "src/warbook/games/kingdom/starters.py",
    "src/warbook/games/kingdom/supplies.py",
    "src/warbook/games/kingdom/warriors.py",
    "src/warbook/games/kingdom/ways.py",
    "src/warbook/games/kingdom/words.py",
    "src/warbook/games/kingdom/census.py",
    "src/warbook/games/kingdom/signs_view.py",
    "src/warbook/games/kingdom/story_view.py",
    "src/warbook/games/kingdom/showing.py",
    "src/warbook/games/kingdom/game.py",
    "src/warbook/games/kingdom/rift/game.py",
    "src/warbook/games/kingdom/uprising/game.py",
    "src/warbook/bots/search.py",
    "src/warbook/match/clocks.py",
    "src/warbook/match/match.py",
    "src/warbook/match/table.py",
    "src/warbook/server/frames.py",
    "src/warbook/server/turns.py",
    "src/warbook/server/news.py",
    "src/warbook/server/telling.py",
    "src/warbook/server/desk.py",
    "src/warbook/server/ears.py",
]
# Not compiled, and why:
#   _variant.py                 chooses the variant, so it has to run before any extension is loaded
#   __init__.py files           hold no code that is called often
#   kernel/wire.py, events.py   msgspec structs are C already and stay ordinary classes
#   schema.py                   runs once, when the content is read
#   kernel/rulebook.py          makes sentences, once for a refusal; so do rulesearch.py and overview.py for readers
#   kernel/diagram.py           for tests and the terminal
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


def extensions() -> list[Extension]:
    """The compiled modules, or none when that is not wanted or not possible."""
    if os.environ.get("WARBOOK_COMPILE") == "0":
        print("warbook: WARBOOK_COMPILE=0, so nothing is compiled and the rules run interpreted", file=sys.stderr)
        return []
    if not compiler_works():
        print("warbook: no working C compiler with Python's headers, so the rules run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    paths = [path for path in COMPILED if os.path.exists(path)]
    # Without a cache of mypy's: reading everything anew takes seconds, and no build depends on the one before.
    modules = mypycify([f"--cache-dir={os.devnull}", *paths], opt_level="3", debug_level="0", separate=libraries(paths))
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    # The largest first, so that no core waits long for the last one.
    return sorted(modules, key=lambda module: -sum(map(os.path.getsize, module.sources)))


if __name__ == "__main__":
    # Frontends also ask for the metadata, several times in one build: nothing to compile then.
    modules = extensions() if BUILDS.intersection(sys.argv) else []
    setup(ext_modules=modules, options={"build_ext": {"parallel": True}})
