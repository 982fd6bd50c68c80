"""How Rift in Time is put on trial: the family's way, without what only the other game asks."""

from __future__ import annotations

from typing import Final

from tools.trials.kingdom import Family, later_questions, later_verbs
from warbook.games.kingdom.rift.game import RiftInTime

# no hand of cards lasts thirty rounds: by then every deck is empty and everything has come home
NEVER: Final = ("rounds", "crowd", "empty-decks", "goal")
COURSE: Final = Family(RiftInTime(), (*later_questions(), *later_verbs()), NEVER).course()
