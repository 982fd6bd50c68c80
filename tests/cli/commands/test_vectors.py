"""`warbook vectors`: what it prints, and how it ends."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from warbook.cli.commands.vectors import run

GOOD = """\
id: SW-EX-999
title: A Soldier next to a Knight
rules: SW-7.80 SW-7.81
turn: red
before:
4  .  .  .  .  .  .  . (s)
3  .  .  k  .  .  .  .  .
2  .  .  F  .  .  .  .  .
1  .  .  .  .  .  .  . (S)
   a  b  c  d  e  f  g  h
illegal: c2xc3
"""
WRONG = GOOD.replace("illegal:", "legal:").replace("SW-EX-999", "SW-EX-998")


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_all_vectors_of_all_games_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert (
        "pass  SW-EX-2  Any piece can be the screen: face-down enemy (east), own face-down (west), enemy Knight (north)"
        in lines
    )
    assert all(re.match("pass  [A-Z]{2}-EX-", line) for line in lines[:-1])
    assert lines[-1] == f"{len(lines) - 1} vectors, {len(lines) - 1} pass, 0 differ"


def test_a_vector_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([written(tmp_path, "good.txt", GOOD)]) == 0
    assert capsys.readouterr().out == "pass  SW-EX-999  A Soldier next to a Knight\n1 vector, 1 pass, 0 differ\n"


def test_a_wrong_vector_fails_with_its_difference_and_its_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, "wrong.md", f"A report.\n\n```text\n{WRONG}```\n\n```text\n{GOOD}```\n")
    assert run([path]) == 1
    printed = capsys.readouterr()
    assert printed.out.splitlines() == [
        "FAIL  SW-EX-998  A Soldier next to a Knight  [SW-7.80 SW-7.81]",
        f"      {path}:14: legal: expected c2xc3 to be legal; found c2xc3 refused by SW-7.81",
        "pass  SW-EX-999  A Soldier next to a Knight",
        "2 vectors, 1 pass, 1 differ",
    ]
    assert printed.err == ""


def test_quiet_prints_only_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--quiet", written(tmp_path, "both.txt", GOOD + "\n" + WRONG)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["FAIL", lines[1].split()[0], "2"]


def test_a_broken_file_does_not_keep_the_others_from_running(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = written(tmp_path, "broken.txt", GOOD.replace("rules:", "ruls:"))
    typo = written(tmp_path, "typo.txt", GOOD.replace("illegal:", "ilegal:") + "\n" + WRONG)
    missing = str(tmp_path / "missing.txt")
    assert run([broken, typo, missing, written(tmp_path, "good.txt", GOOD)]) == 2
    printed = capsys.readouterr()
    errors = printed.err.splitlines()
    assert errors[0] == f"{broken}:1: this block has no rules"
    assert errors[1] == f"{missing}: No such file or directory"
    assert errors[2].startswith(f"{typo}:11: ilegal: this key is not known; the keys are ")
    assert printed.out.splitlines()[-1] == "2 vectors, 1 pass, 1 differ, 3 broken"


def test_a_vector_of_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "other.txt", GOOD.replace("SW-EX", "QQ-EX"))
    assert run([path]) == 2
    sentence = capsys.readouterr().err
    assert sentence.startswith(f"{path}:1: QQ-EX-999 belongs to no game; ids begin with SW")


def test_bytes_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bytes.txt"
    path.write_bytes(b"id: SW-EX-1\ntitle: \xff\xfe\n")
    assert run([str(path)]) == 2
    assert capsys.readouterr().err == f"{path}:2: this is not UTF-8 text\n"


def test_json_has_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "both.txt", GOOD + "\n" + WRONG)
    broken = written(tmp_path, "broken.txt", "id: 1\n")
    assert run(["--json", path, broken]) == 2
    printed = json.loads(capsys.readouterr().out)
    assert (printed["passed"], printed["failed"], printed["broken"]) == (1, 1, 1)
    assert [vector["passed"] for vector in printed["vectors"]] == [True, False]
    assert printed["vectors"][1] == {
        "id": "SW-EX-998",
        "title": "A Soldier next to a Knight",
        "rules": ["SW-7.80", "SW-7.81"],
        "file": path,
        "line": 13,
        "passed": False,
        "differences": [f"{path}:23: legal: expected c2xc3 to be legal; found c2xc3 refused by SW-7.81"],
    }
    assert printed["errors"] == [f"{broken}:1: this block has no rules"]


def test_the_program_ends_without_a_traceback(tmp_path: Path) -> None:
    path = written(tmp_path, "typo.txt", GOOD.replace("2  .  .  F", "2  .  . F"))
    command = [sys.executable, "-m", "warbook", "vectors", path]
    quiet = {**os.environ, "WARBOOK_INTERPRETED": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=quiet, check=False)
    assert done.returncode == 2
    assert done.stderr == f"{path}:8: before: 'F  ' on c2 is not a piece, nor ' . '\n"
    assert done.stdout == "0 vectors, 0 pass, 0 differ, 1 broken\n"
