"""Tower cards: building, passing, picking up (sections 7, 9 to 11, 15, 20; EU 10, 14, 22). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.attacks.modifications import bring_sticker, goes_anywhere, more_towers, printed
from warbook.games.kingdom.attacks.tower_attacks import attack
from warbook.games.kingdom.board.field import NONE, WHITE, is_adjacent
from warbook.games.kingdom.board.tokens import blocks_building
from warbook.games.kingdom.effects.rules_in_force import is_shut
from warbook.games.kingdom.effects.vocabulary import BARRACKS
from warbook.games.kingdom.frames import FIGURES, KEPT, LAYERS, STANDS, TOWERS
from warbook.games.kingdom.present.events import Built, Passed, Taken, TowerLost
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Refusal


def towers_on(state: KingdomState, site: int) -> int:
    """How many towers stand on a site."""
    found = 0
    for place in range(LAYERS * site, LAYERS * site + LAYERS):
        if state.built[place] != NONE:
            found += 1
    return found


def has_tower(state: KingdomState, cell: int) -> bool:
    """Whether a cell is a site with a tower."""
    site = state.field.site_at[cell]
    return site != NONE and towers_on(state, site) > 0


def figure_in(state: KingdomState, cell: int) -> bool:
    """Whether any figure stands in a cell, now (RT-31.18, EU-10.3): a site that they left is free (RT-31.19)."""
    for figure in range(state.tables.figures):
        if state.cell[figure] == cell:  # RT-31.18, RT-31.19
            return True
    return False


def refuse_build(state: KingdomState, seat: int, tower: int, site: int) -> Refusal | None:
    """The first rule that forbids a tower on a site."""
    law = state.law
    if state.hand[TOWERS * seat + tower] == 0:
        return Refusal(law["incoming" if state.incoming[TOWERS * seat + tower] else "tower-in-hand"])
    if site >= len(state.field.sites):
        return Refusal(law["no-site"])  # RT-2.2, EU-3.3
    if state.terms.iron.no_soldier_towers and is_barracks(state, tower):
        return Refusal(law["no-soldier-tower"])  # EU-1.7
    wrong = refuse_site(state, seat, site, goes_anywhere(state, tower))
    if wrong is not None:
        return wrong
    return None if may_stack(state, tower, site) else Refusal(law["site-taken"])  # RT-7.4, EU-10.2


def refuse_site(state: KingdomState, seat: int, site: int, anywhere: bool) -> Refusal | None:
    """The first rule that forbids any tower on a site, or one that may go anywhere."""
    law = state.law
    colour = state.field.colour[site]
    if colour != WHITE:  # which is everybody's (RT-20.1, EU-3.4), and alone never closed (RT-18.4, EU-25.10)
        if not state.terms.solo and colour != seat and not anywhere:
            return Refusal(law["second-tower" if towers_on(state, site) else "own-site"])  # RT-9.11, RT-7.3
        if colour == state.closed:  # EU-25.13
            return Refusal(law["colour-closed"])  # RT-18.2, EU-25.9
    cell = state.field.sites[site]
    if figure_in(state, cell):
        return Refusal(law["hero-on-site"])  # RT-7.2, EU-10.3
    if state.token and blocks_building(state, cell):  # flowers do not (EU-10.4, EU-10.5)
        return Refusal(law["site-blocked"])
    if is_shut(state, site):
        return Refusal(law["site-shut"])
    return Refusal(law["third-tower"]) if towers_on(state, site) == most_towers(state) else None  # RT-9.10, EU-10.2


def most_towers(state: KingdomState) -> int:
    """How many towers a site can hold at all (RT-9.10, EU-24.10)."""
    return LAYERS if state.tables.ways.one_of_each else 2


def open_sites(state: KingdomState, seat: int, anywhere: bool) -> list[int]:
    """The sites on which a player may place some tower, or one that may go anywhere."""
    return [site for site in range(len(state.field.sites)) if refuse_site(state, seat, site, anywhere) is None]


def refuse_absent(state: KingdomState, seat: int, tower: int) -> Refusal:
    """Why a tower that is not in hand cannot be used: it is incoming (RT-11.7, EU-14.6), on a site (RT-11.8, EU-9.4).

    Or it is another's.
    """
    law = state.law
    if state.incoming[TOWERS * seat + tower]:
        return Refusal(law["incoming"])  # RT-11.7, EU-14.6
    for place in range(STANDS):
        if state.built[place] == tower and state.builder[place] == seat:
            return Refusal(law["tower-on-site"])  # RT-11.8, EU-9.4
    return Refusal(law["tower-in-hand"])  # RT-7.1, EU-10.1


def may_stack(state: KingdomState, tower: int, site: int) -> bool:
    """Whether at least one of the two would be a soldier tower, whoever placed the other (RT-9.10, RT-20.2).

    Its family shows when it lies face down, too (RT-31.22). In Elemental Uprising there is one soldier tower and one
    other tower (EU-10.2), and more others by a modification that is there already (EU-24.10, EU-31.24).
    """
    barracks, others, room = 0, 0, 1
    for place in range(LAYERS * site, LAYERS * site + LAYERS):
        other = int(state.built[place])
        if other != NONE and is_barracks(state, other):  # RT-31.22
            barracks += 1
        elif other != NONE:
            others += 1
            room += more_towers(state, other)  # EU-31.24
    if state.tables.ways.one_of_each:
        return barracks == 0 if is_barracks(state, tower) else others < room
    return barracks + others == 0 or barracks > 0 or is_barracks(state, tower)  # RT-20.2


def is_barracks(state: KingdomState, tower: int) -> bool:
    """Whether a card is a soldier tower (RT-9.1, EU-2.1)."""
    return state.tables.family[printed(state, tower)] == BARRACKS  # EU-2.1


def build(state: KingdomState, seat: int, tower: int, site: int, facing: int) -> None:
    """The tower stands on its site and attacks (RT-7.6, EU-10.1, EU-10.6).

    On a site with several each has its own facing and its own attack (RT-9.12).
    """
    place = LAYERS * site
    while state.built[place] != NONE:
        place += 1
    state.hand[TOWERS * seat + tower] -= 1
    state.built[place] = tower
    state.facing[place] = facing  # RT-9.12, EU-10.10, EU-13.14
    state.flipped[place] = 0
    state.builder[place] = seat
    if state.log is not None:
        state.log.append(told_built(state, seat, tower, site, facing))
    attack(state, seat, place)  # RT-7.7, RT-9.12, EU-10.11


def told_built(state: KingdomState, seat: int, tower: int, site: int, facing: int) -> Built:
    """A tower stands on a site."""
    rule, shown, cell = state.law["tower-in-hand"], printed(state, tower), state.field.sites[site]
    return Built(rule=rule, seat=seat, tower=tower, shown=shown, site=site, cell=cell, facing=facing)


# passing


def upgrades_of(state: KingdomState, tower: int, levels: int) -> list[int]:
    """The cards to which a tower can be raised: as many levels as the supply and the cap allow (RT-11.2, RT-19.13).

    Cards of the supply with modifications are among them (EU-14.2, EU-14.4, EU-23.5).
    """
    if state.round < state.terms.iron.no_upgrades_before:
        return []
    upgrades, level = state.tables.upgrades, state.tables.level
    now = [printed(state, tower)]
    found: list[int] = []
    for _ in range(levels):
        now = [other for each in now for other in upgrades[each] if level[other] <= state.terms.level_cap]
        there = [other for other in now if state.supply[other] > 0]
        for slot in range(len(state.tables.mods)):
            if state.marked[slot] in now and state.supply[state.tables.towers + slot]:
                there.append(state.tables.towers + slot)
        if there:
            found = there  # the highest that the supply has (RT-19.13)
    return found


def refuse_pass(state: KingdomState, seat: int, tower: int, receiver: int, choice: int, levels: int) -> Refusal | None:
    """The first rule that forbids passing a tower, as often as one likes (RT-11.9); alone to oneself (RT-18.12).

    EU-14.1, EU-31.27.
    """
    law = state.law
    if state.hand[TOWERS * seat + tower] == 0:
        return refuse_absent(state, seat, tower)
    if not may_receive(state, seat, receiver):
        return Refusal(law["pass-alone" if state.terms.solo else "pass-to"])  # RT-18.12, RT-11.1, EU-25.8, EU-14.1
    choices = pass_choices(state, tower, levels)
    if not choices:
        return Refusal(law["pass-self"])  # RT-18.15, EU-25.8
    return None if choice in choices else Refusal(law["pass-choice"])  # RT-11.5, EU-14.4


def may_receive(state: KingdomState, seat: int, receiver: int) -> bool:
    """Whether a tower may be passed to a player: another one, alone oneself (RT-18.12)."""
    return receiver < state.seats and (receiver == seat) == state.terms.solo  # EU-25.12, EU-31.27


def pass_choices(state: KingdomState, tower: int, levels: int) -> list[int]:
    """The ways to pass a tower: one for each card to which it can be raised, or as it is if there is none (RT-11.2).

    In Elemental Uprising it may also stay as it is, alone too (EU-14.3, EU-14.8, EU-25.8); alone in Rift in Time not
    (RT-18.15).
    """
    found = len(upgrades_of(state, tower, levels))
    is_optional = state.tables.ways.optional_upgrade
    if found == 0:
        return [] if state.terms.solo and not is_optional else [0]  # EU-14.8
    return [*range(min(found, KEPT)), KEPT] if is_optional else list(range(min(found, KEPT)))


def raised_by(state: KingdomState, tower: int, choice: int, levels: int) -> int:
    """The card that a tower becomes when it is passed so, which may be itself."""
    found = upgrades_of(state, tower, levels)
    return found[choice] if found and choice != KEPT else tower


def pass_tower(state: KingdomState, seat: int, tower: int, receiver: int, choice: int, levels: int) -> None:
    """The tower is raised if possible, here alone (RT-11.6), and lies in the receiver's slot (RT-11.2, RT-11.3).

    Its old card is in the supply at once (RT-31.24, EU-31.28), with its stickers (EU-14.7); who comes first takes what
    is there (RT-31.25).
    """
    raised = raised_by(state, tower, choice, levels)  # RT-11.6
    state.hand[TOWERS * seat + tower] -= 1
    if raised != tower:
        state.supply[tower] += 1  # EU-14.7, RT-31.24, EU-31.28
        state.supply[raised] -= 1  # RT-31.25
    state.incoming[TOWERS * receiver + raised] += 1  # RT-11.2
    if state.log is not None:
        rule = state.law["pass-kept" if choice == KEPT else pass_rule(state, tower, raised)]
        told = Passed(
            rule=rule,
            seat=seat,
            tower=tower,
            shown=printed(state, tower),
            receiver=receiver,
            raised=raised,
            raised_shown=printed(state, raised),
        )
        state.log.append(told)
    bring_sticker(state, receiver, raised)


def pass_rule(state: KingdomState, tower: int, raised: int) -> str:
    """The clause by which a tower was raised or not: at the cap (RT-11.4), or none in the supply (RT-11.3)."""
    if raised != tower:
        return "pass"  # RT-11.2, EU-14.2
    is_at_cap = state.tables.level[printed(state, tower)] >= state.terms.level_cap  # RT-11.4
    return "cap" if is_at_cap else "pass-unchanged"  # RT-11.3


# Phase 5


def white_places(state: KingdomState) -> list[int]:
    """The towers on white sites, face up, as LAYERS * site + layer."""
    return [
        place
        for place in range(LAYERS * len(state.field.sites))
        if state.built[place] != NONE and state.field.colour[place // LAYERS] == WHITE and not state.flipped[place]
    ]


def take_down(state: KingdomState, place: int) -> int:
    """A tower leaves its site; which it was."""
    tower = int(state.built[place])
    state.built[place] = NONE
    state.flipped[place] = 0
    state.builder[place] = NONE
    return tower


def take_white(state: KingdomState, place: int, seat: int) -> None:
    """A player picks up a tower from a white site (RT-20.3, EU-22.2)."""
    tower = take_down(state, place)
    state.hand[TOWERS * seat + tower] += 1
    if state.log is not None:
        rule = state.law["white-site"]  # RT-20.3, EU-22.2
        state.log.append(Taken(rule=rule, seat=seat, tower=tower, shown=printed(state, tower)))


def pick_up(state: KingdomState) -> None:
    """All cards come back to hand, those face down to the supply (RT-7.8, RT-10.6, RT-15.1 to RT-15.4, RT-31.23).

    Until then each has been used at most once (EU-9.4). A hand has no limit (RT-15.6, EU-22.3, EU-31.26). On white
    sites the players have decided before (RT-15.5); what is left: RT-20.4. Who placed a tower takes it, whatever the
    colour of its site (EU-22.1, EU-C5); tiles and soldiers stay (EU-22.4).
    """
    for place in range(STANDS):
        if state.built[place] != NONE:
            is_flipped = state.flipped[place]
            seat = int(state.builder[place])
            tower = take_down(state, place)  # RT-7.8
            if is_flipped:  # RT-15.2
                state.supply[tower] += 1  # RT-10.6, RT-31.23, RT-31.26
            else:
                state.hand[TOWERS * seat + tower] += 1  # RT-15.1, EU-22.1
    for card in range(TOWERS * state.seats):
        state.hand[card] += state.incoming[card]  # RT-15.3
        state.incoming[card] = 0
    for figure in range(FIGURES):
        state.used[figure] = 0  # RT-15.4, EU-22.1


# towers that are lost


def towers_beside(state: KingdomState, cell: int) -> list[int]:
    """The towers on sites adjacent to a cell, as LAYERS * site + layer (RT-31.40)."""
    return [
        place
        for place in range(LAYERS * len(state.field.sites))
        if state.built[place] != NONE and is_adjacent(state.field.sites[place // LAYERS], cell)  # RT-31.40
    ]


def ruin(state: KingdomState, place: int) -> None:
    """A tower goes back to the supply; what it placed stays (RT-29.6)."""
    tower = take_down(state, place)
    state.supply[tower] += 1
    if state.log is not None:
        site, shown = place // LAYERS, printed(state, tower)
        cell = state.field.sites[site]
        state.log.append(TowerLost(rule=state.law["boss-ruin"], site=site, cell=cell, tower=tower, shown=shown))
