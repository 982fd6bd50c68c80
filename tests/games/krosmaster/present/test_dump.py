"""The whole state as JSON and back: nothing is lost, and nothing else is taken for a state."""

import random

import msgspec
import pytest

from tests.games.krosmaster.arenas import GAME, Table, staged
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.scenes.runner import read_action
from warbook.games.krosmaster.scenes.setup import game_of, position
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Refusal
from warbook.kernel.content.vector_files import packaged
from warbook.kernel.run import step
from warbook.kernel.vectors.format import Vector, listed

GAMES = [
    ("duel", {"teams": "random"}),
    ("duel", {"teams": "draft", "scenery": "destructible"}),
    ("duel", {"teams": "custom"}),
    ("free-for-all", {"teams": "free"}),
    ("two-against-two", {"teams": "random"}),
    *((f"tutorial-{number}", {}) for number in range(1, 8)),
]
VECTORS = packaged("warbook.games.krosmaster")


def same(game: KrosmasterArena, state: KrosmasterState) -> KrosmasterState:
    """The state after a dump and a load, which every audience has to see as the same."""
    data = game.dump(state)
    loaded = game.load(data)
    assert game.dump(loaded) == data
    for seat in range(-1, state.seats):
        assert game.view(loaded, seat) == game.view(state, seat)  # type: ignore[arg-type]  # -1 is the spectators
    return loaded


@pytest.mark.compiled
@pytest.mark.parametrize(("scenario", "options"), GAMES)
def test_a_loaded_game_goes_on_as_the_other_one(scenario: str, options: dict[str, str]) -> None:
    chance = random.Random(scenario)
    state = GAME.setup(scenario, GAME.seats(scenario)[0], options, 11)
    loaded = same(GAME, state)
    for place in range(300):
        if state.over:
            break
        seat = chance.choice(GAME.acting(state))
        assert GAME.acting(loaded) == GAME.acting(state)
        legal = GAME.legal(state, seat)
        assert GAME.legal(loaded, seat) == legal
        action = chance.choice(legal)
        GAME.apply(state, action)
        GAME.apply(loaded, action)
        if place % 20 == 0:
            loaded = same(GAME, loaded)
    assert GAME.dump(loaded) == GAME.dump(state)


@pytest.mark.compiled
def test_every_moment_of_every_vector_can_be_dumped() -> None:
    for vector in VECTORS:
        for game, state in moments(vector):
            same(game, state)


def moments(vector: Vector) -> list[tuple[KrosmasterArena, KrosmasterState]]:
    """A vector's states: in the middle of strikes, locks and questions."""
    game, state = game_of(vector), position(vector)
    found = [(game, state.clone())]
    entry = vector.entry("do")
    for text in [] if entry is None else listed(entry, ";"):
        assert entry is not None
        assert not isinstance(step(game, state, read_action(vector, entry, game, state, text)), Refusal)
        found.append((game, state.clone()))
    return found


def test_a_dump_is_canonical() -> None:
    one = staged(red="king D5 dmg=3 +J20 ?G01 ; gobball E5", blue="queen E6", dice="lock wild")
    other = staged(red="king D5 dmg=3 +J20 ?G01 ; gobball E5", blue="queen E6", dice="lock wild")
    assert GAME.dump(one.state) == GAME.dump(other.state)
    assert b" " not in GAME.dump(one.state).replace(b'" ', b"")


def test_what_lies_on_the_stack_is_kept() -> None:
    table = staged(red="kassius E4 ; oscar E5", active="kassius", dice="wild critical-dodge armor lock")
    table.do("cast puff E5")
    again = Table(GAME.load(GAME.dump(table.state)))
    again.do("joker 1 lock", "joker 2 dodge")
    assert (again.cell("oscar"), again.damage("oscar"), again.unrolled) == ("E8", 2, 0)


# one thing of a sound dump changed, and how the refusal begins
BROKEN: dict[str, tuple[dict[str, object], str]] = {
    "a field too many": ({"extra": 1}, "Object contains unknown field `extra`"),
    "a word for a number": ({"ap": "many"}, "Expected `int`, got `str` - at `$.ap`"),
    "too few pieces": ({"kind": [0] * 59}, "Expected `array` of length >= 60 - at `$.kind`"),
    "a cell off the board": ({"cell": [144] + [-1] * 59}, "Expected `int` <= 143 - at `$.cell[0]`"),
    "two pieces on a cell": ({"cell": [5] + [-1] * 7 + [5] + [-1] * 51}, "cell: pieces 0 and 8 stand on one cell"),
    "a piece without a kind": ({"cell": [-1] * 59 + [7]}, "cell: piece 59 cannot stand there"),
    "an unknown kind": ({"kind": [99] + [-1] * 59}, "kind, team, stack_of_cards: a piece is none of the content's"),
    "an unknown token": ({"held": [[60]] + [[]] * 15}, "held, piles: a reward token is none of the content's"),
    "a token twice": ({"held": [[3, 3]] + [[]] * 15}, "held, piles: a reward token lies in two places"),
    "an unknown token in the shop": ({"shop": [60, 0, 0, 0, 0, 0]}, "shop: a reward token is none of the content's"),
    "too few tokens": ({"up": [0]}, "up, known: there are 60 tokens"),
    "an unknown scenario": ({"scenario": "chess"}, "scenario 'chess'"),
    "an unknown option": ({"options": {"tea": "hot"}}, "option tea: not known"),
    "a seat too many": ({"seats": 4}, "timeline, starts, team: there is one for each seat"),
    "a seat twice": ({"order": [0, 0]}, "order: each seat is there once"),
    "an unknown frame": ({"stack": [[31, 0, 0, 0, 0]]}, "stack: a frame is of no kind or of no seat"),
    "nothing to resolve": ({"stack": []}, "stack: only a game that is over has nothing left to resolve"),
    "no question": ({"stack": [[22, 0, 0, 0, 0]]}, "stack: the last frame asks no question"),
    "a garbled board": ({"arena": -1, "board": ["..x"]}, "board: 'x' is no sign of one"),
    "a crooked board": ({"arena": -1, "board": ["...", ".."]}, "board: it has at most 12 rows and columns"),
    "an arena that is not there": ({"arena": 9}, "arena: it is none of the content's"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_anything_else_is_refused_with_its_place(name: str) -> None:
    changes, sentence = BROKEN[name]
    told = msgspec.json.decode(GAME.dump(staged(red="king D5", blue="queen E6").state))
    with pytest.raises(ValueError) as caught:
        GAME.load(msgspec.json.encode({**told, **changes}))
    assert str(caught.value).startswith(f"not a state of krosmaster-arena: {sentence}")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b'{"scenario": "duel"}', b"\xff"])
def test_other_data_is_no_state(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"^not a state of krosmaster-arena: "):
        GAME.load(data)
