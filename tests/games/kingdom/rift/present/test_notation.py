"""The notation of actions: short, typed by people, and the same whatever the state."""

import pytest

from tests.games.kingdom.random_games import tables
from tests.games.notation import check_form, check_garbled, check_universe, check_verbs, garbled
from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import CELLS, WIDTH
from warbook.games.kingdom.present.notation import read, write
from warbook.kernel.api import Action, Seat, arg_of, verb_of

RED = Seat(0)
FORMS = [
    *("hero alleria", "learn 2", "bench malik", "spell rain-of-fire", "close green", "build A1 c N", "build B4b p W"),
    *("pass A1 blue", "pass A3 red b", "activate lilith", "wildcat", "bring ignus r3c4", "cast gem-of-time"),
    *("tile t3 1 f0 12", "tile boss 8 f7 44", "soldier t30 00", "lift boss 23", "move r0c11", "seat 33", "reseat 10"),
    *("attack E", "ability 4 S", "rest", "step r15c15", "choose wildcat", "refresh 1", "copy magnus 3"),
    *("raise M3 yellow", "raise M3 yellow b", "stop", "displace wildcat r2c0", "ghost 2", "ruin a upper"),
    *("take i lower green", "buy D1 red", "done", "resign", "flag", "not-done"),
    # what only the other game of the family asks
    *("give A1 blue", "raise-start A1", "raise-start A3 b", "return B1", "untile t10 43", "mode 2", "gain gold"),
    *("modify #5 blue D1 SW", "attach hand red A1", "attach incoming blue D1 S", "suffer wildcat", "way 86", "raze t3"),
    *("tend 1", "light", "target t10", "sight r5c5", "spend 3", "scatter #10 t21 12", "march #10 r1c2", "stand 13"),
    *("spot r5c5", "shut g"),
]


def read_it(text: str, seat: Seat) -> Action:
    return read(tables(), text, seat)


def write_it(action: Action) -> str:
    return write(tables(), action)


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read_and_written_the_same(text: str) -> None:
    check_form(read_it, write_it, text)


def test_there_is_a_form_for_every_verb() -> None:
    check_verbs(read_it, FORMS, verbs.VERB_NAMES)


def test_the_whole_universe_of_actions_can_be_written_and_read() -> None:
    check_universe(read_it, write_it, verbs.SPANS)


@pytest.mark.parametrize(
    ("text", "verb", "arg"),
    [
        ("build A2 c S", verbs.BUILD, (1 * 20 + 2) * 4 + 2),
        ("BUILD a2 C s", verbs.BUILD, (1 * 20 + 2) * 4 + 2),
        ("pass A3 green b", verbs.PASS, (2 * 4 + 2) * 16 + 1),
        ("pass A3 green a", verbs.PASS, (2 * 4 + 2) * 16),
        ("bring malik r3c4", verbs.BRING, CELLS + 3 * WIDTH + 4),
        ("tile t3 2 f5 21", verbs.TILE, ((3 * 8 + 1) * 8 + 5) * 25 + 11),
        ("tile boss 1 f0 00", verbs.TILE, 31 * verbs.PLACES),
        ("soldier t2 14", verbs.SOLDIER, 2 * 25 + 9),
        ("seat 21", verbs.SEAT, 9),
        ("ability 2 W", verbs.ABILITY, 7),
        ("displace wildcat r1c2", verbs.DISPLACE, 5 * CELLS + WIDTH + 2),
        ("ghost 1", verbs.GHOST, 0),
        ("ruin b upper", verbs.RUIN, 4),
        ("take b lower blue", verbs.TAKE, 3 * 4 + 1),
        ("buy A2 blue", verbs.BUY, 5),
    ],
)
def test_what_is_said_is_what_is_meant(text: str, verb: int, arg: int) -> None:
    action = read(tables(), text, RED)
    assert (verb_of(action), arg_of(action)) == (verb, arg)


GARBLED = {
    "": "garbled-empty",
    "dance": "garbled-move",
    "build": "garbled-form",
    "build A1 c": "garbled-form",
    "done now": "garbled-form",
    "build Z1 c N": "garbled-name",
    "build A1 z N": "garbled-site",
    "build A1 c NE": "garbled-name",
    "pass A1 blue c": "garbled-name",
    "tile t31 1 f0 00": "garbled-tray",
    "tile t0 9 f0 00": "garbled-number",
    "tile t0 1 f8 00": "garbled-name",
    "soldier t0 55": "garbled-square",
    "move 34": "garbled-cell",
    "seat 44": "garbled-square",
    "hero merlin": "garbled-name",
}


@pytest.mark.parametrize("text", GARBLED)
def test_a_garbled_action_is_told_in_every_language(text: str) -> None:
    check_garbled(read_it, "warbook.games.kingdom.rift", text, GARBLED[text])


def test_a_mistake_names_the_form_or_the_choices() -> None:
    told = {text: garbled(read_it, text).words for text in ("build A1", "attack NE", "tile t3 1 f0")}
    assert told["build A1"]["form"] == "build A1 c N"
    assert told["attack NE"]["shown"] == "N, E, S, W"
    assert told["tile t3 1 f0"]["form"] == "tile t3 1 f0 12"
