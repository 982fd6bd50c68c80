"""How each game of the registry is put on trial."""

from __future__ import annotations

from typing import Any

from tools.trials import summoner
from warbook.games import GAMES
from warbook.kernel.api import Game
from warbook.kernel.rulebook import load_rulebook
from warbook.kernel.trial import Proof


def catalogue(game: Game[Any]) -> frozenset[str]:
    """The ids of the game's rules, from the folder beside its front door."""
    return frozenset(load_rulebook(type(game).__module__.rpartition(".")[0]).rules)


# a proof of any state: it is only ever given its own game's
PROOFS: dict[str, Proof[Any]] = {
    "summoner-war": Proof(
        GAMES["summoner-war"], catalogue(GAMES["summoner-war"]), summoner.next_told, summoner.counted
    ),
}
