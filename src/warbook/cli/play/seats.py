"""Who sits at the table: a person at the keyboard, or a bot that is handed only what its seat may know."""

from __future__ import annotations

from typing import Any

from warbook.bots import Bot, make_bot
from warbook.kernel.api import Action, Game, Seat
from warbook.kernel.rng import Seed, beside, seeded
from warbook.match.coach import coaching
from warbook.match.match import Match

HUMAN = "human"
DRAW = 0x51DE  # keeps the draw of a side apart from all other chance of the seed


def drawn_seat(match: Match[Any]) -> Seat:
    """The seat of the one person at a table (SW-2.1): drawn from the table's seed, so that a resumed game finds it.

    A team's seats are only names, and a coached scenario is made for its first seat.
    """
    if match.game.is_cooperative() or coaching(match.game.name, match.scenario):
        return Seat(0)
    return Seat(int(seeded(beside(match.seed) ^ DRAW).below(match.seats)))


class Player:
    """A seat's player by name: `human`, or a bot's."""

    def __init__(self, name: str, seat: Seat, seed: Seed, seconds: float | None) -> None:
        """A name that is no bot's is a ValueError."""
        own = beside(seed) * 2 + seat
        self.name = name
        self.seat = seat
        self.bot: Bot | None = None if name == HUMAN else make_bot(name, own, seconds=seconds)
        self._rng = seeded(own + 1)

    def choose(self, match: Match[Any]) -> Action:
        """The bot's decision; it never sees the true state."""
        assert self.bot is not None
        state = match.game.determinize(match.state, self.seat, self._rng)
        return self.bot.choose(match.game, state, self.seat)


class OwnSight:
    """What a seat's own shortcuts may look at."""

    def __init__(self, match: Match[Any], seat: Seat, seed: int) -> None:
        """Look at a match from one seat."""
        self._match = match
        self._seat = seat
        self._rng = seeded(seed)

    @property
    def _game(self) -> Game[Any]:
        return self._match.game

    def view(self) -> Any:  # each game has its own kind of view
        """The seat's view now."""
        return self._game.view(self._match.state, self._seat)

    def prior(self) -> Action:
        """What the quick policy would do now."""
        state = self._game.determinize(self._match.state, self._seat, self._rng)
        return self._game.prior(state, self._seat, self._rng)
