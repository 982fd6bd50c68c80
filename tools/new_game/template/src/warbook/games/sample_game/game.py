"""The front door of Sample Game: binds the rooms to the kernel's API. Compiled by mypyc."""

from __future__ import annotations

from pathlib import Path
from typing import final

from warbook.games.sample_game import hidden
from warbook.games.sample_game.apply import apply
from warbook.games.sample_game.asides import aside_options
from warbook.games.sample_game.bot import evaluate, policy
from warbook.games.sample_game.content.tables import CONTENT, NOBODY
from warbook.games.sample_game.legal import refuse_decision
from warbook.games.sample_game.moves import fill
from warbook.games.sample_game.options import PLAYERS, SCENARIOS, SETTINGS, read_options
from warbook.games.sample_game.present import decision, dump, notation, sentences, view
from warbook.games.sample_game.setup import set_up
from warbook.games.sample_game.state import SEATS, SampleGameState
from warbook.games.sample_game.verbs import ASIDES, SPANS, VERB_NAMES
from warbook.kernel.api import Action, Game, Refusal, Seat, arg_of, seat_of, verb_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.rng import Rng, Seed
from warbook.kernel.wire import Decision, Event, Sentence, View, redacted


@final
class SampleGame(Game[SampleGameState]):
    """Two scouts look for hidden banners: the rules are in the rooms beside this file."""

    def __init__(self) -> None:
        self.name = "sample-game"
        self.prefix = "QZ"
        self.rules = 1
        self.content = CONTENT.hash
        self.verbs = VERB_NAMES
        self.spans = SPANS
        self.asides = ASIDES
        self.settings = SETTINGS
        self.scenarios = SCENARIOS
        self.players = PLAYERS

    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> SampleGameState:
        return set_up(read_options(scenario, seats, options), seed)

    def acting(self, state: SampleGameState) -> list[Seat]:
        return [] if state.over else [Seat(state.stack[-1].seat)]

    def legal(self, state: SampleGameState, seat: Seat) -> list[Action]:
        found = Buffer()
        self.fill(state, seat, found)
        return found.listed()

    def fill(self, state: SampleGameState, seat: Seat, found: Buffer) -> None:
        if not state.over:
            fill(state, seat, found)

    def aside(self, state: SampleGameState, seat: Seat) -> list[Action]:
        return [] if state.over or seat < 0 else aside_options(seat)

    def refuse(self, state: SampleGameState, action: Action) -> Refusal | None:
        seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
        if state.over:
            return Refusal("QZ-4.4")
        if not 0 <= seat < SEATS or verb >= len(SPANS) or arg >= SPANS[verb]:
            return Refusal("QZ-3.1")
        return None if verb in ASIDES else refuse_decision(state, seat, verb, arg)

    def apply(self, state: SampleGameState, action: Action) -> None:
        apply(state, action)

    def returns(self, state: SampleGameState) -> list[float]:
        if state.winner == NOBODY:
            return [0.5] * SEATS
        return [1.0 if seat == state.winner else 0.0 for seat in range(SEATS)]

    def determinize(self, state: SampleGameState, seat: Seat, rng: Rng) -> SampleGameState:
        return hidden.determinize(state, seat, rng)

    def reshuffle(self, state: SampleGameState) -> None:
        """Nothing lies in an order that no seat knows."""

    def observed(self, state: SampleGameState, action: Action, seat: Seat) -> Action:
        return hidden.observed(action, seat)

    def evaluate(self, state: SampleGameState, seat: Seat) -> float:
        return evaluate.value(state, seat)

    def prior(self, state: SampleGameState, seat: Seat, rng: Rng) -> Action:
        return policy.choose(state, self.legal(state, seat), rng)

    def weigh(self, state: SampleGameState, seat: Seat, options: list[Action]) -> list[int]:
        return policy.weigh(state, options)

    def turns(self, state: SampleGameState) -> int:
        return state.turns

    def decision(self, state: SampleGameState, seat: Seat) -> Decision | None:
        return decision.decision(state, seat, self.legal(state, seat))

    def view(self, state: SampleGameState, seat: Seat) -> View:
        return view.view(state, seat)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        return redacted(event, seat)

    def sentence(self, event: Event) -> Sentence | None:
        return sentences.sentence(event)

    def dump(self, state: SampleGameState) -> bytes:
        return dump.dump(state)

    def load(self, data: bytes) -> SampleGameState:
        return dump.load(data)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str, seat: Seat) -> Action:
        return notation.read(text, seat)


def made(data: Path | None) -> SampleGame:
    """The game; it has no content packs."""
    return SampleGame()
