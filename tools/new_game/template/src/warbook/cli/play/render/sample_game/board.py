"""The board as text, from a view alone: every colour is doubled by a sign."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from warbook.games.sample_game.content.tables import FILES, NAMES, RANKS
from warbook.games.sample_game.present.view import SampleGameView

COLOUR: Final = ("#d55e00", "#0072b2")  # by seat
UNICODE: Final = ("◆", "●", "⚑", "✗", "·")  # two scouts, a banner, a searched cell, an empty one
ASCII: Final = ("R", "b", "!", "x", ".")


def draw_board(view: SampleGameView, marked: frozenset[int], ascii_only: bool) -> Text:
    """The cells, rank 1 below; those that were touched last stand in brackets."""
    signs = ASCII if ascii_only else UNICODE
    drawn = Text()
    for rank in range(RANKS - 1, -1, -1):
        drawn.append(f"  {rank + 1} ", "bold")
        for file in range(FILES):
            cell = file * RANKS + rank
            left, right = "[]" if cell in marked else "  "
            drawn.append_text(Text.assemble(left, _cell(view, cell, signs), right))
        drawn.append("\n")
    return drawn.append("    " + "".join(f" {NAMES[file * RANKS][0]}   " for file in range(FILES)).rstrip(), "bold")


def _cell(view: SampleGameView, cell: int, signs: tuple[str, ...]) -> Text:
    """Three characters: the banner, the scout, and whether the cell was searched."""
    found = Text()
    banners = [seat for seat, side in enumerate(view.sides) if side.banner == cell]
    found.append(signs[2] if banners else " ", COLOUR[banners[0]] if banners else "")
    scouts = [seat for seat, side in enumerate(view.sides) if side.scout == cell]
    found.append(signs[scouts[0]] if scouts else signs[4], f"bold {COLOUR[scouts[0]]}" if scouts else "dim")
    return found.append(signs[3] if cell in view.searched else " ", "dim")
