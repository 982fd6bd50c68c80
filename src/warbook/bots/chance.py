"""The random bot."""

from __future__ import annotations

from warbook.bots.bot import AnyGame, AnyState, Bot, is_preparation
from warbook.kernel.api import Action, Seat


class Random(Bot):
    """Picks legal actions uniformly. Preparations use the quick policy, because otherwise they would never end."""

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """Pick one."""
        if is_preparation(game, state, seat):
            return game.prior(state, seat, self.rng)
        options = game.legal(state, seat)
        return options[int(self.rng.below(len(options)))]
