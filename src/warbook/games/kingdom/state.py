"""The state of a Kingdom Rush game: columns by tray, figure, site and seat. Compiled by mypyc."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.board.field import NONE, Field
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.frames import (
    ALL_TRAYS,
    BOARD,
    FIGURES,
    MODS,
    NOT_THERE,
    ONGOING,
    SEATS,
    SETUP,
    STANDS,
    TOWERS,
    Doing,
    Salvo,
    Terms,
    Volley,
)
from warbook.games.kingdom.rule_ids import Law
from warbook.kernel.api import State, copy_state, start_state
from warbook.kernel.rng import Rng


@final
class KingdomState(State):  # EU-37.1
    """Everything on the table (EU-37.1). Lists are replaced and never changed: clones share them."""

    tables: Tables
    terms: Terms
    field: Field
    law: Law
    # trays
    card: vec[i64]  # the horde card, NONE for a place that is not used
    route: vec[i64]
    index: vec[i64]  # the place on its route
    height: vec[i64]  # 0 on the ground, more upon other trays (RT-21.9)
    level: vec[i64]  # of a portal
    gone: vec[i64]  # squares of enemies that do not count any more (RT-10.15)
    tiles: list[list[int]]  # by tray: each tile as its squares, the damage type above them, whose it is above that
    tiled: vec[i64]  # the squares of all its tiles
    soldiers: vec[i64]  # squares
    fast: vec[i64]  # counts as fast whatever is covered
    marks: vec[i64]  # what holds for a tray this round or phase, as bits (FROZEN and the like)
    hushed: vec[i64]  # icons that it does not trigger this round, as bits
    # figures: the heroes, then the companion, then the Sand Warriors
    role: vec[i64]
    owner: vec[i64]
    health: vec[i64]  # hearts of a hero (RT-1.7)
    cell: vec[i64]
    tray: vec[i64]  # the tray that it is engaged with
    block: vec[i64]  # where its base lies there; the square of a Sand Warrior
    used: vec[i64]  # was activated this round
    has: vec[i64]  # abilities that were chosen, as bits
    ready: vec[i64]  # those that lie face up
    lasting: vec[i64]  # those in force
    guarded: vec[i64]  # takes no damage this round
    down: vec[i64]  # knocked out
    revived: vec[i64]  # this round
    reborn: vec[i64]  # health that it gets when its tray is destroyed (RT-24.54)
    skulls: vec[i64]  # EU-15.37
    unhurt: vec[i64]  # its first damage this round was prevented
    # towers; numbers behind the printed ones are cards with modifications, by slot
    hand: vec[i64]  # 32 * seat + tower
    incoming: vec[i64]  # public, though the cards lie face down (RT-11.10)
    supply: vec[i64]
    built: vec[i64]  # LAYERS * site + layer
    facing: vec[i64]  # for as long as the tower stands (RT-7.5)
    flipped: vec[i64]  # face down
    builder: vec[i64]
    starting: list[int]  # the team's towers that nobody holds yet (EU-4.13)
    marked: vec[i64]  # by slot: the printed tower, NONE for a slot that is not used
    stickers: vec[i64]  # by slot: its modifications, as bits
    pointing: vec[i64]  # by modification: its first direction, 0 to 7, on an upright card (EU-24.11)
    sold: i64  # modifications that were attached, as bits
    tithed: vec[i64]  # by modification: trays with tiles that its tower placed this round, as bits (EU-C5)
    # the team
    spare: i64  # soldiers in the supply
    crystals: i64
    gold: i64
    hearts: i64  # of the Kingdom (RT-1.7)
    spells: i64  # chosen and not cast, as bits
    done: i64  # seats that have declared the end of the phase, as bits
    # decks
    decks: list[list[int]]  # by marker, the next card last
    opens: vec[i64]  # by route: the round from which its marker spawns
    trails: i64  # trail cards on the map, as bits
    ghosts: list[int]
    discards: list[int]
    boss_health: list[int]  # health cards behind the current one
    boss_deck: list[int]  # action cards, the next last
    boss_drawn: list[int]  # those drawn since the deck was shuffled, in order
    reserve: list[list[int]]  # by tier from 1: the cards left of it, the next last (EU-4.5)
    rift_deck: list[int]  # the next last
    rift_open: list[int]  # Rift cards that are active, the older first, packed by forces.py
    rift_gone: list[int]  # those that have left
    forces: list[int]  # rules in force for some time, packed by forces.py
    shut: list[int]  # sites that effects close, as 64 * the last round + the site (EU-10.12)
    stirred: i64  # events of this round, whose later steps still come, as bits (EU-28.3)
    spawned: i64  # trays that were spawned this round, as bits (EU-C9)
    kindled: i64  # heroes whose first tile this round was of true damage, as bits (EU-C9)
    # tokens on the map and in the supply, each by its own number
    token: list[int]  # its kind
    token_cell: list[int]  # NONE in the supply
    token_side: list[int]  # 1 if it is withered, sealed, lit, or its goods are taken
    token_home: list[int]  # where it began
    # the round
    round: int
    phase: int
    closed: int  # the colour that is closed (RT-18.2)
    closed_before: int
    bench_used: bool
    cat_used: bool
    cat_came: bool  # the companion has come once
    stepped: bool  # the hero of the Sand Warriors has made its first move (EU-15.32)
    goal: bool  # the goal is reached (RT-17.2)
    queue: list[int]  # trays still to advance
    doomed: list[int]  # trays being destroyed
    shaken: list[int]  # places that ghosts take, as 1000 * route + place
    waiting: list[int]  # figures to be displaced
    harmed: list[int]  # pieces that still have to suffer damage: figures, behind them the soldiers (EU-18.6)
    passed: list[int]  # the spaces that the last move has entered, the last one at the end (EU-16.1)
    left: int  # the space that it has left
    felled: list[int]  # champions that were destroyed (EU-6.10)
    volleys: list[Volley]
    salvos: list[Salvo]
    doings: list[Doing]
    ending: int

    def clone(self) -> KingdomState:
        """An independent copy; what is only ever replaced is shared."""
        copy = KingdomState()
        copy_state(self, copy)
        copy.tables = self.tables
        copy.terms = self.terms
        copy.field = self.field
        copy.law = self.law
        copy_trays(self, copy)
        copy_figures(self, copy)
        copy_towers(self, copy)
        copy_round(self, copy)
        return copy


def copy_trays(state: KingdomState, copy: KingdomState) -> None:
    """Trays and decks."""
    copy.card = state.card[:]
    copy.route = state.route[:]
    copy.index = state.index[:]
    copy.height = state.height[:]
    copy.level = state.level[:]
    copy.gone = state.gone[:]
    copy.tiles = state.tiles[:]
    copy.tiled = state.tiled[:]
    copy.soldiers = state.soldiers[:]
    copy.fast = state.fast[:]
    copy.marks = state.marks[:]
    copy.hushed = state.hushed[:]
    copy.decks = state.decks
    copy.opens = state.opens[:]
    copy.trails = state.trails
    copy.ghosts = state.ghosts
    copy.discards = state.discards
    copy.boss_health = state.boss_health
    copy.boss_deck = state.boss_deck
    copy.boss_drawn = state.boss_drawn
    copy.reserve = state.reserve
    copy.rift_deck = state.rift_deck
    copy.rift_open = state.rift_open
    copy.rift_gone = state.rift_gone
    copy.forces = state.forces
    copy.shut = state.shut
    copy.stirred = state.stirred
    copy.spawned = state.spawned
    copy.kindled = state.kindled
    copy.token = state.token
    copy.token_cell = state.token_cell
    copy.token_side = state.token_side
    copy.token_home = state.token_home


def copy_figures(state: KingdomState, copy: KingdomState) -> None:
    """Heroes and the companion."""
    copy.role = state.role[:]
    copy.owner = state.owner[:]
    copy.health = state.health[:]
    copy.cell = state.cell[:]
    copy.tray = state.tray[:]
    copy.block = state.block[:]
    copy.used = state.used[:]
    copy.has = state.has[:]
    copy.ready = state.ready[:]
    copy.lasting = state.lasting[:]
    copy.guarded = state.guarded[:]
    copy.down = state.down[:]
    copy.revived = state.revived[:]
    copy.reborn = state.reborn[:]
    copy.skulls = state.skulls[:]
    copy.unhurt = state.unhurt[:]


def copy_towers(state: KingdomState, copy: KingdomState) -> None:
    """Tower cards, and what belongs to the team."""
    copy.hand = state.hand[:]
    copy.incoming = state.incoming[:]
    copy.supply = state.supply[:]
    copy.built = state.built[:]
    copy.facing = state.facing[:]
    copy.flipped = state.flipped[:]
    copy.builder = state.builder[:]
    copy.starting = state.starting
    copy.marked = state.marked[:]
    copy.stickers = state.stickers[:]
    copy.pointing = state.pointing[:]
    copy.sold = state.sold
    copy.tithed = state.tithed[:]
    copy.spare = state.spare
    copy.crystals = state.crystals
    copy.gold = state.gold
    copy.hearts = state.hearts
    copy.spells = state.spells
    copy.done = state.done


def copy_round(state: KingdomState, copy: KingdomState) -> None:
    """The round, and what is being resolved."""
    copy.round = state.round
    copy.phase = state.phase
    copy.closed = state.closed
    copy.closed_before = state.closed_before
    copy.bench_used = state.bench_used
    copy.cat_used = state.cat_used
    copy.cat_came = state.cat_came
    copy.stepped = state.stepped
    copy.goal = state.goal
    copy.queue = state.queue
    copy.doomed = state.doomed
    copy.shaken = state.shaken
    copy.waiting = state.waiting
    copy.harmed = state.harmed
    copy.passed = state.passed
    copy.left = state.left
    copy.felled = state.felled
    copy.volleys = state.volleys[:]
    copy.salvos = state.salvos[:]
    copy.doings = state.doings[:]
    copy.ending = state.ending


def new_state(tables: Tables, law: Law, terms: Terms, rng: Rng) -> KingdomState:
    """A bare table."""
    state = KingdomState()
    start_state(state, rng, terms.seats)
    state.tables = tables
    state.law = law
    state.terms = terms
    state.field = terms.field
    clear_trays(state)
    clear_figures(state)
    clear_towers(state)
    state.round = 0
    state.phase = SETUP
    state.closed = NONE
    state.closed_before = NONE
    state.bench_used = False
    state.cat_used = False
    state.cat_came = False
    state.stepped = False
    state.goal = False
    state.queue = []
    state.doomed = []
    state.shaken = []
    state.waiting = []
    state.harmed = []
    state.passed = []
    state.left = BOARD
    state.felled = []
    state.volleys = []
    state.salvos = []
    state.doings = []
    state.ending = ONGOING
    return state


def clear_trays(state: KingdomState) -> None:
    """No horde anywhere."""
    routes = len(state.field.routes)
    state.card = vec[i64]([NONE] * ALL_TRAYS)
    state.route = vec[i64]([0] * ALL_TRAYS)
    state.index = vec[i64]([0] * ALL_TRAYS)
    state.height = vec[i64]([0] * ALL_TRAYS)
    state.level = vec[i64]([0] * ALL_TRAYS)
    state.gone = vec[i64]([0] * ALL_TRAYS)
    state.tiles = [[] for _ in range(ALL_TRAYS)]
    state.tiled = vec[i64]([0] * ALL_TRAYS)
    state.soldiers = vec[i64]([0] * ALL_TRAYS)
    state.fast = vec[i64]([0] * ALL_TRAYS)
    state.marks = vec[i64]([0] * ALL_TRAYS)
    state.hushed = vec[i64]([0] * ALL_TRAYS)
    state.decks = [[] for _ in range(routes)]
    state.opens = vec[i64]([0] * routes)
    state.trails = 0
    state.ghosts = []
    state.discards = []
    state.boss_health = []
    state.boss_deck = []
    state.boss_drawn = []
    state.reserve = []
    state.rift_deck = []
    state.rift_open = []
    state.rift_gone = []
    state.forces = []
    state.shut = []
    state.stirred = 0
    state.spawned = 0
    state.kindled = 0
    state.token = []
    state.token_cell = []
    state.token_side = []
    state.token_home = []


def clear_figures(state: KingdomState) -> None:
    """Nobody plays any hero yet."""
    state.role = vec[i64]([NOT_THERE] * FIGURES)
    state.owner = vec[i64]([NONE] * FIGURES)
    state.health = vec[i64]([0] * FIGURES)
    state.cell = vec[i64]([BOARD] * FIGURES)  # RT-3.7, EU-4.14
    state.tray = vec[i64]([NONE] * FIGURES)
    state.block = vec[i64]([NONE] * FIGURES)
    state.used = vec[i64]([0] * FIGURES)
    state.has = vec[i64]([0] * FIGURES)
    state.ready = vec[i64]([0] * FIGURES)
    state.lasting = vec[i64]([0] * FIGURES)
    state.guarded = vec[i64]([0] * FIGURES)
    state.down = vec[i64]([0] * FIGURES)
    state.revived = vec[i64]([0] * FIGURES)
    state.reborn = vec[i64]([0] * FIGURES)
    state.skulls = vec[i64]([0] * FIGURES)
    state.unhurt = vec[i64]([0] * FIGURES)


def pool_of(state: KingdomState) -> list[int]:
    """How many cards of each tower are in play: perhaps none above the level that the scenario allows (EU-4.10)."""
    tables, cap = state.tables, state.terms.level_cap
    return [
        0 if tables.ways.level_pool and tables.level[tower] > cap else tables.copies[tower]
        for tower in range(tables.towers)
    ]


def clear_towers(state: KingdomState) -> None:
    """All tower cards in the supply; hearts and goods as agreed (RT-3.2, RT-3.5, EU-4.10, EU-4.11, EU-4.12)."""
    tables = state.tables
    state.hand = vec[i64]([0] * (SEATS * TOWERS))
    state.incoming = vec[i64]([0] * (SEATS * TOWERS))
    state.supply = vec[i64](pool_of(state) + [0] * (TOWERS - tables.towers))  # RT-3.5
    state.built = vec[i64]([NONE] * STANDS)
    state.facing = vec[i64]([0] * STANDS)
    state.flipped = vec[i64]([0] * STANDS)
    state.builder = vec[i64]([NONE] * STANDS)
    state.starting = []
    state.marked = vec[i64]([NONE] * TOWERS)
    state.stickers = vec[i64]([0] * TOWERS)
    state.pointing = vec[i64]([0] * MODS)
    state.tithed = vec[i64]([0] * MODS)
    state.sold = 0
    state.spare = tables.numbers.soldiers  # EU-4.11
    state.crystals = state.terms.crystals
    state.gold = state.terms.gold
    state.hearts = state.terms.hearts
    state.spells = 0
    state.done = 0
