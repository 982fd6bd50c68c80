"""The words of steps as numbers, in the order of their Literals, and the steps themselves. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final, get_args

from librt.vecs import vec
from msgspec.structs import astuple
from mypy_extensions import i64

from warbook.games.kingdom.board.field import DIRECTIONS, NONE, WIDTH
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.content.schema import Family
from warbook.games.kingdom.content.steps import (
    At,
    Attack,
    Damage,
    Do,
    Force,
    Ground,
    Nearest,
    Pawns,
    Per,
    Piece,
    Reach,
    Step,
    Until,
    When,
    Who,
)

FAMILIES: Final[list[str]] = list(get_args(Family))
BARRACKS: Final = 3
DAMAGES: Final[list[str]] = list(get_args(Damage))  # RT-8.9, EU-12.1
PHYSICAL: Final = 0
MAGIC: Final = 1
TRUE: Final = 2

REACHES: Final[list[str]] = list(get_args(Reach))
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
HIT: Final = 10
OWN_TILES: Final = 11
PASSED: Final = 12
SQUARE: Final = 13
TOP_LAYER: Final = 14

DOS: Final[list[str]] = list(get_args(Do))
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
CHOOSE_TRAY: Final = 13
FREEZE: Final = 14
SILENCE: Final = 15
CURSE: Final = 16
PUSH: Final = 17
HURT: Final = 18
MEND: Final = 19
CHARGE: Final = 20
SPAWN_CARD: Final = 21
PLACE_PIECE: Final = 22
TRIGGER: Final = 23
BLOOM: Final = 24
REVEAL: Final = 25
CLOSE_SITES: Final = 26
RULE: Final = 27
SKULL: Final = 28
SPEND: Final = 29
SCATTER: Final = 30
EXTRA_ADVANCE: Final = 31
DRIFT: Final = 32

WHOS: Final[list[str]] = list(get_args(Who))
SELF: Final = 0
ANYONE: Final = 1
ON_MAP: Final = 2
NEAR: Final = 3
SELF_OR_ADJACENT: Final = 4
SAME_SPACE: Final = 5
OTHER_NEAR: Final = 6
BY_BOSS: Final = 7

PERS: Final[list[str]] = list(get_args(Per))
PER_EMPTY: Final = 1
PER_ENEMY: Final = 2
PER_SKULL: Final = 3
PER_SPENT: Final = 4
PER_TENTACLE: Final = 5

WHENS: Final[list[str]] = list(get_args(When))
AT_ONCE: Final = 0
BEFORE_ACTIVATION: Final = 1
ACTIVATION_START: Final = 2
FIRST_MOVE: Final = 3
MOVE_END: Final = 4
AT_REST: Final = 5
SOLDIER_REMOVED: Final = 6
DESTROYED_NEAR: Final = 7
BLOCKED: Final = 8
SPAWN_END: Final = 9
PLAY_START: Final = 10
PLAY_END: Final = 11
ADVANCE_START: Final = 12
AFTER_ADVANCE: Final = 13
ADVANCE_END: Final = 14
REVEALED: Final = 15

UNTILS: Final[list[str]] = list(get_args(Until))
THIS_ROUND: Final = 1
NEXT_ROUND: Final = 2
REPLACED: Final = 3
WITH_CARD: Final = 4
FOR_GOOD: Final = 5

PAWNS: Final[list[str]] = list(get_args(Pawns))
PAWNS_OWN: Final = 1
PAWNS_ADJACENT: Final = 2
PAWNS_ALL: Final = 3

NEARESTS: Final[list[str]] = list(get_args(Nearest))
TO_GATE: Final = 1
TO_MARKER: Final = 2
TO_BOSS: Final = 3
TO_CELL: Final = 4

ATS: Final[list[str]] = list(get_args(At))
AT_NEAREST: Final = 1
AT_ADJACENT: Final = 2

PIECE_NAMES: Final[list[str]] = list(get_args(Piece))
ANY_TOTEM: Final = 1  # the others are kinds of tokens by their names

GROUNDS: Final[list[str]] = list(get_args(Ground))
ON_SITE: Final = 1
ON_WHITE: Final = 2
ON_GROUND: Final = 3

FORCES: Final = list(Force.__struct_fields__)


@final
class Forces:
    """Rules in force, by their number in FORCES: 0 for none, 1 for a plain one, a count, 1 + a damage type."""

    def __init__(self, force: Force) -> None:
        found: list[int] = []
        for value in astuple(force):
            found.append((DAMAGES.index(value) + 1 if value else 0) if isinstance(value, str) else int(value))
        self.worth: Final[vec[i64]] = vec[i64](found)


@final
class Names:
    """What steps call by name: shapes and icons by their numbers, and how tiles may lie."""

    def __init__(self, shapes: dict[str, int], icons: list[str], free: bool) -> None:
        self.shapes: Final = shapes
        self.icons: Final = icons
        self.free: Final = free
        self.used: Final[set[int]] = set()  # words of steps that occur


@final
class Aim:
    """Where an attack reaches and what it places: of a tower, or of a step."""

    def __init__(self, attack: Attack | Step, names: Names) -> None:
        self.reach: Final = REACHES.index(attack.reach)
        arrows: dict[str, int] = {str(name): reach for name, reach in attack.arrows.items()}
        self.arrows: Final[vec[i64]] = vec[i64]([arrows.get(name, 0) for name in DIRECTIONS])  # reach by direction
        self.damage: Final = DAMAGES.index(attack.damage)  # of a hero its own (EU-12.7)
        self.tiles: Final = [names.shapes[name] for name in attack.tiles]
        self.soldiers: Final = attack.soldiers  # of soldier towers, which have no tiles (RT-9.1)
        self.link: Final = attack.link
        self.free: Final = attack.free or names.free  # RT-8.7, EU-11.2
        self.each: Final = attack.each  # EU-13.4
        self.turns: Final = attack.turns if isinstance(attack, Step) else 0  # of tiles that lie otherwise here
        spear = attack.spear if isinstance(attack, Attack) else ""
        self.spear: Final = names.shapes[spear] if spear else NONE  # EU-13.9
        silences: i64 = 0
        if isinstance(attack, Attack):
            for name in attack.silences:
                silences |= BITS[names.icons.index(name)]
        self.silences: Final[i64] = silences  # icons as bits


@final
class Deed:
    """One step of an ability, a basic attack, a spell, a card or an event."""

    def __init__(self, step: Step, names: Names) -> None:
        self.do: Final = DOS.index(step.do)
        names.used.add(self.do)
        self.aim: Final = Aim(step, names)
        self.each: Final = step.each
        self.most: Final = step.most
        self.must: Final = step.must
        self.cluster: Final = step.cluster
        self.sides: Final = step.sides
        self.per: Final = PERS.index(step.per)
        self.on_site: Final = [names.shapes[name] for name in step.on_site]
        self.exactly: Final = step.exactly
        self.who: Final = WHOS.index(step.who)
        self.amount: Final = step.amount
        self.move: Final = step.move
        self.anywhere: Final = step.anywhere
        self.basic: Final = step.basic
        self.refresh: Final = step.refresh
        self.levels: Final = step.levels
        self.apart: Final = step.apart
        self.full: Final = step.full
        self.when: Final = WHENS.index(step.when)
        self.force: Final = None if step.force is None else Forces(step.force)
        self.until: Final = UNTILS.index(step.until)
        self.has_pattern: Final = self.cluster or self.sides or self.do == SURGE  # of its tiles
        self._concern(step)

    def _concern(self, step: Step) -> None:
        """Whom and what it is about, and which pieces and cards come."""
        self.without_hero: bool = step.without_hero
        self.pawns: int = PAWNS.index(step.pawns)
        self.off_tray: bool = step.off_tray
        self.ground: bool = step.ground
        self.beside: int = step.beside
        self.nearest: int = NEARESTS.index(step.nearest)
        self.other: bool = step.other
        self.gate: int = step.gate  # numbers from 1, 0 for none
        self.marker: int = step.marker
        self.cell: int = NONE if step.cell is None else WIDTH * step.cell[0] + step.cell[1]
        self.tier: int = step.tier
        self.at: int = ATS.index(step.at)
        self.piece: int = PIECE_NAMES.index(step.piece)
        self.on: int = GROUNDS.index(step.on)
        self.near: bool = step.near
        self.otherwise: bool = step.otherwise
        self.ruin: bool = step.ruin
        self.bare: bool = step.bare
        self.home: bool = step.home


def deeds_of(steps: tuple[Step, ...], names: Names) -> list[Deed]:
    """A list of steps."""
    return [Deed(step, names) for step in steps]
