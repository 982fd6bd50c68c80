"""What looks promising at first sight: a number for each decision (section 35). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.modifications import printed
from warbook.games.kingdom.attacks.tower_attacks import volleys_of
from warbook.games.kingdom.attacks.towers import raised_by
from warbook.games.kingdom.board.field import NONE, SITE, WHITE
from warbook.games.kingdom.board.ranges import beside_space
from warbook.games.kingdom.board.shapes import BITS, BLOCK
from warbook.games.kingdom.board.trays import cell_of, is_portal, open_to_bases, top_tray, uncovered
from warbook.games.kingdom.bot.evaluate import hold_worth, post_worth, potential, urgency, work_near, worth_of
from warbook.games.kingdom.bot.hero_goals import burden, errands_at, in_time, pull, task_worth, watch
from warbook.games.kingdom.bot.hero_risks import danger
from warbook.games.kingdom.bot.question_policy import gain_of_reply, use_of
from warbook.games.kingdom.bot.step_values import gain_of_deeds
from warbook.games.kingdom.bot.tower_values import fittings
from warbook.games.kingdom.bot.weights import weight_of
from warbook.games.kingdom.content.supply_tables import BEACON
from warbook.games.kingdom.effects.start import attack_of, is_melee
from warbook.games.kingdom.frames import TRAYS, Volley
from warbook.games.kingdom.heroes.figures import max_health
from warbook.games.kingdom.heroes.resting import marker_at
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.market import price_of
from warbook.kernel.api import Action, arg_of, verb_of

IDLE: Final = weight_of("cards", "idle")
RAISE: Final = weight_of("cards", "raise")
LEVEL: Final = weight_of("cards", "level")
EARLY: Final = weight_of("cards", "early")
FLIPPED: Final = weight_of("cards", "flipped")
BUY: Final = weight_of("cards", "buy")
SPELL: Final = weight_of("cards", "spell")
ACTIVATE: Final = weight_of("heroes", "activate")
BESIDE: Final = weight_of("heroes", "beside")
REST: Final = weight_of("heroes", "rest")
BENCH: Final = weight_of("heroes", "bench")
SHARE: Final = weight_of("cards", "share")
APPROACH: Final = weight_of("heroes", "approach")
STICKER: Final = weight_of("cards", "sticker")
CAUTION: Final = weight_of("heroes", "caution")
FIRST_ROUNDS: Final = 3
WEAK: Final = 2


def gains(state: KingdomState, seat: int, options: list[Action]) -> list[float]:
    """What each decision promises; 0 is doing nothing."""
    found: list[float] = []
    best: dict[int, float] = {}  # by tower: what building it brings at most
    for action in options:
        if verb_of(action) == verbs.BUILD:
            worth = gain_of_build(state, seat, arg_of(action))
            tower = int(verbs.built_tower(arg_of(action)))
            best[tower] = max(best.get(tower, 0.0), worth)
            found.append(worth)
        else:
            found.append(0.0)
    for place, action in enumerate(options):
        verb, arg = verb_of(action), arg_of(action)
        if verb == verbs.PASS:
            found[place] = gain_of_pass(state, seat, arg, best.get(verbs.passed_tower(arg), 0.0))
        elif verb != verbs.BUILD:
            found[place] = gain_of(state, seat, verb, arg)
    return found


def gain_of(state: KingdomState, seat: int, verb: int, arg: int) -> float:
    """The other decisions, by verb."""
    if verb == verbs.TILE or verb == verbs.SOLDIER:
        return gain_of_piece(state, verb, arg)
    if verb in (verbs.MOVE, verbs.STEP, verbs.SEAT, verbs.RESEAT, verbs.BRING, verbs.DISPLACE):
        return gain_of_place(state, verb, arg)
    if verb in (verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.TEND, verbs.LIGHT, verbs.ACTIVATE, verbs.CALL_CAT):
        return gain_of_hero(state, verb, arg)
    if verb == verbs.CAST:
        return gain_of_deeds(state, state.tables.spells[arg], NONE, 0) - SPELL
    if verb == verbs.CHOOSE or verb > verbs.DONE:
        return gain_of_reply(state, verb, arg)
    return gain_for_team(state, seat, verb, arg)


def gain_for_team(state: KingdomState, seat: int, verb: int, arg: int) -> float:
    """What the players decide together, and before the game."""
    if verb == verbs.BUY:
        return BUY + price_of(state, verbs.thing_of(arg)) + SHARE * use_of(state, verbs.seat_for(arg), 0)
    if verb == verbs.CLOSE:
        return -trays_near_colour(state, arg)
    if verb == verbs.RUIN:
        return 5.0 - state.tables.level[printed(state, int(state.built[arg]))]
    if verb == verbs.TAKE:
        return 1.0 + float(state.builder[verbs.thing_of(arg)] == verbs.seat_for(arg))
    if verb == verbs.PICK_HERO:
        return float(state.terms.solo and is_melee(state, arg))
    return 0.0 if verb in (verbs.STOP, verbs.DONE) else 1.0


def gain_of_piece(state: KingdomState, verb: int, arg: int) -> float:
    """A tile or a soldier of the attack that is being made."""
    volley = state.volleys[-1]
    if verb == verbs.SOLDIER:
        tray, square = int(verbs.tray_of(arg)), verbs.square_of(arg)
        left = uncovered(state, tray)
        worth = worth_of(state, tray, left, BITS[square], urgency(state, tray))
        return worth + hold_worth(state, tray, left) - cost_of(state, volley, tray)
    tray = int(verbs.tile_tray(arg))
    form = state.tables.shapes[volley.tiles[verbs.tile_piece(arg)]].forms[verbs.tile_form(arg)]
    mask = form.masks[verbs.tile_anchor(arg)]
    worth = worth_of(state, tray, uncovered(state, tray), mask, urgency(state, tray))
    return worth - cost_of(state, volley, tray)


def cost_of(state: KingdomState, volley: Volley, tray: int) -> float:
    """The first piece on a portal costs the tower (RT-35.5)."""
    if volley.place == NONE or volley.hit_portal or not is_portal(state, tray):
        return 0.0
    return FLIPPED * volley.level  # RT-35.5


def gain_of_build(state: KingdomState, seat: int, arg: int) -> float:
    """A tower on a site with a facing: what its attack can bring."""
    tower, site, facing = int(verbs.built_tower(arg)), verbs.built_site(arg), int(verbs.facing_of(arg))
    cell = state.field.sites[site]
    worth, only_portals = 0.0, False
    for mode in range(len(state.tables.modes[printed(state, tower)])):
        volleys = volleys_of(state, seat, tower, cell, facing, mode)
        found = sum([potential(state, volley) for volley in volleys])
        if found > worth:
            worth = found
            only_portals = all([is_portal(state, tray) for volley in volleys for tray in volley.targets])
    if worth <= 0.0:
        return -IDLE
    worth -= FLIPPED * state.tables.level[printed(state, tower)] if only_portals else 0.0
    # a site that everybody may use is kept for others as long as there is another
    return worth - (0.1 if state.field.colour[site] == WHITE else 0.0)


def gain_of_pass(state: KingdomState, seat: int, arg: int, best: float) -> float:
    """Passing early and what finds nothing to do: a raised tower is missing for one round only (RT-35.3)."""
    tower = int(verbs.passed_tower(arg))
    if raised_by(state, tower, verbs.upgrade_of(arg), 1) == tower:
        return -1.0
    early = EARLY if state.round < FIRST_ROUNDS else 0.0  # RT-35.3
    worth = RAISE + LEVEL * state.tables.level[printed(state, tower)] + early - max(0.0, best)
    worth -= STICKER * fittings(state, tower)  # they stay on the card that is given away (EU-14.7)
    return worth + SHARE * (use_of(state, verbs.passed_to(arg), 0) - use_of(state, seat, -1))


def gain_of_hero(state: KingdomState, verb: int, arg: int) -> float:  # RT-35.6
    """Heroes: act where it brings something, rest when the last heart is near (RT-35.6)."""
    if verb == verbs.ACTIVATE or verb == verbs.CALL_CAT:
        return ACTIVATE
    figure = state.stack[-1].a
    if verb == verbs.LIGHT:
        return burden(state, marker_at(state, figure, BEACON))
    if verb == verbs.REST or verb == verbs.TEND:
        hurt = max_health(state, figure) - int(state.health[figure])
        spent = int(state.has[figure] & ~state.ready[figure])
        worth = REST * hurt / max_health(state, figure) * (2.0 if state.health[figure] == 1 else 1.0)
        worth += 0.5 * float(spent != 0)
        if hurt and state.health[figure] <= WEAK and state.terms.setting.no_knock_outs:
            worth += CAUTION
        return worth if verb == verbs.REST else worth + task_worth(state, int(state.cell[figure]), arg)
    hero = state.tables.heroes[figure]
    if verb == verbs.BASIC:
        return gain_of_deeds(state, attack_of(state, figure), figure, arg)
    return gain_of_deeds(state, hero.abilities[verbs.ability_of(arg)], figure, verbs.facing_of(arg)) - 0.5


def gain_of_place(state: KingdomState, verb: int, arg: int) -> float:
    """Where a figure goes: onto a tray that it holds or helps to cover, beside trays, to its errands.

    Not where it falls.
    """
    if verb == verbs.SEAT or verb == verbs.RESEAT:
        figure = state.stack[-1].a
        tray = top_tray(state, int(state.cell[figure]))
        worth = worth_of(state, tray, uncovered(state, tray), BLOCK[arg], urgency(state, tray))
        return worth if verb == verbs.SEAT else worth - 1.0 - post_worth(state, figure)
    is_brought = verb == verbs.BRING
    figure = int(verbs.figure_of(arg)) if is_brought or verb == verbs.DISPLACE else state.stack[-1].a
    cell = int(verbs.goal_of(arg))
    worth = BESIDE * len(beside_space(state, cell)) - (BENCH if is_brought else post_worth(state, figure))
    worth += watch(state, figure, cell) - watch(state, figure, int(state.cell[figure]))
    tray = top_tray(state, cell)
    if not is_brought:
        worth += danger(state, figure, int(state.cell[figure]), int(state.tray[figure]))
        worth -= danger(state, figure, cell, NONE if verb == verbs.DISPLACE else tray)
        if state.token:
            worth += errands_at(state, cell) + pull(state, figure, cell) + in_time(state, figure, cell)
    if verb == verbs.DISPLACE or tray == NONE:
        return worth + (0.2 if state.field.kind[cell] == SITE else 0.0) + APPROACH * work_near(state, cell, False)
    left, each = uncovered(state, tray), urgency(state, tray)
    blocks = [worth_of(state, tray, left, BLOCK[block], each) for block in open_to_bases(state, tray, figure)]
    return worth + max([0.0, *blocks]) + hold_worth(state, tray, left, figure)


def trays_near_colour(state: KingdomState, colour: int) -> float:  # RT-35.8
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
