"""Who beats whom: bots play series of games, each handed only what its seat may know."""

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

SEARCHES = ("mcts",)  # the bots that have a budget
RESULTS = ("result", "end")  # the tags of the events that end games


class Contender(Struct, frozen=True):
    """A bot with its budget: what crosses processes instead of the bot."""

    name: str
    seconds: float | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        """As it is written on the command line."""
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
    places: tuple[int, ...]  # the same as places in the series' list
    returns: tuple[float, ...]  # by seat
    first: int  # the seat that made the first decision after the preparations
    ending: str  # the rule that ended it
    turns: int  # how many have begun, as the game counts them; for a team, its rounds
    decisions: int
    digest: str
    seconds: tuple[float, ...]  # how long each seat's bot thought


def contender(text: str, seconds: float | None = None, iterations: int | None = None) -> Contender:
    """A bot as it is written: `greedy`, `mcts:1s`, `mcts:2000`; the other budgets are for a name without its own."""
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
    """So many seeds for one game of a series; two games in a row share theirs, and the bots change seats."""
    rng = seeded(seed * 1000003 + number // 2)
    return [int(rng.next()) for _ in range(count)]


def played(series: Series, number: int) -> Row:
    """Play one game of a series to its end. Nothing but the series and the number decides how it goes."""
    game = GAMES[series.game]
    count = len(series.bots)
    # a team has nobody to change seats with: each of its games is another one
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
    """A game while it is being played."""

    def __init__(self, game: AnyGame, state: AnyState, bots: list[Bot], seed: int) -> None:
        """Nothing has happened yet; the seed deals the worlds that the bots are handed."""
        self.game = game
        self.state = state
        self.bots = bots
        self.rng = seeded(seed)
        self.seconds = [0.0] * len(bots)
        self.decisions = 0
        self.turns = 0
        self.first = -1
        self.last = -1  # the seat that has decided last
        self.ending = ""

    def run(self) -> None:
        """Ask whoever is to decide, over and over."""
        while not self.state.over:
            self.decide()

    def decide(self) -> None:
        """Have one decision made. It goes through the same door as a person's."""
        game, state = self.game, self.state
        acting = game.acting(state)
        # where several may decide, one finishes what it is about before the next begins
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
