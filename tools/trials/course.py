"""What a soak of one game is: how each of its games is planned, and what they have to meet together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from warbook.bots import make_bot
from warbook.kernel.api import Action, Game, S, Seat, verb_of
from warbook.kernel.contract.promise import Care
from warbook.kernel.contract.trial import Plan, Policy
from warbook.kernel.rng import Rng

LIGHT = Care(universe=300, options=12, worlds=1, outcomes=3, onward=6, past=12)
CLOSE = Care(universe=2000, options=40, worlds=1, outcomes=6, onward=20, past=6)
QUICK = Care(universe=300, options=12, worlds=1, outcomes=3, onward=6, past=120, stride=12)  # where games are long
LONG = Care(universe=300, options=8, worlds=1, outcomes=2, onward=4, past=600, stride=40)  # a thousand actions a game
CLOSE_EVERY = 97  # prime, so that every mode of a rotation has its turn


class Job(Struct, frozen=True):
    """One game of a soak."""

    game: str
    kind: str  # random or greedy
    number: int
    seed: int

    def care(self, usual: Care = LIGHT) -> Care:
        """How closely it is looked at: one of many games more than the others."""
        return CLOSE if self.number % CLOSE_EVERY == 0 else usual


class Course(Struct, frozen=True):
    """A game's soak: a plan for each of its games, what they have to meet, and what the page shows of it."""

    # a plan of any state: it is only ever played by its own game
    plan: Callable[[Job], Plan[Any]]
    wanted: tuple[str, ...]  # counted things, beside the verbs
    shown: tuple[str, ...]  # those that the page has a line for
    about: tuple[str, ...]  # how its games are played, in lines of the page
    random: int  # games of a whole soak
    greedy: int
    unused: tuple[str, ...] = ()  # verbs that the content of the box never asks for


def by_verb(game: Game[S], reluctant: Sequence[int]) -> Policy[S]:
    """Any seat that acts, any verb, the reluctant ones only now and then, and then any of its actions."""

    def policy(state: S, rng: Rng) -> Action:
        acting = game.acting(state)
        return of_any_verb(game.legal(state, acting[int(rng.below(len(acting)))]), reluctant, rng)

    return policy


def of_any_verb(options: Sequence[Action], reluctant: Sequence[int], rng: Rng) -> Action:
    """One of the actions, verb first, so that rare ones come."""
    verbs = sorted({verb_of(action) for action in options})
    for verb in reluctant:
        if len(verbs) > 1 and verb in verbs and rng.below(4):
            verbs.remove(verb)
    verb = verbs[int(rng.below(len(verbs)))]
    of_it = [action for action in options if verb_of(action) == verb]
    return of_it[int(rng.below(len(of_it)))]


def by_bot(game: Game[S], name: str, seed: int, seats: int = 2) -> Policy[S]:
    """A bot in every seat, shown only what the seat may know."""
    bots = [make_bot(name, seed + seat) for seat in range(seats)]

    def policy(state: S, rng: Rng) -> Action:
        acting = game.acting(state)
        seat = acting[int(rng.below(len(acting)))]
        return bots[seat].choose(game, game.determinize(state, seat, rng), Seat(seat))

    return policy
