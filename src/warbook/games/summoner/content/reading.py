"""Summoner War's content from its TOML files."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from warbook.games.summoner.content.checks import check
from warbook.games.summoner.content.schema import Card, Choices, Content, Piece
from warbook.kernel.content.packs import tables_in
from warbook.kernel.wire import Setting

PACKAGED: Final = Path(__file__).parent
FILES: Final = ("pieces.toml", "cards.toml", "options.toml")


@cache
def read_content() -> Content:
    """The packaged content; a ValueError names file, key and reason."""
    pieces, cards, options = (PACKAGED / name for name in FILES)
    content = Content(
        pieces=tables_in(pieces, Piece),
        cards=tables_in(cards, Card),
        settings=[
            Setting(name, shape.default, shape.values, shape.low, shape.high, shape.rule, shape.pattern)
            for name, shape in tables_in(options, Choices).items()
        ],
        hash=hashlib.blake2b(b"\0".join((PACKAGED / name).read_bytes() for name in FILES), digest_size=8).hexdigest(),
    )
    check(content)
    return content
