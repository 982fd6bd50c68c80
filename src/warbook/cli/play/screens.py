"""Which table shows which game."""

from __future__ import annotations

from typing import Any

from warbook.cli.play.render.kingdom.table import KingdomTable
from warbook.cli.play.render.krosmaster.table import KrosmasterTable
from warbook.cli.play.render.meeple.table import MeepleTable
from warbook.cli.play.render.summoner.table import SummonerTable
from warbook.cli.play.screen import Table
from warbook.kernel.api import Game
from warbook.kernel.content.texts import Texts
from warbook.kernel.mistakes import Said

TABLES: dict[str, type[Table]] = {
    "summoner-war": SummonerTable,
    "krosmaster-arena": KrosmasterTable,
    "meeple-war": MeepleTable,
    "rift-in-time": KingdomTable,
    "elemental-uprising": KingdomTable,
}


def table_for(game: Game[Any], texts: Texts, ascii_only: bool) -> Table:
    """A table that shows the game in a language; a game that the terminal cannot draw is said."""
    if game.name not in TABLES:
        raise Said("game-undrawn", game="@title")
    return TABLES[game.name](game, texts, ascii_only)
