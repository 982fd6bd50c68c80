"""How each game is tested under the contract: `CONDUCT` in the module that has the name of its package."""

from __future__ import annotations

from importlib import import_module

from tools.trials.conduct import Conduct
from warbook.games import GAMES, package_of


def conduct_of(package: str) -> Conduct:
    """How the game of a package is tested."""
    conduct: Conduct = import_module(f"{__name__}.{package.rpartition('.')[2]}").CONDUCT
    return conduct


CONDUCTS = {name: conduct_of(package_of(game)) for name, game in GAMES.items()}
PROOFS = {name: conduct.proof(name) for name, conduct in CONDUCTS.items()}
COURSES = {name: conduct.course for name, conduct in CONDUCTS.items()}
