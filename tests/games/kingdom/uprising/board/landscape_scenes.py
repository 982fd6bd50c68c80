"""Scenes with tokens on the map, and where tokens lie."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, staged
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.present.notation import CELL_NAMES

ROW = "ggggg/...../...../...../....."
ONE = "g..../...../...../...../....."
WORG = "w..../...../...../...../....."


def scene(red: str, trays: str, tokens: str, **more: object) -> Table:
    """A hero, hordes and tokens on the map of scenario 9."""
    return staged(**{"scenario": "S9", "red": red, "trays": trays, "tokens": tokens, **more})


def cells(table: Table, kind: str, side: int | None = None) -> list[str]:
    """Where tokens of a kind lie, perhaps only those that show one side."""
    state, number = table.state, TABLES.token_kinds.index(kind)
    found = [
        cell
        for token, cell in enumerate(state.token_cell)
        if state.token[token] == number and cell != NONE and side in (None, state.token_side[token])
    ]
    return [CELL_NAMES[cell] for cell in sorted(found)]
