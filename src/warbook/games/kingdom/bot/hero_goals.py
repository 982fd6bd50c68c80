"""What draws heroes to spaces of the map: beacons, ink pools, totems, tentacles, flowers, goods. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE, is_adjacent, steps_between
from warbook.games.kingdom.board.tokens import FRESH, is_of_use, is_trodden, table_of
from warbook.games.kingdom.board.trays import cell_of, figures_on, uncovered
from warbook.games.kingdom.bot.weights import weight_of
from warbook.games.kingdom.content.supply_tables import BEACON, FLOWER, TOTEM, TokenTable
from warbook.games.kingdom.frames import BOARD, MAIN, TRAYS
from warbook.games.kingdom.heroes.resting import is_guarded, is_lit, is_tended, may_go_out
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.hordes import is_frozen, is_held
from warbook.games.kingdom.turn.rift_cards import leads

WANTED: Final = weight_of("errands", "wanted")
HURRY: Final = weight_of("errands", "hurry")
IN_TIME: Final = weight_of("errands", "in-time")
POOL: Final = weight_of("errands", "pool")
TREAD: Final = weight_of("errands", "tread")
FLOWER_WORTH: Final = weight_of("errands", "flower")
GOLD: Final = weight_of("placing", "gold")
CRYSTAL: Final = weight_of("placing", "crystal")
RIFT_CARD: Final = weight_of("errands", "rift")
SECOND: Final = weight_of("errands", "second")
FLEETING: Final = weight_of("errands", "fleeting")
QUELL: Final = weight_of("errands", "quell")


def rounds_to_come(state: KingdomState) -> int:
    """After how many rounds no card is left, which loses the game (EU-6.3)."""
    return max([len(deck) for deck in state.decks])


def hurry(state: KingdomState) -> float:
    """How much more what the goal asks for is worth because time runs out."""
    return 1.0 + HURRY / (1.0 + rounds_to_come(state))


def is_wanted(state: KingdomState, token: int) -> bool:
    """Whether the goal asks for something to be done about a token (EU-C12)."""
    given, table = state.terms.given, table_of(state, token)
    if is_beacon(state, token):
        return given.goal == "beacons" and (not is_lit(state, token) or is_dying(state, token))
    if table.rest_seals and state.token_side[token] != FRESH:
        return False
    return table.name in given.without or (table.sort == TOTEM and "totem" in given.without)


def burden(state: KingdomState, token: int) -> float:
    """What it costs that a token is as it is: it stands between the team and its goal, or harms it every round."""
    table = table_of(state, token)
    worth = WANTED * hurry(state) if is_wanted(state, token) else 0.0
    if table.rest_seals and state.token_side[token] == FRESH:
        worth += POOL
    return worth + TREAD if is_trodden(state, token) else worth


def burdens(state: KingdomState) -> float:
    """The same of all tokens on the map."""
    return sum([burden(state, token) for token, cell in enumerate(state.token_cell) if cell != NONE])


def errand(state: KingdomState, token: int) -> float:
    """What a hero brings about in the space of a token, by going there or by what it can do there."""
    worth = goods(table_of(state, token)) if is_of_use(state, token) else 0.0
    if is_trodden(state, token) or is_tended(state, token):
        worth += burden(state, token)
    elif is_beacon(state, token) and not is_lit(state, token):
        worth += burden(state, token) * (FLEETING if is_threatened(state, int(state.token_cell[token])) else 1.0)
    return worth


def goods(table: TokenTable) -> float:
    """What lies there to be taken along."""
    return FLOWER_WORTH if table.sort == FLOWER else GOLD * table.gold + CRYSTAL * table.crystals


def errands_at(state: KingdomState, cell: int) -> float:
    """What is to be done in a space."""
    return sum([errand(state, token) for token, place in enumerate(state.token_cell) if place == cell])


def pull(state: KingdomState, figure: int, cell: int) -> float:
    """How much draws a hero to a space: what is worth most and nearest to it, less where another hero is nearer."""
    best = 0.0
    for token, place in enumerate(state.token_cell):
        if place == NONE:
            continue
        worth = errand(state, token)
        if worth > 0.0:
            steps = int(steps_between(cell, place))
            worth /= 2.0 + steps  # doing it has to bring more than standing there
            best = max(best, worth * SECOND if is_nearer(state, figure, place, steps) else worth)
    return best


def in_time(state: KingdomState, figure: int, cell: int) -> float:
    """What a hero gains or loses by going to a space: that it can still do what the goal asks for."""
    if figure >= len(state.tables.heroes) or state.role[figure] != MAIN or state.cell[figure] == BOARD:
        return 0.0
    return IN_TIME * (within_reach(state, figure, cell) - within_reach(state, figure, int(state.cell[figure])))


def within_reach(state: KingdomState, figure: int, cell: int) -> float:
    """1 if a hero in a space can do something the goal asks for before the decks are empty, less if another can."""
    # hordes and towers are in the way: not every step of a move brings it nearer
    reach = (rounds_to_come(state) - rounds_for_others(state)) * (state.tables.heroes[figure].move - 1)
    best = 0.0
    for token, place in enumerate(state.token_cell):
        if place != NONE and is_wanted(state, token):
            steps = int(steps_between(cell, place))
            if steps <= reach:
                best = max(best, SECOND if is_nearer(state, figure, place, steps) else 1.0)
    return best


def rounds_for_others(state: KingdomState) -> int:
    """How many rounds the heroes will need for all but one of what the goal asks for, going there and acting."""
    wanted = sum([int(cell != NONE and is_wanted(state, token)) for token, cell in enumerate(state.token_cell)])
    heroes = sum([int(role == MAIN) for role in state.role])
    return 2 * max(0, wanted - 1) // max(1, heroes)


def is_nearer(state: KingdomState, figure: int, place: int, steps: int) -> bool:
    """Whether another hero has a shorter way."""
    for other in range(len(state.tables.heroes)):
        if other != figure and state.role[other] == MAIN and state.cell[other] != BOARD:
            if steps_between(state.cell[other], place) < steps:
                return True
    return False


# beacons that go out


def is_threatened(state: KingdomState, cell: int) -> bool:
    """Whether a beacon there would go out at the end of the round without a hero (EU-C12, S10)."""
    if not may_go_out(state):
        return False
    trays = [tray for tray in range(TRAYS) if state.card[tray] != NONE and uncovered(state, tray)]
    return any([is_adjacent(place_to_come(state, tray), cell) for tray in trays])


def place_to_come(state: KingdomState, tray: int) -> int:
    """The space of a horde after the advance: the next one if nobody holds it."""
    route, ahead = state.field.routes[state.route[tray]], int(state.index[tray]) + 1
    is_staying = is_held(state, tray, figures_on(state, tray)) or is_frozen(state, tray)
    return cell_of(state, tray) if is_staying or ahead >= len(route) else route[ahead]


def is_dying(state: KingdomState, token: int, but: int = NONE) -> bool:
    """Whether a lit beacon will go out, as things are; one hero can be left out of those that guard it."""
    cell = int(state.token_cell[token])
    return is_lit(state, token) and is_threatened(state, cell) and not is_guarded(state, cell, but)


def watch(state: KingdomState, figure: int, cell: int) -> float:
    """What a hero is worth in a space because beacons would go out without it."""
    if cell == BOARD or not may_go_out(state):
        return 0.0
    near = [token for token, place in enumerate(state.token_cell) if steps_between(cell, place) <= 1]
    return fire_worth(state) * sum([int(is_dying(state, token, figure)) for token in near])


def menace(state: KingdomState, tray: int) -> float:
    """What it is worth to destroy a horde because beacons would go out beside it."""
    if not may_go_out(state):
        return 0.0
    place = place_to_come(state, tray)
    beside = [token for token, cell in enumerate(state.token_cell) if is_adjacent(place, cell)]
    return QUELL * fire_worth(state) * sum([int(is_lit(state, token)) for token in beside])


def fire_worth(state: KingdomState) -> float:
    """What it is worth that a beacon goes on burning: more, the fewer are dark."""
    beacons = [token for token, cell in enumerate(state.token_cell) if cell != NONE and is_beacon(state, token)]
    dark = sum([int(not is_lit(state, token)) for token in beacons])
    return WANTED * hurry(state) / (1.0 + dark)


def is_beacon(state: KingdomState, token: int) -> bool:
    """Whether a token is a beacon."""
    return table_of(state, token).sort == BEACON


def task_worth(state: KingdomState, cell: int, task: int) -> float:
    """What a hero brings about with its rest: by the token in its space, or by a Rift card that goes."""
    if task > 0:
        return -RIFT_CARD if state.tables.rifts[leads(state)[task - 1]].beneficial else RIFT_CARD
    tended = [token for token, place in enumerate(state.token_cell) if place == cell and is_tended(state, token)]
    return burden(state, tended[0])
