"""The front door of Summoner War: binds the rooms to the kernel's API. Compiled by mypyc."""

from __future__ import annotations

from pathlib import Path
from typing import final

from warbook.games.summoner import hidden
from warbook.games.summoner.apply import apply
from warbook.games.summoner.asides import aside_options, refuse_aside
from warbook.games.summoner.bot import heuristics
from warbook.games.summoner.cards.windows import answer_options, refuse_answer
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.tables import NOBODY
from warbook.games.summoner.flow import begun
from warbook.games.summoner.legal import fill_turn, refuse_turn
from warbook.games.summoner.options import PLAYERS, SCENARIOS, SETTINGS, check_table, read_options
from warbook.games.summoner.present import decision, notation, sentences
from warbook.games.summoner.present.card_texts import printed_words
from warbook.games.summoner.present.encode import print_decision, print_view
from warbook.games.summoner.setup import draft_options, refuse_draft
from warbook.games.summoner.state import SETUP, TURN, SummonerState, new_state
from warbook.games.summoner.verbs import ASIDES, RESIGN, SPANS, VERB_NAMES
from warbook.kernel.api import Action, Game, Refusal, Seat, arg_of, seat_of, verb_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.rng import Rng, Seed, seeded
from warbook.kernel.wire import Decision, Event, Sentence, View, redacted


@final
class SummonerWar(Game[SummonerState]):
    """Two sides, hidden pieces, augment cards: the rules are in the rooms beside this file."""

    def __init__(self) -> None:
        self.name = "summoner-war"
        self.prefix = "SW"
        self.rules = 1
        self.content = read_content().hash
        self.verbs = VERB_NAMES
        self.spans = SPANS
        self.asides = ASIDES
        self.settings = SETTINGS
        self.scenarios = SCENARIOS
        self.players = PLAYERS
        self.said: dict[str, str] = {}  # the words of a language, once somebody has asked for them

    def words(self, language: str) -> str:
        if language not in self.said:
            self.said[language] = printed_words(language)
        return self.said[language]

    def has_secrets(self) -> bool:
        return True  # deployments, and windows in your own turn (SW-16.14)

    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> SummonerState:
        check_table(scenario, seats)
        return new_state(read_options(options), seeded(seed))  # SW-19.6

    def acting(self, state: SummonerState) -> list[Seat]:
        if state.over:
            return []
        draft = state.draft
        if draft is not None:
            return [Seat(seat) for seat in range(2) if not draft.locked[seat]]  # SW-15.7
        return [Seat(state.stack[-1].seat)]

    def legal(self, state: SummonerState, seat: Seat) -> list[Action]:
        found = Buffer()
        self.fill(state, seat, found)
        return found.listed()

    def fill(self, state: SummonerState, seat: Seat, found: Buffer) -> None:
        if state.over:
            return
        frame = state.stack[-1]
        draft = state.draft
        if draft is not None:
            if seat >= 0 and not draft.locked[seat]:
                found.extend(draft_options(state, seat))
        elif frame.seat == seat:  # SW-16.8, SW-19.8
            if frame.kind == TURN:
                fill_turn(state, seat, found)
            else:
                found.extend(answer_options(state, frame))

    def aside(self, state: SummonerState, seat: Seat) -> list[Action]:
        return [] if state.over or seat < 0 else aside_options(state, seat)

    def refuse(self, state: SummonerState, action: Action) -> Refusal | None:
        seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
        if state.over:
            return Refusal("SW-4.11")
        if not 0 <= seat < 2 or verb >= len(self.spans) or arg >= self.spans[verb]:
            return Refusal("SW-13.6")
        if verb >= RESIGN:
            return refuse_aside(state, seat, verb)
        frame = state.stack[-1]
        if frame.kind == SETUP:
            draft = state.draft
            assert draft is not None
            return Refusal("SW-2.2") if draft.locked[seat] else refuse_draft(state, seat, verb, arg)
        if frame.seat != seat:
            return Refusal("SW-13.6")
        if frame.kind == TURN:
            return refuse_turn(state, seat, verb, arg)
        return refuse_answer(state, frame, verb, arg)

    def apply(self, state: SummonerState, action: Action) -> None:
        apply(state, action)

    def returns(self, state: SummonerState) -> list[float]:
        if state.winner == NOBODY:
            return [0.5, 0.5]
        return [1.0, 0.0] if state.winner == 0 else [0.0, 1.0]

    def determinize(self, state: SummonerState, seat: Seat, rng: Rng) -> SummonerState:
        return hidden.determinize(state, seat, rng)

    def reshuffle(self, state: SummonerState) -> None:
        hidden.reshuffle(state)

    def observed(self, state: SummonerState, action: Action, seat: Seat) -> Action:
        return hidden.observed(state, action, seat)

    def evaluate(self, state: SummonerState, seat: Seat) -> float:
        return heuristics.evaluate(state, seat)

    def prior(self, state: SummonerState, seat: Seat, rng: Rng) -> Action:
        return heuristics.prior(state, seat, rng, self.legal(state, seat))

    def values(self, state: SummonerState) -> list[float]:
        red = heuristics.evaluate(state, 0)
        return [red, 1.0 - red]

    def weigh(self, state: SummonerState, seat: Seat, options: list[Action]) -> list[int]:
        return heuristics.weigh(state, seat, options)

    def turns(self, state: SummonerState) -> int:
        return begun(state)

    def edge(self, state: SummonerState, action: Action, seat: Seat) -> int:
        return heuristics.edge(state, action, seat)

    def view_key(self, state: SummonerState, seat: Seat) -> int:
        return heuristics.view_key(state, seat)

    def decision(self, state: SummonerState, seat: Seat) -> Decision | None:
        return decision.decision(state, seat, self.legal(state, seat))

    def view(self, state: SummonerState, seat: Seat) -> View:
        return decision.view(state, seat)

    def print_view(self, state: SummonerState, seat: Seat) -> list[bytes]:
        return print_view(state, seat)

    def print_decision(self, state: SummonerState, seat: Seat) -> list[bytes] | None:
        return print_decision(state, seat, self.legal(state, seat))

    def redact(self, event: Event, seat: Seat) -> Event | None:
        return redacted(event, seat)

    def sentence(self, event: Event) -> Sentence | None:
        return sentences.sentence(event)

    def dump(self, state: SummonerState) -> bytes:
        return decision.dump(state)

    def load(self, data: bytes) -> SummonerState:
        return decision.load(data)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str, seat: Seat) -> Action:
        return notation.read(text, seat)


def made(data: Path | None) -> SummonerWar:
    """The game; it has no content packs."""
    return SummonerWar()
