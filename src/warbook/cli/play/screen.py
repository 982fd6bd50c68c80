"""The interface between a session and a game's terminal display.

A table gets views and decisions, never a state, so it draws only what its audience may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType

from warbook.kernel.api import Action, Game
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Argument, Decision, Event, View


class Line(Struct, frozen=True):
    """An event as a sentence: its key, its arguments, and its rule."""

    key: str
    words: dict[str, Argument]
    rule: str
    heads: bool = False  # names the action that causes the next lines
    routine: bool = False  # said every turn: only for the log


class Recent(Struct, frozen=True):
    """The cells of the last events, and why it is this side's turn."""

    cells: frozenset[int] = frozenset()
    turn_rule: str = ""


class Entry(Struct, frozen=True):
    """One answer of the list; it gets its number when printed."""

    action: int
    notation: str
    note: str


class Group(Struct, frozen=True):
    """A group of answers."""

    title: str
    entries: tuple[Entry, ...]


class Sight(Protocol):
    """What a shortcut may use: its seat's view, and the game's quick policy."""

    def view(self) -> View:
        """The seat's view now."""

    def prior(self) -> Action:
        """The quick policy's choice now, from what the seat knows."""


class Table(ABC):
    """One game at the terminal."""

    def __init__(self, game: Game[Any], texts: Texts, ascii_only: bool) -> None:
        """Show a game in a language."""
        self.game = game
        self.texts = texts
        self.ascii_only = ascii_only

    @abstractmethod
    def side(self, seat: int) -> str:
        """A seat's name for selectors in texts; `side-<name>` is its name for people."""

    def is_preparing(self, view: View, decision: Decision) -> bool:
        """Whether a question belongs to the preparation, which has its own hints and help."""
        return decision.timing != "turn"

    def hint(self, view: View, decision: Decision) -> str:
        """A one-line hint on what to type now."""
        return self.texts.say("hint-setup" if self.is_preparing(view, decision) else "hint-play")

    def help(self, view: View, decision: Decision) -> str:
        """Help on what to type now: lines of the form "command  description", and others."""
        return self.texts.say("help-setup" if self.is_preparing(view, decision) else "help-play")

    def hides(self, view: View) -> bool:
        """Whether seats have secrets now, so people at one keyboard must look away in turn."""
        return True

    @abstractmethod
    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """The whole table as the view's audience sees it."""

    def tell(self, events: list[Event]) -> list[Line]:
        """The events as sentences."""
        found: list[Line] = []
        for event in events:
            said = self.game.sentence(event)
            if said is not None:
                found.append(Line(said.text, said.words, event.rule, heads=said.heads, routine=said.routine))
        return found

    @abstractmethod
    def touched(self, events: list[Event], before: Recent) -> Recent:
        """What to mark on the screen after these events."""

    @abstractmethod
    def menu(self, view: View, decision: Decision) -> list[Group]:
        """The decision's options in readable groups."""

    def brief(self, view: View, decision: Decision) -> list[Group]:
        """The groups printed with the question if they are few."""
        groups = self.menu(view, decision)
        return groups if all(group.entries for group in groups) else []

    @abstractmethod
    def cards(self, view: View, word: str = "") -> RenderableType:
        """The seat's cards and the known ones of others; with a word, only those that contain it."""

    @abstractmethod
    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """The actions of a shortcut, each checked in turn; None for other input."""

    @abstractmethod
    def tidied(self, line: str) -> str:
        """The input in the notation's upper and lower case."""

    @abstractmethod
    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """A legal action's effect: a text (or ""), and its rule."""

    @abstractmethod
    def full_view(self, views: list[View]) -> View:
        """The full view, joined from all seats' views, for replays."""
