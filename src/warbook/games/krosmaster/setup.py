"""From the teams to the first game turn (sections 5, 6, 23, 24, 29). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.board.pieces import put, replace_top
from warbook.games.krosmaster.content.schema import Team, Tutorial
from warbook.games.krosmaster.content.tables import NOBODY, field_of
from warbook.games.krosmaster.frames import (
    ARENA,
    DEPLOY,
    EDGE,
    GAME_TURN,
    GONE,
    ORDER,
    SET_UP,
    TEAMS,
    TWO_AGAINST_TWO,
    ZONE,
)
from warbook.games.krosmaster.present.events import ArenaSet, MarketSet, OrderSet, StartSet
from warbook.games.krosmaster.rewards import turn_up
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.teams import all_teams_chosen, deal_two, make_figures, pieces_of, shuffled_cards
from warbook.kernel.api import Frame, Refusal

# the steps of the set-up, in the order of section 6
CHOOSING_TEAMS: Final = 0
INITIATIVE: Final = 1
ARENA_SIDE: Final = 2
START_EDGES: Final = 3
TIMELINES: Final = 4
PIECES_OUT: Final = 5
DEPLOYMENT: Final = 6
EDGE_NAMES: Final = ["N", "E", "S", "W"]


def next_step(state: KrosmasterState) -> None:
    """Go over to the next step of the set-up."""
    frame = state.stack[-1]
    assert frame.kind == SET_UP
    replace_top(state, Frame(SET_UP, 0, frame.a + 1))


def on_set_up(state: KrosmasterState, frame: Frame) -> None:
    """One step of the set-up."""
    step = frame.a
    if step == CHOOSING_TEAMS:
        choose_teams(state)
    elif step == INITIATIVE:
        next_step(state)
        set_order(state)
    elif step == ARENA_SIDE:
        choose_arena(state)
    elif step == START_EDGES:
        choose_edges(state)
    elif step == TIMELINES:
        lay_timelines(state)
    elif step == PIECES_OUT:
        next_step(state)
        lay_out(state)
    else:
        deploy(state)


# teams (section 5)


def choose_teams(state: KrosmasterState) -> None:
    """Deal, draft, or let everybody choose; then the figures stand beside the board."""
    teams = state.terms.teams
    if all_teams_chosen(state):
        next_step(state)
        make_figures(state)
    elif teams == "random":
        cards = shuffled_cards(state)  # KA-5.3
        share = state.terms.figures
        state.team = [sorted(cards[seat * share : (seat + 1) * share]) for seat in range(state.seats)]  # KA-5.3
    elif teams == "draft":
        deal_two(state)
    else:
        state.stack.append(Frame(TEAMS, 0))


# the turn order: KA-6.1, KA-6.2, and for four players KA-23.2, KA-24.1


def initiatives(state: KrosmasterState, seat: int) -> list[int]:
    """What decides who is first: the sum, then the single Initiatives from the highest down."""
    values = sorted([int(state.tables.initiative[figure]) for figure in state.team[seat]], reverse=True)
    return [sum(values), *values]  # KA-6.2


def set_order(state: KrosmasterState) -> None:
    """The turn order; if all is equal chance decides (KA-6.2)."""
    seats = list(range(state.seats))
    if state.terms.first != NOBODY:
        order = [state.terms.first, 1 - state.terms.first]
    else:
        if len({tuple(initiatives(state, seat)) for seat in seats}) < len(seats):
            state.rng.shuffle(seats)  # KA-6.2
        ranked = sorted(seats, key=lambda seat: initiatives(state, seat), reverse=True)
        order = in_pairs(ranked) if state.terms.mode == TWO_AGAINST_TWO else ranked
    state.order = order
    if state.log is not None:
        state.log.append(OrderSet(rule="KA-6.1" if state.seats == 2 else "KA-23.2", seats=tuple(order)))


def in_pairs(ranked: list[int]) -> list[int]:
    """Player 1, the better of the others, player 1's partner, the last (KA-24.1)."""
    first = ranked[0]
    others = [seat for seat in ranked if seat % 2 != first % 2]
    return [first, others[0], (first + 2) % 4, others[1]]  # KA-24.1


# the arena and where each starts (KA-6.3, KA-6.4, KA-23.3)


def choose_arena(state: KrosmasterState) -> None:
    """The first player chooses the arena, of four the last; or the table has fixed it."""
    if state.field.height:
        next_step(state)
        return
    fixed = state.terms.texts["arena"]
    if fixed != "chosen":
        set_arena(state, state.tables.arena_names.index(fixed))
    else:
        state.stack.append(Frame(ARENA, state.order[0] if state.seats == 2 else state.order[3]))


def refuse_arena(state: KrosmasterState, arena: int) -> Refusal | None:
    """Why an arena cannot be used: it is none, or it has no zones for four."""
    if arena >= len(state.tables.fields):
        return Refusal("KA-6.3")
    zones = len(state.tables.fields[arena].zones)
    return Refusal("KA-23.3") if state.seats == 4 and zones != 4 else None


def set_arena(state: KrosmasterState, arena: int) -> None:
    """Use this side of the board."""
    state.arena = arena
    state.field = state.tables.fields[arena]


def choose_edges(state: KrosmasterState) -> None:
    """The other player chooses an edge, of four the first a zone."""
    if state.starts[0]:
        next_step(state)
    elif state.seats == 2:
        state.stack.append(Frame(EDGE, state.order[1]))
    else:
        state.stack.append(Frame(ZONE, state.order[0]))


