"""The players: people at the keyboard, or bots that get only what their seat may know."""

from __future__ import annotations

from typing import Any

from warbook.bots import Bot, make_bot
from warbook.kernel.api import Action, Game, Seat
from warbook.kernel.rng import Seed, beside, seeded
from warbook.match.coach import coaching
from warbook.match.match import Match

HUMAN = "human"
DRAW = 0x51DE  # separates the draw of a side from other chance of the seed


def drawn_seat(match: Match[Any]) -> Seat:
    """The seat of a single person (SW-2.1), drawn from the table's seed, so a resumed game has the same.

    In a co-operative game and in a scenario made for its coach it is the first seat.
    """
    if match.game.is_cooperative() or coaching(match.game.name, match.scenario) == "always":
        return Seat(0)
    return Seat(int(seeded(beside(match.seed) ^ DRAW).below(match.seats)))


class Player:
    """A seat's player: `human`, or a bot's name."""

    def __init__(self, name: str, seat: Seat, seed: Seed, seconds: float | None) -> None:
        """An unknown name is a ValueError."""
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
    """What a seat's shortcuts may see."""

    def __init__(self, match: Match[Any], seat: Seat, seed: int) -> None:
        """A match seen from one seat."""
        self._match = match
        self._seat = seat
        self._rng = seeded(seed)

    @property
    def _game(self) -> Game[Any]:
        return self._match.game

    def view(self) -> Any:  # each game has its own view type
        """The seat's view now."""
        return self._game.view(self._match.state, self._seat)

    def prior(self) -> Action:
        """The quick policy's choice now."""
        state = self._game.determinize(self._match.state, self._seat, self._rng)
        return self._game.prior(state, self._seat, self._rng)
