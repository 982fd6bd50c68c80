"""What a game is played under, and what is being resolved: frames, endings, volleys. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from warbook.games.kingdom.board.field import NONE, Field
from warbook.games.kingdom.content.scenarios import Difficulty, Iron, Numbers, Players, Scenario
from warbook.games.kingdom.effects.vocabulary import Aim, Deed
from warbook.kernel.api import Frame

SEATS: Final = 4
TOWERS: Final = 32  # room for the towers of content packs, and for cards with modifications behind them
MODS: Final = 16  # modifications
SITES: Final = 20
LAYERS: Final = 3  # towers on a site; a place is LAYERS * site + layer
STANDS: Final = 60  # where towers may stand, on all sites
CHOICES: Final = 16  # ways to pass a tower: cards to which it can be raised, the last one as it is
KEPT: Final = 15
WHOLE: Final = -2  # a set of tiles that is split among all trays in reach
ANY_TRAY: Final = -3  # a set of tiles for one tray that has got none before (EU-24.13)
TRAYS: Final = 31  # more than any scenario can have on its map at once (RT-1.14)
BOSS_TRAY: Final = 31  # the current health card of a boss is handled like a tray
ALL_TRAYS: Final = 32
FIGURES: Final = 16  # heroes, guests, the companion, the Sand Warriors
RIFT_LEVEL: Final = 2  # of the portal that a boss opens (RT-29.5)
TEAM: Final = -1  # a frame that any player may answer
BOARD: Final = -1  # the cell of a figure on its hero board
NOBODY: Final = 63  # the owner of tiles that belong to no tower and no hero
OF_HERO: Final = 32  # the owner of a hero's tiles is its figure behind this; below are towers

# what a figure is in this game
NOT_THERE: Final = 0
MAIN: Final = 1  # a player's hero
ON_BENCH: Final = 2  # a bench hero that may still come
BROUGHT: Final = 3  # a bench hero that stands on the map this round
CAT: Final = 4  # the companion
WARRIOR: Final = 5  # a Sand Warrior; on a tray it covers one square (EU-15.34)

# marks of a tray, as bits
FROZEN: Final = 1  # makes no advance attempt this round (EU-16.9)
SILENT: Final = 2  # triggers no active ability this round
CURSED: Final = 4  # no resistances and no shields until the end of the phase (EU-31.47)
CHARGED: Final = 8  # makes two advance attempts this phase (EU-19.8)

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
TILES_BACK: Final = (
    23  # which tiles are returned (EU-19.10); a: how many are left, b: the acting horde or the boss's layer
)
WAYS: Final = 27  # by which way a hero moves (EU-15.6); a: the hero, b: the space where it stops, c: movement
RAZING: Final = 28  # which covered horde is destroyed next (EU-17.1)
REWARD: Final = 29  # crystals or gold (EU-17.3); a: how many
ASKING: Final = 30  # all below ask
# frames that only say how to go on
ROUND: Final = 30
SPAWN: Final = 31  # a: the next marker
PLACE_TRAY: Final = 32  # a: the card, b: the route, c: the place on it; of TEAM if it is put down and not spawned
REVIVE: Final = 33
DESTROY: Final = 34
HURTING: Final = 35  # heroes on destroyed trays; a: 1 when they have suffered
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
MOMENT: Final = 49  # a: the moment that has come, b: the figure, NONE for everybody, c: the tray
HARMING: Final = 50  # pieces that suffer damage (EU-18.6); a: how much, b: the tray whose attempt it is
ICONS: Final = 51  # hordes trigger their active abilities (EU-19.1); a: 1 once their order is fixed
ICON: Final = 52  # a: the tray, b: those that it still triggers, as bits by icon
RAZE: Final = 53  # a: the tray that is destroyed, b: the next step of that (EU-17.2)
SALVO: Final = 54  # the last salvo goes on: the parts of a tower's attack
STIR: Final = 55  # a: the token that acts, b: the moment, c: how often still
EVENTS: Final = 60  # a: the deck whose card was spawned: an event may come (EU-28.3)
RIFT_DUE: Final = 61  # a Rift card is revealed before the first phase (EU-7.4)
# frames that ask, too
MORE_ASKING: Final = 64  # all from here on
INSTEAD: Final = 64  # whether a Sand Warrior goes instead (EU-15.35); a: the hero, b: how much, c: as HARMING's b
ORDERING: Final = 65  # who suffers next (EU-18.6)
TARGETING: Final = 66  # the last doing asks for a tray
SIGHTS: Final = 67  # a: the figure that has moved: flowers that it has come upon, goods that lie there (EU-16.1)
SPENDING_SKULLS: Final = 68  # a: the hero that discards skulls
SCATTERING: Final = 69  # a: the hero whose Sand Warriors go on trays
MODE: Final = 80  # which attack of its card a tower makes (EU-10.9)
STICKING: Final = 81  # a: the modification that came along, b: whose Incoming area, c: the tower there (EU-24.14)
PLACES: Final = 72  # where a piece, or a: a card of the reserve, is put
SHUTTING: Final = 73  # a: the colour of which a site is closed, b: the last round in which it is
DIVIDING: Final = 86  # who takes the starting towers (EU-4.13)
RAISING_START: Final = 87  # which starting towers are replaced (EU-5.1); a: how many still, b: cards raised, as bits
RETURNING: Final = 88  # which starting towers go back (EU-5.5); a: how many still
FRAMES: Final = 96  # all kinds are below

# the phases of a round in their order, by their names wherever they come in a round (RT-4.1, RT-4.5)
SETUP: Final = 0
PHASES: Final = ["setup", "spawn", "play", "destroy", "boss", "advance", "pick-up", "spend", "over", "begin"]  # RT-4.5

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
BY_CROWD: Final = 10  # no space for a horde (EU-8.4)
BY_EMPTY_DECKS: Final = 11  # EU-6.3
BY_GOAL: Final = 12  # it cannot be reached any more (EU-6.10)
ENDINGS: Final = [
    *["", "won", "hearts", "portal", "boss", "stuck", "knock-out", "rounds", "resignation", "time"],
    *["crowd", "empty-decks", "goal"],
]


def is_question(kind: int) -> bool:
    """Whether a frame of this kind asks something."""
    return kind < ASKING or kind >= MORE_ASKING


# options of a table, besides the difficulty
BENCH_SIZE: Final = "bench"
RIFTS: Final = "rifts"
GUESTS: Final = "guests"


def is_bringing(frame: Frame) -> bool:
    """Whether a frame holds a horde card that was turned over and is about to come."""
    return frame.kind == PLACE_TRAY or (frame.kind == PLACES and frame.a != NONE)


@final
class Terms:
    """What was agreed before the game: the scenario and what it prescribes (EU-1.3, EU-1.4), its iron rule (EU-1.7).

    Made once, shared by all clones.
    """

    def __init__(
        self,
        scenario: str,
        given: Scenario,
        setting: Difficulty,
        texts: dict[str, str],
        seats: int,
        boss: int,
        numbers: Numbers,
    ) -> None:
        self.scenario: Final = scenario  # EU-1.3
        self.texts: Final = texts  # as given, defaults filled in: what logs and replays record
        self.seats: Final = seats
        self.solo: Final = seats == 1  # RT-18.1, EU-1.2
        self.given: Final = given  # RT-1.1, EU-1.4
        self.players: Final[Players] = given.players[str(seats)]
        self.setting: Final = setting
        self.iron: Final = given.iron if setting.iron else Iron()
        self.idle_rounds: Final = self.iron.idle_heroes  # in which heroes are not activated
        self.precise_spares_flying: Final = self.iron.no_precise_on_flying
        self.no_soldier_purchases: Final = self.iron.no_soldier_purchases
        self.level_cap: Final = self.iron.level_cap or given.level_cap
        # what the scenario gives, changed by the setting and never below 0 (RT-3.2, RT-3.5, EU-4.2, EU-4.12)
        self.hearts: Final = self.iron.hearts or max(0, given.hearts + setting.hearts)  # RT-3.2
        self.crystals: Final = max(0, given.crystals + setting.crystals)  # RT-3.2
        self.gold: Final = max(0, given.gold + setting.gold)
        self.abilities: Final = given.abilities or self.players.abilities  # slots (RT-3.8, EU-4.18, RT-30.7)
        self.field: Final = Field(given, seats)  # RT-3.1
        self.boss: Final = boss  # its number, NONE without one
        self.spells: Final = 0 if setting.no_spells else given.spells  # RT-30.7
        self.bench: Final = int(texts.get(BENCH_SIZE, str(numbers.bench)))  # heroes on the bench (EU-25.11)
        self.guests: Final = texts.get(GUESTS) == "on"  # heroes of the other game may be chosen (EU-29.2)
        rift_mode = texts.get(RIFTS) == "on"
        self.rift_rounds: Final = given.rift_rounds or (numbers.rift_rounds if rift_mode else 0)  # 0 for none (EU-28.6)


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
        self.place: int = NONE  # LAYERS * site + layer of the tower
        self.forced: bool = False  # a portal is the only target (RT-10.9)
        self.hit_portal: bool = False
        self.block: int = NONE  # the hero's base, for tiles that go around it
        self.sides: int = 0  # those that have their tile, as bits
        self.group: i64 = 0  # squares of the tiles that form one group
        self.last_tray: int = NONE
        self.last_mask: i64 = 0
        self.placed: int = 0
        self.must: bool = False
        self.damage: int = aim.damage  # of its tiles, now
        self.later: int = aim.damage  # of those behind the first
        self.posts: list[int] = targets  # trays for its soldiers
        self.link: bool = aim.link
        self.source: int = NONE  # the cell from which it comes; without one shields do not matter (EU-19.6a)
        self.owner: int = NOBODY  # of its tiles (EU-11.15)
        self.loose: int = 0  # tiles that may go on any tray (EU-24.14)
        self.wide: list[int] = []  # with them: all trays
        self.hits: list[int] = []  # where tiles were placed, in order
        self.posted: list[int] = []  # where soldiers were placed, in order

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
        other.damage = self.damage
        other.later = self.later
        other.posts = self.posts
        other.link = self.link
        other.source = self.source
        other.owner = self.owner
        other.loose = self.loose
        other.wide = self.wide
        other.hits = self.hits
        other.posted = self.posted
        return other


@final
class Salvo:
    """A tower's attack that has several parts, made one after another. Replaced, never changed."""

    def __init__(self, place: int, seat: int) -> None:
        self.place: Final = place  # LAYERS * site + layer
        self.seat: Final = seat
        self.mode: int = NONE  # which of its attacks (EU-10.9)
        self.sets: list[int] = []  # sets of tiles still to come: for a tray, WHOLE, or ANY_TRAY
        self.spears: list[int] = []  # the trays of soldiers whose spears are still to come (EU-13.10)
        self.extras: list[int] = []  # modifications whose tiles or soldiers are still to come (EU-24.12)
        self.hit: list[int] = []  # trays that have got a set of tiles
        self.loose: int = 0  # tiles that may still go on any tray (EU-24.14)

    def copy(self) -> Salvo:
        """The same, to be changed and put in its place."""
        other = Salvo(self.place, self.seat)
        other.mode = self.mode
        other.sets = self.sets
        other.spears = self.spears
        other.extras = self.extras
        other.hit = self.hit
        other.loose = self.loose
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
        self.when: int = 0  # its moment: only the steps of that moment are taken
        self.actor: int = NONE  # the tray of the acting horde
        self.token: int = NONE  # the token that acts
        self.found: bool = False  # the step before has found a place, or a tile or soldier of it has
        self.hits: list[int] = []  # trays that got something in the step before
        self.square: int = NONE  # where a soldier stood (EU-15.40)
        self.spent: int = 0  # skulls

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
        other.when = self.when
        other.actor = self.actor
        other.token = self.token
        other.found = self.found
        other.hits = self.hits
        other.square = self.square
        other.spent = self.spent
        return other
