"""Games that are left, kept in a file, and resumed at the terminal."""

import re
import shlex
from pathlib import Path

import msgspec
import pytest

from tests.cli.keyboard import Keyboard
from warbook.kernel.content.replay_files import read_replay

BEGIN = ["deploy KAFHFABK/FWPSBPWF", "cards SWITCH CHAIN MIMIC", "lock"]
ALONE = "--blue random --seed 3"


def test_a_game_that_was_left_goes_on_with_the_same_digest(keyboard: Keyboard) -> None:
    left = keyboard.play(ALONE, [*BEGIN, "", "quit"])
    assert left.code == 0
    file = keyboard.kept()
    command = re.search(r"Continue with: warbook play summoner-war (.*)", left.out)
    assert command is not None
    assert command[1] == f"--resume {file} --players human,random --lang en"
    digest = read_replay(file).digest
    again = keyboard.play(command[1], ["log", "quit"])
    assert again.code == 0
    assert "Red summons the Hero on d1." in again.out
    assert read_replay(file).digest == digest
    assert keyboard.replay(f"{file} --check").code == 0


@pytest.mark.parametrize("last", [[], ["quit"], ["quit!"]])
def test_nothing_is_lost_however_the_person_leaves(keyboard: Keyboard, last: list[str]) -> None:
    shown = keyboard.play(ALONE, ["deploy KAFHFABK/FWPSBPWF", *last])
    assert shown.code == 0
    assert "The game is saved." in shown.said
    assert "0:place K a1" in read_replay(keyboard.kept()).actions


def test_ctrl_c_keeps_the_game_too(keyboard: Keyboard) -> None:
    lines = iter(["place S a1\n"])

    def answer(new: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    shown = keyboard.play_by(ALONE, answer)
    assert shown.code == 0
    assert "0:place S a1" in read_replay(keyboard.kept()).actions


def test_a_game_in_which_nothing_was_played_leaves_no_file(keyboard: Keyboard) -> None:
    shown = keyboard.play(ALONE, ["help", "quit"])
    assert "nothing is saved" in shown.said
    assert not (keyboard.folder / "warbook").exists()


def test_a_game_is_saved_where_the_person_says_and_nobody_elses_file_is_touched(keyboard: Keyboard) -> None:
    mine, other = keyboard.folder / "mine.json", keyboard.folder / "notes.txt"
    other.write_text("shopping list")
    shown = keyboard.play(ALONE, ["place S a1", f"save {mine}", f"save {other}", "save", "save /dev/null/x", "quit"])
    assert read_replay(mine).actions[-1] == "0:place S a1"
    assert other.read_text() == "shopping list"
    assert "notes.txt already exists" in shown.said
    assert "Name a file" in shown.said
    assert "/dev/null/x cannot be written" in shown.said


def test_a_game_that_cannot_be_kept_says_so_and_stays_open(keyboard: Keyboard) -> None:
    shown = keyboard.play(f"{ALONE} --save /dev/null/game.json", ["place S a1", "place H b1", "quit", "quit!"])
    assert shown.said.count("/dev/null/game.json cannot be written") == 2  # when it happens, and at the very end
    assert "The game could not be saved" in shown.said


def test_save_names_the_file_and_an_existing_one_is_not_overwritten(keyboard: Keyboard) -> None:
    file = keyboard.folder / "game.json"
    assert keyboard.play(f"{ALONE} --save {file}", ["place S a1", "quit"]).code == 0
    before = file.read_bytes()
    again = keyboard.play(f"{ALONE} --save {file}", ["place H b1", "quit"])
    assert again.code == 2
    assert "already exists" in again.err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("rules", 99, "uses rules number 99"),
        ("content", "0123", "uses content 0123"),
        ("game", "chess", "there is no game chess"),
        ("digest", "00", "the game ends differently"),
        ("options", {"colour": "green"}, "option colour"),
        ("actions", ["0:place S a1", "0:+d1"], "action 2 of 2, “0:+d1”"),
        ("actions", ["0:place S a1", "0:plaice S a1"], "action 2 of 2, “0:plaice S a1”"),
        ("actions", ["7:place S a1"], "does not begin with a seat of this table"),
        ("seed", "x", "Not a replay"),
    ],
)
def test_a_file_of_another_game_is_one_sentence_with_the_place(
    keyboard: Keyboard, field: str, value: object, sentence: str
) -> None:
    keyboard.play(ALONE, ["place S a1", "quit"])
    file = keyboard.kept()
    broken = keyboard.folder / "broken.json"
    data = msgspec.json.decode(file.read_bytes())
    broken.write_bytes(msgspec.json.encode({**data, field: value}))
    before = broken.read_bytes()
    shown = keyboard.play(f"--resume {broken}", ["quit"])
    assert shown.code == 2
    assert shown.err.count("\n") == 1
    assert sentence in shown.err
    assert broken.read_bytes() == before


def test_a_saved_game_brings_its_own_options(keyboard: Keyboard) -> None:
    keyboard.play(f"{ALONE} --option augment_count=0", ["deploy KAFHFABK/FWPSBPWF", "lock", "quit"])
    file = keyboard.kept()
    assert read_replay(file).options == {"augment_count": "0"}
    assert keyboard.play(f"--resume {file} --seed 4", []).code == 2
    resumed = keyboard.play(f"--resume {file} --blue random", ["", "quit"])
    assert "Cards: none" in resumed.out


def test_a_finished_game_is_shown_when_it_is_resumed(keyboard: Keyboard) -> None:
    keyboard.play(ALONE, [*BEGIN, "resign", "y"])
    shown = keyboard.play(f"--resume {keyboard.kept()} --blue random", [])
    assert shown.code == 0
    assert "Blue wins: the enemy has resigned." in shown.said


def test_the_file_survives_in_a_folder_with_blanks(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.folder = tmp_path / "my games"
    keyboard.monkeypatch.setenv("XDG_DATA_HOME", str(keyboard.folder))
    left = keyboard.play(ALONE, ["place S a1", "quit"])
    assert f"--resume '{keyboard.kept()}'" in left.out


def test_a_save_of_another_game_names_both_games(keyboard: Keyboard) -> None:
    keyboard.play(ALONE, ["place S a1", "quit"])
    file = keyboard.kept()
    keyboard.game = "meeple-war"
    refused = keyboard.play(f"--resume {file}", [])
    assert refused.code == 2
    assert f"{file} is a game of summoner-war, not of meeple-war" in refused.err


@pytest.mark.parametrize("columns", [40, 80])
def test_a_path_is_printed_so_that_it_can_be_copied(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    folder = keyboard.folder / "a rather long folder with blanks" / "and another one in it"
    shown = keyboard.play(ALONE, ["place S a1", f"save {folder}/game.json", "quit"])
    (line,) = (line for line in shown.out.splitlines() if "Saved: " in line)
    (path,) = shlex.split(line.split("Saved: ")[1])
    assert read_replay(Path(path)).actions
