"""Deductions from public data: unseen enemy types, and remaining uses of cards."""

from __future__ import annotations

from warbook.games.summoner.content.tables import (
    ARMOURED,
    AVENGE,
    BEARER,
    CARDS,
    CODES,
    COPY_THE_DEAD,
    EFFECT,
    FROM_HIDDEN,
    LASTING,
    LETTERS,
    LINK,
    MIMIC,
    ON_SUMMON,
    ONCE,
    ROYAL,
    TIMING,
    TRAP,
)
from warbook.games.summoner.options import read_options
from warbook.games.summoner.present.view import PieceView, SummonerView

# types that can be transformed: the bearers of those cards (SW-10.11)
_CHANGELING = LETTERS[next(BEARER[card] for card in range(CARDS) if EFFECT[card] in (MIMIC, COPY_THE_DEAD))]


def unseen(view: SummonerView, side: int) -> dict[str, int]:
    """How many pieces of each type a side hides, by elimination (SW-16.6)."""
    left = dict(zip(LETTERS, read_options(view.options).composition, strict=True))
    for letter in view.sides[side].dead:
        left[letter] -= 1
    for piece in view.pieces:
        if piece.side == side and (piece.up or piece.public_type):
            left[_CHANGELING if piece.transformed else piece.kind] -= 1
    return left


def trap_chance(view: SummonerView, side: int) -> tuple[int, int]:
    """How many of a side's unseen pieces are traps, and of how many (SW-19.5)."""
    left = unseen(view, side)
    return sum(count for letter, count in left.items() if TRAP[LETTERS.index(letter)]), sum(left.values())


def known_traps(view: SummonerView, side: int) -> list[int]:
    """The cells of a side's face-down pieces that are known traps (SW-6.9, SW-16.6)."""
    known = [piece for piece in view.pieces if piece.side == side and not piece.up and piece.public_type]
    return [piece.cell for piece in known if TRAP[LETTERS.index(piece.public_type)]]


def is_safe(view: SummonerView, attacker: PieceView) -> bool:
    """Whether a card protects the attacker from a trap (SW-8.15)."""
    return attacker.up and attacker.cell in view.shielded


def kills(letter: str, attacker: PieceView, blind_shot: bool) -> bool:
    """Whether a face-down piece of this type kills its attacker: a trap, or a shot that backfires (SW-8.17)."""
    kind = LETTERS.index(letter)
    if TRAP[kind]:
        return True
    return (ROYAL[kind] and (blind_shot or attacker.sniper)) or (ARMOURED[kind] and blind_shot)


def deadly(view: SummonerView, attacker: PieceView, blind_shot: bool) -> tuple[int, int]:
    """How many of the enemy's unseen pieces would kill the attacker, and of how many."""
    left = unseen(view, 1 - attacker.side)
    found = sum(count for letter, count in left.items() if kills(letter, attacker, blind_shot))
    return 0 if is_safe(view, attacker) else found, sum(left.values())


def avenger(view: SummonerView, target: PieceView) -> str:
    """The public card that kills a piece that kills the target openly (SW-11.50), or ""."""
    if target.used or target.transformed:
        return ""
    for code in view.sides[target.side].public_cards:
        card = CODES.index(code)
        if EFFECT[card] == AVENGE and LETTERS[BEARER[card]] == target.kind:
            return code
    return ""


def uses_left(view: SummonerView, code: str) -> int | None:
    """How many of the side's pieces can still use its card; None for a lasting effect (SW-10.3)."""
    card = CODES.index(code)
    if LASTING[card] or (EFFECT[card] == LINK and view.options["soul_link_uses"] == "once_per_turn"):
        return None
    if code in view.sides[view.seat].spent_cards:
        return 0  # SW-11.94
    letter = LETTERS[BEARER[card]]
    bearers = [p for p in view.pieces if p.side == view.seat and p.kind == letter and not (p.transformed or p.used)]
    able = sum(1 for piece in bearers if _can_use(view, card, piece))
    return min(able, 1) if ONCE[card] else able


def _can_use(view: SummonerView, card: int, piece: PieceView) -> bool:
    """A piece that was summoned without its summon card, or declined it, cannot use it until it is hidden again."""
    asked = TIMING[card] == ON_SUMMON and piece.cell == view.summoned
    return not FROM_HIDDEN[card] or not piece.up or asked
