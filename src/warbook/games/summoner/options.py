"""The table's options: from texts to numbers, with a clear word for what is not known (SW-15.60)."""

from __future__ import annotations

import re

from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.tables import COUNT, HERALD, LETTERS, ROYAL
from warbook.games.summoner.state import Options
from warbook.kernel.options import check_scenario, check_seats, numbers_of, option_texts

SCENARIOS = ["standard"]
PLAYERS = [2]
SETTINGS = read_content().settings


def check_table(scenario: str, seats: int) -> None:
    """There is one scenario, for two sides (SW-1.1); anything else is a ValueError."""
    check_scenario("summoner-war", scenario, SCENARIOS)
    check_seats("summoner-war", seats, PLAYERS, "SW-1.1")


def read_options(given: dict[str, str]) -> Options:
    """The options of a table, defaults filled in; an unknown name or value is a ValueError that says so."""
    texts = option_texts(SETTINGS, given, "SW-15.60")
    return Options(texts, numbers_of(SETTINGS, texts), _composition(texts["composition"]))


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
