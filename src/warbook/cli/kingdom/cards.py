"""What is printed on towers, enemies, heroes and spells, for reading."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from warbook.games.kingdom.schema import Content, Enemy, Tower
from warbook.games.kingdom.view import KingdomView
from warbook.kernel.texts import Texts
from warbook.kernel.wire import Word


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
        """The towers of this scenario, the enemies, the heroes with their abilities, the team's spells."""
        lines = [
            self.tower(name, tower) for name, tower in self.content.towers.items() if tower.level <= view.level_cap
        ]
        lines += [self.enemy(name, enemy) for name, enemy in self.content.enemies.items()]
        for figure in view.figures:
            if figure.name in self.content.heroes:
                lines += self.hero(figure.name)
        lines += [self._about(f"spell-{name}") for name in view.spells]
        return Stack(*lines)

    def tower(self, name: str, tower: Tower) -> Text:
        """A tower: level, tiles, damage, range."""
        attack = tower.attack
        arrows = " ".join(f"{direction}{reach}" for direction, reach in attack.arrows.items())
        soldiers = self.say("label-volley-soldiers", n=attack.soldiers) if attack.soldiers else ""
        parts = [
            " + ".join((*attack.tiles, soldiers) if soldiers else attack.tiles),
            self.say(f"damage-{attack.damage}"),
            self.say("card-precise") if attack.reach == "precise" else self.say("card-arrows", arrows=arrows),
            self.say("card-link") if attack.link else "",
            self.say("card-free") if attack.free else "",
        ]
        said = self.say("comma").join(part for part in parts if part)
        return Text(self.say("card-tower", code=name, tower=f"@tower-{name}", level=tower.level, attack=said))

    def enemy(self, name: str, enemy: Enemy) -> Text:
        """An enemy: its letter, what it resists, its icons."""
        parts = [
            self.say("card-enemy", code=enemy.code, enemy=f"@enemy-{name}"),
            *(self.say("card-resists", damage=f"@damage-{damage}") for damage in enemy.resists),
            *(self.say(f"icon-{icon}") for icon in enemy.icons),
            self.say("card-large") if enemy.large else "",
            self.say("card-deadly") if enemy.tiles_only else "",
        ]
        return Text(" · ".join(part for part in parts if part))

    def hero(self, name: str) -> list[Text]:
        """A hero's basic attack, and all its abilities."""
        abilities = self.content.heroes[name].abilities
        return [self._about(f"hero-{name}"), *(self._about(f"ability-{ability}") for ability in abilities)]

    def _about(self, key: str) -> Text:
        about = self.say(f"{key}-about") if self.texts.has(f"{key}-about") else ""
        return Text.assemble((self.say(key), "bold"), f" · {about}" if about else "")
