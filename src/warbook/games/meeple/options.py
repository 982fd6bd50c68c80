"""The table's options and scenarios, with a clear word for what is not known."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple.frames import Terms
from warbook.kernel.options import check_scenario, check_seats, option_texts
from warbook.kernel.wire import Setting

SCENARIOS: Final = ["normal", "quick"]
PLAYERS: Final = [2, 3, 4]  # MW-1.1
SETTINGS: Final = [Setting("token_windows", "called", ("called", "always"), rule="MW-17.11")]


def read_terms(scenario: str, seats: int, given: dict[str, str]) -> Terms:
    """What was agreed, defaults filled in; a scenario, seat count, option or value not known is a ValueError."""
    check_scenario("meeple-war", scenario, SCENARIOS)
    check_seats("meeple-war", seats, PLAYERS, "MW-1.1")
    return Terms(scenario, option_texts(SETTINGS, given), seats)
