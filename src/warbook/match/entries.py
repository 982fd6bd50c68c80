"""The lines of a table's log, and what kinds there are."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

ACT: Final = 0  # an action
MORE: Final = 1  # an action that is told together with the next one
UNDO: Final = 2  # a seat took back its last action since the fence
REWIND: Final = 3  # all agreed to go back to so many actions
RESUME: Final = 4  # the table was put up, or came back: the clocks go on
RESEED: Final = 5  # chance was made new, from the table's seed with this number


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """One line of a table's log."""

    kind: int
    value: int
    at: int  # milliseconds since 1970


class TakenBack(Struct, frozen=True, gc=False):
    """In the log of an audience: a seat has taken something back that the audience had been told of."""

    by: int  # the seat
    count: int  # how many of the steps that the audience knew
