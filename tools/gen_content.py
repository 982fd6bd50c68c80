"""Writes the names and numbers of the games that their drawings need, from the games' own tables, as TypeScript.

Run it without arguments after a change of content; a test fails while a file is stale. Content that packs may change
is asked for at run time, at `/api/content/<game>`: of such a game only what no pack changes is written here.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import get_args, get_type_hints

from warbook.games.kingdom.content.tables import ICONS
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.present import labels as kingdom_labels
from warbook.games.kingdom.present.events import Ended
from warbook.games.kingdom.present.notation import SEATS as KINGDOM_SEATS
from warbook.games.kingdom.present.prompts import QUESTIONS as KINGDOM_QUESTIONS
from warbook.games.kingdom.verbs import VERB_NAMES as KINGDOM_VERBS
from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.content.tables import ELEMENTS, POWERS, RANKS
from warbook.games.krosmaster.present.answers import FIGURE, HELD, SHOP, SPELL, TEAM
from warbook.games.krosmaster.present.notation import EDGES, SEATS
from warbook.games.krosmaster.present.view import ENDINGS, QUESTIONS
from warbook.games.krosmaster.verbs import VERB_NAMES as ARENA_VERBS
from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.frames import SLOT_NAMES
from warbook.games.meeple.present import answers as meeple_answers
from warbook.games.meeple.present.notation import SEATS as MEEPLE_SEATS
from warbook.games.meeple.present.view import ENDINGS as MEEPLE_ENDINGS
from warbook.games.meeple.present.view import QUESTIONS as MEEPLE_QUESTIONS
from warbook.games.meeple.verbs import VERB_NAMES as MEEPLE_VERBS
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.tables import (
    BEARER,
    CARDS,
    COPY_THE_DEAD,
    COUNT,
    EFFECT,
    FROM_HIDDEN,
    LETTERS,
    MIMIC,
    TRAP,
)
from warbook.games.summoner.verbs import VERB_NAMES

GAMES = Path(__file__).parent.parent / "client/src/games"
FILE = GAMES / "summoner/content.ts"
ARENA_FILE = GAMES / "krosmaster/content.ts"
MEEPLE_FILE = GAMES / "meeple/content.ts"
KINGDOM_FILE = GAMES / "kingdom/content.ts"
WRITTEN = "// Written by tools/gen_content.py from the game's tables: do not edit."


def changeling() -> str:
    """The letter of the bearers of the cards that transform."""
    return LETTERS[next(BEARER[card] for card in range(CARDS) if EFFECT[card] in (MIMIC, COPY_THE_DEAD))]


def content() -> str:
    """The file as it should be."""
    cards = {
        code: {"bearer": card.bearer, "timing": card.timing, "sign": card.sign, "choice": card.choice}
        | {"lasting": card.lasting, "once": card.once, "fromHidden": FROM_HIDDEN[number]}
        for number, (code, card) in enumerate(read_content().cards.items())
    }
    counts = json.dumps(dict(zip(LETTERS, COUNT, strict=True)))
    verbs = json.dumps({str(number): name for number, name in enumerate(VERB_NAMES) if name})
    return "\n".join(
        [
            WRITTEN,
            "",
            "export interface CardContent {",
            "  bearer: string;",
            "  timing: 'summon' | 'passive' | 'spell' | 'battlefield';",
            "  sign: string;",
            "  choice: string;",
            "  lasting: boolean;",
            "  once: boolean;",
            "  /** Its bearer must be face-down to use it. */",
            "  fromHidden: boolean;",
            "}",
            "",
            f"export const LETTERS: readonly string[] = {json.dumps(LETTERS)};",
            "",
            "/** How many pieces of each type a side has by default. */",
            f"export const COUNT: Readonly<Record<string, number>> = {counts};",
            "",
            "/** The types that spring a trap when they are attacked face-down. */",
            f"export const TRAPS: readonly string[] = {json.dumps([x for x, trap in zip(LETTERS, TRAP) if trap])};",
            "",
            "/** The type that can become another one: what a transformed piece was (SW-10.11). */",
            f"export const CHANGELING = {json.dumps(changeling())};",
            "",
            "/** The cards in the order of their numbers. */",
            "export const CARDS: Readonly<Record<string, CardContent>> = {",
            *(f"  {code}: {json.dumps(card)}," for code, card in cards.items()),
            "};",
            "",
            "/** The verbs of an action (seat << 24 | verb << 16 | arg) by number. */",
            f"export const VERBS: Readonly<Record<number, string>> = {verbs};",
            "",
        ]
    )


def arena_content() -> str:
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
    return written(lists, numbers, ARENA_VERBS)


def meeple_content() -> str:
    """Meeple War's file as it should be: how actions, events and picks number things."""
    lists: dict[str, tuple[str, list[str]]] = {
        "SEATS": ("The players' names in texts and notation, by seat.", list(MEEPLE_SEATS)),
        "SLOTS": ("The slots of a village by number.", list(SLOT_NAMES)),
        "EDGES": ("The edges of a cell by number.", list(EDGE_NAMES)),
        "ENDINGS": ("How a game ended, by the number of its event.", list(MEEPLE_ENDINGS)),
        "QUESTIONS": ("What may be asked.", list(MEEPLE_QUESTIONS)),
    }
    numbers = {
        "BUILDING_CARD": ("Where the cards of a pick begin: buildings,", meeple_answers.BUILDING),
        "TOKEN_CARD": ("upgrade tokens,", meeple_answers.TOKEN),
        "TREE_CARD": ("the tree token.", meeple_answers.TREE),
    }
    return written(lists, numbers, MEEPLE_VERBS)


