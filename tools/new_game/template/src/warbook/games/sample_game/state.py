"""The state of a game: columns of ints by seat. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.sample_game.content.tables import NOBODY, NOWHERE, START
from warbook.kernel.api import State, copy_state, start_state
from warbook.kernel.rng import Rng

SEATS: Final = 2  # QZ-1.2

# frames: the last one on the stack asks its seat a question
HIDE: Final = 0  # where is your banner? (QZ-2.2)
TURN: Final = 1  # where does your scout go? (QZ-3.2)

# how the game ended
ONGOING: Final = 0
BY_BANNER: Final = 1
DRAWN: Final = 2
BY_RESIGNATION: Final = 3
BY_TIME: Final = 4


@final
class Options:
    """What the table has agreed on. Made once, shared by all clones."""

    def __init__(self, texts: dict[str, str], turn_limit: int) -> None:
        self.texts: Final = texts  # as given, defaults filled in: what logs and replays record
        self.turn_limit: Final = turn_limit


@final
class SampleGameState(State):
    """Everything there is to know, and nothing else."""

    options: Options
    scout: vec[i64]  # by seat: the cell on which it stands
    banner: vec[i64]  # by seat: the cell on which it is hidden; NOWHERE before it is
    searched: i64  # the home cells that an enemy scout has searched in vain, as a set of bits
    turns: int  # how many turns have begun, of both sides together
    winner: int
    ending: int

    def clone(self) -> SampleGameState:
        """An independent copy."""
        copy = SampleGameState()
        copy_state(self, copy)
        copy.options = self.options
        copy.scout = self.scout[:]
        copy.banner = self.banner[:]
        copy.searched = self.searched
        copy.turns = self.turns
        copy.winner = self.winner
        copy.ending = self.ending
        return copy


def new_state(options: Options, rng: Rng) -> SampleGameState:
    """The board as it is set up, with nothing asked yet."""
    state = SampleGameState()
    start_state(state, rng, SEATS)
    state.options = options
    state.scout = vec[i64](START)  # QZ-2.1
    state.banner = vec[i64]([NOWHERE] * SEATS)
    state.searched = 0
    state.turns = 0
    state.winner = NOBODY
    state.ending = ONGOING
    return state


def is_searched(state: SampleGameState, cell: int) -> bool:
    """Whether everybody knows that no banner is hidden there (QZ-3.4)."""
    return state.searched >> cell & 1 != 0


def has_hidden(state: SampleGameState, seat: int) -> bool:
    """Whether the side has hidden its banner."""
    return state.banner[seat] != NOWHERE
