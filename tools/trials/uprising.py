"""How Elemental Uprising is tested: like both Kingdom Rush games, without spells, portals and ghosts."""

from __future__ import annotations

from typing import Final

from tools.trials.kingdom import Family
from warbook.games.kingdom.uprising.game import ElementalUprising

UNASKED: Final = ("spells", "spell", "cast", "raising", "raise", "ghosts", "ghost", "ruining", "ruin")
NEVER: Final = ("portal", "boss", "stuck", "rounds")
COURSE: Final = Family(ElementalUprising(), UNASKED, NEVER).course()
