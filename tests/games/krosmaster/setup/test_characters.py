"""Chapter 4: who is a character, who is on whose side, and what a character has."""

import itertools

import pytest

from tests.games.krosmaster.boards import GAME, Table, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.board.pieces import are_allies, is_character
from warbook.games.krosmaster.present.events import Hurt, KnockedOut


@rule("KA-4.1")
def test_krosmasters_and_creatures_are_characters_bombs_and_traps_are_not() -> None:
    table = staged(EXTRA, red="king E5; gobball E6; tester A1; trap C3 of=tester", blue="aboum L3; water-bomb L5")
    told = {name: is_character(table.state, table.piece(name)) for name in ("king", "gobball", "trap", "water-bomb")}
    assert told == {"king": True, "gobball": True, "trap": False, "water-bomb": False}


@rule("KA-4.1", "KA-9.12")
def test_a_bomb_is_no_character_so_it_neither_locks_nor_is_punched() -> None:
    table = staged(red="anna E5", blue="aboum L3; water-bomb E6")
    assert table.why("punch E6") == "KA-16.10"
    table.do("move E4")
    assert table.at("anna") == "E4"


@rule("KA-4.2")
def test_characters_of_one_player_are_allies_and_everybody_is_its_own() -> None:
    table = staged(red="king E5; gobball E6; anna A1", blue="queen L3; tofu L4")
    pieces = {name: table.piece(name) for name in ("king", "gobball", "anna", "queen", "tofu")}
    for one, other in itertools.product(pieces, pieces):
        same_side = (one in ("queen", "tofu")) == (other in ("queen", "tofu"))
        assert are_allies(table.state, pieces[one], pieces[other]) == same_side


@rule("KA-4.2")
def test_a_text_about_allies_means_krosmasters_and_summons_of_the_own_side() -> None:
    table = staged(red="anna E5; king E7; gobball E8; aboum A1; water-bomb D5", blue="bill F5", active="anna")
    assert table.cells("transposition") == {"E7", "E8"}
    assert table.why("cast transposition F5") == table.why("cast transposition D5") == "KA-25.2"
    assert table.why("cast transposition E6") == "KA-25.2", "an empty cell holds no ally"
    assert table.why("cast transposition E5") == "KA-12.1", "its range begins at 1"


@rule("KA-4.2", "KA-24.2")
def test_partners_are_allies_and_other_players_are_opponents() -> None:
    teams = {"red": "anna E5", "green": "bill E7", "blue": "king L1", "yellow": "oscar L3"}
    assert staged(scenario="two-against-two", **teams).why("cast transposition E7") == ""
    assert staged(scenario="free-for-all", **teams).why("cast transposition E7") == "KA-25.2"


@rule("KA-4.3", "KA-16.1")
@pytest.mark.parametrize("name", GAME.tables.figure_names)
def test_a_krosmaster_begins_with_the_values_of_its_card(name: str) -> None:
    table = staged(red=f"{name} E5", blue="oscar L1")
    card = GAME.tables.content.figures[name]
    assert table.points == (card.ap, card.mp) and table.state.hp[table.piece(f"red.{name}")] == card.hp
    kind = GAME.tables.kind_names.index(name)
    assert GAME.tables.level[kind] == card.level and GAME.tables.initiative[kind] == card.initiative


@rule("KA-4.3", "KA-16.4")
def test_a_summon_has_points_and_hp_but_neither_level_nor_initiative() -> None:
    table = staged(red="king E5; gobball E6", active="gobball")
    assert table.points == (5, 3) and table.state.hp[table.piece("gobball")] == 3
    for kind in range(GAME.tables.figures, len(GAME.tables.kind_names)):
        assert GAME.tables.level[kind] == GAME.tables.initiative[kind] == 0


def rounds(table: Table) -> Table:
    """Both players' game turns to the end, without doubles, dice sold."""
    table.do("end", "armor lock").all("sell 1", "sell 2").do("end", "armor lock").all("sell 1", "sell 2")
    return table


