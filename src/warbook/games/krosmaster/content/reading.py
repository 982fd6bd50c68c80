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
from warbook.kernel.content.packs import Kind, laid_over

PACKAGED: Final = Path(__file__).parent
KINDS: Final = (
    Kind("spells.toml", "spell", Spell, "spells"),
    Kind("figures.toml", "figure", Figure, "figures"),
    Kind("summons.toml", "summon", Summon, "summons"),
    Kind("rewards.toml", "reward", Reward, "rewards", coded=True),
    Kind("arenas.toml", "arena", Arena, "arenas"),
    Kind("tutorials.toml", "tutorial", Tutorial, "tutorials"),
    Kind("numbers.toml", "prices", Prices, "prices", once=True),
    Kind("numbers.toml", "honour", Honour, "honour"),
)


def read_content(packs: Sequence[Path] = ()) -> Content:
    """The packaged content with the packs laid over it in this order; a ValueError names file, key and reason."""
    return laid_over(KINDS, PACKAGED, packs, Content, check, _named)


def _named(folder: Path, content: Content) -> None:
    check_names(folder, set(name_keys(content)), card_numbers(content))
