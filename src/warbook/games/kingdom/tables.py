"""The family's content as columns of ints: names become numbers here and nowhere else. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.field import DIRECTIONS, NONE, Field
from warbook.games.kingdom.schema import Attack, Content, Enemy, Hero, Scenario, Step
from warbook.games.kingdom.shapes import BITS, CENTRE, SIDE, SQUARES, Polyomino

FAMILIES: Final = ["archer", "mage", "artillery", "barracks"]
BARRACKS: Final = 3
DAMAGES: Final = ["physical", "magic", "true"]
PHYSICAL: Final = 0
MAGIC: Final = 1
TRUE: Final = 2

REACHES: Final = [
    "arrows",
    "precise",
    "any",
    "own",
    "adjacent",
    "own-or-adjacent",
    "companion",
    "target",
    "beside-target",
    "portal-or-boss",
]
ARROWS: Final = 0
PRECISE: Final = 1
ANY: Final = 2
OWN: Final = 3
ADJACENT: Final = 4
OWN_OR_ADJACENT: Final = 5
COMPANION: Final = 6
TARGET: Final = 7
BESIDE_TARGET: Final = 8
PORTAL_OR_BOSS: Final = 9

DOS: Final = [
    "attack",
    "companion",
    "grant",
    "heal",
    "refresh",
    "protect",
    "basic",
    "again",
    "copy",
    "surge",
    "resurrect",
    "raise",
    "pay",
]
ATTACK: Final = 0
BRING: Final = 1
GRANT: Final = 2
HEAL: Final = 3
REFRESH: Final = 4
PROTECT: Final = 5
BASIC: Final = 6
AGAIN: Final = 7
COPY: Final = 8
SURGE: Final = 9
RESURRECT: Final = 10
RAISE: Final = 11
PAY: Final = 12

WHOS: Final = ["self", "any", "on-map", "near", "self-or-adjacent", "same-space"]
SELF: Final = 0
ANYONE: Final = 1
ON_MAP: Final = 2
NEAR: Final = 3
SELF_OR_ADJACENT: Final = 4
SAME_SPACE: Final = 5

# kinds of cards; a boss's health cards come behind the horde cards
KINDS: Final = ["normal", "ghost-strip", "ghost", "trailblazer", "flying", "portal", "boss"]
NORMAL: Final = 0
GHOST_STRIP: Final = 1
GHOST: Final = 2
TRAILBLAZER: Final = 3
FLYING: Final = 4
PORTAL: Final = 5
BOSS: Final = 6
GROUPS: Final = {"HG": GHOST_STRIP, "HT": TRAILBLAZER, "HF": FLYING}  # of deck recipes (RT-30.3)

PERS: Final = ["", "empty", "enemy"]
PER_EMPTY: Final = 1
PER_ENEMY: Final = 2


@final
class Aim:
    """Where an attack reaches and what it places: of a tower, or of a step."""

    def __init__(self, attack: Attack | Step, shapes: dict[str, int]) -> None:
        self.reach: Final = REACHES.index(attack.reach)
        arrows: dict[str, int] = {str(name): reach for name, reach in attack.arrows.items()}
        self.arrows: Final[vec[i64]] = vec[i64]([arrows.get(name, 0) for name in DIRECTIONS])  # reach by direction
        self.damage: Final = DAMAGES.index(attack.damage)
        self.tiles: Final = [shapes[name] for name in attack.tiles]
        self.soldiers: Final = attack.soldiers  # of soldier towers, which have no tiles (RT-9.1)
        self.link: Final = attack.link
        self.free: Final = attack.free


@final
class Deed:
    """One step of an ability, a basic attack or a spell."""

    def __init__(self, step: Step, shapes: dict[str, int]) -> None:
        self.do: Final = DOS.index(step.do)
        self.aim: Final = Aim(step, shapes)
        self.each: Final = step.each
        self.most: Final = step.most
        self.must: Final = step.must
        self.cluster: Final = step.cluster
        self.sides: Final = step.sides
        self.per: Final = PERS.index(step.per)
        self.if_on_site: Final = step.if_on_site
        self.exactly: Final = step.exactly
        self.who: Final = WHOS.index(step.who)
        self.amount: Final = step.amount
        self.move: Final = step.move
        self.anywhere: Final = step.anywhere
        self.basic: Final = step.basic
        self.refresh: Final = step.refresh
        self.levels: Final = step.levels
        self.has_pattern: Final = self.cluster or self.sides or self.do == SURGE  # of its tiles


@final
class Card:
    """A horde card, or a health card of a boss: its squares as sets of bits."""

    def __init__(self, name: str, kind: int, tier: int, crystals: int, grid: tuple[str, ...]) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.tier: Final = tier
        self.crystals: Final = crystals
        self.grid: Final = "".join(grid)
        self.trail: list[int] = []  # trail cards of a trailblazer, in order
        self.level = 0  # of a portal
        self.enemies: i64 = 0
        self.resists: Final[vec[i64]] = vec[i64]([0, 0, 0])  # by damage type
        self.tiles_only: i64 = 0
        self.closed: i64 = 0  # strips, and the middle of a portal: nothing may lie there
        self.icons: Final[vec[i64]] = vec[i64]([0, 0, 0])  # squares that show heal, fast, aim
        self.large: list[int] = []  # the squares of each large enemy
        self.small: i64 = 0

    def read(self, enemies: dict[str, Enemy]) -> None:
        """Read the grid with its enemies by letter; the upper left square of a large one comes first (RT-21.1)."""
        taken: i64 = 0
        for square in range(SQUARES):
            mark = self.grid[square]
            if mark in "=~^":  # strips: flying, ghost, trailblazer (RT-21.2, RT-21.10, RT-21.18)
                self.closed |= BITS[square]
            elif mark in "123456789":
                self.level = int(mark)
                self.closed |= BITS[CENTRE]
            elif mark in enemies and taken & BITS[square] == 0:
                enemy = enemies[mark]
                mask: i64 = BITS[square]
                if enemy.large:
                    mask |= BITS[square + 1] | BITS[square + SIDE] | BITS[square + SIDE + 1]
                    self.large.append(mask)
                else:
                    self.small |= mask
                taken |= mask
                self._add(enemy, mask)

    def _add(self, enemy: Enemy, mask: i64) -> None:
        self.enemies |= mask
        for damage in enemy.resists:
            self.resists[DAMAGES.index(damage)] |= mask
        if enemy.tiles_only:
            self.tiles_only |= mask
        for icon in enemy.icons:
            self.icons[ICONS.index(icon)] |= mask


ICONS: Final = ["heal", "fast", "aim"]
HEAL_ICON: Final = 0
FAST_ICON: Final = 1
AIM_ICON: Final = 2
BOSS_SQUARES: Final = {
    "B": Enemy(code="B", source=""),
    "K": Enemy(code="K", source="", resists=("physical",)),
    "U": Enemy(code="U", source="", resists=("magic",)),
}


@final
class HeroTable:
    """A hero's board: its basic attack and its abilities as steps."""

    def __init__(self, name: str, hero: Hero, shapes: dict[str, int], towers: list[str]) -> None:
        self.name: Final = name
        self.health: Final = hero.health
        self.move: Final = hero.move
        self.companion: Final = hero.companion
        self.basic: Final = [Deed(step, shapes) for step in hero.basic]
        self.ability_names: Final = list(hero.abilities)
        self.abilities: Final = [[Deed(step, shapes) for step in each.steps] for each in hero.abilities.values()]
        self.lasting: Final = [each.lasting for each in hero.abilities.values()]
        self.start: Final = [
            [towers.index(tower) for tower in hero.start.get(str(players), ())] for players in range(5)
        ]  # by number of players, alone in a row of its own (RT-18.13)


