"""What looks promising at first sight, for a side that knows only its own secrets (SW-19.5). Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from warbook.games.summoner.bot.targets import WORTH, Sight, sight_of
from warbook.games.summoner.bot.weights import load_weights
from warbook.games.summoner.content.tables import (
    BLIND_SHOT,
    EFFECT,
    ENTER_AND_ATTACK,
    GONE,
    LETTERS,
    PIECES,
    ROYAL,
    TRAP,
)
from warbook.games.summoner.state import SWITCH_WINDOW, SummonerState, has, is_up
from warbook.games.summoner.verbs import (
    ATTACK,
    DECLINE,
    DOUBLE_ACTION,
    HIDDEN_ATTACK,
    MOVE,
    PASS,
    SUMMON,
    USE,
    card_of,
    dst_of,
    src_of,
)
from warbook.kernel.api import Action, arg_of, verb_of

EAGER: Final[list[int]] = [int(eager) for eager in load_weights("summon", LETTERS)]
MATE: Final = 4000  # weights: an action that wins at once
CALM: Final = 8  # nothing special
CARD: Final = 12
FLIGHT: Final = 200  # out of a check


@final
class Odds:
    """What the enemy's unknown pieces are on average; the list of its types is public."""

    def __init__(self, state: SummonerState, seat: int) -> None:
        unknown = 0
        traps = 0
        worth = 0
        royal = 0
        for piece in range(PIECES):
            cell = state.cell[piece]
            if cell == GONE or state.side[piece] == seat or state.known[piece] or is_up(state, piece):
                continue
            kind = state.kind[piece]
            unknown += 1
            if TRAP[kind]:
                traps += 1
            elif ROYAL[kind]:
                royal = 1
            else:
                worth += WORTH[kind]
        self.unknown: Final = unknown
        self.traps: Final = traps
        self.worth: Final = worth
        self.royal: Final = royal

    def blind_gain(self, attacker: int) -> int:
        """What a blind attack by a piece of that worth brings on average, a lucky win included."""
        if self.unknown == 0:
            return 0
        return (self.worth + self.royal * 400 - self.traps * attacker) // self.unknown  # SW-19.5


def weigh_turn(state: SummonerState, seat: int, options: list[Action]) -> list[int]:
    """A weight for each option of the own turn, or of a window."""
    sight = sight_of(state, seat)
    odds = Odds(state, seat)
    window = state.stack[-1].kind == SWITCH_WINDOW
    found: list[int] = []
    for action in options:
        verb, arg = verb_of(action), arg_of(action)
        if verb == MOVE:
            found.append(weigh_move(state, sight, seat, src_of(arg), dst_of(arg)))
        elif verb == ATTACK or verb == HIDDEN_ATTACK:
            found.append(weigh_attack(state, sight, odds, seat, src_of(arg), dst_of(arg)))
        elif verb == SUMMON:
            found.append(weigh_summon(state, sight, seat, arg))
        elif verb == DECLINE or verb == PASS:
            found.append(1 if window else CALM)
        elif window:
            found.append(weigh_substitute(state, arg))
        else:
            found.append(weigh_card(state, sight, odds, seat, verb, arg))
    return found


def weigh_move(state: SummonerState, sight: Sight, seat: int, src: int, dst: int) -> int:
    """Out of danger, not into it."""
    kind = state.kind[state.at[src]]
    enemy = 1 - seat
    danger = has(sight.sides[enemy].zone, dst)
    if ROYAL[kind]:
        if danger:
            return 0
        return FLIGHT if sight.sides[enemy].checkers else 2
    weight = CALM
    if danger:
        weight = 2 if WORTH[kind] > 40 else 4
    elif has(sight.sides[enemy].strike, src):
        weight += WORTH[kind] // 2
    return weight


def weigh_attack(state: SummonerState, sight: Sight, odds: Odds, seat: int, src: int, dst: int) -> int:
    """Captures by what they bring; blind ones by what they bring on average."""
    enemy = 1 - seat
    kind = state.kind[state.at[src]]
    worth = WORTH[kind]
    covered = has(sight.sides[enemy].cover, dst)
    if has(sight.shown, dst):
        victim = state.kind[state.at[dst]]
        if ROYAL[victim]:
            return MATE
        gain = WORTH[victim]
        if has(sight.sides[enemy].checkers, dst):
            gain += FLIGHT
    else:
        if ROYAL[kind]:  # SW-19.5
            return 0
        gain = odds.blind_gain(worth)
    if covered:
        if ROYAL[kind]:
            return 0
        gain -= worth
    return CALM * 2 + gain * 2 if gain > 0 else max(1, CALM + gain // 8)


def weigh_summon(state: SummonerState, sight: Sight, seat: int, cell: int) -> int:
    """Strong pieces first; nothing that can be taken at once."""
    kind = state.kind[state.at[cell]]
    return EAGER[kind] // 2 if has(sight.sides[1 - seat].blind, cell) and WORTH[kind] > 40 else EAGER[kind]


def weigh_substitute(state: SummonerState, cell: int) -> int:
    """Whom to put in the Summoner's place: a trap if there is one, else the cheapest."""
    kind = state.kind[state.at[cell]]
    return FLIGHT if TRAP[kind] else max(1, 60 - WORTH[kind] // 2)


def weigh_card(state: SummonerState, sight: Sight, odds: Odds, seat: int, verb: int, arg: int) -> int:
    """Cards that attack are attacks; the others are tried now and then."""
    effect = EFFECT[card_of(verb)]
    if effect == ENTER_AND_ATTACK or effect == BLIND_SHOT:
        return weigh_attack(state, sight, odds, seat, src_of(arg), dst_of(arg))
    return CARD if verb >= USE or verb >= DOUBLE_ACTION else CALM
