"""A reusable list of actions that does not allocate. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, NewType, final

from librt.vecs import vec
from mypy_extensions import i64

Action = NewType("Action", int)  # seat << 24 | verb << 16 | arg
ROOM: Final = 512  # more than most decisions need; a full buffer doubles


@final
class Buffer:
    """Actions in order: pushed ones and, after `flush`, postponed ones."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.later: vec[i64] = vec[i64]([0] * ROOM)
        self.waiting: i64 = 0

    def clear(self) -> None:
        """Empty the buffer."""
        self.count = 0
        self.waiting = 0

    def push(self, action: i64) -> None:
        """Append an action."""
        if self.count == len(self.items):
            self.items = doubled(self.items)
        self.items[self.count] = action
        self.count += 1

    def postpone(self, action: i64) -> None:
        """Keep an action that belongs after later pushes."""
        if self.waiting == len(self.later):
            self.later = doubled(self.later)
        self.later[self.waiting] = action
        self.waiting += 1

    def flush(self) -> None:
        """Append the postponed actions, in order."""
        for place in range(self.waiting):
            self.push(self.later[place])
        self.waiting = 0

    def extend(self, actions: list[Action]) -> None:
        """Append a list."""
        for action in actions:
            self.push(action)

    def listed(self) -> list[Action]:
        """The actions as a new list."""
        return [Action(self.items[place]) for place in range(self.count)]


def doubled(full: vec[i64]) -> vec[i64]:
    """A copy with double capacity."""
    more = vec[i64]([0] * (2 * len(full)))
    for place in range(len(full)):
        more[place] = full[place]
    return more