@final
class Tables:
    """The whole content."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.numbers: Final = content.numbers
        self.prices: Final = list(content.numbers.prices)  # by level, from 1
        self.cheapest: Final = min(self.prices)
        self.shapes: Final = [Polyomino(name, shape.rows) for name, shape in content.shapes.items()]
        shapes = {name: number for number, name in enumerate(content.shapes)}
        self.tower_names: Final = list(content.towers)
        self.towers: Final = len(content.towers)
        towers = list(content.towers.values())
        self.family: Final = [FAMILIES.index(tower.family) for tower in towers]
        self.level: Final = [tower.level for tower in towers]
        self.copies: Final = [tower.copies for tower in towers]
        self.upgrades: Final = [[self.tower_names.index(name) for name in tower.upgrades] for tower in towers]
        self.attack: Final = [Aim(tower.attack, shapes) for tower in towers]
        self.enemies: Final = {enemy.code: enemy for enemy in content.enemies.values()}
        self.cards: Final[list[Card]] = []
        self._read_cards()
        self.hordes: Final = len(content.hordes)
        self.card_names: Final = list(content.hordes)
        self.boss_names: Final = list(content.bosses)
        self.boss_cards: Final[list[list[int]]] = []  # by boss: its health cards
        self._read_bosses()
        self.hero_names: Final = list(content.heroes)
        self.heroes: Final = [HeroTable(name, hero, shapes, self.tower_names) for name, hero in content.heroes.items()]
        # figures: the heroes, then the companion
        self.figures: Final = len(self.heroes) + 1
        self.companion: Final = len(self.heroes)
        self.master: Final = next((place for place, hero in enumerate(self.heroes) if hero.companion), NONE)
        self.spell_names: Final = list(content.spells)
        self.spells: Final = [[Deed(step, shapes) for step in spell.steps] for spell in content.spells.values()]
        self.energy: Final = [spell.energy for spell in content.spells.values()]

    def _read_cards(self) -> None:
        for name, horde in self.content.hordes.items():
            card = Card(name, KINDS.index(horde.kind), horde.tier, horde.crystals, horde.grid)
            card.read(self.enemies)
            card.trail = ["ABC".index(letter) for letter in horde.trail]
            self.cards.append(card)

    def _read_bosses(self) -> None:
        for name, boss in self.content.bosses.items():
            found: list[int] = []
            for number, grid in enumerate(boss.health):
                card = Card(f"{name}-{number + 1}", BOSS, 0, 0, grid)
                card.read(BOSS_SQUARES)
                found.append(len(self.cards))
                self.cards.append(card)
            self.boss_cards.append(found)


def field_of(scenario: Scenario, players: int) -> Field:
    """The map of a scenario."""
    return Field(scenario, players)
