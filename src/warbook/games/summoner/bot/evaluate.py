"""What a position is worth: features of a full state, weighed into a chance to win (SW-19.4). Compiled by mypyc."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from warbook.games.summoner.bot.targets import PRICELESS, WORTH, Lookout, Sight, sight_of
from warbook.games.summoner.bot.weights import load_weights
from warbook.games.summoner.content.tables import (
    BETWEEN,
    CARDS_OF,
    CELLS,
    GONE,
    KINDS,
    LETTERS,
    NOBODY,
    PIECES,
    REACH,
    REACH_FROM,
    ROYAL,
)
from warbook.games.summoner.state import STEP, TURN, SummonerState, has

# the features, from the point of view of the side that is to act
UP: Final = 0  # for each type: own face-up pieces minus the enemy's
DOWN: Final = KINDS  # the same for face-down pieces
TEMPO: Final = 2 * KINDS  # always 1
GAIN: Final = 2 * KINDS + 1  # the best capture of a known piece
SECOND_GAIN: Final = 2 * KINDS + 2
THREAT: Final = 2 * KINDS + 3  # what the enemy's face-up pieces threaten to capture
SECOND_THREAT: Final = 2 * KINDS + 4
AMBUSH: Final = 2 * KINDS + 5  # what its face-down pieces threaten to capture
CHECK: Final = 2 * KINDS + 6  # the own known Summoner is attacked
HIDDEN_CHECK: Final = 2 * KINDS + 7  # the same by a face-down piece
EXPOSED: Final = 2 * KINDS + 8  # the own unknown Summoner is one of n pieces that can be attacked: 1 / n
FOUND: Final = 2 * KINDS + 9  # the enemy's
NEARED: Final = 2 * KINDS + 10  # how many pieces that shelter the own Summoner can be attacked
NEAR: Final = 2 * KINDS + 11  # the enemy's
CROWD: Final = 2 * KINDS + 12  # 1 / own face-down pieces, while the Summoner is one of them, minus the enemy's
BLIND: Final = 2 * KINDS + 13  # how many unknown pieces can be attacked, own minus enemy's
ROOM: Final = 2 * KINDS + 14  # cells that face-up pieces can reach
CARDS: Final = 2 * KINDS + 15  # card uses left
COVERED: Final = 2 * KINDS + 16  # face-up pieces whose killer can be struck
SIEGE: Final = 2 * KINDS + 17  # cells around a known enemy Summoner that can be struck
FEATURES: Final[list[str]] = [
    *["up-" + letter for letter in LETTERS],
    *["down-" + letter for letter in LETTERS],
    *[
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
        "neared",
        "near",
    ],
    *["crowd", "blind", "room", "cards", "covered", "siege"],
]
WEIGHT: Final[list[float]] = load_weights("features", FEATURES)  # SW-19.4
DECIDED: Final = 0.995  # the side to act can kill a known Summoner now
ALL_LINES: Final = 7 << 3 | 7
NEXT_TO: Final = 1 << 3 | 1


@final
class Lead:
    """How far the side to act is ahead, as the logarithm of its odds."""

    def __init__(self) -> None:
        self.total = WEIGHT[TEMPO]

    def add(self, feature: int, amount: float) -> None:
        """Weigh one feature."""
        self.total += WEIGHT[feature] * amount


def mover(state: SummonerState) -> int:
    """The side that acts next, apart from answers that only finish the present turn."""
    frame = state.stack[-1]
    return frame.seat if frame.kind == TURN or frame.kind == STEP else 1 - state.turn


def chance(state: SummonerState, seat: int) -> float:
    """The seat's chance to win a game that is not over, judged as if all of the state were known."""
    side = mover(state)
    sight = sight_of(state, NOBODY)
    if sight.sides[side].checkers != 0:
        return DECIDED if side == seat else 1.0 - DECIDED
    won = 1.0 / (1.0 + math.exp(-lead(state, sight, side)))
    # the nearer the draw for want of progress (SW-12.6), the less a lead is worth
    quiet = float(state.quiet) / float(state.options.no_progress_limit)
    won = 0.5 + (won - 0.5) * (1.0 - quiet * quiet)
    return won if side == seat else 1.0 - won


