"""The events of Elemental Uprising: the shared ones, and those of tokens, Rift cards and rules in force."""

from __future__ import annotations

from warbook.games.kingdom.present.events import *  # noqa: F403  # the game has no events of its own
from warbook.games.kingdom.present.token_events import *  # noqa: F403  # those that Rift in Time does not have
