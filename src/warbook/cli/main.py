"""`warbook COMMAND …`: finds the command, and turns every mistake into one sentence and an exit code."""

from __future__ import annotations

import platform
import sys
from importlib import import_module

from warbook import __version__
from warbook._variant import variant
from warbook.cli.data_folder import data_folder
from warbook.games import load

COMMANDS = {
    "play": "play a game in the terminal, against a bot or together at one keyboard",
    "serve": "open the tables in the browser, for yourself and for friends",
    "games": "list the games with their scenarios and options",
    "rules": "read a game's rules: all, one by its id, or those with a word",
    "replay": "step through a replay file, or check its digest",
    "vectors": "run files of worked examples against the rules",
    "trace": "show which rules are cited by code and covered by tests",
    "sim": "let bots play matches and report who wins",
    "bench": "measure speed, interpreted and compiled, beside other engines",
    "load": "measure how many matches a server carries",
    "perft": "count the sequences of decisions up to a depth",
}

# what proves or measures the rules does it with the games as they are printed, not with somebody's content packs
AS_PRINTED = ("vectors", "trace", "bench", "load", "perft")


def usage() -> str:
    """What is printed without a command."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {text}" for name, text in COMMANDS.items()]
    return "\n".join(["usage: warbook COMMAND …", "", *lines, "", "warbook COMMAND --help tells more of one."])


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
        sys.stderr.close()  # the reader has gone: nothing is left to say
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except (ValueError, OSError) as error:
        print(f"warbook {name}: {error}", file=sys.stderr)
        return 2
