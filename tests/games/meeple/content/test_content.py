"""Meeple War's content, and what its set-up makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.meeple.test_random_play import TABLES, begun
from warbook.games.meeple.content.reading import read_content
from warbook.games.meeple.content.schema import ActionWord
from warbook.games.meeple.content.tables import ACTIONS
from warbook.games.meeple.frames import BACK, LEFT, RIGHT, SLOTS


def test_there_are_36_tiles_of_which_11_are_for_the_set_up() -> None:
    kinds = [tile.kind for tile in read_content().tiles.values() for _ in range(tile.count)]
    assert len(kinds) == 36
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counts == {
        "tower": 5,
        "shield": 1,
        "forge": 1,
        "village": 3,
        "hut": 2,
        "cave": 2,
        "altar": 2,
        "tunnel": 3,
        "blank": 17,
    }
    assert sum(bool(letter) for letter in TABLES.letters) == 11


def test_every_action_is_on_some_building() -> None:
    drawn = {end.action for building in read_content().buildings.values() for end in building.ends}
    assert drawn == set(ACTIONS) and len(drawn) == 13
    word: ActionWord = "build"
    assert word in drawn


@pytest.mark.parametrize(("seats", "laid", "supply"), [(2, 3, 33), (3, 7, 29), (4, 10, 26)])
def test_the_set_up_map(seats: int, laid: int, supply: int) -> None:
    state = begun("normal", seats, 1)
    assert sum(int(placed) for placed in state.placed) == laid and len(state.supply) == supply
    assert [(int(state.reserve[seat]), int(state.depot[seat])) for seat in range(seats)] == [(10, 2)] * seats


def test_the_quick_game_gives_two_more_buildings_in_turn_order() -> None:
    state = begun("quick", 3, 4)
    names = TABLES.building_names
    for place, (left, right) in enumerate((("pilots", "factory"), ("catapult", "guild"), ("school", "monastery"))):
        village = SLOTS * ((state.first + place) % 3)
        assert names[state.building[village + LEFT]] == left
        assert names[state.building[village + RIGHT]] == right
        assert state.building[village + BACK] == -1


PACK = 'name = "Test"\nversion = "1"\n'


MISTAKES = [
    ("tiles.toml", '[tile.T90]\nkind = "blank"\ncount = 60\nsource = "t"\n', "numbers.toml: numbers: there are 96"),
    (
        "tiles.toml",
        '[tile.T36]\nkind = "blank"\ncount = 1\nforest = [7]\nsource = "t"\n',
        "p/tiles.toml: tile.T36.forest",
    ),
    ("tokens.toml", '[token.U1]\nbonus = "gold"\nsource = "t"\n', "p/tokens.toml: token.U1.bonus: Invalid enum"),
    ("numbers.toml", "[numbers]\nmeeples = 2\n", "p/numbers.toml: numbers: Object missing required field workers"),
    ("maps.toml", '[map.5]\na = []\nb = []\nc = []\nvillages = []\nsource = "t"\n', "p/maps.toml: map.5: a map is"),
]


@pytest.mark.parametrize(("file", "text", "sentence"), MISTAKES)
def test_a_mistake_in_a_pack_is_one_sentence(tmp_path: Path, file: str, text: str, sentence: str) -> None:
    folder = tmp_path / "p"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK)
    (folder / file).write_text(text)
    with pytest.raises(ValueError) as told:
        read_content([folder])
    assert str(told.value).startswith(sentence) and "\n" not in str(told.value)


def test_a_pack_changes_a_building(tmp_path: Path) -> None:
    folder = tmp_path / "p"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK)
    (folder / "buildings.toml").write_text(
        '[building.catapult]\ndefence = 3\nsite-defence = 2\nbuild = 3\nsource = "test"\n'
        'ends = [{ steps = ["a", "E1"], action = "bomb" }]\n'
    )
    content = read_content([folder])
    assert content.buildings["catapult"].defence == 3 and content.hash != read_content().hash
