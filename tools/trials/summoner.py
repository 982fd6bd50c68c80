"""How Summoner War is tested: the teller of its past, and what its games count."""

from __future__ import annotations

from collections.abc import Iterator

from tools.trials.conduct import Conduct
from tools.trials.steering import COURSE
from warbook.games.summoner.cards.effects import pool
from warbook.games.summoner.cards.windows import is_secret_window
from warbook.games.summoner.content.tables import (
    ARMOURED,
    BEARER,
    CARDS,
    CARDS_WITH,
    CELLS,
    CODES,
    COPY_THE_DEAD,
    EFFECT,
    FORBIDS,
    JUMPS,
    LENGTHEN,
    NOBODY,
    PIERCE,
    RANKS,
    SHIELD,
    home,
)
from warbook.games.summoner.moves import refuse_attack, refuse_hidden_attack
from warbook.games.summoner.present.events import Acted, Became, Died, Locked, Survived, TurnBegan
from warbook.games.summoner.present.view import ENDINGS
from warbook.games.summoner.state import SummonerState, is_up, men
from warbook.games.summoner.verbs import (
    ATTACK,
    CHOOSE,
    DECLINE,
    HIDDEN_ATTACK,
    LOCK,
    PLACE,
    USE,
    card_of,
    dst_of,
    src_of,
)
from warbook.kernel.api import Action, Seat, act, arg_of, seat_of, verb_of
from warbook.kernel.run import Step
from warbook.kernel.wire import Event


def next_told(now: SummonerState, world: SummonerState, seat: Seat, ahead: list[Event]) -> Action | None:
    """The next action of a past that leads to the world, from the events the seat must still get."""
    if now.draft is not None:
        return _next_preparation(now, world, seat, ahead)
    frame = now.stack[-1]
    if is_secret_window(now, frame) and frame.seat != seat:
        return _silent_answer(now, frame.seat, ahead)
    if not ahead or not isinstance(ahead[0], Acted):
        return None
    return _laid_out(now, Action(ahead[0].action), ahead)


def _next_preparation(now: SummonerState, world: SummonerState, seat: Seat, ahead: list[Event]) -> Action | None:
    """The seat's preparation as in its events; the others' as in the world, locked when an event says so."""
    if ahead and isinstance(ahead[0], Acted):
        if verb_of(Action(ahead[0].action)) == LOCK:
            _lay_out_first(now, ahead)
        return Action(ahead[0].action)
    if ahead and isinstance(ahead[0], Locked):
        step = _missing(now, world, ahead[0].side)
        if step is None:
            _lay_out_first(now, ahead)
            return act(ahead[0].side, LOCK)
        return step
    for side in range(2):
        step = _missing(now, world, side) if side != seat else None
        if step is not None:
            return step
    return None


def _lay_out_first(now: SummonerState, ahead: list[Event]) -> None:
    first = next((event.side for event in ahead if isinstance(event, TurnBegan)), NOBODY)
    draft = now.draft
    assert draft is not None
    if now.options.first_player == "random" and sum(draft.locked) == 1:
        now.rng.script = [first]


def _missing(now: SummonerState, world: SummonerState, side: int) -> Action | None:
    """A step of a side's preparation that is still missing compared to the world."""
    draft = now.draft
    assert draft is not None
    goal = world.draft
    cards = world.cards[side] if goal is None else goal.cards[side]
    kinds = world.born if goal is None else goal.kind
    for card in range(CARDS):
        if (cards & ~draft.cards[side]) >> card & 1:
            return act(side, CHOOSE, card)
    for cell in range(CELLS):
        if home(side, cell) and draft.kind[cell] == NOBODY:
            return act(side, PLACE, kinds[cell] << 5 | cell)
    return None


def _silent_answer(now: SummonerState, side: int, ahead: list[Event]) -> Action:
    """The answer to a window that the seat does not know of: a use that it will see, otherwise a decline."""
    acted = [event for event in ahead if isinstance(event, Acted)]
    if len(acted) > 1 and acted[1].side == side:
        answer = Action(acted[1].action)
        card = card_of(verb_of(answer))
        if card != NOBODY and verb_of(answer) == USE + card:
            return _laid_out(now, answer, ahead)
    return act(side, DECLINE)


