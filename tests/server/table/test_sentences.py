"""What leaves the server says what the game says: updates, the log, a replay, and the terminal with the same words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tools.gen_sentences import replays
from warbook.cli.arguments import texts_for
from warbook.cli.play.screens import table_for as terminal_table
from warbook.cli.play.terminal import Terminal
from warbook.games import GAMES
from warbook.kernel.api import Game, Seat, seat_of
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.replay import replay_steps
from warbook.kernel.wire import Event, Sentence
from warbook.match.entries import ACT, RESUME, Entry
from warbook.match.match import Match
from warbook.match.table import Table
from warbook.server.replays.pages import Bookmarks, last_page, page_of
from warbook.server.table.messages import print_log, printed

GAMES_AND_REPLAYS = [pytest.param(GAMES[name], replays(name)[0], id=name) for name in GAMES]


def played(game: Game[Any], path: Path) -> Table[Any]:
    """A table at which the replay's game was played; every update is looked at as it is sent."""
    replay = read_replay(path)
    seeds = {each.at: each.seed for each in replay.reseeded or ()}
    match = Match(game, replay.scenario, replay.seats, replay.options, replay.seed, seeds)
    table: Table[Any] = Table(match, None)
    table.enter(Entry(RESUME, 0, 0))
    for at, (action, _, _) in enumerate(replay_steps(game, replay)):
        table.enter(Entry(ACT, int(action), at))
        for seat in table.audiences:
            check(game, msgspec.json.decode(printed(game, table.fresh[seat])), table.fresh[seat])
    return table


def check(game: Game[Any], sent: list[dict[str, Any]], events: list[Event]) -> None:
    """Each event was sent with its sentence, and with nothing else about it."""
    assert len(sent) == len(events)
    for message, event in zip(sent, events, strict=True):
        said = game.sentence(event)
        assert message.get("said") == (None if said is None else msgspec.json.decode(msgspec.json.encode(said)))
        assert {name: value for name, value in message.items() if name != "said"} == msgspec.json.decode(
            msgspec.json.encode(event)
        )


@pytest.mark.parametrize(("game", "path"), GAMES_AND_REPLAYS)
def test_updates_log_and_replay_carry_the_sentences_of_the_game(game: Game[Any], path: Path) -> None:
    table = played(game, path)
    for seat in table.audiences:
        log = table.log(seat)
        for entry, (_, events, _) in zip(msgspec.json.decode(print_log(game, log)), log, strict=True):
            check(game, entry["events"], events)
    replay, bookmarks = read_replay(path), Bookmarks()
    pages = [page_of("r", replay, number, bookmarks) for number in range(last_page(replay) + 1)]
    frames = [frame for page in pages for frame in page.frames][1:]
    steps = list(replay_steps(game, replay))
    assert len(frames) == len(steps)
    for frame, (action, done, _) in zip(frames, steps, strict=True):
        events = table.match.events_for(done, Seat(seat_of(action)))
        check(game, msgspec.json.decode(msgspec.json.encode(frame.events)), events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "path"), GAMES_AND_REPLAYS)
def test_the_terminal_prints_what_is_sent(
    game: Game[Any], path: Path, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "2000")
    texts = texts_for(game, language)
    terminal, screen = Terminal(texts), terminal_table(game, texts, False)
    expected: list[str] = []
    for action, done, _ in replay_steps(game, read_replay(path)):
        told = [game.redact(event, Seat(seat_of(action))) for event in done.events]
        events = [event for event in told if event is not None]
        terminal.tell(screen.tell(events))
        for sent in msgspec.json.decode(printed(game, events)):
            if sent.get("said"):
                said = msgspec.convert(sent["said"], Sentence)
                line = texts.say(said.text, said.words)
                expected.append(line if said.heads else f"  {line}{texts.say('citation', {'rule': sent['rule']})}")
    assert capsys.readouterr().out.splitlines() == expected
