"""The whole state as canonical JSON and back, secrets included: for saves, digests and worker processes (RT-36.4).

The front door of a game calls `dump(state)` and `load(name, tables, law, terms_for, data)`, where `terms_for` is its
own reading of scenario, seats and options. What is being carried out is told by where it comes from, not copied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from warbook.games.kingdom.board.field import CELLS, NONE
from warbook.games.kingdom.board.shapes import SQUARES
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.frames import (
    ALL_TRAYS,
    ASKING,
    BOARD,
    BOSS_TRAY,
    DOING,
    ENDINGS,
    FIGURES,
    FRAMES,
    LAYERS,
    MODS,
    PHASES,
    ROUND,
    SALVO,
    SEATS,
    SHOT,
    STANDS,
    TOWERS,
    TRAYS,
    WARRIOR,
    Terms,
    is_question,
)
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.present.dump_sources import (
    DoingDump,
    SalvoDump,
    VolleyDump,
    dump_doing,
    dump_salvo,
    dump_volley,
    load_doing,
    load_salvo,
    load_volley,
)
from warbook.games.kingdom.rule_ids import Law
from warbook.games.kingdom.state import KingdomState, new_state
from warbook.kernel.dump import Bits, Fields, Flag, Header, Small, decoded, encoded, hold, order_of, stack_claims
from warbook.kernel.rng import restored

Squares = Annotated[int, Meta(ge=0, lt=2**25)]
Tile = Annotated[int, Meta(ge=0, lt=2**33)]  # its squares, the damage type above them, whose it is above that
Seat = Annotated[int, Meta(ge=-1, lt=SEATS)]
MOST: Final = 9999
Number = Annotated[int, Meta(ge=-1, le=MOST)]
Slot = Annotated[int, Meta(ge=-1, lt=ALL_TRAYS)]
Figure = Annotated[int, Meta(ge=0, lt=FIGURES)]
Space = Annotated[int, Meta(ge=BOARD, lt=CELLS)]
ByTray = Meta(min_length=ALL_TRAYS, max_length=ALL_TRAYS)
ByFigure = Meta(min_length=FIGURES, max_length=FIGURES)
ByPlace = Meta(min_length=STANDS, max_length=STANDS)
ByTower = Meta(min_length=TOWERS, max_length=TOWERS)
ByModification = Meta(min_length=MODS, max_length=MODS)
BySeatAndTower = Meta(min_length=SEATS * TOWERS, max_length=SEATS * TOWERS)


class StateDump(Header, frozen=True, forbid_unknown_fields=True):
    """Every column of the state; what lies on a tray is told by its tiles."""

    card: Annotated[list[Number], ByTray]
    route: Annotated[list[Small], ByTray]
    index: Annotated[list[Small], ByTray]
    height: Annotated[list[Small], ByTray]
    level: Annotated[list[Small], ByTray]
    gone: Annotated[list[Squares], ByTray]
    tiles: Annotated[list[list[Tile]], ByTray]
    soldiers: Annotated[list[Squares], ByTray]
    fast: Annotated[list[Flag], ByTray]
    marks: Annotated[list[Small], ByTray]
    hushed: Annotated[list[Small], ByTray]
    role: Annotated[list[Annotated[int, Meta(ge=0, le=WARRIOR)]], ByFigure]
    owner: Annotated[list[Seat], ByFigure]
    health: Annotated[list[Small], ByFigure]
    cell: Annotated[list[Space], ByFigure]
    tray: Annotated[list[Slot], ByFigure]
    block: Annotated[list[Annotated[int, Meta(ge=-1, lt=SQUARES)]], ByFigure]
    used: Annotated[list[Flag], ByFigure]
    has: Annotated[list[Small], ByFigure]
    ready: Annotated[list[Small], ByFigure]
    lasting: Annotated[list[Small], ByFigure]
    guarded: Annotated[list[Flag], ByFigure]
    down: Annotated[list[Flag], ByFigure]
    revived: Annotated[list[Flag], ByFigure]
    reborn: Annotated[list[Small], ByFigure]
    skulls: Annotated[list[Small], ByFigure]
    unhurt: Annotated[list[Flag], ByFigure]
    hand: Annotated[list[Small], BySeatAndTower]
    incoming: Annotated[list[Small], BySeatAndTower]
    supply: Annotated[list[Small], ByTower]
    built: Annotated[list[Number], ByPlace]
    facing: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], ByPlace]
    flipped: Annotated[list[Flag], ByPlace]
    builder: Annotated[list[Seat], ByPlace]
    starting: list[Annotated[int, Meta(ge=0, lt=TOWERS)]]
    marked: Annotated[list[Annotated[int, Meta(ge=-1, lt=TOWERS)]], ByTower]
    stickers: Annotated[list[Bits], ByTower]
    pointing: Annotated[list[Annotated[int, Meta(ge=0, lt=8)]], ByModification]
    tithed: Annotated[list[Bits], ByModification]
    sold: Bits
    spare: Small
    crystals: Small
    gold: Small
    hearts: Small
    spells: Small
    done: Annotated[int, Meta(ge=0, lt=16)]
    decks: list[list[Small]]
    opens: list[Small]
    trails: Annotated[int, Meta(ge=0, lt=8)]
    ghosts: list[Small]
    discards: list[Small]
    boss_health: list[Small]
    boss_deck: list[Small]
    boss_drawn: list[Small]
    reserve: list[list[Small]]
    rift_deck: list[Small]
    rift_open: list[Bits]
    rift_gone: list[Small]
    forces: list[Bits]
    shut: list[Bits]
    stirred: Bits
    spawned: Bits
    kindled: Bits
    token: list[Small]
    token_cell: list[Space]
    token_side: list[Flag]
    token_home: list[Space]
    round: Small
    phase: Annotated[int, Meta(ge=0, lt=len(PHASES))]
    closed: Seat
    closed_before: Seat
    bench_used: bool
    cat_used: bool
    cat_came: bool
    stepped: bool
    goal: bool
    queue: list[Annotated[int, Meta(ge=0, lt=ALL_TRAYS)]]
    doomed: list[Annotated[int, Meta(ge=0, lt=TRAYS)]]
    shaken: list[Small]
    waiting: list[Figure]
    harmed: list[Annotated[int, Meta(ge=0, le=FIGURES)]]
    passed: list[Annotated[int, Meta(ge=0, lt=CELLS)]]
    left: Space
    felled: list[Small]
    volleys: list[VolleyDump]
    salvos: list[SalvoDump]
    doings: list[DoingDump]
    ending: Annotated[int, Meta(ge=0, lt=len(ENDINGS))]


_DECODER = msgspec.json.Decoder(StateDump)
_FIELDS: Final = Fields(
    columns=(
        *("card", "route", "index", "height", "level", "gone", "soldiers", "fast", "marks", "hushed"),
        *("role", "owner", "health", "cell", "tray", "block", "used", "has", "ready", "lasting"),
        *("guarded", "down", "revived", "reborn", "skulls", "unhurt"),
        *("hand", "incoming", "supply", "built", "facing", "flipped", "builder"),
        *("marked", "stickers", "pointing", "tithed", "opens"),
    ),
    lists=(
        *("ghosts", "discards", "boss_health", "boss_deck", "boss_drawn", "queue", "doomed", "shaken", "waiting"),
        *("rift_deck", "rift_open", "rift_gone", "forces", "shut", "token", "token_cell", "token_side", "token_home"),
        *("starting", "harmed", "passed", "felled"),
    ),
    nested=("tiles", "decks", "reserve"),
    plain=(
        *("seats", "steps", "revealed", "over", "spare", "crystals", "hearts", "spells", "done", "trails"),
        *("round", "phase", "closed", "closed_before", "bench_used", "cat_used", "cat_came", "goal", "ending"),
        *("sold", "gold", "stirred", "spawned", "kindled", "stepped", "left"),
    ),
)
_ORDER: Final = order_of(StateDump)
Reader = Callable[[str, int, dict[str, str]], Terms]  # scenario, seats, options


def dump(state: KingdomState) -> bytes:  # RT-36.4
    """The whole state as JSON with its fields in a fixed order."""
    told = _FIELDS.told(state) | {
        "scenario": state.terms.scenario,
        "options": state.terms.texts,
        "volleys": [dump_volley(state.tables, volley) for volley in state.volleys],
        "doings": [dump_doing(state.tables, doing) for doing in state.doings],
        "salvos": [dump_salvo(salvo) for salvo in state.salvos],
    }
    return encoded(_ORDER, told)


def load(name: str, tables: Tables, law: Law, terms_for: Reader, data: bytes) -> KingdomState:
    """The state that `dump` wrote; anything else is a ValueError that names the place."""

    def made(dumped: StateDump) -> KingdomState:
        terms = terms_for(dumped.scenario, dumped.seats, dumped.options)
        _check(tables, terms, dumped)
        _check_figures(tables, dumped)
        _check_stack(dumped)
        return _loaded(tables, law, terms, dumped)

    return decoded(name, _DECODER, data, made)


def _check(tables: Tables, terms: Terms, dumped: StateDump) -> None:
    """What the shape of the fields cannot tell: numbers of the content and of the map."""
    routes = [len(route) for route in terms.field.routes]
    lanes = routes if terms.field.boss_cell == NONE else [*routes, 1]
    piles = [*dumped.decks, *dumped.reserve, dumped.ghosts, dumped.discards, dumped.felled]
    hordes = [*dumped.card[:TRAYS], *(card for pile in piles for card in pile)]
    boss = [] if terms.boss == NONE else tables.boss_cards[terms.boss]
    health = [*dumped.boss_health, *(card for card in dumped.card[BOSS_TRAY:] if card != NONE)]
    actions = 0 if terms.boss == NONE else len(tables.content.bosses[tables.boss_names[terms.boss]].cards)
    standing = [tray for tray in range(ALL_TRAYS) if dumped.card[tray] != NONE]
    claims = {
        "card, decks, ghosts, discards: a card is none of the content's": max([NONE, *hordes]) < tables.hordes,
        "card, boss_health: a health card is none of the boss's": all(card in boss for card in health),
        "boss_deck, boss_drawn: a card is none of the boss's": all(
            card < actions for card in (*dumped.boss_deck, *dumped.boss_drawn)
        ),
        "decks, opens: there is one for each route": len(dumped.decks) == len(routes) == len(dumped.opens),
        "route, index: a tray stands on no route": all(
            dumped.route[tray] < len(lanes) and dumped.index[tray] < lanes[dumped.route[tray]] for tray in standing
        ),
        "built: a tower is none of the content's": max(dumped.built) < tables.towers + len(tables.mods),
        "built: there is no such site": all(
            tower == NONE or place < LAYERS * len(terms.field.sites) for place, tower in enumerate(dumped.built)
        ),
        "spells: one of them is none of the content's": dumped.spells < 2 ** len(tables.spells),
        "shaken: there is no such place": all(
            place // 1000 < len(routes) and place % 1000 < routes[place // 1000] for place in dumped.shaken
        ),
    }
    hold(claims)


def _check_figures(tables: Tables, dumped: StateDump) -> None:
    """Figures and tokens are those of the content and stand where there is something to stand on."""
    homes = (dumped.token_cell, dumped.token_side, dumped.token_home)
    claims = {
        "role: a figure is none of the content's": not any(dumped.role[tables.figures :]),
        "tray: a figure stands on a tray that is not there": all(
            tray == NONE or dumped.card[tray] != NONE for tray in dumped.tray
        ),
        "block: a figure on a tray has a place there": all(
            (tray == NONE) == (block == NONE) for tray, block in zip(dumped.tray, dumped.block, strict=True)
        ),
        "token: it has no kind, or no place, side or home": all(kind < len(tables.tokens) for kind in dumped.token)
        and all(len(column) == len(dumped.token) for column in homes),
        "rift_deck, rift_gone: a card is none of the content's": max([NONE, *dumped.rift_deck, *dumped.rift_gone])
        < len(tables.rifts),
    }
    hold(claims)


def _check_stack(dumped: StateDump) -> None:
    """Whether what is being resolved hangs together."""
    kinds = [frame[0] for frame in dumped.stack]
    known = {*range(ASKING), *range(ROUND, FRAMES)}
    numbers = [number for frame in dumped.stack for number in frame[2:]]
    claims = {
        "stack: a number of a frame is out of bounds": all(NONE <= number <= MOST for number in numbers),
        "volleys: there is one for each attack on the stack": dumped.over or kinds.count(SHOT) == len(dumped.volleys),
        "doings: there is one for each on the stack": dumped.over or kinds.count(DOING) == len(dumped.doings),
        "salvos: there is one for each on the stack": dumped.over or kinds.count(SALVO) == len(dumped.salvos),
    }
    questions = [kind for kind in known if is_question(kind)]
    hold(stack_claims(dumped, known, questions) | claims)


def _loaded(tables: Tables, law: Law, terms: Terms, dumped: StateDump) -> KingdomState:
    state = new_state(tables, law, terms, restored(dumped.rng))
    _FIELDS.restore(state, dumped)
    for tray, tiles in enumerate(state.tiles):
        for tile in tiles:
            state.tiled[tray] |= tile & (2**25 - 1)
    state.volleys = [load_volley(tables, volley) for volley in dumped.volleys]
    state.doings = [load_doing(tables, doing) for doing in dumped.doings]
    state.salvos = [load_salvo(salvo) for salvo in dumped.salvos]
    if wrong := miscount(state):
        raise ValueError(wrong)
    return state
