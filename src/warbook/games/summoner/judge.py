"""What a position is worth: features of a full state, weighed into a chance to win (SW-19.4). Compiled by mypyc."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.opinions import load_opinions
from warbook.games.summoner.sight import PRICELESS, WORTH, Sight, sight_of
from warbook.games.summoner.lines import cells_in_reach
from warbook.games.summoner.state import STEP, TURN, SummonerState
from warbook.games.summoner.tables import (
    CARDS_OF,
    CELLS,
    GONE,
    KINDS,
    LETTERS,
    NOBODY,
    PIECES,
    ROYAL,
)

# the features, from the point of view of the side that is to act
UP: Final = 0  # for each type: own face-up pieces minus the enemy's
DOWN: Final = KINDS  # the same for face-down pieces
TEMPO: Final = 2 * KINDS + 0  # always 1
GAIN: Final = 2 * KINDS + 1  # the best capture of a known piece
SECOND_GAIN: Final = 2 * KINDS + 2
THREAT: Final = 2 * KINDS + 3  # what the enemy's face-up pieces threaten to capture
SECOND_THREAT: Final = 2 * KINDS + 4
AMBUSH: Final = 2 * KINDS + 5  # what its face-down pieces threaten to capture
CHECK: Final = 2 * KINDS + 6  # the own known Summoner is attacked
HIDDEN_CHECK: Final = 2 * KINDS + 7  # the same by a face-down piece
EXPOSED: Final = 2 * KINDS + 8  # the own unknown Summoner is one of n pieces that can be attacked: 1 / n
FOUND: Final = 2 * KINDS + 9  # the enemy's
CROWD: Final = 2 * KINDS + 10  # 1 / own face-down pieces, while the Summoner is one of them, minus the enemy's
BLIND: Final = 2 * KINDS + 11  # how many unknown pieces can be attacked, own minus enemy's
ROOM: Final = 2 * KINDS + 12  # cells that face-up pieces can reach
CARDS: Final = 2 * KINDS + 13  # card uses left
COVERED: Final = 2 * KINDS + 14  # pieces whose killer can be struck
SIEGE: Final = 2 * KINDS + 15  # cells around a known enemy Summoner that can be struck
FEATURES: Final[list[str]] = [
    *["up-" + letter for letter in LETTERS],
    *["down-" + letter for letter in LETTERS],
    "tempo",
    "gain",
    "second-gain",
    "threat",
    "second-threat",
    "ambush",
    "check",
    "hidden-check",
    "exposed",
    "found",
    "crowd",
    "blind",
    "room",
    "cards",
    "covered",
    "siege",
]
WEIGHT: Final[list[float]] = load_opinions("features", FEATURES)
DECIDED: Final = 0.995  # the side to act can kill a known Summoner now


def mover(state: SummonerState) -> int:
    """The side that acts next, apart from answers that only finish the present turn."""
    frame = state.stack[-1]
    return frame.seat if frame.kind == TURN or frame.kind == STEP else 1 - state.turn


def chance(state: SummonerState, seat: int) -> float:
    """The seat's chance to win a game that is not over, judged as if all of the state were known."""
    side = mover(state)
    sight = sight_of(state, NOBODY)
    won = DECIDED if sight.checkers[side] else 1.0 / (1.0 + math.exp(-lead(features(state, sight, side))))
    return won if side == seat else 1.0 - won


def lead(found: list[float]) -> float:
    """The features, weighed."""
    total = 0.0
    for place in range(len(found)):
        total += found[place] * WEIGHT[place]
    return total


