"""Meeple War's content from its TOML files and packs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from warbook.games.meeple.content.checks import check
from warbook.games.meeple.content.schema import Building, Content, Map, Numbers, Tile, Token
from warbook.kernel.content.names import check_names
from warbook.kernel.content.packs import Kind, laid_over

PACKAGED: Final = Path(__file__).parent
KINDS: Final = (
    Kind("buildings.toml", "building", Building, "buildings"),
    Kind("tiles.toml", "tile", Tile, "tiles", coded=True),
    Kind("tokens.toml", "token", Token, "tokens", coded=True),
    Kind("maps.toml", "map", Map, "maps"),
    Kind("numbers.toml", "numbers", Numbers, "numbers", once=True),
)


def read_content(packs: Sequence[Path] = ()) -> Content:
    """The packaged content with the packs laid over it in this order; a ValueError names file, key and reason."""
    return laid_over(KINDS, PACKAGED, packs, Content, check, _named)


def _named(folder: Path, content: Content) -> None:
    check_names(folder, set(name_keys(content)))


def name_keys(content: Content) -> Iterator[str]:
    """The keys under which the texts name what packs may bring."""
    for name in content.buildings:
        yield f"building-{name}"
