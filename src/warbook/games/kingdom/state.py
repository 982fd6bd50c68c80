"""The state of a game of the family: columns by tray, figure, site and seat. Compiled by mypyc."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.field import NONE, Field
from warbook.games.kingdom.law import Law
from warbook.games.kingdom.tables import Tables
from warbook.games.kingdom.terms import (
    ALL_TRAYS,
    BOARD,
    FIGURES,
    NOT_THERE,
    ONGOING,
    SEATS,
    SETUP,
    SITES,
    TOWERS,
    Doing,
    Terms,
    Volley,
)
from warbook.kernel.api import State, copy_state, start_state
from warbook.kernel.rng import Rng


@final
class KingdomState(State):
    """Everything on the table. Lists are replaced and never changed: clones share them."""

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
    tiles: list[list[int]]  # by tray: each tile as its squares and the damage type above them
    tiled: vec[i64]  # the squares of all its tiles
    soldiers: vec[i64]  # squares
    fast: vec[i64]  # counts as fast whatever is covered
    # figures: the heroes, then the companion
    role: vec[i64]
    owner: vec[i64]
    health: vec[i64]  # hearts of a hero (RT-1.7)
    cell: vec[i64]
    tray: vec[i64]  # the tray that it is engaged with
    block: vec[i64]  # where its base lies there
    used: vec[i64]  # was activated this round
    has: vec[i64]  # abilities that were chosen, as bits
    ready: vec[i64]  # those that lie face up
    lasting: vec[i64]  # those in force
    guarded: vec[i64]  # takes no damage this round
    down: vec[i64]  # knocked out
    revived: vec[i64]  # this round
    reborn: vec[i64]  # health that it gets when its tray is destroyed (RT-24.54)
    # towers
    hand: vec[i64]  # 32 * seat + tower
    incoming: vec[i64]  # public, though the cards lie face down (RT-11.10)
    supply: vec[i64]
    built: vec[i64]  # 2 * site + layer
    facing: vec[i64]  # for as long as the tower stands (RT-7.5)
    flipped: vec[i64]  # face down
    builder: vec[i64]
    # the team
    spare: i64  # soldiers in the supply
    crystals: i64
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
    # the round
    round: int
    phase: int
    closed: int  # the colour that is closed (RT-18.2)
    closed_before: int
    bench_used: bool
    cat_used: bool
    cat_came: bool  # the companion has come once
    goal: bool  # the goal is reached (RT-17.2)
    queue: list[int]  # trays still to advance
    doomed: list[int]  # trays being destroyed
    shaken: list[int]  # places that ghosts take, as 1000 * route + place
    waiting: list[int]  # figures to be displaced
    volleys: list[Volley]
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
    copy.decks = state.decks
    copy.opens = state.opens[:]
    copy.trails = state.trails
    copy.ghosts = state.ghosts
    copy.discards = state.discards
    copy.boss_health = state.boss_health
    copy.boss_deck = state.boss_deck
    copy.boss_drawn = state.boss_drawn


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


def copy_towers(state: KingdomState, copy: KingdomState) -> None:
    """Tower cards, and what belongs to the team."""
    copy.hand = state.hand[:]
    copy.incoming = state.incoming[:]
    copy.supply = state.supply[:]
    copy.built = state.built[:]
    copy.facing = state.facing[:]
    copy.flipped = state.flipped[:]
    copy.builder = state.builder[:]
    copy.spare = state.spare
    copy.crystals = state.crystals
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
    copy.goal = state.goal
    copy.queue = state.queue
    copy.doomed = state.doomed
    copy.shaken = state.shaken
    copy.waiting = state.waiting
    copy.volleys = state.volleys[:]
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
    state.goal = False
    state.queue = []
    state.doomed = []
    state.shaken = []
    state.waiting = []
    state.volleys = []
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
    state.decks = [[] for _ in range(routes)]
    state.opens = vec[i64]([0] * routes)
    state.trails = 0
    state.ghosts = []
    state.discards = []
    state.boss_health = []
    state.boss_deck = []
    state.boss_drawn = []


def clear_figures(state: KingdomState) -> None:
    """Nobody plays any hero yet."""
    state.role = vec[i64]([NOT_THERE] * FIGURES)
    state.owner = vec[i64]([NONE] * FIGURES)
    state.health = vec[i64]([0] * FIGURES)
    state.cell = vec[i64]([BOARD] * FIGURES)
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


def clear_towers(state: KingdomState) -> None:
    """All tower cards in the supply; hearts and crystals of the difficulty setting (RT-3.2, RT-3.5)."""
    tables = state.tables
    state.hand = vec[i64]([0] * (SEATS * TOWERS))
    state.incoming = vec[i64]([0] * (SEATS * TOWERS))
    state.supply = vec[i64](tables.copies + [0] * (TOWERS - tables.towers))
    state.built = vec[i64]([NONE] * (2 * SITES))
    state.facing = vec[i64]([0] * (2 * SITES))
    state.flipped = vec[i64]([0] * (2 * SITES))
    state.builder = vec[i64]([NONE] * (2 * SITES))
    state.spare = tables.numbers.soldiers
    state.crystals = state.terms.setting.crystals
    state.hearts = state.terms.setting.hearts
    state.spells = 0
    state.done = 0
