"""Between the secrets of two people nothing may be left to scroll back to."""

from __future__ import annotations

import io

from rich.console import Console

from tests.rules import rule
from warbook.cli.play.terminal import Terminal
from warbook.kernel.content.texts import texts


@rule("SW-6.2")
def test_the_history_is_dropped_after_the_screen_is_cleared() -> None:
    """Some terminals move a cleared screen into their history: dropped before, it would hold the secret board."""
    terminal = Terminal(texts("en", ("warbook.cli",)))
    written = io.StringIO()
    terminal.console = Console(file=written, force_terminal=True, width=80)
    terminal.show("secret")
    terminal.clear()
    after = written.getvalue().split("secret")[1]
    assert after.rindex("\033[2J") < after.rindex("\033[3J")
    assert after.endswith("\033[3J")
