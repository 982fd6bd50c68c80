"""Games of Rift in Time for tests: set up, and played at random."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import warbook.games.kingdom as family
from warbook.games.kingdom.apply import apply
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.content.reading import read_content
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.flow import settle
from warbook.games.kingdom.frames import Terms
from warbook.games.kingdom.legal import is_asked
from warbook.games.kingdom.moves import fill
from warbook.games.kingdom.rule_ids import Law
from warbook.games.kingdom.setup import set_up
from warbook.games.kingdom.state import KingdomState, new_state
from warbook.games.kingdom.verbs import DONE
from warbook.kernel.api import Action, verb_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.rng import Rng, seeded

HOME = Path(next(iter(family.__path__))) / "rift"


@cache
def tables() -> Tables:
    """The content of the box."""
    return Tables(read_content(HOME / "content"))


@cache
def law() -> Law:
    """The numbers of its rules."""
    return Law(tomllib.loads((HOME / "rule_ids.toml").read_text("utf-8"))["law"])


def begun(scenario: str, seats: int, setting: str = "two-stars", seed: int = 1) -> KingdomState:
    """A game before its heroes are chosen."""
    content = tables().content
    given = content.scenarios[scenario]
    boss = NONE if given.boss is None else tables().boss_names.index(given.boss.name)
    terms = Terms(scenario, given, content.settings[setting], {"difficulty": setting}, seats, boss, content.numbers)
    state = new_state(tables(), law(), terms, seeded(seed))
    set_up(state)
    settle(state)
    return state


def options(state: KingdomState, seat: int) -> list[Action]:
    """What a seat may decide."""
    found = Buffer()
    fill(state, seat, found)
    return found.listed()


def asked(state: KingdomState) -> list[int]:
    """The seats that may decide."""
    return [seat for seat in range(state.seats) if is_asked(state, seat)]


def by_verb(found: list[Action], rng: Rng) -> Action:
    """Any verb, the end of a phase only now and then, and any of its decisions."""
    kinds = sorted({verb_of(action) for action in found})
    if len(kinds) > 1 and DONE in kinds and rng.below(5) < 3:
        kinds.remove(DONE)
    kind = kinds[int(rng.below(len(kinds)))]
    of_it = [action for action in found if verb_of(action) == kind]
    return of_it[int(rng.below(len(of_it)))]


def played(state: KingdomState, seed: int) -> Iterator[KingdomState]:
    """A game played at random to its end, position by position."""
    rng = seeded(seed)
    for _ in range(5000):
        yield state
        if state.over:
            return
        seats = asked(state)
        apply(state, by_verb(options(state, seats[int(rng.below(len(seats)))]), rng))
    raise AssertionError("a game ends")
