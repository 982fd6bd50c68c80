"""Series of games between bots. Each bot gets only what its seat may know."""

from __future__ import annotations

import re
import time

from msgspec import Struct

from warbook.bots import BOTS, make_bot
from warbook.bots.bot import AnyGame, AnyState, Bot, is_preparation
from warbook.games import GAMES
from warbook.kernel.api import Refusal, Seat
from warbook.kernel.replay import digest
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step

SEARCHES = ("mcts",)  # the bots with a budget
RESULTS = ("result", "end")  # the tags of the events that end games


class Contender(Struct, frozen=True):
    """A bot's name and budget; sent between processes instead of the bot."""

    name: str
    seconds: float | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        """As on the command line."""
        if self.seconds is not None:
            return f"{self.name}:{self.seconds:g}s"
        return self.name if self.iterations is None else f"{self.name}:{self.iterations}"

    def made(self, seed: int) -> Bot:
        """A new bot of this kind."""
        return make_bot(self.name, seed, seconds=self.seconds, iterations=self.iterations)


class Series(Struct, frozen=True):
    """What all games of a series have in common."""

    game: str
    scenario: str
    options: dict[str, str]
    bots: tuple[Contender, ...]
    seed: int


class Row(Struct, frozen=True):
    """One finished game."""

    number: int
    seed: int
    seats: tuple[str, ...]  # the bot on each seat
    places: tuple[int, ...]  # the same bots as indexes in the series' list
    returns: tuple[float, ...]  # by seat
    first: int  # the seat that made the first decision after the preparations
    ending: str  # the rule that ended it
    turns: int  # turns begun, as the game counts them; for a team, rounds
    decisions: int
    digest: str
    seconds: tuple[float, ...]  # how long each seat's bot thought


def contender(text: str, seconds: float | None = None, iterations: int | None = None) -> Contender:
    """Parse `greedy`, `mcts:1s` or `mcts:2000`; the other budgets are the defaults for a name without one."""
    name, colon, budget = text.partition(":")
    if name not in BOTS:
        raise ValueError(f"bot {text!r}: there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    if not colon:
        return Contender(name, seconds, iterations) if name in SEARCHES else Contender(name)
    if name not in SEARCHES:
        raise ValueError(f"bot {text!r}: {name} does not search, so it takes no budget")
    if re.fullmatch(r"[0-9]{1,9}", budget) and int(budget) > 0:
        return Contender(name, None, int(budget))
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?s", budget) and float(budget[:-1]) > 0:
        return Contender(name, float(budget[:-1]), None)
    raise ValueError(f"bot {text!r}: the budget {budget!r} is neither seconds, like 1s, nor iterations, like 2000")


def seeds(seed: int, number: int, count: int) -> list[int]:
    """The seeds of one game of a series. Two consecutive games share them, and the bots swap seats."""
    rng = seeded(seed * 1000003 + number // 2)
    return [int(rng.next()) for _ in range(count)]


def played(series: Series, number: int) -> Row:
    """Play one game of a series to its end. The result depends only on the series and the number."""
    game = GAMES[series.game]
    count = len(series.bots)
    # a team cannot swap seats, so each of its games gets new seeds
    own = seeds(series.seed, 2 * number if game.is_cooperative() else number, count + 2)
    places = tuple((seat + number) % count for seat in range(count))
    bots = [series.bots[places[seat]].made(own[seat + 2]) for seat in range(count)]
    course = Course(game, game.setup(series.scenario, count, series.options, own[0]), bots, own[1])
    course.run()
    return Row(
        number=number,
        seed=own[0],
        seats=tuple(str(series.bots[place]) for place in places),
        places=places,
        returns=tuple(game.returns(course.state)),
        first=course.first,
        ending=course.ending,
        turns=course.turns,
        decisions=course.decisions,
        digest=digest(game, course.state),
        seconds=tuple(course.seconds),
    )


class Course:
    """A game in progress."""

    def __init__(self, game: AnyGame, state: AnyState, bots: list[Bot], seed: int) -> None:
        """Start a game; the seed is for dealing the bots' worlds."""
        self.game = game
        self.state = state
        self.bots = bots
        self.rng = seeded(seed)
        self.seconds = [0.0] * len(bots)
        self.decisions = 0
        self.turns = 0
        self.first = -1
        self.last = -1  # the seat that decided last
        self.ending = ""

    def run(self) -> None:
        """Play to the end."""
        while not self.state.over:
            self.decide()

    def decide(self) -> None:
        """Let a bot make one decision, through `step` like a person's."""
        game, state = self.game, self.state
        acting = game.acting(state)
        # if several may decide, one finishes before the next begins
        seat = Seat(self.last) if self.last in acting else acting[0]
        self.last = seat
        preparing = self.first < 0 and is_preparation(game, state, seat)
        if self.first < 0 and not preparing:
            self.first = seat
        handed = game.determinize(state, seat, self.rng)
        began = time.perf_counter()
        action = self.bots[seat].choose(game, handed, seat)
        self.seconds[seat] += time.perf_counter() - began
        done = step(game, state, action)
        if isinstance(done, Refusal):
            raise RuntimeError(f"the bot on seat {seat} chose {game.write(action)}, which {done.rule} refuses")
        self.decisions += 1
        self.turns = game.turns(state)
        self.ending = self.ending or ending_rule(done)


def ending_rule(done: Step) -> str:
    """The rule that ended the game with this step, or ""."""
    for event in done.events:
        if event.__struct_config__.tag in RESULTS:
            return event.rule
    return ""
