"""What anybody may work out from public data: which enemy types nobody has seen yet, and what cards have left."""

from __future__ import annotations

from warbook.games.summoner.options import read_options
from warbook.games.summoner.tables import (
    BEARER,
    CARDS,
    CODES,
    COPY_THE_DEAD,
    EFFECT,
    LASTING,
    LETTERS,
    MIMIC,
    ONCE,
    TRAP,
)
from warbook.games.summoner.view import SummonerView

# who can be transformed: the bearers of the cards that do it (SW-10.11)
_CHANGELING = LETTERS[next(BEARER[card] for card in range(CARDS) if EFFECT[card] in (MIMIC, COPY_THE_DEAD))]


def unseen(view: SummonerView, side: int) -> dict[str, int]:
    """How many pieces of each type a side still hides, by elimination from what was shown (SW-16.6)."""
    left = dict(zip(LETTERS, read_options(view.options).composition, strict=True))
    for letter in view.sides[side].dead:
        left[letter] -= 1
    for piece in view.pieces:
        if piece.side == side and (piece.up or piece.public_type):
            left[_CHANGELING if piece.transformed else piece.kind] -= 1
    return left


def trap_chance(view: SummonerView, side: int) -> tuple[int, int]:
    """How many of a side's unseen pieces would spring a trap, of how many (SW-19.5)."""
    left = unseen(view, side)
    return sum(count for letter, count in left.items() if TRAP[LETTERS.index(letter)]), sum(left.values())


def uses_left(view: SummonerView, code: str) -> int | None:
    """How many own pieces can still use an own card; None for an effect that is never used up (SW-10.3)."""
    card = CODES.index(code)
    if LASTING[card]:
        return None
    letter = LETTERS[BEARER[card]]
    bearers = [p for p in view.pieces if p.side == view.seat and p.kind == letter and not p.transformed]
    unused = sum(1 for piece in bearers if not piece.used)
    if ONCE[card]:
        # SW-11.94; with open cards the view does not tell whether it was used, the list of moves does
        secret = view.options["augment_secrecy"] == "secret"
        return 0 if secret and code in view.sides[view.seat].public_cards else min(unused, 1)
    return unused
