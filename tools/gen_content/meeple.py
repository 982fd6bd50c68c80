"""What the drawings of Meeple War need: how actions, events and picks number things."""

from __future__ import annotations

from tools.gen_content.written import written
from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.frames import SLOT_NAMES
from warbook.games.meeple.present import answers
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.present.view import ENDINGS, QUESTIONS
from warbook.games.meeple.verbs import VERB_NAMES


def content() -> str:
    """Meeple War's file as it should be: how actions, events and picks number things."""
    lists: dict[str, tuple[str, list[str]]] = {
        "SEATS": ("The players' names in texts and notation, by seat.", list(SEATS)),
        "SLOTS": ("The slots of a village by number.", list(SLOT_NAMES)),
        "EDGES": ("The edges of a cell by number.", list(EDGE_NAMES)),
        "ENDINGS": ("How a game ended, by the number of its event.", list(ENDINGS)),
        "QUESTIONS": ("What may be asked.", list(QUESTIONS)),
    }
    numbers = {
        "BUILDING_CARD": ("Where the cards of a pick begin: buildings,", answers.BUILDING),
        "TOKEN_CARD": ("upgrade tokens,", answers.TOKEN),
        "TREE_CARD": ("the tree token.", answers.TREE),
    }
    return written(lists, numbers, VERB_NAMES)
