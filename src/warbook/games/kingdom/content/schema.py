"""The shapes of the family's content as its TOML files give it: effects are data too (EU-39.4)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from warbook.games.kingdom.content.scenarios import Difficulty, Numbers, Parameters, Scenario
from warbook.games.kingdom.content.steps import Attack, Damage, Force, Reach, Step

Family = Literal["archer", "mage", "artillery", "barracks"]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A damage tile as printed: rows of # and dots. There is no end of them (RT-1.4, EU-11.13)."""

    rows: tuple[str, ...]
    source: str


class PathTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A form of path tiles: o is path, a comma grass (EU-3.1). Each id is a tile, which a map has once at most."""

    ids: tuple[str, ...]
    rows: tuple[str, ...]
    source: str


class Tower(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A tower card: its family and level, how many there are, its attack (RT-1.2, RT-1.3, RT-7.21, EU-2.2)."""

    family: Family  # RT-1.2, EU-2.2
    level: int  # RT-1.2, EU-2.2
    copies: int  # RT-1.3, RT-25.6
    attack: Attack  # RT-7.21, RT-25.6, EU-2.2
    source: str
    upgrades: tuple[str, ...] = ()
    mod_slots: int = 0  # EU-24.4
    instead: tuple[Attack, ...] = ()  # further attacks; a player uses exactly one (EU-10.9)
    brings: str = ""  # the modification that comes with its first card (EU-24.14)


class Modification(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A sticker for a tower, once in a game (EU-24.1)."""

    group: Literal["basic", "advanced", "special"]
    source: str
    directions: int = 0  # neighbouring ones, chosen when it is attached (EU-24.11)
    attack: Attack | None = None  # on top of the tower's
    damage: Damage | None = None
    reach: Reach | None = None
    more_towers: int = 0
    more_tiles: tuple[str, ...] = ()
    spaces: int = 1
    any_colour: bool = False
    gold: int = 0
    loose_tiles: int = 0


class Icon(Struct, frozen=True, forbid_unknown_fields=True):
    """An active ability of enemies as steps (section 19 of Elemental Uprising)."""

    steps: tuple[Step, ...]  # EU-39.4
    source: str


class Enemy(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An enemy of horde cards."""

    code: str  # RT-26.2
    source: str
    resists: tuple[Damage, ...] = ()
    tiles_only: bool = False  # never under a soldier or a base
    icons: tuple[str, ...] = ()
    large: bool = False  # 2x2 squares (RT-8.17)
    shield: bool = False  # not covered by attacks from the card's side (EU-19.6)
    slippery: bool = False  # soldiers do not stop its horde (EU-19.7)
    champion: bool = False  # EU-26.1


class Horde(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A horde card: its grid, and what is on its back (RT-1.11)."""

    kind: Literal["normal", "ghost-strip", "ghost", "trailblazer", "flying", "portal", "champion"]
    tier: int
    crystals: int  # RT-1.11, RT-27.3
    grid: tuple[str, ...]  # RT-1.11
    source: str
    trail: tuple[str, ...] = ()  # the icons of a trailblazer, from left to right
    copies: int = 1
    gold: int = 0
    either: int = 0  # so many crystals or so many gold (EU-17.3)
    shield: Literal["", "N", "E", "S", "W"] = ""


class Ability(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A special ability of a hero, or a text of its board."""

    source: str
    steps: tuple[Step, ...] = ()  # EU-39.4
    lasting: bool = False  # in force until the end of the round
    passive: bool = False  # always on, never turned (EU-15.22)
    force: Force | None = None


class Warriors(Struct, frozen=True, forbid_unknown_fields=True):
    """The Sand Warriors of a hero (EU-15.31)."""

    count: int
    health: int
    move: int
    damage: Damage


class Hero(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):  # RT-1.8, EU-2.5
    """A hero with its board (RT-1.8, EU-2.5)."""

    health: int
    move: int
    basic: tuple[Step, ...]  # RT-24.1
    abilities: dict[str, Ability]  # RT-24.1
    source: str
    start: dict[str, tuple[str, ...]] = field(default_factory=dict)  # towers in hand, by number of players
    companion: bool = False  # has a wildcat (RT-1.9)
    bench: tuple[Step, ...] = ()  # the Bench Hero side; without one the basic attack (EU-25.4, EU-29.5)
    passives: dict[str, Ability] = field(default_factory=dict)  # the texts of its board (EU-15.23)
    skulls: int = 0  # that it can have (EU-15.37)
    warriors: Warriors | None = None


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hero of the other game is given here (EU-29.2)."""

    start: dict[str, tuple[str, ...]]  # towers in hand, by number of players, where heroes bring theirs (RT-3.6)
    source: str


class Spell(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A spell, cast once a game (RT-1.12)."""

    energy: int  # 1 or 2 (RT-1.12)
    steps: tuple[Step, ...]  # EU-39.4
    source: str


class Flower(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of flowers (EU-16.1)."""

    copies: int
    steps: tuple[Step, ...]  # EU-39.4
    source: str


class Feature(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A kind of landscape features (EU-16.12 to EU-16.18)."""

    copies: int
    steps: tuple[Step, ...]  # EU-39.4
    source: str
    gold: int = 0
    crystals: int = 0
    rest_seals: bool = False
    closed_to_heroes: bool = False


class Totem(Struct, frozen=True, forbid_unknown_fields=True):
    """A totem: what hordes beside it resist (EU-26.6)."""

    resists: Damage
    source: str


class Rift(Struct, frozen=True, forbid_unknown_fields=True):
    """An Elemental Rift card (EU-28.5)."""

    element: Literal["wind", "fire", "earth", "water", "chaos"]
    source: str
    beneficial: bool = False
    force: Force | None = None
    steps: tuple[Step, ...] = ()  # EU-39.4


class BossCard(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A card of a boss's action deck."""

    name: str
    copies: int
    effects: tuple[Literal["hurt", "ruin", "muster", "terror", "stride", "rift"], ...] = ()
    steps: tuple[Step, ...] = ()  # instead of effects (EU-27.7)


class Boss(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A boss: health cards, action deck, how it moves (RT-1.13, EU-27.1)."""

    moves: Literal["advance", "backwards", "even-rounds", "never"]
    cards: tuple[BossCard, ...]  # RT-1.13
    health: tuple[tuple[str, ...], ...]  # RT-1.13
    source: str
    count: dict[str, int] = field(default_factory=dict)  # health cards, by number of players
    layers: dict[str, tuple[int, ...]] = field(default_factory=dict)  # or which of them, from the top (EU-27.2)
    tentacles: int = 0  # EU-27.13


class Content(Struct, frozen=True):
    """Everything that a game of the family is played with."""

    shapes: dict[str, Shape]
    towers: dict[str, Tower]
    enemies: dict[str, Enemy]
    hordes: dict[str, Horde]
    heroes: dict[str, Hero]
    spells: dict[str, Spell]
    bosses: dict[str, Boss]
    scenarios: dict[str, Scenario]
    settings: dict[str, Difficulty]
    numbers: Numbers
    hash: str
    paths: dict[str, PathTile] = {}
    modifications: dict[str, Modification] = {}
    icons: dict[str, Icon] = {}
    flowers: dict[str, Flower] = {}
    features: dict[str, Feature] = {}
    totems: dict[str, Totem] = {}
    rifts: dict[str, Rift] = {}
    parameters: Parameters = Parameters()
    guests: dict[str, Guest] = {}
    own_heroes: int = 0  # those of the game itself come first, guests behind them (EU-29.2)
