"""The front door of Krosmaster: Arena: binds the rooms to the kernel's API. Compiled by mypyc."""

from __future__ import annotations

from pathlib import Path
from typing import final

from warbook.games.krosmaster import hidden
from warbook.games.krosmaster.apply import apply
from warbook.games.krosmaster.asides import aside_options, refuse_aside
from warbook.games.krosmaster.bot import heuristics
from warbook.games.krosmaster.content.reading import read_content
from warbook.games.krosmaster.content.tables import NOBODY, Tables
from warbook.games.krosmaster.content.text_keys import TOLD, name_keys, option_words
from warbook.games.krosmaster.flow import settle
from warbook.games.krosmaster.frames import SET_UP, TEAMS, TUTORIAL
from warbook.games.krosmaster.legal import NOT_ASKED, refuse_answer
from warbook.games.krosmaster.moves import fill
from warbook.games.krosmaster.options import read_terms, scenarios_of, seats_for, settings_for, teams_of
from warbook.games.krosmaster.present import decision, notation
from warbook.games.krosmaster.present.card_texts import PACKAGE, card_words
from warbook.games.krosmaster.present.sentences import Sentences
from warbook.games.krosmaster.setup import CHOOSING_TEAMS, set_tutorial
from warbook.games.krosmaster.state import KrosmasterState, new_state
from warbook.games.krosmaster.verbs import ASIDES, RESIGN, SPANS, VERB_NAMES
from warbook.kernel.api import Action, Frame, Game, Refusal, Seat, arg_of, seat_of, verb_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.content.names import pack_words
from warbook.kernel.content.packs import find_packs, sound_packs
from warbook.kernel.rng import Rng, Seed, seeded
from warbook.kernel.wire import Decision, Event, Notice, Sentence, View, redacted


@final
class KrosmasterArena(Game[KrosmasterState]):
    """Teams of figures in an arena: the rules are in the rooms beside this file."""

    def __init__(self, data: Path | None = None) -> None:
        packs, self.left_out = sound_packs([] if data is None else find_packs(data, "krosmaster-arena"), read_content)
        self.packs = packs
        self.tables = Tables(read_content(packs))
        self.sentences = Sentences(self.tables)
        self.name = "krosmaster-arena"
        self.prefix = "KA"
        self.rules = 2
        self.content = self.tables.content.hash
        self.verbs = VERB_NAMES
        self.spans = SPANS
        self.asides = ASIDES
        self.settings = settings_for(self.tables)
        self.scenarios = scenarios_of(self.tables)
        self.players = [2, 4]
        self.said: dict[str, str] = {}  # the words of a language, once somebody has asked for them

    def seats(self, scenario: str) -> list[int]:
        return [seats_for(self.tables, scenario)]

    def notices(self) -> list[Notice]:
        return self.left_out

    def words(self, language: str) -> str:
        if language not in self.said:
            content = self.tables.content
            named = pack_words(self.packs, PACKAGE, language, list(name_keys(content)), TOLD)
            self.said[language] = card_words(content, language, f"{named}\n{option_words(content)}")
        return self.said[language]

    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> KrosmasterState:
        terms = read_terms(self.tables, scenario, seats, options)
        state = new_state(self.tables, terms, seeded(seed))
        state.stack = [Frame(SET_UP, 0, CHOOSING_TEAMS)]
        if terms.mode == TUTORIAL:
            tutorial = self.tables.content.tutorials[scenario]
            set_tutorial(state, tutorial, teams_of(terms, tutorial))
        settle(state)
        return state

    def acting(self, state: KrosmasterState) -> list[Seat]:
        if state.over:
            return []
        frame = state.stack[-1]
        if frame.kind == TEAMS:
            return [Seat(seat) for seat in range(state.seats) if not state.ready[seat]]
        return [Seat(frame.seat)]

    def legal(self, state: KrosmasterState, seat: Seat) -> list[Action]:
        found = Buffer()
        self.fill(state, seat, found)
        return found.listed()

    def fill(self, state: KrosmasterState, seat: Seat, found: Buffer) -> None:
        if state.over or seat < 0:
            return
        frame = state.stack[-1]
        if frame.kind == TEAMS:
            if seat < state.seats and not state.ready[seat]:
                fill(state, frame, seat, found)
        elif frame.seat == seat:
            fill(state, frame, seat, found)

    def aside(self, state: KrosmasterState, seat: Seat) -> list[Action]:
        return [] if state.over or seat < 0 else aside_options(state, seat)

    def refuse(self, state: KrosmasterState, action: Action) -> Refusal | None:
        seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
        if state.over:
            return Refusal("KA-21.6")
        if not 0 <= seat < state.seats or verb >= len(self.spans) or arg >= self.spans[verb]:
            return Refusal("KA-10.1")
        if verb >= RESIGN:
            return refuse_aside(state, seat, verb)
        frame = state.stack[-1]
        if frame.kind == TEAMS:
            return Refusal("KA-5.1") if state.ready[seat] else refuse_answer(state, frame, seat, verb, arg)
        if frame.seat != seat:
            return Refusal("KA-7.1" if state.turn != NOBODY else NOT_ASKED)
        return refuse_answer(state, frame, seat, verb, arg)

    def apply(self, state: KrosmasterState, action: Action) -> None:
        apply(state, action)

    def returns(self, state: KrosmasterState) -> list[float]:
        if state.winner == NOBODY:
            return [0.5] * state.seats
        return [1.0 if state.terms.side[seat] == state.winner else 0.0 for seat in range(state.seats)]

    def determinize(self, state: KrosmasterState, seat: Seat, rng: Rng) -> KrosmasterState:
        return hidden.determinize(state, seat, rng)

    def reshuffle(self, state: KrosmasterState) -> None:
        hidden.reshuffle(state)

    def observed(self, state: KrosmasterState, action: Action, seat: Seat) -> Action:
        return action  # KA-31.5

    def evaluate(self, state: KrosmasterState, seat: Seat) -> float:
        return heuristics.evaluate(state, seat)

    def prior(self, state: KrosmasterState, seat: Seat, rng: Rng) -> Action:
        return heuristics.prior(state, seat, rng, self.legal(state, seat))

    def values(self, state: KrosmasterState) -> list[float]:
        return heuristics.values(state)

    def weigh(self, state: KrosmasterState, seat: Seat, options: list[Action]) -> list[int]:
        return heuristics.weigh(state, seat, options)

    def turn(self, state: KrosmasterState) -> int:
        return state.turns

    def curiosity(self) -> float:
        return heuristics.CURIOSITY

    def pace(self, state: KrosmasterState, seat: Seat) -> int:
        return heuristics.pace(state, seat)

    def view_key(self, state: KrosmasterState, seat: Seat) -> int:
        return heuristics.view_key(state, seat)

    def decision(self, state: KrosmasterState, seat: Seat) -> Decision | None:
        return decision.decision(state, seat, self.legal(state, seat))

    def view(self, state: KrosmasterState, seat: Seat) -> View:
        return decision.view(state, seat)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        return redacted(event, seat)

    def sentence(self, event: Event) -> Sentence | None:
        return self.sentences.sentence(event)

    def dump(self, state: KrosmasterState) -> bytes:
        return decision.dump(state)

    def load(self, data: bytes) -> KrosmasterState:
        return decision.load(self.tables, data)

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def read(self, text: str, seat: Seat) -> Action:
        return notation.read(self.tables, text, seat)


def made(data: Path | None) -> KrosmasterArena:
    """The game with the content packs of a data folder, or as it is printed."""
    return KrosmasterArena(data)
