"""The contract on one position: acting seats, legality, saving, events.

`worlds.py` and `pasts.py` test hidden information; `trial.py` plays whole games with all checks.
"""

from __future__ import annotations

from itertools import pairwise

import msgspec

from warbook.kernel.api import HIDDEN, SPECTATOR, Action, S, Seat, act, arg_of, seat_of, verb_of
from warbook.kernel.buffer import Buffer
from warbook.kernel.contract.promise import Trial, audience_name, audiences, difference, sight, told_to, visible
from warbook.kernel.contract.sentences import check_sentence
from warbook.kernel.contract.worlds import check_worlds
from warbook.kernel.wire import EVERYONE, Event


def check_position(trial: Trial[S], state: S) -> None:
    """Check every promise on this position; BrokenPromise names the first broken one."""
    trial.coverage.positions += 1
    before = trial.game.dump(state)
    check_acting(trial, state)
    for seat in audiences(state):
        check_offers(trial, state, seat)
    check_numbers(trial, state)
    if state.over or trial.coverage.positions % trial.care.stride == 0:
        probes = check_universe(trial, state)
        check_outside(trial, state)
        check_saving(trial, state, before)
        check_worlds(trial, state, probes)
        check_options(trial, state, before)
    if trial.game.dump(state) != before:
        raise trial.broken("asking changes nothing", difference(before, trial.game.dump(state)), state)


def check_acting(trial: Trial[S], state: S) -> None:
    """Some seat acts until the game is over, and then none does."""
    acting = trial.game.acting(state)
    if state.over != (not acting):
        raise trial.broken("acting is empty exactly when the game is over", f"acting {acting}", state)
    if acting != sorted(set(acting)) or any(not 0 <= seat < state.seats for seat in acting):
        raise trial.broken("acting seats are seats of the table, ascending", f"acting {acting}", state)


def check_offers(trial: Trial[S], state: S, seat: Seat) -> None:
    """A seat's lists are sorted, contain its own actions, exist when it acts, and survive notation."""
    game = trial.game
    legal, aside = game.legal(state, seat), game.aside(state, seat)
    who = audience_name(seat)
    if bool(legal) != (seat in game.acting(state)):
        raise trial.broken("a seat has options exactly when it acts", f"{who} has {len(legal)}", state)
    if seat == SPECTATOR and aside:
        raise trial.broken("a spectator has no asides", f"{len(aside)} found", state)
    for found in (legal, aside):
        if any(not one < two for one, two in pairwise(found)):
            raise trial.broken("options ascend without doubles", f"{who}: {found}", state)
    if seat != SPECTATOR and filled(trial, state, seat) != legal:
        raise trial.broken("a buffer is filled with the legal list", who, state)
    for action in legal + aside:
        if seat_of(action) != seat or (verb_of(action) in game.asides) != (action in aside):
            raise trial.broken("a list holds its own seat's actions and its own verbs", who, state, action)
        if game.read(game.write(action), seat) != action:
            raise trial.broken("notation reads back", f"written {game.write(action)!r}", state, action)
        if game.observed(state, action, seat) != action:
            raise trial.broken("a seat observes its own action as it is", who, state, action)
    check_decision(trial, state, seat, legal)


def filled(trial: Trial[S], state: S, seat: Seat) -> list[Action]:
    """The legal list from `fill`."""
    buffer = Buffer()
    trial.game.fill(state, seat, buffer)
    return [Action(buffer.items[place]) for place in range(buffer.count)]


def check_decision(trial: Trial[S], state: S, seat: Seat, legal: list[Action]) -> None:
    """A seat's question offers exactly the legal list, and cites a rule."""
    decision = trial.game.decision(state, seat)
    if decision is None:
        if legal:
            raise trial.broken("a seat that acts is asked", audience_name(seat), state)
        return
    if decision.seat != seat or [option.action for option in decision.options] != legal:
        raise trial.broken("a decision offers the legal list", audience_name(seat), state)
    if decision.rule not in trial.rules:
        raise trial.broken("a decision cites the catalogue", repr(decision.rule), state)
    for option in decision.options:
        if option.notation != trial.game.write(Action(option.action)):
            raise trial.broken("an option has its action's notation", option.notation, state, Action(option.action))


def check_universe(trial: Trial[S], state: S) -> list[Action]:
    """Compare `legal` and `aside` with `refuse` for every action; returns the actions compared."""
    game = trial.game
    probes: list[Action] = []
    for seat in range(state.seats):
        offered = {*game.legal(state, Seat(seat)), *game.aside(state, Seat(seat))}
        asked = probed(trial, seat, offered)
        probes += asked
        for action in asked:
            refusal = game.refuse(state, action)
            if (refusal is None) != (action in offered):
                told = "not refused" if refusal is None else f"refused by {refusal.rule}"
                which = "offered" if action in offered else "not offered"
                raise trial.broken("what is offered is exactly what is not refused", f"{which}, {told}", state, action)
            if refusal is not None and refusal.rule not in trial.rules:
                raise trial.broken("a refusal cites the catalogue", refusal.rule, state, action)
    return probes


def probed(trial: Trial[S], seat: int, offered: set[Action]) -> list[Action]:
    """The actions to compare: all of the offered verbs and the asides, a sample of the others."""
    game = trial.game
    near = {verb_of(action) for action in offered} | set(game.asides)
    asked: list[Action] = []
    others: list[Action] = []
    for verb, found in enumerate(universe(trial, seat)):
        if verb in near:
            asked += found
        else:
            others += found
    return asked + trial.some(others, trial.care.universe)


def universe(trial: Trial[S], seat: int) -> list[list[Action]]:
    """Every action of a seat by verb, cached for the trial."""
    if seat not in trial.universe:
        trial.universe[seat] = [
            [act(seat, verb, arg) for arg in range(span)] for verb, span in enumerate(trial.game.spans)
        ]
    return trial.universe[seat]


