"""Summoner War with one fault each: a delegate in front of the real game, since compiled classes cannot be patched."""

from __future__ import annotations

import random

from msgspec import structs

from warbook.games.summoner.cards.windows import is_secret_window
from warbook.games.summoner.content.tables import CELLS, LETTERS, NOBODY, TRAP
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.hidden import as_seen, is_unknown, redeal
from warbook.games.summoner.present import decision
from warbook.games.summoner.present.events import Acted, Died, TurnBegan
from warbook.games.summoner.present.view import SummonerView, codes
from warbook.games.summoner.state import SummonerState
from warbook.games.summoner.verbs import ATTACK, DECLINE, FLAG, HIDDEN_ATTACK, LOCK, RESIGN, SUMMON, dst_of
from warbook.kernel.api import SPECTATOR, Action, Game, Refusal, Seat, act, arg_of, seat_of, verb_of
from warbook.kernel.rng import Rng, Seed, seeded
from warbook.kernel.wire import EVERYONE, Decision, Event, Sentence, View


class Delegate(Game[SummonerState]):
    """The real game behind a door that can be tampered with."""

    def __init__(self) -> None:
        real = SummonerWar()
        self.real = real
        self.name, self.prefix, self.rules, self.content = real.name, real.prefix, real.rules, real.content
        self.verbs, self.spans, self.asides = real.verbs, real.spans, real.asides
        self.settings, self.scenarios, self.players = real.settings, real.scenarios, real.players

    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> SummonerState:
        return self.real.setup(scenario, seats, options, seed)

    def acting(self, state: SummonerState) -> list[Seat]:
        return self.real.acting(state)

    def legal(self, state: SummonerState, seat: Seat) -> list[Action]:
        return self.real.legal(state, seat)

    def aside(self, state: SummonerState, seat: Seat) -> list[Action]:
        return self.real.aside(state, seat)

    def refuse(self, state: SummonerState, action: Action) -> Refusal | None:
        return self.real.refuse(state, action)

    def apply(self, state: SummonerState, action: Action) -> None:
        self.real.apply(state, action)

    def returns(self, state: SummonerState) -> list[float]:
        return self.real.returns(state)

    def determinize(self, state: SummonerState, seat: Seat, rng: Rng) -> SummonerState:
        return self.real.determinize(state, seat, rng)

    def reshuffle(self, state: SummonerState) -> None:
        self.real.reshuffle(state)

    def observed(self, state: SummonerState, action: Action, seat: Seat) -> Action:
        return self.real.observed(state, action, seat)

    def evaluate(self, state: SummonerState, seat: Seat) -> float:
        return self.real.evaluate(state, seat)

    def prior(self, state: SummonerState, seat: Seat, rng: Rng) -> Action:
        return self.real.prior(state, seat, rng)

    def decision(self, state: SummonerState, seat: Seat) -> Decision | None:
        return decision.decision(state, seat, self.legal(state, seat))

    def view(self, state: SummonerState, seat: Seat) -> View:
        return self.real.view(state, seat)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        return self.real.redact(event, seat)

    def sentence(self, event: Event) -> Sentence | None:
        return self.real.sentence(event)

    def dump(self, state: SummonerState) -> bytes:
        return self.real.dump(state)

    def load(self, data: bytes) -> SummonerState:
        return self.real.load(data)

    def write(self, action: Action) -> str:
        return self.real.write(action)

    def read(self, text: str, seat: Seat) -> Action:
        return self.real.read(text, seat)


class TooWide(Delegate):
    """The generator offers a summon of a piece that is face-up already."""

    def legal(self, state: SummonerState, seat: Seat) -> list[Action]:
        found = super().legal(state, seat)
        if found and state.draft is None:
            found += [act(seat, SUMMON, cell) for cell in range(CELLS) if state.open >> cell & 1][:1]
        return sorted(set(found))


class TooNarrow(Delegate):
    """The generator forgets the last of several options."""

    def legal(self, state: SummonerState, seat: Seat) -> list[Action]:
        found = super().legal(state, seat)
        return found[:-1] if len(found) > 1 and state.draft is None else found


class StillOpen(Delegate):
    """A finished game lets a flag fall."""

    def refuse(self, state: SummonerState, action: Action) -> Refusal | None:
        if state.over and verb_of(action) == FLAG and 0 <= seat_of(action) < 2 and arg_of(action) == 0:
            return None
        return super().refuse(state, action)


