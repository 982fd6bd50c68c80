"""What holds for every bot: it decides lawfully, knows no more than its seat, and repeats itself by its seed."""

from __future__ import annotations

import pytest

from tests.bots.worlds import GAME, Peeker, begun
from warbook.bots import BOTS, Bot, make_bot
from warbook.bots.arena import Contender, Course, Series, contender, played
from warbook.bots.bot import AnyGame, AnyState, is_preparation
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Action, Seat
from warbook.kernel.rng import seeded

pytestmark = pytest.mark.compiled

ITERATIONS = 12


def made(name: str, seed: int) -> Bot:
    return make_bot(name, seed, iterations=ITERATIONS)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_decision_of_a_game_is_legal(name: str, seed: int) -> None:
    bots = [made(name, seed), made(name, seed + 1)]
    state = GAME.setup("standard", 2, {"augment_count": str(2 * seed)}, seed)
    rng = seeded(seed)
    while not state.over:
        seat = GAME.acting(state)[-1]
        action = bots[seat].choose(GAME, GAME.determinize(state, seat, rng), seat)
        assert action in GAME.legal(state, seat), GAME.write(action)
        GAME.apply(state, action)
    assert state.steps == 0 and not GAME.acting(state)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    bots = (contender(name, None, ITERATIONS if name == "mcts" else None), Contender("random"))
    first, again, other = (played(Series("summoner-war", "standard", {}, bots, seed), 0) for seed in (5, 5, 6))
    assert first.digest == again.digest and first.decisions == again.decisions
    assert first.digest != other.digest


def choices(bot: Bot, state: SummonerState, seat: Seat) -> set[str]:
    """What a bot of the same seed does in worlds that its seat cannot tell apart."""
    found = set()
    for deal in range(4):
        bot.rng = seeded(77)
        found.add(GAME.write(bot.choose(GAME, GAME.determinize(state, seat, seeded(deal)), seat)))
    return found


@pytest.mark.parametrize("name", BOTS)
def test_what_the_seat_cannot_know_never_changes_the_choice(name: str) -> None:
    for seed in range(6):
        state = begun(seed, 3 * seed)
        seat = GAME.acting(state)[0]
        assert len(choices(made(name, 0), state, seat)) == 1


def test_a_bot_that_peeks_would_be_caught() -> None:
    state = begun(1, 6)
    assert len(choices(Peeker(0), state, GAME.acting(state)[0])) > 1


class Witness(Bot):
    """Remembers what it is handed, and plays by the quick policy."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.handed: list[tuple[SummonerState, Seat]] = []

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        self.handed.append((state.clone(), seat))
        return game.prior(state, seat, self.rng)


def test_the_arena_hands_out_dealt_worlds_only() -> None:
    witness = Witness(3)
    course = Course(GAME, begun(4), [witness, witness], 9)
    dealt = 0
    for _ in range(6):
        truth = course.state.clone()
        course.decide()
        handed, seat = witness.handed[-1]
        assert GAME.view(handed, seat) == GAME.view(truth, seat)
        assert handed.rng.words() != truth.rng.words()
        dealt += list(handed.kind) != list(truth.kind)
    assert dealt


@pytest.mark.parametrize("name", BOTS)
def test_preparations_end_and_differ(name: str) -> None:
    deployments = set()
    for seed in range(3):
        state = GAME.setup("standard", 2, {}, seed)
        bot = made(name, seed)
        for _ in range(20):
            assert is_preparation(GAME, state, Seat(1))
            GAME.apply(state, bot.choose(GAME, state, Seat(1)))
        assert GAME.acting(state) == [0]
        assert state.draft is not None
        deployments.add(tuple(state.draft.kind))
    assert len(deployments) == 3


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match=r"bot 'gready': not one of mcts, greedy, random"):
        make_bot("gready", 1)