def kingdom_content() -> str:
    """The file of the Kingdom Rush family as it should be: how actions, events and picks number things."""
    lists: dict[str, tuple[str, list[str]]] = {
        "SEATS": ("The players' names in texts and notation, by seat.", list(KINGDOM_SEATS)),
        "FACINGS": ("The directions that towers and heroes face, by number.", list(kingdom_labels.FACINGS)),
        "DAMAGES": ("The types of damage by number.", list(DAMAGES)),
        "ICONS": ("The icons of enemies by number.", list(ICONS)),
        "QUESTIONS": ("What may be asked.", list(KINGDOM_QUESTIONS.values())),
        "ENDINGS": ("How a game ends.", list(get_args(get_type_hints(Ended)["how"]))),
    }
    numbers = {
        "TOWER_CARD": ("Where the cards of a pick begin: towers,", kingdom_labels.TOWER),
        "HERO_CARD": ("heroes and the companion by figure,", kingdom_labels.HERO),
        "ABILITY_CARD": ("abilities, as 4 * figure + ability,", kingdom_labels.ABILITY),
        "SPELL_CARD": ("spells,", kingdom_labels.SPELL),
        "PIECE_CARD": ("the tiles of an attack,", kingdom_labels.PIECE),
        "SOLDIER_CARD": ("its soldiers,", kingdom_labels.SOLDIER),
        "MODIFICATION_CARD": ("modifications.", kingdom_labels.MODIFICATION),
        "RECEIVER": ("Where the buttons for players begin,", kingdom_labels.RECEIVER),
        "DIRECTION": ("and those for the directions of a modification.", kingdom_labels.DIRECTION),
        "SQUARE": ("Where the cells of a card begin.", kingdom_labels.SQUARE),
    }
    return written(lists, numbers, KINGDOM_VERBS)


def written(
    lists: dict[str, tuple[str, list[str]]], numbers: dict[str, tuple[str, int]], verb_names: Sequence[str]
) -> str:
    """A file of lists of names, of numbers and of verbs."""
    verbs = json.dumps({str(number): name for number, name in enumerate(verb_names) if name})
    lines = [WRITTEN, ""]
    for name, (about, values) in lists.items():
        lines += [f"/** {about} */", f"export const {name}: readonly string[] = {json.dumps(values)};", ""]
    for name, (about, number) in numbers.items():
        lines += [f"/** {about} */", f"export const {name} = {number};"]
    lines += ["", "/** The verbs of an action (seat << 24 | verb << 16 | arg) by number. */"]
    return "\n".join([*lines, f"export const VERBS: Readonly<Record<number, string>> = {verbs};", ""])


if __name__ == "__main__":
    FILE.write_text(content(), encoding="utf-8")
    ARENA_FILE.parent.mkdir(exist_ok=True)
    ARENA_FILE.write_text(arena_content(), encoding="utf-8")
    MEEPLE_FILE.parent.mkdir(exist_ok=True)
    MEEPLE_FILE.write_text(meeple_content(), encoding="utf-8")
    KINGDOM_FILE.parent.mkdir(exist_ok=True)
    KINGDOM_FILE.write_text(kingdom_content(), encoding="utf-8")
