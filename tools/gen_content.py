"""Writes the names and numbers of Summoner War that its drawings need, from the game's own tables, as TypeScript.

Run it without arguments after a change of content; a test fails while the file is stale.
"""

from __future__ import annotations

import json
from pathlib import Path

from warbook.games.summoner.schema import load_cards, load_pieces
from warbook.games.summoner.tables import BEARER, CARDS, COPY_THE_DEAD, COUNT, EFFECT, LETTERS, MIMIC, TRAP
from warbook.games.summoner.universe import VERB_NAMES

FILE = Path(__file__).parent.parent / "client/src/games/summoner/content.ts"


def changeling() -> str:
    """The letter of the bearers of the cards that transform."""
    return LETTERS[next(BEARER[card] for card in range(CARDS) if EFFECT[card] in (MIMIC, COPY_THE_DEAD))]


def content() -> str:
    """The file as it should be."""
    cards = {
        code: {"bearer": card.bearer, "timing": card.timing, "sign": card.sign, "choice": card.choice}
        | {"lasting": card.lasting, "once": card.once}
        for code, card in load_cards(load_pieces()).items()
    }
    counts = json.dumps(dict(zip(LETTERS, COUNT, strict=True)))
    verbs = json.dumps({str(number): name for number, name in enumerate(VERB_NAMES) if name})
    return "\n".join(
        [
            "// Written by tools/gen_content.py from the game's tables: do not edit.",
            "",
            "export interface CardContent {",
            "  bearer: string;",
            "  timing: 'summon' | 'passive' | 'spell' | 'battlefield';",
            "  sign: string;",
            "  choice: string;",
            "  lasting: boolean;",
            "  once: boolean;",
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


if __name__ == "__main__":
    FILE.write_text(content(), encoding="utf-8")
