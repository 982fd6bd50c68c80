"""The coach at the terminal: the goal at the start, concepts when they come up, a closing text."""

from __future__ import annotations

from collections import deque
from typing import Final

from rich.padding import Padding
from rich.text import Text

from warbook.cli.play.joined import listed
from warbook.cli.play.terminal import Terminal
from warbook.kernel.api import Seat
from warbook.kernel.wire import Decision, Event
from warbook.match.coach import Coach, Concept, InLanguages, Progress

AT_ONCE: Final = 2  # concepts per question: a screen has few lines


class TerminalCoach:
    """The coach for the one person at the terminal."""

    def __init__(self, coach: Coach, seat: Seat, terminal: Terminal) -> None:
        """Start with nothing said."""
        self.seat = seat
        self._coach = coach
        self._terminal = terminal
        self._progress = Progress(coach)
        self._waiting: deque[Concept] = deque()
        self._told: list[Concept] = []

    def hear(self, decision: Decision | None, events: list[Event]) -> None:
        """Process a question and events; new concepts wait for the next question."""
        self._waiting += self._progress.hear(decision, tuple(events))

    def recall(self) -> None:
        """A resumed game: concepts from before were already explained."""
        self._told += self._waiting
        self._waiting.clear()

    def greet(self) -> None:
        """Print the scenario's goal."""
        self._say("coach-goal", self._coach.goal)

    def speak(self) -> None:
        """Explain new concepts, a few at a time."""
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._explain(self._waiting.popleft())

    def repeat(self) -> None:
        """Print the goal and all concepts so far."""
        self.greet()
        self._told, told = [], self._told
        for concept in (*told, *self._waiting):
            self._explain(concept)
        self._waiting.clear()

    def part(self, has_won: bool) -> None:
        """Print the closing text."""
        self._say("coach-won" if has_won else "coach-lost", self._coach.won if has_won else self._coach.lost)

    def _explain(self, concept: Concept) -> None:
        self._told.append(concept)
        words = concept.explained()[self._terminal.texts.language]
        rules = self._terminal.text("citation", rule=listed(self._terminal.texts, concept.rules))
        title = Text.assemble((self._terminal.text("coach-says", title=words.title), "bold green"), (rules, "dim"))
        self._terminal.show(title)
        self._terminal.show(Padding(Text(words.typed or words.tell), (0, 2), expand=False))

    def _say(self, key: str, sentence: InLanguages) -> None:
        words = sentence.said()[self._terminal.texts.language]
        self._terminal.show(Text(self._terminal.text(key, words=words), style="green"))
