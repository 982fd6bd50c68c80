"""What the drawings know of the games is written from the games' own tables, and not stale."""

from __future__ import annotations

from tools.gen_content import documents, stale


def test_the_drawings_number_things_as_the_games_do() -> None:
    assert {file.parent.name for file in documents()} >= {"summoner", "krosmaster", "meeple", "kingdom"}
    assert stale() == [], "run: python -m tools.gen_content"
