"""What the pieces, cards and signs of a table are, for the popover."""

from __future__ import annotations

from typing import Final

from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.game import SummonerWar
from warbook.kernel.content.glossary import Glossary, entry, told
from warbook.kernel.wire import Phrase

PIECES: Final = {
    "S": "SW-7.10",
    "H": "SW-7.20",
    "W": "SW-7.30",
    "P": "SW-7.40",
    "K": "SW-7.50",
    "A": "SW-7.60",
    "B": "SW-7.71",
    "F": "SW-7.80",
}
TIMINGS: Final = {"summon": "SW-10.4", "passive": "SW-10.5", "spell": "SW-10.6", "battlefield": "SW-10.7"}
SIGNS: Final = {
    "hidden": "SW-6.5",
    "known": "SW-6.9",
    "used": "SW-10.2",
    "transformed": "SW-10.11",
    "shield": "SW-11.130",
    "snipe": "SW-11.211",
    "cross": "SW-11.142",
    "diag": "SW-11.142",
    "dead": "SW-6.12",
    "unseen": "SW-16.6",
    "quiet": "SW-12.6",
    "repetition": "SW-12.5",
    "trap": "SW-8.13",
    "setup": "SW-2.3",
}


def glossary(_game: SummonerWar) -> Glossary:
    """Every piece, card, timing and sign."""
    content = read_content()
    found: Glossary = {
        f"piece:{letter}": entry(f"piece-{letter}", f"about-{letter}", rule, range="one")
        for letter, rule in PIECES.items()
    }
    for code, card in content.cards.items():
        timing = Phrase("sign-card-of", {"timing": f"@timing-{card.timing}", "piece": f"@piece-{card.bearer}"})
        found[f"card:{code}"] = entry(f"card-{code}", (timing, Phrase(f"effect-{code}")), card.rule)
    return found | told("timing", TIMINGS) | told("sign", SIGNS)
