"""Names in the actions of worked examples: a tile by the squares it covers, an ability by its name."""

from __future__ import annotations

import re
from typing import Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.frames import AGAIN, HEROING, TURNING
from warbook.games.kingdom.present.notation import SQUARE_NAMES
from warbook.games.kingdom.state import KingdomState

COVERED: Final = re.compile(r"tile (\S+) (?:([A-Z][0-9]) )?([0-4][0-4](?:\+[0-4][0-4])*)")
NAMED: Final = re.compile(r"(ability|refresh|copy \S+) ([a-z][a-z-]+)(.*)")


def spoken(state: KingdomState, text: str) -> str:
    """The same in plain notation: `tile t0 00+10` lies on those squares, `ability earthquake N` has a number."""
    if covered := COVERED.fullmatch(text):
        return f"tile {covered[1]} {_tile_on(state, covered[2] or '', covered[3])}"
    if named := NAMED.fullmatch(text):
        words = named[1].split()
        figure = _figure(state) if len(words) == 1 else state.tables.hero_names.index(words[1])
        names = [] if figure == NONE else state.tables.heroes[figure].ability_names
        if named[2] not in names:
            raise ValueError(f"{named[2]!r} is not one of {', '.join(names)}")
        return f"{named[1]} {1 + names.index(named[2])}{named[3]}"
    return text


def _figure(state: KingdomState) -> int:
    frame = None if state.over else state.stack[-1]
    return frame.a if frame is not None and frame.kind in (HEROING, AGAIN, TURNING) else NONE


def _tile_on(state: KingdomState, shape: str, squares: str) -> str:
    """The first tile of the attack, its form and its corner, that covers exactly these squares."""
    mask = 0
    for square in squares.split("+"):
        mask |= BITS[SQUARE_NAMES.index(square)]
    for piece, number in enumerate(state.volleys[-1].tiles if state.volleys else []):
        if number == NONE or shape not in ("", state.tables.shapes[number].name):
            continue
        for form, lying in enumerate(state.tables.shapes[number].forms):
            if mask in lying.masks:
                return f"{1 + piece} f{form} {SQUARE_NAMES[list(lying.masks).index(mask)]}"
    raise ValueError(f"no tile of this attack could lie on {squares} in any form")
