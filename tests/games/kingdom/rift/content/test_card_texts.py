"""Every number and limit of a card that acts is in the card's text, in every language, and comes from the content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Struct, structs

import warbook.games.kingdom as family
from tests.rules import rule
from warbook.cli.play.render.kingdom.cards import Cards
from warbook.games.kingdom.content.schema import Content, Shape
from warbook.games.kingdom.content.steps import Attack, Step
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.card_texts import card_words
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.uprising.game import ElementalUprising
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.server.http.library import texts

GAMES: Final[tuple[KingdomGame, ...]] = (RiftInTime(), ElementalUprising())
HOME: Final = Path(next(iter(family.__path__)))
# numbers that are no part of what a card does: how many of it there are, how a guest's tiles are printed; health and
# movement of a hero stand beside its text, what is printed on towers in their line
IDLE: Final = {"copies", "turns", "level", "mod_slots", "after", "deck", "row", "column", "source"}
LIMITS: Final[dict[str, dict[str, str]]] = {  # a word that the text must have, by key of the step
    "each": {"en": "each|every", "pl": "każd|po (?:magicznym )?żetonie", "zh-Hant": "每|各"},
    "apart": {"en": "different|another", "pl": "różn|inn", "zh-Hant": "不同"},
    "without_hero": {"en": "without a hero", "pl": "bez bohatera", "zh-Hant": "沒有英雄"},
    "off_tray": {
        "en": "no horde|without a horde",
        "pl": "bez hordy|nie stoi na hordzie",
        "zh-Hant": "不在敵軍|沒有敵軍",
    },
    "ground": {"en": "grass", "pl": "traw", "zh-Hant": "草地"},
    "cluster": {"en": "touch", "pl": "styk", "zh-Hant": "相鄰"},
    "sides": {"en": "side", "pl": "bok", "zh-Hant": "邊"},
    "free": {"en": "turned", "pl": "obr", "zh-Hant": "轉向"},
    "link": {"en": "one |same ", "pl": "jedn|tę samą", "zh-Hant": "一個|同一"},
    "full": {"en": "full", "pl": "pełn", "zh-Hant": "完全"},
    "other": {"en": "other", "pl": "inn", "zh-Hant": "另"},
    "anywhere": {"en": "any space", "pl": "dowolne pole", "zh-Hant": "任何"},
}
DAMAGES: Final = {
    "physical": {"en": "physical", "pl": "fizyczn", "zh-Hant": "物理"},
    "magic": {"en": "magic", "pl": "magiczn", "zh-Hant": "魔法"},
    "true": {"en": "true|direct", "pl": "bezpośredni", "zh-Hant": "真實"},
}
UNTIL: Final = {"next-round": {"en": "next round", "pl": "następnej rund", "zh-Hant": "下一輪"}}
LASTING: Final = {"en": "Lasting", "pl": "do końca rundy", "zh-Hant": "持續"}
PASSIVE: Final = {"en": "^Passive", "pl": "^Pasywna", "zh-Hant": "^被動"}


class Marked:
    """The content with a number of its own in every place that acts: so each can be found in the texts."""

    def __init__(self, content: Content) -> None:
        self.next = 100
        self.shapes: dict[str, Shape] = {}
        self.sizes: dict[str, set[int]] = {}  # by shape: its sides, or for one that is no rectangle its squares
        for name, shape in content.shapes.items():
            self.shapes[name] = self.shape(name, shape)
        self.wanted: dict[str, set[int]] = {}
        content = structs.replace(content, shapes=self.shapes)
        for kind in ("spells", "modifications", "icons", "flowers", "features", "rifts"):
            cards = getattr(content, kind)
            marked = {name: self.card(f"{kind[:-1]}-{name}-about", card) for name, card in cards.items()}
            content = structs.replace(content, **{kind: marked})
        heroes = {name: self.hero(name, hero) for name, hero in content.heroes.items()}
        bosses = {
            name: structs.replace(boss, cards=tuple(self.card(f"card-{card.name}-about", card) for card in boss.cards))
            for name, boss in content.bosses.items()
        }
        scenarios = {
            name: structs.replace(
                scenario,
                events=tuple(self.card(f"event-marker-{each.name}-about", each, "marker") for each in scenario.events),
            )
            for name, scenario in content.scenarios.items()
        }
        self.content = structs.replace(content, heroes=heroes, bosses=bosses, scenarios=scenarios)

    def number(self) -> int:
        self.next += 1
        return self.next

    def shape(self, name: str, shape: Shape) -> Shape:
        """A tile of an unheard-of size, a rectangle if it was one."""
        long = self.number()
        if "." in "".join(shape.rows):
            self.sizes[name] = {long + 1}
            return structs.replace(shape, rows=("#" * long, "#" + "." * (long - 1)))
        short = len(shape.rows) if len(shape.rows) <= len(shape.rows[0]) else len(shape.rows[0])
        self.sizes[name] = {short, long}
        return structs.replace(shape, rows=("#" * long,) * short)

    def hero(self, name: str, hero: Any) -> Any:
        words = self.wanted
        hero = structs.replace(
            hero,
            basic=self.steps(f"hero-{name}-about", hero.basic),
            bench=self.steps(f"hero-{name}-bench", hero.bench),
            abilities={each: self.card(f"ability-{each}-about", card) for each, card in hero.abilities.items()},
            passives={each: self.card(f"passive-{each}-about", card) for each, card in hero.passives.items()},
        )
        if hero.skulls:  # told where they are gained
            key = next(f"passive-{each}-about" for each in hero.passives)
            hero = structs.replace(hero, skulls=self.number())
            words.setdefault(key, set()).add(hero.skulls)
        if hero.warriors:
            hero = structs.replace(hero, warriors=self.card("passive-sand-warriors-about", hero.warriors))
        return hero

    def steps(self, key: str, steps: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(self.card(key, step) for step in steps)

    def card(self, key: str, card: Any, *idle: str) -> Any:
        """A table with all its numbers replaced, those of its steps too."""
        wanted = self.wanted.setdefault(key, set())
        changed: dict[str, object] = {}
        for field in structs.fields(card):
            value = getattr(card, field.name)
            if field.name in IDLE or field.name in idle or (field.name == "amount" and card.pawns):
                continue  # who is no hero leaves the map by any damage
            if isinstance(value, int) and not isinstance(value, bool) and value != field.default:
                changed[field.name] = self.number()
                wanted.add(self.next)
            elif isinstance(value, Struct):
                changed[field.name] = self.card(key, value)
            elif field.name == "steps":
                changed[field.name] = self.steps(key, value)
            elif field.name == "arrows":
                changed[field.name] = {each: self.number() for each in value}
                wanted |= set(changed[field.name].values())  # type: ignore[attr-defined]  # the line above
            elif field.name in ("tiles", "more_tiles", "on_site"):
                changed[field.name] = self.lots(wanted, value)
        return structs.replace(card, **changed)

    def lots(self, wanted: set[int], tiles: tuple[str, ...]) -> tuple[str, ...]:
        """Tiles of a kind: an unheard-of number where there are several."""
        found: list[str] = []
        for name, lot in groupby(tiles):
            wanted |= self.sizes[name]
            count = len(list(lot))
            if count > 1:
                count = self.number()
                wanted.add(count)
            found += [name] * count
        return tuple(found)


MARKED: Final = {game.name: Marked(game.tables.content) for game in GAMES}


def said_of(game: KingdomGame, language: str, content: Content) -> Texts:
    return Texts(language, (game.package,), card_words(content, game.package, language, ""))


def numbers_in(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


@rule("RT-24.1", "RT-19.1", "RT-29.5", "EU-15.19", "EU-24.1", "EU-28.7", "EU-27.7", "EU-16.1", "EU-19.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_a_card_that_acts_is_in_its_text(game: KingdomGame, language: str) -> None:
    marked = MARKED[game.name]
    said = said_of(game, language, marked.content)
    missing = {}
    for key, wanted in marked.wanted.items():
        text = said.say(key) if said.has(key) else ""
        if left := wanted - numbers_in(text):
            missing[key] = (left, text)
    assert not missing


def cards_of(content: Content) -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    """All cards with steps: their keys, steps, and tables."""
    for name, hero in content.heroes.items():
        yield from boards_of(name, hero)
    for kind in ("spells", "icons", "flowers", "features", "rifts"):
        for name, card in getattr(content, kind).items():
            yield f"{kind[:-1]}-{name}-about", card.steps, None
    for name, modification in content.modifications.items():
        if modification.attack:
            yield f"modification-{name}-about", (modification.attack,), None
    for boss in content.bosses.values():
        for card in boss.cards:
            if card.steps:
                yield f"card-{card.name}-about", card.steps, None


def boards_of(name: str, hero: Any) -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    yield f"hero-{name}-about", hero.basic, None
    yield f"hero-{name}-bench", hero.bench, None
    for each, ability in hero.abilities.items():
        yield f"ability-{each}-about", ability.steps, ability
    for each, passive in hero.passives.items():
        yield f"passive-{each}-about", passive.steps, None


def words_wanted(step: Step | Attack) -> Iterator[dict[str, str]]:
    """The words that a step needs in its text, by language."""
    for limit, words in LIMITS.items():
        is_moot = limit == "free" and all(tile == "I1" for tile in step.tiles)
        is_moot |= limit == "link" and len(step.tiles) + step.soldiers < 2
        if getattr(step, limit, False) and not is_moot:
            yield words
    if step.tiles or (step.soldiers and step.damage != "physical"):
        yield DAMAGES[step.damage]
    if isinstance(step, Step) and step.until in UNTIL:
        yield UNTIL[step.until]


@rule("RT-24.5", "RT-24.6", "RT-24.7", "EU-15.22", "EU-13.4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_limit_of_a_card_that_acts_is_in_its_text(game: KingdomGame, language: str) -> None:
    said = said_of(game, language, game.tables.content)
    missing = []
    for key, steps, table in cards_of(game.tables.content):
        if not steps and not said.has(key):
            continue
        text = said.say(key)
        wanted = [words for step in steps for words in words_wanted(step)]
        wanted += [LASTING] if table is not None and table.lasting else []
        wanted += [PASSIVE] if table is not None and table.passive else []
        missing += [
            (key, words[language], text) for words in wanted if not re.search(words[language], text, re.IGNORECASE)
        ]
    assert not missing


@rule("RT-25.6", "EU-2.2", "EU-24.4", "EU-26.6")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_a_tower_and_of_a_hero_is_on_its_card(game: KingdomGame, language: str) -> None:
    content = game.tables.content
    cards = Cards(content, Texts(language, (game.package, "warbook.cli"), game.words(language)))
    for name, tower in content.towers.items():
        attacks = (tower.attack, *tower.instead)
        numbers = {tower.level, *(far for attack in attacks for far in attack.arrows.values())}
        numbers |= {attack.soldiers for attack in attacks} | {tower.mod_slots} - {0}
        line = cards.tower(name).plain
        assert numbers - {0} <= numbers_in(line), line
        for attack in attacks:
            assert " + ".join(attack.tiles) in line and attack.spear in line
            assert all(cards.say(f"icon-{icon}") in line for icon in attack.silences)
    for name, hero in content.heroes.items():
        assert {hero.health, hero.move} <= numbers_in(cards.summary(name, 2))
    for name, totem in content.totems.items():
        text = cards.say(f"totem-{name}-about")
        assert re.search(DAMAGES[totem.resists][language], text, re.IGNORECASE), text


def test_a_number_of_the_content_is_typed_nowhere_else() -> None:
    """No text of a hero, an ability, a spell or a sticker has a digit of its own: whatever it says is filled in."""
    for language in LANGUAGES:
        for folder in ("text", "rift/text", "uprising/text"):
            source = (HOME / folder / f"{language}.ftl").read_text("utf-8")
            kinds = "hero|ability|passive|spell|modification|flower|feature|icon"
            for key, card in re.findall(rf"^((?:{kinds})-\S+-(?:about|bench)) = (.*)$", source, re.MULTILINE):
                if key == "icon-aim-about" or key == "feature-ink-pool-about":
                    continue  # the damage of aim is a rule's number, phase 1 a name
                assert not re.search(r"\d", re.sub(r"\{ \$[\w-]+", "", card)), f"{key}: {card}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_gets_the_texts_filled_in(game: KingdomGame, language: str) -> None:
    said = {
        key: text for key, text in re.findall(r"^(\S+) = (.*)$", texts(language, game.name).ftl, re.MULTILINE)
    }  # the last one wins in the page
    for key, _, _ in cards_of(game.tables.content):
        assert "{" not in said.get(key, ""), key
