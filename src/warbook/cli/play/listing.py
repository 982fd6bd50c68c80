"""The printed list of answers. Numbers run 1, 2, 3 … over exactly what is on the screen."""

from __future__ import annotations

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from warbook.cli.play.looking import folded
from warbook.cli.play.screen import Entry, Group
from warbook.cli.play.terminal import Terminal
from warbook.kernel.api import Action


class Listing:
    """The last printed list, so a typed number means what is on the screen."""

    def __init__(self, terminal: Terminal) -> None:
        """Start with nothing printed."""
        self._terminal = terminal
        self._printed: list[Action] = []

    def show(self, groups: list[Group], word: str = "") -> bool:
        """Print numbered groups; with a word, only the answers that contain it. Whether there were any."""
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
        # fold, do not cut: Chinese has no blanks for line breaks
        parts = ((number, "cyan"), (entry.notation, "bold"), f" {entry.note}".rstrip())
        return Text.assemble(*parts, overflow="fold")

    @property
    def count(self) -> int:
        """The number of answers on the screen."""
        return len(self._printed)

    def action(self, number: int) -> Action | None:
        """The answer printed with a number, or None."""
        return self._printed[number - 1] if 1 <= number <= len(self._printed) else None


def _with(group: Group, word: str) -> tuple[Entry, ...]:
    if word in folded(group.title):
        return group.entries
    return tuple(entry for entry in group.entries if word in folded(f"{entry.notation} {entry.note}"))
