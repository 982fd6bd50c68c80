"""Modifications: stickers on tower cards, what they change, how they are got (EU 23 and 24). Compiled by mypyc.

A card with stickers has a number behind the printed towers, which is its slot: `state.marked` says which tower it is,
`state.stickers` what sticks on it. Stickers never leave their card, wherever it goes (EU-14.7, EU-24.1).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.board.field import DIRECTIONS, NONE
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.content.supply_tables import GROUPS, SPECIAL_GROUP
from warbook.games.kingdom.frames import SEATS, STICKING, TEAM, TOWERS
from warbook.games.kingdom.present.token_events import Modified, Tithe
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import direction_of, stuck_card
from warbook.kernel.api import Frame, Refusal

IN_HAND: Final = 0  # where a card is to which a modification is attached
IS_INCOMING: Final = 1
OWED: Final = 40  # the bit of `tithed` that says that the gold will come


def printed(state: KingdomState, tower: int) -> int:
    """The tower that a card shows, with or without stickers."""
    return tower if tower < state.tables.towers else int(state.marked[tower - state.tables.towers])


def stickers_of(state: KingdomState, tower: int) -> i64:
    """The modifications on a card, as bits."""
    return 0 if tower < state.tables.towers else state.stickers[tower - state.tables.towers]


def all_cards(state: KingdomState) -> int:
    """How many numbers tower cards have: the printed towers, and a slot for each modification."""
    return state.tables.towers + len(state.tables.mods)


def is_card(state: KingdomState, tower: int) -> bool:
    """Whether a number is that of a card."""
    slot = tower - state.tables.towers
    return slot < 0 or (slot < len(state.tables.mods) and state.marked[slot] != NONE)


def mods_of(state: KingdomState, tower: int) -> list[int]:
    """The modifications on a card, in the order of the content."""
    stuck: i64 = stickers_of(state, tower)
    return [] if stuck == 0 else [number for number in range(len(state.tables.mods)) if stuck & BITS[number]]


def card_name(state: KingdomState, tower: int) -> str:
    """A card by name: `ARC1`, or with its stickers `MAG1+direct+tile-2x1:NE`."""
    name = state.tables.tower_names[printed(state, tower)]
    for number in mods_of(state, tower):
        mod = state.tables.mods[number]
        name += f"+{mod.name}"
        if mod.directions:
            name += f":{DIRECTIONS[state.pointing[number]]}"
    return name


# what stickers change


def damage_with(state: KingdomState, tower: int, damage: int) -> int:
    """The damage of a tower's tiles (EU-24.7)."""
    for number in mods_of(state, tower):
        if state.tables.mods[number].damage != NONE:
            damage = state.tables.mods[number].damage
    return damage


def reach_with(state: KingdomState, tower: int, reach: int) -> int:
    """How a tower's tiles reach their trays (EU-24.8)."""
    for number in mods_of(state, tower):
        if state.tables.mods[number].reach != NONE:
            reach = state.tables.mods[number].reach
    return reach


def spaces_with(state: KingdomState, tower: int) -> int:
    """How far arrows and `adjacent` reach (EU-C5)."""
    if tower < state.tables.towers:
        return 1
    return max([1, *[state.tables.mods[number].spaces for number in mods_of(state, tower)]])


def more_towers(state: KingdomState, tower: int) -> int:
    """How many other than soldier towers may join it on its site (EU-24.10)."""
    return sum([state.tables.mods[number].more_towers for number in mods_of(state, tower)])


def goes_anywhere(state: KingdomState, tower: int) -> bool:
    """Whether it may be played on a site of any colour (EU-C5)."""
    return any([state.tables.mods[number].any_colour for number in mods_of(state, tower)])


def loose_tiles(state: KingdomState, tower: int) -> int:
    """How many tiles of an attack may go on any tray (EU-24.14)."""
    return sum([state.tables.mods[number].loose_tiles for number in mods_of(state, tower)])