@rule("KA-4.4")
def test_points_are_full_every_turn_and_never_saved() -> None:
    table = staged(red="anna E5", blue="bill L3").do("move E4")
    assert table.points == (6, 2)
    assert rounds(table).active == "anna" and table.points == (6, 3)
    assert rounds(table).points == (6, 3), "nothing was spent, nothing was kept"


@rule("KA-4.4", "KA-8.8")
def test_what_is_not_spent_is_lost_at_the_end_of_the_turn() -> None:
    table = staged(red="anna E5", blue="bill L3").do("end", "armor lock")
    assert (table.asks, table.points, table.active) == ("INSPIRE", (0, 0), "")


@rule("KA-4.5", "KA-21.1")
def test_a_character_is_knocked_out_when_its_markers_equal_its_hp() -> None:
    table = staged(red="bill E5", blue="anna E8 dmg=10; king A1")
    table.do("cast plaguing-arrow E8", "armor dodge")
    assert (table.damage("anna"), table.at("anna")) == (11, "E8")
    table.do("cast plaguing-arrow E8", "armor dodge")
    assert table.at("anna") == "" and table.on("E8") == ""
    assert [event.piece for event in table.told(KnockedOut)] == [table.piece("anna")]


@rule("KA-4.6")
def test_surplus_damage_is_ignored() -> None:
    table = staged(EXTRA, red="tester E5", blue="anna E8 dmg=10; king A1")
    table.do("cast boulder E8", "critical dodge")
    assert [event.amount for event in table.told(Hurt)] == [2] and table.damage("anna") == 12


@rule("KA-4.7")
def test_all_krosmasters_of_a_player_share_one_pool() -> None:
    table = staged(red="anna E5; king A1", blue="bill L3", ground="1 E5; demon A1", pool="9 0", active="anna")
    table.do("pick").do("end")
    assert table.active == "king" and table.state.pool[0] == 10
    table.do("buy-gg")
    assert (table.state.pool[0], table.state.pool[1]) == (0, 0) and table.gg() == (7, 6, 0)


@rule("KA-4.7")
def test_a_knock_out_does_not_touch_the_pool() -> None:
    table = staged(red="bill E5", blue="anna E8 dmg=11; king A1", pool="1 7")
    table.do("cast plaguing-arrow E8", "armor dodge")
    assert table.at("anna") == "" and (table.state.pool[0], table.state.pool[1]) == (1, 7)


@rule("KA-4.7")
def test_only_a_text_that_says_so_takes_coins_from_a_pool() -> None:
    table = staged(red="anna E5 ?A01", blue="bill L3", pool="1 2")
    table.state.rng.script = []
    table.do("use 1 blue")  # the choice is the seat of the opponent
    assert (table.state.pool[0], table.state.pool[1]) == (3, 0)


@rule("KA-4.8", "KA-26.2")
def test_a_named_summon_means_those_of_the_same_summoner() -> None:
    scene = {"red": "king E5; gobball A1", "blue": "anna E6; king L1; gobball F6"}
    theirs = staged(**scene).do("cast gobbolob E6", "armor dodge")
    assert theirs.damage("anna") == 1, "a Gobball of the other King does not help"
    own = staged(red="king E5; gobball F6", blue="anna E6").do("cast gobbolob E6", "armor dodge")
    assert own.damage("anna") == 3


@rule("KA-4.8")
def test_two_queens_of_one_side_do_not_share_their_tofus() -> None:
    teams = {"red": "queen E5; tofu F7", "green": "queen A1; tofu D7", "blue": "anna E7", "yellow": "bill L3"}
    table = staged(scenario="two-against-two", **teams).do("cast dan-to-fu E7", "armor armor dodge")
    assert table.damage("anna") == 2


@rule("KA-4.8")
def test_a_named_character_means_the_one_that_uses_the_text() -> None:
    table = staged(red="bill A1; bill A12", blue="anna L1")
    table.do("cast long-shot A1")
    assert "L1" in table.cells("plaguing-arrow"), "at distance 11"
    table.do("end")
    assert table.active == "bill" and table.at("bill#2") == "A12"
    assert "I12" in table.cells("plaguing-arrow") and "J12" not in table.cells("plaguing-arrow")
