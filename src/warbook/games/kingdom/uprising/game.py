"""Kingdom Rush: Elemental Uprising, with its content, rule ids and view. Compiled by mypyc."""

from __future__ import annotations

from pathlib import Path
from typing import final

from warbook.games.kingdom.content.reading import FAMILY
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.uprising.present.view import view
from warbook.kernel.api import Seat
from warbook.kernel.wire import View


@final
class ElementalUprising(KingdomGame):
    """Hordes of the elements march to the gates; towers, heroes and flowers cover their enemies with damage tiles."""

    def __init__(self, data: Path | None = None) -> None:
        home = FAMILY / "uprising"
        guests = FAMILY / "rift" / "content"  # heroes of either game can be used in the other (EU-29.1, EU-29.2)
        package = "warbook.games.kingdom.uprising"
        super().__init__("elemental-uprising", "EU", package, home, "standard", data, guests)

    def view(self, state: KingdomState, seat: Seat) -> View:
        return view(state, seat)


def made(data: Path | None) -> ElementalUprising:
    """The game with the content packs of a data folder, or as it is printed."""
    return ElementalUprising(data)
