"""Rules in force of Rift cards, boss cards, events and heroes, with duration (EU-28.7, EU-C9). Compiled by mypyc.

`state.forces` holds what steps have put in force, each as kind + 64 * value + 64 ** 2 * last round + 64 ** 3 * source.
Rift cards that lie open bring theirs with them. All questions are cheap as long as nothing is in force.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.kingdom.board.field import WHITE, is_adjacent, steps_between
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.effects.vocabulary import FOR_GOOD, NEXT_ROUND, REPLACED, Forces
from warbook.games.kingdom.frames import BOARD, MAIN
from warbook.games.kingdom.state import KingdomState

# the kinds, in the order of words.FORCES
PRECISE_WITHIN: Final = 0
PRECISE_ADJACENT: Final = 1
NO_CHARGE: Final = 2
NO_CHARGE_NEAR: Final = 3
TRUE_FIRST_TILE: Final = 4
TRUE_SOLDIERS_NEAR: Final = 5
SPAWNED_RESIST: Final = 6
SPAWNED_FREEZE: Final = 7
FIRM_SOLDIERS: Final = 8
ALL_SLIPPERY: Final = 9
CLOSED_WHITE_SITES: Final = 10
SLOWER: Final = 11
BOSS_OUT_OF_REACH: Final = 12
LAYER_REFUSES: Final = 13
CYCLONE_TIMES: Final = 14
BOSS_CARDS: Final = 15
RIFTS: Final = 16
UNHURT_ONCE: Final = 17
SKULLS: Final = 18
FIRST_SKULLS: Final = 19

SPAN: Final = 64  # of a kind, a value, a round
TILL_REPLACED: Final = 0  # in place of a last round: until the next Rift card is revealed
LAST: Final = 63  # the end of the game


# what comes into force, and for how long


def put_in_force(state: KingdomState, forces: Forces, last: int, source: int) -> None:
    """A step puts rules in force until the end of a round, or permanently (EU-C10, EU-C12)."""
    found = state.forces
    for kind in range(len(forces.worth)):
        if forces.worth[kind]:
            found = [*found, kind + SPAN * (int(forces.worth[kind]) + SPAN * (last + SPAN * source))]
    state.forces = found


def last_round(state: KingdomState, until: int) -> int:
    """The last round of what begins now and holds so long (EU-28.6, EU-C10)."""
    if until == FOR_GOOD:
        return LAST
    if until == REPLACED:
        return TILL_REPLACED
    return state.round + 1 if until == NEXT_ROUND else state.round


def lapse(state: KingdomState) -> None:
    """What holds until the end of this round ends with it (EU-7.4)."""
    state.stirred = 0
    state.spawned = 0
    state.kindled = 0
    if state.forces:
        state.forces = [force for force in state.forces if last_of(force) > state.round]
    if state.shut:
        state.shut = [closed for closed in state.shut if closed // SPAN > state.round]


def last_of(force: int) -> int:
    """The last round of something in force, be it a rule or an open Rift card."""
    return force // (SPAN * SPAN) % SPAN


# what is asked


def values(state: KingdomState, wanted: int) -> list[int]:
    """The values of all forces of a kind; all that are active apply, the older first (EU-28.7)."""
    found = [force // SPAN % SPAN for force in state.forces if force % SPAN == wanted]
    for card in state.rift_open:
        forces = state.tables.rifts[card % SPAN].force
        if forces is not None and forces.worth[wanted]:
            found.append(int(forces.worth[wanted]))
    return found


def holds(state: KingdomState, wanted: int) -> bool:
    """Whether a force of this kind is active."""
    return greatest(state, wanted) > 0


def greatest(state: KingdomState, wanted: int) -> int:
    """The greatest value of a kind of force, 0 without one."""
    if not state.forces and not state.rift_open:
        return 0
    return max(values(state, wanted), default=0)


def least(state: KingdomState, wanted: int) -> int:
    """The least value of a kind of force, 0 without one."""
    if not state.forces and not state.rift_open:
        return 0
    return min(values(state, wanted), default=0)


def sum_of(state: KingdomState, wanted: int) -> int:
    """All values of a kind of force together."""
    if not state.forces and not state.rift_open:
        return 0
    return sum(values(state, wanted))


# attacks


def precise_reaches(state: KingdomState, source: int, target: int) -> bool:
    """Whether a precise attack from a space reaches another: only adjacent ones, or within a distance (EU-31.53)."""
    if not state.forces and not state.rift_open:
        return True
    apart: i64 = steps_between(source, target)
    if holds(state, PRECISE_ADJACENT) and apart != 1:
        return False
    within = least(state, PRECISE_WITHIN)
    return within == 0 or apart <= within


def boss_is_away(state: KingdomState) -> bool:
    """Whether the boss cannot be attacked."""
    return holds(state, BOSS_OUT_OF_REACH)


def layer_refuses(state: KingdomState, damage: int) -> bool:
    """Whether the boss's top layer takes no tiles of this damage type; no resistance, so that no curse lifts it."""
    if not state.forces and not state.rift_open:
        return False
    return damage + 1 in values(state, LAYER_REFUSES)


