"""Steps of boss cards, Rift cards, events and champions: pieces, features, rules (EU-C9, EU-C10). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.attacks.towers import figure_in, ruin
from warbook.games.kingdom.board.field import GRASS, NONE, SITE, WHITE, steps_between
from warbook.games.kingdom.board.tokens import (
    FRESH,
    TURNED,
    in_supply,
    is_built_on,
    origin,
    put_token,
    table_of,
    tokens_of,
    tokens_on,
    turn_token,
)
from warbook.games.kingdom.board.trays import boss_cell
from warbook.games.kingdom.content.supply_tables import FLOWER, TENTACLE, TOTEM
from warbook.games.kingdom.effects.rules_in_force import SPAN, last_round, put_in_force
from warbook.games.kingdom.effects.vocabulary import (
    AFTER_ADVANCE,
    ANY_TOTEM,
    BLOOM,
    CLOSE_SITES,
    FORCES,
    ON_WHITE,
    PIECE_NAMES,
    PLACE_PIECE,
    REVEAL,
    RULE,
    SPAWN_CARD,
    TO_BOSS,
    TO_CELL,
    TO_GATE,
    TRIGGER,
    UNTILS,
    WITH_CARD,
    Deed,
)
from warbook.games.kingdom.frames import LAYERS, PLACES, SHUTTING, STIR, TEAM, Doing
from warbook.games.kingdom.heroes.figures import bare_figures, displace_all
from warbook.games.kingdom.present.token_events import Bloomed, PiecePlaced, RuleHeld, SiteShut
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.reserves import paths_beside, put_beside, summon
from warbook.games.kingdom.turn.rift_cards import last_of_lead, reveal
from warbook.kernel.api import Frame

OF_BOSS: Final = 32  # sources of rules in force: boss cards begin here, events at 1


def on_stroke(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """One step."""
    do = deed.do
    if do == PLACE_PIECE:
        place(state, doing, deed)
    elif do == SPAWN_CARD:
        summon(state, doing, deed)
    elif do == TRIGGER:
        trigger(state, deed)
    elif do == BLOOM:
        bloom(state)
    elif do == REVEAL:
        open_rifts(state, doing, deed)
    elif do == CLOSE_SITES:
        close_sites(state, deed)
    else:
        assert do == RULE
        hold(state, doing, deed)


def answer_spot(state: KingdomState, cell: int) -> None:
    """The players have chosen where a piece or a card goes."""
    card = state.stack[-1].a
    doing = state.doings[-1]
    state.stack.pop()
    if card == NONE:
        put_piece(state, doing.deeds[doing.step - 1], cell)
    else:
        put_beside(state, card, cell)


def spots(state: KingdomState) -> list[int]:
    """Where the piece or the card that is asked about may go, ascending."""
    doing = state.doings[-1]
    if state.stack[-1].a != NONE:
        return paths_beside(state, origin(state, doing))
    return places_for(state, doing, doing.deeds[doing.step - 1])


def sites_asked(state: KingdomState) -> list[int]:
    """The sites of which one is closed."""
    return sites_of(state, state.stack[-1].a)


def answer_shut(state: KingdomState, site: int) -> None:
    """The players have chosen the site that is closed."""
    last = state.stack[-1].b
    state.stack.pop()
    shut(state, site, last)


# pieces from the supply


def place(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """A piece of the supply comes onto the map; where there are several places the players choose (EU-27.13)."""
    found = places_for(state, doing, deed) if piece_of(state, deed) != NONE else []
    doing = doing.copy()
    doing.found = len(found) > 0
    state.doings[-1] = doing
    if len(found) == 1:
        put_piece(state, deed, found[0])
    elif found:
        state.stack.append(Frame(PLACES, TEAM, NONE))


def piece_of(state: KingdomState, deed: Deed) -> int:
    """A token of the supply for a step, NONE without one; of totems the first that is there (EU-26.5)."""
    for kind, table in enumerate(state.tables.tokens):
        is_meant = table.sort == TOTEM if deed.piece == ANY_TOTEM else table.name == PIECE_NAMES[deed.piece]
        token = in_supply(state, kind) if is_meant else NONE
        if token != NONE:
            return token
    return NONE


def places_for(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The spaces for a piece: those that the step names, and of them the nearest where it says so, ascending."""
    if deed.cell != NONE and deed.nearest != TO_CELL:
        return [deed.cell]
    if deed.on == ON_WHITE:
        return [cell for cell in open_sites(state) if state.field.colour[state.field.site_at[cell]] == WHITE]
    if deed.near:
        return [cell for cell in state.field.near[origin(state, doing)] if is_free_ground(state, cell)]
    if deed.nearest == TO_CELL:
        ground = [cell for cell in state.field.spaces if is_free_ground(state, cell)]
        return nearest_to(ground, [deed.cell])
    if deed.nearest == TO_BOSS:
        return nearest_to(open_sites(state), [boss_cell(state)])
    assert deed.nearest == TO_GATE
    gates = state.field.gate_cells
    return nearest_to(open_sites(state), [gates[deed.gate - 1]] if deed.gate else gates)


def open_sites(state: KingdomState) -> list[int]:
    """The cells of sites without tentacle, totem or feature (EU-27.13).

    Figures and flowers do not matter, nor do towers, which stay for the round (EU-27.12).
    """
    return sorted([cell for cell in state.field.sites if not is_taken(state, cell)])  # EU-27.12


