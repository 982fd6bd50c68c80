"""Where games are kept: one replay file each, written again before every question, so that nothing is lost."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from pathlib import Path
from typing import Any

from warbook.games import data_folder
from warbook.kernel.api import Action
from warbook.kernel.content.replay_files import write_replay
from warbook.kernel.mistakes import Said
from warbook.match.match import Match


def fresh_file(game: str) -> Path:
    """A name in the data folder that no file has yet."""
    folder = data_folder(os.environ)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{count}" for count in range(2, 1000))]
    return next(folder / f"{name}.json" for name in names if not (folder / f"{name}.json").exists())


def shown_path(file: Path) -> str:
    """A path as one can copy it into a shell: quoted where it has to be."""
    return shlex.quote(str(file))


class Keeper:
    """Keeps a match in its file, and copies of it where the person says."""

    def __init__(self, match: Match[Any], file: Path, *, mine: bool) -> None:
        """Remember the file; `mine` says that it may be there already, since the match came from it."""
        self.match = match
        self.file = file
        self.complaint: Said | None = None
        self._mine: set[Path] = {file.absolute()} if mine else set()
        self._kept: list[Action] = match.actions[:]

    def keep(self) -> bool:
        """Write the match to its file, if anything has changed; whether it is safe there."""
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
        """Write the match to a file; somebody else's file is left alone, and what cannot be written is said."""
        place = file.absolute()
        if place not in self._mine and place.exists():
            raise Said("save-taken", file=shown_path(file))
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            write_replay(place, self.match.replay())
        except OSError as error:
            raise Said("save-failed", file=shown_path(file), error=error.strerror or str(error)) from error
        self._mine.add(place)
