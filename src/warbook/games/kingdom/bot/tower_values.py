"""How strong towers are, and what modifications make of them (section 35). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.attacks.modifications import mods_of, on_sale, printed
from warbook.games.kingdom.attacks.towers import is_barracks
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.bot.weights import weight_of
from warbook.games.kingdom.effects.vocabulary import ARROWS, PHYSICAL, PRECISE, TRUE, Aim
from warbook.games.kingdom.frames import TOWERS
from warbook.games.kingdom.state import KingdomState

FREE_TILE: Final = weight_of("modifications", "free-tile")
ARROW_TILE: Final = weight_of("modifications", "arrow-tile")
SOLDIER: Final = weight_of("modifications", "soldier")
TRUE_SQUARE: Final = weight_of("modifications", "true-square")
PRECISE_SQUARE: Final = weight_of("modifications", "precise-square")
MORE_SQUARE: Final = weight_of("modifications", "more-square")
FAR: Final = weight_of("modifications", "far")
ANY_SITE: Final = weight_of("modifications", "any-site")
COMPANY: Final = weight_of("modifications", "company")
TITHE: Final = weight_of("modifications", "tithe")
LOOSE: Final = weight_of("modifications", "loose")
ASKEW: Final = weight_of("modifications", "askew")
LEFT_BEHIND: Final = weight_of("modifications", "left-behind")


def squares_of(state: KingdomState, aim: Aim) -> int:
    """How many squares the tiles of an attack have; on each of several trays it counts twice."""
    squares = sum([state.tables.shapes[shape].forms[0].size for shape in aim.tiles])
    return 2 * squares if aim.each else squares


def power(state: KingdomState, tower: int) -> float:
    """What a tower can do at best: the squares and soldiers of its strongest attack, more if it reaches anything."""
    best = 0.0
    for aim in state.tables.modes[printed(state, tower)]:
        worth = float(squares_of(state, aim)) + SOLDIER * aim.soldiers
        best = max(best, worth * (1.0 + PRECISE_SQUARE) if aim.reach == PRECISE else worth)
    return best


def fitness(state: KingdomState, tower: int, modification: int, direction: int) -> float:
    """What a modification does for a tower; on one that can still be raised it will be left behind (EU-14.7)."""
    mod, aim = state.tables.mods[modification], state.tables.attack[printed(state, tower)]
    squares = squares_of(state, aim)
    worth = ANY_SITE * float(mod.any_colour) + COMPANY * mod.more_towers + TITHE * mod.gold + LOOSE * mod.loose_tiles
    if mod.aim is not None:
        worth += extra(state, aim, mod.aim, mod.directions, direction)
    if mod.damage == TRUE and aim.damage == PHYSICAL:
        worth += TRUE_SQUARE * squares
    if mod.reach == PRECISE and aim.reach != PRECISE:
        worth += PRECISE_SQUARE * squares
    if mod.spaces > 1 and aim.reach != PRECISE:
        worth += FAR * squares
    worth += MORE_SQUARE * len(mod.more_tiles)
    return worth * LEFT_BEHIND if can_grow(state, tower) else worth


def extra(state: KingdomState, aim: Aim, own: Aim, directions: int, direction: int) -> float:
    """A tile or a soldier on top: best where the tower's own arrows point, for it is turned to where those hit."""
    if own.reach != ARROWS:
        return FREE_TILE * squares_of(state, own)
    worth = ARROW_TILE * squares_of(state, own) + SOLDIER * own.soldiers
    if aim.reach != ARROWS:
        return worth
    shown = [place for place in range(directions) if aim.arrows[(direction + place) % 8]]
    return worth * (ASKEW + (1.0 - ASKEW) * len(shown) / directions)


def can_grow(state: KingdomState, tower: int) -> bool:
    """Whether a card can still be raised, and leaves its stickers behind then."""
    tables = state.tables
    return any([tables.level[other] <= state.terms.level_cap for other in tables.upgrades[printed(state, tower)]])


def fittings(state: KingdomState, tower: int) -> float:
    """What all stickers on a card do for it."""
    return sum([fitness(state, tower, number, int(state.pointing[number])) for number in mods_of(state, tower)])


def variety(state: KingdomState, tower: int, seat: int) -> float:
    """How well a tower goes with those that a player holds: fewer cards, and soldiers for who has none (EU-10.2)."""
    held, soldiers = 0, 0
    for other in range(state.tables.towers):
        cards = int(state.hand[TOWERS * seat + other])
        held += cards
        soldiers += cards if is_barracks(state, other) else 0
    return float(is_barracks(state, tower) and not soldiers) - float(held)


def is_gold_of_use(state: KingdomState) -> bool:
    """Whether there is still something to buy for gold."""
    return any([on_sale(state, modification) for modification in range(len(state.tables.mods))])


def steps_to(amount: int, more: int, price: int) -> int:
    """How many purchases more become possible."""
    return (amount + more) // price - amount // price if price != NONE else 0
