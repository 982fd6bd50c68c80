"""Every text of the project in one language: the game it belongs to, where it is written, and what it says."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from warbook.games import packages

ROOT = Path(__file__).parent.parent
# the games by the folder names in which their texts are; "shared" is what belongs to none of them
GAMES = tuple(dict.fromkeys(name for package in packages() for name in reversed(package.split(".")[2:])))
KINGDOM = ("rift", "uprising", "kingdom")


def game_of(file: Path) -> str:
    """The game a file belongs to."""
    return next((part for part in reversed(file.parts) if part in GAMES), "shared")


def fluent_files(language: str) -> list[Path]:
    """Every Fluent file of a language, of the program and of the page."""
    return sorted(
        file for folder in (ROOT / "src/warbook", ROOT / "client/src") for file in folder.rglob(f"text/{language}.ftl")
    )


def texts_in(language: str) -> Iterator[tuple[str, str, str]]:
    """Every text of a language: its game, where it is written, and what it says."""
    games = ROOT / "src/warbook/games"
    for file in (*fluent_files(language), *sorted(games.rglob(f"overview/{language}.md"))):
        place = file.relative_to(ROOT)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            yield game_of(place), f"{place}:{number}", line
    for file in sorted(games.rglob("*.toml")):
        if file.parent.name == "rules" or "lessons" in file.parts:
            place = file.relative_to(ROOT)
            for id, text in _written(tomllib.loads(file.read_text(encoding="utf-8")), language, "", within=False):
                yield game_of(place), f"{place} {id}".strip(), text


def _written(found: Any, language: str, id: str, *, within: bool) -> Iterator[tuple[str, str]]:
    """The strings of a language in a table, however deep they are, with the id they belong to."""
    if isinstance(found, str):
        if within:
            yield id, found
    elif isinstance(found, list):
        for each in found:
            yield from _written(each, language, id, within=within)
    elif isinstance(found, dict):
        for name, each in found.items():
            yield from _written(each, language, str(found.get("id", id)), within=within or name == language)
