"""The bot that plays anything."""

from __future__ import annotations

from warbook.bots.bot import AnyGame, AnyState, Bot, is_preparation
from warbook.kernel.api import Action, Seat


class Random(Bot):
    """Any legal action, all alike; only its preparations follow the game's quick policy, or they would never end."""

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """Draw one."""
        if is_preparation(game, state, seat):
            return game.prior(state, seat, self.rng)
        options = game.legal(state, seat)
        return options[int(self.rng.below(len(options)))]
