"""What each audience may know, built field by field."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from warbook.games.sample_game.content.tables import CELLS, FILES, NOBODY, NOWHERE, RANKS
from warbook.games.sample_game.state import HIDE, SEATS, TURN, SampleGameState, is_searched
from warbook.kernel.wire import View

ENDINGS: Final = ("", "banner", "drawn", "resignation", "time")  # by the number of the state's ending


class SideView(Struct, frozen=True, omit_defaults=True):
    """One side as the viewer knows it."""

    scout: int  # the cell on which it stands
    hidden: bool  # whether its banner is hidden already
    banner: int = NOWHERE  # where, for those who may know it


class SampleGameView(View, frozen=True, kw_only=True, omit_defaults=True, tag_field="game", tag="sample-game"):
    """Everything one seat, or a spectator, may know."""

    phase: Literal["hiding", "play", "over"]
    options: dict[str, str]
    files: int
    ranks: int
    sides: tuple[SideView, ...]
    acting: tuple[int, ...]
    searched: tuple[int, ...]  # cells where everybody knows that no banner is
    turns_left: int
    winner: int = NOBODY
    ending: str = ""


def view(state: SampleGameState, seat: int) -> SampleGameView:
    """All that the seat may know; a spectator (-1) sees what both sides know (QZ-2.3)."""
    return SampleGameView(
        seat=seat,
        phase="over" if state.over else "hiding" if state.stack[-1].kind == HIDE else "play",
        options=dict(state.options.texts),
        files=FILES,
        ranks=RANKS,
        sides=tuple(_side(state, each, seat) for each in range(SEATS)),
        acting=() if state.over else (state.stack[-1].seat,),
        searched=tuple(cell for cell in range(CELLS) if is_searched(state, cell)),  # QZ-3.4
        turns_left=turns_left(state),
        winner=state.winner,
        ending=ENDINGS[state.ending],
    )


def turns_left(state: SampleGameState) -> int:
    """How many turns there are still to come, the present one included (QZ-4.2)."""
    is_turn = not state.over and state.stack[-1].kind == TURN
    return state.options.turn_limit - state.turns + (1 if is_turn else 0)


def _side(state: SampleGameState, side: int, seat: int) -> SideView:
    banner = int(state.banner[side])
    is_known = side == seat or state.over  # QZ-2.3, QZ-4.4
    return SideView(int(state.scout[side]), banner != NOWHERE, banner if is_known else NOWHERE)
