"""What the events say: a key of the texts with its words. Terminal, page and log say the same."""

from __future__ import annotations

from typing import Final

from warbook.games.sample_game.content.tables import NAMES, NOWHERE
from warbook.games.sample_game.present.events import Ended, Found, Hid, Moved, Searched, TurnBegan
from warbook.games.sample_game.present.notation import SIDES
from warbook.games.sample_game.present.view import ENDINGS
from warbook.kernel.wire import Event, Sentence

WINNERS: Final = (*SIDES, "none")  # by the winner of an event; -1 is nobody


def sentence(event: Event) -> Sentence:
    """What an event says; one that is not known is a KeyError."""
    match event:
        case Hid(seat=seat, cell=cell) if cell == NOWHERE:
            return Sentence("event-hide", {"side": SIDES[seat]}, seat, heads=True)
        case Hid(seat=seat, cell=cell):
            return Sentence("event-hide-own", {"side": SIDES[seat], "cell": NAMES[cell]}, seat, heads=True)
        case TurnBegan(seat=seat):
            return Sentence("event-turn", {"side": SIDES[seat]}, seat, routine=True)
        case Moved(seat=seat, src=src, dst=dst):
            return Sentence("event-move", {"side": SIDES[seat], "from": NAMES[src], "to": NAMES[dst]}, seat, heads=True)
        case Searched(seat=seat, cell=cell):
            return Sentence("event-search", {"side": SIDES[seat], "cell": NAMES[cell]}, seat)
        case Found(seat=seat, cell=cell):
            return Sentence("event-find", {"side": SIDES[seat], "cell": NAMES[cell]}, seat)
        case Ended(winner=winner, ending=ending):
            return Sentence(f"ending-{ENDINGS[ending]}", {"winner": WINNERS[winner]}, winner)
    raise KeyError(type(event).__name__)