def _laid_out(now: SummonerState, action: Action, ahead: list[Event]) -> Action:
    """The action, with its draw scripted from the seat's events."""
    card = card_of(verb_of(action))
    if card != NOBODY and EFFECT[card] == COPY_THE_DEAD:
        became = next(event for event in ahead if isinstance(event, Became))
        now.rng.script = [pool(now, seat_of(action)).index(became.kind)]
    return action


def counted(before: SummonerState, action: Action, done: Step, after: SummonerState) -> Iterator[str]:
    """The counts: cards that were used or took effect, options, endings."""
    card = card_of(verb_of(action))
    if card != NOBODY:
        yield f"card {CODES[card]}"
    for event in done.events:
        yield from _shown_by(before, event)
    if before.draft is None and verb_of(action) in (ATTACK, HIDDEN_ATTACK):
        yield from _shown_by_attack(before, action)
    if before.draft is None and not before.over:
        yield from _shields(before)
    if after.over:
        yield f"ending {_ending(done, after)}"
        for name, value in after.options.texts.items():
            yield f"option {name} {value}"


def _shown_by(before: SummonerState, event: Event) -> Iterator[str]:
    """Automatic cards, by the rules of their events."""
    if isinstance(event, Died) and event.rule == "SW-11.51":
        yield "card CHAIN"
    if isinstance(event, Became) and event.rule == "SW-11.161":
        yield "card MIMIC"
    if isinstance(event, Survived):
        kind = before.kind[before.at[event.cell]]
        for card in range(CARDS):
            if EFFECT[card] == SHIELD and BEARER[card] == kind:
                yield f"card {CODES[card]}"


def _shown_by_attack(before: SummonerState, action: Action) -> Iterator[str]:
    """Cards that allow an attack."""
    src, dst = src_of(arg_of(action)), dst_of(arg_of(action))
    attacker, target = before.at[src], before.at[dst]
    held = before.cards[seat_of(action)]
    kind = before.kind[attacker]
    straight = src // RANKS == dst // RANKS or src % RANKS == dst % RANKS
    if held & CARDS_WITH[LENGTHEN] and ARMOURED[kind] and straight and not before.changed[attacker]:
        yield f"card {CODES[CARDS_WITH[LENGTHEN].bit_length() - 1]}"
    armoured = is_up(before, target) and ARMOURED[before.kind[target]]
    if held & CARDS_WITH[PIERCE] and JUMPS[kind] and armoured and not before.sniper[attacker]:
        yield f"card {CODES[CARDS_WITH[PIERCE].bit_length() - 1]}"


def _shields(state: SummonerState) -> Iterator[str]:
    """Cards that forbid an attack."""
    seat = state.stack[-1].seat
    forbidding = {FORBIDS[card]: card for card in range(CARDS) if FORBIDS[card] and state.public[1 - seat] >> card & 1}
    if not forbidding:
        return
    own, enemies = men(state, seat), men(state, 1 - seat)
    for src in range(CELLS):
        for dst in range(CELLS):
            if own >> src & 1 and enemies >> dst & 1:
                refuse = refuse_attack if is_up(state, state.at[src]) else refuse_hidden_attack
                refusal = refuse(state, seat, src, dst)
                if refusal is not None and refusal.rule in forbidding:
                    yield f"card {CODES[forbidding[refusal.rule]]}"


def _ending(done: Step, after: SummonerState) -> str:
    """The ending; a Summoner's death also with its cause."""
    ending = ENDINGS[after.ending]
    if ending != "summoner":
        return ending
    deaths = [event.rule for event in done.events if isinstance(event, Died)]
    return {"SW-8.13": "summoner by trap", "SW-11.51": "summoner by CHAIN"}.get(deaths[-1], "summoner by attack")


CONDUCT = Conduct(COURSE, next_told, counted, draws_first=False, share=0.5)
