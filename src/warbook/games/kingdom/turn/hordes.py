"""Hordes: spawning, advancing, escaping (sections 5, 14, 21; EU sections 8, 20, 21). Compiled by mypyc.

They walk along their paths towards the Kingdom (EU-1.5).
"""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.board.trays import (
    boss_cell,
    cell_of,
    clear_tiles,
    clear_tray,
    figures_on,
    hearts_cost,
    horde_name,
    is_fast,
    is_flying,
    is_portal,
    put_tray,
    sink,
    take_soldiers,
    top_tray,
    trays_on,
    triggers,
    uncovered,
)
from warbook.games.kingdom.content.tables import (
    AIM_ICON,
    GHOST,
    HEAL_ICON,
    TRAILBLAZER,
)
from warbook.games.kingdom.effects.rules_in_force import ALL_SLIPPERY, FIRM_SOLDIERS, holds, is_held_back
from warbook.games.kingdom.frames import (
    BOSS_TRAY,
    BY_BOSS,
    BY_CROWD,
    BY_PORTAL,
    CHARGED,
    ENTER,
    FROZEN,
    SPAWN,
    TEAM,
    TRAY,
    WARRIOR,
)
from warbook.games.kingdom.heroes.damage import SOLDIERS, harm, harm_pawns
from warbook.games.kingdom.heroes.figures import (
    bare_figures,
    bring_in,
    displace_all,
    heroes_near,
    is_closed,
    leave_tray,
    to_board,
)
from warbook.games.kingdom.present.events import (
    Aimed,
    Escaped,
    Spawned,
    TrailOpened,
    TrayBlocked,
    TrayHealed,
    TrayMoved,
)
from warbook.games.kingdom.present.token_events import BackSeen, TrayFrozen
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.destruction import gain_crystals
from warbook.games.kingdom.turn.end import lose, lose_hearts
from warbook.games.kingdom.turn.event_markers import await_events
from warbook.kernel.api import Frame

# Phase 1


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


def next_free(state: KingdomState, route: int, start: int) -> int:
    """The first place of a route from there on without tray, boss and trail card (RT-5.8), NONE without one."""
    cells = state.field.routes[route]
    for index in range(start, len(cells)):
        if is_free(state, cells[index]):  # EU-20.9
            return index
    return NONE


def is_free(state: KingdomState, cell: int) -> bool:
    """Whether a space holds no tray (EU-3.12), flying or not (RT-21.6, RT-21.8), no boss, no trail card."""
    if top_tray(state, cell) != NONE or is_closed(state, cell):  # RT-5.8, RT-21.6, RT-21.8
        return False
    return state.card[BOSS_TRAY] == NONE or cell_of(state, BOSS_TRAY) != cell


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


# Phase 4 (Advance)


def order_of_advance(state: KingdomState) -> list[int]:
    """Routes by number (RT-2.10), on each the trays nearest the exit first, of a stack the top (RT-14.1, RT-14.3).

    A tray has its turn once, with the lowest route that has its space (EU-20.1, EU-20.2, EU-20.3, EU-20.6).

    Portals go with the others (RT-10.12, RT-14.19), and so do ghosts that have just come (RT-21.14).
    """
    found: list[int] = []
    for cells in state.field.routes:  # RT-14.1, EU-20.1
        for cell in cells[::-1]:  # RT-14.1, EU-20.1, EU-20.2
            for tray in trays_on(state, cell)[::-1]:  # RT-14.3
                if tray not in found:  # RT-14.1, EU-20.3
                    found.append(tray)  # RT-10.12, RT-14.19, RT-21.14
            if state.card[BOSS_TRAY] != NONE and cell_of(state, BOSS_TRAY) == cell and BOSS_TRAY not in found:
                found.append(BOSS_TRAY)
    return found


def on_advance(state: KingdomState) -> None:
    """The next tray is handled completely before the one behind it (RT-14.2)."""
    if not state.queue:
        state.stack.pop()
        return
    tray = state.queue[0]
    state.queue = state.queue[1:]
    if state.card[tray] != NONE:
        state.stack.append(Frame(TRAY, 0, tray, 0, 0))  # RT-14.2


def on_tray(state: KingdomState, frame: Frame) -> None:
    """One tray: what comes before its movement, its attempts, and aiming at the end.

    Healing may uncover a fast icon (RT-31.10); how often it tries is fixed before the first attempt (RT-31.11).
    """
    tray = frame.a
    if frame.c == 0 and state.tables.ways.icons_first:
        state.stack[-1] = Frame(TRAY, 0, tray, attempts_of(state, tray), 2)
    elif frame.c == 0:
        state.stack[-1] = Frame(TRAY, 0, tray, 0, 1)
        if is_flying(state, tray):
            take_off(state, tray)  # RT-21.3
    elif frame.c == 1:
        mend(state, tray)  # RT-31.8
        state.stack[-1] = Frame(TRAY, 0, tray, attempts_of(state, tray), 2)  # RT-31.10, RT-31.11
    elif frame.b > 0:
        state.stack[-1] = Frame(TRAY, 0, tray, frame.b - 1, 2)
        attempt(state, tray)
    else:
        state.stack.pop()
        if not state.tables.ways.icons_first:
            aim(state, tray)


