"""The texts of cards and tokens."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from warbook.cli.play.joined import listed
from warbook.games.kingdom.content.schema import BossCard, Content, Enemy
from warbook.games.kingdom.content.steps import Attack
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word

TOKENS: Final = ("flower", "feature", "totem", "piece")
RANGES: Final = {"precise": "card-precise", "adjacent": "card-adjacent"}  # ranges without arrows


def scenario_about(view: KingdomView, content: Content, texts: Texts) -> str:
    """The scenario's goal and special rules, with its iron rule if in force."""
    ends = ("about", "iron") if content.settings[view.options["difficulty"]].iron else ("about",)
    return " ".join(texts.say(f"scenario-{view.scenario}-{end}") for end in ends)


class Cards:
    """The content in one language."""

    def __init__(self, content: Content, texts: Texts) -> None:
        """Store the content."""
        self.content = content
        self.texts = texts

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def boss(self, name: str) -> list[Text]:
        """A boss and its action cards, one of which is drawn each round."""
        return [self.about(f"boss-{name}"), *(self._boss_card(card) for card in self.content.bosses[name].cards)]

    def _boss_card(self, card: BossCard) -> Text:
        """A card with its text or its effects."""
        if self.texts.has(f"card-{card.name}-about"):
            return self.about(f"card-{card.name}")
        effects = [self.say(f"effect-{effect}") for effect in card.effects] or [self.say("card-no-effect")]
        return Text.assemble((self.say(f"card-{card.name}"), "bold"), f" · {self.texts.listed(effects)}")

    def tower(self, name: str) -> Text:
        """A tower: its level and its alternative attacks."""
        tower = self.content.towers[name]
        words: dict[str, Word] = {"code": name, "tower": f"@tower-{name}", "level": tower.level}
        parts = [
            self.attacks(name),
            self.say("card-slots", n=tower.mod_slots) if tower.mod_slots else "",
            self.say("card-comes-with", modification=f"@modification-{tower.brings}") if tower.brings else "",
        ]
        return Text(self.say("card-tower", **words, attack=" · ".join(part for part in parts if part)))

    def shapes(self, name: str) -> str:
        """The shapes of a tower's tiles, row by row."""
        tower = self.content.towers[name]
        used = dict.fromkeys(tile for attack in (tower.attack, *tower.instead) for tile in attack.tiles)
        return "  ".join(self.shape(tile) for tile in used)

    def shape(self, name: str) -> str:
        """A tile by its name and its rows: `L3 ##/#.`."""
        return f"{name} {'/'.join(self.content.shapes[name].rows)}"

    def attacks(self, name: str) -> str:
        """A tower's attacks."""
        tower = self.content.towers[name]
        return self.say("card-or").join(self.attack(attack) for attack in (tower.attack, *tower.instead))

    def held(self, card: str) -> str:
        """A tower card by code and name, followed by its stickers."""
        code, *stickers = card.split("+")
        return f"{code} {self.say(f'tower-{code}')}" + "".join(f" + {self._sticker(sticker)}" for sticker in stickers)

    def _sticker(self, sticker: str) -> str:
        """A modification, and where it points while the card faces north."""
        name, _, direction = sticker.partition(":")
        said = self.say(f"modification-{name}")
        return self.say("label-pointing", modification=said, direction=f"@facing-{direction}") if direction else said

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
            *(self.say("card-silences", icon=f"@icon-{icon}") for icon in attack.silences),
        ]
        return listed(self.texts, parts)

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

    def token(self, kind: str) -> str:
        """The name of a token: a flower, a feature, a totem or a piece."""
        for sort in TOKENS:
            if self.texts.has(f"{sort}-{kind}"):
                return self.say(f"{sort}-{kind}")
        return kind

    def icon(self, name: str) -> Text:
        """An enemy icon and its effect."""
        return self.about(f"icon-{name}")

    def summary(self, name: str, players: int) -> str:
        """A hero in a line or two: health, movement, the towers it brings, the basic attack."""
        hero = self.content.heroes[name]
        towers = hero.start.get(str(players), ())
        parts = [
            self.say("card-hero", health=hero.health, move=hero.move),
            self.say("card-brings", towers=listed(self.texts, towers)) if towers else "",
            self.say(f"hero-{name}-about"),
        ]
        return " · ".join(part for part in parts if part)

    def bench(self, name: str) -> str:
        """A bench hero's attack: a special one, or the basic one."""
        key = f"hero-{name}-bench"
        return self.say(key if self.texts.has(key) else f"hero-{name}-about")

    def hero(self, name: str, players: int, slots: int) -> list[Text]:
        """A hero's basic attack, board texts, abilities if it may have some, and bench attack."""
        hero = self.content.heroes[name]
        head = Text.assemble((self.say(f"hero-{name}"), "bold"), f" · {self.summary(name, players)}")
        lines = [self.about(f"passive-{passive}") for passive in hero.passives]
        lines += [self.about(f"ability-{each}") for each in hero.abilities if slots]
        if hero.bench:
            lines.append(Text(self.say("card-bench", about=self.bench(name))))
        return [head, *(Text("  ").append_text(line) for line in lines)]

    def about(self, key: str) -> Text:
        """Anything by name, with its description."""
        about = self.say(f"{key}-about") if self.texts.has(f"{key}-about") else ""
        return Text.assemble((self.say(key), "bold"), f" · {about}" if about else "")
