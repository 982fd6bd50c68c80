"""What the drawings of Summoner War need: pieces, cards, verbs."""

from __future__ import annotations

import json

from tools.gen_content.written import WRITTEN
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
