"""Measures how balanced Meeple War is: bots play themselves; prints shares with 95 % Wilson intervals as Markdown.

Arguments: how many games of each kind, which bot, and the seed of the series. Bots of one
kind know one opening, so the quick policy decides what is built, and every eighth other decision. In the
quick game the sets rotate from game to game, which separates a set's worth from its seat's.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from statistics import median, quantiles

from msgspec.structs import replace

from warbook.bots.arena import Course, contender, seeds
from warbook.bots.bot import AnyGame, AnyState, Bot
from warbook.bots.standings import wilson
from warbook.games.meeple.content.tables import NONE, Tables
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.verbs import BUILD
from warbook.kernel.api import Action, Seat, verb_of

GAME = MeepleWar()
NAMES = GAME.tables.building_names
Cells = dict[str, list[tuple[float, float]]]  # result and fair share of each occurrence


class Varied(Bot):
    """A bot that builds, and sometimes decides, by the quick policy."""

    def __init__(self, seed: int, bot: Bot) -> None:
        """The bot that makes the other decisions."""
        super().__init__(seed)
        self.bot = bot

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        """The bot's choice or the quick policy's."""
        drawn = game.prior(state, seat, self.rng)
        if verb_of(drawn) == BUILD or int(self.rng.below(8)) == 0:
            return drawn
        return self.bot.choose(game, state, seat)


def turned(by: int, seats: int) -> MeepleWar:
    """The game with the quick sets rotated by a number of seats."""
    game = MeepleWar()
    content = game.tables.content
    sets = content.numbers.quick[:seats]
    quick = (*sets[by:], *sets[:by], *content.numbers.quick[seats:])
    game.tables = Tables(replace(content, numbers=replace(content.numbers, quick=quick)))
    return game


def play(game: MeepleWar, scenario: str, seats: int, bot: str, seed: int, number: int) -> tuple[Course, list[set[int]]]:
    """Play one game; returns it and the buildings each player finished."""
    own = seeds(seed, 2 * number, seats + 2)
    bots: list[Bot] = [Varied(own[seat + 2], contender(bot).made(own[seat + 2])) for seat in range(seats)]
    course = Course(game, game.setup(scenario, seats, {}, own[0]), bots, own[1])
    owned: list[set[int]] = [set() for _ in range(seats)]
    while not course.state.over:
        course.decide()
        for slot in range(4 * seats):
            if course.state.building[slot] != NONE and course.state.done[slot]:
                owned[slot // 4].add(int(course.state.building[slot]))
    return course, owned


def series(scenario: str, seats: int, bot: str, seed: int, games: int) -> None:
    """Play and print a series of games."""
    turns = [turned(by, seats) for by in range(seats if scenario == "quick" else 1)]
    order: Cells = defaultdict(list)
    sets: Cells = defaultdict(list)
    buildings: Cells = defaultdict(list)
    rounds: list[float] = []
    endings: Counter[str] = Counter()
    for number in range(games):
        game = turns[number % len(turns)]
        course, owned = play(game, scenario, seats, bot, seed, number)
        returns = game.returns(course.state)
        rounds.append(course.state.turns / seats)
        endings[course.ending] += 1
        for seat in range(seats):
            place = (seat - course.state.first) % seats
            order[f"{place + 1}"].append((returns[seat], 1 / seats))
            sets[" and ".join(game.tables.content.numbers.quick[place])].append((returns[seat], 1 / seats))
            for building in owned[seat]:
                buildings[NAMES[building]].append((returns[seat], 1 / seats))
    tenths = quantiles(rounds, n=10)
    ended = ", ".join(f"{rule} {count}" for rule, count in endings.most_common())
    print(f"\n### {scenario}, {seats} players, {games} games\n")
    print(f"Rounds: median {median(rounds):g}, 10th to 90th percentile {tenths[0]:g} to {tenths[-1]:g}.")
    print(f"Ended by {ended}.\n")
    table("place in turn order", order)
    if scenario == "quick":
        table("set", sets)
    table("owner of", buildings)


def table(title: str, cells: Cells) -> None:
    """Print shares of victories, also as multiples of the fair share."""
    print(f"| {title} | players | victories | 95 % interval | of a fair share |")
    print("|---|---:|---:|---:|---:|")
    for name in sorted(cells):
        results = [result for result, _ in cells[name]]
        fair = sum(share for _, share in cells[name]) / len(results)
        share = wilson(sum(results) / len(results), len(results))
        interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
        print(f"| {name} | {len(results)} | {100 * share.rate:.1f} % | {interval} | {share.rate / fair:.2f} |")
    print()


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    player = sys.argv[2] if len(sys.argv) > 2 else "greedy"
    which = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    for name in GAME.scenarios:
        for count in GAME.players:
            series(name, count, player, which, wanted)
