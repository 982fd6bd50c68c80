"""What the drawings know about numbers is written from the game's tables."""

from __future__ import annotations

from tools.gen_content import KINGDOM_FILE, kingdom_content


def test_the_client_knows_the_same_numbers() -> None:
    assert KINGDOM_FILE.read_text(encoding="utf-8") == kingdom_content(), "run: python -m tools.gen_content"
