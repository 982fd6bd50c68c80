"""Reads the table's options (SW-15.60)."""

from __future__ import annotations

import re

from warbook.games.summoner.content.schema import load_settings
from warbook.games.summoner.content.tables import COUNT, HERALD, LETTERS, ROYAL
from warbook.games.summoner.state import Options
from warbook.kernel.wire import Setting

SETTINGS = load_settings()


def read_options(given: dict[str, str]) -> Options:
    """The options of a table with defaults filled in; an unknown name or value is a ValueError."""
    known = {setting.name: setting for setting in SETTINGS}
    for name in given:
        if name not in known:
            raise ValueError(f"option {name}: not known; the options are {', '.join(known)} (SW-15.60)")
    texts: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for name, setting in known.items():
        text = given.get(name, setting.default)
        if setting.values:
            if text not in setting.values:
                raise ValueError(f"option {name}: {text!r} is not one of {', '.join(setting.values)} ({setting.rule})")
        elif not setting.pattern:
            numbers[name] = _number(setting, text)
        texts[name] = text
    return Options(texts, numbers, _composition(texts["composition"]))


def _number(setting: Setting, text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text) or not setting.low <= int(text) <= setting.high:
        raise ValueError(
            f"option {setting.name}: {text!r} is not a number from {setting.low} to {setting.high} ({setting.rule})"
        )
    return int(text)


def _composition(text: str) -> list[int]:
    if text == "standard":
        return COUNT
    counts = [0] * len(LETTERS)
    for part in re.split(r"[\s,]+", text.strip()):
        if not re.fullmatch(r"[A-Z][0-9]{1,2}", part) or part[0] not in LETTERS:
            raise ValueError(
                f"option composition: {part!r} is not a letter of {''.join(LETTERS)} and a number (SW-15.1)"
            )
        counts[LETTERS.index(part[0])] += int(part[1:])
    if sum(counts) != 16:
        raise ValueError(f"option composition: {sum(counts)} pieces instead of 16 (SW-15.1)")
    for letter, count, unique in zip(LETTERS, counts, map(any, zip(ROYAL, HERALD, strict=True)), strict=True):
        if unique and count != 1:
            raise ValueError(f"option composition: {count} of {letter} instead of exactly one (SW-15.1)")
    return counts
