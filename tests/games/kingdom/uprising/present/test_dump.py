"""Saved states of Elemental Uprising: what only this game has, and what cannot be."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.kingdom.boards import GAME as RIFT
from tests.games.kingdom.uprising.boards import GAME, staged
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.state import KingdomState

SCENE = {
    "red": "bruxa r1c2 skulls=2 ; hand ARC1+direct MAG2+precise+tile-2x1:SE",
    "blue": "alric r4c3 ; warrior1 t0 22 ; warrior2 r4c3",
    "trays": "I01 1/1 frozen tile=11:magic:bruxa ; I05 1/4 cursed charged",
    "towers": "SOL1 a N ; ARC2+site b E",
    "gold": 7,
}


@rule("EU-37.1", "EU-11.15")
def test_all_that_is_told_comes_back() -> None:
    state = staged(**SCENE).state
    told = msgspec.json.decode(GAME.dump(state))
    assert told["gold"] == 7 and sum(told["skulls"]) == 2 and sorted(told["marked"])[-1] >= 0
    assert [mark for mark in told["marks"] if mark] == [1, 12]
    assert told["tiles"][0][0] >> 27 > 0, "whose the tile is"
    other = GAME.load(GAME.dump(state))
    assert GAME.dump(other) == GAME.dump(state)
    assert list(other.pointing) == list(state.pointing) and other.sold == state.sold != 0


@rule("EU-37.1")
def test_nothing_may_be_left_out_in_any_game_of_the_family() -> None:
    told = msgspec.json.decode(GAME.dump(staged(**SCENE).state))
    assert set(told) == set(msgspec.json.decode(RIFT.dump(RIFT.setup("RS01", 2, {}, 1))))
    for name in told:
        with pytest.raises(ValueError, match=f"Object missing required field `{name}`"):
            GAME.load(msgspec.json.encode({other: told[other] for other in told if other != name}))


@rule("EU-37.1")
def test_a_clone_shares_nothing_that_is_changed_in_place() -> None:
    state = staged(**SCENE).state
    copy = state.clone()
    columns = [name for name, kind in KingdomState.__annotations__.items() if kind == "vec[i64]"]
    assert {"card", "skulls", "marks", "stickers"} <= set(columns)
    assert [name for name in columns if getattr(copy, name) is getattr(state, name)] == []
    assert GAME.dump(copy) == GAME.dump(state)


BROKEN: dict[str, tuple[dict[str, object], str]] = {
    "too few figures": ({"role": [0] * 8}, "Expected `array` of length >= 16 - at `$.role`"),
    "too few places": ({"built": [NONE] * 32}, "Expected `array` of length >= 60 - at `$.built`"),
    "an unknown card": ({"built": [31] + [NONE] * 59}, "built: a tower is none of the content's"),
    "a site of no map": ({"built": [NONE] * 59 + [0]}, "built: there is no such site"),
    "a tower of nothing": ({"marked": [32] + [NONE] * 31}, "Expected `int` <= 31 - at `$.marked[0]`"),
    "too much gold": ({"gold": 13}, "the team has 13 gold of 12"),
    "a sticker too many": ({"stickers": [2047] + [0] * 31}, "a card of ARC2 has modifications that it cannot have"),
    "a third copy": ({"discards": [0, 0, 0]}, "the horde card I01 is in"),
    "a mark of nobody": ({"skulls": [0] * 17}, "Expected `array` of length <= 16 - at `$.skulls`"),
    "a token in the void": ({"token_cell": [256]}, "Expected `int` <= 255 - at `$.token_cell[0]`"),
    "a token without a kind": ({"token": [99]}, "token: it has no kind, or no place, side or home"),
    "an unknown Rift card": ({"rift_deck": [15]}, "rift_deck, rift_gone: a card is none of the content's"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_anything_else_is_refused_with_its_place(name: str) -> None:
    changes, sentence = BROKEN[name]
    told = msgspec.json.decode(GAME.dump(staged(**SCENE).state))
    with pytest.raises(ValueError) as caught:
        GAME.load(msgspec.json.encode({**told, **changes}))
    assert str(caught.value).startswith(f"not a state of elemental-uprising: {sentence}")
