"""Summoner War's content as lists of ints: names become numbers here and nowhere else. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.schema import Card, Piece, Range
from warbook.kernel.grid import between, reach
from warbook.kernel.rng import seeded

RED: Final = 0  # SW-1.1: two sides, one player each
BLUE: Final = 1
FILES: Final = 8  # SW-1.2; wide, not deep (SW-15.4)
RANKS: Final = 4
CELLS: Final = 32
DEPTH: Final = 2  # SW-1.4: a territory is eight wide and two deep
PIECES: Final = 32
UNLIMITED: Final = 7  # SW-1.9: no line on the board is longer
NOBODY: Final = -1
GONE: Final = -1

# card timings (section 10)
ON_SUMMON: Final = 0
PASSIVE: Final = 1
SPELL: Final = 2
BATTLEFIELD: Final = 3
_TIMINGS: Final = ["summon", "passive", "spell", "battlefield"]

# the effect vocabulary: cards name these words, rules ask for these numbers
SHIELD: Final = 0
SUBSTITUTE: Final = 1
SUMMON_TWO: Final = 2
FORCE_SUMMON: Final = 3
AVENGE: Final = 4
DOUBLE_STEP: Final = 5
ENTER_AND_ATTACK: Final = 6
HIDE_AND_SWAP: Final = 7
LINK: Final = 8
GUARD: Final = 9
TRAIN: Final = 10
LENGTHEN: Final = 11
MIMIC: Final = 12
SWAP: Final = 13
COPY_THE_DEAD: Final = 14
PIERCE: Final = 15
BLIND_SHOT: Final = 16
SNIPE: Final = 17
_EFFECTS: Final = [
    "shield",
    "substitute",
    "summon-two",
    "force-summon",
    "avenge",
    "double-step",
    "enter-and-attack",
    "hide-and-swap",
    "link",
    "guard",
    "train",
    "lengthen",
    "mimic",
    "swap",
    "copy-the-dead",
    "pierce",
    "blind-shot",
    "snipe",
]

_PIECES: Final[dict[str, Piece]] = read_content().pieces
_CARDS: Final[dict[str, Card]] = read_content().cards


def _range(cells: Range) -> int:
    return cells if isinstance(cells, int) else UNLIMITED


def _spans(card: Card) -> int:
    if card.choice == "cells":
        return CELLS * CELLS
    if card.choice == "cell-lines":
        return CELLS * 2
    return CELLS if card.choice == "cell" else 1


def _kind_or_none(letter: str) -> int:
    return LETTERS.index(letter) if letter else NOBODY


# piece types, by kind
LETTERS: Final[list[str]] = list(_PIECES)  # one letter and one name for each type (SW-15.51)
KINDS: Final = len(_PIECES)
COUNT: Final[list[int]] = [piece.count for piece in _PIECES.values()]
# ranges of moves and attacks alike: the Priest's is unlimited (SW-15.18), the Summoner attacks at its one (SW-15.19)
ORTHOGONAL: Final[list[int]] = [_range(piece.orthogonal) for piece in _PIECES.values()]  # SW-15.19
DIAGONAL: Final[list[int]] = [_range(piece.diagonal) for piece in _PIECES.values()]  # SW-15.18
JUMPS: Final[vec[bool]] = vec[bool]([piece.jumps for piece in _PIECES.values()])
ROYAL: Final[vec[bool]] = vec[bool]([piece.royal for piece in _PIECES.values()])
HERALD: Final[vec[bool]] = vec[bool]([piece.herald for piece in _PIECES.values()])
ARMOURED: Final[vec[bool]] = vec[bool]([piece.armoured for piece in _PIECES.values()])
TRAP: Final[vec[bool]] = vec[bool]([piece.trap for piece in _PIECES.values()])
TUNABLE: Final[vec[bool]] = vec[bool]([piece.tunable for piece in _PIECES.values()])
ACTS_HIDDEN: Final[vec[bool]] = vec[bool]([piece.acts_hidden for piece in _PIECES.values()])
STRIKES_HIDDEN: Final[vec[bool]] = vec[bool]([not piece.not_hidden for piece in _PIECES.values()])
STRIKES_ARMOURED: Final[vec[bool]] = vec[bool]([not piece.not_armoured for piece in _PIECES.values()])
KIND_RULE: Final[list[str]] = [piece.rule for piece in _PIECES.values()]
NOT_HIDDEN_RULE: Final[list[str]] = [piece.not_hidden for piece in _PIECES.values()]
NOT_ARMOURED_RULE: Final[list[str]] = [piece.not_armoured for piece in _PIECES.values()]

# augment cards, by card (SW-1.12)
CODES: Final[list[str]] = list(_CARDS)  # as many as the file has; none is the Soldier's (SW-3.3, SW-15.2)
CARDS: Final = len(_CARDS)  # SW-1.12
BEARER: Final[vec[i64]] = vec[i64]([LETTERS.index(card.bearer) for card in _CARDS.values()])
TIMING: Final[list[int]] = [_TIMINGS.index(card.timing) for card in _CARDS.values()]
EFFECT: Final[vec[i64]] = vec[i64]([_EFFECTS.index(card.effect) for card in _CARDS.values()])
SIGN: Final[list[str]] = [card.sign for card in _CARDS.values()]
CHOICE: Final[list[str]] = [str(card.choice) for card in _CARDS.values()]
SPAN: Final[list[int]] = [_spans(card) for card in _CARDS.values()]
LASTING: Final[list[bool]] = [card.lasting for card in _CARDS.values()]  # never used up (SW-10.3, SW-15.25)
WITH_SUMMONER: Final[list[bool]] = [card.with_summoner for card in _CARDS.values()]
# whether its bearer must be face-down to use it: what acts when it is summoned, enters or strikes from hiding
FROM_HIDDEN: Final[list[bool]] = [
    card.timing == "summon" or card.effect in ("substitute", "enter-and-attack", "mimic") for card in _CARDS.values()
]
FATAL: Final[list[bool]] = [card.fatal for card in _CARDS.values()]
ONCE: Final[list[bool]] = [card.once for card in _CARDS.values()]
ADDS: Final[list[int]] = [card.adds for card in _CARDS.values()]
STEPPER: Final[vec[i64]] = vec[i64]([_kind_or_none(card.steps) for card in _CARDS.values()])
TRAINEE: Final[list[int]] = [_kind_or_none(card.trains) for card in _CARDS.values()]
BACKLASH: Final[list[int]] = [_kind_or_none(card.backlash) for card in _CARDS.values()]
FORBIDS: Final[list[str]] = [card.forbids for card in _CARDS.values()]
CARD_RULE: Final[list[str]] = [card.rule for card in _CARDS.values()]
# for each kind the mask of its cards, and for each timing too
CARDS_OF: Final[list[int]] = [sum(1 << card for card in range(CARDS) if BEARER[card] == kind) for kind in range(KINDS)]
CARDS_AT: Final[list[int]] = [sum(1 << card for card in range(CARDS) if TIMING[card] == time) for time in range(4)]
SUMMON_CARDS_OF: Final[vec[i64]] = vec[i64]([cards & CARDS_AT[ON_SUMMON] for cards in CARDS_OF])
CARDS_WITH: Final[list[int]] = [
    sum(1 << card for card in range(CARDS) if EFFECT[card] == word) for word in range(len(_EFFECTS))
]

_REACHES: Final[list[list[int]]] = [  # SW-1.8
    reach(FILES, RANKS, cell, lines >> 3, lines & 7) for lines in range(64) for cell in range(CELLS)
]
# geometry: with lines = orthogonal << 3 | diagonal and n = lines << 5 | cell, the cells in reach are
# REACH[REACH_FROM[n]] to REACH[REACH_FROM[n + 1] - 1], ascending; BETWEEN[a << 5 | b] is a set of cells
REACH: Final[vec[i64]] = vec[i64]([met for cells in _REACHES for met in cells])
REACH_FROM: Final[vec[i64]] = vec[i64]([sum(len(c) for c in _REACHES[:n]) for n in range(len(_REACHES) + 1)])
BETWEEN: Final[vec[i64]] = vec[i64](between(FILES, RANKS))


def _numbers(seed: int, count: int) -> vec[i64]:
    # 31 bits, so that the product of two fits into a signed word
    rng = seeded(seed)
    return vec[i64]([rng.next() >> 1 for _ in range(count)])


# the key of a position (SW-12.5): the look of each piece times the number of its cell, and one for Blue to move, all
# by exclusive or. A face-down piece looks like its token, a face-up one like its side, type, marks and bonuses.
TOKENS: Final[vec[i64]] = _numbers(20, PIECES)
LOOKS: Final[vec[i64]] = _numbers(21, KINDS << 4)
BONUSES: Final[vec[i64]] = _numbers(22, 1 << 8)
PLACES: Final[vec[i64]] = _numbers(23, CELLS)
BLUE_KEY: Final[i64] = 0x5DEECE66D


def home(seat: int, cell: int) -> bool:
    """Whether a cell lies in a side's territory: ranks 1 and 2 are Red's, 3 and 4 Blue's (SW-1.4).

    Only the deployment asks; during play any piece may stand anywhere (SW-1.6).
    """
    return (cell % RANKS < DEPTH) == (seat == RED)