def is_taken(state: KingdomState, cell: int) -> bool:
    """Whether another token than a flower lies there."""
    return any([table_of(state, token).sort != FLOWER for token in tokens_on(state, cell)])


def is_free_ground(state: KingdomState, cell: int) -> bool:
    """Whether a totem may come to a grass or site space: no tower, figure, flower or feature there (EU-26.5)."""
    if state.field.kind[cell] != GRASS and state.field.kind[cell] != SITE:
        return False
    return not tokens_on(state, cell) and not is_built_on(state, cell) and not figure_in(state, cell)


def nearest_to(cells: list[int], goals: list[int]) -> list[int]:
    """Those of the cells that are the fewest spaces away from one of the goals (EU-3.11)."""
    far = [min([int(steps_between(cell, goal)) for goal in goals]) for cell in cells]
    return [cell for place, cell in enumerate(cells) if far[place] == min(far)]


def put_piece(state: KingdomState, deed: Deed, cell: int) -> None:
    """The piece lies there, bare or with its goods.

    A fissure sends all towers of the site to the pool together, and so does a ruin (EU-16.15, EU-31.23, EU-C10).
    """
    token = piece_of(state, deed)
    table = table_of(state, token)
    site = int(state.field.site_at[cell])
    if site != NONE and (deed.ruin or table.closed_to_heroes):
        for stand in range(LAYERS * site, LAYERS * site + LAYERS):
            if state.built[stand] != NONE:
                ruin(state, stand)  # EU-31.23
    put_token(state, token, cell)
    turn_token(state, token, TURNED if deed.bare else FRESH)
    if state.log is not None:
        clause = "tentacle" if table.sort == TENTACLE else "fissure" if table.closed_to_heroes else "piece-placed"
        state.log.append(PiecePlaced(rule=state.law[clause], kind=state.token[token], cell=cell))
    if table.closed_to_heroes:
        displace_all(state, bare_figures(state, cell))


# features, flowers, rules


def trigger(state: KingdomState, deed: Deed) -> None:
    """All features of a kind act now, by row and column (EU-16.17, EU-C10)."""
    tokens = tokens_of(state, state.tables.token_kinds.index(PIECE_NAMES[deed.piece]))
    for token in tokens[::-1]:
        state.stack.append(Frame(STIR, 0, token, AFTER_ADVANCE, 1))


def bloom(state: KingdomState) -> None:
    """Every withered flower is fresh again (EU-16.3, EU-C12)."""
    for token, side in enumerate(state.token_side):
        if side == TURNED and table_of(state, token).sort == FLOWER:
            turn_token(state, token, FRESH)
    if state.log is not None:
        state.log.append(Bloomed(rule=state.law["flowers-bloom"]))  # EU-16.3


def open_rifts(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Rift cards are revealed, for as long as the step says (EU-28.6, EU-C9)."""
    lead = NONE
    last = last_round(state, deed.until)
    if deed.until == WITH_CARD:
        lead = card_of(state, doing)
        last = last_of_lead(state, lead)
    for _ in range(max(1, deed.amount)):
        reveal(state, last, lead)


def card_of(state: KingdomState, doing: Doing) -> int:
    """The Rift card whose steps are taken."""
    for card, rift in enumerate(state.tables.rifts):
        if rift.deeds is doing.deeds:
            return card
    raise AssertionError("only a Rift card reveals others with itself")


def close_sites(state: KingdomState, deed: Deed) -> None:
    """One site of each colour in use, chosen by the players, is closed (EU-10.12, EU-C9, EU-C10)."""
    last = last_round(state, deed.until)
    for colour in range(state.field.colours - 1, -1, -1):
        sites = sites_of(state, colour)
        if len(sites) == 1:
            shut(state, sites[0], last)
        elif sites:
            state.stack.append(Frame(SHUTTING, TEAM, colour, last))


def sites_of(state: KingdomState, colour: int) -> list[int]:
    """The sites of a colour."""
    return [site for site, other in enumerate(state.field.colour) if other == colour]


def shut(state: KingdomState, site: int, last: int) -> None:
    """A site is closed until the end of a round."""
    state.shut = [*state.shut, SPAN * last + site]
    if state.log is not None:
        cell = state.field.sites[site]
        state.log.append(SiteShut(rule=state.law["site-closing"], site=site, cell=cell, last=last))


def hold(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Rules are in force for as long as the step says (EU-C10, EU-C12)."""
    assert deed.force is not None
    put_in_force(state, deed.force, last_round(state, deed.until), source_of(state, doing))
    if state.log is not None:
        for force, name in enumerate(FORCES):
            if deed.force.worth[force]:
                named = name.replace("_", "-")
                state.log.append(RuleHeld(rule=state.law["force"], force=named, until=UNTILS[deed.until]))  # EU-28.7


def source_of(state: KingdomState, doing: Doing) -> int:
    """What puts a rule in force: 1 + the place of an event, OF_BOSS + the place of a boss card."""
    for place, event in enumerate(state.tables.events[state.terms.scenario]):
        if event.deeds is doing.deeds:
            return 1 + place
    for place, deeds in enumerate(state.tables.boss_deeds[state.terms.boss]):
        if deeds is doing.deeds:
            return OF_BOSS + place
    raise AssertionError("only events and boss cards have such steps")
