"""The verbs of Summoner War and how their args are packed: the universe that the contract searches. Compiled by mypyc.

A turn offers a dozen and a half of these actions (SW-19.1), and a game of weak play takes a few dozen turns (SW-19.2).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.summoner.content.tables import CARDS, CELLS, CODES, KINDS, NOBODY, SIGN, SPAN
from warbook.kernel.api import SEAT_AT, VERB_AT
from warbook.kernel.verbs import universe

# verbs in the order of SW-13.2; card verbs are a block plus the card's number
FREE: Final = 0
SUMMON: Final = 32
MOVE: Final = 33
ATTACK: Final = 34
HIDDEN_ATTACK: Final = 35
CAST: Final = 64
DOUBLE_ACTION: Final = 96
USE: Final = 128
DECLINE: Final = 160
PASS: Final = 161
CHOOSE: Final = 170
DROP: Final = 171
PLACE: Final = 172
TAKE: Final = 173
EDIT: Final = 174
LOCK: Final = 175
RESIGN: Final = 190
OFFER_DRAW: Final = 191
ACCEPT_DRAW: Final = 192
DECLINE_DRAW: Final = 193
FLAG: Final = 194
VERBS: Final = 195


def _block(card: int) -> int:
    return {"&": FREE, "$": CAST, "%": DOUBLE_ACTION, "!": USE, "": NOBODY}[SIGN[card]]


# the block of verbs that a card's uses belong to, NOBODY for a card that is never chosen; and back from verb to card
BLOCK: Final[vec[i64]] = vec[i64]([_block(card) for card in range(CARDS)])
CARD_OF_VERB: Final[vec[i64]] = vec[i64](
    [next((c for c in range(CARDS) if BLOCK[c] != NOBODY and BLOCK[c] + c == verb), NOBODY) for verb in range(VERBS)]
)


def card_of(verb: i64) -> int:
    """The card that a card verb uses, or NOBODY for any other verb."""
    return int(CARD_OF_VERB[verb])


def block_of(card: int) -> int:
    """The block of verbs that a card's uses belong to; NOBODY for a card that is never chosen."""
    return int(BLOCK[card])


def base_of(seat: i64, verb: i64) -> i64:
    """An action that still lacks its arg, which is added with `|`."""
    return seat << SEAT_AT | verb << VERB_AT


def from_to(src: i64, dst: i64) -> i64:
    """The arg of a move, an attack, or a card that names two cells."""
    return src << 5 | dst


def place_arg(kind: i64, cell: i64) -> i64:
    """The arg of a piece type that is placed on a cell."""
    return kind << 5 | cell


def lines_arg(cell: i64, lines: i64) -> i64:
    """The arg of a card that lengthens the orthogonal or the diagonal lines of who stands on a cell."""
    return cell << 1 | lines


def src_of(arg: i64) -> i64:
    """The first of two cells."""
    return arg >> 5


def dst_of(arg: i64) -> i64:
    """The last cell of an arg: where a move goes, what is attacked, where a piece is placed."""
    return arg & 31


def kind_of(arg: i64) -> i64:
    """The piece type that is placed."""
    return arg >> 5


def lined_cell(arg: i64) -> i64:
    """The cell of the piece whose lines are lengthened."""
    return arg >> 1


def lines_of(arg: i64) -> i64:
    """Which of its lines are: 0 the orthogonal, 1 the diagonal ones."""
    return arg & 1


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
