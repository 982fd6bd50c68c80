"""The notation of Elemental Uprising: names of its content, figures and cards with modifications."""

from __future__ import annotations

import pytest

from tests.games.kingdom.uprising.boards import GAME
from tests.games.notation import check_form, check_universe
from warbook.games.kingdom import verbs

FORMS = [
    *("hero bruxa", "hero alleria", "give ARC1 blue", "raise-start ARC3 b", "return SOL1", "build ARC1 t E"),
    *("build m1 a N", "pass MAG3 blue kept", "pass m11 red", "pass ART1 green c", "mode 2", "modify direct red ARC1"),
    *(
        "modify tile-2x1 blue MAG1 SE",
        "attach incoming red ARC4B",
        "untile boss 3",
        "suffer warrior2",
        "suffer soldiers",
    ),
    *("march warrior1 r3c4", "scatter warrior2 t3 12", "stand 44", "gain crystals", "sight r0c2", "take a third red"),
]


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read_and_written_the_same(text: str) -> None:
    check_form(GAME.read, GAME.write, text)


def test_the_whole_universe_of_actions_can_be_written_and_read() -> None:
    check_universe(GAME.read, GAME.write, verbs.SPANS)
