"""What the pieces of both sides aim at and cover, gathered once for a position. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.summoner.bot.weights import load_weights
from warbook.games.summoner.cards.protection import GUARDS, shield_of
from warbook.games.summoner.content.tables import (
    ACTS_HIDDEN,
    ARMOURED,
    BETWEEN,
    CELLS,
    GONE,
    JUMPS,
    LETTERS,
    NOBODY,
    RANKS,
    REACH,
    REACH_FROM,
    ROYAL,
    STRIKES_ARMOURED,
    STRIKES_HIDDEN,
)
from warbook.games.summoner.geometry import attack_lines
from warbook.games.summoner.moves import pierces
from warbook.games.summoner.state import SummonerState, bears, bit, has, only_card

WORTH: Final[vec[i64]] = vec[i64]([int(worth) for worth in load_weights("worth", LETTERS)])
PRICELESS: Final = 1000
UNTOUCHED: Final[vec[i64]] = vec[i64]([PRICELESS] * CELLS)


@final
class Lookout:
    """What one side sees: sets of cells, and where its Summoner stands."""

    def __init__(self, own: i64, enemies: i64) -> None:
        self.own: Final = own
        self.enemies: Final = enemies
        self.royal: i64 = GONE  # the cell of the Summoner, as far as it is known
        self.strike: i64 = 0  # known enemies that face-up pieces can attack
        self.ambush: i64 = 0  # known enemies that face-down pieces can attack
        self.blind: i64 = 0  # unknown enemies that pieces can attack
        self.cover: i64 = 0  # own pieces whose killer can be struck at once
        self.zone: i64 = 0  # empty cells where face-up pieces can strike
        self.checkers: i64 = 0  # own pieces that can attack the known enemy Summoner
        self.room: i64 = 0  # how many empty cells the face-up pieces can reach


@final
class Sight:
    """What both sides see."""

    def __init__(self, state: SummonerState) -> None:
        self.sides: Final = [Lookout(state.red, state.blue), Lookout(state.blue, state.red)]
        self.shown: i64 = state.open  # cells whose piece everybody knows: face-up, or face-down but known
        self.armour: i64 = 0  # cells with a face-up armoured piece
        self.guarded: i64 = 0  # face-down pieces that nobody may attack
        self.least: vec[i64] = UNTOUCHED[:]  # the cheapest attacker of the known piece on a cell


def sight_of(state: SummonerState, seat: int) -> Sight:
    """What can be attacked, as far as the seat knows it; NOBODY stands for someone who knows every piece."""
    sight = Sight(state)
    everything = seat == NOBODY
    occupied: i64 = state.red | state.blue
    cell: i64 = 0
    for cell in range(CELLS):
        if (occupied >> cell) & 1 != 0:
            piece = state.at[cell]
            side = state.side[piece]
            find(state, sight, piece, cell, everything or side == seat)
    for cell in range(CELLS):
        if (occupied >> cell) & 1 != 0:
            piece = state.at[cell]
            up = has(state.open, cell)
            if up or (ACTS_HIDDEN[state.kind[piece]] and (everything or state.side[piece] == seat)):
                look(state, sight, piece, cell, up)
    return sight


def find(state: SummonerState, sight: Sight, piece: i64, cell: i64, own: bool) -> None:
    """Mark what is known of a piece: that it is known, armour, the Summoner, whom it guards."""
    kind = state.kind[piece]
    up = has(state.open, cell)
    if state.known[piece]:
        sight.shown |= bit(cell)
    if ROYAL[kind]:
        if own or up or state.known[piece]:
            sight.sides[state.side[piece]].royal = cell
    elif up and ARMOURED[kind]:
        sight.armour |= bit(cell)
        held = state.cards[state.side[piece]] & GUARDS
        if held and bears(state, piece, only_card(held)):
            hidden: i64 = sight.sides[state.side[piece]].own & ~state.open
            if cell % RANKS > 0:
                sight.guarded |= bit(cell - 1) & hidden  # SW-11.130
            if cell % RANKS < RANKS - 1:
                sight.guarded |= bit(cell + 1) & hidden


def targets(state: SummonerState, sight: Sight, piece: i64, side: Lookout, up: bool) -> i64:
    """The enemies that a piece may attack wherever it meets them (section 7, SW-8.3)."""
    kind = state.kind[piece]
    may: i64 = side.enemies & ~sight.guarded
    if not STRIKES_HIDDEN[kind] and not state.sniper[piece]:
        may &= state.open
    if may & sight.armour != 0 and not STRIKES_ARMOURED[kind] and not pierces(state, piece):
        may &= ~sight.armour
    if not up:
        royal = sight.sides[1 - state.side[piece]].royal
        if royal != GONE and shield_of(state, state.at[royal]) != NOBODY:
            may &= ~bit(royal)
    return may


def look(state: SummonerState, sight: Sight, piece: i64, cell: i64, up: bool) -> None:
    """Add what one piece can attack, cover and reach."""
    side = sight.sides[state.side[piece]]
    jumps = JUMPS[state.kind[piece]]
    may: i64 = targets(state, sight, piece, side, up)
    occupied: i64 = side.own | side.enemies
    aimed: i64 = 0
    first: i64 = attack_lines(state, piece) << 5 | cell
    place: i64 = 0
    for place in range(REACH_FROM[first], REACH_FROM[first + 1]):
        dst = REACH[place]
        passed: i64 = BETWEEN[cell << 5 | dst] & occupied
        if (occupied >> dst) & 1 == 0:
            if passed == 0 and up:
                side.room += 1
                if not jumps:
                    side.zone |= bit(dst)
        elif passed & (passed - 1) == 0 and (passed != 0) == jumps:
            if (may >> dst) & 1 != 0:
                aimed |= bit(dst)
                if WORTH[state.kind[piece]] < sight.least[dst]:
                    sight.least[dst] = WORTH[state.kind[piece]]
            elif up and (side.own >> dst) & 1 != 0:
                side.cover |= bit(dst)
    if aimed != 0:
        note(sight, side, sight.sides[1 - state.side[piece]].royal, cell, up, aimed)


def note(sight: Sight, side: Lookout, royal: i64, cell: i64, up: bool, aimed: i64) -> None:
    """Sort what a piece aims at."""
    known: i64 = aimed & sight.shown
    side.blind |= aimed & ~sight.shown
    if royal != GONE and (known >> royal) & 1 != 0:
        side.checkers |= bit(cell)
    if up:
        side.strike |= known
    else:
        side.ambush |= known
