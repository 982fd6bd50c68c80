"""The soak of one game: the plan of each game, and what all of them have to cover."""

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
QUICK = Care(universe=300, options=12, worlds=1, outcomes=3, onward=6, past=120, stride=12)  # for long games
LONG = Care(universe=300, options=8, worlds=1, outcomes=2, onward=4, past=600, stride=40)  # a thousand actions a game
CLOSE_EVERY = 97  # prime, so every mode of a rotation occurs


class Job(Struct, frozen=True):
    """One game of a soak."""

    game: str
    kind: str  # random or greedy
    number: int
    seed: int

    def care(self, usual: Care = LIGHT) -> Care:
        """How thoroughly it is checked: one of many games more than the others."""
        return CLOSE if self.number % CLOSE_EVERY == 0 else usual


class Course(Struct, frozen=True):
    """A game's soak: a plan for each game, what to cover, and what the page shows."""

    # a plan of any state: only its own game plays it
    plan: Callable[[Job], Plan[Any]]
    wanted: tuple[str, ...]  # counted things, besides the verbs
    shown: tuple[str, ...]  # those with a line on the page
    about: tuple[str, ...]  # how its games are played, as lines of the page
    random: int  # games of a whole soak
    greedy: int
    unused: tuple[str, ...] = ()  # verbs that the printed content never needs


def by_verb(game: Game[S], reluctant: Sequence[int]) -> Policy[S]:
    """A random acting seat, a random verb (reluctant ones rarely), a random action of it."""

    def policy(state: S, rng: Rng) -> Action:
        acting = game.acting(state)
        return of_any_verb(game.legal(state, acting[int(rng.below(len(acting)))]), reluctant, rng)

    return policy


def of_any_verb(options: Sequence[Action], reluctant: Sequence[int], rng: Rng) -> Action:
    """A random action, verb first, so rare ones occur."""
    verbs = sorted({verb_of(action) for action in options})
    for verb in reluctant:
        if len(verbs) > 1 and verb in verbs and rng.below(4):
            verbs.remove(verb)
    verb = verbs[int(rng.below(len(verbs)))]
    of_it = [action for action in options if verb_of(action) == verb]
    return of_it[int(rng.below(len(of_it)))]


def by_bot(game: Game[S], name: str, seed: int, seats: int = 2) -> Policy[S]:
    """A bot in every seat, which gets only what the seat may know."""
    bots = [make_bot(name, seed + seat) for seat in range(seats)]

    def policy(state: S, rng: Rng) -> Action:
        acting = game.acting(state)
        seat = acting[int(rng.below(len(acting)))]
        return bots[seat].choose(game, game.determinize(state, seat, rng), Seat(seat))

    return policy
