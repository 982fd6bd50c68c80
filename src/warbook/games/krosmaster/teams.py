"""Choosing teams: dealt, drafted, agreed on, or built to a sum of Levels (section 5). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.board.pieces import clear_piece
from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.frames import (
    DRAFT,
    KROSMASTERS,
    TUTORIAL,
)
from warbook.games.krosmaster.present.events import Dealt, TeamChosen
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Frame, Refusal


def all_teams_chosen(state: KrosmasterState) -> bool:
    """Whether everybody has a team."""
    if state.terms.teams == "free" or state.terms.teams == "custom":
        return min([int(state.ready[seat]) for seat in range(state.seats)]) == 1
    return min([len(team) for team in state.team]) >= (1 if state.terms.mode == TUTORIAL else state.terms.figures)


def shuffled_cards(state: KrosmasterState) -> list[int]:
    """The cards of the figures in random order (KA-5.3): as many as the teams need."""
    cards = list(range(state.tables.figures))
    state.rng.shuffle(cards)
    return cards


def deal_two(state: KrosmasterState) -> None:
    """Turn up the next two cards of the draft; the players pick first in turn (KA-5.4)."""
    if state.picker == NOBODY:
        state.picker = int(state.rng.below(2))
        state.stack_of_cards = shuffled_cards(state)[: 2 * state.terms.figures]
    one, other = state.stack_of_cards[-1], state.stack_of_cards[-2]
    state.stack_of_cards = state.stack_of_cards[:-2]
    state.revealed += 1
    first = state.picker if state.drafted % 2 == 0 else 1 - state.picker
    state.stack.append(Frame(DRAFT, first, min(one, other), max(one, other)))
    if state.log is not None:
        state.log.append(Dealt(rule="KA-5.4", seat=first, figures=(min(one, other), max(one, other))))


def take_card(state: KrosmasterState, seat: int, card: int) -> None:
    """Take one of the two cards; the other player gets the other (KA-5.4)."""
    frame = state.stack.pop()
    other = frame.a + frame.b - card
    teams = state.team[:]
    teams[seat] = sorted([*teams[seat], card])
    teams[1 - seat] = sorted([*teams[1 - seat], other])
    state.team = teams
    state.drafted += 1


def copies_in(team: list[int], figure: int) -> int:
    """How many of one figure a team has."""
    return len([each for each in team if each == figure])


def refuse_take(state: KrosmasterState, seat: int, figure: int) -> Refusal | None:
    """Why a figure cannot join a team (KA-5.1, KA-5.5 to KA-5.7, KA-5.9, KA-23.1)."""
    tables, terms, team = state.tables, state.terms, state.team[seat]
    if figure >= tables.figures:
        return Refusal("KA-5.10")
    if terms.teams == "free":
        if len(team) >= terms.figures:
            return Refusal("KA-5.1" if state.seats == 2 else "KA-5.9")
        for other in state.team:
            if figure in other:
                return Refusal("KA-5.2")  # each card of the box is there once
        return None
    # what the other players take does not matter here (KA-5.8)
    if copies_in(team, figure) >= (1 if tables.gold[figure] else 2):  # KA-5.8
        return Refusal("KA-5.6" if tables.gold[figure] else "KA-5.7")
    if len(team) >= terms.most or levels_in(state, team) + tables.level[figure] > terms.levels:
        return Refusal("KA-5.5" if state.seats == 2 else "KA-5.9")
    return None


def levels_in(state: KrosmasterState, team: list[int]) -> int:
    """The Levels of a team added up."""
    total = 0
    for figure in team:
        total += int(state.tables.level[figure])
    return total


def refuse_ready(state: KrosmasterState, seat: int) -> Refusal | None:
    """Why a team is not complete."""
    terms, team = state.terms, state.team[seat]
    if terms.teams == "free":
        complete = len(team) == terms.figures
    else:
        complete = len(team) >= terms.least and levels_in(state, team) == terms.levels
    if complete:
        return None
    if state.seats > 2:
        return Refusal("KA-5.9")
    return Refusal("KA-5.1" if terms.teams == "free" else "KA-5.5")


def change_team(state: KrosmasterState, seat: int, team: list[int]) -> None:
    """Replace a team that is being chosen; clones share the lists."""
    teams = state.team[:]
    teams[seat] = sorted(team)
    state.team = teams


def be_ready(state: KrosmasterState, seat: int) -> None:
    """A player is ready; when all are, the game continues."""
    state.ready[seat] = 1
    if all_teams_chosen(state):
        state.stack.pop()


def make_figures(state: KrosmasterState) -> None:
    """Each team's cards become pieces, out of the arena for now."""
    share = KROSMASTERS // state.seats
    for seat in range(state.seats):
        for place, figure in enumerate(state.team[seat]):
            piece = seat * share + place
            state.kind[piece] = figure
            state.owner[piece] = seat
            clear_piece(state, piece)
        if state.log is not None:
            state.log.append(TeamChosen(rule="KA-5.1", seat=seat, figures=tuple(state.team[seat])))


def pieces_of(state: KrosmasterState, seat: int) -> list[int]:
    """The pieces of a team, in or out of the arena."""
    share = KROSMASTERS // state.seats
    return [seat * share + place for place in range(len(state.team[seat]))]
