"""Saved games: a replay file each, rewritten before every question so nothing is lost."""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path
from typing import Any

from warbook.cli.data_folder import data_folder
from warbook.kernel.api import Action
from warbook.kernel.content.replay_files import write_replay
from warbook.kernel.mistakes import Said
from warbook.match.match import Match


def fresh_file(game: str) -> Path:
    """An unused file name in the data folder."""
    folder = data_folder()
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{count}" for count in range(2, 1000))]
    return next(folder / f"{name}.json" for name in names if not (folder / f"{name}.json").exists())


def shown_path(file: Path) -> str:
    """A path for a shell, quoted if necessary."""
    return shlex.quote(str(file))


class Keeper:
    """Saves a match to its file, and copies on request."""

    def __init__(self, match: Match[Any], file: Path, *, mine: bool) -> None:
        """Store the file; with `mine` it may already exist, because the match was loaded from it."""
        self.match = match
        self.file = file
        self.complaint: Said | None = None
        self._mine: set[Path] = {file.absolute()} if mine else set()
        self._kept: list[Action] = match.actions[:]

    def keep(self) -> bool:
        """Save the match if it has changed; whether it is saved."""
        if self._kept == self.match.actions and self.complaint is None:
            return True
        try:
            self.save(self.file)
        except Said as error:
            self.complaint = error
            return False
        self.complaint = None
        self._kept = self.match.actions[:]
        return True

    def save(self, file: Path) -> None:
        """Save the match to a file; another game's file is not overwritten, and errors are reported."""
        place = file.absolute()
        if place not in self._mine and place.exists():
            raise Said("save-taken", file=shown_path(file))
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            write_replay(place, self.match.replay())
        except OSError as error:
            raise Said("save-failed", file=shown_path(file), error=error.strerror or str(error)) from error
        self._mine.add(place)
