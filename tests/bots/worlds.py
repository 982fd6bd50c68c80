"""Positions for bots: games that have begun, and a bot that cheats, to show that cheating would be noticed."""

from __future__ import annotations

from warbook.bots.bot import AnyGame, AnyState, Bot
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Action, Seat
from warbook.kernel.rng import seeded

GAME = SummonerWar()


def begun(seed: int, decisions: int = 0, **options: str) -> SummonerState:
    """A game after its preparations and so many decisions of the quick policy, or a few less if it is over then."""
    state = GAME.setup("standard", 2, options, seed)
    rng = seeded(seed)
    while state.draft is not None:
        GAME.apply(state, GAME.prior(state, GAME.acting(state)[0], rng))
    for _ in range(decisions):
        before = state.clone()
        GAME.apply(state, GAME.prior(state, GAME.acting(state)[0], rng))
        if state.over:
            return before
    return state


def board(**pieces: str) -> str:
    """A drawn board with these pieces: `W` is face-up, `(W)` face-down."""
    ranks = [
        f"{rank} " + "".join(pieces.get(f"{file}{rank}", ".").center(3) for file in "abcdefgh") for rank in (4, 3, 2, 1)
    ]
    return "\n".join([*ranks, "   a  b  c  d  e  f  g  h"])


class Peeker(Bot):
    """Decides by what it must not know: the enemy's face-down types."""

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        options = game.legal(state, seat)
        secrets = [kind for piece, kind in enumerate(state.kind) if state.side[piece] != seat]
        return options[hash(tuple(secrets)) % len(options)]
