"""Spawning: hordes come onto the map (sections 5, 21; EU section 8). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.board.trays import (
    cell_of,
    put_tray,
)
from warbook.games.kingdom.content.tables import (
    GHOST,
    TRAILBLAZER,
)
from warbook.games.kingdom.frames import (
    BY_CROWD,
    SPAWN,
    TEAM,
)
from warbook.games.kingdom.heroes.figures import (
    bring_in,
)
from warbook.games.kingdom.present.events import (
    Spawned,
    TrailOpened,
)
from warbook.games.kingdom.present.token_events import BackSeen
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.end import lose
from warbook.games.kingdom.turn.event_markers import await_events

# Phase 1
from warbook.games.kingdom.turn.hordes import escape, next_free
from warbook.kernel.api import Frame


def spawns_now(state: KingdomState, route: int) -> bool:
    """Whether a marker spawns this round: open, and in even rounds only where the scenario says so (RT-21.22)."""
    if state.round < state.opens[route]:
        return False
    return (route + 1) not in state.terms.given.even_markers or state.round % 2 == 0


def on_spawn(state: KingdomState, route: int) -> None:
    """One marker after the other turns the top card of its deck over (RT-5.1, RT-5.2, EU-8.1, EU-8.2).

    Ghosts have none (RT-31.43); an empty deck spawns nothing (EU-8.7).
    """
    state.stack[-1] = Frame(SPAWN, state.stack[-1].seat, route + 1)  # EU-8.1
    if state.decks[route] and spawns_now(state, route):  # RT-5.2, EU-8.7
        await_events(state, route)
        spawn(state, route)


def spawn(state: KingdomState, route: int) -> None:
    """The top card of a deck comes onto the map; a trailblazer without a closed road as any other (RT-21.21)."""
    decks = state.decks[:]
    card = decks[route][-1]
    decks[route] = decks[route][:-1]
    state.decks = decks
    state.revealed += 1  # nothing before it is taken back (RT-33.4, EU-31.50)
    tell_back(state, route)
    if state.tables.cards[card].kind == TRAILBLAZER and blaze(state, card):  # RT-21.21
        return
    place_card(state, card, route, 0)


def tell_back(state: KingdomState, route: int) -> None:
    """Where backs are seen, the next card's is (EU-4.9)."""
    deck = state.decks[route]
    if state.log is not None and deck and state.tables.ways.open_backs:
        card = state.tables.cards[deck[-1]]
        worth = BackSeen(
            rule=state.law["back"],
            route=route,
            top=card.back(),
            crystals=card.crystals,
            gold=card.gold,
            either=card.either,
        )
        state.log.append(worth)


def blaze(state: KingdomState, card: int) -> bool:
    """A trailblazer opens the first closed road of its icons, stands there and follows it (RT-21.20, RT-21.23)."""
    markers = list(state.terms.given.trails.values())
    for trail in state.tables.cards[card].trail:
        if trail < len(markers) and state.trails >> trail & 1:
            route = markers[trail] - 1
            state.trails &= ~(1 << trail)
            state.opens[route] = state.round + 1  # it spawns from the next round on (RT-21.22)
            if state.log is not None:
                state.log.append(TrailOpened(rule=state.law["trailblazer"], trail=trail, route=route))  # RT-21.20
            place_card(state, card, route, 0)  # RT-21.23
            return True
    return False


def place_card(state: KingdomState, card: int, route: int, start: int) -> None:
    """A horde takes the first free space of its route and stays (RT-5.4, RT-5.6, EU-8.3).

    Without one it escapes (RT-5.5), or the game is lost (EU-8.4, EU-6.5).
    """
    index = next_free(state, route, start)  # RT-5.4, EU-8.3
    if index == NONE and state.tables.ways.crowded_loss:
        state.discards = [*state.discards, card]
        lose(state, BY_CROWD, state.law["crowded"])  # EU-8.4, EU-6.5
        return
    if index == NONE:
        tray = put_tray(state, card, route, len(state.field.routes[route]) - 1)
        # at its full price, a portal at the highest (RT-31.29, RT-31.30)
        escape(state, tray, state.law["crowded"])  # RT-5.5, RT-31.29, RT-31.30
        return
    bring_in(state, card, route, index)


def on_place_tray(state: KingdomState, frame: Frame) -> None:
    """The heroes have made room; the card lies there."""
    state.stack.pop()
    tray = put_tray(state, frame.a, frame.b, frame.c)
    if state.tables.rifts and frame.seat != TEAM:
        state.spawned |= BITS[tray]
    if state.terms.iron.fast_in_even_rounds and state.round % 2 == 0:
        state.fast[tray] = 1
    if state.log is not None:
        cell = cell_of(state, tray)
        rule = state.law["ghost" if state.tables.cards[frame.a].kind == GHOST else "spawn"]  # RT-5.1, EU-8.2, RT-21.12
        state.log.append(Spawned(rule=rule, tray=tray, card=frame.a, route=frame.b, index=frame.c, cell=cell))
