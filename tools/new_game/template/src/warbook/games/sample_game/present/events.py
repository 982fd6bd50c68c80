"""What can happen, in the rules' words. Each event cites the rule that made it."""

from __future__ import annotations

from warbook.kernel.wire import Event


class Hid(Event, frozen=True, tag="hide"):
    """A side has hidden its banner: where, its owner alone is told."""

    seat: int
    cell: int = -1


class TurnBegan(Event, frozen=True, tag="turn"):
    """A side's turn begins."""

    seat: int


class Moved(Event, frozen=True, tag="move"):
    """A scout went to another cell."""

    seat: int
    src: int
    dst: int


class Searched(Event, frozen=True, tag="search"):
    """A scout has searched a cell, and found nothing."""

    seat: int
    cell: int


class Found(Event, frozen=True, tag="find"):
    """A scout has found the other side's banner."""

    seat: int
    cell: int


class Ended(Event, frozen=True, tag="end"):
    """The game is over: the winner, or -1 for a draw, and how."""

    winner: int
    ending: int
