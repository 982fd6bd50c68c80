"""`warbook sim`: its report adds up, its games repeat, and whatever is wrong is said in one sentence."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from warbook.bots.arena import Contender, Row, Series, contender, played, seeds
from warbook.bots.standings import standings, wilson
from warbook.cli.commands import sim
from warbook.cli.main import main

SERIES = Series("summoner-war", "standard", {}, (Contender("greedy"), Contender("random")), 1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (5, 10, 0.236593, 0.763407),
        (10, 10, 0.722467, 1.0),
        (32, 40, 0.652431, 0.895001),
        (95, 100, 0.888253, 0.978462),
        (1, 3, 0.061492, 0.792340),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    share = wilson(wins / games, games)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-5)


def test_no_games_say_nothing() -> None:
    assert (wilson(0.0, 0).low, wilson(0.0, 0).high) == (0.0, 1.0)


def row(number: int, returns: tuple[float, float], **facts: Any) -> Row:  # the facts of a row are of several types
    places = (0, 1) if number % 2 == 0 else (1, 0)
    known = {"first": 0, "ending": "SW-7.11", "turns": 10, "decisions": 50, "digest": "d", "seconds": (1.0, 3.0)}
    return Row(number=number, seed=1, seats=("a", "b"), places=places, returns=returns, **{**known, **facts})


def test_the_report_adds_up() -> None:
    rows = [
        row(2, (0.5, 0.5), turns=40, ending="SW-12.6"),
        row(0, (1.0, 0.0), turns=20),
        row(1, (1.0, 0.0), turns=30),
        row(3, (0.0, 1.0), turns=90),
    ]
    report = standings(SERIES, rows)
    greedy, random = report.bots
    assert (greedy.wins, greedy.draws, greedy.losses, greedy.rate.rate) == (2, 1, 1, 0.625)
    assert (random.wins, random.draws, random.losses, random.rate.rate) == (1, 1, 2, 0.375)
    assert (greedy.seconds, random.seconds) == (2.0, 2.0)
    assert report.first is not None and report.first.rate == 0.625
    assert (report.turns.mean, report.turns.median, report.turns.shortest, report.turns.longest) == (45, 35, 20, 90)
    assert report.endings == {"SW-7.11": 3, "SW-12.6": 1}
    assert [one.number for one in report.rows] == [0, 1, 2, 3]


def test_the_order_of_finishing_changes_nothing() -> None:
    rows = [row(number, (1.0, 0.0), digest=str(number)) for number in range(4)]
    assert standings(SERIES, rows).digest == standings(SERIES, rows[::-1]).digest
    assert standings(SERIES, rows).digest != standings(SERIES, rows[:3]).digest


def test_bots_change_seats_and_pairs_of_games_share_their_seeds() -> None:
    first, second, third = (played(SERIES, number) for number in range(3))
    assert first.seats == ("greedy", "random") and second.seats == ("random", "greedy")
    assert first.seed == second.seed != third.seed
    assert seeds(1, 0, 4) == seeds(1, 1, 4) != seeds(1, 2, 4)
    assert len(set(seeds(1, 0, 4))) == 4


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Any:  # parsed JSON
    assert sim.run(["summoner-war", "--json", *words]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return json.loads(printed.out)


def test_the_json_has_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    report = run(capsys, "--games", "6", "--bots", "greedy,random", "--seed", "3", "--option", "augment_count=0")
    assert report["games"] == 6 == len(report["rows"])
    assert report["options"] == {"augment_count": "0"}
    for bot in report["bots"]:
        assert bot["wins"] + bot["draws"] + bot["losses"] == 6
    assert report["bots"][0]["wins"] == report["bots"][1]["losses"]
    assert sum(report["endings"].values()) == 6
    assert all(one["ending"].startswith("SW-") and len(one["digest"]) == 32 for one in report["rows"])


def test_jobs_do_not_change_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--games", "3", "--bots", "mcts:20,random", "--seed", "5")
    alone, together = run(capsys, *words), run(capsys, *words, "--jobs", "2")
    assert alone["digest"] == together["digest"]
    assert [one["digest"] for one in alone["rows"]] == [one["digest"] for one in together["rows"]]


def test_the_report_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim.run(["summoner-war", "--games", "2", "--bots", "random,random"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("summoner-war (standard), 2 games, seed 1\n")
    for word in ("won", "drawn", "lost", "who decides first", "turns", "decisions", "ended by", "digest"):
        assert word in printed


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("greedy", Contender("greedy")),
        ("mcts", Contender("mcts", 2.5)),
        ("mcts:1s", Contender("mcts", 1.0)),
        ("mcts:0.25s", Contender("mcts", 0.25)),
        ("mcts:2000", Contender("mcts", None, 2000)),
    ],
)
def test_bots_as_they_are_written(text: str, made: Contender) -> None:
    assert contender(text, 2.5) == made
    assert str(contender(text)) == text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'; the games are summoner-war"),
        (["summoner-war", "--bots", "greedy,gready"], "there is no bot 'gready'; the bots are mcts, greedy, random"),
        (["summoner-war", "--bots", "greedy"], "--bots greedy: summoner-war (standard) is for 2 seats, not for 1"),
        (["summoner-war", "--bots", "greedy:5,random"], "bot 'greedy:5': greedy does not search"),
        (["summoner-war", "--bots", "mcts:fast,random"], "the budget 'fast' is neither seconds"),
        (["summoner-war", "--bots", "mcts:0,random"], "the budget '0' is neither seconds"),
        (["summoner-war", "--bots", "mcts:,random"], "the budget '' is neither seconds"),
        (["summoner-war", "--option", "cards"], "--option cards: must be NAME=VALUE"),
        (["summoner-war", "--option", "cards=3"], "option cards: not known"),
        (["summoner-war", "--option", "augment_count=9"], "option augment_count: '9' is not a number from 0 to 7"),
        (["summoner-war", "--scenario", "castle"], "scenario 'castle'"),
        (["summoner-war", "--games", "0"], "--games 0: must be 1 or more"),
        (["summoner-war", "--games", "many"], "invalid int value: 'many'"),
        (["summoner-war", "--jobs", "-1"], "--jobs -1: must be 1 or more"),
        (["summoner-war", "--seed", "-4"], "--seed -4: must be 0 or more"),
        (["summoner-war", "--seconds", "0"], "--seconds 0: must be more than 0"),
        (["summoner-war", "--seconds", "nan"], "--seconds nan: must be more than 0"),
        (["summoner-war", "--iterations", "0"], "--iterations 0: must be 1 or more"),
        (["summoner-war", "--iterations", "5", "--seconds", "1"], "not allowed with argument"),
        (["summoner-war", "--fast"], "unrecognized arguments: --fast"),
        ([], "the following arguments are required: game"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_code_2(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["warbook", "sim", *words])
    assert main() == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("warbook sim: ") and printed.err.count("\n") == 1
    assert sentence in printed.err
