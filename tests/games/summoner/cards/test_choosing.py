"""Chapter 3: choosing augment cards, and when they become public."""

import pytest

from tests.games.summoner.boards import GAME, RED_DEPLOYMENT, Table, blank, drawn, prepare, started
from tests.rules import rule
from warbook.games.summoner.content.tables import BLUE, CODES, RED
from warbook.games.summoner.present.events import CardShown


@rule("SW-3.1", "SW-15.5")
def test_exactly_three_cards_are_chosen() -> None:
    table = prepare(blank(), "red", RED_DEPLOYMENT, "CHAIN PIERCE")
    assert table.why("lock", "red") == "SW-3.1"
    table.by("red", "card MIMIC")
    assert table.why("lock", "red") == ""
    assert table.why("card FEARLESS", "red") == "SW-3.1"


@rule("SW-3.1", "SW-15.5")
@pytest.mark.parametrize("count", [1, 7])
def test_the_number_of_cards_is_an_option(count: int) -> None:
    table = prepare(blank(augment_count=str(count)), "red", RED_DEPLOYMENT, "")
    for code in ["FEARLESS", "CHAIN", "PURSUIT", "PROPHECY", "GUARDIAN", "MIMIC", "SNIPE"][:count]:
        assert table.why("lock", "red") == "SW-3.1"
        table.by("red", f"card {code}")
    assert table.why("lock", "red") == ""


@rule("SW-3.1", "SW-15.5")
@pytest.mark.parametrize("count", ["8", "-1", "three"])
def test_no_more_than_seven_cards_can_be_asked_for(count: str) -> None:
    with pytest.raises(ValueError, match="augment_count"):
        blank(augment_count=count)


@rule("SW-3.1")
@pytest.mark.parametrize("text", ["$COMMAND d1", "$OBSERVE d3", "&SOULLINK c1 b2"])
def test_a_card_that_was_not_chosen_cannot_be_used(text: str) -> None:
    table = started().do("+d2", "+e4", "+c1", "+a3")
    assert table.why(text) == "SW-3.1"


@rule("SW-3.2")
def test_at_most_one_card_for_each_type() -> None:
    table = blank().by("red", "card FEARLESS")
    assert table.why("card SWITCH", "red") == table.why("card FEARLESS", "red") == "SW-3.2"
    assert table.why("card CHAIN", "red") == ""


@rule("SW-3.3", "SW-15.2")
def test_no_card_belongs_to_the_soldier() -> None:
    table = blank(augment_count="7")
    for code in ("FEARLESS", "CHAIN", "PURSUIT", "PROPHECY", "GUARDIAN", "MIMIC", "SNIPE"):
        table.by("red", f"card {code}")
    assert not [text for text in table.legal("red") if text.startswith("card ")]
    assert table.why("card COMMAND", "red") == "SW-3.1"


@rule("SW-3.4", "SW-1.12")
def test_both_players_choose_from_a_full_set() -> None:
    table = blank().by("red", "card CHAIN")
    assert table.why("card CHAIN", "blue") == ""
    assert {f"card {code}" for code in CODES} <= set(table.legal("blue"))


@rule("SW-3.5")
def test_each_piece_of_the_type_has_its_own_use() -> None:
    table = drawn(
        """
        4  .  .  .  . (w)(f) f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  . (P)(P) .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="PROPHECY",
    )
    table.do("+c1", "!PROPHECY e4", "g4-g3", "+d1", "!PROPHECY f4")
    assert table.on("e4") == "w" and table.on("f4") == "f"


@rule("SW-3.6", "SW-15.6")
def test_chosen_cards_are_secret() -> None:
    view = started(red="FEARLESS CHAIN MIMIC").view("blue")
    assert view.sides[RED].cards is None
    assert view.sides[RED].public_cards == ()
    assert view.sides[RED].secret_cards == 3


@rule("SW-3.6", "SW-15.6")
def test_open_cards_are_public_from_the_start() -> None:
    table = started(red="FEARLESS CHAIN MIMIC", blue="SWITCH OBSERVE PIERCE", augment_secrecy="open")
    assert table.view("blue").sides[RED].public_cards == ("FEARLESS", "CHAIN", "MIMIC")
    assert table.view("spectator").sides[BLUE].public_cards == ("SWITCH", "OBSERVE", "PIERCE")
    assert table.view("red").sides[BLUE].secret_cards == 0


BEARERS = """
    4  .  .  .  .  .  .  . (s)
    3  .  .  w  .  .  .  .  .
    2  .  . (H) .  .  .  .  .
    1 (K) .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-3.7")
def test_a_battlefield_card_shows_with_its_first_face_up_bearer() -> None:
    table = drawn(BEARERS, red="VANGUARD MIGHT").do("+a1")
    assert table.public("red") == "VANGUARD"
    assert table.told(CardShown) == [CardShown(rule="SW-3.7", side=RED, code="VANGUARD")]


@rule("SW-3.7")
def test_might_shows_with_the_hero_even_while_the_summoner_is_hidden() -> None:
    assert drawn(BEARERS, red="VANGUARD MIGHT").do("+c2").public("red") == "MIGHT"


@rule("SW-3.7")
def test_a_battlefield_card_shows_even_if_its_bearer_dies_at_once() -> None:
    table = drawn(BEARERS, turn="blue", red="VANGUARD MIGHT").do("c3xc2")
    assert table.dead("red") == "H"
    assert table.public("red") == "MIGHT"


@rule("SW-3.7")
def test_a_transformed_bearer_shows_no_battlefield_card() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  . (s)
        3  .  .  k  .  .  .  .  .
        2  .  . (A) .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="MIMIC VANGUARD",
    ).do("~c2xc3")
    assert table.on("c3") == "K"
    assert table.public("red") == "MIMIC"


