"""What can happen in Rift in Time: the family's events."""

from __future__ import annotations

from warbook.games.kingdom.events import *  # noqa: F403  # the game has no events of its own