def attempts_of(state: KingdomState, tray: int) -> int:
    """How often a horde tries: twice if it is fast (RT-14.5) or Charge has acted before (EU-19.8), frozen never."""
    if is_frozen(state, tray):
        if state.log is not None:
            rule = state.law["frozen"]  # RT-12.27, EU-31.40
            state.log.append(TrayFrozen(rule=rule, tray=tray, horde=horde_name(state, tray)))
        return 0  # EU-31.40, EU-31.41
    charges = state.marks[tray] & CHARGED != 0 if state.tables.ways.icons_first else is_fast(state, tray)
    return 2 if charges else 1


def is_frozen(state: KingdomState, tray: int) -> bool:
    """Whether a horde makes no attempt this round, whoever stands on it (EU-16.9, EU-31.40, EU-31.41)."""
    return state.marks[tray] & FROZEN != 0 or is_held_back(state, tray)


def take_off(state: KingdomState, tray: int) -> None:
    """A flying horde shakes off soldiers and heroes, who take no damage (RT-21.3)."""
    take_soldiers(state, tray, state.soldiers[tray])
    figures = figures_on(state, tray)
    if figures:
        displace_all(state, figures)


def mend(state: KingdomState, tray: int) -> None:
    """A visible heal icon removes all damage tiles (RT-14.4), of a blocked tray too (RT-31.8), even alone (RT-31.9)."""
    if state.tiled[tray] and triggers(state, tray, HEAL_ICON):
        clear_tiles(state, tray)  # RT-31.9
        if state.log is not None:
            state.log.append(TrayHealed(rule=state.law["icon-heal"], tray=tray, horde=horde_name(state, tray)))


def attempt(state: KingdomState, tray: int) -> None:
    """A movement attempt: soldiers and heroes hold the tray and take 1 damage each (RT-9.14, RT-14.6), else it moves.

    Those who are gone after the first of two attempts do not hold the second (RT-12.34, RT-14.7, EU-19.9, EU-31.31,
    EU-31.32). Who is
    knocked out by it has held the tray all the same (EU-20.10). Others pass over it (EU-20.9).
    """
    figures = figures_on(state, tray)  # RT-12.34, RT-14.7, EU-19.9, EU-31.31, EU-31.32
    if is_held(state, tray, figures):
        if state.log is not None:
            rule = state.law["blocked"]  # RT-14.6, EU-20.4
            state.log.append(TrayBlocked(rule=rule, tray=tray, horde=horde_name(state, tray)))
        hurt_holders(state, tray, figures)
        return  # EU-20.10
    goal = goal_of(state, tray)
    if goal == NONE:  # RT-2.8, RT-2.9, EU-20.7
        escape(state, tray, state.law["escape"])  # RT-14.14, EU-21.1
        return
    state.stack.append(Frame(ENTER, 0, tray, goal))
    standing = bare_figures(state, state.field.routes[state.route[tray]][goal])  # RT-14.9, RT-21.7, EU-20.11
    if state.tables.ways.retreat_behind:
        on_enter(state, state.stack[-1])  # it has left its space, which is free for them (EU-20.16)
    displace_all(state, standing)
    if figures or state.soldiers[tray]:
        harm_pawns(state, [tray])  # who does not stop a slippery horde suffers all the same (EU-19.7)


def is_held(state: KingdomState, tray: int, figures: list[int]) -> bool:
    """Whether anybody stops a tray (EU-20.4); on a slippery one only heroes do (EU-19.7)."""
    if is_slippery(state, tray):
        return len([figure for figure in figures if state.role[figure] != WARRIOR]) > 0
    return len(figures) > 0 or state.soldiers[tray] != 0  # RT-9.14


def is_slippery(state: KingdomState, tray: int) -> bool:
    """Whether soldiers and Sand Warriors do not stop a horde: it shows a slippery enemy (EU-19.7)."""
    slippery: i64 = state.tables.cards[state.card[tray]].slippery
    return (slippery != 0 and slippery & uncovered(state, tray) != 0) or holds(state, ALL_SLIPPERY)


