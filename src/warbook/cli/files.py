"""Replay files for commands: errors are in the person's language, with the place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from warbook.cli.play.saves import shown_path
from warbook.games import GAMES
from warbook.kernel.api import Action, Game, Refusal, Seat
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.rulebook import reason
from warbook.kernel.content.texts import Texts
from warbook.kernel.mistakes import Said
from warbook.kernel.replay import digest, new_seeds
from warbook.kernel.run import Step
from warbook.kernel.wire import Replay
from warbook.match.match import Match


def opened(file: Path) -> Replay:
    """Read a replay of a known game."""
    try:
        replay = read_replay(file)
    except OSError as error:
        raise Said("file-unread", file=shown_path(file), error=error.strerror or str(error)) from error
    except ValueError as error:
        raise Said("file-broken", error=str(error)) from error
    if replay.game not in GAMES:
        raise Said("file-game", file=shown_path(file), game=replay.game, known=", ".join(GAMES))
    return replay


# a match of any game: commands use only the kernel's API
def begun(game: Game[Any], replay: Replay, file: Path) -> Match[Any]:
    """The match at the start of a replay; other rules or content and unknown options are errors."""
    if replay.rules != game.rules:
        raise Said("file-rules", file=shown_path(file), found=str(replay.rules), ours=str(game.rules))
    if replay.content != game.content:
        raise Said("file-content", file=shown_path(file), found=replay.content, ours=game.content)
    try:
        return Match(game, replay.scenario, replay.seats, replay.options, replay.seed, new_seeds(replay))
    except ValueError as error:
        raise Said("file-setup", file=shown_path(file), error=str(error)) from error


def played(match: Match[Any], replay: Replay, file: Path, texts: Texts) -> Iterator[tuple[Action, Step]]:
    """Play the replay's actions one by one; a wrong one is an error with its place."""
    for place, text in enumerate(replay.actions, start=1):
        seat, _, notation = text.partition(":")
        where = {"file": shown_path(file), "place": str(place), "count": str(len(replay.actions)), "action": text}
        if seat not in [str(number) for number in range(replay.seats)]:
            raise Said("file-seat", **where)
        try:
            action = match.game.read(notation, Seat(int(seat)))
        except Said as error:
            raise Said("file-action", **where, reason=texts.say(error.key, error.words)) from error
        done = match.submit(action)
        if isinstance(done, Refusal):
            raise Said("file-action", **where, reason=reason(done, texts))
        yield action, done


def check_end(match: Match[Any], replay: Replay, file: Path) -> None:
    """Raise an error if the match ends differently from the replay."""
    ended = digest(match.game, match.state)
    if ended != replay.digest:
        raise Said("file-digest", file=shown_path(file), found=ended, recorded=replay.digest)


def resumed(game: Game[Any], replay: Replay, file: Path, texts: Texts) -> Match[Any]:
    """The match of a replay, ready to continue."""
    match = begun(game, replay, file)
    for _ in played(match, replay, file, texts):
        pass
    check_end(match, replay, file)
    return match