class ShowsType(Delegate):
    """The view has the type of an enemy's face-down piece."""

    def view(self, state: SummonerState, seat: Seat) -> View:
        shown = self.real.view(state, seat)
        assert isinstance(shown, SummonerView)
        seen = as_seen(state, seat)
        pieces = [
            structs.replace(piece, kind=LETTERS[seen.kind[seen.at[piece.cell]]]) if not piece.kind else piece
            for piece in shown.pieces
        ]
        return structs.replace(shown, pieces=tuple(pieces))


class ShowsCard(Delegate):
    """The view has a secret card of the enemy."""

    def view(self, state: SummonerState, seat: Seat) -> View:
        shown = self.real.view(state, seat)
        assert isinstance(shown, SummonerView)
        if seat == SPECTATOR or state.draft is not None:
            return shown
        sides = list(shown.sides)
        sides[1 - seat] = structs.replace(sides[1 - seat], cards=codes(int(as_seen(state, seat).cards[1 - seat])))
        return structs.replace(shown, sides=(sides[0], sides[1]))


class ShowsSpectators(Delegate):
    """The spectator is shown what Red knows."""

    def view(self, state: SummonerState, seat: Seat) -> View:
        return structs.replace(self.real.view(state, Seat(0) if seat == SPECTATOR else seat), seat=seat)


class ShowsWindow(Delegate):
    """The view does not wait for an own-turn on-summon window to close (SW-16.14)."""

    def view(self, state: SummonerState, seat: Seat) -> View:
        now = state.clone()
        now.held = None
        return self.real.view(now, seat)


class KnowsNoWindow(Delegate):
    """Nothing waits for such a window: views, events and worlds agree, and all of them betray it."""

    def apply(self, state: SummonerState, action: Action) -> None:
        secret = not state.over and state.draft is None and is_secret_window(state, state.stack[-1])
        super().apply(state, action)
        state.held = None
        if state.log is not None and not secret and state.draft is None and verb_of(action) not in (LOCK, DECLINE):
            state.log[:] = [structs.replace(event, seen=EVERYONE) for event in state.log]


class SharesList(Delegate):
    """Clones share a column that a resignation writes to."""

    def apply(self, state: SummonerState, action: Action) -> None:
        super().apply(state, action)
        if verb_of(action) == RESIGN:
            state.born[0] += 1


class ForgetsField(Delegate):
    """Loading forgets how many turns a side has chosen."""

    def load(self, data: bytes) -> SummonerState:
        state = super().load(data)
        for seat in range(2):
            state.chosen[seat] = 0
        return state


class ForgetsSilently(Delegate):
    """Loading forgets something that a dump does not show: the key of the position."""

    def load(self, data: bytes) -> SummonerState:
        state = super().load(data)
        state.key = 0
        return state


class OwnDice(Delegate):
    """Chance comes from outside the state."""

    def apply(self, state: SummonerState, action: Action) -> None:
        state.rng = seeded(random.getrandbits(40))
        super().apply(state, action)


class Unredacted(Delegate):
    """Everyone is told everything."""

    def redact(self, event: Event, seat: Seat) -> Event | None:
        return structs.replace(event, seen=EVERYONE)


class Untold(Delegate):
    """Blue is told nothing of what Red does."""

    def redact(self, event: Event, seat: Seat) -> Event | None:
        return None if seat == 1 else super().redact(event, seat)


class WrongRule(Delegate):
    """Actions cite a rule that is not there."""

    def apply(self, state: SummonerState, action: Action) -> None:
        super().apply(state, action)
        if state.log is not None:
            state.log.append(Acted(rule="SW-" + "99.1", side=seat_of(action), action=action))


class HintingRefusal(Delegate):
    """A refused attack names another rule when the face-down target is an Assassin."""

    def refuse(self, state: SummonerState, action: Action) -> Refusal | None:
        refusal = super().refuse(state, action)
        if refusal is not None and state.draft is None and verb_of(action) in (ATTACK, HIDDEN_ATTACK):
            target = int(state.at[dst_of(arg_of(action))])
            if target != NOBODY and is_unknown(state, target) and TRAP[state.kind[target]]:
                return Refusal("SW-8.13")
        return refusal


class HintingValues(Delegate):
    """A refusal carries the number of a type that the seat does not know."""

    def refuse(self, state: SummonerState, action: Action) -> Refusal | None:
        refusal = super().refuse(state, action)
        if refusal is not None and state.draft is None and verb_of(action) == ATTACK:
            target = int(state.at[dst_of(arg_of(action))])
            return Refusal(refusal.rule, {"kind": 0 if target == NOBODY else int(state.kind[target])})
        return refusal


