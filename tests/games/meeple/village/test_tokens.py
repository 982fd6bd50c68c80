"""Upgrade tokens and the tree that hides the forest (chapter 17)."""

from __future__ import annotations

import random

import pytest

from tests.games.meeple.boards import GAME, TABLES, Table
from tests.rules import rule
from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.board.territories import bonus_on, is_open
from warbook.games.meeple.content.tables import BONUSES
from warbook.games.meeple.present.events import Assembled, TokenLaid, TreeLaid
from warbook.games.meeple.present.view import view
from warbook.kernel.api import Seat

ALL = 0b11111  # U1 to U5


def holding(tokens: int, seats: int = 2, windows: str = "called") -> Table:
    """A table where the current player holds some tokens and several kinds of territory lie about."""
    table = Table(seats, windows=windows)
    table.state.tokens[0] = tokens
    table.state.pool &= ~tokens
    table.lay("T26", 0, -1)
    table.lay("T17", 1, -1)
    return table


def is_crossable(table: Table, code: str, edge: str) -> bool:
    """Whether a border is open."""
    return is_open(table.state, table.tile(code), EDGE_NAMES.index(edge))


@rule("MW-17.1", "MW-10.48")
def test_a_token_goes_from_the_reserve_onto_a_blank_territory() -> None:
    table = holding(0b1000).begin(0)
    assert table.asks == "orange window"
    assert table.offers("token") == ["token U4 T03", "token U4 T04", "token U4 T26"]
    table.do("token U4 T26")
    assert table.told(TokenLaid)[0].rule == "MW-17.1"
    assert table.state.tokens[0] == 0
    assert table.state.token[table.tile("T26")] == TABLES.token_names.index("U4")


@rule("MW-17.1")
def test_a_token_not_held_cannot_be_laid() -> None:
    table = holding(0b1000).begin(0)
    assert table.refused("token U1 T26") == "MW-17.1"
    assert table.refused("token U4 T26") == ""


@rule("MW-17.1")
def test_a_token_needs_a_territory_on_the_map() -> None:
    table = holding(0b1000).begin(0)
    assert table.refused("token U4 T27") == "MW-17.1"


@rule("MW-17.1", "MW-17.9")
def test_a_territory_carries_one_token_and_keeps_it() -> None:
    table = holding(0b1001).begin(0).do("token U4 T26")
    assert table.refused("token U1 T26") == "MW-17.1"
    assert "token U1 T26" not in table.offers()
    assert table.refused("token U4 T03") == "MW-17.1"  # it lies on the map and cannot be taken up again


@rule("MW-17.2")
def test_the_five_tokens_are_one_of_each_bonus() -> None:
    assert [BONUSES[bonus] for bonus in TABLES.token_bonus] == ["assemble", "deploy", "nature", "forge", "shield"]


@rule("MW-17.3")
@pytest.mark.parametrize("code", ["T01", "T15", "T16", "T17", "T20", "T22", "T24", "T09"])
def test_no_token_on_public_buildings_and_special_territories(code: str) -> None:
    table = holding(0b1000)
    if not table.state.placed[table.tile(code)]:
        table.lay(code, 0, 1)
    table.begin(0)
    assert table.refused(f"token U4 {code}") == "MW-17.3"


@rule("MW-17.4")
@pytest.mark.parametrize("code", ["T29", "T31", "T32", "T34", "T35", "T36"])
def test_forest_leaves_a_territory_blank(code: str) -> None:
    table = holding(0b1000)
    table.lay(code, 0, 1)
    assert table.begin(0).refused(f"token U4 {code}") == ""


@rule("MW-17.5", "MW-7.1")
def test_a_token_makes_a_public_building_for_whoever_controls_it() -> None:
    table = holding(0b1000)
    table.put("blue", "T26", 2)
    table.begin(0).do("token U4 T26")
    assert BONUSES[bonus_on(table.state, table.tile("T26"))] == "forge"
    assert table.state.weapons == 0  # the current player does not control it
    table.state.turn = 1
    table.begin(0)
    assert table.state.weapons == 1  # who controls it has its bonus, whoever laid the token


@rule("MW-17.6", "MW-7.8", "MW-7.16")
def test_a_deploy_token_deploys_to_its_own_territory_or_the_gate() -> None:
    table = holding(0b10)
    table.put("orange", "T26", 2)
    table.put("orange", "T17", 2)
    table.begin(0).do("token U2 T26")
    assert table.offers("bonus") == ["bonus T17 gate", "bonus T17 here", "bonus T26 gate", "bonus T26 here"]
    table.do("bonus T26 here", "bonus T17 gate")
    assert table.men("T26") == [3, 0] and table.men("T03") == [1, 0] and table.state.depot[0] == 0


