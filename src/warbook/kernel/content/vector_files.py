"""Reads the vectors of a game's package."""

from __future__ import annotations

from importlib import resources

from warbook.kernel.vectors.format import Vector, decoded, read_vectors

ENDINGS = (".txt", ".vec", ".md")


def packaged(package: str) -> list[Vector]:
    """The vectors in a game's folder `vectors`, file by file."""
    folder = resources.files(package) / "vectors"
    if not folder.is_dir():
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(ENDINGS)), key=lambda file: file.name)
    return [vector for file in files for vector in read_vectors(decoded(file.read_bytes(), str(file)), str(file))]
