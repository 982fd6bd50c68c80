"""Every verb of a game with its name and how many args it has: what the contract searches."""

from __future__ import annotations

from collections.abc import Mapping


def universe(verbs: Mapping[int, tuple[str, int]], count: int) -> tuple[list[str], list[int]]:
    """Names and spans by a verb's number; "" and 0 for a number that is not used."""
    names, spans = [""] * count, [0] * count
    for verb, (name, span) in verbs.items():
        names[verb], spans[verb] = name, span
    return names, spans
