"""Chapter 16: which windows are asked and shown, and to whom."""

from typing import Any

import pytest

from tests.games.summoner.boards import GAME, Table, drawn, encoded, redrawn
from tests.rules import rule
from warbook.games.summoner.content.tables import BLUE, RED
from warbook.games.summoner.present.events import Revealed
from warbook.games.summoner.present.notation import read_cell, write_cell
from warbook.kernel.api import Seat

VIEWERS = ("red", "blue", "spectator")
BOARD = """
    4  .  .  .  .  .  .  f (s)
    3  .  . (a) . (p) .  k  .
    2  . (W) H  .  .  .  .  .
    1 (P) .  . (A) .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def forced(kind: str, blue: str, red: str = "OBSERVE", board: str = BOARD, **options: Any) -> Table:
    """Red observes the Blue piece on e3."""
    return drawn(redrawn(board, e3=f"({kind})"), red=red, blue=blue, **options).do("$OBSERVE e3")


@rule("SW-16.9")
@pytest.mark.parametrize(
    ("kind", "blue", "asked"),
    [
        ("p", "CHAIN", True),
        ("k", "CHAIN", True),
        ("a", "CHAIN", True),
        ("b", "CHAIN", True),
        ("w", "CHAIN", False),
        ("h", "FEARLESS", False),
        ("f", "CHAIN", False),
        ("p", "PROPHECY", True),
        ("p", "SOULLINK", False),
        ("k", "GUARDIAN", False),
    ],
)
def test_after_a_forced_summon_the_owner_is_asked_if_the_public_might_expect_it(
    kind: str, blue: str, asked: bool
) -> None:
    assert (forced(kind, blue).next == "blue:response") == asked


@rule("SW-16.9")
def test_an_owner_without_a_usable_card_can_only_decline() -> None:
    table = forced("p", "CHAIN")
    assert table.legal() == ["."] and table.do(".").next == "blue"


@rule("SW-16.9")
def test_nobody_is_asked_when_all_cards_are_public() -> None:
    table = drawn(redrawn(BOARD, h4="(b)", g4="s", e4="h", d4="k"), red="OBSERVE", blue="MIGHT FEARLESS VANGUARD")
    assert table.view("red").sides[BLUE].secret_cards == 0
    assert table.do("$OBSERVE e3").next == "blue"


@rule("SW-16.9")
def test_nobody_is_asked_for_a_piece_that_has_used_its_effect() -> None:
    table = drawn(redrawn(BOARD, h4="(b)", g4="s"), red="OBSERVE", blue="BLINDSHOT")
    table.state.used[table.piece("h4")] = 1
    assert table.do("$OBSERVE h4").next == "blue"


@rule("SW-16.9")
def test_with_open_cards_only_a_really_usable_card_asks() -> None:
    assert forced("p", "CHAIN", augment_secrecy="open").next == "blue"
    assert forced("p", "PROPHECY", augment_secrecy="open").next == "blue:response"


@rule("SW-16.9")
def test_no_card_of_that_type_could_be_used() -> None:
    bare = """
        4  .  .  .  .  .  .  .  s
        3  .  .  .  . (k) .  .  .
        2  .  .  H  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    assert drawn(bare, red="OBSERVE", blue="COMMANDER").do("$OBSERVE e3").next == "blue"


@rule("SW-16.9")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_public_label_of_a_window(viewer: str) -> None:
    assert forced("p", "PROPHECY").view(viewer).label == "response"
    own = drawn(BOARD, red="PROPHECY").do("+a1")
    assert own.view(viewer).label == "turn" and own.view(viewer).acting == (RED,)
    step = drawn(redrawn(BOARD, b2="W"), red="SACRIFICE").do("$SACRIFICE b2")
    assert step.view(viewer).label == "turn"


SWITCHING = redrawn(BOARD, c2="(S)", h1="(F)", c3=".", c4="w")


