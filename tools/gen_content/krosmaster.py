"""What the drawings of Krosmaster: Arena need: how actions, events and picks number things."""

from __future__ import annotations

import json

from tools.gen_content.written import written
from warbook.games.krosmaster.combat.dice import FACES, FOR_ARMOR, FOR_CRITICAL, FOR_DODGE, FOR_LOCK
from warbook.games.krosmaster.content.tables import ELEMENTS, POWERS, RANKS
from warbook.games.krosmaster.present.answers import FIGURE, HELD, SHOP, SPELL, TEAM
from warbook.games.krosmaster.present.notation import EDGES, SEATS
from warbook.games.krosmaster.present.view import ENDINGS, QUESTIONS
from warbook.games.krosmaster.verbs import VERB_NAMES


def content() -> str:
    """Krosmaster's file as it should be: how actions, events and picks number things."""
    lists: dict[str, tuple[str, list[str]]] = {
        "FACES": ("The faces of a die by number.", FACES),
        "SEATS": ("The players' names in texts and notation, by seat.", list(SEATS)),
        "EDGES": ("The edges of an arena by number.", list(EDGES)),
        "POWERS": ("All powers there are.", POWERS),
        "ELEMENTS": ("The elements by number; the first is none.", ELEMENTS),
        "RANKS": ("The ranks of rewards; the market has two places of each.", RANKS),
        "ENDINGS": ("How a game ended, by the number of its event.", list(ENDINGS)),
        "QUESTIONS": ("What may be asked.", list(QUESTIONS)),
    }
    numbers = {
        "SPELL_CARD": ("Where the cards of a pick begin: spells of the active character,", SPELL),
        "HELD_CARD": ("rewards on its card,", HELD),
        "SHOP_CARD": ("places of the market (6 to 11 are the piles),", SHOP),
        "FIGURE_CARD": ("figures to take,", FIGURE),
        "TEAM_CARD": ("figures to give back.", TEAM),
    }
    return written(lists, numbers, VERB_NAMES) + successes()


def successes() -> str:
    """The faces that count in each roll, for marking them; other rolls are read face by face."""
    counted = {"critical": FOR_CRITICAL, "gamble": FOR_CRITICAL, "armor": FOR_ARMOR, "lock": FOR_LOCK}
    counted["dodge"] = FOR_DODGE
    faces = {roll: [face for face, counts in enumerate(table) if counts] for roll, table in counted.items()}
    kind = "Readonly<Record<string, readonly number[]>>"
    return f"\n/** The faces that are successes, by roll. */\nexport const SUCCESSES: {kind} = {json.dumps(faces)};\n"
