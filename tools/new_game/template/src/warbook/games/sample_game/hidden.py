"""What a seat cannot know, dealt anew: bots and the contract see the game through here. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.sample_game.content.tables import HOME
from warbook.games.sample_game.state import SEATS, SampleGameState, has_hidden, is_searched
from warbook.games.sample_game.verbs import HIDE_BANNER
from warbook.kernel.api import HIDDEN, Action, act, seat_of, verb_of
from warbook.kernel.rng import Rng, seeded


def determinize(state: SampleGameState, seat: int, rng: Rng) -> SampleGameState:
    """A state that the seat (or a spectator) cannot tell from this one: the other banners may lie elsewhere."""
    copy = state.clone()
    copy.rng = seeded(int(rng.next()) << 20 ^ int(rng.next()))
    if copy.over:
        return copy  # everything is shown (QZ-4.4)
    for other in range(SEATS):
        if other != seat and has_hidden(copy, other):  # QZ-2.3
            cells = possible_cells(copy, other)
            copy.banner[other] = cells[int(copy.rng.below(len(cells)))]
    return copy


def possible_cells(state: SampleGameState, seat: int) -> list[int]:
    """Where a side's banner may still be, as far as everybody knows: home cells not searched yet (QZ-3.4)."""
    return [cell for cell in HOME[seat] if not is_searched(state, cell)]


def observed(action: Action, seat: int) -> Action:
    """The action as a seat sees it: where a banner is hidden is for its owner alone (QZ-2.3)."""
    owner = seat_of(action)
    if owner != seat and verb_of(action) == HIDE_BANNER:
        return act(owner, HIDE_BANNER, HIDDEN)
    return action
