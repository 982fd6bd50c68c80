"""Moves and attacks: which rule forbids one, and which there are for a piece. Compiled by mypyc.

The matrix of section 7 and the protections of SW-8.3 are asked in one place, `refuse_strike`, for every kind of attack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.lines import (
    attack_lines,
    attack_reach,
    is_in_line_of_attack,
    move_lines,
    move_reach,
    passed_over,
)
from warbook.games.summoner.protection import GUARDS, guard_of, shield_of
from warbook.games.summoner.state import SummonerState, bears, holds, is_up, men
from warbook.games.summoner.tables import (
    ACTS_HIDDEN,
    ARMOURED,
    ATTACK,
    BETWEEN,
    CARDS_WITH,
    FORBIDS,
    HIDDEN_ATTACK,
    JUMPS,
    KIND_RULE,
    MOVE,
    NOBODY,
    NOT_ARMOURED_RULE,
    NOT_HIDDEN_RULE,
    PIERCE,
    REACH,
    STRIKES_ARMOURED,
    STRIKES_HIDDEN,
)
from warbook.kernel.api import Action, Refusal, act

PIERCERS: Final = CARDS_WITH[PIERCE]


def refuse_move(state: SummonerState, seat: int, src: int, dst: int) -> Refusal | None:
    """A move: a face-up piece to an empty cell on its lines, within its range, nothing in between (SW-7.1)."""
    piece = state.at[src]
    if piece == NOBODY or state.side[piece] != seat:
        return Refusal("SW-7.1")
    if not is_up(state, piece):
        return Refusal("SW-6.3")
    if state.at[dst] != NOBODY:
        return Refusal("SW-7.1")
    if dst not in move_reach(state, piece):
        return Refusal(KIND_RULE[state.kind[piece]])
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
        return Refusal("SW-7.71" if JUMPS[kind] else KIND_RULE[kind])
    if not is_in_line_of_attack(state, piece, dst):
        return Refusal("SW-7.73" if JUMPS[kind] else "SW-7.2")
    return None


def refuse_strike(state: SummonerState, piece: i64, dst: i64, from_hidden: bool, blind: bool) -> Refusal | None:
    """The attack matrix (SW-7.51, SW-7.52, SW-7.74, SW-7.81) and the protections (SW-8.3)."""
    target: i64 = state.at[dst]
    kind: i64 = state.kind[piece]
    if is_up(state, target):
        if ARMOURED[state.kind[target]] and not STRIKES_ARMOURED[kind] and not pierces(state, piece):
            return Refusal(NOT_ARMOURED_RULE[kind])
        if from_hidden:
            shield = shield_of(state, target)
            if shield != NOBODY:
                return Refusal(FORBIDS[shield])
        return None
    if not STRIKES_HIDDEN[kind] and not blind and not state.sniper[piece]:
        return Refusal(NOT_HIDDEN_RULE[kind])
    if state.cards[state.side[target]] & GUARDS and guard_of(state, dst) != NOBODY:
        return Refusal(FORBIDS[holds(state, state.side[target], GUARDS).bit_length() - 1])
    return None


def pierces(state: SummonerState, piece: i64) -> bool:
    """Whether the piece may attack face-up Knights though its type may not (SW-11.190, SW-11.211)."""
    if state.sniper[piece]:
        return True
    held = holds(state, state.side[piece], PIERCERS)
    return held != 0 and bears(state, piece, held.bit_length() - 1)


def add_steps(
    state: SummonerState, seat: int, piece: i64, guarded: bool, moves: list[Action], attacks: list[Action]
) -> None:
    """Append every move and attack of a face-up piece, each list ascending.

    `guarded` says that the enemy has cards that might forbid a strike; without them a type that has no attack limit
    need not ask.
    """
    src: i64 = state.cell[piece]
    kind: i64 = state.kind[piece]
    lines = move_lines(state, piece)
    longer = attack_lines(state, piece)
    occupied: i64 = state.red | state.blue
    enemies = men(state, 1 - seat)
    jumps = JUMPS[kind]
    limited = guarded or not (STRIKES_HIDDEN[kind] and STRIKES_ARMOURED[kind])
    move: i64 = seat << 24 | MOVE << 16
    strike: i64 = seat << 24 | ATTACK << 16
    pair: i64 = src << 5
    for cell in REACH[lines << 5 | src]:
        dst: i64 = cell
        way: i64 = BETWEEN[pair | dst]
        passed: i64 = way & occupied
        if (occupied >> dst) & 1 == 0:
            if passed == 0:
                moves.append(Action(int(move | pair | dst)))
        elif (enemies >> dst) & 1 != 0 and longer == lines:
            met = passed != 0 and passed & (passed - 1) == 0 if jumps else passed == 0
            if met and (not limited or refuse_strike(state, piece, dst, False, False) is None):
                attacks.append(Action(int(strike | pair | dst)))
    if longer != lines:
        add_attacks(state, seat, piece, False, attacks)


def add_attacks(state: SummonerState, seat: int, piece: i64, hidden: bool, found: list[Action]) -> None:
    """Append every attack of a piece, ascending; hidden says that it attacks while face-down."""
    src: i64 = state.cell[piece]
    verb: i64 = HIDDEN_ATTACK if hidden else ATTACK
    enemies = men(state, 1 - seat)
    for cell in attack_reach(state, piece):
        dst: i64 = cell
        if (
            (enemies >> dst) & 1 != 0
            and is_in_line_of_attack(state, piece, dst)
            and refuse_strike(state, piece, dst, hidden, False) is None
        ):
            found.append(act(seat, int(verb), int(src << 5 | dst)))


def step_options(state: SummonerState, seat: int, piece: int) -> list[Action]:
    """The moves and attacks of one face-up piece: a step of a double action (SW-11.71), ascending."""
    moves: list[Action] = []
    attacks: list[Action] = []
    add_steps(state, seat, piece, True, moves, attacks)
    return moves + attacks


def has_step(state: SummonerState, piece: int) -> bool:
    """Whether a face-up piece has a legal step."""
    return len(step_options(state, state.side[piece], piece)) > 0