def more_tiles(state: KingdomState, tower: int) -> list[int]:
    """The tiles that its attack has besides the printed ones (EU-C5)."""
    found: list[int] = []
    for number in mods_of(state, tower):
        found = found + state.tables.mods[number].more_tiles
    return found


def arrows_of(state: KingdomState, modification: int) -> vec[i64]:
    """The directions that a sticker shows on an upright card, as arrows (EU-24.11)."""
    arrows = vec[i64]([0] * 8)
    for place in range(state.tables.mods[modification].directions):
        arrows[(state.pointing[modification] + place) % 8] = 1
    return arrows


# buying and attaching


def slots_left(state: KingdomState, tower: int) -> int:
    """How many modifications a card can still take; special ones do not count (EU-24.4, EU-24.14)."""
    stuck = [number for number in mods_of(state, tower) if state.tables.mods[number].group != SPECIAL_GROUP]
    return state.tables.mod_slots[printed(state, tower)] - len(stuck)


def is_for_sale(state: KingdomState, modification: int) -> bool:
    """Whether the scenario has a modification on sale at all (EU-4.20, EU-24.2)."""
    return GROUPS[state.tables.mods[modification].group] in state.terms.given.modifications


def on_sale(state: KingdomState, modification: int) -> bool:
    """Whether nobody has bought it yet, besides."""
    return is_for_sale(state, modification) and state.sold & BITS[modification] == 0


def refuse_sale(state: KingdomState, modification: int) -> Refusal | None:
    """Why a modification cannot be bought: it is not for sale, it is gone (EU-24.3), it is too dear (EU-23.7)."""
    law = state.law
    if modification >= len(state.tables.mods) or not is_for_sale(state, modification):
        return Refusal(law["mod-sale"])  # EU-24.2
    if state.sold & BITS[modification]:  # EU-24.3
        return Refusal(law["mod-once"])  # EU-24.1
    return Refusal(law["mod-price"]) if state.gold < state.tables.numbers.modification_price else None


def refuse_modify(state: KingdomState, modification: int, seat: int, tower: int, direction: int) -> Refusal | None:
    """The first rule that forbids to buy a modification for a card in somebody's hand (EU-23.8)."""
    wrong = refuse_sale(state, modification)
    if wrong is not None:
        return wrong
    law = state.law
    if seat >= state.seats or tower >= all_cards(state) or state.hand[TOWERS * seat + tower] == 0:
        return Refusal(law["mod-tower"])  # EU-23.8
    if slots_left(state, tower) <= 0:  # soldier towers have no slot at all
        return Refusal(law["mod-slot"])
    return refuse_direction(state, modification, direction)


def refuse_direction(state: KingdomState, modification: int, direction: int) -> Refusal | None:
    """Why a sticker cannot point so: one that shows no direction has none (EU-24.11)."""
    has_any = state.tables.mods[modification].directions > 0
    return None if has_any or direction == 0 else Refusal(state.law["mod-direction"])


def modify(state: KingdomState, modification: int, seat: int, tower: int, direction: int) -> None:
    """The team pays with gold, the sticker is attached at once (EU-23.7, EU-23.9)."""
    state.gold -= state.tables.numbers.modification_price  # EU-23.9
    attach(state, modification, TOWERS * seat + tower, direction, "mod-price")


def attach(state: KingdomState, modification: int, where: int, direction: int, clause: str) -> None:
    """A sticker is put on a card, once in a game and for good (EU-24.1); `where` is as `stickable` says."""
    area, seat, tower = where // (TOWERS * SEATS), where // TOWERS % SEATS, where % TOWERS
    card = with_sticker(state, tower, modification)
    state.sold |= BITS[modification]
    state.pointing[modification] = direction
    if area == IN_HAND:
        state.hand[TOWERS * seat + tower] -= 1
        state.hand[TOWERS * seat + card] += 1
    else:
        state.incoming[TOWERS * seat + tower] -= 1
        state.incoming[TOWERS * seat + card] += 1
    if state.log is not None:
        shown = printed(state, card)
        told = Modified(rule=state.law[clause], seat=seat, tower=shown, card=card, modification=modification)
        state.log.append(told)


