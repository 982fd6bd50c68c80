"""Krosmaster's content under examination."""

from __future__ import annotations

from warbook.games.krosmaster.content.schema import Content
from warbook.kernel.content import packs


class Examined(packs.Examined):
    """The content after a folder was laid over it; a mistake in it is one sentence with file, key and reason."""

    def __init__(self, content: Content, places: dict[str, str], fresh: set[str]) -> None:
        """Look at this content."""
        super().__init__(places, fresh)
        self.content = content
