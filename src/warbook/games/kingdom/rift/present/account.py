"""What the end of a game tells."""

from warbook.games.kingdom.present.views.account import SWINGS as SWINGS
from warbook.games.kingdom.present.views.account import deeds as deeds
from warbook.games.kingdom.present.views.account import drama as drama
from warbook.games.kingdom.present.views.account import facts as facts
from warbook.games.kingdom.present.views.account import lines as lines
from warbook.games.kingdom.present.views.account import standing as standing
