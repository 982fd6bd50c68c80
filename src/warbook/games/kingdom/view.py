"""What everyone may know, built field by field (RT-33.2): everything but the order of the decks (RT-33.4).

Discards and the supply lie open (RT-31.45).
"""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.forecast import forecast
from warbook.games.kingdom.heroes import max_health
from warbook.games.kingdom.legal import is_asked
from warbook.games.kingdom.parts import (
    AbilityView,
    BossView,
    FateView,
    FigureView,
    MarkerView,
    PlacedView,
    QuestionView,
    SeatView,
    SiteView,
    TowerView,
    TrayView,
    VolleyView,
)
from warbook.games.kingdom.setup import hero_of
from warbook.games.kingdom.shapes import FULL, squares_of
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import DAMAGES, ICONS, KINDS
from warbook.games.kingdom.terms import (
    ALL_TRAYS,
    BOARD,
    BOSS_TRAY,
    ENDINGS,
    NOT_THERE,
    PHASES,
    PLACE_TRAY,
    PLACING,
    PLAY,
    TOWERS,
)
from warbook.games.kingdom.trays import cell_of, distance_left, hearts_cost, shows, uncovered
from warbook.games.kingdom.victory import portals_left
from warbook.games.kingdom.volleys import form_range
from warbook.kernel.wire import View

ROLES: Final = ("", "main", "bench", "brought", "companion")
# what is asked, by the kind of the frame that asks
QUESTIONS: Final = (
    "heroes",
    "bench",
    "spells",
    "closing",
    "play",
    "placing",
    "lifted",
    "hero",
    "seating",
    "companion",
    "granted",
    "choice",
    "turning",
    "copying",
    "surging",
    "raising",
    "displacing",
    "ghosts",
    "ruining",
    "whites",
    "buying",
    "again",
)


class KingdomView(View, frozen=True, kw_only=True, omit_defaults=True):
    """Everything one seat, or a spectator, may know: the same for all (RT-33.3)."""

    scenario: str
    options: dict[str, str]
    phase: str
    round: int
    rounds: int
    rows: int
    columns: int
    hearts: int
    crystals: int
    soldiers: int  # in the supply
    question: QuestionView
    players: tuple[SeatView, ...]
    figures: tuple[FigureView, ...]
    trays: tuple[TrayView, ...]
    sites: tuple[SiteView, ...]
    markers: tuple[MarkerView, ...]
    routes: tuple[tuple[int, ...], ...]  # cells
    exits: tuple[int, ...]  # cells of exit markers
    exit_turn: int
    supply: dict[str, int]
    level_cap: int
    goal: str
    portals: int = 0  # on the map and in the decks
    reached: bool = False  # the goal; the round is still played to its end
    spells: tuple[str, ...] = ()  # chosen and not cast
    trails: tuple[int, ...] = ()  # cells with a trail card
    ghosts: int = 0
    coming: tuple[str, ...] = ()  # cards that are turned over and wait until heroes have made room (RT-5.7)
    boss: BossView | None = None
    volley: VolleyView | None = None
    closed: int = NONE  # colour
    discards: tuple[str, ...] = ()
    fates: tuple[FateView, ...] = ()  # while towers and heroes are played
    ending: str = ""


def fields_of(state: KingdomState, seat: int) -> dict[str, object]:
    """The fields of a view, for the game's own class of it."""
    tables, field = state.tables, state.field
    return {
        "seat": seat,
        "scenario": state.terms.scenario,
        "options": dict(state.terms.texts),
        "phase": "over" if state.over else PHASES[state.phase],
        "round": state.round,
        "rounds": tables.numbers.rounds,
        "rows": field.rows,
        "columns": field.columns,
        "hearts": int(state.hearts),
        "crystals": int(state.crystals),
        "soldiers": int(state.spare),
        "question": _question(state),
        "players": tuple(_player(state, each) for each in range(state.seats)),
        "figures": tuple(_figure(state, each) for each in range(tables.figures) if state.role[each] != NOT_THERE),
        "trays": tuple(_tray(state, tray) for tray in range(ALL_TRAYS) if state.card[tray] != NONE),
        "sites": tuple(_site(state, site) for site in range(len(field.sites))),
        "markers": tuple(_marker(state, route) for route in range(len(field.routes))),
        "routes": tuple(tuple(route) for route in field.routes),
        "exits": tuple(field.exits),
        "exit_turn": field.turn,
        "supply": cards(state, [int(count) for count in state.supply]),
        "level_cap": state.terms.level_cap,
        "goal": state.terms.given.goal,
        **_rest(state),
    }


def _rest(state: KingdomState) -> dict[str, object]:
    tables = state.tables
    markers = list(state.terms.given.trails.values())
    return {
        "portals": portals_left(state),
        "reached": state.goal,
        "spells": tuple(name for spell, name in enumerate(tables.spell_names) if state.spells >> spell & 1),
        "trails": tuple(
            state.field.routes[marker - 1][0] for trail, marker in enumerate(markers) if state.trails >> trail & 1
        ),
        "ghosts": len(state.ghosts),
        "coming": tuple(tables.cards[frame.a].name for frame in state.stack if frame.kind == PLACE_TRAY),
        "boss": _boss(state),
        "volley": _volley(state),
        "closed": state.closed,
        "discards": tuple(tables.cards[card].name for card in state.discards),
        "fates": forecast(state) if not state.over and state.stack[-1].kind == PLAY else (),
        "ending": ENDINGS[state.ending],
    }


