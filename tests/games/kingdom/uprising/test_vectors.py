"""Every vector of Elemental Uprising holds, and can be shown moment by moment."""

from __future__ import annotations

import pytest

from tests.games.kingdom.vectors import check_kept
from tests.games.vectors import VectorTests
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.uprising.scenes.examples import played, whole
from warbook.games.kingdom.uprising.scenes.runner import examine, the_game
from warbook.kernel.api import Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector, read_vectors


class TestVectors(VectorTests[KingdomState]):
    package = "warbook.games.kingdom.uprising"
    prefix = "EU"
    of_the_rules = 60

    def examine(self, vector: Vector) -> list[str]:
        return examine(vector)

    def played(self, vector: Vector) -> list[tuple[Action | None, Step | None, KingdomState]]:
        return played(vector)

    def check_moment(self, state: KingdomState) -> None:
        assert whole(state).seat == -1
        check_kept(the_game(), state)


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