class HintingDecision(Delegate):
    """The words of a decision tell how many Assassins are among the enemy's face-down pieces on one file."""

    def decision(self, state: SummonerState, seat: Seat) -> Decision | None:
        asked = super().decision(state, seat)
        if asked is None or state.draft is not None:
            return asked
        first = [piece for piece in range(16) if state.side[piece] != seat and is_unknown(state, piece)]
        traps = sum(TRAP[state.kind[piece]] for piece in first)
        return structs.replace(asked, words={**asked.words, "traps": traps})


class DealsNothing(Delegate):
    """Once the game has begun, a world is the truth with other chance."""

    def determinize(self, state: SummonerState, seat: Seat, rng: Rng) -> SummonerState:
        if state.draft is not None:
            return super().determinize(state, seat, rng)
        world = as_seen(state, seat).clone()
        world.rng = seeded(int(rng.next()))
        return world


class DealsChance(Delegate):
    """A world has the true chance ahead."""

    def determinize(self, state: SummonerState, seat: Seat, rng: Rng) -> SummonerState:
        world = super().determinize(state, seat, rng)
        world.rng = state.rng.clone()
        return world


class DealsByTruth(Delegate):
    """How a world is dealt depends on where the Assassins really are."""

    def determinize(self, state: SummonerState, seat: Seat, rng: Rng) -> SummonerState:
        for piece in range(CELLS):
            if state.draft is None and state.side[piece] != seat and is_unknown(state, piece):
                if TRAP[state.kind[piece]] and piece % 3 == 0:
                    rng.next()
        return super().determinize(state, seat, rng)


class DealsImpossible(Delegate):
    """A world may have cards that the past has ruled out."""

    def determinize(self, state: SummonerState, seat: Seat, rng: Rng) -> SummonerState:
        dealt = state.clone()
        dealt.excluded = dealt.excluded[:]
        for side in range(2):
            dealt.excluded[side] = 0
        return super().determinize(dealt, seat, rng)


class DealsKey(Delegate):
    """A world has the key of the table's chance, where the others still see what was before a window."""

    def setup(self, scenario: str, seats: int, options: dict[str, str], seed: Seed) -> SummonerState:
        return super().setup(scenario, seats, options, f"blake2b:{f'{int(seed) ^ 0xF00DF00D:08x}' * 8}")

    def determinize(self, state: SummonerState, seat: Seat, rng: Rng) -> SummonerState:
        world = super().determinize(state, seat, rng)
        if world.held is not None:
            world.held.rng = state.rng.clone()
        return world


class ReshufflesPieces(Delegate):
    """Face-down pieces, which their side knows, change places."""

    def reshuffle(self, state: SummonerState) -> None:
        super().reshuffle(state)
        if state.draft is None and not state.over:
            redeal(state, 0, state.rng)


class ReshufflesByTruth(Delegate):
    """A new order is made of the old one."""

    def reshuffle(self, state: SummonerState) -> None:
        super().reshuffle(state)
        state.revealed = 1 - state.revealed


class NoFence(Delegate):
    """What an action reveals is not counted, so it could be undone."""

    def apply(self, state: SummonerState, action: Action) -> None:
        revealed = state.revealed
        super().apply(state, action)
        state.revealed = revealed


class Misspelt(Delegate):
    """A hidden attack is written like an open one."""

    def write(self, action: Action) -> str:
        return super().write(action).removeprefix("~")


class ForgetsAWord(Delegate):
    """The sentence of a move does not say where it went."""

    def sentence(self, event: Event) -> Sentence | None:
        said = super().sentence(event)
        if said is None or "to" not in said.words:
            return said
        return structs.replace(said, words={name: word for name, word in said.words.items() if name != "to"})


class NamesNothing(Delegate):
    """The sentence of a death names a piece that no language has a word for."""

    def sentence(self, event: Event) -> Sentence | None:
        said = super().sentence(event)
        if said is None or not isinstance(event, Died):
            return said
        return structs.replace(said, words={**said.words, "piece": "@piece-X"})


class SilentByOversight(Delegate):
    """An event has no sentence, and nobody has said that it needs none."""

    def sentence(self, event: Event) -> Sentence | None:
        if isinstance(event, TurnBegan):
            raise KeyError(type(event))
        return super().sentence(event)
