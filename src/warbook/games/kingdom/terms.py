"""What a game is played under, and what is being resolved: frames, endings, volleys. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from warbook.games.kingdom.field import NONE, Field
from warbook.games.kingdom.schema import Difficulty, Iron, Players, Scenario
from warbook.games.kingdom.tables import Aim, Deed

SEATS: Final = 4
TOWERS: Final = 32  # room for the towers of content packs
SITES: Final = 16
CHOICES: Final = 2  # cards to which a tower can be raised at once
TRAYS: Final = 31  # more than any scenario can have on its map at once (RT-1.14)
BOSS_TRAY: Final = 31  # the current health card of a boss is handled like a tray
ALL_TRAYS: Final = 32
FIGURES: Final = 8
TEAM: Final = -1  # a frame that any player may answer
BOARD: Final = -1  # the cell of a figure on its hero board

# what a figure is in this game
NOT_THERE: Final = 0
MAIN: Final = 1  # a player's hero
ON_BENCH: Final = 2  # a bench hero that may still come
BROUGHT: Final = 3  # a bench hero that stands on the map this round
CAT: Final = 4  # the companion

# frames that ask a question
HEROES: Final = 0  # everyone, in any order: heroes and their abilities (RT-3.6, RT-3.8)
BENCH: Final = 1  # solo: the heroes on the bench (RT-18.5)
SPELLS: Final = 2  # the team's spells (RT-19.2)
CLOSING: Final = 3  # solo: the colour that is closed this round (RT-18.2)
PLAY: Final = 4  # Phase 2, in any order (RT-6.3)
PLACING: Final = 5  # the pieces of the last volley (RT-7.19)
LIFTED: Final = 6  # a soldier that was taken from a tray (RT-9.13); a: the tray, b: the square
HEROING: Final = 7  # a: the hero that is activated, b: has moved, c: has acted
SEATING: Final = 8  # a: the figure that engages the tray in its space
COMPANION: Final = 9  # a: the companion moves (RT-12.42)
GRANTED: Final = 10  # a: the hero that may move and attack, b: movement left, c: 1 anywhere, 2 after the move
CHOICE: Final = 11  # the last doing asks for a hero
TURNING: Final = 12  # a: the hero that may turn an ability face up
COPYING: Final = 13  # which ability is carried out (RT-24.33)
SURGING: Final = 14  # a: the hero, b: movement left, c: 1 if it can go on from where it stands
RAISING: Final = 15  # which tower is raised (RT-19.12)
DISPLACING: Final = 16  # the figures that wait (RT-14.10)
GHOSTS: Final = 17  # the order of ghost trays (RT-13.2)
RUINING: Final = 18  # which tower is lost (RT-29.6)
WHITES: Final = 19  # who takes a tower on a white site (RT-20.3)
BUYING: Final = 20  # Phase 6, in any order (RT-16.8)
AGAIN: Final = 21  # a: the hero that may take another action, b: the ability that it may not use
ASKING: Final = 22  # all below ask
# frames that only say how to go on
ROUND: Final = 30
SPAWN: Final = 31  # a: the next marker
PLACE_TRAY: Final = 32  # a: the card, b: the route, c: the place on it
REVIVE: Final = 33
DESTROY: Final = 34
HURTING: Final = 35  # heroes on destroyed trays
BOSS_PHASE: Final = 36  # a: action cards still to be drawn
BOSS_EFFECT: Final = 37  # a: the card, b: the next effect
ADVANCE: Final = 38
TRAY: Final = 39  # a: the tray, b: attempts left, c: the stage
ENTER: Final = 40  # a: the tray, b: the place to which it goes
PICK_UP: Final = 41
ROUND_END: Final = 42
DOING: Final = 43  # the last doing goes on
SHOT: Final = 44  # the last volley is finished when nothing more is placed
CAT_IN: Final = 46  # the companion comes with its master's first move (RT-12.41)
PHASE: Final = 47  # a: the phase that begins

# the phases of a round in their order, by their names wherever they come in a round (RT-4.1, RT-4.5)
SETUP: Final = 0
PHASES: Final = ["setup", "spawn", "play", "destroy", "boss", "advance", "pick-up", "spend", "over"]

# how the game ended
ONGOING: Final = 0
WON: Final = 1
BY_HEARTS: Final = 2
BY_PORTAL: Final = 3
BY_BOSS: Final = 4  # it has reached the exit
BY_STUCK_BOSS: Final = 5
BY_KNOCK_OUT: Final = 6
BY_ROUNDS: Final = 7
BY_RESIGNATION: Final = 8
BY_TIME: Final = 9
ENDINGS: Final = ["", "won", "hearts", "portal", "boss", "stuck", "knock-out", "rounds", "resignation", "time"]


@final
class Terms:
    """What was agreed before the game. Made once, shared by all clones."""

    def __init__(
        self, scenario: str, given: Scenario, setting: Difficulty, texts: dict[str, str], seats: int, boss: int
    ) -> None:
        self.scenario: Final = scenario
        self.texts: Final = texts  # as given, defaults filled in: what logs and replays record
        self.seats: Final = seats
        self.solo: Final = seats == 1  # RT-18.1
        self.given: Final = given
        self.players: Final[Players] = given.players[str(seats)]
        self.setting: Final = setting
        self.iron: Final = given.iron if setting.iron else Iron()
        self.idle_rounds: Final = self.iron.idle_heroes  # in which heroes are not activated
        self.precise_spares_flying: Final = self.iron.no_precise_on_flying
        self.no_soldier_purchases: Final = self.iron.no_soldier_purchases
        self.level_cap: Final = self.iron.level_cap or given.level_cap
        self.field: Final = Field(given, seats)
        self.boss: Final = boss  # its number, NONE without one
        self.spells: Final = 0 if setting.no_spells else given.spells


@final
class Volley:
    """An attack that is being made. Replaced, never changed."""

    def __init__(self, aim: Aim, seat: int, turn: int, targets: list[int], tiles: list[int], soldiers: int) -> None:
        self.aim: Final = aim
        self.seat: Final = seat
        self.turn: Final = turn  # of the tower or hero, a number of quarter turns
        self.targets: Final = targets  # trays
        self.tiles: list[int] = tiles  # shapes, NONE for one that was placed
        self.soldiers: int = soldiers
        self.deed: Deed | None = None  # the step that makes it; none for a tower
        self.only: int = NONE  # the tray that everything goes on
        self.level: int = 0  # of the tower
        self.place: int = NONE  # 2 * site + layer of the tower
        self.forced: bool = False  # a portal is the only target (RT-10.9)
        self.hit_portal: bool = False
        self.block: int = NONE  # the hero's base, for tiles that go around it
        self.sides: int = 0  # those that have their tile, as bits
        self.group: i64 = 0  # squares of the tiles that form one group
        self.last_tray: int = NONE
        self.last_mask: i64 = 0
        self.placed: int = 0
        self.must: bool = False

    def copy(self) -> Volley:
        """The same, to be changed and put in its place."""
        other = Volley(self.aim, self.seat, self.turn, self.targets, self.tiles, self.soldiers)
        other.deed = self.deed
        other.only = self.only
        other.level = self.level
        other.place = self.place
        other.forced = self.forced
        other.hit_portal = self.hit_portal
        other.block = self.block
        other.sides = self.sides
        other.group = self.group
        other.last_tray = self.last_tray
        other.last_mask = self.last_mask
        other.placed = self.placed
        other.must = self.must
        return other


@final
class Doing:
    """An ability, a basic attack or a spell that is being carried out, step by step. Replaced, never changed."""

    def __init__(self, deeds: list[Deed], figure: int, seat: int, turn: int) -> None:
        self.deeds: Final = deeds
        self.figure: Final = figure  # the hero, NONE for a spell
        self.seat: Final = seat
        self.turn: Final = turn
        self.step: int = 0
        self.ability: int = NONE  # which of the hero's own it is; NONE for a basic attack or a spell
        self.trays: list[int] = []  # still to come, for tiles on each of several trays
        self.used: int = 0  # of these, how many have got something
        self.last_tray: int = NONE  # where the tile before was placed
        self.empty: int = 0  # squares without an enemy under it
        self.enemies: int = 0
        self.entered: list[int] = []  # trays that a surge has passed

    def copy(self) -> Doing:
        """The same, to be changed and put in its place."""
        other = Doing(self.deeds, self.figure, self.seat, self.turn)
        other.step = self.step
        other.ability = self.ability
        other.trays = self.trays
        other.used = self.used
        other.last_tray = self.last_tray
        other.empty = self.empty
        other.enemies = self.enemies
        other.entered = self.entered
        return other
