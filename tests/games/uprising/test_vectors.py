"""Every vector of Elemental Uprising holds, and can be shown moment by moment."""

from __future__ import annotations

import pytest

from tests.games.vectors import check_cases, check_files, check_numbers, example_of_the_guide
from tests.rules import rule
from warbook.games.kingdom.census import miscount
from warbook.games.kingdom.dump import dump, load
from warbook.games.kingdom.uprising.examples import played, whole
from warbook.games.kingdom.uprising.referee import examine, the_game
from warbook.kernel.vectors import Vector, listed, packaged, read_vectors

VECTORS = packaged("warbook.games.kingdom.uprising")
OF_THE_RULES = 60  # all worked examples of the specification


@pytest.mark.compiled
@pytest.mark.parametrize("vector", [pytest.param(v, id=v.id, marks=rule(*v.rules)) for v in VECTORS])
def test_vector(vector: Vector) -> None:
    differences = examine(vector)
    assert not differences, "\n".join([f"{vector.id} {vector.title}", *differences])


def test_every_id_is_there_once() -> None:
    check_numbers(VECTORS, "EU", OF_THE_RULES)


def test_the_cases_of_an_example_follow_one_another() -> None:
    check_cases(VECTORS, "EU")


def test_every_file_of_the_folder_is_run() -> None:
    check_files(VECTORS, "warbook.games.kingdom.uprising")


def test_the_example_of_the_guide_holds() -> None:
    assert examine(example_of_the_guide("EU")) == []


@pytest.mark.parametrize("vector", [pytest.param(vector, id=vector.id) for vector in VECTORS[::5]])
def test_a_vector_is_played_moment_by_moment(vector: Vector) -> None:
    entry = vector.entry("do")
    moments = played(vector)
    assert len(moments) == 1 + len([] if entry is None else listed(entry, ";"))
    for _, _, state in moments:
        assert whole(state).seat == -1
        assert miscount(state) == ""
        data = dump(state)
        game = the_game()
        assert dump(load(game.name, state.tables, game.law, game.terms, data)) == data


HEAD = "id: EU-EX-999\nrules: EU-1.1\nscenario: S1\n"

# a vector that is wrong, and what is said
BROKEN = {
    "before red: bruxa skulls=many\nround: 2\n": "skulls=many",
    "before red: hand ARC1+gilded\nround: 2\n": "'gilded' is not one of tile-2x1, tile-1x1, direct",
    "before red: hand ARC1+direct ARC1+direct\nround: 2\n": "direct is there only once",
    "before blue: alric ; warrior1 t0 99\nbefore trays: I01 1/1\nround: 2\n": "there is no such tray",
    "before trays: I01 1/1 tile=11:magic:nobody\nround: 2\n": "'nobody' is neither a hero nor a tower",
    "before trays: I01 1/1 sleepy\nround: 2\n": "'sleepy' is not tile=00,01:magic",
    "state: gold=13\nround: 2\n": "gold: the game does not allow so many or so few",
    "before tokens: tulip r1c2\nround: 2\n": "one of magic, fire, frost, sun, gale, volcano",
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_position_that_cannot_be_is_named(text: str) -> None:
    (vector,) = read_vectors(HEAD + text, "broken.txt")
    with pytest.raises(ValueError) as caught:
        examine(vector)
    assert BROKEN[text] in str(caught.value)
