"""The whole state as JSON and back: nothing is lost, and nothing else is taken for a state."""

import random

import msgspec
import pytest

from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.scenes.examples import played
from warbook.games.meeple.scenes.positions import Scene, stage
from warbook.games.meeple.state import MeepleState
from warbook.kernel.content.vector_files import packaged

GAME = MeepleWar()
WAYS = [(scenario, seats) for scenario in ("normal", "quick") for seats in (2, 3, 4)]
DERIVED = ("near", "forest", "gate", "slot_q", "slot_r")  # not dumped, but found again


def same(state: MeepleState) -> MeepleState:
    """The state after a dump and a load, which every audience has to see as the same."""
    data = GAME.dump(state)
    loaded = GAME.load(data)
    assert GAME.dump(loaded) == data
    for seat in range(-1, state.seats):
        assert GAME.view(loaded, seat) == GAME.view(state, seat)  # type: ignore[arg-type]  # -1 is the spectators
    for name in DERIVED:
        assert list(getattr(loaded, name)) == list(getattr(state, name)), name
    return loaded


@pytest.mark.compiled
@pytest.mark.parametrize(("scenario", "seats"), WAYS)
def test_a_loaded_game_goes_on_as_the_other_one(scenario: str, seats: int) -> None:
    chance = random.Random(seats)
    state = GAME.setup(scenario, seats, {"token_windows": "always"}, 11)
    loaded = same(state)
    for place in range(300):
        if state.over:
            break
        seat = GAME.acting(state)[0]
        legal = GAME.legal(state, seat)
        assert GAME.legal(loaded, seat) == legal
        action = chance.choice(legal)
        GAME.apply(state, action)
        GAME.apply(loaded, action)
        if place % 20 == 0:
            loaded = same(loaded)
    assert GAME.dump(loaded) == GAME.dump(state)


@pytest.mark.compiled
def test_every_moment_of_every_vector_can_be_dumped() -> None:
    for vector in packaged("warbook.games.meeple"):
        for _, _, state in played(vector):
            same(state)


def test_a_dump_is_canonical() -> None:
    scene = Scene(orange="0/0 3 ; tokens U1 ; L factory site 1 blue=1", blue="tree 0/0 NW", map="T26 0/-1 +U2")
    assert GAME.dump(stage(GAME.tables, scene)) == GAME.dump(stage(GAME.tables, scene))
    assert b" " not in GAME.dump(stage(GAME.tables, scene))


# one thing of a sound dump changed, and how the refusal begins
TILES = 36
BROKEN: dict[str, tuple[dict[str, object], str]] = {
    "a field too many": ({"extra": 1}, "Object contains unknown field `extra`"),
    "a word for a number": ({"flags": "many"}, "Expected `int`, got `str` - at `$.flags`"),
    "too few slots": ({"building": [0] * 15}, "Expected `array` of length >= 16 - at `$.building`"),
    "too few tiles": (
        {"trees": [0]},
        "q, r, placed, rotation, trees, token, fresh, moved, stepped: there are 36 tiles",
    ),
    "too few meeples": ({"men": [0] * TILES}, "men: there are 4 numbers for each tile"),
    "too few buildings": ({"stock": [0]}, "stock: there is a number for each building of each seat"),
    "an unknown tile": ({"supply": [36]}, "supply, bonuses, shields: a tile is none of the content's"),
    "an unknown token": ({"token": [5] * TILES}, "token: an upgrade token is none of the content's"),
    "an unknown token in hand": ({"pool": 32}, "tokens, pool: an upgrade token is none of the content's"),
    "an unknown altar": ({"altars": 2**36}, "altars: a tile is none of the content's"),
    "an unknown building": ({"building": [10] * 16}, "building: it is none of the content's"),
    "too brave": ({"bravery": [7, 0, 0, 0]}, "bravery: it is higher than the ladder"),
    "nobody's turn": ({"turn": 2}, "turn: nobody's"),
    "an unknown winner": ({"winners": [3]}, "winners: one of them does not play"),
    "an unknown scenario": ({"scenario": "chess"}, "scenario 'chess'"),
    "an unknown option": ({"options": {"tea": "hot"}}, "option tea: not known"),
    "an unknown frame": ({"stack": [[16, 0, 0, 0, 0]]}, "stack: a frame is of no kind or of no seat"),
    "a frame of nobody": ({"stack": [[6, 2, 0, 0, 0]]}, "stack: a frame is of no kind or of no seat"),
    "nothing to resolve": ({"stack": []}, "stack: only a game that is over has nothing left to resolve"),
    "no question": ({"stack": [[22, 0, 0, 0, 0]]}, "stack: the last frame asks no question"),
    "two tiles in a cell": ({"q": [0] * TILES}, "q, r: tile T03 lies on something else"),
    "a meeple nowhere": ({"men": [0] * 143 + [1]}, "men, token: tile T36 is not on the map"),
    "a space too far": ({"space": [4] + [0] * 15}, "space: slot 0 has no such space"),
    "a meeple too many": ({"reserve": [9, 9, 13, 13]}, "seat 0 has 12 meeples instead of 13 (MW-19.1)"),
    "a worker too many": ({"workers": [4, 3, 4, 4]}, "seat 0 has 5 workers instead of 4 (MW-19.2)"),
    "a building too many": ({"stock": [1, 1] + [0] * 8 + [1] + [0] * 29}, "seat 0 has other buildings in the village"),
    "a tile twice": ({"supply": [0]}, "a tile is in two places"),
    "a token twice": ({"tokens": [1, 0, 0, 0]}, "an upgrade token is in two places"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_anything_else_is_refused_with_its_place(name: str) -> None:
    changes, sentence = BROKEN[name]
    told = msgspec.json.decode(GAME.dump(stage(GAME.tables, Scene(phase=2))))
    with pytest.raises(ValueError) as caught:
        GAME.load(msgspec.json.encode({**told, **changes}))
    assert str(caught.value).startswith(f"not a state of meeple-war: {sentence}")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b'{"scenario": "normal"}', b"\xff"])
def test_other_data_is_no_state(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"^not a state of meeple-war: "):
        GAME.load(data)
