"""`python -m tools.new_game tiny-war` writes the rooms of a game, with `--remove` it takes them away.

Without a name on the command line it is that of the environment variable NAME, as make has it.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from subprocess import CalledProcessError

from tools.new_game.names import Names, checked, named
from tools.new_game.rooms import (
    ROOT,
    files,
    make_the_rest,
    next_order,
    refuse_committed,
    refuse_taken,
    remove,
    shown,
    write,
)
from warbook.games import GAMES

WRITTEN = """
{title} is there, rules {prefix}-1.1 and so on, and it can be played:
  make play            play it in the browser
  .venv/bin/warbook play {slug}
                       play it in the terminal
  make test            everything has to pass, and does
docs/adding-a-game.md says what to change first. make remove-game NAME={slug} takes it away again."""


def make(root: Path, name: str) -> None:
    """Write a new game."""
    names = named(name, {game.prefix for game in GAMES.values()}, next_order(root))
    refuse_taken(root, names)
    try:
        write(root, names)
        make_the_rest(root, names)
    except BaseException:
        remove(root, names)  # half a game would stand in the way of everything
        raise
    print("\n".join(shown(root, files(root, names))))
    print(WRITTEN.format(title=names.title, prefix=names.prefix, slug=names.slug))


def take_away(root: Path, name: str) -> None:
    """Remove a game that is not committed."""
    names = Names(checked(name), name.replace("-", "_"), "", "", "", 0)
    found = files(root, names)
    refuse_committed(root, names, found)
    remove(root, names)
    print("\n".join(shown(root, found)))
    print(f"{name} is gone: {len(found)} files.")


def main() -> int:
    """Do what was asked; 2 for a name that cannot be, with one sentence."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__.partition("\n")[0])
    parser.add_argument("name", nargs="?", default=os.environ.get("NAME", ""), help="like tiny-war")
    parser.add_argument("--remove", action="store_true", help="take the game away again")
    asked = parser.parse_args()
    try:
        (take_away if asked.remove else make)(ROOT, asked.name)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    except CalledProcessError as failed:  # it has said why itself
        print(f"{' '.join(map(str, failed.cmd[2:4]))} failed: nothing was written.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
