"""What must hold across Summoner War's content files; every mistake is one sentence with file, key and reason."""

from __future__ import annotations

from warbook.games.summoner.content.schema import Content

SIDE = 16  # pieces of a side (SW-1.10)


def check(content: Content) -> None:
    """Look at everything; the first mistake is a ValueError."""
    _check_pieces(content)
    _check_cards(content)


def _check_pieces(content: Content) -> None:
    if sum(piece.count for piece in content.pieces.values()) != SIDE:
        raise ValueError(f"pieces.toml: the counts must add up to {SIDE} (SW-1.10)")
    for gift in ("royal", "herald"):
        if sum(getattr(piece, gift) * piece.count for piece in content.pieces.values()) != 1:
            raise ValueError(f"pieces.toml: exactly one piece of a side must be {gift}")


def _check_cards(content: Content) -> None:
    for code, card in content.cards.items():
        for key in ("bearer", "steps", "trains", "backlash"):
            letter = getattr(card, key)
            if letter and letter not in content.pieces:
                raise ValueError(f"cards.toml: {code}.{key}: {letter} is not a piece type")
        if bool(card.choice) and not card.sign:
            raise ValueError(f"cards.toml: {code}.sign: a card with a choice needs a sign")
