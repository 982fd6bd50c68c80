"""What a table was agreed to be: scenario, seats and options, checked against what the game offers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from warbook.kernel.wire import Setting

DIGITS: Final = 4  # of a number, leading zeros included


def check_scenario(game: str, scenario: str, scenarios: Sequence[str]) -> None:
    """Let a known scenario pass; any other is a ValueError that lists them."""
    if scenario not in scenarios:
        raise ValueError(f"scenario {scenario!r}: {game} has {', '.join(scenarios)}")


def check_seats(name: str, seats: int, players: Sequence[int], rule: str = "") -> None:
    """Let a possible number of seats pass; any other is a ValueError. `name` is a game's or a scenario's."""
    if seats not in players:
        *most, last = [str(number) for number in players]
        wanted = f"{', '.join(most)} or {last}" if most else f"exactly {last}"
        raise ValueError(f"{seats} seats: {name} is for {wanted}{_cited(rule)}")


def option_texts(settings: Sequence[Setting], given: Mapping[str, str], rule: str = "") -> dict[str, str]:
    """Every option with its text, defaults filled in; an unknown option or value is a ValueError that says so.

    An option with a pattern is the game's own to read.
    """
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            raise ValueError(f"option {name}: not known; the options are {', '.join(known)}{_cited(rule)}")
    texts = {name: given.get(name, setting.default) for name, setting in known.items()}
    for name, text in texts.items():
        _check_text(known[name], text)
    return texts


def numbers_of(settings: Sequence[Setting], texts: Mapping[str, str]) -> dict[str, int]:
    """The options that are numbers."""
    return {each.name: int(texts[each.name]) for each in settings if _is_number(each)}


def _is_number(setting: Setting) -> bool:
    return not setting.values and not setting.pattern


def _check_text(setting: Setting, text: str) -> None:
    if setting.values and text not in setting.values:
        values = ", ".join(setting.values)
        raise ValueError(f"option {setting.name}: {text!r} is not one of {values}{_cited(setting.rule)}")
    if _is_number(setting):
        digits = max(DIGITS, len(str(setting.high)))
        if not re.fullmatch(f"[0-9]{{1,{digits}}}", text) or not setting.low <= int(text) <= setting.high:
            bounds = f"{setting.low} to {setting.high}"
            raise ValueError(f"option {setting.name}: {text!r} is not a number from {bounds}{_cited(setting.rule)}")


def _cited(rule: str) -> str:
    return f" ({rule})" if rule else ""
