"""The front door of Meeple War: binds the rooms to the kernel's API. Compiled by mypyc."""

from __future__ import annotations

from pathlib import Path
from typing import final

from warbook.games.meeple import hidden
from warbook.games.meeple.apply import apply
from warbook.games.meeple.asides import aside_options, refuse_aside
from warbook.games.meeple.bot import heuristics
from warbook.games.meeple.content.reading import name_keys, read_content
from warbook.games.meeple.content.tables import Tables
from warbook.games.meeple.flow import settle
from warbook.games.meeple.legal import refuse_answer
from warbook.games.meeple.moves import fill
from warbook.games.meeple.options import PLAYERS, SCENARIOS, SETTINGS, read_terms
from warbook.games.meeple.present import decision, notation
from warbook.games.meeple.present.sentences import Sentences
from warbook.games.meeple.setup import set_up
from warbook.games.meeple.state import MeepleState, new_state
from warbook.games.meeple.verbs import ASIDES, PLANT, RESIGN, SPANS, VERB_NAMES, edge_of, inner_tile
from warbook.games.meeple.village.tokens import border_name
from warbook.kernel.api import Action, Game, Refusal, Seat, act, arg_of, seat_of, verb_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.content.names import pack_words
from warbook.kernel.content.packs import find_packs, sound_packs
from warbook.kernel.rng import Rng, Seed, seeded
from warbook.kernel.wire import Decision, Event, Notice, Sentence, View, redacted


@final
class MeepleWar(Game[MeepleState]):
    """Villages with workers on paths, meeples on a growing map: the rules are in the rooms beside this file."""

    def __init__(self, data: Path | None = None) -> None:
        packs, self.left_out = sound_packs([] if data is None else find_packs(data, "meeple-war"), read_content)
        self.packs = packs
        self.tables = Tables(read_content(packs))
        self.sentences = Sentences(self.tables)
        self.name = "meeple-war"
        self.prefix = "MW"
        self.rules = 2
        self.content = self.tables.content.hash
        self.verbs = VERB_NAMES
        self.spans = SPANS
        self.asides = ASIDES
        self.settings = SETTINGS
        self.scenarios = SCENARIOS
        self.players = PLAYERS

    def notices(self) -> list[Notice]:
        return self.left_out

    def words(self, language: str) -> str:
        return pack_words(self.packs, "warbook.games.meeple", language, list(name_keys(self.tables.content)), ())

    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> MeepleState:
        state = new_state(self.tables, read_terms(scenario, seats, options), seeded(seed))
        set_up(state)
        settle(state)
        return state

    def acting(self, state: MeepleState) -> list[Seat]:
        return [] if state.over else [Seat(state.stack[-1].seat)]

    def legal(self, state: MeepleState, seat: Seat) -> list[Action]:
        found = Buffer()
        self.fill(state, seat, found)
        return found.listed()

    def fill(self, state: MeepleState, seat: Seat, found: Buffer) -> None:
        if not state.over and state.stack[-1].seat == seat:
            fill(state, state.stack[-1], found)

    def aside(self, state: MeepleState, seat: Seat) -> list[Action]:
        return [] if state.over or seat < 0 else aside_options(state, seat)

    def refuse(self, state: MeepleState, action: Action) -> Refusal | None:
        seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
        if state.over:
            return Refusal("MW-18.1")
        if not 0 <= seat < state.seats or verb >= len(self.spans) or arg >= self.spans[verb]:
            return Refusal("MW-6.1")
        if verb >= RESIGN:
            return refuse_aside(state, seat, verb)
        frame = state.stack[-1]
        if frame.seat != seat:
            return Refusal("MW-17.11" if verb <= PLANT else "MW-1.2")  # tokens wait for a window
        return refuse_answer(state, frame, verb, arg)

    def apply(self, state: MeepleState, action: Action) -> None:
        apply(state, action)

    def returns(self, state: MeepleState) -> list[float]:
        if not state.over:
            return [0.5] * state.seats
        share = 1.0 / len(state.winners)
        return [share if seat in state.winners else 0.0 for seat in range(state.seats)]

    def determinize(self, state: MeepleState, seat: Seat, rng: Rng) -> MeepleState:
        return hidden.determinize(state, rng)

    def reshuffle(self, state: MeepleState) -> None:
        hidden.reshuffle(state)

    def observed(self, state: MeepleState, action: Action, seat: Seat) -> Action:
        return action

    def evaluate(self, state: MeepleState, seat: Seat) -> float:
        return heuristics.evaluate(state, seat)

    def prior(self, state: MeepleState, seat: Seat, rng: Rng) -> Action:
        return heuristics.prior(state, seat, rng, self.legal(state, seat))

    def values(self, state: MeepleState) -> list[float]:
        return heuristics.values(state)

    def weigh(self, state: MeepleState, seat: Seat, options: list[Action]) -> list[int]:
        return heuristics.weigh(state, seat, options)

    def turn(self, state: MeepleState) -> int:
        return state.turns

    def curiosity(self) -> float:
        return heuristics.CURIOSITY

    def pace(self, state: MeepleState, seat: Seat) -> int:
        return heuristics.pace(state, seat)

    def view_key(self, state: MeepleState, seat: Seat) -> int:
        return heuristics.view_key(state)

    def decision(self, state: MeepleState, seat: Seat) -> Decision | None:
        return decision.decision(state, seat, self.legal(state, seat))

    def view(self, state: MeepleState, seat: Seat) -> View:
        return decision.view(state, seat)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        return redacted(event, seat)

    def sentence(self, event: Event) -> Sentence | None:
        return self.sentences.sentence(event)

    def dump(self, state: MeepleState) -> bytes:
        return decision.dump(state)

    def load(self, data: bytes) -> MeepleState:
        return decision.load(self.tables, data)

    def named(self, state: MeepleState, action: Action) -> Action:
        seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
        return act(seat, PLANT, border_name(state, inner_tile(arg), edge_of(arg))) if verb == PLANT else action

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def read(self, text: str, seat: Seat) -> Action:
        return notation.read(self.tables, text, seat)


def made(data: Path | None) -> MeepleWar:
    """The game with the content packs of a data folder, or as it is printed."""
    return MeepleWar(data)