def features(state: SummonerState, sight: Sight, side: int) -> list[float]:
    """Every feature of the position for the side that is to act."""
    found = [0.0] * len(FEATURES)
    enemy = 1 - side
    found[TEMPO] = 1.0
    count_pieces(state, side, found)
    add_captures(state, sight, side, found)
    if sight.checkers[enemy]:
        shown = sight.strike[enemy] >> sight.royal[side] & 1
        found[CHECK if shown else HIDDEN_CHECK] = 1.0
    found[EXPOSED] = exposure(state, sight, side)
    found[FOUND] = exposure(state, sight, enemy)
    found[CROWD] = crowd(state, sight, side) - crowd(state, sight, enemy)
    found[BLIND] = (sight.blind[side].bit_count() - sight.blind[enemy].bit_count()) / 4.0
    found[ROOM] = (sight.room[side] - sight.room[enemy]) / 10.0
    found[COVERED] = (
        (sight.cover[side] & int(state.open)).bit_count() - (sight.cover[enemy] & int(state.open)).bit_count()
    ) / 4.0
    found[SIEGE] = siege(state, sight, side) - siege(state, sight, enemy)
    return found


def count_pieces(state: SummonerState, side: int, found: list[float]) -> None:
    """Material, face-up and face-down, and the card uses that are left."""
    for piece in range(PIECES):
        cell = state.cell[piece]
        if cell == GONE:
            continue
        owner = state.side[piece]
        sign = 1.0 if owner == side else -1.0
        kind = state.kind[piece]
        if (state.open >> i64(cell)) & 1 != 0:
            found[UP + kind] += sign
        else:
            found[DOWN + kind] += sign
        if not state.used[piece] and state.cards[owner] & CARDS_OF[kind] and not state.changed[piece]:
            found[CARDS] += sign


def add_captures(state: SummonerState, sight: Sight, side: int, found: list[float]) -> None:
    """The two best captures on both sides, in Heroes or so."""
    enemy = 1 - side
    mine: i64 = sight.strike[side] | sight.ambush[side]
    yours: i64 = sight.strike[enemy]
    lurking: i64 = sight.ambush[enemy]
    for cell in range(CELLS):
        if (mine >> i64(cell)) & 1 != 0:
            gain = net_gain(state, sight, cell)
            if gain > found[GAIN]:
                found[SECOND_GAIN] = found[GAIN]
                found[GAIN] = gain
            elif gain > found[SECOND_GAIN]:
                found[SECOND_GAIN] = gain
        elif (yours >> i64(cell)) & 1 != 0:
            gain = net_gain(state, sight, cell)
            if gain > found[THREAT]:
                found[SECOND_THREAT] = found[THREAT]
                found[THREAT] = gain
            elif gain > found[SECOND_THREAT]:
                found[SECOND_THREAT] = gain
        elif (lurking >> i64(cell)) & 1 != 0:
            found[AMBUSH] = max(found[AMBUSH], net_gain(state, sight, cell))


def net_gain(state: SummonerState, sight: Sight, cell: int) -> float:
    """What the capture of a known piece brings, the recapture of the cheapest attacker taken off."""
    piece = state.at[cell]
    if ROYAL[state.kind[piece]]:
        return 0.0  # that is a check, counted apart
    gain = WORTH[state.kind[piece]]
    if (sight.cover[state.side[piece]] >> cell) & 1 and sight.least[cell] < PRICELESS:
        gain -= sight.least[cell]
    return gain / 60.0 if gain > 0 else 0.0


def exposure(state: SummonerState, sight: Sight, side: int) -> float:
    """How likely a blind attack, whichever, meets the side's unknown Summoner."""
    royal = sight.royal[side]
    if royal == GONE or (sight.blind[1 - side] >> royal) & 1 == 0:
        return 0.0
    return 1.0 / sight.blind[1 - side].bit_count()


def crowd(state: SummonerState, sight: Sight, side: int) -> float:
    """How thin the crowd is that hides an unknown Summoner."""
    royal = sight.royal[side]
    if royal == GONE or (sight.shown >> i64(royal)) & 1 != 0:
        return 0.0
    hidden = int((state.red if side == 0 else state.blue) & ~sight.shown)
    return 1.0 / hidden.bit_count()


def siege(state: SummonerState, sight: Sight, side: int) -> float:
    """How many cells around a known enemy Summoner the side can strike at, or stands on."""
    royal = sight.royal[1 - side]
    if royal == GONE or (sight.shown >> i64(royal)) & 1 == 0:
        return 0.0
    near = 0
    for cell in cells_in_reach(1 << 3 | 1, royal):
        near += sight.zone[side] >> cell & 1
    return near / 4.0
