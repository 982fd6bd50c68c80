"""Events as sentences, one after the other: what the stories of the games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from warbook.cli.play.screen import Line
from warbook.kernel.wire import Argument, Event

Words = dict[str, Argument]
Told = tuple[str, Words] | None  # a sentence's key and its arguments


class Teller(ABC):
    """Finds the sentence of each event by asking all who tell of some of them."""

    heads: ClassVar[tuple[type[Event], ...]]  # events that name an action
    routine: ClassVar[tuple[type[Event], ...]]  # and those of every turn
    routine_keys: ClassVar[tuple[str, ...]] = ()  # where only some sentences of an event are

    @abstractmethod
    def tellers(self) -> Sequence[Callable[[Event], Told]]:
        """Who tells of which events: the first that has a sentence is heard."""

    def lines(self, events: list[Event]) -> list[Line]:
        """A sentence for each event that has one, in order."""
        found: list[Line] = []
        for event in events:
            said = self._said(event)
            if said is not None:
                key, words = said
                routine = isinstance(event, self.routine) or key in self.routine_keys
                found.append(Line(key, words, event.rule, heads=isinstance(event, self.heads), routine=routine))
        return found

    def _said(self, event: Event) -> Told:
        for tell in self.tellers():
            said = tell(event)
            if said is not None:
                return said
        return None
