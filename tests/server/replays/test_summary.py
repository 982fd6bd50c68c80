"""What the end of a game tells, for every way a game can end, and who played it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.tree import ROOT
from tests.server.client import Person
from warbook.games import GAMES, package_of
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.texts import texts
from warbook.server.replays.summary import MOST_MOMENTS, MOST_POINTS, summary_of

GOLDEN = sorted((ROOT / "tests" / "games").rglob("golden/*.json"))


def first_of_each(paths: list[Path]) -> list[Path]:
    """Two golden replays of each game: all of them take minutes."""
    found: dict[Path, list[Path]] = {}
    for path in paths:
        found.setdefault(path.parent, []).append(path)
    return [path for each in found.values() for path in each[:2]]


@pytest.mark.parametrize("path", first_of_each(GOLDEN), ids=lambda path: path.stem)
def test_a_summary_holds_together_and_all_its_words_exist(path: Path) -> None:
    replay = read_replay(path)
    summary = summary_of(replay)
    game = GAMES[replay.game]
    words = texts("en", (package_of(game),), game.words("en"))
    places = [point.at for point in summary.points]
    assert places == sorted(set(places)) and places[-1:] == [len(replay.actions)] * bool(places)
    assert len(places) <= MOST_POINTS + 2
    assert all(len(point.values) == len(summary.lines) for point in summary.points)
    assert len(summary.moments) <= MOST_MOMENTS
    assert all(0 < moment.at <= len(replay.actions) and moment.said for moment in summary.moments)
    assert len(summary.deeds) == replay.seats
    keys = {line.text for line in summary.lines} | {phrase.text for phrase in summary.facts}
    keys |= {phrase.text for deeds in summary.deeds for phrase in deeds}
    assert keys and all(words.has(key) for key in keys)


def test_a_table_s_replay_names_its_players_and_tells_their_time(ada: Person, eve: Person) -> None:
    table, _ = ada.make("me", "bot:random", name="Ada")
    with ada.sit(table) as line:
        line.type(0, "resign")
    replay = eve.get(f"/api/tables/{table}/replay")
    one, two = replay["players"]
    assert (one["name"], two["bot"], two["seconds"]) == ("Ada", "random", 0.05)
    assert eve.get(f"/api/replays/{table}/summary")["players"] == replay["players"]
    # and keeps them as a file
    again = eve.post("/api/replays", replay)["replay"]
    assert eve.get(f"/api/replays/{again}")["replay"]["players"] == replay["players"]
    del replay["players"]
    older = eve.post("/api/replays", replay)["replay"]
    assert eve.get(f"/api/replays/{older}/summary")["players"] == []
    assert eve.ask("GET", "/api/replays/nothing/summary")[0] == 404


def test_names_in_a_file_are_cleaned_and_counted(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        line.type(0, "resign")
    replay = ada.get(f"/api/tables/{table}/replay")
    replay["players"] = [{"name": "<b>\u202eEve</b>" + "x" * 100, "bot": "unheard-of", "seconds": -3, "spent": -1}, {}]
    told = ada.get(f"/api/replays/{ada.post('/api/replays', replay)['replay']}")["replay"]["players"]
    assert told == [{"name": ("bEve/b" + "x" * 100)[:40], "seconds": 0.0}, {}]
    replay["players"] = [{}]
    assert ada.ask("POST", "/api/replays", replay)[0] == 400
