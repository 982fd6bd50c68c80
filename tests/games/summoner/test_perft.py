"""Legal lists counted out from fixed positions."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from tests.games.summoner.boards import GAME, drawn
from warbook.games.summoner.state import SummonerState
from warbook.kernel.run import perft

pytestmark = pytest.mark.compiled


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and its counts; without a board, the game's first state."""

    name: str
    counts: list[int]
    board: str = ""
    turn: str = "red"
    turns: tuple[int, int] | None = None
    red: str = ""
    blue: str = ""

    def state(self) -> SummonerState:
        """The position itself."""
        if not self.board:
            return GAME.setup("standard", 2, {}, 0)
        return drawn(self.board, self.turn, self.red, self.blue, turns=self.turns).state


def positions() -> list[Position]:
    """What perft.toml holds."""
    text = (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["position"], list[Position])


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_the_sequences_of_decisions_are_as_many_as_they_were(position: Position) -> None:
    state = position.state()
    assert position.counts, "nothing to compare with"
    assert [perft(GAME, state, depth + 1) for depth in range(len(position.counts))] == position.counts
