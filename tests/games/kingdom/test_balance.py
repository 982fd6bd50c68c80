"""A simple way of playing wins what it should win (RT-30.8): every tower where it covers most, nothing else."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, Table, new_game
from tests.rules import rule
from warbook.games.kingdom import verbs
from warbook.games.kingdom.rooms import form_range
from warbook.games.kingdom.salvos import whole_volley
from warbook.games.kingdom.shapes import FORMS, SQUARES, count
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import SITES, Volley
from warbook.games.kingdom.towers import upgrades_of
from warbook.games.kingdom.trays import distance_left, open_to_soldiers, taboo_for_tiles, uncovered
from warbook.kernel.api import Action, Seat, arg_of, verb_of


def urgency(state: KingdomState, tray: int) -> float:
    """A horde near the exit counts for more (RT-35.1)."""
    return 1 + 3 / (distance_left(state, tray) - 0.5)


def worth(state: KingdomState, volley: Volley) -> float:
    """The best that one piece of an attack can cover."""
    best = 0.0
    for tray in volley.targets:
        weight, left = urgency(state, tray), uncovered(state, tray)
        taboo = taboo_for_tiles(state, tray, volley.aim.damage)
        if volley.soldiers and open_to_soldiers(state, tray, volley.aim.damage):
            best = max(best, 1.5 * weight)
        for shape in volley.tiles:
            for number in form_range(state, volley, shape):
                form = state.tables.shapes[shape].forms[number]
                for anchor in form.anchors:
                    if form.masks[anchor] & taboo == 0:
                        best = max(best, weight * count(form.masks[anchor] & left))
    return best


def value(state: KingdomState, seat: int, action: Action) -> float:
    """How much a decision covers at once."""
    verb, arg = verb_of(action), arg_of(action)
    if verb == verbs.BUILD:
        tower, cell = arg // (4 * SITES), state.field.sites[arg // 4 % SITES]
        return worth(state, whole_volley(state, seat, tower, cell, arg % 4, state.tables.attack[tower]))
    if verb == verbs.TILE:
        rest, anchor = divmod(arg, SQUARES)
        tray, piece, form = rest // (FORMS * verbs.PIECES), rest // FORMS % verbs.PIECES, rest % FORMS
        mask = state.tables.shapes[state.volleys[-1].tiles[piece]].forms[form].masks[anchor]
        return urgency(state, tray) * count(mask & uncovered(state, tray))
    if verb == verbs.SOLDIER:
        return urgency(state, arg // SQUARES)
    if verb == verbs.PASS:  # when the tower has little to do (RT-35.3), as long as it rises by it
        return 3.0 + state.tables.level[arg // 64] if upgrades_of(state, arg // 64, 1) else 0.0
    return {verbs.BUY: 1.0, verbs.DONE: 0.1, verbs.STOP: 0.05}.get(verb, 0.0)


def play(table: Table) -> Table:
    """A whole game."""
    state = table.state
    while not state.over:
        seat = GAME.acting(state)[0]
        options = GAME.legal(state, Seat(seat))
        GAME.apply(state, max(options, key=lambda action: value(state, seat, action)))
    return table


@rule("RT-30.8", "RT-35.1", "RT-35.3")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_first_scenario_is_won_by_covering_most(seats: int) -> None:
    endings = [play(new_game("RS01", seats, seed, difficulty="one-star")).ending for seed in (1, 2)]
    assert endings == ["won", "won"]
