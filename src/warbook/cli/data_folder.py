"""Where a person's tables, games and content packs are kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path

from warbook.games import DATA

HOME_BEFORE = Path(".local", "share", "warbook")  # below the home folder, on every system, before version 0.2


def data_folder() -> Path:
    """$WARBOOK_DATA, or where this system keeps a user's data: on Linux $XDG_DATA_HOME or ~/.local/share.

    On macOS and Windows people may have games from before in ~/.local/share: that folder stays in use.
    """
    given = os.environ.get(DATA)
    if given:
        return Path(given)
    from platformdirs import user_data_path  # a command that is told its folder starts without it

    folder = user_data_path("warbook", appauthor=False)
    before = Path.home() / HOME_BEFORE
    moved = not folder.exists() and before.is_dir() and not os.environ.get("XDG_DATA_HOME")
    return before if moved else folder
