"""The content from its TOML file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from warbook.games.sample_game.content.checks import check
from warbook.games.sample_game.content.schema import Content, Numbers, Side
from warbook.kernel.content.packs import Kind, Shelf

PACKAGED: Final = Path(__file__).parent
KINDS: Final = (
    Kind("board.toml", "game", Numbers, "numbers", once=True),
    Kind("board.toml", "seat", Side, "sides"),
)


@cache
def read_content() -> Content:
    """The packaged content; a ValueError names file, key and reason."""
    shelf = Shelf(KINDS)
    shelf.lay(PACKAGED, "", needed=True)
    content = shelf.filled(Content)
    check(content, shelf.places)
    return content
