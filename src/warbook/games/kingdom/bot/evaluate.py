"""What squares, placements and positions are worth to a bot (RT-35.1 to RT-35.7). Compiled by mypyc."""

from __future__ import annotations

import math
from typing import Final

from warbook.games.kingdom.attacks.modifications import printed
from warbook.games.kingdom.attacks.placements import form_range, posts_open, soldier_room, taboo_of, trays_open
from warbook.games.kingdom.attacks.placing import refuse_pattern
from warbook.games.kingdom.board.field import NONE, steps_between
from warbook.games.kingdom.board.shapes import count
from warbook.games.kingdom.board.trays import (
    cell_of,
    distance_left,
    enemies_on,
    figures_on,
    footprint,
    is_fast,
    is_flying,
    is_portal,
    top_tray,
    uncovered,
)
from warbook.games.kingdom.bot.hero_goals import burdens, hurry, menace, pull, rounds_to_come
from warbook.games.kingdom.bot.hero_risks import danger
from warbook.games.kingdom.bot.tower_values import fittings, is_gold_of_use
from warbook.games.kingdom.bot.weights import weight_of
from warbook.games.kingdom.content.tables import AIM_ICON, CHAMPION, FAST_ICON, HEAL_ICON
from warbook.games.kingdom.effects.vocabulary import CHARGE, HURT, MAGIC, MEND, PHYSICAL, PLACE_PIECE, SPAWN_CARD
from warbook.games.kingdom.frames import ALL_TRAYS, BOARD, BOSS_TRAY, MAIN, STANDS, TOWERS, TRAYS, WARRIOR, Volley
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.bosses import boss_of
from warbook.games.kingdom.turn.end import champions_wanted
from warbook.games.kingdom.turn.hordes import is_frozen, is_held, is_slippery

NEAR: Final = weight_of("urgency", "near")
SOON: Final = weight_of("urgency", "soon")
PORTAL: Final = weight_of("urgency", "portal")
BOSS_SQUARE: Final = weight_of("urgency", "boss")
BOSS_PACE: Final = weight_of("urgency", "boss-pace")
TOO_LATE: Final = weight_of("urgency", "too-late")
FAR_AWAY: Final = 1000.0
IN_THE_WAY: Final = weight_of("urgency", "in-the-way")
BACKWARDS: Final = "backwards"
CLEAR: Final = weight_of("placing", "clear")
ENOUGH: Final = weight_of("cards", "enough")
PLAIN_ICONS: Final = [HEAL_ICON, FAST_ICON, AIM_ICON]
LOOK: Final = 4  # spaces of a route ahead of a tray that are looked at
PROGRESS: Final = weight_of("placing", "progress")
BOSS_CLEAR: Final = weight_of("placing", "clear-boss")
CRYSTAL: Final = weight_of("placing", "crystal")
ICON: Final = [weight_of("placing", "heal"), weight_of("placing", "fast"), weight_of("placing", "aim")]
ACTIVE: Final = {  # active abilities by what they do
    MEND: weight_of("placing", "mend"),
    HURT: weight_of("placing", "hurt"),
    SPAWN_CARD: weight_of("placing", "spawn"),
    PLACE_PIECE: weight_of("placing", "piece"),
    CHARGE: weight_of("placing", "fast"),
}
CHAMPION_SQUARE: Final = weight_of("urgency", "champion")
CROWD: Final = weight_of("urgency", "crowd")
GOLD: Final = weight_of("placing", "gold")
CLEAR_CHAMPION: Final = weight_of("placing", "clear-champion")
RESISTANT: Final = weight_of("placing", "resistant")
WASTED: Final = weight_of("placing", "wasted")
HOLD: Final = weight_of("placing", "hold")


def pressing(rounds: float) -> float:
    """What a square is worth that so many rounds are left for: more, the fewer (RT-35.1)."""
    return 1.0 + NEAR / (max(rounds, 1.0) - 1.0 + SOON)  # RT-35.1


def urgency(state: KingdomState, tray: int) -> float:
    """What an uncovered square is worth: more, the sooner its tray is at the exit (RT-35.1)."""
    if tray == BOSS_TRAY:
        return BOSS_SQUARE * pressing(boss_rounds(state) - boss_squares(state) / BOSS_PACE)
    rounds = rounds_left(state, tray)
    worth = pressing(rounds)
    if is_portal(state, tray):
        worth *= PORTAL
    elif is_wanted(state, tray):
        worth = CHAMPION_SQUARE * pressing(min(rounds, rounds_to_come(state))) * hurry(state)
    elif rounds > rounds_to_goal(state):
        worth *= TOO_LATE
    if state.tables.ways.crowded_loss:
        worth += crowding(state, int(state.route[tray]))
    gap = gap_to_boss(state, tray)
    return worth + 2.0 * IN_THE_WAY / (gap + 1) if gap % 2 else worth


