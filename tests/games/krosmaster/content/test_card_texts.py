"""Every number of a card that acts is in the card's text, in every language, and comes from the content (KA-25.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer
from msgspec import Struct, structs

from tests.games.krosmaster.packs import SOUND, written
from tests.rules import rule
from warbook.cli.play.render.krosmaster.cards import Cards, reward_text, spell_text
from warbook.games.krosmaster.content.schema import Content, Figure, Gain, Reward, Spell, Summon
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.present.card_texts import PACKAGE, card_words
from warbook.games.krosmaster.present.cardbook import printed
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.server.http.library import texts

T = TypeVar("T", Spell, Summon, Figure, Reward, Gain)
GAME: Final = KrosmasterArena()
SIGNS: Final = str.maketrans("−", "-")
# numbers that do nothing where they stand: how many tokens there are is no part of what one of them does
IDLE: Final = {Reward: {"copies"}, Figure: set[str](), Summon: set[str](), Spell: set[str](), Gain: set[str]()}


def acting(table: Struct) -> Iterator[str]:
    """The fields of a table whose numbers do something."""
    for field in structs.fields(table):
        value = getattr(table, field.name)
        if not isinstance(value, int) or isinstance(value, bool) or field.name in IDLE[type(table)]:
            continue
        if value != field.default or _is_told_anyway(table, field.name):
            yield field.name


def _is_told_anyway(table: Struct, field: str) -> bool:
    """A number that acts although it is the usual one: a base damage of 0, a range from 1."""
    if not isinstance(table, Spell):
        return False
    if field == "value":
        return table.kind in ("attack", "heal")
    return field in ("min", "max") and table.range not in ("melee", "personal")


class Marked:
    """The content with a number of its own in every place that acts: so each can be found in the texts."""

    def __init__(self, content: Content) -> None:
        self.next = 101
        self.marks: dict[tuple[str, str], set[int]] = {}
        self.content = structs.replace(
            content,
            spells={name: self.marked("spell", name, spell) for name, spell in content.spells.items()},
            summons={name: self.marked("summon", name, summon) for name, summon in content.summons.items()},
            figures={name: self.marked("figure", name, figure) for name, figure in content.figures.items()},
            rewards={name: self.reward(name, reward) for name, reward in content.rewards.items()},
        )

    def marked(self, kind: str, name: str, table: T) -> T:
        changed = {field: self.number(getattr(table, field)) for field in acting(table) if not _is_bare(table, field)}
        self.marks.setdefault((kind, name), set()).update(changed.values())
        return structs.replace(table, **changed)

    def reward(self, name: str, reward: Reward) -> Reward:
        gains = tuple(self.marked("reward", name, gain) for gain in reward.gains)
        return structs.replace(self.marked("reward", name, reward), gains=gains)

    def number(self, old: int) -> int:
        self.next += 1
        return -self.next if old < 0 else self.next


def _is_bare(table: Struct, field: str) -> bool:
    """Ranges of melee and personal spells, and the life of a trap, are no numbers of the card."""
    return isinstance(table, Spell) and field in ("min", "max") and table.range in ("melee", "personal")


def numbers_in(text: str) -> set[int]:
    """The numbers of a text; one below 0 counts as both, since “suffers −1” and “suffers 1 less” are the same."""
    found = {int(number) for number in re.findall(r"-?\d+", text.translate(SIGNS))}
    return found | {-number for number in found if number < 0}


def with_pack(data: Path, files: dict[str, str]) -> KrosmasterArena:
    written(data / "packs" / "krosmaster-arena", **files)
    return KrosmasterArena(data)


def said_of(content: Content, language: str) -> Texts:
    return Texts(language, (PACKAGE,), card_words(content, language, ""))


@rule("KA-25.2", "KA-26.1", "KA-27.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_card_that_acts_is_in_its_text(language: str) -> None:
    marked = Marked(GAME.tables.content)
    said = said_of(marked.content, language)
    for name, spell in marked.content.spells.items():
        wanted = set(marked.marks["spell", name])
        if spell.summons:
            wanted |= marked.marks["summon", spell.summons]
        assert not wanted - numbers_in(spell_text(said, name)), f"{name}: {spell_text(said, name)}"
    for name, reward in marked.content.rewards.items():
        wanted = set(marked.marks["reward", name])
        if reward.spell:
            wanted |= marked.marks["spell", reward.spell]
        if reward.summons:
            wanted |= marked.marks["summon", reward.summons]
        assert not wanted - numbers_in(reward_text(said, name)), f"{name}: {reward_text(said, name)}"


@rule("KA-25.1", "KA-26.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_figure_and_of_a_summon_is_on_its_card(language: str) -> None:
    marked = Marked(GAME.tables.content)
    book = structs.replace(printed(GAME), figures=marked.content.figures, summons=marked.content.summons)
    cards = Cards(book, Texts(language, (PACKAGE, "warbook.cli"), card_words(marked.content, language, "")))
    for kind, names in (("figure", book.figures), ("summon", book.summons)):
        for name in names:
            assert not marked.marks[kind, name] - numbers_in(cards.head(name).plain), name


@rule("KA-11.2", "KA-19.1", "KA-19.13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_limits_prices_and_durations_are_in_the_text(language: str) -> None:
    content = GAME.tables.content
    said = said_of(content, language)
    for name, spell in content.spells.items():
        if spell.limit != "unlimited":
            assert said.say(f"limit-{spell.limit}") in spell_text(said, name)
    for name, reward in content.rewards.items():
        price = getattr(content.prices, reward.rank)
        assert price in numbers_in(reward_text(said, name))
        if reward.category == "buff":
            assert said.say("category-buff-about") in reward_text(said, name)


@rule("KA-25.2")
def test_a_number_of_the_content_is_typed_nowhere_else() -> None:
    """No text of a card has a digit of its own: whatever it says is filled in."""
    for language in LANGUAGES:
        source = (Path(__file__).parents[4] / "src/warbook/games/krosmaster/text" / f"{language}.ftl").read_text(
            "utf-8"
        )
        for card in re.findall(r"^(?:spell|reward)-\S+-about = (.*(?:\n[ }].*)*)", source, re.MULTILINE):
            assert not re.search(r"\d", re.sub(r"\{ \$[\w-]+", "", card)), card


@rule("KA-25.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_packs_card_has_its_numbers_filled_in_too(tmp_path: Path, language: str) -> None:
    text = "spell-frost-bolt-about = MP { $mp-markers }.\n"
    game = with_pack(tmp_path, SOUND | {f"text_{each.replace('-', '_')}": text for each in LANGUAGES})
    assert not game.notices()
    said = Texts(language, (PACKAGE,), game.words(language))
    assert said.say("spell-frost-bolt-about") == "MP −1."
    assert {3, 1, 4} <= numbers_in(said.say("spell-frost-bolt-facts"))


@rule("KA-25.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_the_texts_filled_in(language: str) -> None:
    said: dict[str, str] = {}
    for entry in FluentParser().parse(texts(language, "krosmaster-arena").ftl).body:
        if isinstance(entry, Message):
            said[entry.id.name] = FluentSerializer().serialize_entry(entry)  # the last one wins in the page
    for name in GAME.tables.content.spells:
        assert "{" not in said[f"spell-{name}-about"] + said[f"spell-{name}-facts"]
    for name in GAME.tables.content.rewards:
        assert "{" not in said[f"reward-{name}-about"] + said[f"reward-{name}-facts"]
    assert "3" in said["spell-puff-about"]


def test_a_pack_leaves_open_only_what_its_card_has(tmp_path: Path) -> None:
    game = with_pack(tmp_path, SOUND | {"text_en": "spell-frost-bolt-about = { $luck }\n"})
    assert ["only plain words" in str(notice.words) for notice in game.notices()] == [True]


def test_a_pack_that_empties_a_card_breaks_no_text(tmp_path: Path) -> None:
    bare = '[spell.summon-gobball]\nkind = "attack"\nap = 3\nrange = "melee"\nsource = "made up"\n'
    game = with_pack(tmp_path, {"spells": bare})
    assert not game.notices()
    for language in LANGUAGES:
        assert 0 in numbers_in(Texts(language, (PACKAGE,), game.words(language)).say("spell-summon-gobball-about"))
