"""Altars of the ancient gods (section 12.3). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.territories import enemies_on, far, men_of
from warbook.games.meeple.content.tables import ALTAR as ALTAR_KIND
from warbook.games.meeple.frames import ALTAR, ALTARS, EXPLORATION, VICTIM
from warbook.games.meeple.present.events import PhaseBegan
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.verbs import owned, owner_arg, owner_of
from warbook.games.meeple.victory import award, check_soon
from warbook.games.meeple.village.buildings import destroy_men
from warbook.kernel.api import Frame

RANGE = 2  # MW-12.16


def due_altars(state: MeepleState) -> list[int]:
    """The altars that must act after the moves: the current player is there, no enemy is, none has acted (MW-12.14).

    Whether the meeples have just come or were there before makes no difference (MW-12.15).
    """
    return [
        tile
        for tile in range(state.tables.tiles)
        if state.placed[tile] and state.tables.kind[tile] == ALTAR_KIND and is_due(state, tile, state.turn)
    ]


def is_due(state: MeepleState, tile: int, seat: int) -> bool:
    """Whether an altar acts for a player now; each acts once a turn, through whomever (MW-12.22, MW-21.17)."""
    return state.altars >> tile & 1 == 0 and men_of(state, tile, seat) > 0 and enemies_on(state, tile, seat) == 0


def on_after_moves(state: MeepleState) -> None:
    """Altars act after the last move and before exploration (MW-13.2, MW-21.16), in the player's order (MW-12.25)."""
    due = due_altars(state)  # MW-12.15, MW-21.42
    if len(due) > 1:
        state.stack.append(Frame(ALTARS, state.turn))
    elif due:
        state.stack.append(Frame(ALTAR, state.turn, due[0]))
    else:
        state.stack[-1] = Frame(EXPLORATION, state.turn)  # MW-21.16
        if state.log is not None:
            state.log.append(PhaseBegan(rule="MW-6.1", phase=5))


def victims(state: MeepleState, altar: int, seat: int) -> list[int]:
    """Enemy meeples on territories in range, as args of the verb; none on defence spaces (MW-12.16, MW-12.19).

    The range is the plain distance, whatever forest, tunnels or caves there are (MW-12.20).
    """
    return [
        owner_arg(tile, other)
        for tile in range(state.tables.tiles)
        if state.placed[tile] and far(state, altar, tile) <= RANGE  # MW-12.20
        for other in range(state.seats)
        if other != seat and state.men[4 * tile + other]  # MW-12.19
    ]


def on_altar(state: MeepleState, frame: Frame) -> None:
    """The owner of the meeples there sacrifices one (MW-12.14), then may destroy an enemy (MW-12.16).

    The sacrifice is made with nobody in range too (MW-12.18), and gives bravery to nobody (MW-12.26).
    """
    state.stack.pop()
    tile, seat = frame.a, frame.seat
    if not is_due(state, tile, seat):
        return  # nobody was left after the battle (MW-10.25)
    state.altars |= 1 << tile  # MW-12.22; through whomever (MW-21.17)
    destroy_men(state, tile, seat, 1, "sacrifice", "MW-12.14")  # MW-12.18, MW-12.26
    if victims(state, tile, seat) and not state.gone[seat]:
        state.stack.append(Frame(VICTIM, seat, tile))  # MW-21.18


def kill(state: MeepleState, seat: int, victim: int) -> None:
    """The altar takes an enemy meeple: one bravery point for whoever sacrificed (MW-12.17, MW-21.18)."""
    destroy_men(state, owned(victim), owner_of(victim), 1, "altar", "MW-12.16")
    check_soon(state)
    award(state, seat, 1)  # MW-12.17, MW-15.6, MW-15.7, MW-15.9, MW-21.18
