"""What holds at every moment of a vector of the Kingdom Rush games."""

from __future__ import annotations

from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.present.dump import dump, load
from warbook.games.kingdom.state import KingdomState


def check_kept(game: KingdomGame, state: KingdomState) -> None:
    """Nothing is lost, and a dump brings everything back."""
    assert miscount(state) == ""
    data = dump(state)
    assert dump(load(game.name, state.tables, game.law, game.terms, data)) == data
