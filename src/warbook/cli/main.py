"""`warbook COMMAND …`: finds the command and turns errors into one sentence and an exit code."""

from __future__ import annotations

import platform
import sys
from importlib import import_module

from warbook import __version__
from warbook._variant import variant
from warbook.cli.data_folder import data_folder
from warbook.games import load

COMMANDS = {
    "play": "play a game in the terminal, against a bot or with others at one keyboard",
    "serve": "start the server and open the page in the browser",
    "games": "list the games with their scenarios and options",
    "rules": "show a game's rules: all, one by id, or a search",
    "replay": "step through a replay file, or check its digest",
    "vectors": "run files of worked examples against the rules",
    "trace": "show which rules are cited by code and covered by tests",
    "sim": "let bots play a series of games and report win rates",
    "bench": "measure speed, interpreted and compiled, compared with other engines",
    "load": "measure how much load a server can handle",
    "perft": "count the sequences of decisions up to a depth",
}

# commands that prove or measure rules use the games as printed, without content packs
AS_PRINTED = ("vectors", "trace", "bench", "load", "perft")


def usage() -> str:
    """The text without a command."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {text}" for name, text in COMMANDS.items()]
    return "\n".join(["usage: warbook COMMAND …", "", *lines, "", "Run warbook COMMAND --help for details."])


def version() -> str:
    """What a report of a bug needs: the version, the variant, Python and the system."""
    return f"warbook {__version__} ({variant()}, Python {platform.python_version()}, {platform.system()})"


def main() -> int:
    """Run one command. A person's mistake is one sentence on standard error and exit code 2, never a traceback."""
    arguments = sys.argv[1:]
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    if arguments[0] == "--version":
        print(version())
        return 0
    name, rest = arguments[0], arguments[1:]
    if name not in COMMANDS:
        print(f"warbook: there is no command {name!r}; the commands are {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    try:
        load(None if name in AS_PRINTED else data_folder())
        code: int = import_module(f"warbook.cli.commands.{name}").run(rest)
        return code
    except BrokenPipeError:
        sys.stderr.close()  # the reader has closed the pipe
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except (ValueError, OSError) as error:
        print(f"warbook {name}: {error}", file=sys.stderr)
        return 2
