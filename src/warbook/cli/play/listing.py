"""The list of answers as it is printed: numbers run 1, 2, 3 … over exactly what is on the screen."""

from __future__ import annotations

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from warbook.cli.play.looking import folded
from warbook.cli.play.screen import Entry, Group
from warbook.cli.play.terminal import Terminal
from warbook.kernel.api import Action


class Listing:
    """What was printed last, so that a typed number means what the person reads beside it."""

    def __init__(self, terminal: Terminal) -> None:
        """Nothing is printed yet."""
        self._terminal = terminal
        self._printed: list[Action] = []

    def show(self, groups: list[Group], word: str = "") -> bool:
        """Print the groups, numbered; with a word, only the answers that have it. Whether there were any."""
        found = [Group(group.title, _with(group, folded(word))) for group in groups]
        shown = [group for group in found if group.entries]
        if word and not shown:
            return False
        self._printed = []
        for group in shown if word else found:
            self._terminal.show(Text(group.title, style="bold"))
            if group.entries:
                columns = Columns([self._numbered(entry) for entry in group.entries], padding=(0, 2))
                self._terminal.show(Padding(columns, (0, 0, 0, 1)))
        return True

    def _numbered(self, entry: Entry) -> Text:
        self._printed.append(Action(entry.action))
        number = f"{len(self._printed):>3} "
        # folded, not cut: Chinese has no blanks to break lines at
        parts = ((number, "cyan"), (entry.notation, "bold"), f" {entry.note}".rstrip())
        return Text.assemble(*parts, overflow="fold")

    @property
    def count(self) -> int:
        """How many answers are on the screen."""
        return len(self._printed)

    def action(self, number: int) -> Action | None:
        """The answer that was printed with a number; None for a number that was not printed."""
        return self._printed[number - 1] if 1 <= number <= len(self._printed) else None


def _with(group: Group, word: str) -> tuple[Entry, ...]:
    if word in folded(group.title):
        return group.entries
    return tuple(entry for entry in group.entries if word in folded(f"{entry.notation} {entry.note}"))
