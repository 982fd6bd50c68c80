"""The whole state as JSON and back: nothing is lost, and nothing else is taken for a state."""

from functools import partial

import msgspec
import pytest

from tests.games.kingdom.random_games import asked, begun, by_verb, law, options, played, tables
from warbook.games.kingdom.apply import apply
from warbook.games.kingdom.frames import DOING, PLACING, SHOT
from warbook.games.kingdom.options import read_terms, settings_for
from warbook.games.kingdom.present.dump import dump, load
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.rng import seeded

SCENARIOS = ["RS02", "RS04", "RS06", "RS08", "RS09", "RS12"]
ANEW = ("terms", "field")  # made anew from scenario and options


def loaded(data: bytes) -> KingdomState:
    """The state of a dump."""
    settings = settings_for(tables(), law(), "two-stars")
    return load("rift-in-time", tables(), law(), partial(read_terms, tables(), settings, "rift-in-time"), data)


def parts(thing: object) -> dict[str, object]:
    """All attributes of an attack or of something that is being carried out."""
    names = [name for name in dir(thing) if not name.startswith("_") and name != "copy"]
    return {name: getattr(thing, name) for name in names}


def column(state: KingdomState, name: str) -> object:
    """An attribute of a state, to be compared with that of another one."""
    found = getattr(state, name)
    if name in ("volleys", "salvos", "doings"):
        return [parts(each) for each in found]
    return list(found) if KingdomState.__annotations__[name] == "vec[i64]" else found


def same(state: KingdomState) -> KingdomState:
    """The state after a dump and a load: every part of it is there again."""
    data = dump(state)
    other = loaded(data)
    assert dump(other) == data
    for name in KingdomState.__annotations__:
        assert name in ANEW or column(other, name) == column(state, name), name
    return other


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_loaded_game_goes_on_as_the_other_one(scenario: str) -> None:
    seats = 1 + SCENARIOS.index(scenario) % 4
    rng, state = seeded(seats), begun(scenario, seats, "two-stars", seats)
    other = same(state)
    for place in range(400):
        if state.over:
            break
        seat = asked(state)[place % len(asked(state))]
        legal = options(state, seat)
        assert options(other, seat) == legal
        action = by_verb(legal, rng)
        apply(state, action)
        apply(other, action)
        if place % 3 == 0:
            other = same(other)
    assert dump(other) == dump(state)


def test_attacks_and_abilities_in_progress_are_kept() -> None:
    kinds: set[int] = set()
    for scenario in ("RS06", "RS09", "RS11"):
        for state in played(begun(scenario, 3, "one-star", 4), 4):
            if state.volleys or state.doings:
                kinds |= {frame.kind for frame in state.stack}
                same(state)
    assert kinds >= {DOING, PLACING, SHOT}


def test_a_dump_is_canonical() -> None:
    assert dump(begun("RS05", 2)) == dump(begun("RS05", 2))
    assert b" " not in dump(begun("RS05", 2))


# one thing of a sound dump changed, and how the refusal begins
BROKEN: dict[str, tuple[dict[str, object], str]] = {
    "a field too many": ({"extra": 1}, "Object contains unknown field `extra`"),
    "a word for a number": ({"hearts": "many"}, "Expected `int`, got `str` - at `$.hearts`"),
    "too few trays": ({"card": [0] * 31}, "Expected `array` of length >= 32 - at `$.card`"),
    "an unknown card": ({"ghosts": [999]}, "card, decks, ghosts, discards: a card is none of the content's"),
    "a boss's card": ({"card": [-1] * 31 + [91]}, "card, boss_health: a health card is none of the boss's"),
    "a boss's action": ({"boss_deck": [0]}, "boss_deck, boss_drawn: a card is none of the boss's"),
    "too many decks": ({"decks": [[], [], [], [], []]}, "decks, opens: there is one for each route"),
    "no route": ({"route": [9] * 32}, "route, index: a tray stands on no route"),
    "no such place": ({"index": [99] * 32}, "route, index: a tray stands on no route"),
    "an unknown tower": ({"built": [20] + [-1] * 59}, "built: a tower is none of the content's"),
    "an unknown site": ({"built": [-1] * 59 + [0]}, "built: there is no such site"),
    "an unknown figure": ({"role": [0] * 15 + [1]}, "role: a figure is none of the content's"),
    "an unknown spell": ({"spells": 64}, "spells: one of them is none of the content's"),
    "no tray": ({"tray": [30] + [-1] * 15}, "tray: a figure stands on a tray that is not there"),
    "no place on the tray": ({"tray": [0] + [-1] * 15}, "block: a figure on a tray has a place there"),
    "a ghost nowhere": ({"shaken": [9000]}, "shaken: there is no such place"),
    "an unknown scenario": ({"scenario": "RS99"}, "scenario 'RS99'"),
    "an unknown option": ({"options": {"tea": "hot"}}, "option tea: not known"),
    "an unknown frame": ({"stack": [[99, 0, 0, 0, 0]]}, "stack: a frame is of no kind or of no seat"),
    "a frame of nobody": ({"stack": [[4, 2, 0, 0, 0]]}, "stack: a frame is of no kind or of no seat"),
    "nothing to resolve": ({"stack": []}, "stack: only a game that is over has nothing left to resolve"),
    "no question": ({"stack": [[30, 0, 0, 0, 0]]}, "stack: the last frame asks no question"),
    "no attack": ({"stack": [[44, 0, 0, 0, 0], [5, 0, 0, 0, 0]]}, "volleys: there is one for each attack"),
    "no ability": ({"stack": [[43, 0, 0, 0, 0], [11, 0, 0, 0, 0]]}, "doings: there is one for each on the stack"),
    "a soldier too few": ({"spare": 11}, "there are 11 soldiers instead of 12"),
    "a tower too few": ({"supply": [0] * 32}, "there are 0 cards of A1 instead of 4"),
    "a card twice": ({"discards": [3, 3]}, "the horde card H1-04 is in two places"),
    "tiles on each other": ({"tiles": [[3, 6]] + [[]] * 31}, "t0: two pieces lie on one square"),
    "a tile nowhere": ({"tiles": [[]] * 30 + [[3]] + [[]]}, "t30: pieces lie on a tray that is not there"),
    "a hero in the woods": ({"cell": [0] + [-1] * 15}, "alleria: there is no such space on the map"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_anything_else_is_refused_with_its_place(name: str) -> None:
    changes, sentence = BROKEN[name]
    told = msgspec.json.decode(dump(begun("RS02", 2)))
    with pytest.raises(ValueError) as caught:
        loaded(msgspec.json.encode({**told, **changes}))
    assert str(caught.value).startswith(f"not a state of rift-in-time: {sentence}")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b'{"scenario": "RS01"}', b"\xff"])
def test_other_data_is_no_state(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"^not a state of rift-in-time: "):
        loaded(data)
