"""The published figures of coverage are counted from what coverage reports."""

from pathlib import Path

import pytest

from tools.coverage import Reached, page, parts, room_of

ROOT = Path(__file__).parents[2]


def test_every_folder_of_tests_is_run_but_the_browser_and_the_attacks() -> None:
    found = [path.relative_to(ROOT / "tests").as_posix() for path in parts(ROOT / "tests")]
    assert {"kernel", "games/summoner", "server/table", "server/test_people.py", "test_readme.py"} <= set(found)
    assert not [name for name in found if name.startswith(("e2e", "attack", "__pycache__"))]
    run = [path for part in parts(ROOT / "tests") for path in ([part] if part.is_file() else part.rglob("test_*.py"))]
    left_out = {path for name in ("e2e", "attack") for path in (ROOT / "tests" / name).rglob("test_*.py")}
    assert sorted(run) == sorted(set((ROOT / "tests").rglob("test_*.py")) - left_out)


@pytest.mark.parametrize(
    ("file", "room"),
    [
        ("src/warbook/kernel/content/texts.py", "kernel"),
        ("src/warbook/games/summoner/cards/spells.py", "games/summoner"),
        ("src/warbook/games/__init__.py", "games"),
        ("src/warbook/_variant.py", "top"),
    ],
)
def test_a_file_counts_for_its_room(file: str, room: str) -> None:
    assert room_of(file) == room


def test_lines_and_branches_are_added_up() -> None:
    assert Reached(3, 4, 1, 2) + Reached(1, 1, 0, 3) == Reached(4, 5, 1, 5)
    assert Reached(4, 5, 1, 5).share == 50.0
    one = {"covered_lines": 30, "num_statements": 40, "covered_branches": 5, "num_branches": 10}
    two = {"covered_lines": 60, "num_statements": 60, "covered_branches": 0, "num_branches": 0}
    files = {"src/warbook/bots/search.py": {"summary": one}, "src/warbook/match/match.py": {"summary": two}}
    text = page({"files": files})
    assert "**86.4 %** of lines and branches" in text
    assert "| bots | 30 of 40 | 5 of 10 | 70.0 % |\n| match | 60 of 60 | 0 of 0 | 100.0 % |" in text
    assert "| **all** | 90 of 100 | 5 of 10 | 86.4 % |" in text
    assert text.index("`bots/search.py`") < text.index("`match/match.py`")