def is_wanted(state: KingdomState, tray: int) -> bool:
    """Whether the goal names a horde: a champion that has to be destroyed (EU-6.10)."""
    card = int(state.card[tray])
    return state.tables.cards[card].kind == CHAMPION and card in champions_wanted(state)


def crowding(state: KingdomState, route: int) -> float:
    """How much more a square is worth because its path is full, which loses the game (EU-8.4)."""
    free = sum([1 for cell in state.field.routes[route] if top_tray(state, cell) == NONE])
    return CROWD / (1.0 + free * free)


def rounds_to_goal(state: KingdomState) -> float:
    """In how many rounds a boss that has to be defeated can be: one health card a round, and so many squares.

    Without one nobody knows: portals come when they come.
    """
    if state.card[BOSS_TRAY] == NONE or state.terms.given.goal != "boss":
        return FAR_AWAY
    return max(1.0 + len(state.boss_health), boss_squares(state) / BOSS_PACE)


def rounds_left(state: KingdomState, tray: int) -> int:
    """After how many rounds a horde is gone if nobody does anything more about it."""
    steps = distance_left(state, tray)
    if is_fast(state, tray):
        steps = (steps + 1) // 2
    return steps + 1 if stays(state, tray) and not is_flying(state, tray) else steps


def boss_rounds(state: KingdomState) -> float:
    """How many rounds are left for a boss: until it is through, or has nowhere to go (RT-22.8, RT-22.14).

    One that stands beside the map is there until the decks run out (EU-27.6, EU-6.3).
    """
    if state.field.boss_cell != NONE:
        return float(max([1, *[len(deck) for deck in state.decks]]))
    if walks_back(state):
        return float(state.index[BOSS_TRAY])
    return float(distance_left(state, BOSS_TRAY))


def walks_back(state: KingdomState) -> bool:
    """Whether the boss walks towards a spawn marker (RT-22.14)."""
    return boss_of(state) == BACKWARDS


def boss_squares(state: KingdomState) -> int:
    """The squares of a boss that are still to be covered, on this health card and on those behind it."""
    ahead = sum([count(state.tables.cards[card].enemies) for card in state.boss_health])
    return count(uncovered(state, BOSS_TRAY)) + ahead


def gap_to_boss(state: KingdomState, tray: int) -> int:
    """How many steps lie between a tray and a boss that walks back towards it, 0 if they do not meet.

    Both come one step nearer in a round, so with an odd gap the boss is stopped, which loses the game (RT-22.14); with
    an even one the tray jumps over it, and a tray that is held for a round changes from one to the other.
    """
    if state.card[BOSS_TRAY] == NONE or not walks_back(state):
        return 0
    route, index = state.field.routes[state.route[BOSS_TRAY]], int(state.index[BOSS_TRAY])
    cell = cell_of(state, tray)
    return index - route.index(cell) if cell in route[:index] else 0


def worth_of(state: KingdomState, tray: int, left: int, mask: int, each: float) -> float:
    """What covering some squares brings, resistant ones first (RT-35.4).

    `left` are the enemies open before, `each` what one of their squares is worth.
    """
    hit = mask & left
    if hit == 0:
        return -WASTED * count(mask)
    card = state.tables.cards[state.card[tray]]
    worth = count(hit) * each - WASTED * count(mask & ~hit)
    worth += RESISTANT * count(hit & (card.resists[PHYSICAL] | card.resists[MAGIC]))  # RT-35.4
    rest = left & ~mask
    for icon in state.tables.icon_order or PLAIN_ICONS:
        if hit & card.icons[icon] and not rest & card.icons[icon]:
            worth += icon_worth(state, icon) * each
    prize = prize_of(state, tray)
    return worth + PROGRESS * prize * count(hit) / count(left) if rest else worth + prize


def icon_worth(state: KingdomState, icon: int) -> float:
    """What the last visible icon of a kind is worth, in squares."""
    if icon < len(ICON):
        return ICON[icon]
    return max([0.0, *[ACTIVE.get(deed.do, 0.0) for deed in state.tables.icon_deeds[icon]]])


def prize_of(state: KingdomState, tray: int) -> float:
    """What it brings that nothing on a tray is open any more."""
    if tray == BOSS_TRAY:
        return BOSS_CLEAR
    card = state.tables.cards[state.card[tray]]
    prize = menace(state, tray) + CLEAR + CRYSTAL * card.crystals + GOLD * card.gold + max(CRYSTAL, GOLD) * card.either
    return prize + CLEAR_CHAMPION if card.kind == CHAMPION and is_wanted(state, tray) else prize