def refuse_edge(state: KrosmasterState, edge: int) -> Refusal | None:
    """Why an edge or a zone cannot be chosen."""
    if state.seats == 2:
        return Refusal("KA-6.4") if edge >= 4 else None
    return Refusal("KA-23.3") if edge >= len(state.field.zones) else None


def set_starts(state: KrosmasterState, edge: int) -> None:
    """The chooser starts there, the other one opposite (KA-6.4); of four, clockwise from there (KA-23.3)."""
    starts = state.starts[:]
    for place, seat in enumerate(state.order):
        if state.seats == 2:
            own = edge if place == 1 else (edge + 2) % 4
            starts[seat] = state.field.edges[own]
        else:
            own = (edge + place) % 4
            starts[seat] = state.field.zones[own]
        if state.log is not None:
            rule, zone = ("KA-6.4", "") if state.seats == 2 else ("KA-23.3", state.field.zone_names[own])
            state.log.append(StartSet(rule=rule, seat=seat, edge=own, zone=zone))
    state.starts = starts


# timelines, pieces, deployment (KA-6.5 to KA-6.11)


def lay_timelines(state: KrosmasterState) -> None:
    """Cards in descending Initiative; their player orders equal ones, the first player first (KA-6.5)."""
    for seat in state.order:
        while len(state.timeline[seat]) < len(state.team[seat]):
            tied = next_in_line(state, seat)
            if len(tied) > 1:
                state.stack.append(Frame(ORDER, seat))
                return
            line_up(state, seat, tied[0])
    next_step(state)


def next_in_line(state: KrosmasterState, seat: int) -> list[int]:
    """The pieces of highest Initiative that are not in the timeline yet."""
    left = [piece for piece in pieces_of(state, seat) if piece not in state.timeline[seat]]
    if not left:
        return left
    highest = max([int(state.tables.initiative[state.kind[piece]]) for piece in left])
    return [piece for piece in left if state.tables.initiative[state.kind[piece]] == highest]


def line_up(state: KrosmasterState, seat: int, piece: int) -> None:
    """The next card of a timeline; with only one of its Initiative left there is nothing to choose."""
    timelines = state.timeline[:]
    timelines[seat] = [*timelines[seat], piece]
    state.timeline = timelines


def lay_out(state: KrosmasterState) -> None:
    """Scenery, coins, rewards, honour (KA-6.7, KA-6.8, KA-6.9, KA-6.10, KA-23.6)."""
    state.scenery = state.field.scenery[:]
    terms = state.terms
    if terms.honour:
        state.coins = state.field.coins[:]  # KA-6.8
        state.bank -= sum([int(state.coins[cell]) for cell in range(144)])  # KA-6.8
        numbers = state.tables.content.honour[str(state.seats)]
        for seat in range(state.seats):
            state.gg[seat] = numbers.each  # KA-6.10, KA-23.6
        state.wild = numbers.wild  # KA-6.10, KA-23.6
    if state.log is not None:
        state.log.append(ArenaSet(rule="KA-6.7", arena=state.arena))
    for seat, cells in enumerate(terms.cells):
        for piece, cell in zip(pieces_of(state, seat), cells, strict=True):
            put(state, piece, cell)
    if terms.rewards:
        open_market(state)


def open_market(state: KrosmasterState) -> None:
    """Each rank of the sixty is shuffled into two piles, and the top of each is turned up (KA-6.9, KA-19.24)."""
    for rank in range(3):
        tokens = [
            token
            for token in range(len(state.tables.tokens))  # KA-19.24
            if state.tables.reward.rank[state.tables.tokens[token]] == rank
        ]
        state.rng.shuffle(tokens)
        half = len(tokens) // 2
        state.piles[2 * rank] = tokens[:half]
        state.piles[2 * rank + 1] = tokens[half:]
    log = state.log
    state.log = None  # told together
    for pile in range(6):
        turn_up(state, pile)
    state.log = log
    if state.log is not None:
        state.log.append(MarketSet(rule="KA-6.9", tokens=tuple([int(state.shop[pile]) for pile in range(6)])))


def deploy(state: KrosmasterState) -> None:
    """Everybody places all figures, the first player first (KA-6.11); then the first player begins (KA-6.12)."""
    for seat in state.order:
        for piece in state.timeline[seat]:
            if state.cell[piece] == GONE:
                state.stack.append(Frame(DEPLOY, seat))
                return
    replace_top(state, Frame(GAME_TURN, state.order[0]))  # KA-6.12


def refuse_place(state: KrosmasterState, seat: int, piece: int, cell: int) -> Refusal | None:
    """Why a figure cannot be placed there (KA-6.11, KA-23.5)."""
    if piece not in state.timeline[seat] or state.cell[piece] != GONE:
        return Refusal("KA-6.11")
    if cell not in state.starts[seat] or state.at[cell] != NOBODY:
        return Refusal("KA-6.11" if state.seats == 2 else "KA-23.5")
    return None


# tutorials (section 29)


def set_tutorial(state: KrosmasterState, tutorial: Tutorial, teams: tuple[Team, Team]) -> None:
    """Teams, board and start cells as a tutorial gives them."""
    names = state.tables.figure_names
    state.team = [[names.index(name) for name in team.figures] for team in teams]
    if tutorial.arena:
        set_arena(state, state.tables.arena_names.index(tutorial.arena))
        state.starts = [state.field.edges[EDGE_NAMES.index(team.edge)] for team in teams]
    else:
        state.field = field_of(tutorial.board, {}, True)
        state.starts = state.terms.cells
