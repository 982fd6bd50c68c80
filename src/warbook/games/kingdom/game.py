"""The base class of the Kingdom Rush games: binds the rooms to the kernel's API. Compiled by mypyc."""

from __future__ import annotations

import tomllib
from pathlib import Path

from warbook.games.kingdom import hidden
from warbook.games.kingdom.apply import apply
from warbook.games.kingdom.asides import aside_options, refuse_aside
from warbook.games.kingdom.bot import heuristics
from warbook.games.kingdom.content.reading import name_keys, read_content
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.flow import settle
from warbook.games.kingdom.frames import PHASES, WON, Terms
from warbook.games.kingdom.legal import is_asked, refuse_answer, refuse_unasked
from warbook.games.kingdom.moves import fill
from warbook.games.kingdom.options import (
    PLAYERS,
    campaign_of,
    locked_scenarios,
    read_terms,
    scenarios_of,
    settings_for,
)
from warbook.games.kingdom.present import decision, notation, pointers
from warbook.games.kingdom.present.card_texts import card_words
from warbook.games.kingdom.present.dump import dump, load
from warbook.games.kingdom.present.sentences.events import Sentences
from warbook.games.kingdom.rule_ids import Law
from warbook.games.kingdom.setup import set_up
from warbook.games.kingdom.state import KingdomState, new_state
from warbook.games.kingdom.verbs import ASIDES, SPANS, VERB_NAMES
from warbook.kernel.api import Action, Game, Refusal, Seat, arg_of, seat_of, verb_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.content.names import pack_words
from warbook.kernel.content.packs import find_packs, sound_packs
from warbook.kernel.rng import Rng, Seed, seeded
from warbook.kernel.wire import Campaign, Decision, Event, Notice, Pick, Pointer, Sentence, Thing, redacted


