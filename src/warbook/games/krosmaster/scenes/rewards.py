"""The reward tokens of a scene: on cards and in the market, in a given or default order."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.content.tables import NONE, RANKS
from warbook.games.krosmaster.frames import EVERYONE
from warbook.games.krosmaster.state import KrosmasterState

PLACES: Final = tuple(f"{rank}-{pile}" for rank in RANKS for pile in (1, 2))
NO_MORE: Final = "."


class Shelf:
    """The tokens that are still to be dealt out, in the order of the content."""

    def __init__(self, state: KrosmasterState) -> None:
        self._state = state
        self._left = list(range(len(state.tables.tokens))) if state.terms.rewards else []

    def take(self, name: str) -> int:
        """A token of this reward."""
        names = self._state.tables.reward_names
        for token in self._left:
            if names[self._state.tables.tokens[token]] == name:
                self._left.remove(token)
                return token
        if name not in names:
            raise ValueError(f"{name!r} is not a reward")
        raise ValueError(f"there is no token of {name} left")

    def lay_out(self, text: str) -> None:
        """Set up the market: the given places first, then the other tokens of each rank on the shorter piles."""
        state = self._state
        told: list[list[int]] = [[] for _ in PLACES]  # the face-up token, then the pile from its top
        full = [False] * len(PLACES)
        for words in [part.split() for part in text.split(";") if part.split()]:
            if words[0] not in PLACES:
                raise ValueError(f"market: {words[0]!r} is not one of {', '.join(PLACES)}")
            place = PLACES.index(words[0])
            full[place] = NO_MORE in words
            told[place] = [self.take(word) for word in words[1:] if word != NO_MORE]
            for token in told[place]:
                if state.tables.reward.rank[state.tables.tokens[token]] != place // 2:
                    raise ValueError(f"market: {words[0]} holds another rank than {' '.join(words[1:])}")
        for token in self._left:
            rank = int(state.tables.reward.rank[state.tables.tokens[token]])
            open_places = [place for place in (2 * rank, 2 * rank + 1) if not full[place]]
            if open_places:
                told[min(open_places, key=lambda place: len(told[place]))].append(token)
        for place, tokens in enumerate(told):
            state.shop[place] = tokens[0] if tokens else NONE
            state.piles[place] = tokens[:0:-1]
            if tokens:
                state.known[tokens[0]] = EVERYONE
