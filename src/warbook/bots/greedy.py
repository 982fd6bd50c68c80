"""The greedy bot: looks one decision ahead."""

from __future__ import annotations

from warbook.bots.bot import AnyGame, AnyState, Bot, is_preparation
from warbook.kernel.api import Action, Seat


class Greedy(Bot):
    """Tries every action in several worlds that the seat cannot tell apart and picks the best on average."""

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """The best action on average; ties are random."""
        if is_preparation(game, state, seat):
            return game.prior(state, seat, self.rng)
        options = game.legal(state, seat)
        weights = game.weigh(state, seat, options)
        options = [action for action, weight in zip(options, weights, strict=True) if weight >= 0] or options
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(game.worlds()):
            world = game.determinize(state, seat, self.rng)
            for place, action in enumerate(options):
                after = world.clone()
                game.apply(after, action)
                totals[place] += game.evaluate(after, seat)
        best = max(totals)
        equal = [action for action, total in zip(options, totals, strict=True) if total > best - 1e-9]
        return equal[int(self.rng.below(len(equal)))]
