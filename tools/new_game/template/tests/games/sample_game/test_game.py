"""What no vector can show: who is told what, the notation, the dump, the bots, the content."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.notation import check_form, check_garbled, check_universe, check_verbs
from tests.rules import rule
from warbook.bots import make_bot
from warbook.games.sample_game.content.checks import check
from warbook.games.sample_game.content.reading import read_content
from warbook.games.sample_game.content.schema import Side
from warbook.games.sample_game.game import SampleGame
from warbook.games.sample_game.present.events import Hid, Searched
from warbook.games.sample_game.present.view import SampleGameView
from warbook.games.sample_game.state import SampleGameState
from warbook.kernel.api import SPECTATOR, Refusal, Seat
from warbook.kernel.rng import seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Event

GAME = SampleGame()
RED, BLUE = Seat(0), Seat(1)


def played(*moves: str) -> tuple[SampleGameState, list[Event]]:
    """A game after these moves, each by the side that is asked, and what the last one did."""
    state = GAME.setup("standard", 2, {}, 1)
    events: list[Event] = []
    for text in moves:
        done = step(GAME, state, GAME.read(text, GAME.acting(state)[0]))
        assert not isinstance(done, Refusal), done.rule
        events = done.events
    return state, events


def seen(state: SampleGameState, seat: Seat) -> SampleGameView:
    view = GAME.view(state, seat)
    assert isinstance(view, SampleGameView)
    return view


@rule("QZ-2.3")
def test_where_a_banner_lies_is_told_to_its_owner_alone() -> None:
    state, events = played("hide a1")
    told = {seat: [GAME.redact(event, seat) for event in events] for seat in (RED, BLUE, SPECTATOR)}
    assert [event for event in told[RED] if event] == [Hid(rule="QZ-2.2", seat=0, cell=0)]
    assert [event for event in told[BLUE] if event] == [event for event in told[SPECTATOR] if event]
    assert [event for event in told[BLUE] if event] == [Hid(rule="QZ-2.2", seat=0)]
    assert (seen(state, RED).sides[0].banner, seen(state, BLUE).sides[0].banner) == (0, -1)


@rule("QZ-2.3", "QZ-3.4")
def test_a_world_has_the_banner_where_nobody_has_searched() -> None:
    state, events = played("hide a1", "hide c3", "go b2", "go a3", "go b3")
    assert Searched(rule="QZ-3.4", seat=0, cell=5) in events
    worlds = [GAME.determinize(state, RED, seeded(number)) for number in range(40)]
    assert {int(world.banner[1]) for world in worlds} == {2, 8}, "a3 and c3 are left"
    assert {int(world.banner[0]) for world in worlds} == {0}, "Red knows its own"


@rule("QZ-4.4")
def test_everything_is_shown_when_the_game_is_over() -> None:
    state, _ = played("hide a1", "hide b3", "go b2", "go c3", "go b3")
    assert state.over and GAME.returns(state) == [1.0, 0.0]
    assert [side.banner for side in seen(state, SPECTATOR).sides] == [0, 5]


def test_every_action_has_a_text_of_its_own() -> None:
    forms = ["hide a1", "go b2", "resign", "flag"]
    for text in forms:
        check_form(GAME.read, GAME.write, text)
    check_verbs(GAME.read, forms, GAME.verbs)
    check_universe(GAME.read, GAME.write, GAME.spans)


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "garbled-empty"), ("dance", "garbled-move"), ("go", "garbled-form"), ("go z9", "garbled-cell")],
)
def test_a_garbled_action_is_told_in_words(text: str, key: str) -> None:
    check_garbled(GAME.read, "warbook.games.sample_game", text, key)


BAD_DUMPS: dict[str, tuple[dict[str, object], str]] = {
    "both on one cell": ({"scout": [3, 3]}, "scout: both stand on the same cell"),
    "a banner abroad": ({"banner": [4, 8]}, "banner: one does not lie at home"),
    "a banner that was searched": ({"searched": 1}, "searched: a banner lies on a searched cell"),
    "an unknown question": ({"stack": [[7, 0, 0, 0, 0]]}, "stack: a frame is of no kind"),
    "no question": ({"stack": []}, "stack: a game that goes on asks one question"),
    "an unknown option": ({"options": {"tea": "hot"}}, "option tea: not known"),
}


@pytest.mark.parametrize("name", BAD_DUMPS)
def test_only_a_sound_state_is_loaded(name: str) -> None:
    changes, sentence = BAD_DUMPS[name]
    state, _ = played("hide a1", "hide c3", "go b2")
    told = msgspec.json.decode(GAME.dump(state))
    assert GAME.dump(GAME.load(msgspec.json.encode(told))) == GAME.dump(state)
    with pytest.raises(ValueError, match=f"^not a state of sample-game: {sentence}"):
        GAME.load(msgspec.json.encode({**told, **changes}))


@pytest.mark.parametrize(
    ("scenario", "seats", "options", "sentence"),
    [
        ("chess", 2, {}, "scenario 'chess': sample-game has standard"),
        ("standard", 3, {}, r"3 seats: sample-game is for exactly 2 \(QZ-1.2\)"),
        ("standard", 2, {"turn_limit": "99"}, "option turn_limit: '99' is not a number from 4 to 40"),
    ],
)
def test_a_table_that_cannot_be_is_told(scenario: str, seats: int, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.setup(scenario, seats, options, 1)


@pytest.mark.parametrize("name", ["greedy", "mcts"])
def test_a_bot_takes_the_banner_when_only_one_cell_is_left(name: str) -> None:
    state, _ = played("hide a1", "hide c3", "go b2", "go a3", "go b3", "go a2", "go a3", "go b2", "go b3", "go c2")
    choice = make_bot(name, 1, iterations=400).choose(GAME, GAME.determinize(state, RED, seeded(1)), RED)
    assert GAME.write(choice) == "go c3"


def test_the_content_fits_together() -> None:
    content, places = read_content(), {"seat.red": "board.toml", "seat.blue": "board.toml"}
    check(content, places)
    for change, sentence in (
        ({"blue": Side(9, "b3")}, "board.toml: seat.blue.home: there is no such rank"),
        ({"blue": Side(3, "z9")}, "board.toml: seat.blue.scout: there is no cell z9"),
        ({"blue": Side(1, "b3")}, "board.toml: seat.blue.home: each side has a home rank of its own"),
    ):
        with pytest.raises(ValueError, match=sentence):
            check(msgspec.structs.replace(content, sides={**content.sides, **change}), places)
