"""The files of a game: where they lie, how they are written, and how they are taken away."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.new_game.names import Names
from warbook.games import GAMES

ROOT: Final = Path(__file__).parents[2]
TEMPLATE: Final = Path(__file__).parent / "template"
# every place of a game that is called so; nothing lies anywhere else
PLACES: Final = (
    "src/warbook/games/{package}",
    "src/warbook/cli/play/render/{package}",
    "client/src/games/{package}",
    "tests/games/{package}",
    "tests/e2e/{package}",
    "tools/trials/{package}.py",
    "tools/golden/{package}.py",
    "tools/gen_content/{package}.py",
    "docs/rules/{slug}.md",
)
STEP: Final = 10  # between the places of two games, so that another fits between them


def places(root: Path, names: Names) -> list[Path]:
    """Where the files of a game lie, whether they are there or not."""
    return [root / place.format(package=names.package, slug=names.slug) for place in PLACES]


def files(root: Path, names: Names) -> list[Path]:
    """The files of a game that are there; what Python keeps beside them does not count."""
    found = [file for place in places(root, names) for file in (place.rglob("*") if place.is_dir() else [place])]
    return sorted(file for file in found if file.is_file() and "__pycache__" not in file.parts)


def next_order(root: Path) -> int:
    """The place behind the last game."""
    listed = (root / "src" / "warbook" / "games").rglob("game.toml")
    orders = [int(tomllib.loads(file.read_text(encoding="utf-8"))["order"]) for file in listed]
    return max(orders, default=0) // STEP * STEP + STEP


def refuse_taken(root: Path, names: Names) -> None:
    """Where anything of this name is there already, a ValueError says so."""
    if names.slug in GAMES:
        raise ValueError(f"There is a game {names.slug} already: choose another name.")
    for place in places(root, names):
        if place.exists():
            raise ValueError(f"{place.relative_to(root)} is there already: choose another name than {names.slug}.")


def write(root: Path, names: Names) -> list[Path]:
    """Write every file of the template under the game's names, in the code's one format."""
    written = []
    for source in sorted(file for file in TEMPLATE.rglob("*") if file.is_file() and file.suffix != ".pyc"):
        target = root / names.put(source.relative_to(TEMPLATE).as_posix())
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(names.put(source.read_text(encoding="utf-8")), encoding="utf-8")
        written.append(target)
    modules = [str(file) for file in written if file.suffix == ".py"]
    # with other names imports stand in another order, and lines break elsewhere
    run(root, "ruff", "check", "--quiet", "--fix", "--select", "I", *modules)
    run(root, "ruff", "format", "--quiet", *modules)
    return written


def make_the_rest(root: Path, names: Names) -> None:
    """What is made from these files: the page's types, the golden replays, the page of the rules."""
    run(root, "tools.gen_types")
    run(root, f"tools.golden.{names.package}", quiet=True)
    run(root, "tools.trace_rules", names.slug, quiet=True)


def run(root: Path, module: str, *arguments: str, quiet: bool = False) -> None:
    """Run a tool of the repository; if it fails, so do we, and it has said why."""
    environment = os.environ | {"WARBOOK_INTERPRETED": "1"}
    command = [sys.executable, "-m", module, *arguments]
    subprocess.run(command, cwd=root, env=environment, check=True, stdout=subprocess.DEVNULL if quiet else None)


def refuse_committed(root: Path, names: Names, found: Sequence[Path]) -> None:
    """What git keeps is not ours to take away."""
    if not found:
        raise ValueError(f"There is nothing of a game {names.slug} here.")
    if not (root / ".git").exists() or shutil.which("git") is None:
        return
    command = ["git", "-C", str(root), "ls-files", "--", *map(str, found)]
    kept = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    if kept:
        raise ValueError(f"{names.slug} is committed ({kept[0]}): git rm takes it away.")


def remove(root: Path, names: Names) -> None:
    """Take away every place of a game."""
    for place in places(root, names):
        if place.is_dir():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)


def shown(root: Path, found: Sequence[Path]) -> Iterator[str]:
    """Files as a person reads them: those of a folder on one line."""
    folders: dict[Path, list[str]] = {}
    for file in found:
        folders.setdefault(file.parent.relative_to(root), []).append(file.name)
    for folder, inside in folders.items():
        yield f"{folder}/  {' '.join(inside)}"
