"""The parts that a view is made of: trays, figures, sites, players, decks, the attack that is being made."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from warbook.games.kingdom.field import NONE


class PlacedView(Struct, frozen=True):
    """A damage tile on a tray."""

    squares: tuple[int, ...]
    damage: str


class TrayView(Struct, frozen=True, omit_defaults=True):
    """A horde on its tray; squares are 5 * row + column of the card as printed."""

    tray: int
    card: str
    kind: str
    route: int
    index: int
    cell: int
    turn: int  # quarter turns of the card on the map (RT-2.16, RT-35.12)
    left: int  # steps to the exit (RT-2.14)
    height: int = 0
    level: int = 0  # of a portal
    tiles: tuple[PlacedView, ...] = ()
    soldiers: tuple[int, ...] = ()
    uncovered: tuple[int, ...] = ()  # squares of enemies that nothing covers
    gone: tuple[int, ...] = ()  # squares of enemies that do not count any more
    icons: tuple[str, ...] = ()  # visible
    fast: bool = False  # whatever is covered
    hearts: int = 0  # what it would cost if it escaped now


class AbilityView(Struct, frozen=True, omit_defaults=True):
    """An ability in a hero's slot."""

    ability: int
    name: str
    ready: bool = False
    lasting: bool = False  # in force until the end of the round


class FigureView(Struct, frozen=True, omit_defaults=True):
    """A hero, or the wildcat."""

    figure: int
    name: str
    role: str  # main, bench, brought, companion
    owner: int
    health: int = 0
    most: int = 0
    cell: int = NONE  # on the map
    tray: int = NONE
    block: int = NONE  # the upper left square of its base: 4 * row + column
    used: bool = False
    abilities: tuple[AbilityView, ...] = ()
    guarded: bool = False
    down: bool = False
    revived: bool = False


class TowerView(Struct, frozen=True, omit_defaults=True):
    """A tower on a site."""

    tower: str
    facing: int
    builder: int
    flipped: bool = False


class SiteView(Struct, frozen=True, omit_defaults=True):
    """A building site."""

    site: int
    cell: int
    colour: int  # a seat, or -2 for white
    towers: tuple[TowerView, ...] = ()
    closed: bool = False  # its colour is closed this round


class SeatView(Struct, frozen=True, omit_defaults=True):
    """One player."""

    seat: int
    hero: str = ""
    hand: dict[str, int] = {}
    incoming: dict[str, int] = {}
    done: bool = False


class MarkerView(Struct, frozen=True, omit_defaults=True):
    """A spawn marker with its deck."""

    route: int
    cell: int
    cards: int
    recipe: tuple[str, ...]
    opens: int = 0  # the round from which it spawns
    closed: bool = False  # by a trail card


class BossView(Struct, frozen=True, omit_defaults=True):
    """The boss: its health card is tray 31."""

    name: str
    cell: int
    left: int  # health cards, the current one among them
    deck: int
    drawn: tuple[str, ...] = ()  # action cards since the deck was shuffled, in order


class VolleyView(Struct, frozen=True, omit_defaults=True):
    """The attack that is being made."""

    seat: int
    damage: str
    targets: tuple[int, ...]
    tiles: tuple[str, ...]  # shapes, "" for one that was placed
    forms: tuple[tuple[int, ...], ...]  # those in which each may lie
    soldiers: int = 0
    link: bool = False
    only: int = NONE
    forced: bool = False


class QuestionView(Struct, frozen=True, omit_defaults=True):
    """What is asked now, and of whom."""

    kind: str  # "over" when nothing is asked any more
    seats: tuple[int, ...] = ()
    figure: int = NONE


class FateView(Struct, frozen=True, omit_defaults=True):
    """What will become of a tray at the end of the round as things stand."""

    tray: int
    fate: Literal["falls", "moves", "held", "stays", "escapes"]
    index: int = NONE
    hearts: int = 0
    lost: bool = False  # the game with it
