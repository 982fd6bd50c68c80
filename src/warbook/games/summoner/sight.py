"""What the pieces aim at: attackers, targets and cover of both sides, gathered once for a position. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from warbook.games.summoner.lines import attack_reach
from warbook.games.summoner.opinions import load_opinions
from warbook.games.summoner.protection import GUARDS, shield_of
from warbook.games.summoner.state import SummonerState, bears, bit, only_card
from warbook.games.summoner.strikes import pierces
from warbook.games.summoner.tables import (
    ACTS_HIDDEN,
    ARMOURED,
    BETWEEN,
    CELLS,
    GONE,
    JUMPS,
    LETTERS,
    NOBODY,
    PIECES,
    RANKS,
    ROYAL,
    STRIKES_ARMOURED,
    STRIKES_HIDDEN,
)

WORTH: Final[list[int]] = [int(worth) for worth in load_opinions("worth", LETTERS)]
PRICELESS: Final = 1000


@final
class Sight:
    """Sets of cells by side: what it can attack, what it covers, and where its Summoner is."""

    def __init__(self) -> None:
        self.shown: i64 = 0  # cells whose piece everybody knows: face-up, or face-down but known
        self.armour: i64 = 0  # cells with a face-up armoured piece
        self.guarded: i64 = 0  # face-down pieces that nobody may attack
        self.royal: list[int] = [GONE, GONE]  # the cells of the Summoners
        self.strike: list[int] = [0, 0]  # known enemies that face-up pieces can attack
        self.ambush: list[int] = [0, 0]  # known enemies that face-down pieces can attack
        self.blind: list[int] = [0, 0]  # unknown enemies that pieces can attack
        self.cover: list[int] = [0, 0]  # own pieces whose killer can be struck at once
        self.zone: list[int] = [0, 0]  # empty cells where face-up pieces can strike
        self.checkers: list[int] = [0, 0]  # own pieces that can attack the known enemy Summoner
        self.room: list[int] = [0, 0]  # how many empty cells the face-up pieces can reach
        self.least: list[int] = [PRICELESS] * CELLS  # the cheapest attacker of the piece on a cell


def sight_of(state: SummonerState, seat: int) -> Sight:
    """What can be attacked, as far as the seat knows it; NOBODY knows every piece."""
    sight = Sight()
    find(state, sight, seat)
    occupied: i64 = state.red | state.blue
    for cell in range(CELLS):
        if (occupied >> i64(cell)) & 1 == 0:
            continue
        piece = state.at[cell]
        up = (state.open >> i64(cell)) & 1 != 0
        if up or (ACTS_HIDDEN[state.kind[piece]] and (seat == NOBODY or state.side[piece] == seat)):
            look(state, sight, piece, up)
    return sight


def find(state: SummonerState, sight: Sight, seat: int) -> None:
    """Mark what is known of the pieces: armour, Summoners, guards."""
    shown: i64 = state.open
    for piece in range(PIECES):
        cell = state.cell[piece]
        if cell == GONE:
            continue
        up = (state.open >> i64(cell)) & 1 != 0
        if state.known[piece]:
            shown |= bit(cell)
        kind = state.kind[piece]
        if ROYAL[kind]:
            if up or state.known[piece] or seat == NOBODY or state.side[piece] == seat:
                sight.royal[state.side[piece]] = cell
        elif up and ARMOURED[kind]:
            sight.armour |= bit(cell)
            mark_guarded(state, sight, piece, cell)
    sight.shown = shown


def mark_guarded(state: SummonerState, sight: Sight, piece: int, cell: int) -> None:
    """A face-up guard keeps the face-down pieces before and behind it from being attacked (SW-11.130)."""
    held = state.cards[state.side[piece]] & GUARDS
    if held == 0 or not bears(state, piece, only_card(held)):
        return
    men = state.red if state.side[piece] == 0 else state.blue
    if cell % RANKS > 0:
        sight.guarded |= bit(cell - 1) & men & ~state.open
    if cell % RANKS < RANKS - 1:
        sight.guarded |= bit(cell + 1) & men & ~state.open


def look(state: SummonerState, sight: Sight, piece: int, up: bool) -> None:
    """Add what one piece can attack, cover and reach."""
    side = state.side[piece]
    src = state.cell[piece] << 5
    own: i64 = state.red if side == 0 else state.blue
    occupied: i64 = state.red | state.blue
    jumps = JUMPS[state.kind[piece]]
    aimed: i64 = 0
    covered: i64 = 0
    free: i64 = 0
    room = 0
    for dst in attack_reach(state, piece):
        passed: i64 = i64(BETWEEN[src | dst]) & occupied
        if (occupied >> i64(dst)) & 1 == 0:
            if passed == 0:
                room += 1
                if not jumps:
                    free |= bit(dst)
        elif (passed != 0 and passed & (passed - 1) == 0) if jumps else passed == 0:
            if (own >> i64(dst)) & 1 != 0:
                covered |= bit(dst)
            else:
                aimed |= bit(dst)
    if up:
        sight.cover[side] |= int(covered)
        sight.zone[side] |= int(free)
        sight.room[side] += room
    if aimed != 0:
        aim(state, sight, piece, up, aimed)


def aim(state: SummonerState, sight: Sight, piece: int, up: bool, aimed: i64) -> None:
    """Add the enemies that a piece has in its line of attack, without those that it may not attack."""
    kind = state.kind[piece]
    side = state.side[piece]
    if not STRIKES_HIDDEN[kind] and not state.sniper[piece]:
        aimed &= state.open
    if aimed & sight.armour != 0 and not STRIKES_ARMOURED[kind] and not pierces(state, piece):
        aimed &= ~sight.armour
    aimed &= ~sight.guarded
    known: i64 = aimed & sight.shown
    sight.blind[side] |= int(aimed & ~sight.shown)
    if known == 0:
        return
    royal = sight.royal[1 - side]
    if royal != GONE and (known >> i64(royal)) & 1 != 0:
        if not up and shield_of(state, state.at[royal]) != NOBODY:
            known &= ~bit(royal)
        else:
            sight.checkers[side] |= int(bit(state.cell[piece]))
    if up:
        sight.strike[side] |= int(known)
    else:
        sight.ambush[side] |= int(known)
    worth = WORTH[kind]
    for dst in range(CELLS):
        if (known >> i64(dst)) & 1 != 0 and worth < sight.least[dst]:
            sight.least[dst] = worth
