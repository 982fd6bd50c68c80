"""Short texts for actions, both ways: `hide a1`, `go b2`, `resign`."""

from __future__ import annotations

from typing import Final

from warbook.games.sample_game.content.tables import CONTENT, NAMES
from warbook.games.sample_game.verbs import FLAG, GO, HIDE_BANNER, RESIGN
from warbook.kernel.api import Action, Seat
from warbook.kernel.notation import Form, Grammar, part

SIDES: Final = tuple(CONTENT.sides)  # the seats' names in texts, vectors and lessons
CELL: Final = part(NAMES, "garbled-cell")
GRAMMAR: Final = Grammar(
    {
        HIDE_BANNER: Form("hide", (CELL,)),
        GO: Form("go", (CELL,)),
        RESIGN: Form("resign"),
        FLAG: Form("flag"),
    }
)


def write(action: Action) -> str:
    """An action as the log prints it."""
    return GRAMMAR.write(action)


def read(text: str, seat: Seat) -> Action:
    """The action that is written so; anything else is refused with what is wrong about it."""
    return GRAMMAR.read(text, seat)
