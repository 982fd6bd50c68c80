"""The shapes of the family's content as its TOML files give it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Damage = Literal["physical", "magic", "true"]  # RT-8.9; drawn with a sign each, never by colour alone (RT-35.14)
Reach = Literal[
    "arrows",  # what the arrows show, turned with the tower or hero
    "precise",  # any path space
    "any",  # any tray, without a place from which the attack is made: spells
    "own",  # the tray that the hero is engaged with
    "adjacent",  # trays beside the hero's space
    "own-or-adjacent",
    "companion",  # the tray that the companion is engaged with
    "target",  # the tray that the step before has hit
    "beside-target",  # trays beside that one
    "portal-or-boss",
]
Do = Literal[
    "attack",
    "companion",  # bring the companion into the hero's space
    "grant",  # another hero may move and make its basic attack
    "heal",
    "refresh",  # turn an ability face up
    "protect",
    "basic",  # make the basic attack
    "again",  # take another action
    "copy",  # carry out another ability
    "surge",  # move, with tiles on every tray entered
    "resurrect",  # heal and be protected when the own tray is destroyed
    "raise",  # pass a tower and raise it
    "pay",  # a chosen hero takes damage
]
Who = Literal["self", "any", "on-map", "near", "self-or-adjacent", "same-space"]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A damage tile as printed: rows of # and dots. There is no end of them (RT-1.4)."""

    rows: tuple[str, ...]
    source: str


class Attack(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Where an attack reaches and what it places there."""

    damage: Damage
    reach: Reach = "arrows"
    arrows: dict[Direction, int] = field(default_factory=dict)
    tiles: tuple[str, ...] = ()
    soldiers: int = 0
    link: bool = False  # everything on one tray
    free: bool = False  # tiles may be turned and flipped (RT-8.7)


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """One part of an ability, a basic attack or a spell; what a word does not need stays out."""

    do: Do
    # attacks and surges
    damage: Damage = "true"
    reach: Reach = "arrows"
    arrows: dict[Direction, int] = field(default_factory=dict)
    tiles: tuple[str, ...] = ()
    soldiers: int = 0
    link: bool = False
    free: bool = False
    each: bool = False  # the tiles once for every tray in reach
    most: int = 0  # of so many trays at most; 0 for all
    must: bool = False  # a tray may be left out only if nothing fits there
    cluster: bool = False  # all tiles form one group
    sides: bool = False  # each tile touches another side of the hero's base
    per: Literal["", "empty", "enemy"] = ""  # the tiles once for each such square under the tile placed before
    if_on_site: bool = False  # only from a building site
    # everything
    exactly: int = 0  # only if the tile placed before covers exactly so many enemies
    who: Who = "self"
    amount: int = 0
    move: int = 0
    anywhere: bool = False  # the move ends on any space
    basic: bool = False  # and then the basic attack
    refresh: bool = False  # and then an ability is turned face up
    levels: int = 0


class Tower(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A tower card: its family and level, how many there are, its one attack (RT-1.2, RT-1.3, RT-7.21)."""

    family: Literal["archer", "mage", "artillery", "barracks"]
    level: int
    copies: int
    attack: Attack
    source: str
    upgrades: tuple[str, ...] = ()


class Enemy(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An enemy of horde cards."""

    code: str
    source: str
    resists: tuple[Damage, ...] = ()
    tiles_only: bool = False  # never under a soldier or a base
    icons: tuple[Literal["heal", "fast", "aim"], ...] = ()
    large: bool = False  # 2x2 squares (RT-8.17)


class Horde(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A horde card: its grid, and what is on its back (RT-1.11)."""

    kind: Literal["normal", "ghost-strip", "ghost", "trailblazer", "flying", "portal"]
    tier: int
    crystals: int
    grid: tuple[str, ...]
    source: str
    trail: tuple[str, ...] = ()  # the icons of a trailblazer, from left to right


class Ability(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A special ability of a hero."""

    steps: tuple[Step, ...]
    source: str
    lasting: bool = False  # in force until the end of the round


class Hero(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A hero with its board (RT-1.8)."""

    health: int
    move: int
    basic: tuple[Step, ...]
    abilities: dict[str, Ability]
    start: dict[str, tuple[str, ...]]  # towers in hand, by number of players
    source: str
    companion: bool = False  # has a wildcat (RT-1.9)


class Spell(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A spell, cast once a game (RT-1.12)."""

    energy: int  # 1 or 2
    steps: tuple[Step, ...]
    source: str


class BossCard(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A card of a boss's action deck."""

    name: str
    copies: int
    effects: tuple[Literal["hurt", "ruin", "muster", "terror", "stride", "rift"], ...] = ()


class Boss(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A boss: health cards, action deck, how it moves (RT-1.13)."""

    moves: Literal["advance", "backwards", "even-rounds"]
    count: dict[str, int]  # health cards, by number of players
    cards: tuple[BossCard, ...]
    health: tuple[tuple[str, ...], ...]
    source: str


class BossPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a boss begins."""

    name: str
    route: int
    index: int


class Iron(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The extra rule of an iron challenge."""

    idle_heroes: int = 0  # rounds in which no hero may be activated
    no_soldier_purchases: bool = False
    fast_in_even_rounds: bool = False  # hordes spawned then are fast for good
    more_health: int = 0  # health cards of the boss
    no_escape_crystals: bool = False
    aim_damage: int = 1
    level_cap: int = 0
    no_ghost_crystals: bool = False
    open_trail: str = ""
    no_precise_on_flying: bool = False
    boss_cards: int = 1
    boss_moves_always: bool = False


class Initial(Struct, frozen=True, forbid_unknown_fields=True):
    """A horde on the map at the start."""

    tier: int
    route: int
    index: int


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario has for a number of players."""

    decks: tuple[tuple[str, ...], ...]  # by marker: segments from top to bottom
    initial: tuple[Initial, ...] = ()


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A scenario: map, decks, cap, goal, rules of its own (RT-1.1, RT-17.1), none for the Kingdom (RT-17.8)."""

    abilities: int
    spells: int
    energy: int
    level_cap: int
    goal: Literal["portals", "boss"]
    exit: Literal["N", "E", "S", "W"]
    map: tuple[str, ...]
    routes: tuple[tuple[tuple[int, int], ...], ...]
    players: dict[str, Players]
    source: str
    iron: Iron = Iron()
    boss: BossPlace | None = None
    banned: tuple[str, ...] = ()  # heroes that may not be chosen
    even_markers: tuple[int, ...] = ()  # markers that spawn in even rounds only
    trails: dict[str, int] = field(default_factory=dict)  # trail cards and the markers they close
    ghosts: bool = False


class Difficulty(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A setting: what the Kingdom starts with, and what else it changes."""

    hearts: int
    crystals: int
    source: str
    stars: int = 0
    no_spells: bool = False
    no_knock_outs: bool = False  # a hero knocked out loses the game
    iron: bool = False


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Counts and limits."""

    soldiers: int
    crystals: int
    rounds: int
    prices: tuple[int, ...]
    slots: int  # abilities on a hero board (RT-3.8)
    bench: int
    companion_move: int
    source: str


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
