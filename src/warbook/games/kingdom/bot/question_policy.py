"""What looks promising where the game asks in between: effects, hordes, towers, starting hands. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.modifications import all_cards
from warbook.games.kingdom.attacks.tower_attacks import volleys_of
from warbook.games.kingdom.board.field import NONE, WHITE
from warbook.games.kingdom.board.shapes import BITS, FULL, count
from warbook.games.kingdom.board.tokens import table_of
from warbook.games.kingdom.board.trays import enemies_on, open_to_bases, top_tray, uncovered
from warbook.games.kingdom.board.walks import walks_to
from warbook.games.kingdom.bot.evaluate import (
    hold_worth,
    post_worth,
    potential,
    prize_of,
    threat_of,
    urgency,
    work_near,
    worth_of,
)
from warbook.games.kingdom.bot.hero_goals import errands_at, goods
from warbook.games.kingdom.bot.step_values import gain_of_deeds
from warbook.games.kingdom.bot.tower_values import fitness, is_gold_of_use, power, steps_to, variety
from warbook.games.kingdom.bot.weights import weight_of
from warbook.games.kingdom.content.supply_tables import FLOWER
from warbook.games.kingdom.effects.vocabulary import FREEZE, HURT, PAY, PUSH
from warbook.games.kingdom.frames import BOSS_TRAY, INSTEAD, LAYERS, TOWERS
from warbook.games.kingdom.heroes.figures import max_health
from warbook.games.kingdom.heroes.passing import sight_on
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.starting_towers import raises_of

SHARE: Final = weight_of("cards", "share")
MODIFY: Final = weight_of("cards", "modify")
WITHER: Final = weight_of("errands", "wither")
SAVED: Final = weight_of("heroes", "saved")
LAST_HEART: Final = 10.0


def gain_of_reply(state: KingdomState, verb: int, arg: int) -> float:
    """An answer to a question in between, by its verb."""
    if verb in (verbs.MODIFY, verbs.ATTACH, verbs.GIVE, verbs.RAISE_START, verbs.RETURN):
        return gain_of_card(state, verb, arg)
    if verb in (verbs.SCATTER, verbs.MARCH, verbs.STAND):
        return gain_of_warrior(state, verb, arg)
    if verb in (verbs.SIGHT, verbs.WAY, verbs.SPOT, verbs.SHUT):
        return gain_on_map(state, verb, arg)
    if verb == verbs.MODE:
        return gain_of_mode(state, arg)
    if verb == verbs.UNTILE:
        return -cover_lost(state, verbs.untiled_tray(arg), verbs.untiled_place(arg))
    if verb == verbs.GAIN:
        return gain_of_reward(state, arg)
    if verb == verbs.TARGET:
        return gain_of_target(state, arg)
    if verb == verbs.CHOOSE:
        return gain_of_choice(state, arg)
    return 1.0 + arg if verb == verbs.SPEND else 1.0


# towers


def gain_of_card(state: KingdomState, verb: int, arg: int) -> float:
    """A modification for the card that it suits best; strong towers at the start, divided evenly."""
    if verb == verbs.MODIFY:
        return MODIFY + fitness(state, verbs.stuck_tower(arg), verbs.stuck_thing(arg), verbs.direction_of(arg))
    if verb == verbs.ATTACH:
        return fitness(state, verbs.stuck_tower(arg), state.stack[-1].a, verbs.direction_of(arg))
    if verb == verbs.GIVE:
        seat = verbs.seat_for(arg)
        return 1.0 + variety(state, verbs.thing_of(arg), seat) + SHARE * use_of(state, seat, 0)
    if verb == verbs.RETURN:
        return -power(state, arg)
    tower, choice = int(verbs.raised_tower(arg)), verbs.raised_to(arg)
    return 1.0 + power(state, raises_of(state, tower)[choice]) - power(state, tower)


def use_of(state: KingdomState, seat: int, more: int) -> float:
    """How well a player can use one more tower than it has: free sites, best near hordes; below 0 without one."""
    held = more
    for tower in range(all_cards(state)):
        held += int(state.hand[TOWERS * seat + tower] + state.incoming[TOWERS * seat + tower])
    sites: list[float] = []
    for site, cell in enumerate(state.field.sites):
        for place in range(LAYERS * site, LAYERS * (site + 1)):
            held += int(state.built[place] != NONE and state.builder[place] == seat)
        if state.terms.solo or state.field.colour[site] in (seat, WHITE):
            sites.append(work_near(state, cell, True))
    sites.sort()
    return sites[-1 - held] if held < len(sites) else -1.0


def gain_of_mode(state: KingdomState, mode: int) -> float:
    """One of the attacks of the tower that has just been placed."""
    salvo = state.salvos[-1]
    tower, cell = int(state.built[salvo.place]), state.field.sites[salvo.place // LAYERS]
    volleys = volleys_of(state, salvo.seat, tower, cell, int(state.facing[salvo.place]), mode)
    return 1.0 + sum([potential(state, volley) for volley in volleys])


# hordes


def cover_lost(state: KingdomState, tray: int, place: int) -> float:
    """What a tile covers that is given back: the fewest and the least urgent enemies go first."""
    mask = state.tiles[tray][place] & FULL & int(enemies_on(state, tray))
    lost = count(mask) * urgency(state, tray)
    return lost if uncovered(state, tray) else lost + prize_of(state, tray)


def gain_of_target(state: KingdomState, tray: int) -> float:
    """The horde that matters most; one that would move, if it is to be stopped or pushed back."""
    doing = state.doings[-1]
    worth = 1.0 if tray == BOSS_TRAY else 0.1 * max(0.0, threat_of(state, tray))
    if [deed for deed in doing.deeds[doing.step :] if deed.do in (FREEZE, PUSH)]:
        worth += hold_worth(state, tray, uncovered(state, tray))
    return 1.0 + worth


def gain_of_reward(state: KingdomState, kind: int) -> float:
    """Crystals or gold: what makes another purchase possible; crystals, where both do or neither."""
    amount, numbers = state.stack[-1].a, state.tables.numbers
    if kind == 0:
        return 1.1 + steps_to(int(state.crystals), amount, state.tables.cheapest)
    if not is_gold_of_use(state):
        return 0.0
    return 1.0 + steps_to(int(state.gold), amount, numbers.modification_price)


# figures


def gain_of_choice(state: KingdomState, figure: int) -> float:
    """Heal who needs it most; let the strongest pay and suffer; a Sand Warrior goes where a hero is weak."""
    frame = state.stack[-1]
    if frame.kind == INSTEAD:
        is_weak = state.health[frame.a] <= 2 or state.terms.setting.no_knock_outs
        return SAVED * (2.0 if is_weak else 1.0) - post_worth(state, figure)
    doing = state.doings[-1]
    missing = max_health(state, figure) - int(state.health[figure])
    if doing.deeds[doing.step - 1].do in (PAY, HURT):
        return 5.0 - missing + (0.0 if state.health[figure] > 1 else -LAST_HEART)
    return 1.0 + missing


def gain_of_warrior(state: KingdomState, verb: int, arg: int) -> float:
    """Sand Warriors hold hordes and cover squares (EU-15.34)."""
    if verb == verbs.MARCH:
        figure, tray = int(verbs.figure_of(arg)), top_tray(state, verbs.goal_of(arg))
        if tray == NONE:
            return -post_worth(state, figure)
        squares = open_to_bases(state, tray, figure)
    elif verb == verbs.SCATTER:
        figure, tray = int(verbs.scattered(arg)), int(verbs.scatter_tray(arg))
        squares = [int(verbs.square_of(arg))]
    else:
        figure = state.stack[-1].a
        tray, squares = top_tray(state, int(state.cell[figure])), [arg]
    left, each = uncovered(state, tray), urgency(state, tray)
    best = max([worth_of(state, tray, left, int(BITS[square]), each) for square in squares])
    is_there = verb != verbs.STAND and state.tray[figure] == tray
    stops = 0.0 if is_there else hold_worth(state, tray, left, figure)
    return best + stops - (0.0 if verb == verbs.STAND else post_worth(state, figure))


# the map


def gain_on_map(state: KingdomState, verb: int, arg: int) -> float:
    """Flowers that do something now, goods; the way that comes by most; what comes goes where it harms least."""
    if verb == verbs.SIGHT:
        token = sight_on(state, arg)
        table = table_of(state, token)
        return gain_of_deeds(state, table.deeds, NONE, 0, arg) - WITHER if table.sort == FLOWER else goods(table)
    if verb == verbs.WAY:
        frame = state.stack[-1]
        way = walks_to(state, frame.a, frame.b, frame.c)[arg]
        return 1.0 + sum([errands_at(state, cell) for cell in way])
    if verb == verbs.SHUT:
        return 1.0 - work_near(state, state.field.sites[arg], True)
    if state.stack[-1].a == NONE:
        return 1.0 - work_near(state, arg, True)
    route = state.field.routes[state.field.route_of[arg]]
    return float(len(route) - route.index(arg))
