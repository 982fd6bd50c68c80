"""Kingdom Rush: Rift in Time, with its content, rule ids and view. Compiled by mypyc."""

from __future__ import annotations

from pathlib import Path
from typing import final

from warbook.games.kingdom.content.reading import FAMILY
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.rift.present.view import view
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Seat
from warbook.kernel.wire import View


@final
class RiftInTime(KingdomGame):
    """Hordes on trays march along paths; towers and heroes cover their enemies with damage tiles."""

    def __init__(self, data: Path | None = None) -> None:
        home = FAMILY / "rift"
        # heroes of either game can be used in the other (EU-29.1, EU-29.2)
        guests = FAMILY / "uprising" / "content"
        package = "warbook.games.kingdom.rift"
        super().__init__("rift-in-time", "RT", package, home, "two-stars", data, guests)

    def view(self, state: KingdomState, seat: Seat) -> View:
        return view(state, seat)


def made(data: Path | None) -> RiftInTime:
    """The game with the content packs of a data folder, or as it is printed."""
    return RiftInTime(data)
