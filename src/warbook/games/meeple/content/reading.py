"""Meeple War's content from its TOML files and packs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from warbook.games.meeple.content.checks import check
from warbook.games.meeple.content.schema import Building, Content, Map, Numbers, Tile, Token
from warbook.kernel.content.names import check_names
from warbook.kernel.content.packs import Kind, Shelf, laid_over

PACKAGED: Final = Path(__file__).parent
KINDS: Final = (
    Kind("buildings.toml", "building", Building),
    Kind("tiles.toml", "tile", Tile, coded=True),
    Kind("tokens.toml", "token", Token, coded=True),
    Kind("maps.toml", "map", Map),
    Kind("numbers.toml", "numbers", Numbers, once=True),
)


def read_content(packs: Sequence[Path] = ()) -> Content:
    """The packaged content with the packs laid over it in this order; a ValueError names file, key and reason."""
    return laid_over(KINDS, PACKAGED, packs, _checked, _named)


def _named(folder: Path, content: Content) -> None:
    check_names(folder, set(name_keys(content)))


def _checked(shelf: Shelf) -> Content:
    content = Content(
        buildings=shelf.of("building", Building),
        tiles=shelf.of("tile", Tile),
        tokens=shelf.of("token", Token),
        maps=shelf.of("map", Map),
        numbers=shelf.one("numbers", Numbers),
        hash=shelf.hash(),
    )
    check(content, shelf.places, shelf.fresh)
    return content


def name_keys(content: Content) -> Iterator[str]:
    """The keys under which the texts name what packs may bring."""
    for name in content.buildings:
        yield f"building-{name}"
