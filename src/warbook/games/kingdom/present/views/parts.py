"""The parts of a view: trays, figures, sites, players, decks, the current attack."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from warbook.games.kingdom.board.field import NONE


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
    left: int  # steps to the exit (RT-2.14); 0 for a boss that does not walk there
    height: int = 0
    level: int = 0  # of a portal
    tiles: tuple[PlacedView, ...] = ()
    soldiers: tuple[int, ...] = ()
    uncovered: tuple[int, ...] = ()  # squares of enemies that nothing covers
    gone: tuple[int, ...] = ()  # squares of enemies that do not count any more
    icons: tuple[str, ...] = ()  # visible
    fast: bool = False  # whatever is covered
    hearts: int = 0  # what it would cost if it escaped now
    marks: tuple[str, ...] = ()  # what holds for a while: frozen, silent, cursed, charged
    label: str = ""  # what tells it from another horde with the same card: its tray as the notation calls it
    resists: tuple[str, ...] = ()  # what all its enemies resist, whatever is printed on them


class AbilityView(Struct, frozen=True, omit_defaults=True):
    """An ability in a hero's slot."""

    ability: int
    name: str
    ready: bool = False
    lasting: bool = False  # in force until the end of the round
    passive: bool = False  # always on, never used (EU-15.22)


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
    squares: tuple[int, ...] = ()  # of the tray that its base covers, or a pawn its one
    used: bool = False
    abilities: tuple[AbilityView, ...] = ()
    guarded: bool = False
    down: bool = False
    revived: bool = False
    skulls: int = 0
    skull_limit: int = 0


class TowerView(Struct, frozen=True, omit_defaults=True):
    """A tower on a site."""

    tower: str
    facing: int
    builder: int
    flipped: bool = False
    reach: tuple[int, ...] = ()  # the cells that its arrows show; nothing for a precise one, nor face down


class SiteView(Struct, frozen=True, omit_defaults=True):
    """A building site."""

    site: int
    cell: int
    colour: int  # a seat, or -2 for white
    towers: tuple[TowerView, ...] = ()
    closed: bool = False  # its colour, or by an effect the site itself


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
    top: str = ""  # where backs are seen: the tier of the next card, or its name (EU-4.9)
    crystals: int = 0  # its reward
    gold: int = 0
    either: int = 0


class BossView(Struct, frozen=True, omit_defaults=True):
    """The boss: its health card is tray 31."""

    name: str
    cell: int
    left: int  # health cards, the current one among them
    deck: int
    drawn: tuple[str, ...] = ()  # action cards since the deck was shuffled, in order
    layers: tuple[int, ...] = ()  # if it has such: the numbers of those that are left, the top one first
    refuses: tuple[str, ...] = ()  # damage types that the current one takes no tiles of
    away: bool = False  # it cannot be attacked
    steps: int = NONE  # that it can still walk back as things stand; without any the game is lost (RT-22.14)


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
    source: int = NONE  # the cell that it comes from, if shields matter to it
    posts: tuple[int, ...] = ()  # trays for its soldiers, if they are others than those for its tiles
    loose: int = 0  # tiles that may go on any tray
    shut: dict[int, int] = {}  # by tray: the squares on which no tile of it may lie, as bits
    barred: dict[int, int] = {}  # by tray: those on which none of its soldiers may stand


class QuestionView(Struct, frozen=True, omit_defaults=True):
    """What is asked now, and of whom."""

    kind: str  # "over" when nothing is asked any more
    seats: tuple[int, ...] = ()
    figure: int = NONE
    tower: str = ""  # the card whose attack is chosen
    modification: str = ""  # the one that has to find a place
    shut: int = 0  # of the tray where the figure stands: squares on which its base may not lie, as bits
    abilities: int = 0  # how many each hero is to have, while heroes are chosen


class FateView(Struct, frozen=True, omit_defaults=True):
    """What will become of a tray at the end of the round as things stand."""

    tray: int
    fate: Literal["falls", "moves", "held", "stays", "escapes", "stuck"]
    index: int = NONE
    hearts: int = 0
    lost: bool = False  # the game with it


class WoundView(Struct, frozen=True, omit_defaults=True):
    """What a figure will suffer until the end of the round as things stand, a boss's card apart."""

    figure: int
    damage: int = 0  # the companion has no health: it only goes home
    down: bool = False
    lost: bool = False  # the game with it


class TokenView(Struct, frozen=True, omit_defaults=True):
    """A flower, a feature, a totem, a tentacle or a marker on the map."""

    kind: str
    cell: int
    turned: bool = False  # withered, sealed, lit, or its goods are taken


class ForceView(Struct, frozen=True, omit_defaults=True):
    """A rule in force from an event or a boss card; open Rift cards are separate."""

    force: str
    value: int  # 1 for a plain one, 1 + the damage type where it speaks of one
    last: int = 0  # the round up to whose end; 0 for the rest of the game
    source: str = ""  # the key of what has brought it


class HappeningView(Struct, frozen=True, omit_defaults=True):
    """An event of the scenario that is still to come."""

    name: str
    marker: int
    route: int  # in whose deck its marker lies
    left: int  # cards of that deck that are spawned before it
