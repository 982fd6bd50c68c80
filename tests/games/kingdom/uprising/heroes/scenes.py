"""Scenes for the abilities of heroes: two heroes, and hordes with enemies of every kind."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import staged

ROW = "ggggg/...../...../...../....."
ONE = "g..../...../...../...../....."
FULL_CARD = "ggggg/ggggg/ggggg/ggggg/ggggg"
ORCS = "ooooo/...../...../...../....."  # resist physical damage
IMPS = "eeeee/...../...../...../....."  # resist magic, scorch soldiers
WORGS = "wwwww/...../...../...../....."  # charge


def scene(red: str, trays: str, **more: object) -> Table:
    """Two heroes and their hordes on a map where all abilities are allowed and no token lies."""
    return staged(**{"scenario": "S9", "tokens": "-", "red": red, "trays": trays, **more})
