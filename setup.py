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
    "src/warbook/kernel/contract/position.py",
    "src/warbook/kernel/contract/worlds.py",
    "src/warbook/games/summoner/content/tables.py",
    "src/warbook/games/summoner/verbs.py",
    "src/warbook/games/summoner/state.py",
    "src/warbook/games/summoner/geometry.py",
    "src/warbook/games/summoner/cards/protection.py",
    "src/warbook/games/summoner/cards/effects.py",
    "src/warbook/games/summoner/moves.py",
    "src/warbook/games/summoner/cards/spells.py",
    "src/warbook/games/summoner/legal.py",
    "src/warbook/games/summoner/cards/windows.py",
    "src/warbook/games/summoner/attack.py",
    "src/warbook/games/summoner/cards/powers.py",
    "src/warbook/games/summoner/flow.py",
    "src/warbook/games/summoner/setup.py",
    "src/warbook/games/summoner/asides.py",
    "src/warbook/games/summoner/apply.py",
    "src/warbook/games/summoner/hidden.py",
    "src/warbook/games/summoner/present/view_parts.py",
    "src/warbook/games/summoner/bot/targets.py",
    "src/warbook/games/summoner/bot/evaluate.py",
    "src/warbook/games/summoner/bot/policy.py",
    "src/warbook/games/summoner/bot/deploy.py",
    "src/warbook/games/summoner/bot/heuristics.py",
    "src/warbook/games/summoner/present/encode.py",
    "src/warbook/games/summoner/game.py",
    "src/warbook/games/krosmaster/board/geometry.py",
    "src/warbook/games/krosmaster/content/tables.py",
    "src/warbook/games/krosmaster/frames.py",
    "src/warbook/games/krosmaster/state.py",
    "src/warbook/games/krosmaster/board/pieces.py",
    "src/warbook/games/krosmaster/verbs.py",
    "src/warbook/games/krosmaster/combat/dice.py",
    "src/warbook/games/krosmaster/glory.py",
    "src/warbook/games/krosmaster/victory.py",
    "src/warbook/games/krosmaster/combat/markers.py",
    "src/warbook/games/krosmaster/combat/damage.py",
    "src/warbook/games/krosmaster/board/traps.py",
    "src/warbook/games/krosmaster/board/scenery.py",
    "src/warbook/games/krosmaster/combat/strike.py",
    "src/warbook/games/krosmaster/combat/knockout.py",
    "src/warbook/games/krosmaster/board/walking.py",
    "src/warbook/games/krosmaster/combat/spells.py",
    "src/warbook/games/krosmaster/rewards.py",
    "src/warbook/games/krosmaster/teams.py",
    "src/warbook/games/krosmaster/setup.py",
    "src/warbook/games/krosmaster/flow.py",
    "src/warbook/games/krosmaster/legal.py",
    "src/warbook/games/krosmaster/moves.py",
    "src/warbook/games/krosmaster/asides.py",
    "src/warbook/games/krosmaster/apply.py",
    "src/warbook/games/krosmaster/hidden.py",
    "src/warbook/games/krosmaster/bot/odds.py",
    "src/warbook/games/krosmaster/bot/threats.py",
    "src/warbook/games/krosmaster/bot/evaluate.py",
    "src/warbook/games/krosmaster/bot/policy.py",
    "src/warbook/games/krosmaster/bot/heuristics.py",
    "src/warbook/games/krosmaster/game.py",
    "src/warbook/games/meeple/content/tables.py",
    "src/warbook/games/meeple/frames.py",
    "src/warbook/games/meeple/state.py",
    "src/warbook/games/meeple/board/hexes.py",
    "src/warbook/games/meeple/board/territories.py",
    "src/warbook/games/meeple/victory.py",
    "src/warbook/games/meeple/village/buildings.py",
    "src/warbook/games/meeple/board/battle.py",
    "src/warbook/games/meeple/board/altars.py",
    "src/warbook/games/meeple/board/exploration.py",
    "src/warbook/games/meeple/board/movement.py",
    "src/warbook/games/meeple/village/tokens.py",
    "src/warbook/games/meeple/village/bonuses.py",
    "src/warbook/games/meeple/verbs.py",
    "src/warbook/games/meeple/village/actions.py",
    "src/warbook/games/meeple/setup.py",
    "src/warbook/games/meeple/flow.py",
    "src/warbook/games/meeple/legal.py",
    "src/warbook/games/meeple/moves.py",
    "src/warbook/games/meeple/asides.py",
    "src/warbook/games/meeple/apply.py",
    "src/warbook/games/meeple/hidden.py",
    "src/warbook/games/meeple/bot/distances.py",
    "src/warbook/games/meeple/bot/worker_goals.py",
    "src/warbook/games/meeple/bot/evaluate.py",
    "src/warbook/games/meeple/bot/policy.py",
    "src/warbook/games/meeple/bot/heuristics.py",
    "src/warbook/games/meeple/game.py",
    "src/warbook/games/kingdom/board/shapes.py",
    "src/warbook/games/kingdom/board/field.py",
    "src/warbook/games/kingdom/content/tables.py",
    "src/warbook/games/kingdom/rule_ids.py",
    "src/warbook/games/kingdom/frames.py",
    "src/warbook/games/kingdom/state.py",
    "src/warbook/games/kingdom/effects/rules_in_force.py",
    "src/warbook/games/kingdom/board/trays.py",
    "src/warbook/games/kingdom/board/ranges.py",
    "src/warbook/games/kingdom/attacks/placements.py",
    "src/warbook/games/kingdom/attacks/modifications.py",
    "src/warbook/games/kingdom/attacks/placing.py",
    "src/warbook/games/kingdom/attacks/tower_attacks.py",
    "src/warbook/games/kingdom/turn/market.py",
    "src/warbook/games/kingdom/attacks/towers.py",
    "src/warbook/games/kingdom/turn/end.py",
    "src/warbook/games/kingdom/heroes/figures.py",
    "src/warbook/games/kingdom/turn/destruction.py",
    "src/warbook/games/kingdom/heroes/damage.py",
    "src/warbook/games/kingdom/turn/hordes.py",
    "src/warbook/games/kingdom/turn/event_markers.py",
    "src/warbook/games/kingdom/turn/rift_cards.py",
    "src/warbook/games/kingdom/turn/reserves.py",
    "src/warbook/games/kingdom/effects/card_steps.py",
    "src/warbook/games/kingdom/effects/horde_steps.py",
    "src/warbook/games/kingdom/turn/horde_abilities.py",
    "src/warbook/games/kingdom/turn/ordered_destruction.py",
    "src/warbook/games/kingdom/board/walks.py",
    "src/warbook/games/kingdom/effects/answers.py",
    "src/warbook/games/kingdom/effects/interpreter.py",
    "src/warbook/games/kingdom/turn/bosses.py",
    "src/warbook/games/kingdom/setup.py",
    "src/warbook/games/kingdom/heroes/activation.py",
    "src/warbook/games/kingdom/heroes/resting.py",
    "src/warbook/games/kingdom/flow.py",
    "src/warbook/games/kingdom/verbs.py",
    "src/warbook/games/kingdom/legal.py",
    "src/warbook/games/kingdom/moves.py",
    "src/warbook/games/kingdom/asides.py",
    "src/warbook/games/kingdom/apply.py",
    "src/warbook/games/kingdom/hidden.py",
    "src/warbook/games/kingdom/bot/hero_goals.py",
    "src/warbook/games/kingdom/bot/tower_values.py",
    "src/warbook/games/kingdom/bot/hero_risks.py",
    "src/warbook/games/kingdom/bot/evaluate.py",
    "src/warbook/games/kingdom/bot/step_values.py",
    "src/warbook/games/kingdom/bot/question_policy.py",
    "src/warbook/games/kingdom/bot/policy.py",
    "src/warbook/games/kingdom/bot/heuristics.py",
    "src/warbook/games/kingdom/effects/start.py",
    "src/warbook/games/kingdom/effects/hero_steps.py",
    "src/warbook/games/kingdom/effects/plain_steps.py",
    "src/warbook/games/kingdom/effects/questions.py",
    "src/warbook/games/kingdom/board/tokens.py",
    "src/warbook/games/kingdom/heroes/sand_warrior_moves.py",
    "src/warbook/games/kingdom/effects/triggers.py",
    "src/warbook/games/kingdom/effects/choices.py",
    "src/warbook/games/kingdom/effects/targets.py",
    "src/warbook/games/kingdom/heroes/passing.py",
    "src/warbook/games/kingdom/turn/starting_towers.py",
    "src/warbook/games/kingdom/content/supply_tables.py",
    "src/warbook/games/kingdom/heroes/sand_warriors.py",
    "src/warbook/games/kingdom/variants.py",
    "src/warbook/games/kingdom/effects/vocabulary.py",
    "src/warbook/games/kingdom/invariants.py",
    "src/warbook/games/kingdom/present/views/tokens.py",
    "src/warbook/games/kingdom/present/views/rules.py",
    "src/warbook/games/kingdom/present/views/build.py",
    "src/warbook/games/kingdom/game.py",
    "src/warbook/games/kingdom/rift/game.py",
    "src/warbook/games/kingdom/uprising/game.py",
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
