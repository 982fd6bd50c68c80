"""The content as columns of ints; only here do names become numbers (EU-39.1). Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.board.field import DIRECTIONS, NONE
from warbook.games.kingdom.board.shapes import BITS, CENTRE, SIDE, SQUARES, Polyomino
from warbook.games.kingdom.content.schema import Ability, Content, Enemy, Hero
from warbook.games.kingdom.content.steps import Step
from warbook.games.kingdom.content.supply_tables import EventTable, ModTable, RiftTable, TokenTable, token_tables
from warbook.games.kingdom.effects.vocabulary import (
    DAMAGES,
    FAMILIES,
    FIRST_MOVE,
    FORCES,
    MOVE_END,
    OWN_TILES,
    SPAWN_CARD,
    WHENS,
    Aim,
    Deed,
    Forces,
    Names,
    deeds_of,
)
from warbook.games.kingdom.variants import Ways

# kinds of cards; a boss's health cards come behind the horde cards
KINDS: Final = ["normal", "ghost-strip", "ghost", "trailblazer", "flying", "portal", "boss", "champion"]
NORMAL: Final = 0
GHOST_STRIP: Final = 1
GHOST: Final = 2
TRAILBLAZER: Final = 3
FLYING: Final = 4
PORTAL: Final = 5
BOSS: Final = 6
CHAMPION: Final = 7
GROUPS: Final = {"HG": GHOST_STRIP, "HT": TRAILBLAZER, "HF": FLYING}  # of deck recipes (RT-30.3)


@final
class Card:
    """A horde card, or a health card of a boss: its squares as sets of bits."""

    def __init__(self, name: str, kind: int, tier: int, crystals: int, grid: tuple[str, ...], icons: list[str]) -> None:
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
        self.icon_names: Final = icons
        self.icons: Final[vec[i64]] = vec[i64]([0] * len(icons))  # by icon: the squares that show it
        self.large: list[int] = []  # the squares of each large enemy
        self.small: i64 = 0
        # Elemental Uprising
        self.copies = 1
        self.gold = 0
        self.either = 0  # this many crystals or this much gold
        self.shield: int = NONE  # the direction of the shieldbearers' side
        self.shielded: i64 = 0
        self.slippery: i64 = 0
        self.champion: i64 = 0  # the squares of a champion enemy

    def read(self, enemies: dict[str, Enemy]) -> None:
        """Read the grid with its enemies by letter; the upper left square of a large one comes first (RT-21.1)."""
        taken: i64 = 0
        for square in range(SQUARES):
            mark = self.grid[square]  # RT-27.2
            if mark in "=~^":  # strips: flying, ghost, trailblazer (RT-21.2, RT-21.10, RT-21.18)
                self.closed |= BITS[square]
            elif mark in "123456789":
                self.level = int(mark)
                self.closed |= BITS[CENTRE]
            elif mark in enemies and taken & BITS[square] == 0:
                enemy = enemies[mark]
                mask: i64 = BITS[square]
                if enemy.large:
                    mask |= BITS[square + 1] | BITS[square + SIDE] | BITS[square + SIDE + 1]  # RT-21.1
                    self.large.append(mask)
                else:
                    self.small |= mask
                taken |= mask
                self._add(enemy, mask)

    def back(self) -> str:
        """What its back says besides the reward: a tier; a champion is known by its name (EU-4.9)."""
        return self.name if self.champion else f"T{self.tier}"

    def _add(self, enemy: Enemy, mask: i64) -> None:  # RT-26.1
        self.enemies |= mask
        for damage in enemy.resists:
            self.resists[DAMAGES.index(damage)] |= mask
        if enemy.tiles_only:
            self.tiles_only |= mask
        for icon in enemy.icons:
            self.icons[self.icon_names.index(icon)] |= mask
        if enemy.shield:
            self.shielded |= mask
        if enemy.slippery:
            self.slippery |= mask
        if enemy.champion:
            self.champion |= mask


ICONS: Final = ["heal", "fast", "aim"]
HEAL_ICON: Final = 0
FAST_ICON: Final = 1
AIM_ICON: Final = 2
# plain, or resisting one kind of damage (EU-27.5)
BOSS_SQUARES: Final = {  # RT-29.1, EU-27.5
    "B": Enemy(code="B", source=""),
    "K": Enemy(code="K", source="", resists=("physical",)),
    "U": Enemy(code="U", source="", resists=("magic",)),
}


@final
class AbilityTable:
    """An ability of a hero, or a text of its board."""

    def __init__(self, name: str, given: Ability, names: Names) -> None:
        self.name: Final = name
        self.deeds: Final = deeds_of(given.steps, names)
        self.passive: Final = given.passive
        self.force: Final = None if given.force is None else Forces(given.force)


@final
class HeroTable:
    """A hero's board: its basic attack and its abilities as steps."""

    def __init__(self, name: str, hero: Hero, names: Names, towers: list[str]) -> None:
        self.name: Final = name
        self.health: Final = hero.health
        self.move: Final = hero.move
        self.companion: Final = hero.companion
        self.basic: Final = deeds_of(hero.basic, names)
        self.ability_names: Final = list(hero.abilities)
        self.cards: Final = [AbilityTable(each, ability, names) for each, ability in hero.abilities.items()]
        self.abilities: Final = [card.deeds for card in self.cards]
        self.lasting: Final = [each.lasting for each in hero.abilities.values()]
        self.passives: Final = [AbilityTable(each, text, names) for each, text in hero.passives.items()]  # board texts
        # what it does on the bench: without such a side its basic attack (EU-25.4, EU-29.5)
        self.bench: Final = deeds_of(hero.bench, names) if hero.bench else self.basic
        self.skulls: Final = hero.skulls
        self.warriors: Final = 0 if hero.warriors is None else hero.warriors.count
        self.start: Final = [
            [towers.index(tower) for tower in hero.start.get(str(players), ()) if tower in towers]
            for players in range(5)
        ]  # by number of players, with a separate row for one (RT-18.13)


