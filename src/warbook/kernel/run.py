"""Functions for any game: take a step, count, play out."""

from __future__ import annotations

from typing import Final, final

from msgspec import structs

from warbook.kernel.api import Action, Game, Refusal, S, Seat, seat_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.rng import Rng, seeded
from warbook.kernel.wire import Event


@final
class Step:
    """The result of an accepted action."""

    def __init__(self, events: list[Event], rolled: bool, revealed: bool, passed: bool, fenced: bool) -> None:
        self.events: Final = events
        self.rolled: Final = rolled  # chance was used
        self.revealed: Final = revealed  # hidden information became known
        self.passed: Final = passed  # other seats decide now
        self.fenced: Final = fenced  # a fence: no undo past this step


def heard(game: Game[S], state: S, text: str, seat: Seat) -> Action:
    """Read notation in this state; if a thing has two names, both are accepted."""
    return game.named(state, game.read(text, seat))


def step(game: Game[S], state: S, action: Action) -> Step | Refusal:
    """Check an action, apply it in place, return the result. All actions from outside go through here."""
    refusal = game.refuse(state, action)
    if refusal is not None:
        return refusal
    drawn, known = state.rng.drawn, state.revealed
    before, fence = game.acting(state), game.fence(state)
    log: list[Event] = []
    state.log = log
    game.apply(state, action)
    state.log = None
    state.steps += 1
    rolled, revealed = state.rng.drawn != drawn, state.revealed != known
    fenced = rolled or revealed or game.fence(state) != fence
    return Step(log, rolled, revealed, game.acting(state) != before, fenced)


def worded(game: Game[S], events: list[Event]) -> list[Event]:
    """Redacted events with their sentences, as they leave."""
    return [structs.replace(event, said=game.sentence(event)) for event in events]


def reseed(game: Game[S], state: S, seed: str) -> None:
    """Renew the chance ahead and shuffle what no seat knows, so nobody can know it in advance."""
    drawn = state.rng.drawn
    state.rng = seeded(seed)
    game.reshuffle(state)
    state.rng.drawn = drawn  # keep the game's count of draws


def perft(game: Game[S], state: S, depth: int) -> int:
    """The number of sequences of `depth` decisions; several acting seats are taken in turn."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for seat in game.acting(state):
        for action in game.legal(state, seat):
            after = state.clone()
            game.apply(after, action)
            count += perft(game, after, depth - 1)
    return count


def playout(game: Game[S], state: S, rng: Rng, limit: int) -> int:
    """Play uniformly random decisions in place until the game is over or the limit is reached; returns their number."""
    taken = 0
    options = Buffer()
    while not state.over and taken < limit:
        options.clear()
        game.fill(state, game.acting(state)[0], options)
        game.apply(state, Action(options.items[rng.below(options.count)]))
        taken += 1
    return taken


def belongs(action: Action, seats: int) -> bool:
    """Whether the action's seat is one of the table's."""
    return 0 <= seat_of(action) < seats