def cards(state: KingdomState, counts: list[int]) -> dict[str, int]:
    """Tower cards by name."""
    return {name: counts[tower] for tower, name in enumerate(state.tables.tower_names) if counts[tower]}


def _question(state: KingdomState) -> QuestionView:
    if state.over:
        return QuestionView("over")
    frame = state.stack[-1]
    seats = tuple(seat for seat in range(state.seats) if is_asked(state, seat))
    kind = QUESTIONS[frame.kind]
    about = kind in ("hero", "seating", "companion", "granted", "turning", "surging", "again")
    return QuestionView(kind, seats, frame.a if about else NONE)


def _player(state: KingdomState, seat: int) -> SeatView:
    figure = hero_of(state, seat)
    hand = [int(state.hand[TOWERS * seat + tower]) for tower in range(TOWERS)]
    incoming = [int(state.incoming[TOWERS * seat + tower]) for tower in range(TOWERS)]
    return SeatView(
        seat=seat,
        hero="" if figure == NONE else state.tables.hero_names[figure],
        hand=cards(state, hand),
        incoming=cards(state, incoming),
        done=state.done >> seat & 1 == 1,
    )


def figure_name(state: KingdomState, figure: int) -> str:
    """A hero's name, or the companion's."""
    return "wildcat" if figure == state.tables.companion else state.tables.hero_names[figure]


def _figure(state: KingdomState, figure: int) -> FigureView:
    names = [] if figure == state.tables.companion else state.tables.heroes[figure].ability_names
    chosen = [ability for ability in range(len(names)) if state.has[figure] >> ability & 1]
    return FigureView(
        figure=figure,
        name=figure_name(state, figure),
        role=ROLES[state.role[figure]],
        owner=int(state.owner[figure]),
        health=int(state.health[figure]),
        most=max_health(state, figure),
        cell=int(state.cell[figure]) if state.cell[figure] != BOARD else NONE,
        tray=int(state.tray[figure]),
        block=int(state.block[figure]),
        used=state.used[figure] == 1,
        abilities=tuple(
            AbilityView(
                ability,
                names[ability],
                bool(state.ready[figure] >> ability & 1),
                bool(state.lasting[figure] >> ability & 1),
            )
            for ability in chosen
        ),
        guarded=state.guarded[figure] == 1,
        down=state.down[figure] == 1,
        revived=state.revived[figure] == 1,
    )


def _tray(state: KingdomState, tray: int) -> TrayView:
    card = state.tables.cards[state.card[tray]]
    tiles = [PlacedView(tuple(squares_of(tile & FULL)), DAMAGES[tile >> 25]) for tile in state.tiles[tray]]
    return TrayView(
        tray=tray,
        card=card.name,
        kind=KINDS[card.kind],
        route=int(state.route[tray]),
        index=int(state.index[tray]),
        cell=cell_of(state, tray),
        turn=state.field.turn,
        left=distance_left(state, tray),
        height=int(state.height[tray]),
        level=int(state.level[tray]),
        tiles=tuple(tiles),
        soldiers=tuple(squares_of(int(state.soldiers[tray]))),
        uncovered=tuple(squares_of(uncovered(state, tray))),
        gone=tuple(squares_of(int(state.gone[tray]))),
        icons=tuple(name for icon, name in enumerate(ICONS) if shows(state, tray, icon)),
        fast=state.fast[tray] == 1,
        hearts=0 if tray == BOSS_TRAY else hearts_cost(state, tray),
    )


def _site(state: KingdomState, site: int) -> SiteView:
    colour = state.field.colour[site]
    towers = [
        TowerView(
            state.tables.tower_names[state.built[place]],
            int(state.facing[place]),
            int(state.builder[place]),
            state.flipped[place] == 1,
        )
        for place in (2 * site, 2 * site + 1)
        if state.built[place] != NONE
    ]
    is_closed = state.closed != NONE and state.closed == colour
    return SiteView(site, state.field.sites[site], colour, tuple(towers), is_closed)


def _marker(state: KingdomState, route: int) -> MarkerView:
    trails = list(state.terms.given.trails.values())
    is_closed = any(state.trails >> trail & 1 and marker - 1 == route for trail, marker in enumerate(trails))
    return MarkerView(
        route=route,
        cell=state.field.markers[route + 1],
        cards=len(state.decks[route]),
        recipe=state.terms.players.decks[route],
        opens=int(state.opens[route]),
        closed=is_closed,
    )


def _boss(state: KingdomState) -> BossView | None:
    if state.card[BOSS_TRAY] == NONE:
        return None
    name = state.tables.boss_names[state.terms.boss]
    cards = state.tables.content.bosses[name].cards
    drawn = tuple(cards[card].name for card in state.boss_drawn)
    return BossView(name, cell_of(state, BOSS_TRAY), len(state.boss_health) + 1, len(state.boss_deck), drawn)


def _volley(state: KingdomState) -> VolleyView | None:
    if state.over or not state.volleys or state.stack[-1].kind != PLACING:
        return None
    volley = state.volleys[-1]
    shapes = state.tables.shapes
    return VolleyView(
        seat=volley.seat,
        damage=DAMAGES[volley.aim.damage],
        targets=tuple(volley.targets),
        tiles=tuple("" if shape == NONE else shapes[shape].name for shape in volley.tiles),
        forms=tuple(() if shape == NONE else tuple(form_range(state, volley, shape)) for shape in volley.tiles),
        soldiers=volley.soldiers,
        link=volley.aim.link,
        only=volley.only,
        forced=volley.forced,
    )
