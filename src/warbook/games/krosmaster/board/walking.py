"""Walking and locking (section 9). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.board.geometry import distance
from warbook.games.krosmaster.board.pieces import (
    adjacent,
    are_allies,
    has_power,
    is_character,
    is_empty,
    lift,
    put,
    replace_top,
    who,
)
from warbook.games.krosmaster.board.traps import rest
from warbook.games.krosmaster.combat.dice import FOR_DODGE, FOR_LOCK, roll
from warbook.games.krosmaster.content.tables import DODGE, ITTY_BITTY, LOCK, NOBODY
from warbook.games.krosmaster.frames import ACTIVATION, END_PHASE, GONE, KROSMASTERS, LOCK_CHECK, LOCKERS
from warbook.games.krosmaster.present.events import Locked, Stepped
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Frame, Refusal


def opponents_beside(state: KrosmasterState, piece: int, here: int) -> list[int]:
    """The opposing characters adjacent to a character on this cell (KA-9.4)."""
    found: list[int] = []
    for way in range(4):
        cell = adjacent(state, here, way)
        if cell >= 0:
            other = int(state.at[cell])
            if other != NOBODY and is_character(state, other) and not are_allies(state, piece, other):  # KA-9.12
                found.append(other)
    return found


def is_held(state: KrosmasterState, piece: int) -> bool:
    """Whether an adjacent opponent's reward forbids spending MP to move (section 27)."""
    return is_held_on(state, piece, int(state.cell[piece]))


def is_held_on(state: KrosmasterState, piece: int, here: int) -> bool:
    """The same for a character that would stand on this cell."""
    for other in opponents_beside(state, piece, here):
        if other < KROSMASTERS:
            for token in state.held[other]:
                if state.up[token] and state.tables.reward.warden[state.tables.tokens[token]]:
                    return True
    return False


def refuse_move(state: KrosmasterState, piece: int, cell: int) -> Refusal | None:
    """The first rule that forbids a step (KA-9.1, KA-9.2)."""
    if state.mp < 1:
        return Refusal("KA-9.1")
    if state.field.ground[cell] == 0 or distance(state.cell[piece], cell) != 1:
        return Refusal("KA-9.1")
    if not is_empty(state, cell):
        return Refusal("KA-9.2")
    if is_held(state, piece):
        return Refusal("KA-27.2")  # the prohibition wins (KA-22.1)
    return None


def lockers_of(state: KrosmasterState, piece: int) -> list[int]:
    """The opponents who try to lock a character that walks away (KA-9.4)."""
    return lockers_on(state, piece, int(state.cell[piece]))


def lockers_on(state: KrosmasterState, piece: int, here: int) -> list[int]:
    """The same for a character that would walk away from this cell; Itty-Bitty has none (KA-9.12)."""
    if has_power(state, piece, ITTY_BITTY):  # KA-9.12
        return []
    return [other for other in opponents_beside(state, piece, here) if not has_power(state, other, ITTY_BITTY)]


def lock_dice(state: KrosmasterState, piece: int) -> int:
    """How many dice an opponent rolls for lock (KA-9.6)."""
    return 2 if has_power(state, piece, LOCK) else 1  # KA-9.6


def dodge_dice(state: KrosmasterState, piece: int) -> int:
    """How many dice a mover rolls for dodge (KA-9.6)."""
    return 2 if has_power(state, piece, DODGE) else 1  # KA-9.6


def move(state: KrosmasterState, piece: int, cell: int) -> None:
    """Declare a step (KA-9.5): it is made at once if nobody tries to lock."""
    lockers = lockers_of(state, piece)  # KA-9.4
    if lockers:
        state.lockers = lockers
        state.stack.append(Frame(LOCK_CHECK, int(state.owner[piece]), piece, cell))  # KA-9.5
    else:
        step(state, piece, cell)


def step(state: KrosmasterState, piece: int, cell: int) -> None:
    """Spend 1 MP and move (KA-9.8); each step ends in a cell (KA-16.17)."""
    src = int(state.cell[piece])
    state.mp -= 1
    lift(state, piece)
    put(state, piece, cell)
    if state.log is not None:
        state.log.append(Stepped(rule="KA-9.8", piece=piece, who=who(state, piece), src=src, dst=cell))
    rest(state, piece)


def on_lock_check(state: KrosmasterState) -> None:
    """Let the next locker roll; its player chooses among several that roll differently (KA-9.11)."""
    frame = state.stack[-1]
    state.lockers = [locker for locker in state.lockers if state.cell[locker] != GONE]
    if not state.lockers:
        state.stack.pop()
        step(state, frame.a, frame.b)
        return
    seat = first_to_lock(state)
    own = [locker for locker in state.lockers if state.owner[locker] == seat]
    strong = [locker for locker in own if has_power(state, locker, LOCK)]
    if len(own) > 1 and 0 < len(strong) < len(own):
        state.stack.append(Frame(LOCKERS, seat, frame.a, frame.b))
    else:
        try_lock(state, frame.a, own[0])


def first_to_lock(state: KrosmasterState) -> int:
    """Whose lockers roll first: in turn order after the active player (KA-9.11)."""
    place = state.order.index(state.turn)
    for after in range(1, len(state.order) + 1):
        seat = state.order[(place + after) % len(state.order)]
        for locker in state.lockers:
            if state.owner[locker] == seat:
                return seat
    raise AssertionError("lockers have owners")


def try_lock(state: KrosmasterState, mover: int, locker: int) -> None:
    """One opponent rolls for lock, the mover for dodge (KA-9.6); no answer is needed to nothing (KA-9.10)."""
    frame = state.stack[-1]
    state.lockers = [other for other in state.lockers if other != locker]
    locks = roll(state, lock_dice(state, locker), FOR_LOCK, "lock", locker, "KA-9.6")
    if locks == 0:  # KA-9.10
        return
    if locks > roll(state, dodge_dice(state, mover), FOR_DODGE, "dodge", mover, "KA-9.6"):
        state.lockers = []  # KA-9.7: no further rolls
        state.ap = 0
        state.mp = 0
        if state.log is not None:
            held, by = who(state, mover), who(state, locker)
            state.log.append(Locked(rule="KA-9.9", piece=mover, who=held, by=locker, by_who=by))
        state.stack.pop()
        assert state.stack[-1].kind == ACTIVATION
        replace_top(state, Frame(END_PHASE, frame.seat, mover))
