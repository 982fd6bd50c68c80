"""The notation of actions: short, typed by people, and the same whatever the state."""

import pytest

from tests.games.krosmaster.arenas import GAME, staged
from tests.games.notation import check_form, check_garbled, check_universe, check_verbs, in_english
from tests.rules import rule
from warbook.games.krosmaster.present.notation import read_cell, write_cell
from warbook.games.krosmaster.verbs import BUY, CAST, LAY, MOVE, ONE_OF, PAID_BY, PLACE, USE, WHOLE
from warbook.kernel.api import Seat, arg_of, verb_of
from warbook.kernel.content.rulebook import refusal_key

RED = Seat(0)
PACKAGE = "warbook.games.krosmaster"
FORMS = [
    *("take queen", "back king", "ready", "card anna", "arena pit", "start N", "line-up p3", "place p3 B1"),
    *("joker 1 dodge", "joker 2 critical", "name blue", "lay 1 p3", "lay 2 p15", "sell 2"),
    *("next p17", "bomb p20", "move E4", "cast 1 F6", "cast 3 A12", "break 1 D3", "punch E5", "pick", "gg", "end"),
    *("buy granite-1", "buy gold-2", "buy jade-1 blind", "use 1", "use 3 E5", "use 2 fire E5", "use 1 2"),
    *("locker p9", "axis row", "axis column", "assign p3", "from green", "fallen p3", "resign", "flag"),
]


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read_and_written_the_same(text: str) -> None:
    check_form(GAME.read, GAME.write, text)


def test_there_is_a_form_for_every_verb() -> None:
    check_verbs(GAME.read, FORMS, GAME.verbs)


@pytest.mark.compiled
def test_the_whole_universe_of_actions_can_be_written_and_read() -> None:
    check_universe(GAME.read, GAME.write, GAME.spans)


@rule("KA-2.3")
def test_cells_are_columns_and_rows_from_the_top_left() -> None:
    assert [read_cell(text) for text in ("A1", "L1", "A2", "L12", "e4")] == [0, 11, 12, 143, 40]
    assert [write_cell(cell) for cell in (0, 11, 12, 143)] == ["A1", "L1", "A2", "L12"]


@pytest.mark.parametrize(
    ("text", "verb", "arg"),
    [
        ("move E4", MOVE, 40),
        ("CAST 2 e4", CAST, 144 + 40),
        ("place p3 B1", PLACE, 3 * 144 + 1),
        ("lay 2 p3", LAY, 64 + 3),
        ("buy granite-2", BUY, 1),
        ("buy gold-2 blind", BUY, 11),
        ("use 2", USE, 1024 + WHOLE),
        ("use 1 1", USE, ONE_OF),
        ("use 1 2", USE, ONE_OF + 1),
        ("use 1 blue", USE, PAID_BY + 1),
        ("use 1 A1", USE, 0),
        ("use 1 B1", USE, 1),
        ("use 1 water E5", USE, 144 + 52),
        ("use 1 fire E5", USE, 4 * 144 + 52),
    ],
)
def test_what_is_said_is_what_is_meant(text: str, verb: int, arg: int) -> None:
    action = GAME.read(text, RED)
    assert (verb_of(action), arg_of(action)) == (verb, arg)


def test_a_zone_may_be_called_by_its_number() -> None:
    assert GAME.write(GAME.read("start 3", RED)) == "start S"


GARBLED = {
    "": "garbled-empty",
    "   ": "garbled-empty",
    "dance": "garbled-move",
    "E4": "garbled-move",
    "move": "garbled-form",
    "pick up": "garbled-form",
    "cast 1": "garbled-form",
    "use": "garbled-form",
    "place p3": "garbled-form",
    "move Z9": "garbled-cell",
    "move E13": "garbled-cell",
    "move E4 E5": "garbled-cell",
    "cast 18 E4": "garbled-number",
    "cast 0 E4": "garbled-number",
    "lay 3 p1": "garbled-number",
    "lay 1 king": "garbled-piece",
    "next p64": "garbled-piece",
    "use x": "garbled-number",
    "use 13": "garbled-number",
    "use 1 wood E5": "garbled-use",
    "take nobody": "garbled-name",
    "joker 1 wild": "garbled-name",
    "buy granite-3": "garbled-name",
    "buy granite-1 twice": "garbled-name",
    "name purple": "garbled-name",
    "axis diagonal": "garbled-name",
    "start X": "garbled-name",
}


@pytest.mark.parametrize("text", GARBLED)
def test_a_garbled_action_is_told_in_every_language(text: str) -> None:
    check_garbled(GAME.read, PACKAGE, text, GARBLED[text])


def test_a_mistake_names_the_form_or_the_choices() -> None:
    assert "cast 1 F6" in in_english(GAME.read, PACKAGE, "cast 1")
    assert "critical, armor, lock, dodge" in in_english(GAME.read, PACKAGE, "joker 1 wild")


def test_legal_actions_are_typed_as_they_are_listed() -> None:
    table = staged(red="king D5 -J02 ; gobball E5", blue="queen D6", active="king", ground="1 D5")
    texts = table.legal()
    assert texts == [
        *("move D4", "move C5"),
        *("cast 1 E5", "cast 1 D6"),
        *("punch D6", "pick", "use 1", "end"),
    ]
    for text in texts:
        assert table.why(text) == ""


@rule("KA-19.11", "KA-27.2")
@pytest.mark.parametrize("text", ["use 1", "use 1 1", "use 1 2", "use 1 blue"])
def test_a_bare_number_is_never_a_cell(text: str) -> None:
    """A flask in the hand of Anna beside A1: only a cell that is written as one is a target."""
    table = staged(red="anna A2 -G05", blue="bill L1")
    refusal = GAME.refuse(table.state, GAME.read(text, RED))
    assert refusal is not None and refusal_key(refusal) == "refused-KA-27-2-cell"
    assert GAME.refuse(table.state, GAME.read("use 1 A1", RED)) is None
    assert GAME.write(GAME.read("use 1 A1", RED)) == "use 1 A1"