def with_sticker(state: KingdomState, tower: int, modification: int) -> int:
    """The number of a card with one sticker more; a plain one takes a slot."""
    if tower >= state.tables.towers:
        state.stickers[tower - state.tables.towers] |= BITS[modification]
        return tower
    slot = 0
    while state.marked[slot] != NONE:
        slot += 1
    state.marked[slot] = tower
    state.stickers[slot] = BITS[modification]
    return state.tables.towers + slot


def can_modify(state: KingdomState) -> bool:
    """Whether any modification could be bought now."""
    if not state.tables.mods or state.gold < state.tables.numbers.modification_price:
        return False
    for modification in range(len(state.tables.mods)):
        if refuse_sale(state, modification) is None:
            return len(modifiable(state)) > 0
    return False


def modifiable(state: KingdomState) -> list[int]:
    """The cards in hands that can take a modification, as 32 * seat + tower (EU-23.8)."""
    found: list[int] = []
    for seat in range(state.seats):
        for tower in range(all_cards(state)):
            if state.hand[TOWERS * seat + tower] and slots_left(state, tower) > 0:
                found.append(TOWERS * seat + tower)
    return found


# the modification that a tower brings with it


def bring_sticker(state: KingdomState, receiver: int, tower: int) -> None:
    """A tower that first comes to an Incoming area may bring a modification along: the team is asked (EU-24.14)."""
    number = state.tables.brings[printed(state, tower)]
    if number != NONE and state.sold & BITS[number] == 0:
        state.sold |= BITS[number]  # there is no second time, whatever the team decides
        state.stack.append(Frame(STICKING, TEAM, number, receiver, tower))


def refuse_attach(state: KingdomState, frame: Frame, arg: int) -> Refusal | None:
    """Why a modification that came along cannot go on a card: it takes its bringer, or its family in any hand."""
    if stuck_card(arg) not in stickable(state, frame):
        return Refusal(state.law["mod-brought"])
    return refuse_direction(state, frame.a, direction_of(arg))


def stickable(state: KingdomState, frame: Frame) -> list[int]:
    """The cards on which it may go: 32 * seat + tower in a hand, 128 more for the one in the Incoming area."""
    family = state.tables.family[printed(state, frame.c)]
    found: list[int] = []
    for seat in range(state.seats):
        for tower in range(all_cards(state)):
            if state.hand[TOWERS * seat + tower] and state.tables.family[printed(state, tower)] == family:
                found.append(TOWERS * seat + tower)
    return [*found, TOWERS * (SEATS * IS_INCOMING + frame.b) + frame.c]


# gold for hordes that a tower has helped to destroy


def note_tithes(state: KingdomState, tower: int, trays: list[int]) -> None:
    """A tower with a tithe has placed tiles on these trays this round (EU-C5)."""
    for number in mods_of(state, tower):
        if state.tables.mods[number].gold:
            for tray in trays:
                state.tithed[number] |= BITS[tray]


def note_fall(state: KingdomState, tray: int) -> None:
    """A horde is destroyed; if it bears such a tile, the gold comes at the end of the phase (EU-C5)."""
    for number in range(len(state.tables.mods)):
        if state.tithed[number] & BITS[tray]:
            state.tithed[number] |= BITS[OWED]


def pay_tithes(state: KingdomState) -> None:
    """The end of Phase 3: each such modification pays once at most; a new round begins without such tiles (EU-C5)."""
    for number, mod in enumerate(state.tables.mods):
        owed: i64 = state.tithed[number] & BITS[OWED]
        state.tithed[number] = 0
        if owed:
            state.gold = min(int(state.gold) + mod.gold, state.tables.numbers.gold)
            if state.log is not None:
                state.log.append(Tithe(rule=state.law["mod-tithe"], modification=number, gold=mod.gold))  # EU-24.15
