"""The registry: every game by name, made with the content packs of a data folder.

A game is a folder with a `game.toml`, here or in the folder of its family: nobody else has to know of it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from warbook.kernel.api import Game

DATA: Final = "WARBOOK_DATA"  # names the data folder, for this process and the workers that it starts


@cache
def packages() -> tuple[str, ...]:
    """The package of each game, in the order that their `game.toml` files ask for."""
    here = Path(__file__).parent
    orders = {
        file.parent: int(tomllib.loads(file.read_text(encoding="utf-8"))["order"])
        for depth in ("*", "*/*")  # of a family: one folder deeper
        for file in here.glob(f"{depth}/game.toml")
    }
    listed = sorted(orders, key=lambda folder: (orders[folder], folder))
    return tuple(".".join((__name__, *folder.relative_to(here).parts)) for folder in listed)


# a game of any state: who takes one from here talks to it through the kernel's API alone
def made(data: Path | None) -> list[Game[Any]]:
    """Every game anew; a game with content packs is handed the data folder, or None for the game as it is printed."""
    # not before the data folder is known
    return [import_module(f"{package}.game").made(data) for package in packages()]


def package_of(game: Game[Any]) -> str:
    """The package that holds a game's rooms, its texts and its rule catalogue."""
    return type(game).__module__.rpartition(".")[0]


class Registry(Mapping[str, Game[Any]]):
    """The games by name. They are made when one is asked for, not before: the data folder has to be known by then."""

    def __init__(self) -> None:
        """Make nothing yet."""
        self._games: dict[str, Game[Any]] | None = None

    def forget(self) -> None:
        """Make them again when the next one is asked for."""
        self._games = None

    def _made(self) -> dict[str, Game[Any]]:
        if self._games is None:
            data = os.environ.get(DATA, "")
            self._games = {game.name: game for game in made(Path(data) if data else None)}
        return self._games

    def __getitem__(self, name: str) -> Game[Any]:
        return self._made()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._made())

    def __len__(self) -> int:
        return len(self._made())


GAMES: Final = Registry()


def load(data: Path | None) -> None:
    """Have the games made with the content packs of this folder, or as they are printed; before anyone uses them."""
    if data is None:
        os.environ.pop(DATA, None)
    else:
        os.environ[DATA] = str(data.absolute())
    GAMES.forget()
