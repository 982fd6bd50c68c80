"""The texts of the cards, whole: their numbers filled in from the content, and how often each may be used."""

from __future__ import annotations

from collections.abc import Mapping

from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.schema import Card, Piece
from warbook.kernel.content.names import message
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word

PACKAGE = "warbook.games.summoner"


def card_words(language: str, pieces: Mapping[str, Piece], cards: Mapping[str, Card]) -> str:
    """The effect of each card as Fluent; these messages win over those with gaps in the game's own file."""
    texts = Texts(language, (PACKAGE,))
    return "".join(message(f"effect-{code}", _effect(texts, code, card, pieces)) for code, card in cards.items())


def printed_words(language: str) -> str:
    """The same for the cards of the game."""
    content = read_content()
    return card_words(language, content.pieces, content.cards)


def _effect(texts: Texts, code: str, card: Card, pieces: Mapping[str, Piece]) -> str:
    numbers: dict[str, Word] = {"adds": card.adds} if card.adds else {}
    effect = texts.say(f"effect-{code}", numbers)
    if card.lasting:  # never used up (SW-10.3)
        return effect
    # each piece of the type has a use of its own (SW-3.5, SW-10.1), unless the side has one for all (SW-11.94)
    once = card.once or pieces[card.bearer].count == 1
    uses = texts.say("uses-once") if once else texts.say("uses-each", {"piece": f"@piece-{card.bearer}"})
    return texts.say("effect-with-uses", {"effect": effect, "uses": uses})
