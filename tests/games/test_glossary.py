"""Everything that can be pointed at has a name, a description and a rule, in three languages."""

from pathlib import Path
from typing import Any

import pytest

from warbook.games import GAMES, package_of
from warbook.kernel.content.glossary import Glossary
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.wire import Phrase
from warbook.server.http import library

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
NAMES = list(GAMES)


def glossary(game: str) -> Glossary:
    return library.glossary(game)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_description(name: str, language: str) -> None:
    texts = spoken(name, language)
    found = glossary(name)
    assert len(found) > 40
    for thing, entry in found.items():
        title = said(texts, entry.name)
        lines = [said(texts, line) for line in entry.about]
        assert title and all(lines), thing
        for text in (title, *lines):
            assert "{" not in text and "@" not in text and "???" not in text, f"{thing}: {text}"
    assert texts is not None


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_in_the_book(name: str) -> None:
    rules = load_rulebook(package_of(GAMES[name])).rules
    assert {thing: entry.rule for thing, entry in glossary(name).items() if entry.rule not in rules} == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_the_content_is_explained(name: str) -> None:
    found = glossary(name)
    assert contents(name) - found.keys() == set()


def spoken(name: str, language: str) -> Texts:
    """The texts of a game as the page has them: with what the content fills in."""
    game = GAMES[name]
    return Texts(language, (package_of(game),), game.words(language))


def said(texts: Texts, phrase: Phrase) -> str:
    assert texts.has(phrase.text), phrase.text
    for word in phrase.words.values():
        assert not (isinstance(word, str) and word.startswith("@")) or texts.has(word[1:]), word
    return texts.say(phrase.text, phrase.words).strip()


def contents(name: str) -> set[str]:
    """What the content names, as pages mark it."""
    if name == "summoner-war":
        from warbook.games.summoner.content.reading import read_content

        content: Any = read_content()
        return {f"piece:{piece}" for piece in content.pieces} | {f"card:{card}" for card in content.cards}
    content = GAMES[name].tables.content  # type: ignore[attr-defined]
    kinds = {
        "krosmaster-arena": {"figure": "figures", "spell": "spells", "reward": "rewards"},
        "meeple-war": {"building": "buildings", "tile": "tiles"},
    }.get(
        name,
        {
            "tower": "towers",
            "enemy": "enemies",
            "horde": "hordes",
            "hero": "heroes",
            "spell": "spells",
            "boss": "bosses",
            "modification": "modifications",
            "icon": "icons",
            "flower": "flowers",
            "feature": "features",
            "totem": "totems",
            "rift": "rifts",
        },
    )
    return {f"{kind}:{each}" for kind, things in kinds.items() for each in getattr(content, things)}
