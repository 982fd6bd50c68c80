"""The table's options and scenarios."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple.frames import Terms
from warbook.kernel.wire import Setting

SCENARIOS: Final = ["normal", "quick"]
PLAYERS: Final = [2, 3, 4]  # MW-1.1
SETTINGS: Final = [Setting("token_windows", "called", ("called", "always"), rule="MW-17.11")]


def read_terms(scenario: str, seats: int, given: dict[str, str]) -> Terms:
    """What was agreed, defaults filled in; a scenario, seat count, option or value not known is a ValueError."""
    if scenario not in SCENARIOS:
        raise ValueError(f"scenario {scenario!r}: meeple-war has {', '.join(SCENARIOS)}")
    if seats not in PLAYERS:
        raise ValueError(f"{seats} seats: meeple-war is for 2, 3 or 4 (MW-1.1)")
    known = {setting.name: setting for setting in SETTINGS}
    for name in given:
        if name not in known:
            raise ValueError(f"option {name}: not known; the options are {', '.join(known)}")
    texts = {name: given.get(name, setting.default) for name, setting in known.items()}
    for name, text in texts.items():
        if text not in known[name].values:
            values = ", ".join(known[name].values)
            raise ValueError(f"option {name}: {text!r} is not one of {values} ({known[name].rule})")
    return Terms(scenario, texts, seats)