SPELLS = """
    4  .  .  .  . (w) .  f (s)
    3  .  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    1  .  . (P)(H) .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-3.7")
def test_a_summon_card_shows_when_it_is_used_and_not_before() -> None:
    table = drawn(SPELLS, red="PROPHECY").do("+c1")
    assert table.public("red") == ""
    assert table.do("!PROPHECY e4").public("red") == "PROPHECY"


@rule("SW-3.7")
def test_a_spell_shows_when_it_is_cast() -> None:
    table = drawn(SPELLS, red="OBSERVE")
    assert table.public("red") == ""
    assert table.do("$OBSERVE e4").public("red") == "OBSERVE"


@rule("SW-3.7")
def test_chain_and_mimic_show_when_they_fire() -> None:
    table = drawn(
        """
        4  .  .  .  w  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  H  .  . (A) .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="CHAIN MIMIC",
    ).do("d4xd2")
    assert table.public("red") == "CHAIN"
    table.do("+h1", "g4-g3", "~g2xg3")
    assert table.public("red") == "CHAIN MIMIC"


@rule("SW-3.7")
def test_pierce_shows_with_the_first_attack_that_only_it_allows() -> None:
    board = """
        4  .  .  .  .  .  .  . (s)
        3  w  .  .  .  .  .  .  .
        2  F  .  .  .  .  .  .  .
        1  B  F  .  k  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    assert drawn(board, red="PIERCE").do("a1xa3").public("red") == ""
    assert drawn(board, red="PIERCE").do("a1xd1").public("red") == "PIERCE"


@rule("SW-3.7", "SW-11.75")
def test_pursuit_shows_when_the_double_action_is_chosen_not_when_it_waits() -> None:
    table = drawn(
        """
        4  .  .  .  w  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  F  .  W  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="PURSUIT",
    ).do("d4xd2")
    assert table.public("red") == ""
    assert table.do("%PURSUIT b2").public("red") == "PURSUIT"


def attacked_summoner() -> Table:
    return drawn(
        """
        4  .  .  w  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  . (S) .  .  .  .  .
        1  K  .  .  .  .  .  . (F)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="SWITCH",
    )


@rule("SW-3.7")
def test_switch_shows_as_soon_as_its_window_opens() -> None:
    table = attacked_summoner().do("c4xc2")
    assert table.next == "red:response"
    assert table.public("red") == "SWITCH"


@rule("SW-3.7")
def test_a_public_card_is_told_only_once() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  . (K)(K) .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="VANGUARD",
    ).do("+c1", "g4-g3", "+d1")
    assert table.public("red") == "VANGUARD"
    assert table.told(CardShown) == []


@rule("SW-3.8")
@pytest.mark.parametrize("text", ["card FEARLESS", "drop CHAIN"])
def test_the_selection_cannot_change_during_the_game(text: str) -> None:
    table = started(red="CHAIN PIERCE MIMIC").do("+d2", "+e4")
    before = GAME.dump(table.state)
    assert table.why(text) == "SW-13.4"
    assert GAME.dump(table.state) == before


@rule("SW-3.9", "SW-15.5")
def test_without_cards_the_game_has_no_card_actions() -> None:
    table = started(red="", blue="", augment_count="0")
    assert table.view("red").sides[RED].secret_cards == 0
    table.do("+d2", "+e4")
    assert not [text for text in table.legal() if text[0] in "$!&%"]
    assert table.why("$COMMAND a1") == "SW-3.1"
