"""Finished games and worked examples, shown with full information, moment by moment."""

from __future__ import annotations

from msgspec import structs

from warbook.games.summoner.present.view import SummonerView, view
from warbook.games.summoner.scenes.positions import position
from warbook.games.summoner.scenes.runner import RUNNER, the_game
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import SPECTATOR, Action, seat_of
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector


def whole(state: SummonerState) -> SummonerView:
    """Everything there is to see: both sides' pieces, cards and preparations at once."""
    if state.over:
        return view(state, int(SPECTATOR))
    # a window that only its owner may notice is seen through the owner's eyes (SW-16.14)
    first = seat_of(Action(state.held_action)) if state.held is not None else 0
    own, other = view(state, first), view(state, 1 - first)
    kinds = {piece.token: piece for piece in other.pieces}
    pieces = tuple(
        structs.replace(piece, kind=kinds[piece.token].kind, used=kinds[piece.token].used)
        if not piece.kind and piece.token in kinds
        else piece
        for piece in own.pieces
    )
    sides = (own.sides[0], other.sides[1]) if first == 0 else (other.sides[0], own.sides[1])
    draft = None if own.draft is None and other.draft is None else {**(own.draft or {}), **(other.draft or {})}
    return structs.replace(own, seat=int(SPECTATOR), pieces=pieces, sides=sides, draft=draft, editing=False)


def played(vector: Vector) -> list[tuple[Action | None, Step | None, SummonerState]]:
    """A vector's position, then each of its actions with what it did; an action that is refused ends the list."""
    return RUNNER.played(vector, the_game(), position(vector))
