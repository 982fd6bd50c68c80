"""Krosmaster's content from its TOML files and packs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from warbook.games.krosmaster.content.checks import check
from warbook.games.krosmaster.content.schema import (
    Arena,
    Content,
    Figure,
    Honour,
    Prices,
    Reward,
    Spell,
    Summon,
    Tutorial,
)
from warbook.games.krosmaster.content.text_keys import name_keys
from warbook.games.krosmaster.present.card_texts import card_numbers
from warbook.kernel.content.names import check_names
from warbook.kernel.content.packs import Kind, Shelf, laid_over

PACKAGED: Final = Path(__file__).parent
KINDS: Final = (
    Kind("spells.toml", "spell", Spell),
    Kind("figures.toml", "figure", Figure),
    Kind("summons.toml", "summon", Summon),
    Kind("rewards.toml", "reward", Reward, coded=True),
    Kind("arenas.toml", "arena", Arena),
    Kind("tutorials.toml", "tutorial", Tutorial),
    Kind("numbers.toml", "prices", Prices, once=True),
    Kind("numbers.toml", "honour", Honour),
)


def read_content(packs: Sequence[Path] = ()) -> Content:
    """The packaged content with the packs laid over it in this order; a ValueError names file, key and reason."""
    return laid_over(KINDS, PACKAGED, packs, _checked, _named)


def _named(folder: Path, content: Content) -> None:
    check_names(folder, set(name_keys(content)), card_numbers(content))


def _checked(shelf: Shelf) -> Content:
    content = Content(
        figures=shelf.of("figure", Figure),
        spells=shelf.of("spell", Spell),
        summons=shelf.of("summon", Summon),
        rewards=shelf.of("reward", Reward),
        arenas=shelf.of("arena", Arena),
        tutorials=shelf.of("tutorial", Tutorial),
        prices=shelf.one("prices", Prices),
        honour=shelf.of("honour", Honour),
        hash=shelf.hash(),
    )
    check(content, shelf.places, shelf.fresh)
    return content
