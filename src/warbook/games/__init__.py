"""The registry: every game by name, made with the content packs of a data folder."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from warbook.kernel.api import Game

DATA: Final = "WARBOOK_DATA"  # names the data folder, for this process and the workers that it starts


# a game of any state: who takes one from here talks to it through the kernel's API alone
def made(data: Path | None) -> list[Game[Any]]:
    """Every game anew; a game with content packs is handed the data folder, or None for the game as it is printed."""
    from warbook.games.kingdom.rift.game import RiftInTime  # not before the data folder is known
    from warbook.games.kingdom.uprising.game import ElementalUprising
    from warbook.games.krosmaster.game import KrosmasterArena
    from warbook.games.meeple.game import MeepleWar
    from warbook.games.summoner.game import SummonerWar

    return [SummonerWar(), KrosmasterArena(data), MeepleWar(data), RiftInTime(data), ElementalUprising(data)]


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