def stays(state: KingdomState, tray: int) -> bool:
    """Whether a tray will not move: somebody holds it, or it is frozen."""
    return is_held(state, tray, figures_on(state, tray)) or is_frozen(state, tray)


def hold_worth(state: KingdomState, tray: int, left: int, figure: int = NONE) -> float:
    """What the first soldier or hero on a tray is worth: a round, if it would move (RT-35.2).

    Soldiers and Sand Warriors do not hold a slippery horde (EU-19.7).
    """
    if tray == BOSS_TRAY or left == 0 or stays(state, tray) or is_flying(state, tray):
        return 0.0
    if is_slippery(state, tray) and (figure == NONE or state.role[figure] == WARRIOR):
        return 0.0
    gap = gap_to_boss(state, tray)
    if gap:
        return IN_THE_WAY if gap % 2 else -IN_THE_WAY
    rounds = rounds_left(state, tray)
    worth = HOLD * count(left) * (pressing(rounds) - pressing(rounds + 1))  # RT-35.2
    return worth * PORTAL if is_portal(state, tray) else worth


def post_worth(state: KingdomState, figure: int) -> float:
    """What a figure does where it stands: the squares under its base, and the tray that it holds."""
    tray = int(state.tray[figure])
    if tray == NONE:
        return 0.0
    base = int(footprint(state, figure))
    left = uncovered(state, tray) | base & enemies_on(state, tray)
    worth = worth_of(state, tray, left, base, urgency(state, tray))
    is_alone = not state.soldiers[tray] and len(figures_on(state, tray)) == 1
    if is_alone and left & ~base and not is_flying(state, tray):
        rounds = rounds_left(state, tray)
        worth += HOLD * count(left) * (pressing(rounds - 1) - pressing(rounds))
    return worth


def potential(state: KingdomState, volley: Volley) -> float:
    """What an attack can bring: its pieces one after the other, each where it brings most."""
    left: dict[int, int] = {}
    taboo: dict[int, int] = {}
    for tray in trays_open(volley):
        left[tray] = uncovered(state, tray)
        taboo[tray] = taboo_of(state, volley, tray)
    total = 0.0
    for shape in volley.tiles:
        if shape != NONE:
            total += best_tile(state, volley, shape, left, taboo)
    for _ in range(min(volley.soldiers, int(state.spare))):
        total += best_soldier(state, volley, left, taboo)
    return total


def best_tile(state: KingdomState, volley: Volley, shape: int, left: dict[int, int], taboo: dict[int, int]) -> float:
    """The best place for a tile, which is taken then."""
    best, best_tray, best_mask = 0.0, NONE, 0
    for tray, open_squares in left.items():
        if open_squares == 0:
            continue
        each = urgency(state, tray)
        for number in form_range(state, volley, shape):
            form = state.tables.shapes[shape].forms[number]
            for anchor in form.anchors:
                mask = form.masks[anchor]
                if mask & taboo[tray] or not mask & open_squares:
                    continue
                worth = worth_of(state, tray, open_squares, mask, each)
                if worth > best and refuse_pattern(state, volley, mask) is None:
                    best, best_tray, best_mask = worth, tray, mask
    take(best_tray, best_mask, left, taboo)
    return best


def best_soldier(state: KingdomState, volley: Volley, left: dict[int, int], taboo: dict[int, int]) -> float:
    """The best square for a soldier, which is taken then."""
    best, best_tray, best_mask = 0.0, NONE, 0
    posts = posts_open(volley)
    for tray, open_squares in left.items():
        if tray not in posts:
            continue
        squares = soldier_room(state, volley, tray) & open_squares & ~taboo[tray]
        each, hold = urgency(state, tray), hold_worth(state, tray, open_squares)
        while squares:
            mask = squares & -squares
            squares &= squares - 1
            worth = worth_of(state, tray, open_squares, mask, each) + hold
            if worth > best:
                best, best_tray, best_mask = worth, tray, mask
    take(best_tray, best_mask, left, taboo)
    return best


def take(tray: int, mask: int, left: dict[int, int], taboo: dict[int, int]) -> None:
    """Squares that are covered in thought."""
    if tray != NONE:
        left[tray] &= ~mask
        taboo[tray] |= mask


# places


