"""Moves and attacks: which rule forbids one, and which there are for a piece. Compiled by mypyc.

The matrix of section 7 and the protections of SW-8.3 are asked in one place, `refuse_strike`, for every kind of attack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.cards.protection import GUARDS, guard_of, shield_of
from warbook.games.summoner.content.tables import (
    ACTS_HIDDEN,
    ARMOURED,
    BETWEEN,
    CARDS_WITH,
    FORBIDS,
    JUMPS,
    KIND_RULE,
    NOBODY,
    NOT_ARMOURED_RULE,
    NOT_HIDDEN_RULE,
    PIERCE,
    REACH,
    REACH_FROM,
    STRIKES_ARMOURED,
    STRIKES_HIDDEN,
)
from warbook.games.summoner.geometry import (
    attack_lines,
    attack_reach,
    is_in_line_of_attack,
    longer_reach,
    move_reach,
    passed_over,
)
from warbook.games.summoner.state import SummonerState, bears, has, holds, is_up, men, only_card
from warbook.games.summoner.verbs import ATTACK, HIDDEN_ATTACK, MOVE, base_of, from_to
from warbook.kernel.api import Action, Refusal
from warbook.kernel.buffer import Buffer

PIERCERS: Final[i64] = CARDS_WITH[PIERCE]
PIERCING: Final = only_card(PIERCERS)
GUARDIAN: Final = only_card(GUARDS)
# what stands there, for the sentence of a refusal: the rule may forbid both
HIDDEN_TARGET: Final[dict[str, int]] = {"hidden": 1}
ARMOURED_TARGET: Final[dict[str, int]] = {"armoured": 1}


def refuse_move(state: SummonerState, seat: int, src: int, dst: int) -> Refusal | None:
    """A move: a face-up piece to an empty cell on its lines, within its range, nothing in between (SW-7.1)."""
    piece = state.at[src]
    if piece == NOBODY or state.side[piece] != seat:
        return Refusal("SW-7.1")
    if not is_up(state, piece):  # nobody moves under cover (SW-15.12)
        return Refusal("SW-6.3")
    if state.at[dst] != NOBODY:
        return Refusal("SW-7.1")
    if dst not in move_reach(state, piece):
        return Refusal(KIND_RULE[state.kind[piece]], longer_reach(state, piece))
    if passed_over(state, src, dst):
        return Refusal("SW-7.3")
    return None


def refuse_attack(state: SummonerState, seat: int, src: int, dst: int) -> Refusal | None:
    """An attack by a face-up piece (SW-8.2)."""
    piece = state.at[src]
    if piece == NOBODY or state.side[piece] != seat:
        return Refusal("SW-8.2")
    if not is_up(state, piece):
        return Refusal("SW-6.4")
    refusal = refuse_aim(state, seat, piece, dst)
    return refusal if refusal is not None else refuse_strike(state, piece, dst, False, False)


def refuse_hidden_attack(state: SummonerState, seat: int, src: int, dst: int) -> Refusal | None:
    """A hidden attack: only by a face-down Assassin or Archer (SW-6.4)."""
    piece = state.at[src]
    if piece == NOBODY or state.side[piece] != seat:
        return Refusal("SW-8.2")
    if is_up(state, piece) or not ACTS_HIDDEN[state.kind[piece]]:
        return Refusal("SW-6.4")
    refusal = refuse_aim(state, seat, piece, dst)
    return refusal if refusal is not None else refuse_strike(state, piece, dst, True, False)


def refuse_aim(state: SummonerState, seat: int, piece: int, dst: int) -> Refusal | None:
    """Geometry: an enemy stands there, on an attack line, in range, and is the piece that the attack meets."""
    target = state.at[dst]
    if target == NOBODY:
        return Refusal("SW-8.1")
    if state.side[target] == seat:
        return Refusal("SW-7.5")
    kind = state.kind[piece]
    if dst not in attack_reach(state, piece):
        return Refusal("SW-7.71" if JUMPS[kind] else KIND_RULE[kind], longer_reach(state, piece))
    if not is_in_line_of_attack(state, piece, dst):
        return Refusal("SW-7.73" if JUMPS[kind] else "SW-7.2")
    return None


def refuse_strike(state: SummonerState, piece: i64, dst: i64, from_hidden: bool, blind: bool) -> Refusal | None:
    """The attack matrix (SW-7.51, SW-7.52, SW-7.74, SW-7.81) and the protections (SW-8.3).

    Knights do not attack what is hidden (SW-15.17), and only Archers and Soldiers do not attack Knights (SW-15.20).
    """
    target: i64 = state.at[dst]
    kind: i64 = state.kind[piece]
    if is_up(state, target):  # face-down, its type is not asked for (SW-13.1)
        if ARMOURED[state.kind[target]] and not STRIKES_ARMOURED[kind] and not pierces(state, piece):
            return Refusal(NOT_ARMOURED_RULE[kind], ARMOURED_TARGET)  # SW-11.143, SW-15.20
        if from_hidden:  # SW-11.13
            shield = shield_of(state, target)
            if shield != NOBODY:
                return Refusal(FORBIDS[shield])  # SW-8.3, SW-15.29
        return None
    if not STRIKES_HIDDEN[kind] and not blind and not state.sniper[piece]:  # SW-11.143, SW-11.151, SW-11.191
        return Refusal(NOT_HIDDEN_RULE[kind], HIDDEN_TARGET)  # SW-15.17
    if state.cards[state.side[target]] & GUARDS and guard_of(state, dst) != NOBODY:  # SW-11.132
        return Refusal(FORBIDS[GUARDIAN])  # SW-8.3
    return None


def pierces(state: SummonerState, piece: i64) -> bool:
    """Whether the piece may attack face-up Knights though its type may not (SW-11.190, SW-11.211).

    Face-down pieces are another matter: armour piercing does not reach them (SW-11.191).
    """
    if state.sniper[piece]:
        return True
    return holds(state, state.side[piece], PIERCERS) and bears(state, piece, PIERCING)  # SW-10.5, SW-10.12


def add_steps(state: SummonerState, seat: i64, piece: i64, guarded: bool, stretched: bool, found: Buffer) -> None:
    """Push every move of a face-up piece and postpone every attack, each ascending.

    `guarded` says that the enemy has cards that might forbid a strike; without them a type that has no attack limit
    need not ask. `stretched` says that the side has cards that lengthen attacks; without them they are as its moves.
    """
    src: i64 = state.cell[piece]
    kind = state.kind[piece]
    lines = state.options.lines[kind]
    longer = attack_lines(state, piece) if stretched else lines
    occupied: i64 = state.red | state.blue
    enemies: i64 = 0  # with a longer arm than legs, attacks are another list
    if longer == lines:
        enemies = men(state, 1 - seat)
    jumps = JUMPS[kind]
    limited = guarded or not (STRIKES_HIDDEN[kind] and STRIKES_ARMOURED[kind])
    move: i64 = base_of(seat, MOVE) | from_to(src, 0)
    strike: i64 = base_of(seat, ATTACK) | from_to(src, 0)
    first: i64 = lines << 5 | src
    place: i64 = 0
    for place in range(REACH_FROM[first], REACH_FROM[first + 1]):
        dst = REACH[place]
        passed: i64 = BETWEEN[src << 5 | dst] & occupied
        if (occupied >> dst) & 1 == 0:
            if passed == 0:
                found.push(move | dst)
        elif (enemies >> dst) & 1 != 0:
            met = passed != 0 and passed & (passed - 1) == 0 if jumps else passed == 0
            if met and (not limited or refuse_strike(state, piece, dst, False, False) is None):
                found.postpone(strike | dst)
    if longer != lines:
        add_attacks(state, seat, piece, False, found)


def add_attacks(state: SummonerState, seat: i64, piece: i64, hidden: bool, found: Buffer) -> None:
    """Postpone every attack of a piece, ascending; hidden says that it attacks while face-down."""
    src = state.cell[piece]
    verb: i64 = HIDDEN_ATTACK if hidden else ATTACK
    strike: i64 = base_of(seat, verb) | from_to(src, 0)
    enemies = men(state, 1 - seat)
    # what lengthens attacks is on the field only (SW-6.9, SW-10.7)
    lines = state.options.lines[state.kind[piece]] if hidden else attack_lines(state, piece)  # SW-10.7
    first: i64 = lines << 5 | src
    place: i64 = 0
    for place in range(REACH_FROM[first], REACH_FROM[first + 1]):
        dst = REACH[place]
        if (
            (enemies >> dst) & 1 != 0
            and is_in_line_of_attack(state, piece, dst)
            and refuse_strike(state, piece, dst, hidden, False) is None
        ):
            found.postpone(strike | dst)


def step_options(state: SummonerState, seat: int, piece: int) -> list[Action]:
    """The moves and attacks of one face-up piece: a step of a double action (SW-11.71), ascending."""
    found = Buffer()
    add_steps(state, seat, piece, True, True, found)
    found.flush()
    return found.listed()


def has_step(state: SummonerState, piece: i64) -> bool:
    """Whether a face-up piece has a legal step."""
    src = state.cell[piece]
    first: i64 = state.options.lines[state.kind[piece]] << 5 | src
    place: i64 = 0
    for place in range(REACH_FROM[first], REACH_FROM[first + 1]):
        if state.at[REACH[place]] == NOBODY and passed_over(state, src, REACH[place]) == 0:
            return True
    return has_strike(state, piece)


def has_strike(state: SummonerState, piece: i64) -> bool:
    """Whether a face-up piece has a legal attack."""
    enemies = men(state, 1 - state.side[piece])
    first: i64 = attack_lines(state, piece) << 5 | state.cell[piece]
    place: i64 = 0
    for place in range(REACH_FROM[first], REACH_FROM[first + 1]):
        dst = REACH[place]
        if has(enemies, dst) and is_in_line_of_attack(state, piece, dst):
            if refuse_strike(state, piece, dst, False, False) is None:
                return True
    return False
