"""The legend below the map, only for signs on it."""

from __future__ import annotations

from warbook.cli.play.render.meeple.board import SIGNS
from warbook.games.meeple.content.tables import NOBODY
from warbook.games.meeple.present.view import MeepleView
from warbook.kernel.content.texts import Texts


def legend(view: MeepleView, texts: Texts) -> str:
    """The meaning of the signs."""
    kinds = dict.fromkeys(tile.kind for tile in view.tiles if SIGNS.get(tile.kind))
    shown = {
        "legend-men": any(any(tile.men) for tile in view.tiles),
        "legend-gate": any(tile.gate != NOBODY for tile in view.tiles),
        "legend-flag": any(tile.flags for tile in view.tiles),
        "legend-token": any(tile.token for tile in view.tiles),
        "legend-forest": any(tile.forest for tile in view.tiles),
        "legend-tree": any(tile.trees for tile in view.tiles),
        "legend-cell": bool(view.cells),
        "legend-slot": True,
    }
    parts = [f"{SIGNS[kind]} {texts.say(f'kind-{kind}')}" for kind in kinds]
    return " · ".join([*parts, *(texts.say(key) for key, there in shown.items() if there)])