@rule("MW-17.7", "MW-21.27")
def test_a_token_may_lie_where_only_enemies_stand() -> None:
    table = holding(0b1000)
    table.put("blue", "T26", 3)
    assert table.begin(0).refused("token U4 T26") == ""


@rule("MW-21.28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gate_territories_and_setup_plains_are_blank(seats: int) -> None:
    table = holding(0b1000, seats).begin(0)
    plains = [f"T{number:02}" for number in range(3, 9) if table.state.placed[number - 1]]
    assert len(plains) == {2: 2, 3: 3, 4: 6}[seats]
    assert [table.refused(f"token U4 {plain}") for plain in plains] == [""] * len(plains)


@rule("MW-17.8", "MW-3.9")
def test_a_tree_opens_a_border_for_good_on_both_sides() -> None:
    table = holding(0)
    table.lay("T36", 0, 1, 0)  # forest on all edges but E; (0, 0) lies to the NW
    table.lay("T35", -1, 1, 5)  # forest on edges 0, 1, 3, 4: both face each other along E and W
    table.put("orange", "T36")
    table.begin(4)
    assert not is_crossable(table, "T35", "E")
    table.do("tree T35 E")
    assert table.told(TreeLaid)[0].rule == "MW-17.8"
    assert is_crossable(table, "T35", "E") and is_crossable(table, "T36", "W")
    assert table.refused("step T36 W") == "" and table.refused("step T36 NW") == "MW-3.10"
    table.do("done")
    assert is_crossable(table, "T36", "W") and table.state.turn == 1


@rule("MW-17.8")
def test_each_player_has_one_tree() -> None:
    table = holding(0)
    table.put("orange", "T03")
    table.begin(4).do("tree T01 NE")
    assert table.refused("tree T01 SE") == "MW-17.8"
    assert table.offers("tree") == []
    assert list(table.state.tree)[:2] == [0, 1]


@rule("MW-17.8")
def test_a_border_is_named_from_either_side() -> None:
    for text in ("tree T01 E", "tree T04 W"):
        table = holding(0, windows="always").begin(0)
        assert table.refused(text) == ""
        assert [option for option in table.offers("tree") if option in ("tree T01 E", "tree T04 W")] == ["tree T01 E"]
        table.do(text)
        assert table.state.trees[table.tile("T01")] == 1 and table.state.trees[table.tile("T04")] == 8
        assert (table.told(TreeLaid)[0].tile, table.told(TreeLaid)[0].edge) == (table.tile("T01"), 0)


@rule("MW-17.8")
def test_a_border_holds_one_tree() -> None:
    table = holding(0, windows="always")
    table.begin(0).do("blue: tree T01 E")
    assert table.refused("tree T01 E") == "MW-17.8"
    assert table.refused("tree T04 W") == "MW-17.8"
    assert table.refused("tree T01 W") == ""


@rule("MW-17.8")
def test_a_tree_needs_a_territory() -> None:
    table = holding(0, windows="always").begin(0)
    assert table.refused("tree T30 E") == "MW-17.8"


@rule("MW-17.8")
def test_a_tree_may_stand_towards_an_empty_cell_or_a_village() -> None:
    table = holding(0, windows="always").begin(0)
    assert table.refused("tree T03 NW") == ""  # an empty cell
    assert table.refused("tree T03 W") == ""  # the own village


@rule("MW-17.8", "MW-21.26")
def test_a_tree_counts_for_a_tile_laid_there_later_but_not_for_its_rotation() -> None:
    table = Table()
    table.put("orange", "T01")
    table.next_tiles("T36")
    table.begin(4).do("tree T01 SE", "step T01 SE", "done")
    # the only rotation with the open edge towards the tower, although the tree stands on that border
    tile = table.tile("T36")
    assert table.state.placed[tile] and table.state.forest[tile] >> 2 & 1 == 0
    assert is_crossable(table, "T36", "NW")
    fresh = Table()
    fresh.begin(0)
    fresh.state.trees[fresh.tile("T01")] |= 1 << 5
    fresh.lay("T36", 0, 1, 0)  # printed with forest towards the tower
    assert fresh.state.forest[fresh.tile("T36")] >> 2 & 1 == 1
    assert is_crossable(fresh, "T36", "NW") and is_crossable(fresh, "T01", "SE")


@rule("MW-17.9")
def test_no_decision_takes_a_token_or_a_tree_away() -> None:
    table = holding(0b10000)
    table.begin(0).do("token U5 T26", "tree T01 E", "fork 1", "build F factory L")
    state, chance = table.state, random.Random(3)
    for _ in range(400):
        if state.over:
            break
        GAME.apply(state, chance.choice(GAME.legal(state, Seat(state.stack[-1].seat))))
        assert state.token[table.tile("T26")] == 4
        assert state.trees[table.tile("T01")] & 1 and state.trees[table.tile("T04")] >> 3 & 1
    assert state.turns > 5


@rule("MW-17.10", "MW-17.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_have_a_window_each_before_the_current_player(seats: int) -> None:
    table = Table(seats, turn=1, windows="always").begin(0)
    asked = []
    while table.asks.endswith("window"):
        asked.append(table.state.stack[-1].seat)
        table.do("done")
    assert asked == [*range(2, seats), 0, 1]


@rule("MW-17.11")
def test_a_window_is_one_for_all_tokens_of_a_player() -> None:
    table = Table(3, turn=1)
    table.state.tokens[0] = 0b11
    table.state.pool &= ~0b11
    table.begin(0)
    assert table.asks == "orange window"
    table.do("token U1 T03")
    assert table.asks == "orange window"
    table.do("token U2 T04")
    assert table.asks == "blue fork"  # nothing is left to be laid


@rule("MW-17.11")
def test_who_has_only_the_tree_is_asked_after_a_call() -> None:
    table = Table(2, turn=1).begin(0)
    assert table.asks == "blue fork"
    table.do("orange: call")
    assert table.refused("orange: call") == "MW-17.11"
    table.do("fork 2", "done")
    assert table.asks == "orange window"
    assert table.refused("tree T01 E") == ""


@rule("MW-17.11")
def test_a_call_is_over_when_the_tree_stands() -> None:
    table = Table(2).begin(0).do("orange: call")
    assert view(table.state, 1).players[0].called
    table.do("tree T01 E")
    assert not view(table.state, 1).players[0].called


@rule("MW-17.11")
def test_nobody_lays_a_token_in_the_decision_of_another() -> None:
    table = Table(2, turn=1)
    table.state.tokens[0] = 0b1
    table.put("blue", "T04")
    table.begin(4)
    assert table.asks == "blue moving"
    # it has to wait for a window, and then it may: not a matter of whose turn it is
    assert table.refused("orange: token U1 T03") == table.refused("orange: tree T01 E") == "MW-17.11"
    assert table.refused("orange: step T04 E") == "MW-1.2"


@rule("MW-17.10", "MW-17.11")
def test_the_current_player_lays_tokens_at_every_own_decision() -> None:
    table = holding(0b1)
    table.lay("T24", 0, 1)
    table.lay("T25", -1, 1)
    table.put("orange", "T24", 2)
    table.put("orange", "T25", 2)
    table.put("blue", "T04")
    table.begin(4)
    for decision, question in (("done", "altars"), ("altar T24", "victim"), ("done", "victim")):
        table.do(decision)
        assert table.asks == f"orange {question}"
        assert table.refused("token U1 T26") == "" and table.refused("tree T01 E") == ""
        assert "token U1 T26" in table.offers() and "tree T01 E" in table.offers()
    table.do("token U1 T26", "done")
    assert table.state.turn == 1


@rule("MW-17.11")
def test_a_question_to_another_in_the_turn_is_no_moment_for_tokens() -> None:
    table = Table(2)
    table.lay("T24", 0, -1)
    table.state.tokens[1] = 0b1
    table.put("blue", "T01", 2)
    table.put("orange", "T03")
    table.waits("L", "raiders", "E3")
    table.begin(3).do("intimidate L 2 T01 NW")
    assert table.asks == "blue victim"
    assert table.refused("token U1 T04") == "MW-17.11"
    assert table.refused("tree T01 E") == "MW-17.11"


@rule("MW-17.12", "MW-17.11", "MW-7.9")
def test_a_token_laid_in_the_window_counts_at_once() -> None:
    table = holding(0b1)
    table.put("orange", "T26", 2)
    table.begin(0).do("token U1 T26")
    assert table.asks == "orange bonus"
    table.do("bonus T26 gate")
    assert table.told(Assembled)[0].count == 1 and table.state.depot[0] == 3


@rule("MW-17.12")
def test_a_token_laid_later_gives_nothing_before_the_next_phase_one() -> None:
    table = holding(0b1)
    table.put("orange", "T26", 2)
    table.begin(0).do("done")
    assert table.asks == "orange fork"
    table.do("token U1 T26", "fork 2")
    assert table.asks == "orange acting" and table.state.bonuses == []
    table.do("done", "done", "fork 2", "done")  # the rest of this turn, and the other player's
    assert table.asks == "orange bonus" and table.state.bonuses == [table.tile("T26")]
