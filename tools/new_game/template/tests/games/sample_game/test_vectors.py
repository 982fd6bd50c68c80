"""Every vector of Sample Game holds, and what is wrong in one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import warbook.games.sample_game
from tests.games.vectors import VectorTests
from warbook.games.sample_game.scenes.examples import played, whole
from warbook.games.sample_game.scenes.runner import examine
from warbook.games.sample_game.state import SampleGameState
from warbook.kernel.api import Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector, read_vectors


class TestVectors(VectorTests[SampleGameState]):
    package = "warbook.games.sample_game"
    prefix = "QZ"
    of_the_rules = 6
    guide = Path(warbook.games.sample_game.__file__).parent / "README.md"

    def examine(self, vector: Vector) -> list[str]:
        return examine(vector)

    def played(self, vector: Vector) -> list[tuple[Action | None, Step | None, SampleGameState]]:
        return played(vector)

    def check_moment(self, state: SampleGameState) -> None:
        assert whole(state).seat == -1


BOARD = ["3 !.  .  .", "2  .  .  b", "1  .  R !.", "   a  b  c"]


def built(*lines: str, board: list[str] = BOARD) -> Vector:
    return read_vectors("\n".join(["id: QZ-EX-999", "rules: QZ-3.2", *lines, "before:", *board, "next: red"]), "x.txt")[
        0
    ]


# lines that are wrong in one thing, and what is told
WRONG = {
    "legal": (["legal: go b3"], "x.txt:3: legal: expected go b3 to be legal; found go b3 refused by QZ-3.2"),
    "result": (["do: go b2", "result: draw (drawn)"], "x.txt:4: result: expected draw (drawn); found ongoing"),
    "view": (["do: go b2", "view red:", *BOARD], "x.txt:4: view red: expected '!. ' on a3, ' R ' on b1, ' . ' on b2; "),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_differs_is_told(name: str) -> None:
    lines, sentence = WRONG[name]
    assert examine(built(*lines))[0].startswith(sentence)


# what cannot be set up or read at all
BROKEN = {
    "no such side": (["turn: green"], BOARD, "x.txt:3: turn: 'green' is not a side: red or blue"),
    "a garbled cell": ([], ["3 ?.  .  .", *BOARD[1:]], "x.txt:3: before: '?. ' on a3 is not like"),
    "two scouts": ([], [BOARD[0], "2  .  b  b", *BOARD[2:]], "x.txt:3: before: each side has exactly one scout"),
    "a banner abroad": ([], [BOARD[0], "2 !.  .  b", *BOARD[2:]], "x.txt:3: before: a banner lies on a home cell"),
    "a searched middle": ([], [BOARD[0], "2  .x .  b", *BOARD[2:]], "x.txt:3: before: a2 cannot have been searched"),
    "found in vain": ([], ["3 !.x .  .", *BOARD[1:]], "x.txt:3: before: a cell with a banner has not been searched"),
    "an unknown fact": (["state: mood=1"], BOARD, "x.txt:3: state: mood=1: what can be told is turns"),
    "an unknown option": (["options: tea=hot"], BOARD, "x.txt:3: options: option tea: not known"),
    "an unknown viewer": (["view green:", *BOARD], BOARD, "x.txt:3: view green: 'green' is not a viewer"),
    "an unknown ending": (["result: red wins (luck)"], BOARD, "x.txt:3: result: 'red wins (luck)' is not ongoing"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_vector_is_named_with_its_line(name: str) -> None:
    lines, board, sentence = BROKEN[name]
    with pytest.raises(ValueError) as caught:
        examine(built(*lines, board=board))
    assert str(caught.value).startswith(sentence)
