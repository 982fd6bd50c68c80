"""How Rift in Time is put on trial: the family's way, without what only the other game asks and its heroes do not."""

from __future__ import annotations

from typing import Final

from tools.trials.conduct import Conduct
from tools.trials.kingdom import Family, counted, later_questions, later_verbs, next_told
from warbook.games.kingdom.rift.game import RiftInTime

# what heroes of Elemental Uprising bring along as guests (EU-29.2): questions, and the verbs that answer them
OF_GUESTS: Final = (
    *("instead", "ordering", "targeting", "spending", "scattering", "ways"),
    *("target", "spend", "scatter", "march", "stand", "suffer", "way"),
)
UNASKED: Final = tuple(name for name in (*later_questions(), *later_verbs()) if name not in OF_GUESTS)
# no hand of cards lasts thirty rounds: by then every deck is empty and everything has come home
NEVER: Final = ("rounds", "crowd", "empty-decks", "goal")
CONDUCT: Final = Conduct(Family(RiftInTime(), UNASKED, NEVER).course(), next_told, counted, length=18)