class KingdomGame(Game[KingdomState]):
    """A co-operative tower defence: what differs between the games of the family is their content and their law."""

    def __init__(
        self,
        name: str,
        prefix: str,
        package: str,
        home: Path,
        usual: str,
        data: Path | None,
        guests: Path | None = None,
    ) -> None:
        found = [] if data is None else find_packs(data, name)
        packs, self.left_out = sound_packs(found, lambda chosen: read_content(home / "content", chosen, guests))
        self.packs = packs
        self.package = package
        self.said: dict[str, str] = {}  # the words of each language, once they were asked for
        self.tables = Tables(read_content(home / "content", packs, guests))
        self.law = Law(tomllib.loads((home / "rule_ids.toml").read_text("utf-8"))["law"])
        self.name = name
        self.prefix = prefix
        self.rules = 2
        self.sentences = Sentences(self.tables)
        self.content = self.tables.content.hash
        self.verbs = VERB_NAMES
        self.spans = SPANS
        self.asides = ASIDES
        self.settings = settings_for(self.tables, self.law, usual)
        self.scenarios = scenarios_of(self.tables)
        self.players = PLAYERS

    def notices(self) -> list[Notice]:
        return self.left_out

    def words(self, language: str) -> str:
        if language not in self.said:
            content = self.tables.content
            named = pack_words(self.packs, self.package, language, list(name_keys(content)), ())
            self.said[language] = card_words(content, self.package, language, named)
        return self.said[language]

    def campaign(self) -> Campaign:
        return campaign_of(self.tables, self.law["unlock"])  # RT-23.4

    def locked(self, won: list[str]) -> list[str]:
        return locked_scenarios(self.scenarios, won, self.law["unlock"])

    def is_cooperative(self) -> bool:
        return True

    def pointer_words(self) -> tuple[str, ...]:
        return pointers.WORDS

    def terms(self, scenario: str, seats: int, options: dict[str, str]) -> Terms:
        """What a game with these options is played under."""
        return read_terms(self.tables, self.settings, self.name, scenario, seats, options)

    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> KingdomState:
        state = new_state(self.tables, self.law, self.terms(scenario, seats, options), seeded(seed))  # EU-37.3
        set_up(state)
        settle(state)
        return state

    def acting(self, state: KingdomState) -> list[Seat]:
        return [] if state.over else [Seat(seat) for seat in range(state.seats) if is_asked(state, seat)]

    def legal(self, state: KingdomState, seat: Seat) -> list[Action]:
        found = Buffer()
        self.fill(state, seat, found)
        return found.listed()

    def fill(self, state: KingdomState, seat: Seat, found: Buffer) -> None:
        if not state.over and 0 <= seat < state.seats and is_asked(state, seat):
            fill(state, seat, found)

    def aside(self, state: KingdomState, seat: Seat) -> list[Action]:
        return [] if state.over or seat < 0 else aside_options(state, seat)

    def refuse(self, state: KingdomState, action: Action) -> Refusal | None:
        seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
        if state.over:
            return Refusal(self.law["over"])  # RT-17.2, EU-7.2
        if not 0 <= seat < state.seats or verb >= len(self.spans) or arg >= self.spans[verb]:
            return Refusal(self.law["one-action"])  # RT-6.3, EU-9.1
        if verb in ASIDES:
            return refuse_aside(state, seat, verb)
        if not is_asked(state, seat):
            return refuse_unasked(state, seat, verb)
        return refuse_answer(state, seat, verb, arg)

    def apply(self, state: KingdomState, action: Action) -> None:
        apply(state, action)

    def returns(self, state: KingdomState) -> list[float]:
        if not state.over:
            return [0.5] * state.seats
        return [1.0 if state.ending == WON else 0.0] * state.seats

    def determinize(self, state: KingdomState, seat: Seat, rng: Rng) -> KingdomState:
        return hidden.determinize(state, rng)

    def reshuffle(self, state: KingdomState) -> None:
        hidden.reshuffle(state)

    def observed(self, state: KingdomState, action: Action, seat: Seat) -> Action:
        return action

    def evaluate(self, state: KingdomState, seat: Seat) -> float:
        return heuristics.evaluate(state, seat)

    def prior(self, state: KingdomState, seat: Seat, rng: Rng) -> Action:
        return heuristics.prior(state, seat, rng, self.legal(state, seat))

    def values(self, state: KingdomState) -> list[float]:
        return heuristics.values(state)

    def weigh(self, state: KingdomState, seat: Seat, options: list[Action]) -> list[int]:
        return heuristics.weigh(state, seat, options)

    def turn(self, state: KingdomState) -> int:
        return state.round

    def fence(self, state: KingdomState) -> int:
        return len(PHASES) * state.round + state.phase  # a partner's turn is none (RT-33.4, EU-31.50)

    def curiosity(self) -> float:
        return heuristics.CURIOSITY

    def worlds(self) -> int:
        return heuristics.WORLDS

    def pace(self, state: KingdomState, seat: Seat) -> int:
        return heuristics.pace(state, seat)

    def view_key(self, state: KingdomState, seat: Seat) -> int:
        return heuristics.view_key(state)

    def decision(self, state: KingdomState, seat: Seat) -> Decision | None:
        return decision.decision(state, seat, self.legal(state, seat))

    def thing(self, state: KingdomState, pick: Pick) -> Thing | None:
        return pointers.thing(state, pick)

    def pointer_of(self, state: KingdomState, action: Action) -> Pointer | None:
        return pointers.pointer_of(state, action)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        return redacted(event, seat)

    def sentence(self, event: Event) -> Sentence | None:
        return self.sentences.sentence(event)

    def dump(self, state: KingdomState) -> bytes:
        return dump(state)

    def load(self, data: bytes) -> KingdomState:
        return load(self.name, self.tables, self.law, self.terms, data)

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def read(self, text: str, seat: Seat) -> Action:
        return notation.read(self.tables, text, seat)
