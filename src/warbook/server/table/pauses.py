"""Hides how long bots think: in games with secrets a bot always takes its whole time."""

from __future__ import annotations

from time import monotonic
from typing import Any

from warbook.kernel.api import SPECTATOR, Action
from warbook.kernel.run import Step, step
from warbook.match.table import Table


class Pauses:
    """Remembers since when everybody can see that a seat has to decide."""

    def __init__(self) -> None:
        """Start with nothing seen."""
        self._seen = -1  # the spectators' sequence number
        self._since = monotonic()

    # a game of any state: only the kernel's API is used
    def look(self, table: Table[Any]) -> None:
        """Remember when spectators last got an update."""
        seq = table.audiences[SPECTATOR].seq
        if seq != self._seen:
            self._seen, self._since = seq, monotonic()

    def left(self, table: Table[Any], seconds: float, action: Action) -> float:
        """Seconds that a bot must wait before an action; 0 for an action that nobody notices."""
        match = table.match
        game, state = match.game, match.state
        if not game.has_secrets() or game.refuse(state, action) is not None:
            return 0.0
        done = step(game, state.clone(), action)
        if not isinstance(done, Step) or all(game.redact(event, SPECTATOR) is None for event in done.events):
            return 0.0
        return max(0.0, self._since + evened(seconds) - monotonic())


def evened(seconds: float) -> float:
    """The bot's thinking time plus a tenth, so a second, secret decision fits in."""
    return seconds * 1.1 + 0.01
