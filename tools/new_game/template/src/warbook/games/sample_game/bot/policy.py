"""What looks promising at first sight, for a side that knows only its own secret. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.sample_game.bot.weights import weight_of
from warbook.games.sample_game.content.tables import is_home, steps_between
from warbook.games.sample_game.hidden import possible_cells
from warbook.games.sample_game.state import SampleGameState
from warbook.games.sample_game.verbs import HIDE_BANNER
from warbook.kernel.api import Action, arg_of, seat_of, verb_of
from warbook.kernel.rng import Rng

SEARCH: Final[int] = int(weight_of("policy", "search"))
NEARER: Final[int] = int(weight_of("policy", "nearer"))


def weigh(state: SampleGameState, options: list[Action]) -> list[int]:
    """A weight for each option: searching a new cell is best, coming nearer to one is good."""
    return [weigh_one(state, action) for action in options]


def weigh_one(state: SampleGameState, action: Action) -> int:
    """One place to hide is as good as another; a move is judged by the cells that are still to be searched."""
    if verb_of(action) == HIDE_BANNER:
        return 1
    seat, cell = seat_of(action), arg_of(action)
    enemy = 1 - seat
    wanted = possible_cells(state, enemy)
    if is_home(enemy, cell) and cell in wanted:
        return SEARCH
    return NEARER if nearest(cell, wanted) < nearest(state.scout[seat], wanted) else 1


def nearest(cell: int, wanted: list[int]) -> int:
    """How many steps it is to the nearest of these cells."""
    least = steps_between(cell, wanted[0])
    for each in wanted:
        least = min(least, steps_between(cell, each))
    return least


def choose(state: SampleGameState, options: list[Action], rng: Rng) -> Action:
    """One of the options, by chance and by weight."""
    weights = weigh(state, options)
    drawn = int(rng.below(sum(weights)))
    for place in range(len(options)):
        drawn -= weights[place]
        if drawn < 0:
            return options[place]
    return options[-1]
