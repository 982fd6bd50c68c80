"""What is printed for a message is what `view` and `decision` say, to the byte."""

import random

import msgspec
import pytest

from tests.rules import rule
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded

GAME = SummonerWar()
GAMES_OF_EACH = 12


def check(state: SummonerState) -> None:
    for seat in map(Seat, (-1, 0, 1)):
        assert b"".join(GAME.print_view(state, seat)) == msgspec.json.encode(GAME.view(state, seat))
        decision, printed = GAME.decision(state, seat), GAME.print_decision(state, seat)
        assert (None if printed is None else b"".join(printed)) == (decision and msgspec.json.encode(decision))


@rule("SW-16.2")
@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, {"augment_count": "7", "augment_secrecy": "open"}, {"augment_count": "0"}])
def test_every_moment_is_printed_as_it_is_viewed(options: dict[str, str]) -> None:
    for seed in range(GAMES_OF_EACH):
        chance, rng = random.Random(seed), seeded(seed)
        state = GAME.setup("standard", 2, options, seed)
        while not state.over:
            check(state)
            seat = GAME.acting(state)[0]
            asides = GAME.aside(state, seat)
            if state.draft is not None:
                action = GAME.prior(state, seat, rng)
            elif chance.random() < 0.02:
                action = chance.choice(asides)
            else:
                action = chance.choice(GAME.legal(state, seat))
            GAME.apply(state, action)
        check(state)
