"""Krosmaster's content as columns of ints: names become numbers here and nowhere else. Compiled by mypyc.

The content may be replaced by packs, so the columns belong to an object, made once and shared by all states.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.krosmaster.content import schema
from warbook.games.krosmaster.content.schema import Content, Figure, Gain, Reward, Spell, Summon
from warbook.games.krosmaster.content.worth import reward_worth

NOBODY: Final = -1
NONE: Final = -1

# what a character kind is
KROSMASTER: Final = 0
CREATURE: Final = 1  # KA-16.1
BOMB: Final = 2  # KA-16.9
TRAP: Final = 3  # none in the box (KA-16.19)
_SPECIES: Final = ["krosmaster", "creature", "bomb", "trap"]

# powers, as bits (KA-17.3): they are no spells and cost nothing (KA-17.1); the box has no others (KA-17.6)
CRITICAL_HIT: Final = 1
ARMOR: Final = 2
LOCK: Final = 4
DODGE: Final = 8
ITTY_BITTY: Final = 16
COUNTER_ATTACK: Final = 32
HEALING: Final = 64
RESISTANCE: Final = 128  # water; air, earth and fire follow
IMMUNITY: Final = 2048  # "elemental immunity" without a name is all four of them (KA-17.4)
POWERS: Final[list[str]] = list(schema.POWERS)

# elements (KA-13.1), or none of them (KA-13.2); a mask of elements has bit 1 << element
NEUTRAL: Final = 0  # KA-13.2
ELEMENTS: Final = ["none", "water", "air", "earth", "fire"]  # KA-13.1

# kinds of spells (KA-11.1)
ATTACK: Final = 0
HEAL: Final = 1
SUMMONING: Final = 2
SPECIAL: Final = 3
_KINDS: Final = ["attack", "heal", "summon", "special"]  # KA-11.1

# limits of use (KA-11.2)
UNLIMITED: Final = 0
PER_TURN: Final = 1
PER_GAME: Final = 2
_LIMITS: Final = ["unlimited", "turn", "game"]

# ranges (section 12)
NORMAL: Final = 0
FIXED: Final = 1
IN_LINE: Final = 2
FIXED_LINE: Final = 3
NO_SIGHT: Final = 4
MELEE: Final = 5
PERSONAL: Final = 6
RANGES: Final = ["normal", "fixed", "line", "fixed-line", "no-sight", "melee", "personal"]

AREAS: Final = ["single", "cross", "square", "oblique", "line", "sweep", "hollow"]  # as in board.py

# scenery (section 18)
BARE: Final = 0
TREE: Final = 1  # KA-18.3
BUSH: Final = 2  # KA-18.2
CRATE: Final = 3  # KA-18.4

# ranks and categories of rewards (section 19)
RANKS: Final = ["granite", "jade", "gold"]  # KA-1.5
BOOST: Final = 0
BUFF: Final = 1
WEAPON: Final = 2  # equipment from here on: one face-up token of each (KA-19.15)
CATEGORIES: Final = ["boost", "buff", "weapon", "set", "pet", "dofus"]

# how a boost picks among its gains
ALL: Final = 0
CHOOSE: Final = 1
GAMBLE: Final = 2
_PICKS: Final = ["all", "choose", "gamble"]

# goals (section 29; FULL is section 21)
FULL: Final = 0
KO_ONE: Final = 1
KO_AND_SURVIVE: Final = 2
KO_ALL: Final = 3
_GOALS: Final = ["full", "ko-one", "ko-and-survive", "ko-all"]


def goal_of(name: str) -> int:
    """The number of a goal."""
    return _GOALS.index(name)


def powers_mask(names: tuple[str, ...]) -> int:
    """A list of powers as bits."""
    mask = 0
    for name in names:
        mask |= 1 << POWERS.index(name)
    return mask


def elements_mask(names: tuple[str, ...]) -> int:
    """A list of elements as bits."""
    mask = 0
    for name in names:
        mask |= 1 << ELEMENTS.index(name)
    return mask


@final
class Spells:
    """Every spell, column by column."""

    def __init__(self, spells: list[Spell], summons: list[str], figures: int) -> None:
        kinds = {name: figures + place for place, name in enumerate(summons)}
        kinds[""] = NONE
        self.kind: Final = vec[i64]([_KINDS.index(each.kind) for each in spells])
        self.limit: Final = vec[i64]([_LIMITS.index(each.limit) for each in spells])
        self.ap: Final = vec[i64]([each.ap for each in spells])
        self.mp: Final = vec[i64]([each.mp for each in spells])
        self.damage: Final = vec[i64]([each.damage for each in spells])
        self.range: Final = vec[i64]([RANGES.index(each.range) for each in spells])
        self.min: Final = vec[i64]([each.min for each in spells])
        self.max: Final = vec[i64]([each.max for each in spells])
        self.element: Final = vec[i64]([ELEMENTS.index(each.element) for each in spells])
        self.value: Final = vec[i64]([each.value for each in spells])
        self.area: Final = vec[i64]([AREAS.index(each.area) for each in spells])
        self.summons: Final = vec[i64]([kinds[each.summons] for each in spells])
        self.summon_limit: Final = vec[i64]([each.summon_limit for each in spells])
        self.life_steal: Final = vec[i64]([int(each.life_steal) for each in spells])
        self.armor_break: Final = vec[i64]([each.armor_break for each in spells])
        self.recoil: Final = vec[i64]([each.recoil for each in spells])
        self.approach: Final = vec[i64]([each.approach for each in spells])
        self.push: Final = vec[i64]([each.push for each in spells])
        self.pull: Final = vec[i64]([each.pull for each in spells])
        self.swap: Final = vec[i64]([int(each.swap) for each in spells])
        self.allies_only: Final = vec[i64]([int(each.allies_only) for each in spells])
        self.ap_markers: Final = vec[i64]([each.ap_markers for each in spells])
        self.mp_markers: Final = vec[i64]([each.mp_markers for each in spells])
        self.steal_ap: Final = vec[i64]([each.steal_ap for each in spells])
        self.steal_mp: Final = vec[i64]([each.steal_mp for each in spells])
        self.beside: Final = vec[i64]([kinds[each.beside] for each in spells])
        self.beside_bonus: Final = vec[i64]([each.beside_bonus for each in spells])
        self.beside_most: Final = vec[i64]([each.beside_most for each in spells])
        self.range_bonus: Final = vec[i64]([each.range_bonus for each in spells])
        self.drops_mp: Final = vec[i64]([int(each.drops_mp) for each in spells])


@final
class Rewards:
    """Every kind of reward, column by column."""

    def __init__(self, rewards: list[Reward], kinds: dict[str, int], spells: dict[str, int]) -> None:
        self.rank: Final = vec[i64]([RANKS.index(each.rank) for each in rewards])
        self.category: Final = vec[i64]([CATEGORIES.index(each.category) for each in rewards])
        self.pick: Final = vec[i64]([_PICKS.index(each.pick) for each in rewards])
        self.gains: Final[list[list[Gain]]] = [list(each.gains) for each in rewards]
        self.next_elements: Final = vec[i64]([elements_mask(each.next_elements) for each in rewards])
        self.next_bonus: Final = vec[i64]([each.next_bonus for each in rewards])
        self.pays: Final = vec[i64]([each.pays for each in rewards])
        self.gg: Final = vec[i64]([each.gg for each in rewards])
        self.tribute: Final = vec[i64]([each.tribute for each in rewards])
        self.self_damage: Final = vec[i64]([each.self_damage for each in rewards])
        self.recall: Final = vec[i64]([int(each.recall) for each in rewards])
        self.leap: Final = vec[i64]([each.leap for each in rewards])
        self.summons: Final = vec[i64]([kinds[each.summons] if each.summons else NONE for each in rewards])
        self.spell: Final = vec[i64]([spells[each.spell] if each.spell else NONE for each in rewards])
        self.any_element: Final = vec[i64]([int(each.any_element) for each in rewards])
        self.powers: Final = vec[i64]([powers_mask(each.powers) for each in rewards])
        self.hp: Final = vec[i64]([each.hp for each in rewards])
        self.ap: Final = vec[i64]([each.ap for each in rewards])
        self.mp: Final = vec[i64]([each.mp for each in rewards])
        self.elements: Final = vec[i64]([elements_mask(each.elements) for each in rewards])
        self.bonus: Final = vec[i64]([each.bonus for each in rewards])
        self.melee_only: Final = vec[i64]([int(each.melee_only) for each in rewards])
        self.reduces: Final = vec[i64]([each.reduces for each in rewards])
        self.shields: Final = vec[i64]([int(each.shields) for each in rewards])
        self.warden: Final = vec[i64]([int(each.warden) for each in rewards])
        self.finds: Final = vec[i64]([each.finds for each in rewards])


@final
class Tables:
    """The whole content: every figure is data, to be corrected in its file (KA-25.3).

    Figures come first among the kinds of characters, then the summon tokens (KA-25.1, KA-26.1).
    """

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.figure_names: Final = list(content.figures)
        self.figures: Final = len(content.figures)
        self.kind_names: Final = self.figure_names + list(content.summons)
        self.spell_names: Final = list(content.spells)
        self.reward_names: Final = list(content.rewards)
        self.arena_names: Final = list(content.arenas)
        figures, summons = list(content.figures.values()), list(content.summons.values())
        nothing = [0] * len(summons)  # neither Level nor Initiative (KA-4.3)
        self.species: Final = vec[i64]([KROSMASTER] * len(figures) + [_SPECIES.index(each.species) for each in summons])
        self.level: Final = vec[i64]([each.level for each in figures] + nothing)
        self.initiative: Final = vec[i64]([each.initiative for each in figures] + nothing)
        self.gold: Final = vec[i64]([int(each.name == "gold") for each in figures] + nothing)
        cards: list[Figure | Summon] = [*figures, *summons]
        self.mp: Final = vec[i64]([each.mp for each in cards])
        self.hp: Final = vec[i64]([each.hp for each in cards])
        self.ap: Final = vec[i64]([each.ap for each in cards])
        self.powers: Final = vec[i64]([powers_mask(each.powers) for each in cards])
        spells = {name: place for place, name in enumerate(self.spell_names)}
        kinds = {name: place for place, name in enumerate(self.kind_names)}
        self.spells_of: Final[list[list[int]]] = [[spells[name] for name in each.spells] for each in cards]
        self.spell: Final = Spells(list(content.spells.values()), list(content.summons), self.figures)
        self.reward: Final = Rewards(list(content.rewards.values()), kinds, spells)
        self.worth: Final[list[float]] = [reward_worth(each, content.spells) for each in content.rewards.values()]
        # tokens: each copy of a reward is one (KA-27.1)
        self.tokens: Final = vec[i64](
            [place for place, each in enumerate(content.rewards.values()) for _ in range(each.copies)]  # KA-27.1
        )
        prices = content.prices
        self.price: Final = vec[i64]([prices.granite, prices.jade, prices.gold])
        self.gg_price: Final = prices.gg
        self.buy_ap: Final = prices.buy_ap
        self.pick_ap: Final = prices.pick_ap
        self.punch_ap: Final = prices.punch_ap
        self.punch_damage: Final = prices.punch_damage
        self.kamas: Final = prices.kamas
        self.refund: Final = vec[i64]([0, prices.refund[0], prices.refund[1]])
        self.scenery_hp: Final = vec[i64]([0, prices.tree_hp, prices.bush_hp, prices.crate_hp])
        self.fields: Final[list[Field]] = [field_of(each.board, each.zones) for each in content.arenas.values()]


@final
class Field:
    """A board as columns by cell."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.ground: vec[i64] = vec[i64]([0] * 144)  # 1 for a cell of this board
        self.scenery: vec[i64] = vec[i64]([0] * 144)
        self.coins: vec[i64] = vec[i64]([0] * 144)
        self.demon: vec[i64] = vec[i64]([0] * 144)
        self.start: list[int] = []
        self.digits: dict[int, int] = {}  # the cells of the numbered figures of a tutorial
        self.edges: list[list[int]] = [[], [], [], []]  # start cells by edge N, E, S, W (KA-2.10)
        self.zones: list[list[int]] = []  # start cells by zone, clockwise (KA-23.4)
        self.zone_names: list[str] = []


