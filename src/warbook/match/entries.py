"""The entries of a table's log, and their kinds."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

ACT: Final = 0  # an action
MORE: Final = 1  # an action reported together with the next one
UNDO: Final = 2  # a seat undid its last action since the fence
REWIND: Final = 3  # all agreed to go back to this number of actions
RESUME: Final = 4  # the table was set up or reloaded: the clocks continue
RESEED: Final = 5  # chance is new, from the table's seed with this number


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """One entry of a table's log."""

    kind: int
    value: int
    at: int  # milliseconds since 1970


class TakenBack(Struct, frozen=True, gc=False):
    """In an audience's log: a seat has undone steps that the audience had seen."""

    by: int  # the seat
    count: int  # how many of the steps that the audience knew
