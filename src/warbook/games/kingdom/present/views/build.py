"""Builds the view field by field (RT-33.2, EU-33.1): everything but the order of the decks (RT-33.4, EU-33.4).

Discards and the supply lie open (RT-31.45), rewards of hordes too (EU-33.7). Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.attacks.modifications import all_cards, card_name, is_card, on_sale
from warbook.games.kingdom.attacks.placements import form_range, posts_open, soldier_room, taboo_of, trays_open
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import FULL, squares_of
from warbook.games.kingdom.board.trays import (
    cell_of,
    distance_left,
    footprint,
    hearts_cost,
    shows,
    taboo_for_bases,
    takes_no_bases,
    top_tray,
    uncovered,
)
from warbook.games.kingdom.content.tables import KINDS
from warbook.games.kingdom.effects.plain_steps import skull_limit
from warbook.games.kingdom.effects.rules_in_force import boss_is_away, is_shut, layer_refuses
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import (
    ALL_TRAYS,
    BOARD,
    BOSS_TRAY,
    ENDINGS,
    LAYERS,
    MAIN,
    MODE,
    NOT_THERE,
    PHASES,
    PLACING,
    PLAY,
    STICKING,
    TOWERS,
    is_bringing,
)
from warbook.games.kingdom.heroes.figures import max_health
from warbook.games.kingdom.legal import is_asked
from warbook.games.kingdom.present.outlook.forecast import forecast
from warbook.games.kingdom.present.outlook.reach import tower_cells
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.present.views.parts import (
    AbilityView,
    BossView,
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
from warbook.games.kingdom.present.views.rules import story_of
from warbook.games.kingdom.present.views.tokens import back_of, marks_on, side_of, tokens_seen, warded
from warbook.games.kingdom.setup import hero_of
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.bosses import boss_of, steps_back
from warbook.games.kingdom.turn.end import champions_wanted, portals_left

TO_THE_EXIT: Final = ("advance", "even-rounds")  # how bosses move that walk there (RT-22.7)
ROLES: Final = ("", "main", "bench", "brought", "companion", "warrior")


def fields_of(state: KingdomState, seat: int) -> dict[str, object]:  # RT-33.2, EU-33.1
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
        "supply": cards(state, [int(count) for count in state.supply]),  # RT-31.45
        "level_cap": state.terms.level_cap,
        "goal": state.terms.given.goal,
        **_rest(state),
    }


def _rest(state: KingdomState) -> dict[str, object]:
    tables = state.tables
    markers = list(state.terms.given.trails.values())
    is_play = not state.over and state.stack[-1].kind == PLAY
    fates, wounds = forecast(state) if is_play else ((), ())
    return {
        "portals": portals_left(state),  # RT-31.44
        "reached": state.goal,
        "spells": tuple(name for spell, name in enumerate(tables.spell_names) if state.spells >> spell & 1),
        "trails": tuple(
            state.field.routes[marker - 1][0] for trail, marker in enumerate(markers) if state.trails >> trail & 1
        ),
        "ghosts": len(state.ghosts),
        "coming": tuple(tables.cards[frame.a].name for frame in state.stack if is_bringing(frame)),
        "boss": _boss(state),
        "volley": _volley(state),
        "closed": state.closed,
        "modifications": tuple(name for each, name in enumerate(tables.mod_names) if on_sale(state, each)),
        "cards": {str(each): card_name(state, each) for each in range(tables.towers, TOWERS) if is_card(state, each)},
        "gold": int(state.gold),
        "tokens": tokens_seen(state),
        "targets": tuple(tables.cards[card].name for card in champions_wanted(state)),
        "discards": tuple(tables.cards[card].name for card in state.discards),  # RT-31.45
        "fates": fates,
        "wounds": wounds,
        "ending": ENDINGS[state.ending],
        **story_of(state),
    }


def cards(state: KingdomState, counts: list[int]) -> dict[str, int]:
    """Tower cards by name, those with modifications with their stickers."""
    return {card_name(state, tower): counts[tower] for tower in range(all_cards(state)) if counts[tower]}


def _question(state: KingdomState) -> QuestionView:
    if state.over:
        return QuestionView("over")
    frame = state.stack[-1]
    seats = tuple(seat for seat in range(state.seats) if is_asked(state, seat))
    kind = QUESTIONS[frame.kind]
    about = kind in ("hero", "seating", "companion", "granted", "turning", "surging", "again")
    tower = card_name(state, int(state.built[state.salvos[-1].place])) if frame.kind == MODE else ""
    modification = state.tables.mod_names[frame.a] if frame.kind == STICKING else ""
    return QuestionView(
        kind=kind,
        seats=seats,
        figure=frame.a if about else NONE,
        tower=tower,
        modification=modification,
        shut=_shut_to_bases(state, frame.a) if about else 0,
        abilities=state.terms.abilities if kind == "heroes" else 0,
    )


def _shut_to_bases(state: KingdomState, figure: int) -> int:
    """The squares of the tray where a figure stands on which its base may not lie, as bits (RT-12.14)."""
    cell = int(state.cell[figure])
    tray = NONE if cell == BOARD else top_tray(state, cell)
    if tray == NONE:
        return 0
    return FULL if takes_no_bases(state, tray) else int(taboo_for_bases(state, tray, figure)) & FULL


def _player(state: KingdomState, seat: int) -> SeatView:
    figure = hero_of(state, seat)
    hand = [int(state.hand[TOWERS * seat + tower]) for tower in range(TOWERS)]
    incoming = [int(state.incoming[TOWERS * seat + tower]) for tower in range(TOWERS)]
    return SeatView(
        seat=seat,
        hero="" if figure == NONE else state.tables.hero_names[figure],
        hand=cards(state, hand),
        incoming=cards(state, incoming),  # RT-11.10, EU-14.9
        done=state.done >> seat & 1 == 1,
    )


def figure_name(state: KingdomState, figure: int) -> str:
    """A hero's name, the companion's, or that of all Sand Warriors."""
    if figure in state.tables.warriors:
        return "warrior"
    return "wildcat" if figure == state.tables.companion else state.tables.hero_names[figure]


def _figure(state: KingdomState, figure: int) -> FigureView:
    names = state.tables.heroes[figure].ability_names if figure < len(state.tables.heroes) else []
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
        squares=tuple(squares_of(int(footprint(state, figure)))) if state.tray[figure] != NONE else (),
        used=state.used[figure] == 1,
        abilities=tuple(
            AbilityView(
                ability,
                names[ability],
                bool(state.ready[figure] >> ability & 1),
                bool(state.lasting[figure] >> ability & 1),
                state.tables.heroes[figure].cards[ability].passive,
            )
            for ability in chosen
        ),
        guarded=state.guarded[figure] == 1,
        down=state.down[figure] == 1,
        revived=state.revived[figure] == 1,
        skulls=int(state.skulls[figure]),
        skull_limit=skull_limit(state, figure) if state.role[figure] == MAIN else 0,
    )


def _tray(state: KingdomState, tray: int) -> TrayView:
    card = state.tables.cards[state.card[tray]]
    tiles = [PlacedView(tuple(squares_of(tile & FULL)), DAMAGES[tile >> 25 & 3]) for tile in state.tiles[tray]]
    return TrayView(
        tray=tray,
        card=card.name,  # and with it all that is printed on it, its reward too (EU-33.7)
        kind=KINDS[card.kind],
        route=int(state.route[tray]),
        index=int(state.index[tray]),
        cell=cell_of(state, tray),
        turn=state.field.turn,
        left=distance_left(state, tray) if tray != BOSS_TRAY or boss_of(state) in TO_THE_EXIT else 0,
        height=int(state.height[tray]),
        level=int(state.level[tray]),
        tiles=tuple(tiles),
        soldiers=tuple(squares_of(int(state.soldiers[tray]))),
        uncovered=tuple(squares_of(uncovered(state, tray))),
        gone=tuple(squares_of(int(state.gone[tray]))),
        icons=tuple(name for icon, name in enumerate(state.tables.icon_names) if shows(state, tray, icon)),
        fast=state.fast[tray] == 1,
        hearts=0 if tray == BOSS_TRAY else hearts_cost(state, tray),
        marks=marks_on(state, tray),
        label=f"t{tray}" if card.copies > 1 else "",
        resists=warded(state, tray),
    )


def _site(state: KingdomState, site: int) -> SiteView:
    colour = state.field.colour[site]
    towers = [
        TowerView(
            card_name(state, int(state.built[place])),
            int(state.facing[place]),
            int(state.builder[place]),
            state.flipped[place] == 1,
            () if state.flipped[place] else _tower_reach(state, place),
        )
        for place in range(LAYERS * site, LAYERS * (site + 1))
        if state.built[place] != NONE
    ]
    is_closed = (state.closed != NONE and state.closed == colour) or is_shut(state, site)
    return SiteView(site, state.field.sites[site], colour, tuple(towers), is_closed)


def _tower_reach(state: KingdomState, place: int) -> tuple[int, ...]:
    cell = state.field.sites[place // LAYERS]
    return tower_cells(state, int(state.built[place]), cell, int(state.facing[place]))


def _marker(state: KingdomState, route: int) -> MarkerView:
    trails = list(state.terms.given.trails.values())
    is_closed = any(state.trails >> trail & 1 and marker - 1 == route for trail, marker in enumerate(trails))
    top, crystals, gold, either = back_of(state, route)
    return MarkerView(
        route=route,
        cell=state.field.markers[route + 1],
        cards=len(state.decks[route]),  # EU-31.49, EU-33.3, EU-33.4
        recipe=state.terms.players.decks[route],
        opens=int(state.opens[route]),
        closed=is_closed,
        top=top,
        crystals=crystals,
        gold=gold,
        either=either,
    )


def _boss(state: KingdomState) -> BossView | None:
    if state.card[BOSS_TRAY] == NONE:
        return None
    name = state.tables.boss_names[state.terms.boss]
    boss = state.tables.content.bosses[name]
    health = state.tables.boss_cards[state.terms.boss]
    left = [int(state.card[BOSS_TRAY]), *state.boss_health] if boss.layers else []
    return BossView(
        name=name,
        cell=cell_of(state, BOSS_TRAY),
        left=len(state.boss_health) + 1,
        deck=len(state.boss_deck),
        drawn=tuple(boss.cards[card].name for card in state.boss_drawn),
        layers=tuple(health.index(card) + 1 for card in left),
        refuses=tuple(name for damage, name in enumerate(DAMAGES) if layer_refuses(state, damage)),
        away=boss_is_away(state),
        steps=steps_back(state) if boss.moves == "backwards" else NONE,
    )


def _volley(state: KingdomState) -> VolleyView | None:
    if state.over or not state.volleys or state.stack[-1].kind != PLACING:
        return None
    volley = state.volleys[-1]
    shapes = state.tables.shapes
    return VolleyView(
        seat=volley.seat,
        damage=DAMAGES[volley.damage],
        targets=tuple(volley.targets),
        tiles=tuple("" if shape == NONE else shapes[shape].name for shape in volley.tiles),
        forms=tuple(() if shape == NONE else tuple(form_range(state, volley, shape)) for shape in volley.tiles),
        soldiers=volley.soldiers,
        link=volley.link,
        only=volley.only,
        forced=volley.forced,
        source=side_of(state, volley),
        posts=() if volley.posts == volley.targets else tuple(volley.posts),
        loose=volley.loose,
        shut={tray: int(taboo_of(state, volley, tray)) & FULL for tray in trays_open(volley)},
        barred={tray: FULL & ~int(soldier_room(state, volley, tray)) for tray in posts_open(volley)},
    )
