"""How a game lies on the terminal's table: what a session asks of every game it shows.

A table is handed views and decisions, never a state: what it draws is what its audience may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType

from warbook.kernel.api import Action, Game
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Decision, Event, View, Word


class Line(Struct, frozen=True):
    """An event as a sentence: its key, its arguments, and the rule that made it."""

    key: str
    words: dict[str, Word]
    rule: str
    heads: bool = False  # it names the action that the next lines follow from
    routine: bool = False  # what every turn says: for the log, not for the news


class Recent(Struct, frozen=True):
    """What the audience saw last: the cells that were touched, and why it is this side's turn."""

    cells: frozenset[int] = frozenset()
    turn_rule: str = ""


class Entry(Struct, frozen=True):
    """One answer of the list: it gets its number when it is printed."""

    action: int
    notation: str
    note: str


class Group(Struct, frozen=True):
    """Answers that belong together."""

    title: str
    entries: tuple[Entry, ...]


class Sight(Protocol):
    """What a shortcut may look at while it works: its own seat's view, and the game's quick policy."""

    def view(self) -> View:
        """The seat's view now."""

    def prior(self) -> Action:
        """What the quick policy would do now, from what the seat knows."""


class Table(ABC):
    """One game on the terminal."""

    def __init__(self, game: Game[Any], texts: Texts, ascii_only: bool) -> None:
        """Show a game in a language."""
        self.game = game
        self.texts = texts
        self.ascii_only = ascii_only

    @abstractmethod
    def side(self, seat: int) -> str:
        """A seat's name for selectors in texts; `side-<name>` is its name for people."""

    def is_preparing(self, view: View, decision: Decision) -> bool:
        """Whether a question belongs to the preparation: it has hints and help of its own."""
        return decision.timing != "turn"

    def hint(self, view: View, decision: Decision) -> str:
        """What can be typed now, in one line."""
        return self.texts.say("hint-setup" if self.is_preparing(view, decision) else "hint-play")

    def help(self, view: View, decision: Decision) -> str:
        """What can be typed now: lines of the form "what to type  what it does", and others."""
        return self.texts.say("help-setup" if self.is_preparing(view, decision) else "help-play")

    def hides(self, view: View) -> bool:
        """Whether the seats hide something from each other now: people at one keyboard then look away in turn."""
        return True

    @abstractmethod
    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """The whole table as the view's audience sees it."""

    @abstractmethod
    def tell(self, before: View, events: list[Event]) -> list[Line]:
        """What happened, as sentences; `before` is the same audience's view before it."""

    @abstractmethod
    def touched(self, events: list[Event], before: Recent) -> Recent:
        """What a screen should mark after these events."""

    @abstractmethod
    def menu(self, view: View, decision: Decision) -> list[Group]:
        """The decision's options in readable groups."""

    def brief(self, view: View, decision: Decision) -> list[Group]:
        """The groups that are printed with the question when they are few: all, or those that are often wanted."""
        groups = self.menu(view, decision)
        return groups if all(group.entries for group in groups) else []

    @abstractmethod
    def cards(self, view: View, word: str = "") -> RenderableType:
        """The seat's cards, and what it may know of the others'; with a word, only what has it."""

    @abstractmethod
    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """The actions that a line stands for, each to be checked in turn; None if it is no shortcut."""

    @abstractmethod
    def tidied(self, line: str) -> str:
        """The line with the capitals that the notation wants."""

    @abstractmethod
    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """What a legal action does: a text (or ""), and the rule that says so."""

    @abstractmethod
    def full_view(self, views: list[View]) -> View:
        """All that the seats' views together tell, as one view: for a game that is a file in hand."""
