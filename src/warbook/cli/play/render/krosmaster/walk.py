"""Shortcuts: a walk to a far cell, and a random decision. Each step is an ordinary action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbook.games.krosmaster.board.geometry import NOWHERE, STEP
from warbook.games.krosmaster.present.notation import read_cell
from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.verbs import MOVE
from warbook.kernel.api import Action, act
from warbook.kernel.content.texts import Said

GO: Final = "go"
RANDOM: Final = "random"


def is_free(view: KrosmasterView, cell: int) -> bool:
    """Whether a character can walk onto the cell, according to the view (KA-2.8)."""
    board = view.board
    if cell % 12 >= board.width or cell // 12 >= board.height or cell in board.trees or cell in board.bushes:
        return False
    return all(piece.cell != cell or piece.species == "trap" for piece in view.pieces)


def path(view: KrosmasterView, src: int, dst: int) -> list[int]:
    """A shortest way around obstacles, without its first cell; empty if there is none."""
    came: dict[int, int] = {src: src}
    edge = [src]
    while edge and dst not in came:
        ahead: list[int] = []
        for cell in edge:
            for way in range(4):
                to = int(STEP[4 * cell + way])
                if to != NOWHERE and to not in came and is_free(view, to):
                    came[to] = cell
                    ahead.append(to)
        edge = ahead
    if dst not in came:
        return []
    found = [dst]
    while came[found[0]] != src:
        found.insert(0, came[found[0]])
    return found if dst != src else []


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
    way = path(view, here.cell, read_cell(target))
    if not way or len(way) > active.mp:
        raise Said("no-way", cell=target.upper(), mp=active.mp)
    return _steps(view.seat, here.piece, way, eyes)


def _steps(seat: int, piece: int, way: list[int], eyes: Eyes) -> Iterator[Action]:
    for place, cell in enumerate(way):
        yield act(seat, MOVE, cell)
        now = eyes.view()
        stands = any(each.piece == piece and each.cell == cell for each in now.pieces)
        if not stands or now.question.kind != "activation" or now.active is None or now.active.piece != piece:
            return
        if place + 1 < len(way) and not is_free(now, way[place + 1]):
            return
