"""Bot weights, read from weights.toml: one number for each piece type, card or feature."""

from __future__ import annotations

from warbook.kernel.content.weights import read_weights


def load_weights(table: str, names: list[str]) -> list[float]:
    """The numbers of one table in the order of the names, each of which must be there and nothing else."""
    found = read_weights("warbook.games.summoner")[table]
    if sorted(found) != sorted(names):
        raise ValueError(f"weights.toml: {table}: the keys are {', '.join(found)} instead of {', '.join(names)}")
    return [float(found[name]) for name in names]
