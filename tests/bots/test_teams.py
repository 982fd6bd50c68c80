"""Co-operative games: series count the team's victories, and bots decide one after the other."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from warbook.bots import Bot
from warbook.bots.arena import Contender, Course, Row, Series, played
from warbook.bots.bot import AnyGame, AnyState
from warbook.bots.standings import standings
from warbook.cli.commands import sim
from warbook.cli.main import main
from warbook.games import GAMES
from warbook.kernel.api import Action, Seat

GAME = GAMES["rift-in-time"]
SERIES = Series("rift-in-time", "RS01", {}, (Contender("greedy"), Contender("greedy")), 1)


def row(number: int, won: float, **facts: Any) -> Row:  # the facts of a row are of several types
    known = {"first": 0, "ending": "RT-17.2", "turns": 9, "decisions": 50, "digest": "d", "seconds": (1.0, 2.0)}
    seats = ("greedy", "greedy")
    return Row(number=number, seed=1, seats=seats, places=(0, 1), returns=(won, won), **{**known, **facts})


def test_a_team_wins_and_loses_as_one() -> None:
    report = standings(SERIES, [row(0, 1.0), row(1, 0.0, ending="RT-17.3"), row(2, 1.0), row(3, 1.0)])
    (team,) = report.bots
    assert (team.bot, team.wins, team.draws, team.losses, team.rate.rate) == ("2 greedy", 3, 0, 1, 0.75)
    assert team.seconds == 3.0, "both think"
    assert report.first is None


def test_a_mixed_team_is_named() -> None:
    bots = (Contender("greedy"), Contender("random"), Contender("greedy"))
    series = Series("rift-in-time", "RS01", {}, bots, 1)
    assert standings(series, [row(0, 1.0)]).bots[0].bot == "2 greedy + random"


class First(Bot):
    """Takes the first thing it may do, and notes who was asked."""

    asked: list[int]

    def choose(self, game: AnyGame, state: AnyState, seat: Seat) -> Action:
        self.asked.append(int(seat))
        return game.legal(state, seat)[0]


def test_one_finishes_what_it_is_about_before_the_next_begins() -> None:
    bot = First(1)
    bot.asked = []
    course = Course(GAME, GAME.setup("RS01", 3, {}, 1), [bot] * 3, 1)
    for _ in range(3):
        course.decide()
    assert bot.asked == [0, 1, 2], "each picks a hero; RS01 has no abilities"
    assert GAME.acting(course.state) == [0, 1, 2]
    course.decide()
    assert bot.asked[-1] == 2, "whoever decided last goes on"


def test_every_game_of_a_team_is_another_one() -> None:
    series = Series("rift-in-time", "RS01", {}, (Contender("random"),), 1)
    first, second = played(series, 0), played(series, 1)
    assert first.seed != second.seed
    assert first.turns >= 1 and first.returns in ((0.0,), (1.0,))
    assert played(series, 1).digest == second.digest


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Any:  # parsed JSON
    assert sim.run(["rift-in-time", "--json", *words]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return json.loads(printed.out)


def test_one_bot_fills_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--scenario", "RS05", "--seats", "3", "--bots", "random", "--games", "2", "--options", "difficulty=iron")
    report = run(capsys, *words)
    assert (report["scenario"], report["options"]) == ("RS05", {"difficulty": "iron"})
    assert [each["bot"] for each in report["bots"]] == ["3 random"]
    assert report["bots"][0]["wins"] + report["bots"][0]["losses"] == 2
    assert all(len(set(each["returns"])) == 1 and len(each["returns"]) == 3 for each in report["rows"])


def test_the_report_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim.run(["rift-in-time", "--bots", "random", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("rift-in-time (RS01), 2 games, seed 1\n")
    assert "who decides first" not in printed and "turns" not in printed and "drawn" not in printed
    for word in ("random", "won", "lost", "rounds", "decisions", "ended by"):
        assert word in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "5"], "--seats 5: rift-in-time (RS01) is for 1 or 2 or 3 or 4 seats"),
        (["--seats", "3", "--bots", "greedy,random"], "--bots greedy,random: 2 bots do not fill 3 seats"),
        (["--option", "difficulty=mild"], "option difficulty: 'mild' is not one of one-star"),
        (["--scenario", "RS99"], "scenario 'RS99'"),
    ],
)
def test_mistakes_are_said_in_one_sentence(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["warbook", "sim", "rift-in-time", *words])
    assert main() == 2
    printed = capsys.readouterr()
    assert printed.out == "" and sentence in printed.err and printed.err.count("\n") == 1
