"""What is printed on cards and tokens, for reading."""

from __future__ import annotations

from typing import Final

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from warbook.games.kingdom.schema import Content, Enemy, Tower
from warbook.games.kingdom.steps import Attack
from warbook.games.kingdom.view import KingdomView
from warbook.kernel.texts import Texts
from warbook.kernel.wire import Word

RANGES: Final = {"precise": "card-precise", "adjacent": "card-adjacent"}  # those without arrows


def scenario_about(view: KingdomView, content: Content, texts: Texts) -> str:
    """What the scenario wants and what is special in it, with its iron rule where that is in force."""
    ends = ("about", "iron") if content.settings[view.options["difficulty"]].iron else ("about",)
    return " ".join(texts.say(f"scenario-{view.scenario}-{end}") for end in ends)


class Cards:
    """The content in one language."""

    def __init__(self, content: Content, texts: Texts) -> None:
        """Know what is printed."""
        self.content = content
        self.texts = texts

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def shown(self, view: KingdomView) -> RenderableType:
        """The scenario and what it can show: towers, modifications, enemies, heroes, spells, tokens, the boss."""
        content = self.content
        about = Text(scenario_about(view, content, self.texts))
        lines = [about, Text(self.say("card-signs"), style="dim")]
        lines += [self.tower(name, tower) for name, tower in content.towers.items() if tower.level <= view.level_cap]
        lines += [self._about(f"modification-{name}") for name in content.modifications]
        lines += [self.enemy(name, enemy) for name, enemy in content.enemies.items()]
        lines += [self._about(f"icon-{name}") for name in content.icons]
        for figure in view.figures:
            if figure.name in content.heroes:
                lines += self.hero(figure.name)
        lines += [self._about(f"spell-{name}") for name in view.spells]
        for kind, names in (("flower", content.flowers), ("feature", content.features), ("totem", content.totems)):
            lines += [self._about(f"{kind}-{name}") for name in names]
        pieces = dict.fromkeys(f"piece-{token.kind}" for token in view.tokens)
        lines += [self._about(piece) for piece in pieces if self.texts.has(piece)]
        return Stack(*lines, *self.boss(view))

    def boss(self, view: KingdomView) -> list[Text]:
        """The boss's action cards, of which one comes each round."""
        if view.boss is None:
            return []
        cards = self.content.bosses[view.boss.name].cards
        return [self._about(f"boss-{view.boss.name}"), *(self._about(f"card-{card.name}") for card in cards)]

    def tower(self, name: str, tower: Tower) -> Text:
        """A tower: its level and its attacks, of which one is made."""
        said = self.say("card-or").join(self.attack(attack) for attack in (tower.attack, *tower.instead))
        return Text(self.say("card-tower", code=name, tower=f"@tower-{name}", level=tower.level, attack=said))

    def attack(self, attack: Attack) -> str:
        """An attack: tiles and soldiers, damage, range."""
        soldiers = self.say("label-volley-soldiers", n=attack.soldiers) if attack.soldiers else ""
        parts = [
            " + ".join((*attack.tiles, soldiers) if soldiers else attack.tiles),
            self.say(f"damage-{attack.damage}"),
            self._range(attack),
            self.say("card-each") if attack.each else "",
            self.say("card-link") if attack.link else "",
            self.say("card-free") if attack.free else "",
            self.say("card-spear", shape=attack.spear) if attack.spear else "",
        ]
        return self.say("comma").join(part for part in parts if part)

    def _range(self, attack: Attack) -> str:
        if attack.reach in RANGES:
            return self.say(RANGES[attack.reach])
        arrows = " ".join(f"{direction}{reach}" for direction, reach in attack.arrows.items())
        return self.say("card-arrows", arrows=arrows)

    def enemy(self, name: str, enemy: Enemy) -> Text:
        """An enemy: its letter, what it resists, its icons and traits."""
        parts = [
            self.say("card-enemy", code=enemy.code, enemy=f"@enemy-{name}"),
            *(self.say("card-resists", damage=f"@damage-{damage}") for damage in enemy.resists),
            *(self.say(f"icon-{icon}") for icon in enemy.icons),
            self.say("card-large") if enemy.large else "",
            self.say("card-deadly") if enemy.tiles_only else "",
            self.say("card-shield") if enemy.shield else "",
            self.say("card-slippery") if enemy.slippery else "",
            self.say("card-champion") if enemy.champion else "",
        ]
        return Text(" · ".join(part for part in parts if part))

    def hero(self, name: str) -> list[Text]:
        """A hero's basic attack, the texts of its board, and all its abilities."""
        hero = self.content.heroes[name]
        passives = [self._about(f"passive-{passive}") for passive in hero.passives]
        return [self._about(f"hero-{name}"), *passives, *(self._about(f"ability-{each}") for each in hero.abilities)]

    def _about(self, key: str) -> Text:
        about = self.say(f"{key}-about") if self.texts.has(f"{key}-about") else ""
        return Text.assemble((self.say(key), "bold"), f" · {about}" if about else "")
