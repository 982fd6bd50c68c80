"""The events of Rift in Time: the shared ones, and those of guests from Elemental Uprising."""

from __future__ import annotations

from warbook.games.kingdom.present.events import *  # noqa: F403  # the game has no events of its own
from warbook.games.kingdom.present.token_events import *  # noqa: F403  # what heroes of the other game do (EU-29.2)
