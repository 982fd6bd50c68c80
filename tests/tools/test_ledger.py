"""A soak that is cut short goes on where it was."""

from pathlib import Path

import pytest

from tools.ledger import Ledger, code_hash


def kept(path: Path, code: str = "x") -> list[int]:
    return Ledger[int](path, code).kept


def test_results_are_there_again(tmp_path: Path) -> None:
    file = tmp_path / "games"
    ledger = Ledger[int](file, "x")
    ledger.add(1)
    ledger.add(2)
    assert kept(file) == [1, 2]


def test_a_result_that_was_torn_off_is_left_out_and_the_next_is_not_lost(tmp_path: Path) -> None:
    file = tmp_path / "games"
    ledger = Ledger[str](file, "x")
    ledger.add("one")
    ledger.add("a longer one")
    file.write_bytes(file.read_bytes()[:-4])
    again = Ledger[str](file, "x")
    assert again.kept == ["one"]
    again.add("three")
    assert Ledger[str](file, "x").kept == ["one", "three"]


def test_games_of_other_code_are_not_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "games"
    Ledger[int](file, "x").add(1)
    with pytest.raises(ValueError, match="games: these games were played by other code"):
        kept(file, "y")
    assert kept(file) == [1], "nothing is lost"


def test_every_game_has_a_number_of_its_own() -> None:
    meeple, rift = code_hash("warbook.games.meeple"), code_hash("warbook.games.kingdom.rift")
    assert meeple == code_hash("warbook.games.meeple") != rift
    assert len(meeple) == 64
