"""Every rule has its line of code or is a fact, and is shown by a test or a vector; the tracer cannot be fooled."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import warbook
from tests.architecture.tree import ROOT
from tools.trace_rules import page, page_path
from warbook.cli.commands import trace as command
from warbook.cli.trace.citations import Trace, checkout, follow, traced
from warbook.cli.trace.marks import marks_in
from warbook.games import GAMES
from warbook.kernel.content.rulebook import Chapter, Rule, Rulebook

TEXT = {"en": "A rule.", "zh-Hant": "規則。", "pl": "Zasada."}


@pytest.fixture(scope="module", params=GAMES)
def real(request: pytest.FixtureRequest) -> Trace:
    return traced(GAMES[request.param], ROOT)


def test_every_rule_stands_in_code_or_is_a_fact(real: Trace) -> None:
    assert real.uncited == []


def test_no_rule_is_only_noted(real: Trace) -> None:
    """Bring the citation to the line that does the rule; if nothing does it, mark a test of the fact with @fact."""
    assert real.noted == []


def test_no_line_of_code_does_what_a_test_calls_a_fact(real: Trace) -> None:
    assert real.mistaken == []


def test_every_rule_is_shown_by_a_test_or_a_vector(real: Trace) -> None:
    assert real.uncovered == []


def test_every_id_is_in_the_catalogue(real: Trace) -> None:
    assert real.unknown == {}


def test_the_page_of_the_rules_is_fresh(real: Trace) -> None:
    assert page_path(ROOT, real.game).read_text(encoding="utf-8") == page(real), "make trace writes it anew"


def planted(root: Path, *, test: str = "", code: str = "", rules: int = 2, **files: str) -> Trace:
    """A checkout of a game TT with rules TT-1.1, TT-1.2, …, one module, one test file, and other files by place."""
    folder = root / "src" / "warbook" / "games" / "toy"
    written = {folder / "play.py": code, root / "tests" / "test_toy.py": test}
    written |= {root / place.replace("__", "/").replace("_dot_", "."): text for place, text in files.items()}
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    numbered = tuple(Rule(f"TT-1.{number}", 1, ("S",), (), (), TEXT) for number in range(1, rules + 1))
    return follow("toy", "TT", Rulebook((Chapter(1, TEXT, numbered),)), folder, root)


def test_a_line_of_code_cites_and_a_docstring_or_a_comment_only_notes(tmp_path: Path) -> None:
    code = '"""TT-1.1."""\n# TT-1.2\nRULE = "TT-1.3"\nother = 1  # TT-1.4\n'
    found = planted(tmp_path, code=code, rules=4)
    assert found.noted == ["TT-1.1", "TT-1.2"]
    assert found.lines == {
        "TT-1.3": ["src/warbook/games/toy/play.py:3"],
        "TT-1.4": ["src/warbook/games/toy/play.py:4"],
    }


@pytest.mark.parametrize(
    "place", ["lessons__1_dot_toml", "text__en_dot_ftl", "scenes__toy_dot_py", "rule_ids_dot_toml"]
)
def test_what_only_speaks_of_rules_notes_them(tmp_path: Path, place: str) -> None:
    found = planted(tmp_path, **{f"src__warbook__games__toy__{place}": 'key = "TT-1.1"\n'})  # type: ignore[arg-type]
    assert found.noted == ["TT-1.1"] and found.lines == {}


def test_the_command_shows_the_lines_of_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["summoner-war", "sw-7.3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("SW-7.3: ") and "cited  src/warbook/games/summoner/" in told
    assert command.run(["summoner-war", "sw-19.3"]) == 0
    assert "fact   tests/games/summoner/" in capsys.readouterr().out


def test_rules_drawn_at_random_come_with_the_lines_that_do_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["meeple-war", "--draw", "10", "--seed", "16"]) == 0
    first = capsys.readouterr().out
    assert command.run(["meeple-war", "--draw", "10", "--seed", "16"]) == 0
    assert capsys.readouterr().out == first
    *lines, last = first.splitlines()
    rules = [line.split(":")[0] for line in lines if not line.startswith(" ")]
    assert len(set(rules)) == 10 and last == "seed 16"
    for line in lines:
        if line.startswith(" "):
            place = re.fullmatch(r" {4}([^:]+):(\d+): (.+)", line)
            assert (
                place
                and (ROOT / place[1]).read_text(encoding="utf-8").splitlines()[int(place[2]) - 1].strip() == place[3]
            )


def test_a_draw_fails_when_a_rule_has_no_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = planted(tmp_path, test=RUN, code="# TT-1.2\n")
    monkeypatch.setattr(command, "traced", lambda game, root: found)
    assert command.run(["summoner-war", "--draw", "5"]) == 1
    assert capsys.readouterr().out.count("no line does it") == 2


IMPORT = "import pytest\nfrom tests.rules import rule\n\n"
RUN = IMPORT + '@rule("TT-1.1")\ndef test_it():\n    assert 1 == 1\n'


FACT = RUN.replace("import rule", "import fact").replace("@rule", "@fact")


def test_a_test_of_the_fact_stands_for_the_line_that_does_it(tmp_path: Path) -> None:
    found = planted(tmp_path, test=FACT, code="# TT-1.1\n# TT-1.2\n")
    assert found.facts == {"TT-1.1": ["tests/test_toy.py:5"]} and found.stated == ["TT-1.1"]
    assert found.noted == found.missing == ["TT-1.2"]
    assert found.tests == {"TT-1.1": ["tests/test_toy.py::test_it"]}


def test_a_fact_that_a_line_of_code_does_is_a_mistake(tmp_path: Path) -> None:
    found = planted(tmp_path, test=FACT, code='RULE = "TT-1.1"\n', rules=1)
    assert found.mistaken == ["TT-1.1"] and found.missing == [] and not found.complete


def test_a_fact_whose_test_does_not_run_is_none(tmp_path: Path) -> None:
    found = planted(tmp_path, test=FACT.replace("@fact", "@pytest.mark.skip\n@fact"), code="# TT-1.1\n", rules=1)
    assert found.noted == ["TT-1.1"]


def test_a_marked_test_shows_its_rule(tmp_path: Path) -> None:
    found = planted(tmp_path, test=RUN)
    assert found.tests == {"TT-1.1": ["tests/test_toy.py::test_it"]}
    assert found.uncovered == ["TT-1.2"]


@pytest.mark.parametrize(
    "test",
    [
        "def test_it():\n    assert 1 == 1  # TT-1.1\n",
        'def test_it():\n    """TT-1.1"""\n    assert 1 == 1\n',
        'NOTE = "TT-1.1"\n',
        IMPORT + '# @rule("TT-1.1")\ndef test_it():\n    assert 1 == 1\n',
        IMPORT + '@rule("TT-1.1")\ndef helper():\n    assert 1 == 1\n',
        IMPORT + '@rule("TT-1.1")\ndef test_it():\n    pass\n',
        IMPORT + '@rule("TT-1.1")\ndef test_it():\n    """It will be written one day."""\n',
        'def rule(*ids):\n    return lambda test: test\n\n@rule("TT-1.1")\ndef test_it():\n    assert 1 == 1\n',
    ],
    ids=["comment", "docstring", "constant", "commented out", "no test", "empty", "only words", "another rule()"],
)
def test_a_mention_is_no_coverage(tmp_path: Path, test: str) -> None:
    assert planted(tmp_path, test=test).uncovered == ["TT-1.1", "TT-1.2"]


@pytest.mark.parametrize(
    "test",
    [
        IMPORT + '@pytest.mark.skip\n@rule("TT-1.1")\ndef test_it():\n    assert 1\n',
        IMPORT + '@rule("TT-1.1")\n@pytest.mark.skip(reason="later")\ndef test_it():\n    assert 1\n',
        IMPORT + '@rule("TT-1.1")\n@pytest.mark.skipif(True, reason="later")\ndef test_it():\n    assert 1\n',
        IMPORT + '@rule("TT-1.1")\n@pytest.mark.xfail\ndef test_it():\n    assert 0\n',
        IMPORT + '@rule("TT-1.1")\ndef test_it():\n    pytest.skip("later")\n    assert 1\n',
        IMPORT + '@rule("TT-1.1")\ndef test_it():\n    if 1:\n        pytest.xfail("later")\n    assert 1\n',
        IMPORT + 'pytestmark = pytest.mark.skip\n\n@rule("TT-1.1")\ndef test_it():\n    assert 1\n',
        IMPORT + 'pytest.importorskip("nothing")\n\n@rule("TT-1.1")\ndef test_it():\n    assert 1\n',
        IMPORT + '@pytest.mark.skip\nclass TestIt:\n    @rule("TT-1.1")\n    def test_it(self):\n        assert 1\n',
        IMPORT + '@pytest.mark.parametrize("n", [])\n@rule("TT-1.1")\ndef test_it(n):\n    assert n\n',
        RUN + "\ndef test_it():\n    assert 2 == 2\n",
    ],
    ids=[
        *("skip", "skip with reason", "skipif", "xfail", "skip inside", "xfail inside", "module", "importorskip"),
        *("class", "no cases", "shadowed"),
    ],
)
def test_a_test_that_does_not_run_shows_nothing(tmp_path: Path, test: str) -> None:
    assert planted(tmp_path, test=test).uncovered == ["TT-1.1", "TT-1.2"]


def test_a_class_passes_its_mark_on_to_its_tests(tmp_path: Path) -> None:
    test = IMPORT + '@rule("TT-1.1")\nclass TestIt:\n    @rule("TT-1.2")\n    def test_it(self):\n        assert 1\n'
    assert planted(tmp_path, test=test).uncovered == []


def test_only_files_that_are_collected_count(tmp_path: Path) -> None:
    assert planted(tmp_path, tests__helpers_dot_py=RUN).uncovered == ["TT-1.1", "TT-1.2"]


def test_a_mark_has_to_be_written_out(tmp_path: Path) -> None:
    file = tmp_path / "test_toy.py"
    file.write_text(IMPORT + 'ID = "TT-1.1"\n\n@rule(ID)\ndef test_it():\n    assert 1\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"test_toy\.py:6: a rule mark is written out"):
        marks_in(file)


VECTOR = """
id: TT-EX-1
title: Nothing of TT-1.2
rules: TT-1.1
turn: red
result: ongoing
"""


def test_a_vector_shows_the_rules_of_its_line_and_no_others(tmp_path: Path) -> None:
    found = planted(tmp_path, src__warbook__games__toy__vectors__all_dot_txt=VECTOR)
    assert found.vectors == {"TT-1.1": ["TT-EX-1"]}
    assert found.uncovered == ["TT-1.2"]


@pytest.mark.parametrize(
    ("files", "place"),
    [
        ({"code": '"""TT-1.1"""\n'}, "play.py"),
        ({"code": 'def move():\n    """As in TT-1.1."""\n'}, "play.py move"),
        ({"code": "def move():\n    return 1  # TT-1.1\n"}, "play.py move"),
        ({"code": 'class Game:\n    def refuse(self):\n        return "TT-1.1"\n'}, "play.py Game.refuse"),
        ({"code": "RANGE = 1  # TT-1.1\n"}, "play.py RANGE"),
        ({"src__warbook__games__toy__content__cards_dot_toml": '[AXE]\nrule = "TT-1.1"\n'}, "content/cards.toml AXE"),
        ({"src__warbook__games__toy__text__en_dot_ftl": "title = The toy\nno = No (TT-1.1).\n"}, "text/en.ftl no"),
        ({"src__warbook__kernel__run_dot_py": "# TT-1.1\n"}, "kernel/run.py"),
    ],
)
def test_what_counts_as_a_citation(tmp_path: Path, files: dict[str, Any], place: str) -> None:
    found = planted(tmp_path, **files)
    assert found.cited | found.notes == {"TT-1.1": [place]}
    assert found.uncited == ["TT-1.2"]


@pytest.mark.parametrize(
    "place",
    [
        "src__warbook__games__toy__rules__1_dot_toml",
        "src__warbook__games__toy__vectors__all_dot_md",
        "src__warbook__games__toy__README_dot_md",
        "src__warbook__cli__toy_dot_py",
        "tests__helpers_dot_py",
    ],
)
def test_what_does_not(tmp_path: Path, place: str) -> None:
    text = f"```text{VECTOR}```\n" if place.endswith("md") else "# TT-1.1\n"
    files: dict[str, Any] = {place: text}
    assert planted(tmp_path, **files).uncited == ["TT-1.1", "TT-1.2"]


@pytest.mark.parametrize(
    "files",
    [
        {"code": "# TT-1.7\n"},
        {"test": IMPORT + '@rule("TT-1.7")\ndef test_it():\n    assert 1\n'},
        {"test": "# TT-1.7\n"},
        {"src__warbook__games__toy__rules__1_dot_toml": 'rulings = ["TT-1.7"]\n'},
        {"src__warbook__games__toy__vectors__all_dot_txt": VECTOR.replace("rules: TT-1.1", "rules: TT-1.7")},
        {"docs__toy_dot_md": "See TT-1.7.\n"},
    ],
)
def test_an_id_that_is_no_rule_is_an_error_wherever_it_stands(tmp_path: Path, files: dict[str, Any]) -> None:
    found = planted(tmp_path, **files)
    assert list(found.unknown) == ["TT-1.7"] and not found.complete


def test_a_mark_of_no_game_at_all_is_an_error(tmp_path: Path) -> None:
    found = planted(tmp_path, test=IMPORT + '@rule("QQ-1.1")\ndef test_it():\n    assert 1\n')
    assert list(found.unknown) == ["QQ-1.1"]


def test_a_test_may_ask_for_a_rule_that_is_none_but_not_be_marked_with_it(tmp_path: Path) -> None:
    assert planted(tmp_path, test='ASKED = "TT-1.99"\n').unknown == {}
    assert list(planted(tmp_path, test=RUN.replace("TT-1.1", "TT-1.99")).unknown) == ["TT-1.99"]


def test_complete_means_nothing_missing_and_nothing_unknown(tmp_path: Path) -> None:
    done = {"test": RUN, "code": 'RULE = "TT-1.1"\n'}
    assert planted(tmp_path / "one", rules=1, **done).complete
    more = planted(tmp_path / "two", rules=2, **done)
    assert more.missing == ["TT-1.2"] and not more.complete


def test_the_command_prints_numbers_and_ids(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["--json", "summoner-war"]) == 0
    told = json.loads(capsys.readouterr().out)["summoner-war"]
    assert told["rules"] == told["cited"] + told["facts"] == told["covered"] == 309 and told["noted"] == 0
    lacks = ("missing", "uncited", "only noted", "mistaken", "uncovered")
    assert [told[name] for name in lacks] == [[]] * len(lacks) and told["unknown"] == {}


def test_the_command_fails_when_something_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = planted(tmp_path, test=RUN, code="# TT-1.2 TT-1.7\n")
    monkeypatch.setattr(command, "traced", lambda game, root: found)
    assert command.run([]) == 1
    printed = capsys.readouterr().out
    assert "cited by no code: TT-1.1" in printed and "shown by no test or vector: TT-1.2" in printed
    assert "only noted, no line of code does it: TT-1.2" in printed
    assert "not in the catalogue: TT-1.7" in printed


def test_without_a_checkout_the_trace_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warbook, "__file__", str(tmp_path / "lib" / "warbook" / "__init__.py"))
    with pytest.raises(ValueError, match="use a checkout"):
        checkout()
