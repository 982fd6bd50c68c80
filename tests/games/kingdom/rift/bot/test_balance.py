"""A simple way of playing wins what it should win (RT-30.8): every tower where it covers most, nothing else.

And the tool that says how hard the scenarios are counts right.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec
import pytest

from tests.games.kingdom.boards import Table, new_game
from tests.games.kingdom.uprising import boards as uprising
from tests.rules import fact, rule
from tools.balance_kingdom import FAMILY, Cell, Result, cells, kept, report, results
from warbook.games import GAMES
from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.placements import form_range
from warbook.games.kingdom.attacks.tower_attacks import whole_volley
from warbook.games.kingdom.attacks.towers import upgrades_of
from warbook.games.kingdom.board.shapes import count
from warbook.games.kingdom.board.trays import distance_left, open_to_soldiers, taboo_for_tiles, uncovered
from warbook.games.kingdom.frames import Volley
from warbook.games.kingdom.state import KingdomState
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
        tower, cell = verbs.built_tower(arg), state.field.sites[verbs.built_site(arg)]
        return worth(state, whole_volley(state, seat, tower, cell, verbs.facing_of(arg), state.tables.attack[tower]))
    if verb == verbs.TILE:
        tray, shape = verbs.tile_tray(arg), state.volleys[-1].tiles[verbs.tile_piece(arg)]
        mask = state.tables.shapes[shape].forms[verbs.tile_form(arg)].masks[verbs.tile_anchor(arg)]
        return urgency(state, tray) * count(mask & uncovered(state, tray))
    if verb == verbs.SOLDIER:
        return urgency(state, verbs.tray_of(arg))
    if verb == verbs.PASS:  # when the tower has little to do (RT-35.3), as long as it rises by it
        tower = verbs.passed_tower(arg)
        return 3.0 + state.tables.level[tower] if upgrades_of(state, tower, 1) else 0.0
    return {verbs.BUY: 1.0, verbs.DONE: 0.1, verbs.STOP: 0.05}.get(verb, 0.0)


def play(table: Table) -> Table:
    """A whole game."""
    game, state = table.game, table.state
    while not state.over:
        seat = game.acting(state)[0]
        options = game.legal(state, Seat(seat))
        game.apply(state, max(options, key=lambda action: value(state, seat, action)))
    return table


@rule("RT-35.1", "RT-35.3")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_first_scenario_is_won_by_covering_most(seats: int) -> None:
    endings = [play(new_game("RS01", seats, seed, difficulty="one-star")).ending for seed in (1, 2)]
    assert endings == ["won", "won"]


@fact("RT-30.8")
def test_at_two_stars_greedy_play_wins_the_first_scenario_and_half_of_the_last() -> None:
    wanted = asked("rift-in-time", 2, bots="greedy", scenarios="RS01,RS12", players="2", difficulties="two-stars")
    won: dict[str, list[bool]] = {}
    for game in results(wanted, []):
        won.setdefault(game.cell.scenario, []).append(game.won)
    assert won == {"RS01": [True, True], "RS12": [True, False]}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_so_is_the_prologue(seats: int) -> None:
    endings = [play(uprising.new_game("P", seats, seed, difficulty="easy")).ending for seed in (1, 2)]
    assert endings == ["won", "won"]


def asked(game: str, games: int = 1, **only: str) -> Namespace:
    """A command line."""
    given = {"bots": "random", "jobs": 1, "seed": 1, "scenarios": "", "players": "", "difficulties": "", **only}
    return Namespace(game=game, games=games, **given)


def result(players: int, won: bool, ending: str = "EU-6.7", number: int = 0) -> Result:
    """A game of the prologue."""
    cell = Cell("elemental-uprising", "greedy", "iron", "P", players)
    return Result(cell, GAMES[cell.game].content, number, won, ending, 6)


@pytest.mark.parametrize("game", FAMILY)
def test_every_scenario_number_of_players_and_challenge_is_a_cell(game: str) -> None:
    found = cells(asked(game))
    assert len(found) == len(set(found)) == len(GAMES[game].scenarios) * 4 * 5
    assert {"iron", "heroic"} < {cell.difficulty for cell in found}
    some = cells(asked(game, players="2,3", difficulties="iron", scenarios=GAMES[game].scenarios[-1]))
    assert [(cell.players, cell.difficulty) for cell in some] == [(2, "iron"), (3, "iron")]


def test_a_table_has_shares_with_their_intervals_and_what_games_were_lost_by() -> None:
    lost = [result(2, False, "EU-6.2", number) for number in (0, 1)]
    games = [result(1, True), *lost, result(2, False, "EU-8.4", 2), result(2, True, number=3)]
    assert report("elemental-uprising", games).splitlines() == [
        "### greedy, iron (games in each cell: 1 to 4)",
        "",
        "| scenario | alone | 2 players | all | |",
        "|---|---:|---:|---:|---|",
        "| P | 100 % (21 to 100) | 25 % (5 to 70) | 40 % (12 to 77) | `########............` |",
        "",
        "Lost by EU-6.2 2, EU-8.4 1.",
    ]


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    wanted = asked("elemental-uprising", 2, scenarios="P", players="1", difficulties="easy")
    first = next(results(wanted, []))
    assert (first.number, first.won, first.ending) == (0, False, "EU-6.2")
    assert [each.number for each in results(wanted, [first])] == [1]
    file = tmp_path / "games"
    file.write_bytes(msgspec.json.encode(first) + b"\n")
    assert kept(file, first.content) == [first]
    assert kept(file, "other content") == []
