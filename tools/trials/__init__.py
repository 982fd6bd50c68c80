"""How each game of the registry is put on trial."""

from __future__ import annotations

from typing import Any

from tools.trials import kingdom, krosmaster, meeple, rift, steering, summoner, uprising
from tools.trials.course import Course
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
    "krosmaster-arena": Proof(
        GAMES["krosmaster-arena"],
        catalogue(GAMES["krosmaster-arena"]),
        krosmaster.next_told,
        krosmaster.counted,
        draws_first=True,
        share=0,  # the piles are nobody's to see, and blind purchases are rare
        brief={"turn_cap": "2"},
    ),
    "meeple-war": Proof(
        GAMES["meeple-war"],
        catalogue(GAMES["meeple-war"]),
        meeple.next_told,
        meeple.counted,
        draws_first=True,
        share=0,  # the supply is nobody's to see
        length=24,
    ),
    "rift-in-time": Proof(
        GAMES["rift-in-time"],
        catalogue(GAMES["rift-in-time"]),
        kingdom.next_told,
        kingdom.counted,
        draws_first=True,
        share=0,  # the decks are nobody's to see
        length=18,
    ),
    "elemental-uprising": Proof(
        GAMES["elemental-uprising"],
        catalogue(GAMES["elemental-uprising"]),
        kingdom.next_told,
        kingdom.counted,
        draws_first=True,
        share=0,  # here, too
        length=18,
    ),
}

COURSES: dict[str, Course] = {
    "summoner-war": steering.COURSE,
    "krosmaster-arena": krosmaster.COURSE,
    "meeple-war": meeple.COURSE,
    "rift-in-time": rift.COURSE,
    "elemental-uprising": uprising.COURSE,
}
