"""The shapes of Meeple War's content as its TOML files give it."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

ActionWord = Literal[
    "build",
    "deploy",
    "reinforce",
    "airborne",
    "stealth",
    "intimidate",
    "assemble",
    "burn",
    "convert",
    "bomb",
    "productivity",
    "recycle",
    "upgrade",
]
KindWord = Literal["blank", "tower", "village", "hut", "forge", "shield", "cave", "altar", "tunnel"]
BonusWord = Literal["assemble", "deploy", "nature", "forge", "shield"]
ACTIONS: Final[tuple[str, ...]] = get_args(ActionWord)
KINDS: Final[tuple[str, ...]] = get_args(KindWord)
BONUSES: Final[tuple[str, ...]] = get_args(BonusWord)


class End(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The end of a branch of an action path: the spaces on the way there, and the action drawn on the last one."""

    steps: tuple[str, ...]
    action: ActionWord
    n: int = 0  # the X of the action


class Building(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A building tile with both its sides (MW-2.2, MW-20.1)."""

    defence: int
    site_defence: int  # MW-2.2
    build: int  # worker moves until it is finished (MW-20.2)
    ends: tuple[End, ...]
    source: str


class Tile(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A kind of territory tile (MW-20.6)."""

    kind: KindWord
    count: int
    source: str
    setup: Literal["", "A", "B", "C"] = ""  # the letter on the back of a set-up tile (MW-2.9)
    flags: int = 0
    forest: tuple[int, ...] = ()  # edges at rotation 0 (MW-3.8)


def tile_codes(name: str, count: int) -> list[str]:
    """What equal tiles are called: the first like its table, the others by the numbers after it (T03, T04, T05)."""
    stem = name.rstrip("0123456789")
    digits = name[len(stem) :]
    if not digits:
        return [name, *(f"{name}{place}" for place in range(2, count + 1))]
    return [f"{stem}{int(digits) + place:0{len(digits)}d}" for place in range(count)]


class Token(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A territory upgrade token (MW-17.2)."""

    bonus: BonusWord
    source: str


class Village(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Where a village lies: its gate territory, and the direction from there into the village (MW-3.15)."""

    gate: tuple[int, int]
    direction: int


class Map(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The set-up map of a number of players (MW-3.24): cells by the letter of their set-up tile."""

    a: tuple[tuple[int, int], ...]
    b: tuple[tuple[int, int], ...]
    c: tuple[tuple[int, int], ...]
    villages: tuple[Village, ...]
    source: str


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Counts and limits of sections 2, 4, 5, 15 and 18."""

    meeples: int
    workers: int
    depot: int  # meeples there at the start
    goal: int  # victory points that end the game
    ladder: int  # bravery points for one of them
    rounds: int  # the safety limit
    first_building: str
    quick: tuple[tuple[str, str], ...]  # what each player has besides, in turn order (MW-4.15 to MW-4.18)


class Content(Struct, frozen=True):
    """Everything that the files hold, checked."""

    buildings: dict[str, Building]
    tiles: dict[str, Tile]
    tokens: dict[str, Token]
    maps: dict[str, Map]  # "2", "3" and "4" players
    numbers: Numbers
    hash: str
