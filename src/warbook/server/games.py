"""Look up games by name."""

from __future__ import annotations

from typing import Any

from warbook.games import GAMES
from warbook.kernel.api import Game
from warbook.server.errors import Denied


# a game of any state: the server uses only the kernel's API
def game_named(name: str) -> Game[Any]:
    """A game of the registry."""
    if name not in GAMES:
        raise Denied(404, "server-no-game", game=name)
    return GAMES[name]
