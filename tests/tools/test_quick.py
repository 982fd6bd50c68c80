"""`make quick` picks the tests of what has changed, nearest first, and begins none after its time."""

from pathlib import Path

import pytest

from tools import quick
from tools.quick import ALWAYS, ROOT, Picker, share

FILES = {
    "tests/architecture/test_sizes.py": "",
    "tests/games/test_registry.py": "",
    "tests/games/risk/test_golden.py": "",
    "tests/games/risk/turn/test_market.py": "from warbook.games.risk.bot import evaluate\n",
    "tests/games/risk/east/turn/test_hordes.py": "from tests.games.risk.boards import board\n",
    "tests/games/risk/west/turn/test_hordes.py": "",
    "tests/games/risk/west/heroes/test_guests.py": "",
    "tests/kernel/test_rng.py": "import warbook.kernel.rng\n",
    "tests/bots/test_search.py": "from warbook.kernel.rng import Rng\n",
    "tests/e2e/risk/test_risk.py": "from warbook.kernel.rng import Rng\n",
    "tests/attack/test_seats.py": "",
    "tests/tools/test_docs.py": "from tools.docs import links\n",
    "tests/test_readme.py": "",
}


@pytest.fixture
def picker(tmp_path: Path) -> Picker:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Picker(tmp_path)


def picked(picker: Picker, *changed: str) -> list[str]:
    return [path.relative_to(picker.root / "tests").as_posix() for path in picker.pick(changed)]


@pytest.mark.parametrize(
    ("changed", "run"),
    [
        # its own file, then what imports it, then its folder
        ("src/warbook/kernel/rng.py", ["kernel/test_rng.py", "bots/test_search.py"]),
        ("src/warbook/games/risk/bot/evaluate.py", ["games/risk/turn/test_market.py", "games/risk/test_golden.py"]),
        ("src/warbook/games/risk/turn/market.py", ["games/risk/turn/test_market.py", "games/test_registry.py"]),
        # a family's room is tested in the rooms of its games
        ("src/warbook/games/risk/heroes/guests.py", ["games/risk/west/heroes/test_guests.py"]),
        # a text belongs to its game
        ("src/warbook/games/risk/text/en.ftl", ["games/risk/test_golden.py", "games/risk/turn/test_market.py"]),
        ("tests/games/risk/boards.py", ["games/risk/east/turn/test_hordes.py", "games/risk/test_golden.py"]),
        ("tests/kernel/test_rng.py", ["kernel/test_rng.py"]),
        ("tools/docs/links.py", ["tools/test_docs.py"]),
        ("docs/bots.md", ["tools/test_docs.py"]),
        ("README.md", ["test_readme.py"]),
        # the page has tests of its own
        ("client/src/App.svelte", []),
        ("CHANGELOG.md", []),
    ],
)
def test_a_changed_file_runs_its_tests_nearest_first(picker: Picker, changed: str, run: list[str]) -> None:
    found = picked(picker, changed)
    assert [name for name in found if name in run] == run
    assert bool(found) is bool(run)


def test_the_nearest_of_all_changed_files_come_before_the_others(picker: Picker) -> None:
    found = picked(picker, "src/warbook/games/risk/turn/market.py", "src/warbook/kernel/rng.py")
    assert found[:2] == ["games/risk/turn/test_market.py", "kernel/test_rng.py"]


@pytest.mark.parametrize("changed", [[], ["pyproject.toml"], ["Makefile", "src/warbook/py.typed"]])
def test_a_tenth_is_run_if_nothing_is_known(changed: list[str]) -> None:
    picker = Picker()
    assert picker.pick(changed) == list(picker.text)[::10]


def test_browsers_and_attacks_are_never_run() -> None:
    folders = {path.relative_to(ROOT).parts[1] for path in Picker().text}
    assert {"kernel", "games", "server"} <= folders
    assert not folders & {"e2e", "attack"}
    assert all(ROOT / each in Picker().text for each in ALWAYS)


def test_a_big_folder_gives_an_even_share() -> None:
    files = [Path(str(number)) for number in range(100)]
    assert share(files[:4], 4) == files[:4]
    assert share(files, 4) == [files[0], files[25], files[50], files[75]]


def test_nothing_begins_after_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(quick.DEADLINE, "9e9")
    quick.pytest_runtest_setup()
    monkeypatch.setenv(quick.DEADLINE, "1")
    with pytest.raises(pytest.skip.Exception, match="the time is up"):
        quick.pytest_runtest_setup()


def test_the_page_is_checked_if_it_has_changed() -> None:
    assert not list(quick.page_commands(["src/warbook/kernel/rng.py"]))
    check, unit = quick.page_commands(["client/src/App.svelte"])
    assert check[-1] == "check"
    assert "--changed" in unit
