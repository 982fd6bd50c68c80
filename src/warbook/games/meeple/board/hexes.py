"""Hexagonal cells without end (MW-3.1): axial coordinates (MW-3.2), edges, distances. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

# edges E, NE, NW, W, SW, SE (MW-3.3)
DQ: Final = [1, 1, 0, -1, -1, 0]  # MW-3.2, MW-3.3
DR: Final = [0, -1, -1, 0, 1, 1]  # MW-3.2, MW-3.3
EDGES: Final = 6  # MW-3.1
EDGE_NAMES: Final = ["E", "NE", "NW", "W", "SW", "SE"]  # MW-3.3


def opposite(edge: int) -> int:
    """The same border seen from the other side."""
    return (edge + 3) % EDGES  # MW-3.3


def distance(q: int, r: int, other_q: int, other_r: int) -> int:
    """How many steps lie between two cells (MW-3.4)."""
    dq, dr = q - other_q, r - other_r
    return max(abs(dq), abs(dr), abs(dq + dr))  # MW-3.4


def turned(forest: int, rotation: int) -> int:
    """A set of edges, as bits, turned by a number of sixths (MW-3.12)."""
    return (forest << rotation | forest >> (EDGES - rotation)) & 63  # MW-3.12