def work_near(state: KingdomState, cell: int, is_tower: bool) -> float:
    """How much is to be done around a space in the next rounds, 0 to 1; heroes leave out portals and bosses."""
    total = 0.0
    for tray in range(ALL_TRAYS):
        if state.card[tray] != NONE and (is_tower or (tray != BOSS_TRAY and not is_portal(state, tray))):
            total += float(count(uncovered(state, tray))) * urgency(state, tray) / far(state, tray, cell)
    return total / (total + ENOUGH)


def far(state: KingdomState, tray: int, cell: int) -> float:
    """How far a site is from where a tray goes next: 1 for a neighbour, quickly more."""
    if tray == BOSS_TRAY and state.field.boss_cell != NONE:
        gap = max(1, int(steps_between(state.field.boss_cell, cell)))
        return float(gap * gap)
    route, index = state.field.routes[state.route[tray]], int(state.index[tray])
    way = -1 if tray == BOSS_TRAY and walks_back(state) else 1
    steps = 99
    for ahead in range(LOOK):
        if 0 <= index + way * ahead < len(route):
            steps = min(steps, max(1, int(steps_between(route[index + way * ahead], cell))) + ahead // 2)
    return float(steps * steps)


# positions

BASE: Final = weight_of("team", "base")
HEART: Final = weight_of("team", "heart")
SQUARE: Final = weight_of("team", "square")
TOWER: Final = weight_of("team", "tower")
TEAM_CRYSTAL: Final = weight_of("team", "crystal")
HEALTH: Final = weight_of("team", "health")
NEAR_WORK: Final = weight_of("team", "near-work")
SPELL: Final = weight_of("team", "spell")
GOAL: Final = weight_of("team", "goal")
TEAM_GOLD: Final = weight_of("team", "gold")
FITTING: Final = weight_of("team", "fitting")
ERRAND: Final = weight_of("team", "errand")
FEAR: Final = weight_of("team", "fear")


def chance(state: KingdomState) -> float:
    """How good a position looks for the team, as the logarithm of its odds; hearts are a resource (RT-35.7)."""
    total = BASE + HEART * float(state.hearts) + TEAM_CRYSTAL * float(state.crystals)  # RT-35.7
    for tray in range(TRAYS):
        if state.card[tray] != NONE:
            total -= SQUARE * threat_of(state, tray)
    if state.card[BOSS_TRAY] != NONE:
        total -= SQUARE * urgency(state, BOSS_TRAY) * boss_squares(state)
        total += SQUARE * BOSS_CLEAR if uncovered(state, BOSS_TRAY) == 0 else 0.0
    if state.tables.tokens:
        total -= ERRAND * burdens(state)
    if state.gold and is_gold_of_use(state):
        total += TEAM_GOLD * float(state.gold)
    return total + strength(state) + (GOAL if state.goal else 0.0)


def threat_of(state: KingdomState, tray: int) -> float:
    """What a horde is still to cost, in squares: nothing but a prize when all of it is covered."""
    left = uncovered(state, tray)
    if left == 0:
        return -prize_of(state, tray)
    covered = 1.0 - count(left) / count(enemies_on(state, tray))
    return count(left) * urgency(state, tray) - PROGRESS * prize_of(state, tray) * covered


def strength(state: KingdomState) -> float:
    """The towers that are not lost to a portal, with their modifications, and the heroes."""
    total = 0.0
    for card in range(TOWERS * state.seats):
        held = state.hand[card] + state.incoming[card]
        if held:
            tower = card % TOWERS
            worth = TOWER * state.tables.level[printed(state, tower)] + FITTING * fittings(state, tower)
            total += worth * float(held)
    for place in range(STANDS):
        if state.built[place] != NONE and not state.flipped[place]:
            tower = int(state.built[place])
            total += TOWER * state.tables.level[printed(state, tower)] + FITTING * fittings(state, tower)
    for figure in range(len(state.tables.heroes)):
        if state.role[figure] == MAIN:
            total += condition(state, figure)
    for spell in range(len(state.tables.spells)):
        total += SPELL * float(state.spells >> spell & 1)
    return total


def condition(state: KingdomState, figure: int) -> float:
    """A hero's health, how near it is to what is to be done, and whether its fall would lose the game (EU-5.5)."""
    cell = int(state.cell[figure])
    total = HEALTH * float(state.health[figure])
    if cell == BOARD:
        return total
    if state.tray[figure] == NONE:
        total += NEAR_WORK * work_near(state, cell, False)
    if state.tables.tokens:
        total += ERRAND * pull(state, figure, cell)
    if state.terms.setting.no_knock_outs:
        total -= FEAR * danger(state, figure, cell, int(state.tray[figure]))
    return total


def odds(value: float) -> float:
    """A number between 0 and 1."""
    return 1.0 / (1.0 + math.exp(-value))
