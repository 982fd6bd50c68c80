"""Writes the names and numbers of the games that their drawings need, from the games' own tables, as TypeScript.

One module for each game or family, called like its package; its `content()` is `content.ts` beside the drawings. Run
`python -m tools.gen_content` after a change of content; a test fails while a file is stale. Content that packs may
change is asked for at run time, at `/api/content/<game>`: of such a game only what no pack changes is written here.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from warbook.games import packages

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"


def documents() -> dict[Path, str]:
    """Every file as it should be."""
    names = sorted({name for package in packages() for name in package.split(".")[2:]})  # warbook.games.<family>.<game>
    written = [name for name in names if find_spec(f"{__name__}.{name}") is not None]
    return {GAMES / name / "content.ts": import_module(f"{__name__}.{name}").content() for name in written}


def stale() -> list[Path]:
    """The files that are not as they should be."""
    return [file for file, text in documents().items() if not file.exists() or file.read_text(encoding="utf-8") != text]