def hurt_holders(state: KingdomState, tray: int, figures: list[int]) -> None:
    """Everybody on a tray that was held suffers 1 damage, soldiers, heroes and their companions (EU-31.33).

    On firm ground soldiers that have stopped it do not (EU-C9).
    """
    is_firm = holds(state, FIRM_SOLDIERS) and not is_slippery(state, tray)
    pieces = [SOLDIERS] if state.soldiers[tray] and not is_firm else []
    pieces += [figure for figure in figures if state.role[figure] != WARRIOR]
    pieces += [figure for figure in figures if state.role[figure] == WARRIOR]
    harm(state, pieces, tray, 1)  # EU-31.33


def goal_of(state: KingdomState, tray: int) -> int:
    """Where a tray goes: the next free place (RT-14.12), a flying one onto any (RT-21.4); NONE: the exit (RT-2.8).

    It jumps over others on its own route, wherever that runs (EU-20.5, EU-31.34, EU-31.43).
    """
    route, after = int(state.route[tray]), int(state.index[tray]) + 1
    if not is_flying(state, tray):
        return next_free(state, route, after)  # RT-14.12, EU-31.34, EU-31.43
    cells = state.field.routes[route]
    while after < len(cells) and (boss_cell(state) == cells[after] or is_closed(state, cells[after])):
        after += 1  # a boss is no tray: it is jumped over (RT-22.10)
    return after if after < len(cells) else NONE  # RT-21.4


def on_enter(state: KingdomState, frame: Frame) -> None:
    """The heroes have made room; the tray moves with its tiles and nothing else (RT-14.13, EU-20.8)."""
    state.stack.pop()
    tray = frame.a
    old, height = cell_of(state, tray), int(state.height[tray])
    state.height[tray] = len(trays_on(state, state.field.routes[state.route[tray]][frame.b]))
    state.index[tray] = frame.b  # RT-14.13, EU-20.8, EU-11.14
    sink(state, old, height)
    if state.log is not None:
        rule, cell, name = state.law["advance"], cell_of(state, tray), horde_name(state, tray)  # RT-14.5, EU-20.5
        state.log.append(TrayMoved(rule=rule, tray=tray, horde=name, index=frame.b, cell=cell))


def aim(state: KingdomState, tray: int) -> None:
    """A visible aim icon hurts every hero on the tray or beside it (RT-14.8, RT-31.13)."""
    if state.card[tray] == NONE or not triggers(state, tray, AIM_ICON):
        return
    if state.log is not None:
        rule = state.law["aim"]  # RT-14.8, EU-19.11
        state.log.append(Aimed(rule=rule, tray=tray, horde=horde_name(state, tray)))
    cell = cell_of(state, tray)
    # who is on another tray of the same stack is neither on this one nor beside it
    meant = [figure for figure in heroes_near(state, cell) if state.cell[figure] != cell or state.tray[figure] == tray]
    harm(state, meant, NONE, state.terms.iron.aim_damage)  # RT-31.13


def escape(state: KingdomState, tray: int, rule: str) -> None:
    """A horde reaches the exit and is gone for the Kingdom behind it (RT-2.9, EU-20.7): hearts, then its crystals.

    Nobody at a gate is hurt (EU-31.37). Each enemy that is not covered costs one heart, a big one four (EU-21.1,
    EU-21.2, EU-26.3). It brings no ghost (RT-21.17). A portal or a boss loses the game (RT-10.13, RT-14.14, RT-14.16,
    RT-14.18, RT-17.4).
    """
    if tray == BOSS_TRAY:
        lose(state, BY_BOSS, state.law["boss-escape"])  # RT-22.8, RT-17.4
        return
    if is_portal(state, tray):
        lose(state, BY_PORTAL, state.law["portal-escape"])  # RT-14.18, RT-10.13, RT-17.4
        return
    card = int(state.card[tray])
    cost = hearts_cost(state, tray)
    crystals = 0 if state.terms.iron.no_escape_crystals else state.tables.cards[card].crystals
    if state.tables.cards[card].kind == GHOST and state.terms.iron.no_ghost_crystals:
        crystals = 0
    if state.tables.ways.no_escape_rewards:
        crystals = 0  # EU-21.3
    if cost >= state.hearts:
        crystals = 0  # only if hearts remain (RT-14.16)
    for figure in figures_on(state, tray):
        if state.role[figure] == WARRIOR:
            to_board(state, figure)  # it stood on a slippery horde (EU-19.7)
        else:
            leave_tray(state, figure)
    clear_tray(state, tray)
    state.discards = [*state.discards, card]
    if state.log is not None:
        state.log.append(Escaped(rule=rule, tray=tray, card=card, hearts=cost, crystals=crystals))
    lose_hearts(state, cost)  # EU-1.5
    gain_crystals(state, crystals)
