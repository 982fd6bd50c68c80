"""What looks promising at first sight: a number for each decision (section 35). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.field import CELLS, NONE, SITE, WHITE
from warbook.games.kingdom.heroes import max_health
from warbook.games.kingdom.judge import hold_worth, post_worth, potential, urgency, work_near, worth_of
from warbook.games.kingdom.opinions import opinion
from warbook.games.kingdom.ranges import beside_space, hero_targets
from warbook.games.kingdom.shapes import BITS, BLOCK, FORMS, SQUARES
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import (
    AGAIN,
    ATTACK,
    HEAL,
    OWN,
    OWN_OR_ADJACENT,
    PAY,
    PROTECT,
    REFRESH,
    RESURRECT,
    Deed,
)
from warbook.games.kingdom.terms import CHOICE, MAIN, TOWERS, TRAYS, Volley
from warbook.games.kingdom.towers import price_of, tower_volley, upgrades_of
from warbook.games.kingdom.trays import cell_of, is_portal, open_to_bases, top_tray, uncovered
from warbook.kernel.api import Action, arg_of, verb_of

IDLE: Final = opinion("cards", "idle")
RAISE: Final = opinion("cards", "raise")
LEVEL: Final = opinion("cards", "level")
EARLY: Final = opinion("cards", "early")
FLIPPED: Final = opinion("cards", "flipped")
BUY: Final = opinion("cards", "buy")
SPELL: Final = opinion("cards", "spell")
ACTIVATE: Final = opinion("heroes", "activate")
RISK: Final = opinion("heroes", "risk")
BESIDE: Final = opinion("heroes", "beside")
REST: Final = opinion("heroes", "rest")
EFFECT: Final = opinion("heroes", "effect")
BENCH: Final = opinion("heroes", "bench")
SHARE: Final = opinion("cards", "share")
APPROACH: Final = opinion("heroes", "approach")
FIRST_ROUNDS: Final = 3


def gains(state: KingdomState, seat: int, options: list[Action]) -> list[float]:
    """What each decision promises; 0 is doing nothing."""
    found: list[float] = []
    best: dict[int, float] = {}  # by tower: what building it brings at most
    for action in options:
        if verb_of(action) == verbs.BUILD:
            worth = gain_of_build(state, seat, arg_of(action))
            tower = arg_of(action) // 64
            best[tower] = max(best.get(tower, 0.0), worth)
            found.append(worth)
        else:
            found.append(0.0)
    for place, action in enumerate(options):
        verb, arg = verb_of(action), arg_of(action)
        if verb == verbs.PASS:
            found[place] = gain_of_pass(state, seat, arg, best.get(arg // 8, 0.0))
        elif verb != verbs.BUILD:
            found[place] = gain_of(state, seat, verb, arg)
    return found


def gain_of(state: KingdomState, seat: int, verb: int, arg: int) -> float:
    """The other decisions, by verb."""
    if verb == verbs.TILE or verb == verbs.SOLDIER:
        return gain_of_piece(state, verb, arg)
    if verb in (verbs.MOVE, verbs.STEP, verbs.SEAT, verbs.RESEAT, verbs.BRING, verbs.DISPLACE):
        return gain_of_place(state, verb, arg)
    if verb in (verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.ACTIVATE, verbs.CALL_CAT):
        return gain_of_hero(state, verb, arg)
    if verb == verbs.CAST:
        return gain_of_deeds(state, state.tables.spells[arg], NONE, 0) - SPELL
    if verb == verbs.CHOOSE and state.stack[-1].kind == CHOICE:
        return gain_of_choice(state, arg)
    return gain_for_team(state, seat, verb, arg)


def gain_for_team(state: KingdomState, seat: int, verb: int, arg: int) -> float:
    """What the players decide together, and before the game."""
    if verb == verbs.BUY:
        return BUY + price_of(state, arg // 4) + SHARE * use_of(state, arg % 4, 0)
    if verb == verbs.CLOSE:
        return -trays_near_colour(state, arg)
    if verb == verbs.RUIN:
        return 5.0 - state.tables.level[state.built[arg]]
    if verb == verbs.TAKE:
        return 1.0 + float(state.builder[arg // 4] == arg % 4)
    if verb == verbs.PICK_HERO:
        return float(state.terms.solo and is_melee(state, arg))
    return 0.0 if verb in (verbs.STOP, verbs.DONE) else 1.0


def gain_of_piece(state: KingdomState, verb: int, arg: int) -> float:
    """A tile or a soldier of the attack that is being made."""
    volley = state.volleys[-1]
    if verb == verbs.SOLDIER:
        tray, square = arg // SQUARES, arg % SQUARES
        left = uncovered(state, tray)
        worth = worth_of(state, tray, left, BITS[square], urgency(state, tray))
        return worth + hold_worth(state, tray, left) - cost_of(state, volley, tray)
    rest, anchor = arg // SQUARES, arg % SQUARES
    tray, piece = rest // (FORMS * verbs.PIECES), rest // FORMS % verbs.PIECES
    mask = state.tables.shapes[volley.tiles[piece]].forms[rest % FORMS].masks[anchor]
    worth = worth_of(state, tray, uncovered(state, tray), mask, urgency(state, tray))
    return worth - cost_of(state, volley, tray)


def cost_of(state: KingdomState, volley: Volley, tray: int) -> float:
    """The first piece on a portal costs the tower (RT-35.5)."""
    if volley.place == NONE or volley.hit_portal or not is_portal(state, tray):
        return 0.0
    return FLIPPED * volley.level


def gain_of_build(state: KingdomState, seat: int, arg: int) -> float:
    """A tower on a site with a facing: what its attack can bring."""
    tower, site, facing = arg // 64, arg // 4 % 16, arg % 4
    volley = tower_volley(state, seat, tower, site, facing)
    worth = potential(state, volley)
    if worth <= 0.0:
        return -IDLE
    only_portals = all([is_portal(state, tray) for tray in volley.targets])
    worth -= FLIPPED * volley.level if only_portals else 0.0
    # a site that everybody may use is kept for others as long as there is another
    return worth - (0.1 if state.field.colour[site] == WHITE else 0.0)


def gain_of_pass(state: KingdomState, seat: int, arg: int, best: float) -> float:
    """Passing early and what finds nothing to do: a raised tower is missing for one round only (RT-35.3)."""
    tower = arg // 8
    found = upgrades_of(state, tower, 1)
    if not found:
        return -1.0
    early = EARLY if state.round < FIRST_ROUNDS else 0.0
    worth = RAISE + LEVEL * state.tables.level[tower] + early - max(0.0, best)
    return worth + SHARE * (use_of(state, arg // 2 % 4, 0) - use_of(state, seat, -1))


def use_of(state: KingdomState, seat: int, more: int) -> float:
    """How well a player can use one more tower than it has: free sites, best near hordes; below 0 without one."""
    held = more
    for tower in range(state.tables.towers):
        held += int(state.hand[TOWERS * seat + tower] + state.incoming[TOWERS * seat + tower])
    sites: list[float] = []
    for site, cell in enumerate(state.field.sites):
        for place in (2 * site, 2 * site + 1):
            held += int(state.built[place] != NONE and state.builder[place] == seat)
        if state.terms.solo or state.field.colour[site] in (seat, WHITE):
            sites.append(work_near(state, cell, True))
    sites.sort()
    return sites[-1 - held] if held < len(sites) else -1.0


def gain_of_hero(state: KingdomState, verb: int, arg: int) -> float:
    """Heroes: act where it brings something, rest when the last heart is near (RT-35.6)."""
    if verb == verbs.ACTIVATE or verb == verbs.CALL_CAT:
        return ACTIVATE
    figure = state.stack[-1].a
    if verb == verbs.REST:
        hurt = max_health(state, figure) - int(state.health[figure])
        spent = int(state.has[figure] & ~state.ready[figure])
        worth = REST * hurt / max_health(state, figure) * (2.0 if state.health[figure] == 1 else 1.0)
        return worth + 0.5 * float(spent != 0)
    hero = state.tables.heroes[figure]
    if verb == verbs.BASIC:
        return gain_of_deeds(state, hero.basic, figure, arg)
    return gain_of_deeds(state, hero.abilities[arg // 4], figure, arg % 4) - 0.5


def gain_of_deeds(state: KingdomState, deeds: list[Deed], figure: int, turn: int) -> float:
    """What the steps of an ability or a spell bring, each looked at alone."""
    total = 0.0
    for deed in deeds:
        if deed.do != ATTACK:
            total += EFFECT * help_of(state, deed, figure)
        elif not deed.per and not deed.exactly:
            targets = hero_targets(state, deed.aim, figure, turn, NONE)
            volley = Volley(deed.aim, 0, turn, targets, deed.aim.tiles, deed.aim.soldiers)
            volley.deed = deed
            if deed.sides and figure != NONE:
                volley.block = int(state.block[figure])
            total += potential(state, volley) if targets and (not deed.sides or volley.block != NONE) else 0.0
    return total


def help_of(state: KingdomState, deed: Deed, figure: int) -> float:
    """How much is to be gained by a step that is no attack: healing the hurt, turning up what was used, protection."""
    if deed.do == PAY:
        return 0.0
    if deed.do == PROTECT or deed.do == RESURRECT:
        return 1.0 if figure != NONE and state.tray[figure] != NONE else 0.0
    if deed.do not in (HEAL, REFRESH, AGAIN):
        return 1.0
    found = 0.0
    for hero in range(len(state.tables.heroes)):
        if state.role[hero] == MAIN:
            hurt = max_health(state, hero) > state.health[hero]
            used = (state.has[hero] & ~state.ready[hero]) != 0
            found = max(found, float(hurt if deed.do == HEAL else used))
    return found


def gain_of_place(state: KingdomState, verb: int, arg: int) -> float:
    """Where a figure goes: onto a tray that it holds or helps to cover, beside trays, not where it falls."""
    if verb == verbs.SEAT or verb == verbs.RESEAT:
        figure = state.stack[-1].a
        tray = top_tray(state, int(state.cell[figure]))
        worth = worth_of(state, tray, uncovered(state, tray), BLOCK[arg], urgency(state, tray))
        return worth if verb == verbs.SEAT else worth - 1.0 - post_worth(state, figure)
    is_brought = verb == verbs.BRING
    figure = arg // CELLS if is_brought or verb == verbs.DISPLACE else state.stack[-1].a
    cell = arg % CELLS
    worth = BESIDE * len(beside_space(state, cell)) - (BENCH if is_brought else post_worth(state, figure))
    tray = top_tray(state, cell)
    if verb == verbs.DISPLACE or tray == NONE:
        return worth + (0.2 if state.field.kind[cell] == SITE else 0.0) + APPROACH * work_near(state, cell, False)
    if figure != state.tables.companion and not is_brought and state.health[figure] <= 1:
        worth -= RISK
    left, each = uncovered(state, tray), urgency(state, tray)
    blocks = [worth_of(state, tray, left, BLOCK[block], each) for block in open_to_bases(state, tray, figure)]
    return worth + max([0.0, *blocks]) + hold_worth(state, tray, left)


def gain_of_choice(state: KingdomState, figure: int) -> float:
    """Heal who needs it most; let the strongest pay."""
    doing = state.doings[-1]
    missing = max_health(state, figure) - int(state.health[figure])
    if doing.deeds[doing.step - 1].do == PAY:
        return 5.0 - missing + (0.0 if state.health[figure] > 1 else -10.0)
    return 1.0 + missing


def is_melee(state: KingdomState, figure: int) -> bool:
    """Melee heroes are stronger alone (RT-18.14)."""
    return state.tables.heroes[figure].basic[0].aim.reach in (OWN, OWN_OR_ADJACENT)


def trays_near_colour(state: KingdomState, colour: int) -> float:
    """How much is to be done around the sites of a colour: the one with least is closed (RT-35.8)."""
    total = 0.0
    for site, cell in enumerate(state.field.sites):
        if state.field.colour[site] == colour:
            for tray in [*beside_space(state, cell), *portals_beside(state, cell)]:
                total += urgency(state, tray)
    return total


def portals_beside(state: KingdomState, cell: int) -> list[int]:
    """Portals next to a site count too."""
    near = state.field.near[cell]
    return [
        tray
        for tray in range(TRAYS)
        if state.card[tray] != NONE and is_portal(state, tray) and cell_of(state, tray) in near
    ]
