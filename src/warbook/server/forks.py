"""Tables that begin with the first actions of a replay.

Whoever has the replay knows all of its chance: what would have been rolled, and the order of every pile. One person who
plays on alone keeps it, to find out what else could have been done. With others at the table chance is made new.
"""

from __future__ import annotations

from typing import Any

from warbook.kernel.api import Game, Seat
from warbook.kernel.replay import new_seeds
from warbook.kernel.wire import Replay
from warbook.match.chance import drawn_seed
from warbook.match.entries import ACT, RESEED, Entry
from warbook.server.forms import SeatForm


def is_shared(seats: list[SeatForm]) -> bool:
    """Whether somebody else than the maker may sit down: an open seat is anybody's, by its ticket."""
    return any(seat.who == "open" for seat in seats)


# a game of any state: only its notation is used
def first_entries(game: Game[Any], replay: Replay, at: int, fresh: bool, moment: int) -> tuple[list[Entry], list[str]]:
    """The log of a replay's first actions, and the seeds that it names; the last is new if chance shall be fresh."""
    known = new_seeds(replay)
    entries: list[Entry] = []
    seeds: list[str] = []
    for place in range(at + 1):
        seed = drawn_seed() if fresh and place == at else known.get(place)
        if seed is not None:
            entries.append(Entry(RESEED, len(seeds), moment))
            seeds.append(seed)
        if place < at:
            seat, _, notation = replay.actions[place].partition(":")
            entries.append(Entry(ACT, int(game.read(notation, Seat(int(seat)))), moment))
    return entries, seeds