@rule("SW-16.9", "SW-16.6", "SW-15.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_switch_window_tells_everybody_the_card_and_the_summoner(viewer: str) -> None:
    table = drawn(SWITCHING, turn="blue", red="SWITCH").do("c4xc2")
    assert table.view(viewer).label == "response"
    assert table.view(viewer).sides[RED].public_cards == ("SWITCH",)
    assert table.seen(viewer, "c2") == "{S}"


@rule("SW-16.10")
@pytest.mark.parametrize(
    ("red", "texts"),
    [("CHAIN", ("g3-f2",)), ("MIMIC", ("g3-f2",)), ("PIERCE", ("g3-f2",)), ("PURSUIT", ("c4xb4",))],
)
def test_passive_cards_open_no_window_and_do_not_show_before_they_act(red: str, texts: tuple[str, ...]) -> None:
    board = redrawn(BOARD, c4="w", b4="W")
    held, bare = drawn(board, turn="blue", red=red).do(*texts), drawn(board, turn="blue", red="SWITCH").do(*texts)
    assert held.next == bare.next == "red"
    assert encoded(held.view("blue")) == encoded(bare.view("blue"))
    assert held.heard("blue") == bare.heard("blue")


@rule("SW-16.14")
@pytest.mark.parametrize(("red", "text"), [("PROPHECY", "+a1"), ("DISGUISE COMMAND", "$COMMAND d1")])
def test_an_own_window_is_invisible_until_it_closes(red: str, text: str) -> None:
    table = drawn(BOARD, red=red)
    before = {viewer: encoded(table.view(viewer)) for viewer in ("blue", "spectator")}
    table.do(text)
    assert table.next == "red:response"
    for viewer, view in before.items():
        assert encoded(table.view(viewer)) == view
        assert table.heard(viewer) == []
    assert table.seen("red", text[-2:]) in ("P", "A")


@rule("SW-16.14")
def test_the_action_and_the_answer_come_as_one_update() -> None:
    table = drawn(BOARD, red="PROPHECY").do("+a1", "!PROPHECY e3")
    assert [write_cell(event.cell) for event in table.heard("blue") if isinstance(event, Revealed)] == ["a1", "e3"]
    assert [write_cell(event.cell) for event in table.heard("red") if isinstance(event, Revealed)] == ["e3"]


@rule("SW-16.14")
def test_an_offer_of_a_draw_does_not_give_an_own_window_away() -> None:
    waiting = drawn(BOARD, red="PROPHECY").do("+a1").by("red", "draw?")
    plain = drawn(BOARD, red="PROPHECY").by("red", "draw?")
    assert encoded(waiting.view("blue")) == encoded(plain.view("blue"))


@rule("SW-16.14", "SW-12.9", "SW-12.8")
@pytest.mark.parametrize(
    ("offers", "seat", "text"), [((), "red", "resign"), ((), "blue", "resign"), (("draw?",), "blue", "draw+")]
)
def test_an_own_window_in_which_the_game_ends_is_told_first(offers: tuple[str, ...], seat: str, text: str) -> None:
    table = drawn(BOARD, red="PROPHECY").do("+a1")
    for offer in offers:
        table.by("red", offer)
    table.by(seat, text)
    told = [type(event).__name__ for event in table.heard("blue")]
    assert told == ["Acted", "Revealed", "Acted", "Ended"]
    assert [type(event).__name__ for event in table.heard("spectator")] == told
    assert [type(event).__name__ for event in table.heard("red")] == ["Acted", "Ended"]


@rule("SW-11.71", "SW-16.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_which_piece_is_inside_a_double_action(viewer: str) -> None:
    table = drawn(redrawn(BOARD, b2="W"), red="SACRIFICE")
    assert table.view(viewer).stepping == -1
    assert table.do("$SACRIFICE b2").view(viewer).stepping == read_cell("b2")
    assert table.do("b2-b3").view(viewer).stepping == read_cell("b3")
    assert table.do(".").view(viewer).stepping == -1


@rule("SW-9.3")
def test_to_decline_a_summon_card_says_what_is_given_up() -> None:
    table = forced("p", "PROPHECY")
    decision = GAME.decision(table.state, Seat(BLUE))
    assert decision is not None
    lost = {option.notation: [each.words["card"] for each in option.dangers or ()] for option in decision.options}
    assert lost.pop(".") == ["@card-PROPHECY"]
    assert not any(lost.values())
    (only,) = (GAME.decision(forced("p", "CHAIN").state, Seat(BLUE)) or decision).options
    assert not only.dangers, "there is nothing to give up"
