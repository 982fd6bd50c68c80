"""Square boards: tables of cells, lines and cells between. Cells count file by file: a1, a2 and so on."""

from __future__ import annotations

from typing import Final

ORTHOGONAL: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIAGONAL: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def ray(files: int, ranks: int, cell: int, df: int, dr: int) -> list[int]:
    """The cells from a cell in one direction, nearest first."""
    met: list[int] = []
    file, rank = cell // ranks + df, cell % ranks + dr
    while 0 <= file < files and 0 <= rank < ranks:
        met.append(file * ranks + rank)
        file += df
        rank += dr
    return met


def reach(files: int, ranks: int, cell: int, orthogonal: int, diagonal: int) -> list[int]:
    """The cells within a range on straight and diagonal lines, ascending, regardless of pieces."""
    found: list[int] = []
    for df, dr in ORTHOGONAL:
        found += ray(files, ranks, cell, df, dr)[:orthogonal]
    for df, dr in DIAGONAL:
        found += ray(files, ranks, cell, df, dr)[:diagonal]
    found.sort()
    return found


def between(files: int, ranks: int) -> list[int]:
    """For each pair of cells (`a * cells + b`) the set of cells strictly between them, as a mask.

    Pairs that are not on one line get 0, so use it only for pairs from `reach`.
    """
    cells = files * ranks
    masks = [0] * (cells * cells)
    for cell in range(cells):
        for df, dr in ORTHOGONAL + DIAGONAL:
            passed = 0
            for met in ray(files, ranks, cell, df, dr):
                masks[cell * cells + met] = passed
                passed |= 1 << met
    return masks
