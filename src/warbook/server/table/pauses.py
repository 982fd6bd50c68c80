"""How long a bot takes must not tell what it holds: where seats have secrets, it always takes its whole time."""

from __future__ import annotations

from time import monotonic
from typing import Any

from warbook.kernel.api import SPECTATOR, Action
from warbook.kernel.run import Step, step
from warbook.match.table import Table


class Pauses:
    """Since when everybody can see that somebody has to decide."""

    def __init__(self) -> None:
        """Nothing was seen yet."""
        self._seen = -1  # the spectators' number
        self._since = monotonic()

    # a game of any state: the kernel's API is all that is used
    def look(self, table: Table[Any]) -> None:
        """Remember when spectators were told something last."""
        seq = table.audiences[SPECTATOR].seq
        if seq != self._seen:
            self._seen, self._since = seq, monotonic()

    def left(self, table: Table[Any], seconds: float, action: Action) -> float:
        """Seconds that a bot with so much time has to wait with an action: none with one that nobody notices."""
        match = table.match
        game, state = match.game, match.state
        if not game.has_secrets() or game.refuse(state, action) is not None:
            return 0.0
        done = step(game, state.clone(), action)
        if not isinstance(done, Step) or all(game.redact(event, SPECTATOR) is None for event in done.events):
            return 0.0
        return max(0.0, self._since + evened(seconds) - monotonic())


def evened(seconds: float) -> float:
    """A little more than the bot may think, so that a second, secret decision fits in."""
    return seconds * 1.1 + 0.01
