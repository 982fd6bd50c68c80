"""Every verb of a game with its name and number of args, for the contract."""

from __future__ import annotations

from collections.abc import Mapping


def universe(verbs: Mapping[int, tuple[str, int]], count: int) -> tuple[list[str], list[int]]:
    """Names and spans by verb number; "" and 0 for an unused number."""
    names, spans = [""] * count, [0] * count
    for verb, (name, span) in verbs.items():
        names[verb], spans[verb] = name, span
    return names, spans