def is_shut(state: KingdomState, site: int) -> bool:
    """Whether an effect closes a site: one that the players chose, or all white ones (EU-10.12)."""
    for closed in state.shut:
        if closed % SPAN == site:
            return True
    return state.field.colour[site] == WHITE and holds(state, CLOSED_WHITE_SITES)


def kindle(state: KingdomState, figure: int) -> bool:
    """A hero's basic attack: whether its first tile is of true damage, as a card has it once a round (EU-C9)."""
    if state.kindled & BITS[figure] or not holds(state, TRUE_FIRST_TILE):
        return False
    state.kindled |= BITS[figure]
    return True


# hordes


def resists_by_force(state: KingdomState, tray: int, damage: int) -> bool:
    """Whether all enemies of a horde resist a damage type because it was spawned this round (EU-C9)."""
    if state.spawned & BITS[tray] == 0 or (not state.forces and not state.rift_open):
        return False
    return damage + 1 in values(state, SPAWNED_RESIST)


def is_held_back(state: KingdomState, tray: int) -> bool:
    """Whether a horde makes no advance attempt because it was spawned this round (EU-C9)."""
    return state.spawned & BITS[tray] != 0 and holds(state, SPAWNED_FREEZE)


def may_charge(state: KingdomState, cell: int) -> bool:
    """Whether a horde in a space can trigger Charge: no card forbids it, nor a hero in its space or beside it."""
    if holds(state, NO_CHARGE):
        return False
    for figure in range(len(state.tables.heroes)):
        place = int(state.cell[figure])
        if place != BOARD and of_hero(state, figure, NO_CHARGE_NEAR) and (place == cell or is_adjacent(place, cell)):
            return False
    return True


def of_hero(state: KingdomState, figure: int, wanted: int) -> int:
    """The value of a force that a hero's board and its passive abilities bring, 0 without one (EU-15.22, EU-15.23)."""
    if state.role[figure] != MAIN:
        return 0  # of bench heroes nothing but the card takes part (EU-25.2)
    for ability, card in enumerate(state.tables.heroes[figure].cards):
        if card.force is not None and state.has[figure] >> ability & 1 and card.force.worth[wanted]:
            return int(card.force.worth[wanted])
    for text in state.tables.heroes[figure].passives:
        if text.force is not None and text.force.worth[wanted]:
            return int(text.force.worth[wanted])
    return 0


# scenarios


def boss_cards(state: KingdomState) -> int:
    """How many cards the boss reveals in this round; what says so does not add up (EU-27.7, EU-C12)."""
    even = state.terms.iron.boss_cards_even if state.round % 2 == 0 else 1
    return max(1, even, state.terms.iron.boss_cards, greatest(state, BOSS_CARDS))


def cyclone_times(state: KingdomState) -> int:
    """How often cyclones act this round (EU-C12, S2 and S9)."""
    return max(1, state.terms.iron.cyclone_times, greatest(state, CYCLONE_TIMES))


def rifts_at_a_time(state: KingdomState) -> int:
    """How many Rift cards stay active at a time until they are replaced (EU-28.6, EU-C12)."""
    return max(1, greatest(state, RIFTS))
