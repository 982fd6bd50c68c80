"""Turns and phases: what happens between two decisions (section 6). Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.meeple.board.altars import on_after_moves, on_altar
from warbook.games.meeple.board.battle import on_after_battle, on_fighting
from warbook.games.meeple.board.exploration import on_exploration
from warbook.games.meeple.board.movement import may_march
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import (
    ACTING,
    AFTER_BATTLE,
    AFTER_MOVES,
    ALTAR,
    ASKING,
    AWARD,
    BONUS,
    BY_ROUNDS,
    CHECK,
    DESTRUCTION,
    EXPLORATION,
    FIGHTING,
    FORK,
    FOUND,
    MOVING,
    PHASE_FOUR,
    PHASE_ONE,
    PHASE_THREE,
    PHASE_TWO,
    SLOTS,
    TURN,
    TURN_END,
    WINDOW,
    WINDOWS,
)
from warbook.games.meeple.present.events import PhaseBegan, TurnBegan
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import check_soon, finish, on_award, on_check
from warbook.games.meeple.village.bonuses import has_gain, take_stock
from warbook.games.meeple.village.buildings import choices_of, destroy_building, is_full, move_worker, must_found
from warbook.games.meeple.village.tokens import wants_window
from warbook.kernel.api import Frame


def settle(state: MeepleState) -> None:
    """Go on with what waits on the stack until a frame asks a question or the game is over."""
    while not state.over:
        frame = state.stack[-1]
        if frame.kind == ACTING and state.pending == 0:
            state.stack.pop()  # nothing is left to be performed (MW-6.5)
            continue
        if frame.kind < ASKING:
            return
        if frame.kind <= PHASE_FOUR:
            on_phase(state, frame)
        else:
            on_resolution(state, frame)


def on_phase(state: MeepleState, frame: Frame) -> None:
    """The turn up to the movement of meeples."""
    kind = frame.kind
    if kind == TURN:
        on_turn(state, frame.seat)
    elif kind == WINDOWS:
        on_windows(state, frame.a)
    elif kind == PHASE_ONE:
        on_phase_one(state)
    elif kind == PHASE_TWO:
        on_phase_two(state, frame.a)
    elif kind == PHASE_THREE:
        begin_phase(state, 3, Frame(PHASE_FOUR, state.turn))
        state.stack.append(Frame(ACTING, state.turn))
    else:
        assert kind == PHASE_FOUR
        begin_phase(state, 4, Frame(AFTER_MOVES, state.turn))
        state.pending = 0  # an action not performed is lost (MW-9.12)
        if may_march(state):
            state.stack.append(Frame(MOVING, state.turn))


def on_resolution(state: MeepleState, frame: Frame) -> None:
    """Altars, exploration, battles, destruction, and what follows from them."""
    kind = frame.kind
    if kind == AFTER_MOVES:
        on_after_moves(state)
    elif kind == EXPLORATION:
        on_exploration(state)
    elif kind == FIGHTING:
        on_fighting(state, frame)
    elif kind == AFTER_BATTLE:
        on_after_battle(state, frame)
    elif kind == ALTAR:
        on_altar(state, frame)
    elif kind == AWARD:
        on_award(state, frame)
    elif kind == CHECK:
        on_check(state)
    elif kind == DESTRUCTION:
        on_destruction(state)
    else:
        assert kind == TURN_END
        on_turn_end(state)


def begin_phase(state: MeepleState, phase: int, after: Frame) -> None:
    """A phase begins; what comes after it takes its place on the stack."""
    state.stack[-1] = after
    if state.log is not None:
        state.log.append(PhaseBegan(rule="MW-6.1", phase=phase))


def on_turn(state: MeepleState, seat: int) -> None:
    """The hammer passes to a player (MW-6.2); tower points of the last turn are gone (MW-6.4).

    Before anything else a player without buildings founds the village anew (MW-16.9).
    """
    tiles = state.tables.tiles
    state.turn = seat  # MW-6.2
    state.turns += 1
    state.revealed += 1  # the end of a turn is not taken back, whoever is asked next (MW-23.6)
    state.flags = 0  # MW-6.4
    state.weapons = 0
    state.nature = False
    state.pending = 0
    state.bonuses = []
    state.altars = 0
    state.fresh = vec[i64]([0] * tiles)
    state.moved = vec[i64]([0] * tiles)
    state.stepped = vec[i64]([0] * tiles)
    if state.log is not None:
        number = (state.turns + state.seats - 1) // state.seats
        state.log.append(TurnBegan(rule="MW-1.2", seat=seat, number=state.turns, round=number))
    state.stack[-1] = Frame(WINDOWS, seat)
    if must_found(state, seat):
        state.stack.append(Frame(FOUND, seat))


def on_windows(state: MeepleState, asked: int) -> None:
    """Tokens before Phase 1: each other player clockwise, then the current one (MW-17.11)."""
    if asked >= state.seats:
        state.stack[-1] = Frame(PHASE_ONE, state.turn)
        return
    state.stack[-1] = Frame(WINDOWS, state.turn, asked + 1)
    seat = (state.turn + 1 + asked) % state.seats  # the current player comes last
    if wants_window(state, seat):
        state.stack.append(Frame(WINDOW, seat, int(state.called[seat])))
        state.called[seat] = 0


def on_phase_one(state: MeepleState) -> None:
    """Bonuses, as they stand after the windows (MW-17.12); towers first, which may end the game at once (MW-7.7)."""
    begin_phase(state, 1, Frame(PHASE_TWO, state.turn, NONE))
    take_stock(state)  # MW-17.12
    if has_gain(state):
        state.stack.append(Frame(BONUS, state.turn))
    check_soon(state)  # MW-7.7


def on_phase_two(state: MeepleState, slot: int) -> None:
    """Every worker takes one step (MW-8.1), at a fork as its player likes (MW-8.4), before any action (MW-8.5)."""
    if slot == NONE:
        state.bonuses = []  # one not used in Phase 1 is lost (MW-7.14)
        begin_phase(state, 2, Frame(PHASE_TWO, state.turn, 0))
    elif slot >= SLOTS:
        state.stack[-1] = Frame(PHASE_THREE, state.turn)  # MW-8.5
    else:
        state.stack[-1] = Frame(PHASE_TWO, state.turn, slot + 1)
        place = SLOTS * state.turn + slot
        if state.building[place] != NONE:
            choices = choices_of(state, place)
            if len(choices) > 1:
                state.stack.append(Frame(FORK, state.turn, slot))
            else:
                move_worker(state, place, choices[0])


def on_destruction(state: MeepleState) -> None:
    """All full buildings fall together (MW-13.9), then the end of the game is looked for once (MW-18.2, MW-21.8)."""
    state.stack[-1] = Frame(TURN_END, state.turn)
    for slot in range(SLOTS * state.seats):
        if is_full(state, slot):
            destroy_building(state, slot)  # MW-13.9
    check_soon(state)  # MW-21.8


def on_turn_end(state: MeepleState) -> None:
    """The next player's turn, clockwise (MW-6.2); after a hundred rounds it is enough (MW-18.8).

    The turns of players who have left are counted as if they had been passed, so that rounds stay rounds.
    """
    seat = following(state, state.turn)
    state.turns += (seat - state.turn - 1) % state.seats
    if state.turns >= state.tables.rounds * state.seats:
        finish(state, BY_ROUNDS, "MW-18.8")
        return
    state.stack[-1] = Frame(TURN, seat)  # MW-6.2


def following(state: MeepleState, seat: int) -> int:
    """The next player who is still in the game: seats are numbered clockwise (MW-3.25)."""
    for after in range(1, state.seats + 1):
        other = (seat + after) % state.seats  # MW-3.25
        if not state.gone[other]:
            return other
    raise AssertionError("a game without players is over")