def lead(state: SummonerState, sight: Sight, side: int) -> float:
    """Every feature of the position for the side that is to act, weighed."""
    found = Lead()
    own, enemy = sight.sides[side], sight.sides[1 - side]
    count_pieces(state, side, found)
    add_captures(state, sight, own.strike | own.ambush, enemy, found, GAIN)
    add_captures(state, sight, enemy.strike, own, found, THREAT)
    add_ambush(state, sight, enemy.ambush & ~enemy.strike, own, found)
    if enemy.checkers != 0:
        found.add(CHECK if has(enemy.strike, own.royal) else HIDDEN_CHECK, 1.0)
    add_shelter(state, sight, own, enemy, found, EXPOSED)
    add_shelter(state, sight, enemy, own, found, FOUND)
    found.add(CROWD, crowd(sight, own) - crowd(sight, enemy))
    found.add(BLIND, float(count(own.blind) - count(enemy.blind)) / 4.0)
    found.add(ROOM, float(own.room - enemy.room) / 10.0)
    found.add(COVERED, float(count(own.cover & state.open) - count(enemy.cover & state.open)) / 4.0)
    found.add(SIEGE, siege(sight, own, enemy) - siege(sight, enemy, own))
    return found.total


def count(cells: i64) -> i64:
    """How many cells a set has."""
    found: i64 = 0
    while cells != 0:
        cells &= cells - 1
        found += 1
    return found


def count_pieces(state: SummonerState, side: int, found: Lead) -> None:
    """Material, face-up and face-down, and the card uses that are left."""
    piece: i64 = 0
    for piece in range(PIECES):
        cell = state.cell[piece]
        if cell == GONE:
            continue
        owner = state.side[piece]
        sign = 1.0 if owner == side else -1.0
        kind = state.kind[piece]
        found.add(int(kind) if has(state.open, cell) else int(kind) + DOWN, sign)
        if not state.used[piece] and state.cards[owner] & CARDS_OF[kind] and not state.changed[piece]:
            found.add(CARDS, sign)


def add_captures(state: SummonerState, sight: Sight, aimed: i64, victims: Lookout, found: Lead, best: int) -> None:
    """The two best captures of known pieces."""
    first = 0.0
    second = 0.0
    cell: i64 = 0
    for cell in range(CELLS):
        if (aimed >> cell) & 1 != 0:
            gain = net_gain(state, sight, cell, victims)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    found.add(best, first)
    found.add(best + 1, second)


def add_ambush(state: SummonerState, sight: Sight, aimed: i64, victims: Lookout, found: Lead) -> None:
    """The best capture by a piece that is still face-down."""
    best = 0.0
    cell: i64 = 0
    for cell in range(CELLS):
        if (aimed >> cell) & 1 != 0:
            best = max(best, net_gain(state, sight, cell, victims))
    found.add(AMBUSH, best)


def net_gain(state: SummonerState, sight: Sight, cell: i64, victims: Lookout) -> float:
    """What the capture of a known piece brings, the recapture of the cheapest attacker taken off."""
    kind = state.kind[state.at[cell]]
    if ROYAL[kind]:
        return 0.0  # that is a check, counted apart
    gain = WORTH[kind]
    if has(victims.cover, cell) and sight.least[cell] < PRICELESS:
        gain -= sight.least[cell]
    return float(gain) / 60.0 if gain > 0 else 0.0


def add_shelter(state: SummonerState, sight: Sight, own: Lookout, enemy: Lookout, found: Lead, feature: int) -> None:
    """How likely a blind attack meets a side's unknown Summoner, and how many pieces next in line can be attacked."""
    royal = own.royal
    if royal == GONE or has(sight.shown, royal):
        return
    if has(enemy.blind, royal):
        found.add(feature, 1.0 / float(count(enemy.blind)))
    aimed: i64 = (enemy.blind | enemy.strike) & own.own
    occupied: i64 = own.own | enemy.own
    near: i64 = 0
    first: i64 = ALL_LINES << 5 | royal
    place: i64 = 0
    for place in range(REACH_FROM[first], REACH_FROM[first + 1]):
        dst = REACH[place]
        if (aimed >> dst) & 1 != 0 and BETWEEN[royal << 5 | dst] & occupied == 0:
            near += 1
    found.add(feature + 2, float(near) / 3.0)


def crowd(sight: Sight, side: Lookout) -> float:
    """How thin the crowd is that hides an unknown Summoner."""
    if side.royal == GONE or has(sight.shown, side.royal):
        return 0.0
    return 1.0 / float(count(side.own & ~sight.shown))


def siege(sight: Sight, side: Lookout, enemy: Lookout) -> float:
    """How many cells around a known enemy Summoner the side can strike at."""
    royal = enemy.royal
    if royal == GONE or not has(sight.shown, royal):
        return 0.0
    near: i64 = 0
    first: i64 = NEXT_TO << 5 | royal
    place: i64 = 0
    for place in range(REACH_FROM[first], REACH_FROM[first + 1]):
        near += (side.zone >> REACH[place]) & 1
    return float(near) / 4.0
