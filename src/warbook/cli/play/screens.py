"""The terminal table of each game: `TABLE` in `render/<package>/table.py`, of its own package or its family's."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from warbook.cli.play import render
from warbook.cli.play.screen import Table
from warbook.games import package_of
from warbook.kernel.api import Game
from warbook.kernel.content.texts import Texts
from warbook.kernel.mistakes import Said


def table_for(game: Game[Any], texts: Texts, ascii_only: bool) -> Table:
    """The table for a game in a language; an error for a game that the terminal cannot draw."""
    for name in reversed(package_of(game).split(".")[2:]):  # warbook.games.<family>.<game>
        room = f"{render.__name__}.{name}"
        if find_spec(room) is not None:
            table: type[Table] = import_module(f"{room}.table").TABLE
            return table(game, texts, ascii_only)
    raise Said("game-undrawn", game="@title")
