"""What the drawings know of the content is written from the game's own tables, and not stale."""

from __future__ import annotations

from tools.gen_content import FILE, content


def test_the_drawings_know_the_content_of_the_game() -> None:
    assert FILE.read_text(encoding="utf-8") == content(), "run: python -m tools.gen_content"
