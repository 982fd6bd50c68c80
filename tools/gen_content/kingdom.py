"""What the drawings of the Kingdom Rush games need: how actions, events and picks number things."""

from __future__ import annotations

from typing import get_args, get_type_hints

from tools.gen_content.written import written
from warbook.games.kingdom.content.tables import ICONS
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.present import labels
from warbook.games.kingdom.present.events import Ended
from warbook.games.kingdom.present.notation import SEATS
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.verbs import VERB_NAMES


def content() -> str:
    """The file of the Kingdom Rush family as it should be: how actions, events and picks number things."""
    lists: dict[str, tuple[str, list[str]]] = {
        "SEATS": ("The players' names in texts and notation, by seat.", list(SEATS)),
        "FACINGS": ("The directions that towers and heroes face, by number.", list(labels.FACINGS)),
        "DAMAGES": ("The types of damage by number.", list(DAMAGES)),
        "ICONS": ("The icons of enemies by number.", list(ICONS)),
        "QUESTIONS": ("What may be asked.", list(QUESTIONS.values())),
        "ENDINGS": ("How a game ends.", list(get_args(get_type_hints(Ended)["how"]))),
    }
    numbers = {
        "TOWER_CARD": ("Where the cards of a pick begin: towers,", labels.TOWER),
        "HERO_CARD": ("heroes and the companion by figure,", labels.HERO),
        "ABILITY_CARD": ("abilities, as 4 * figure + ability,", labels.ABILITY),
        "SPELL_CARD": ("spells,", labels.SPELL),
        "PIECE_CARD": ("the tiles of an attack,", labels.PIECE),
        "SOLDIER_CARD": ("its soldiers,", labels.SOLDIER),
        "MODIFICATION_CARD": ("modifications.", labels.MODIFICATION),
        "RECEIVER": ("Where the buttons for players begin,", labels.RECEIVER),
        "DIRECTION": ("and those for the directions of a modification.", labels.DIRECTION),
        "SQUARE": ("Where the cells of a card begin.", labels.SQUARE),
    }
    return written(lists, numbers, VERB_NAMES)
