"""What the shapes of the content cannot tell: whether its parts fit together."""

from __future__ import annotations

from collections.abc import Mapping

from warbook.games.sample_game.content.schema import Content
from warbook.kernel.content.packs import Examined

SIDES = ["red", "blue"]  # in the order of their seats


def check(content: Content, places: Mapping[str, str]) -> None:
    """Look at both sides; the first mistake is a ValueError with file, key and reason."""
    examined = Examined(places, set())
    names = list(content.sides)
    examined.need(names == SIDES, f"seat.{names[0]}", "", f"the sides are {' and '.join(SIDES)}, in this order")
    cells = [
        f"{file}{rank + 1}" for file in "abcdefghi"[: content.numbers.files] for rank in range(content.numbers.ranks)
    ]
    for name, side in content.sides.items():
        table = f"seat.{name}"
        examined.need(side.home <= content.numbers.ranks, table, "home", "there is no such rank")
        examined.known(table, "scout", "cell", side.scout, cells)
    homes = {side.home for side in content.sides.values()}
    examined.need(len(homes) == len(names), f"seat.{names[1]}", "home", "each side has a home rank of its own")
