"""The registry: every game by name."""

from __future__ import annotations

from typing import Any

from warbook.games.summoner.game import SummonerWar
from warbook.kernel.api import Game

# a game of any state: who takes one from here talks to it through the kernel's API alone
GAMES: dict[str, Game[Any]] = {game.name: game for game in (SummonerWar(),)}
