"""Every verb with its name and number of args.

A turn offers a dozen and a half of these actions (SW-19.1), and a game of weak play takes a few dozen turns (SW-19.2).
"""

from __future__ import annotations

from typing import Final

from warbook.games.summoner.content.tables import (
    ACCEPT_DRAW,
    ATTACK,
    CARDS,
    CELLS,
    CHOOSE,
    CODES,
    DECLINE,
    DECLINE_DRAW,
    DROP,
    EDIT,
    FLAG,
    HIDDEN_ATTACK,
    KINDS,
    LOCK,
    MOVE,
    NOBODY,
    OFFER_DRAW,
    PASS,
    PLACE,
    RESIGN,
    SPAN,
    SUMMON,
    TAKE,
    VERBS,
    block_of,
)
from warbook.kernel.verbs import universe

_PLAIN: Final = {
    SUMMON: ("summon", CELLS),
    MOVE: ("move", CELLS * CELLS),
    ATTACK: ("attack", CELLS * CELLS),
    HIDDEN_ATTACK: ("hidden-attack", CELLS * CELLS),
    DECLINE: ("decline", 1),
    PASS: ("pass", 1),
    CHOOSE: ("choose", CARDS),
    DROP: ("drop", CARDS),
    PLACE: ("place", KINDS * CELLS),
    TAKE: ("take", CELLS),
    EDIT: ("edit", 1),
    LOCK: ("lock", 1),
    RESIGN: ("resign", 1),
    OFFER_DRAW: ("offer-draw", 1),
    ACCEPT_DRAW: ("accept-draw", 1),
    DECLINE_DRAW: ("decline-draw", 1),
    FLAG: ("flag", 1),
}


_CARDS: Final = {block_of(card) + card: (CODES[card], SPAN[card]) for card in range(CARDS) if block_of(card) != NOBODY}
VERB_NAMES, SPANS = universe({**_PLAIN, **_CARDS}, VERBS)
ASIDES: Final = [RESIGN, OFFER_DRAW, ACCEPT_DRAW, DECLINE_DRAW, FLAG]
