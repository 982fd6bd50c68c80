"""Tiles on the grid: their forms, where they fit, what they touch."""

from __future__ import annotations

import pytest

from tests.games.kingdom.random_games import tables
from warbook.games.kingdom.board.shapes import BITS, Form, Polyomino, is_one_group, side_touched

PRINTED = {
    "I1": ["#", "#", "#", "#"],
    "I2": ["#/#", "##", "#/#", "##"],
    "I3": ["#/#/#", "###", "#/#/#", "###"],
    "I4": ["#/#/#/#", "####", "#/#/#/#", "####"],
    "L3": ["#./##", "##/#.", "##/.#", ".#/##"],
    "L4": ["#./#./##", "###/#..", "##/.#/.#", "..#/###"],
    "T4": ["###/.#.", ".#/##/.#", ".#./###", "#./##/#."],
    "O4": ["##/##", "##/##", "##/##", "##/##"],
    "P5": ["##/##/#.", "###/.##", ".#/##/##", "##./###"],
    "V5": ["#../#../###", "###/#../#..", "###/..#/..#", "..#/..#/###"],
    "R6": ["###/###", "##/##/##", "###/###", "##/##/##"],
}


def shape(name: str) -> Polyomino:
    """A tile of the box."""
    return next(each for each in tables().shapes if each.name == name)


def drawn(form: Form) -> str:
    """A form in the notation of the rules."""
    rows = max(row for row, _ in form.squares) + 1
    columns = max(column for _, column in form.squares) + 1
    return "/".join("".join("#" if (r, c) in form.squares else "." for c in range(columns)) for r in range(rows))


@pytest.mark.parametrize("name", PRINTED)
def test_a_tile_turns_as_printed(name: str) -> None:
    found = shape(name)
    assert [drawn(found.forms[found.after[turns]]) for turns in range(4)] == PRINTED[name]


def test_forms_are_all_different() -> None:
    for found in tables().shapes:
        assert len({drawn(form) for form in found.forms}) == len(found.forms)
    assert [len(shape(name).forms) for name in ("I1", "I2", "L3", "T4", "L4", "P5", "O4")] == [1, 2, 4, 4, 8, 8, 1]


def test_a_standing_domino_has_twenty_places() -> None:
    domino = shape("I2").forms[shape("I2").after[0]]
    assert len(domino.anchors) == 20
    assert all(domino.masks[anchor] == 0 for anchor in range(20, 25))


def test_a_group_hangs_together_by_corners() -> None:
    assert is_one_group(BITS[0] | BITS[6] | BITS[12] | BITS[18])
    assert not is_one_group(BITS[0] | BITS[1] | BITS[18] | BITS[19])


def test_a_tile_touches_one_side_of_a_base() -> None:
    block = 5  # rows and columns 1 and 2
    assert side_touched(block, BITS[1]) == 0
    assert side_touched(block, BITS[8] | BITS[13]) == 1
    assert side_touched(block, BITS[16]) == 2
    assert side_touched(block, BITS[5]) == 3
    assert side_touched(block, BITS[0]) == -1
    assert side_touched(block, BITS[24]) == -1
