"""How Rift in Time is tested: like both Kingdom Rush games, without what only the other game has."""

from __future__ import annotations

from typing import Final

from tools.trials.conduct import Conduct
from tools.trials.kingdom import Family, counted, later_questions, later_verbs, next_told
from warbook.games.kingdom.rift.game import RiftInTime

# questions and verbs of guests from Elemental Uprising (EU-29.2)
OF_GUESTS: Final = (
    *("instead", "ordering", "targeting", "spending", "scattering", "ways"),
    *("target", "spend", "scatter", "march", "stand", "suffer", "way"),
)
UNASKED: Final = tuple(name for name in (*later_questions(), *later_verbs()) if name not in OF_GUESTS)
# no game lasts thirty rounds: every deck is empty by then
NEVER: Final = ("rounds", "crowd", "empty-decks", "goal")
CONDUCT: Final = Conduct(Family(RiftInTime(), UNASKED, NEVER).course(), next_told, counted, length=18)