@final
class Tables:
    """The whole content."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.numbers: Final = content.numbers
        self.ways: Final = Ways(content.parameters)
        self.prices: Final = list(content.numbers.prices)  # by level, from 1
        self.cheapest: Final = min(self.prices)
        self.shapes: Final = [Polyomino(name, shape.rows) for name, shape in content.shapes.items()]
        shapes = {name: number for number, name in enumerate(content.shapes)}
        self.icon_names: Final = ICONS + [name for name in content.icons if name not in ICONS]
        self.icon_order: Final = [self.icon_names.index(name) for name in content.icons]  # within a horde (EU-19.4)
        self.names: Final = Names(shapes, self.icon_names, self.ways.free_tiles)
        names = self.names
        self.icon_deeds: Final = [
            deeds_of(content.icons[name].steps, names) if name in content.icons else [] for name in self.icon_names
        ]  # by icon
        self.tower_names: Final = list(content.towers)
        self.towers: Final = len(content.towers)
        towers = list(content.towers.values())
        self.family: Final = [FAMILIES.index(tower.family) for tower in towers]
        self.level: Final = [tower.level for tower in towers]
        self.copies: Final = [tower.copies for tower in towers]
        self.upgrades: Final = [[self.tower_names.index(name) for name in tower.upgrades] for tower in towers]
        self.attack: Final = [Aim(tower.attack, names) for tower in towers]
        self.modes: Final = [
            [self.attack[place], *[Aim(other, names) for other in tower.instead]] for place, tower in enumerate(towers)
        ]  # by tower: all its attacks, of which one is used (EU-10.9)
        self.enemies: Final = {enemy.code: enemy for enemy in content.enemies.values()}
        self.cards: Final[list[Card]] = []
        self._read_cards()
        self.hordes: Final = len(content.hordes)
        self.card_names: Final = list(content.hordes)
        self.boss_names: Final = list(content.bosses)
        self.boss_cards: Final[list[list[int]]] = []  # by boss: its health cards
        self._read_bosses()
        self._read_heroes()
        self._read_spells()
        self._read_supplies()

    def _read_heroes(self) -> None:
        """Figures: the game's own heroes, its guests, the companion, the Sand Warriors."""
        heroes = self.content.heroes
        self.hero_names: list[str] = list(heroes)
        self.heroes: list[HeroTable] = [
            HeroTable(name, hero, self.names, self.tower_names) for name, hero in heroes.items()
        ]
        self.own_heroes: int = self.content.own_heroes
        self.companion: int = len(self.heroes)
        self.master: int = NONE  # of the companion
        self.captain: int = NONE  # of the Sand Warriors
        self.warriors: list[int] = []
        self.warrior_health: int = 0
        self.warrior_move: int = 0
        self.warrior_damage: int = 0
        self.owns_tiles: bool = False  # whether anybody asks whose a tile is (EU-15.39)
        self.choirs: list[int] = []  # heroes near whom soldiers may deal true damage (EU-C7)
        for place, hero in enumerate(self.heroes):
            if hero.companion:
                self.master = place
            self.owns_tiles = self.owns_tiles or asks_for_own_tiles(hero)
            near = FORCES.index("true_soldiers_near")
            texts = [*hero.cards, *hero.passives]
            if [text for text in texts if text.force is not None and text.force.worth[near]]:
                self.choirs.append(place)
        for place, given in enumerate(heroes.values()):
            if given.warriors is not None:
                self.captain = place
                self.warriors = [self.companion + 1 + number for number in range(given.warriors.count)]
                self.warrior_health = given.warriors.health
                self.warrior_move = given.warriors.move
                self.warrior_damage = DAMAGES.index(given.warriors.damage)
        self.figures: int = self.companion + 1 + len(self.warriors)

    def _read_spells(self) -> None:
        spells = self.content.spells
        self.spell_names: list[str] = list(spells)
        self.spells: list[list[Deed]] = [deeds_of(spell.steps, self.names) for spell in spells.values()]
        self.energy: list[int] = [spell.energy for spell in spells.values()]

    def _read_supplies(self) -> None:
        """Modifications, tokens, Rift cards and events."""
        modifications, towers = self.content.modifications, list(self.content.towers.values())
        self.mod_names: list[str] = list(modifications)
        self.mods: list[ModTable] = [ModTable(name, given, self.names) for name, given in modifications.items()]
        self.mod_slots: list[int] = [tower.mod_slots for tower in towers]
        self.brings: list[int] = [self.mod_names.index(tower.brings) if tower.brings else NONE for tower in towers]
        self.tokens: list[TokenTable] = token_tables(self.content, self.names)
        self.token_kinds: list[str] = [kind.name for kind in self.tokens]
        self.rift_names: list[str] = list(self.content.rifts)
        self.rifts: list[RiftTable] = [RiftTable(name, rift, self.names) for name, rift in self.content.rifts.items()]
        self.events: dict[str, list[EventTable]] = {
            name: [EventTable(event, self.names) for event in scenario.events]
            for name, scenario in self.content.scenarios.items()
        }
        self.moments: vec[i64] = vec[i64](heard_moments(self))  # by moment: 1 if anything waits for it
        self.draws_reserve: bool = SPAWN_CARD in self.names.used  # EU-4.5
        # the tentacles of an iron challenge come before the first round (EU-27.13)
        self.rising: list[Deed] = [Deed(Step(do="place", piece="tentacle", on="site", nearest="gate"), self.names)]

    def _read_cards(self) -> None:
        for name, horde in self.content.hordes.items():
            card = Card(name, KINDS.index(horde.kind), horde.tier, horde.crystals, horde.grid, self.icon_names)
            card.read(self.enemies)
            card.trail = ["ABC".index(letter) for letter in horde.trail]
            card.copies = horde.copies
            card.gold = horde.gold
            card.either = horde.either
            card.shield = DIRECTIONS.index(horde.shield) if horde.shield else NONE
            self.cards.append(card)

    def _read_bosses(self) -> None:
        self.boss_deeds: list[list[list[Deed]]] = [
            [deeds_of(card.steps, self.names) for card in boss.cards] for boss in self.content.bosses.values()
        ]  # by boss and action card
        for name, boss in self.content.bosses.items():
            found: list[int] = []
            for number, grid in enumerate(boss.health):
                card = Card(f"{name}-{number + 1}", BOSS, 0, 0, grid, self.icon_names)
                card.read(BOSS_SQUARES)
                if self.ways.boss_is_horde:  # no soldier goes there (EU-27.3)
                    card.tiles_only = card.enemies
                found.append(len(self.cards))
                self.cards.append(card)
            self.boss_cards.append(found)


def asks_for_own_tiles(hero: HeroTable) -> bool:
    """Whether a hero looks at the tiles that it has placed itself."""
    for text in [*hero.passives, *hero.cards]:
        for deed in text.deeds:
            if deed.aim.reach == OWN_TILES:
                return True
    return False


def heard_moments(tables: Tables) -> list[int]:
    """The moments that some step waits for; tokens on the map wait for the end of moves."""
    found = [0] * len(WHENS)
    lists = [text.deeds for hero in tables.heroes for text in [*hero.passives, *hero.cards]]
    lists += [kind.deeds for kind in tables.tokens] + [rift.deeds for rift in tables.rifts]
    lists += [event.deeds for events in tables.events.values() for event in events]
    for deeds in lists:
        for deed in deeds:
            found[deed.when] = 1
    if found[FIRST_MOVE] or [kind for kind in tables.tokens if kind.copies]:
        found[MOVE_END] = 1
    return found
