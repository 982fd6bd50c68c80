"""The notation of actions: short, typed by people, and the same whatever the state."""

import pytest

from tests.games.notation import check_form, check_garbled, check_universe, check_verbs, in_english
from warbook.games.meeple import verbs
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.scenes.names import spoken
from warbook.games.meeple.verbs import TILES
from warbook.kernel.api import Seat, arg_of, verb_of

GAME = MeepleWar()
ORANGE = Seat(0)
PACKAGE = "warbook.games.meeple"
FORMS = [
    *("token U1 T03", "tree T03 NE", "bonus T17 gate", "bonus T17 here", "fork 2", "build F factory L", "deploy F 2"),
    *("reinforce L 3 T01", "airborne B", "stealth L T36", "intimidate R 2 T09 NE", "assemble F 1", "burn B T04"),
    *("convert L orange-F blue", "bomb R purple-B", "productivity L R 0", "upgrade F U5", "drop T03", "spare depot"),
    *("spare T03", "step T03 SE", "cave T22 T05", "tunnel T09 T11", "go-on T10", "altar T24", "kill T05 purple"),
    *("explore 1", "rotate 0", "rotate 5", "battle T05 orange blue", "honour T36", "done", "resign", "flag", "call"),
    "found square B",
]


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read_and_written_the_same(text: str) -> None:
    check_form(GAME.read, GAME.write, text)


def test_there_is_a_form_for_every_verb() -> None:
    check_verbs(GAME.read, FORMS, GAME.verbs)


@pytest.mark.compiled
def test_the_whole_universe_of_actions_can_be_written_and_read() -> None:
    check_universe(GAME.read, GAME.write, GAME.spans)


@pytest.mark.parametrize(
    ("text", "verb", "arg"),
    [
        ("token U2 T03", verbs.TOKEN, TILES + 2),
        ("TREE t02 sw", verbs.PLANT, 1 * 6 + 4),
        ("bonus T17 here", verbs.GAIN, 33),
        ("bonus T17 depot", verbs.GAIN, 32),
        ("build L square B", verbs.BUILD, (0 * 4 + 3) * 4 + 1),
        ("deploy R 4", verbs.DEPLOY, 4 * 4 + 2),
        ("reinforce L 3 T02", verbs.REINFORCE, (3 * TILES + 1) * 4 + 1),
        ("stealth B T02", verbs.STEALTH, 1 * 4 + 3),
        ("intimidate R 2 T09 NE", verbs.INTIMIDATE, ((2 * TILES + 8) * 6 + 1) * 4 + 2),
        ("convert L blue-R orange", verbs.CONVERT, ((4 + 2) * 4 + 0) * 4 + 1),
        ("bomb L blue-R", verbs.BOMB, (4 + 2) * 4 + 1),
        ("productivity L R 3", verbs.PRODUCTIVITY, (3 * 4 + 2) * 4 + 1),
        ("upgrade B U5", verbs.UPGRADE, 4 * 4 + 3),
        ("spare depot", verbs.SPARE, 0),
        ("spare T01", verbs.SPARE, 1),
        ("cave T22 T05", verbs.CAVE, 21 * TILES + 4),
        ("kill T05 purple", verbs.KILL, 4 * 4 + 3),
        ("battle T05 orange green", verbs.BATTLE, 4 * 16 + 2),
        ("explore 2", verbs.EXPLORE, 1),
    ],
)
def test_what_is_said_is_what_is_meant(text: str, verb: int, arg: int) -> None:
    action = GAME.read(text, ORANGE)
    assert (verb_of(action), arg_of(action)) == (verb, arg)


GARBLED = {
    "": "garbled-empty",
    "   ": "garbled-empty",
    "dance": "garbled-move",
    "T03": "garbled-move",
    "step": "garbled-form",
    "step T03": "garbled-form",
    "done now": "garbled-form",
    "deploy 2": "garbled-form",
    "deploy F 9": "garbled-number",
    "deploy X 2": "garbled-name",
    "deploy F two": "garbled-number",
    "step T99 E": "garbled-tile",
    "step T03 N": "garbled-name",
    "step T03 E E": "garbled-name",
    "spare home": "garbled-tile",
    "build F castle L": "garbled-name",
    "bomb L F": "garbled-name",
    "fork E1": "garbled-space",
    "rotate 6": "garbled-space",
    "explore 0": "garbled-number",
    "kill T05 red": "garbled-name",
    "upgrade F U6": "garbled-name",
}


@pytest.mark.parametrize("text", GARBLED)
def test_a_garbled_action_is_told_in_every_language(text: str) -> None:
    check_garbled(GAME.read, PACKAGE, text, GARBLED[text])


def test_a_mistake_names_the_form_or_the_choices() -> None:
    assert "intimidate R 2 T09 NE" in in_english(GAME.read, PACKAGE, "intimidate R 2")
    assert "E, NE, NW, W, SW, SE" in in_english(GAME.read, PACKAGE, "step T03 N")


def test_people_may_name_cells_gates_and_spaces() -> None:
    state = GAME.setup("normal", 2, {}, 1)
    gates = ("T03", "T04") if state.turn == 0 else ("T04", "T03")
    assert spoken(state, "step 0/0 NW") == spoken(state, "step 0,0 NW") == "step T01 NW"
    assert spoken(state, "burn L gate") == f"burn L {gates[0]}"
    assert spoken(state, "burn L gate-blue") == "burn L T04"
    assert spoken(state, "bonus gate gate") == f"bonus {gates[0]} gate"
    assert [spoken(state, f"fork {name}") for name in ("S", "E1", "E3", "2")] == [
        "fork 0",
        "fork 1",
        "fork 3",
        "fork 2",
    ]