def cell_named(name: str) -> int:
    """The cell with a name like A1 (KA-2.3)."""
    return 12 * (int(name[1:]) - 1) + ord(name[0]) - ord("A")  # KA-2.3


def cell_name(cell: int) -> str:
    """The name of a cell (KA-2.3)."""
    return f"{chr(ord('A') + cell % 12)}{cell // 12 + 1}"  # KA-2.3


def field_of(board: str, zones: dict[str, tuple[str, ...]], numbered: bool = False) -> Field:
    """A board from its drawing (KA-2.14, KA-2.15); on a numbered one digits are figures, not coins."""
    rows = [line.split()[1:] for line in board.splitlines() if line.strip() and line.split()[0].isdigit()]
    field = Field(len(rows[0]), len(rows))
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            lay(field, 12 * y + x, mark, numbered)
    for cell in field.start:
        x, y = cell % 12, cell // 12
        for edge, is_there in enumerate((y < 2, x >= field.width - 2, y >= field.height - 2, x < 2)):
            if is_there:
                field.edges[edge].append(cell)
    field.zone_names = list(zones)
    field.zones = [sorted(cell_named(name) for name in names) for names in zones.values()]
    return field


def lay(field: Field, cell: int, mark: str, numbered: bool) -> None:
    """Put one sign of a drawing onto the board; a cell has at most one (KA-2.6), other paint is nothing (KA-2.11)."""
    field.ground[cell] = 1
    if mark in "TBC":
        field.scenery[cell] = "?TBC".index(mark)
    elif mark == "s":
        field.start.append(cell)
    elif mark == "D":
        field.demon[cell] = 1
        field.coins[cell] = 1  # KA-2.13
    elif mark.isdigit() and numbered:
        field.digits[int(mark)] = cell
    elif mark.isdigit():
        field.coins[cell] = int(mark)
