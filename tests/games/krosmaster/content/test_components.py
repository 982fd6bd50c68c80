"""Chapter 1: what is in the box, and which of its counts are limits."""

import pytest

from tests.games.krosmaster.boards import staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.board.pieces import summon
from warbook.games.krosmaster.combat.markers import put_markers
from warbook.games.krosmaster.content.tables import BUSH, CRATE, TREE
from warbook.games.krosmaster.frames import KROSMASTERS, PIECES


@rule("KA-1.2")
def test_there_are_always_enough_markers() -> None:
    table = staged(EXTRA, red="tester E5; dummy A1 dmg=60", blue="dummy E6 dmg=80")  # the box has 50
    table.do("cast boulder E6", "critical dodge")
    assert table.damage("blue.dummy") == 90 and table.damage("red.dummy") == 60
    put_markers(table.state, table.piece("red.dummy"), -13, -2, "KA-15.10")  # and 12 of these
    assert table.wake("red.dummy").points == (7, 1)


@rule("KA-1.4", "KA-7.11")
def test_dice_on_cards_do_not_limit_a_roll() -> None:
    teams = {"red": "queen E5; oscar A1", "blue": "oscar E6; anna A2", "green": "bill L1", "yellow": "king L3"}
    table = staged(scenario="free-for-all", active="queen", **teams)
    for name in ("queen", "red.oscar", "blue.oscar", "anna", "bill", "king"):
        table.give(name, "critical-hit", "armor")  # twelve dice lie on cards; the box has eight
    table.do("cast dan-to-fu E6", "critical critical armor armor")
    assert table.rolls() == ["critical 2", "armor 2"]


@rule("KA-1.7", "KA-10.7")
def test_coins_on_the_board_in_pools_and_in_the_bank_add_up_to_54() -> None:
    table = staged(red="queen E5", ground="demon E5; 2 E5", pool="10 3")
    assert table.state.bank == 39
    table.all("pick", "buy-gg", "pick")
    assert (table.state.bank, list(table.state.pool[:2]), sum(table.state.coins)) == (49, [2, 3], 0)


@rule("KA-1.8")
def test_summons_are_not_limited_by_the_24_tokens_of_the_box() -> None:
    table = staged(EXTRA, red="tester E5; queen E7", active="tester")
    for cell in range(24):
        summon(table.state, EXTRA.tables.kind_names.index("gobball"), table.piece("queen"), 85 + cell)
    table.do("cast lair E4")
    assert table.on("E4") == "gobball" and table.state.cell[KROSMASTERS + 24] >= 0


@rule("KA-1.8")
def test_a_table_full_of_tokens_takes_no_more() -> None:
    table = staged(EXTRA, red="tester E5; queen E7", active="tester")
    for cell in range(PIECES - KROSMASTERS):
        summon(table.state, EXTRA.tables.kind_names.index("gobball"), table.piece("queen"), 85 + cell)
    assert table.why("cast lair E4") == "KA-1.8"


@rule("KA-1.6", "KA-6.7")
@pytest.mark.parametrize("arena", ["pit", "elemental"])
def test_all_twenty_pieces_of_scenery_stand_in_an_arena(arena: str) -> None:
    scenery = list(staged(red="queen B1", blue="bill K12", arena=arena).state.scenery)
    assert [scenery.count(kind) for kind in (BUSH, TREE, CRATE)] == [8, 8, 4]