def check_outside(trial: Trial[S], state: S) -> None:
    """Actions outside the universe are refused without errors."""
    game = trial.game
    spans = game.spans
    strange = [act(seat, verb, 0) for seat in (-1, state.seats, 127) for verb in range(len(spans))]
    for seat in range(state.seats):
        strange += [act(seat, verb, spans[verb]) for verb in range(len(spans))]
        strange += [act(seat, verb, arg) for verb in range(256) for arg in (0, HIDDEN) if verb >= len(spans) or arg]
    for action in trial.some(strange, trial.care.universe):
        refusal = game.refuse(state, action)
        if refusal is None or refusal.rule not in trial.rules:
            raise trial.broken("what is outside the universe is refused by a rule", "not so", state, action)


def check_numbers(trial: Trial[S], state: S) -> None:
    """Returns and evaluations are between 0 and 1, and the quick policy picks a legal action."""
    game = trial.game
    returns = game.returns(state)
    if len(returns) != state.seats or any(not 0 <= share <= 1 for share in returns):
        raise trial.broken("returns are 0 to 1 for each seat", f"{returns}", state)
    for seat in range(state.seats):
        value = game.evaluate(state, Seat(seat))
        if not 0 <= value <= 1 or (state.over and value != returns[seat]):
            raise trial.broken("a judgement is 0 to 1, and the return when the game is over", f"{value}", state)
    for acting in game.acting(state):
        picked = game.prior(state, acting, trial.rng)
        if picked not in game.legal(state, acting):
            raise trial.broken("the quick policy picks a legal action", "not so", state, picked)


def check_saving(trial: Trial[S], state: S, before: bytes) -> None:
    """A saved state and a clone equal the original."""
    game = trial.game
    loaded = game.load(before)
    if game.dump(loaded) != before:
        raise trial.broken("load brings back what dump wrote", difference(before, game.dump(loaded)), state)
    if game.dump(state.clone()) != before:
        raise trial.broken("a clone is the same", difference(before, game.dump(state.clone())), state)
    for seat in audiences(state):
        shown, again = sight(game, state, seat), sight(game, loaded, seat)
        for name in shown:
            if shown[name] != again[name]:
                raise trial.broken(f"a loaded state shows the same {name}", difference(shown[name], again[name]), state)


def check_options(trial: Trial[S], state: S, before: bytes) -> None:
    """Try every option on clones."""
    game = trial.game
    shown = {seat: visible(game, state, seat) for seat in audiences(state)}
    for seat in range(state.seats):
        asked = game.decision(state, Seat(seat))
        secret = asked is not None and asked.timing == "secret"
        hushed: dict[Seat, bytes] = {}  # the events of secret options that change nothing for an audience
        options = trial.some(game.legal(state, Seat(seat)), trial.care.options) + game.aside(state, Seat(seat))
        for action in options:
            after, events = check_option(trial, state, before, action)
            check_events(trial, state, action, events)
            for audience, first in shown.items():
                if audience != seat:
                    told = msgspec.json.encode(told_to(game, events, audience))
                    now = visible(game, after, audience)
                    check_silence(trial, state, action, told, first, now)
                    if secret and now == first and hushed.setdefault(audience, told) != told:
                        promise = "a secret decision tells the others nothing of its answer"
                        raise trial.broken(promise, difference(hushed[audience], told), state, action)


def check_silence(
    trial: Trial[S], state: S, action: Action, told: bytes, first: dict[str, bytes], now: dict[str, bytes]
) -> None:
    """An audience without events sees no change."""
    if told != b"[]":
        return
    for name in now:
        if now[name] != first[name]:
            promise = "nothing changes for an audience that is told nothing"
            raise trial.broken(promise, f"{name}: {difference(first[name], now[name])}", state, action)


def check_option(trial: Trial[S], state: S, before: bytes, action: Action) -> tuple[S, list[Event]]:
    """Apply one action to two clones and a loaded state: the result is the same, and the original is unchanged."""
    game = trial.game
    one, two, three, kept = state.clone(), state.clone(), game.load(before), state.clone()
    events: list[Event] = []
    one.log = events
    game.apply(one, action)
    one.log = None
    game.apply(two, action)
    game.apply(three, action)
    after = game.dump(one)
    if game.dump(state) != before or game.dump(kept) != before:
        promise = "a clone is independent, so a snapshot undoes"
        raise trial.broken(promise, difference(before, game.dump(state)), state, action)
    if game.dump(two) != after:
        promise = "an action does the same twice, told or not"
        raise trial.broken(promise, difference(after, game.dump(two)), state, action)
    if game.dump(three) != after:
        promise = "a loaded state plays on the same"
        raise trial.broken(promise, difference(after, game.dump(three)), state, action)
    for seat in audiences(state):
        seen = game.observed(state, action, seat)
        if seen != action and (seat_of(seen) != seat_of(action) or arg_of(seen) != HIDDEN):
            raise trial.broken("an observed action is itself or hidden", audience_name(seat), state, action)
    return one, events


def check_events(trial: Trial[S], state: S, action: Action, events: list[Event]) -> None:
    """Events cite the catalogue, and redacting twice changes nothing."""
    game = trial.game
    for event in events:
        if event.rule not in trial.rules:
            raise trial.broken("an event cites the catalogue", f"{event}", state, action)
        for seat in audiences(state):
            told = game.redact(event, seat)
            if told is None:
                continue
            if told.rule not in trial.rules or told.seen != EVERYONE or game.redact(told, seat) != told:
                raise trial.broken("a redacted event is ready to leave", f"{told}", state, action)
            check_sentence(trial, state, action, told)
