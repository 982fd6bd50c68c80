"""`python -m tools.golden` writes the golden replays of every game, one game after the other."""

import sys
from importlib import import_module

from warbook.games import packages

sys.exit(max(import_module(f"tools.golden.{package.rpartition('.')[2]}").main() for package in packages()))
