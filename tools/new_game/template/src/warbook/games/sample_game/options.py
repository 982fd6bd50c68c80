"""The table's options and scenarios, with a clear word for what is not known."""

from __future__ import annotations

from typing import Final

from warbook.games.sample_game.content.tables import CONTENT
from warbook.games.sample_game.state import SEATS, Options
from warbook.kernel.options import check_scenario, check_seats, numbers_of, option_texts
from warbook.kernel.wire import Setting

SCENARIOS: Final = ["standard"]
PLAYERS: Final = [SEATS]
SETTINGS: Final = [Setting("turn_limit", str(CONTENT.numbers.turns), (), 4, 40, rule="QZ-4.2")]


def read_options(scenario: str, seats: int, given: dict[str, str]) -> Options:
    """What was agreed, defaults filled in; a scenario, seat count, option or value not known is a ValueError."""
    check_scenario("sample-game", scenario, SCENARIOS)
    check_seats("sample-game", seats, PLAYERS, "QZ-1.2")
    texts = option_texts(SETTINGS, given)
    return Options(texts, numbers_of(SETTINGS, texts)["turn_limit"])
