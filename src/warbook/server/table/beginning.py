"""The start of a table: a seed, or the first actions of a replay.

The replay tells all of its chance: what would have been rolled, and the order of every pile. One person who
plays on alone keeps it, to find out what else could have been done. With others at the table chance is made new.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from warbook.kernel.api import Game, Seat
from warbook.kernel.replay import new_seeds
from warbook.kernel.rng import Seed
from warbook.kernel.wire import Replay
from warbook.match.chance import drawn_seed
from warbook.match.entries import ACT, RESEED, Entry
from warbook.server.http.forms import SeatForm
from warbook.server.socket.protocol import ClockTerms, Fork


class Beginning(Struct, frozen=True):
    """What is set up and from which seed; of a fork also the first lines of its log, and the seeds that they name."""

    scenario: str
    options: dict[str, str]
    seed: Seed
    clock: ClockTerms | None = None
    listed: bool = False
    entries: tuple[Entry, ...] = ()
    seeds: tuple[str, ...] = ()
    fork: Fork | None = None


# a game of any state
def forked(game: Game[Any], id: str, replay: Replay, at: int, seats: list[SeatForm], moment: int) -> Beginning:
    """The first actions of a replay, with new chance after them if other people may sit down."""
    fork = Fork(id, at, fresh=any(seat.who == "open" for seat in seats))
    known = new_seeds(replay)
    entries: list[Entry] = []
    seeds: list[str] = []
    for place in range(at + 1):
        seed = drawn_seed() if fork.fresh and place == at else known.get(place)
        if seed is not None:
            entries.append(Entry(RESEED, len(seeds), moment))
            seeds.append(seed)
        if place < at:
            seat, _, notation = replay.actions[place].partition(":")
            entries.append(Entry(ACT, int(game.read(notation, Seat(int(seat)))), moment))
    return Beginning(
        replay.scenario, replay.options, replay.seed, entries=tuple(entries), seeds=tuple(seeds), fork=fork
    )
