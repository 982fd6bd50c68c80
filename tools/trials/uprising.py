"""How Elemental Uprising is tested: like both Kingdom Rush games, without spells, portals and ghosts."""

from __future__ import annotations

from typing import Final

from tools.trials.conduct import Conduct
from tools.trials.kingdom import Family, counted, next_told
from warbook.games.kingdom.uprising.game import ElementalUprising

UNASKED: Final = ("spells", "spell", "cast", "raising", "raise", "ghosts", "ghost", "ruining", "ruin")
NEVER: Final = ("portal", "boss", "stuck", "rounds")
CONDUCT: Final = Conduct(Family(ElementalUprising(), UNASKED, NEVER).course(), next_told, counted, length=18)
