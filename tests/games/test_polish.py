"""Polish: the words of the rulebooks, forms for one, few and many, and names that are declined."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression, serialize_pattern

from tests.polish import DROPPED, LANGUAGE, TRAYS
from tests.wording import GAMES, KINGDOM, ROOT, fluent_files, texts_in
from warbook.kernel.content.texts import CASES, FORM, Texts

TEXTS = tuple(texts_in(LANGUAGE))
COUNTS = {"one", "few", "many", "other"}
HEROES = ROOT / "src/warbook/games/kingdom/text/pl.ftl"


def wrong(pattern: str, games: tuple[str, ...] = ()) -> Iterator[str]:
    """Where a pattern is found in the texts of some games, or of all."""
    for game, where, text in TEXTS:
        for found in re.finditer(pattern, text) if not games or game in games else ():
            yield f"{where}: …{text[max(0, found.start() - 20) : found.end() + 20]}…"


def messages(file: Path) -> Iterator[ftl.Message]:
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            yield entry


def selectors(pattern: ftl.Pattern | None) -> Iterator[ftl.SelectExpression]:
    """Every choice in a message, those inside others too."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selectors(variant.value)


def test_the_texts_are_found() -> None:
    assert len(TEXTS) > 5000
    assert {game for game, _, _ in TEXTS} == {*GAMES, "shared"} > {"summoner", *KINGDOM}


@pytest.mark.parametrize(("dropped", "instead", "games"), DROPPED, ids=[pattern for pattern, _, _ in DROPPED])
def test_a_dropped_word_does_not_come_back(dropped: str, instead: str, games: tuple[str, ...]) -> None:
    found = list(wrong(dropped, games))
    assert not found, f"use {instead}:\n" + "\n".join(found)


def test_attacks_hit_hordes_not_their_trays() -> None:
    found = [each for each in wrong(r"\b[Tt]ac(?:k|e\b|ek)\w*", KINGDOM) if not any(f" {id}:" in each for id in TRAYS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("file", fluent_files(LANGUAGE), ids=lambda file: str(file.relative_to(ROOT)))
def test_what_is_counted_has_a_form_for_one_few_and_many(file: Path) -> None:
    lacking = []
    for message in messages(file):
        for choice in selectors(message.value):
            names = {variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)}
            if not names & COUNTS or {"one", "few"} <= names:
                continue
            number = re.escape(serialize_expression(choice.selector))
            said = serialize_pattern(next(variant.value for variant in choice.variants if variant.default))
            if re.search(rf"\{{ {number} \}} [a-ząćęłńóśźż]", said):
                lacking.append(message.id.name)
    assert not lacking


def test_options_are_named_not_asked() -> None:
    asked = r"^option-[\w-]+ = (?:Czy|Jak|Ile|Ilu|Kto|Co|Która?|Czyja|Z kim|Po ilu)\b|^option-.*\.$"
    assert not list(wrong(asked, GAMES))


def test_every_hero_has_all_cases_and_a_gender() -> None:
    named = [message for message in messages(HEROES) if re.fullmatch(r"hero-[a-z]+", message.id.name)]
    assert len(named) == 12
    for message in named:
        assert {attribute.id.name for attribute in message.attributes} == {*CASES, "gender"}, message.id.name


def test_only_names_that_have_cases_are_declined() -> None:
    asked = {name for file in fluent_files(LANGUAGE) for name, _ in FORM.findall(file.read_text(encoding="utf-8"))}
    assert asked == {"hero"}


@pytest.mark.parametrize("package", ["warbook.games.kingdom.rift", "warbook.games.kingdom.uprising"])
def test_a_sentence_agrees_with_the_hero_that_it_names(package: str) -> None:
    texts = Texts(LANGUAGE, (package,))
    assert texts.say("event-knock-out", {"hero": "@hero-dierdre"}) == "Dierdre zostaje wyeliminowana."
    assert texts.say("event-knock-out", {"hero": "@hero-wildcat"}) == "Żbik zostaje wyeliminowany."
    assert [texts.say("label-down", {"hero": f"@hero-{name}"}) for name in ("elora", "malik")] == [
        "wyeliminowana",
        "wyeliminowany",
    ]
    assert texts.say("event-instead", {"hero": "@hero-bruxa"}) == "Piaskowy wojownik przyjmuje obrażenia za Bruxę."
    assert texts.say("prompt-instead", {"hero": "@hero-alric"}).startswith("Obrażenia Alrica: ")
