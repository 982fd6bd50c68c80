"""Shortcuts: a walk to a far cell, and a random decision. Each step is an ordinary action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbook.games.krosmaster.present.notation import read_cell
from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.verbs import MOVE
from warbook.kernel.api import Action, act
from warbook.kernel.mistakes import Said

GO: Final = "go"
RANDOM: Final = "random"


def path(view: KrosmasterView, dst: int) -> list[int]:
    """The way to a cell for the character that may walk now, without its first cell; empty if there is none."""
    before = {} if view.active is None else {cell: previous for cell, previous, _, _ in view.active.ways}
    found: list[int] = []
    while dst in before:
        found.insert(0, dst)
        dst = before[dst]
    return found


class Eyes:
    """What a walk may see on its way."""

    def view(self) -> KrosmasterView:
        """The seat's view now."""
        raise NotImplementedError


def walk(view: KrosmasterView, eyes: Eyes, target: str) -> Iterator[Action]:
    """The steps to a far cell, until something unexpected happens."""
    active = view.active
    here = next((piece for piece in view.pieces if active is not None and piece.piece == active.piece), None)
    if active is None or here is None or here.owner != view.seat:
        raise Said("no-walker")
    way = path(view, read_cell(target))
    if not way:
        raise Said("no-way", cell=target.upper(), mp=active.mp)
    return _steps(view.seat, here.piece, way, eyes)


def _steps(seat: int, piece: int, way: list[int], eyes: Eyes) -> Iterator[Action]:
    for place, cell in enumerate(way):
        yield act(seat, MOVE, cell)
        now = eyes.view()
        stands = any(each.piece == piece and each.cell == cell for each in now.pieces)
        if not stands or now.question.kind != "activation" or now.active is None or now.active.piece != piece:
            return
        if place + 1 < len(way) and path(now, way[place + 1]) != [way[place + 1]]:
            return  # something has come into the way
