"""The shapes of Krosmaster's content as its TOML files give it. What a word does is said in content/README.md."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

Power = Literal[
    "critical-hit",
    "armor",
    "lock",
    "dodge",
    "itty-bitty",
    "counter-attack",
    "healing",
    "resistance-water",
    "resistance-air",
    "resistance-earth",
    "resistance-fire",
    "immunity-water",
    "immunity-air",
    "immunity-earth",
    "immunity-fire",
]
POWERS: Final[tuple[str, ...]] = get_args(Power)
Element = Literal["water", "air", "earth", "fire"]
SpellKind = Literal["attack", "heal", "summon", "special"]
Limit = Literal["unlimited", "turn", "game"]
Range = Literal["normal", "fixed", "line", "fixed-line", "no-sight", "melee", "personal"]
Area = Literal["single", "cross", "square", "oblique", "line", "sweep", "hollow"]
Species = Literal["creature", "bomb", "trap"]
Rank = Literal["granite", "jade", "gold"]
Category = Literal["boost", "buff", "weapon", "set", "pet", "dofus"]


class Spell(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A spell of a card, a token or a reward (sections 11 to 15)."""

    kind: SpellKind
    range: Range
    source: str  # the mark of its figures: where each comes from
    limit: Limit = "unlimited"
    ap: int = 0
    mp: int = 0
    damage: int = 0  # damage to the caster, as a cost (KA-11.5)
    min: int = 1
    max: int = 1
    element: Element | Literal["none"] = "none"
    value: int = 0
    area: Area = "single"
    summons: str = ""
    summon_limit: int = 0
    life_steal: bool = False
    armor_break: int = 0
    recoil: int = 0
    approach: int = 0
    push: int = 0
    pull: int = 0
    swap: bool = False
    allies_only: bool = False
    ap_markers: int = 0  # put on the target: 2 for two +1 markers, -1 for one -1 marker (KA-15.10)
    mp_markers: int = 0
    steal_ap: int = 0
    steal_mp: int = 0
    beside: str = ""  # a kind of summon of this very caster (KA-4.8) that stands adjacent to the target
    beside_bonus: int = 0  # damage for each of them
    beside_most: int = 0  # how many of them count; 0 for all
    range_bonus: int = 0  # the caster's until the end of its turn
    drops_mp: bool = False  # the caster loses all unspent MP


class Figure(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A Krosmaster's card (section 25)."""

    level: int
    initiative: int
    mp: int
    hp: int
    ap: int
    name: Literal["gold", "white"]
    breed: str  # the class printed on the card
    spells: tuple[str, ...]
    source: str
    powers: tuple[Power, ...] = ()


class Summon(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A summon token (section 26)."""

    species: Species
    spells: tuple[str, ...]
    source: str
    hp: int = 0
    mp: int = 0
    ap: int = 0
    powers: tuple[Power, ...] = ()


class Gain(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a boost gives at once."""

    ap: int = 0
    mp: int = 0
    heal: int = 0
    kamas: int = 0


class Reward(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A demonic reward token (section 27)."""

    rank: Rank
    copies: int
    category: Category
    source: str
    # boosts
    gains: tuple[Gain, ...] = ()
    pick: Literal["all", "choose", "gamble"] = "all"  # of several gains: one chosen, or by a die (first: a hit)
    next_elements: tuple[Element, ...] = ()  # the next attack spell of one of these elements this turn
    next_bonus: int = 0
    pays: int = 0
    gg: int = 0
    tribute: int = 0
    self_damage: int = 0
    recall: bool = False
    leap: int = 0
    summons: str = ""
    spell: str = ""  # cast once (boost), or for good (weapon)
    any_element: bool = False  # its spell's element is chosen when it is cast
    # buffs and equipment
    powers: tuple[Power, ...] = ()
    hp: int = 0
    ap: int = 0
    mp: int = 0
    elements: tuple[Element, ...] = ()  # what the next five speak of
    bonus: int = 0  # added to the damage of the holder's attack spells of these elements
    melee_only: bool = False  # only to MELEE ones
    reduces: int = 0  # taken off damage of these elements that the holder suffers
    shields: bool = False  # the holder suffers no damage of these elements
    warden: bool = False  # adjacent opposing characters cannot spend MP to move
    finds: int = 0  # Kamas more for each coin picked up


class Arena(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A board: a drawing cell by cell, and the start zones of four players (section 2)."""

    board: str
    source: str
    zones: dict[str, tuple[str, ...]] = {}  # clockwise, first to last (KA-23.4)


class Team(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """One player of a tutorial: the figures, and the cells they start on (none: they are deployed)."""

    figures: tuple[str, ...]
    cells: tuple[str, ...] = ()
    edge: Literal["", "N", "E", "S", "W"] = ""


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A tutorial scenario (section 29)."""

    rule: str
    goal: Literal["ko-one", "ko-and-survive", "ko-all", "full"]
    teams: tuple[Team, Team]
    source: str
    arena: str = ""  # a named arena, or
    board: str = ""  # a board of its own: digits are start cells
    powers: bool = True
    punch_only: bool = False  # no spells at all
    forbidden: tuple[str, ...] = ()  # spells that are not in play yet
    bonuses: bool = True  # bonuses for summons beside the target
    coins: bool = False
    tension: bool = False
    first: int = 0  # the team that starts
    variants: dict[str, Variant] = {}


class Variant(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a variant of a tutorial changes: the teams, or who starts."""

    teams: tuple[Team, Team] | None = None
    first: int | None = None


class Prices(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What things cost and how many there are (sections 1, 7, 10, 19)."""

    granite: int
    jade: int
    gold: int
    gg: int
    buy_ap: int
    pick_ap: int
    punch_ap: int
    punch_damage: int
    kamas: int
    refund: tuple[int, int]  # one die, both dice
    bush_hp: int
    tree_hp: int
    crate_hp: int


class Honour(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Gallons of Glory and team sizes for a number of players."""

    each: int
    wild: int
    figures: int  # of a team from the base box
    levels: int  # of a custom team
    least: int
    most: int


class Content(Struct, frozen=True):
    """Everything that the files hold, checked."""

    figures: dict[str, Figure]
    spells: dict[str, Spell]
    summons: dict[str, Summon]
    rewards: dict[str, Reward]
    arenas: dict[str, Arena]
    tutorials: dict[str, Tutorial]
    prices: Prices
    honour: dict[str, Honour]  # "2" and "4" players
    hash: str
