"""The verbs, and how many args each of them has. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.sample_game.content.tables import CELLS
from warbook.kernel.verbs import universe

HIDE_BANNER: Final = 0  # arg: the cell
GO: Final = 1  # arg: the cell
RESIGN: Final = 2
FLAG: Final = 3  # the clock has run out

ASIDES: Final[list[int]] = [RESIGN, FLAG]
VERB_NAMES, SPANS = universe(
    {HIDE_BANNER: ("hide", CELLS), GO: ("go", CELLS), RESIGN: ("resign", 1), FLAG: ("flag", 1)},
    4,
)
