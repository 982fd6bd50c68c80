"""What an accepted action does, verb by verb, and what the others are told of it. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.summoner.asides import decline_offer, take_aside
from warbook.games.summoner.attack import attack, strike
from warbook.games.summoner.cards.effects import relocate
from warbook.games.summoner.cards.powers import cast, double_step, link, substitute, summon, use
from warbook.games.summoner.content.tables import CARDS, EFFECT, NOBODY, SUMMON_TWO
from warbook.games.summoner.flow import settle
from warbook.games.summoner.legal import has_turn_action
from warbook.games.summoner.present.events import Acted, Ended, Passed
from warbook.games.summoner.setup import prepare
from warbook.games.summoner.state import (
    END_OF_TURN,
    ON_SUMMON_WINDOW,
    SECOND_SUMMON,
    SETUP,
    STEP,
    SWITCH_WINDOW,
    TURN,
    SummonerState,
    summon_card,
)
from warbook.games.summoner.verbs import (
    ACCEPT_DRAW,
    ATTACK,
    CAST,
    DECLINE,
    DOUBLE_ACTION,
    FLAG,
    FREE,
    MOVE,
    PASS,
    RESIGN,
    SUMMON,
    card_of,
    dst_of,
    src_of,
)
from warbook.kernel.api import Action, Frame, arg_of, seat_of, verb_of
from warbook.kernel.wire import Event, seen_by

ENDING: Final = (RESIGN, FLAG, ACCEPT_DRAW)  # what ends the game at once, whatever is being asked
ENDS: Final = [Frame(END_OF_TURN, 0), Frame(END_OF_TURN, 1)]  # frames never change, so all games share these


def apply(state: SummonerState, action: Action) -> None:
    """Change the state; if it opens a window that the others must not notice, they are told later (SW-16.14)."""
    told = 0 if state.log is None else len(state.log)
    if verb_of(action) >= RESIGN:
        aside(state, action)
        return
    if state.held is not None:
        tell_held(state)
        state.held = None
        perform(state, action)
        tell_end_last(state, told)
        return
    before = state.clone() if may_open_window(state, action) else None
    perform(state, action)
    tell_end_last(state, told)
    if before is not None and not state.over and state.stack[-1].kind == ON_SUMMON_WINDOW and not state.stack[-1].b:
        state.held = before
        state.held_action = action
        if state.log is not None:
            state.log[told:] = [seen_by(event, seat_of(action)) for event in state.log[told:]]


def tell_end_last(state: SummonerState, told: int) -> None:
    """The end is told after the step that led to it: an attacker still enters the dead Summoner's cell."""
    if state.log is None or not state.over:
        return
    for place in range(told, len(state.log)):
        if isinstance(state.log[place], Ended):
            state.log.append(state.log.pop(place))
            return


def may_open_window(state: SummonerState, action: Action) -> bool:
    """Whether the action summons an own piece that has a summon card."""
    verb = verb_of(action)
    if verb != SUMMON and (card_of(verb) == NOBODY or EFFECT[card_of(verb)] != SUMMON_TWO):
        return False
    return summon_card(state, state.at[arg_of(action)]) != NOBODY


def tell_held(state: SummonerState) -> None:
    """The window closes: the others now learn of the action that opened it, as if it had just been made."""
    if state.log is None or state.held is None:
        return
    again = state.held.clone()
    events: list[Event] = []
    again.log = events
    perform(again, Action(state.held_action))
    owner = seat_of(Action(state.held_action))
    state.log += [seen_by(event, owner, True) for event in events]


def aside(state: SummonerState, action: Action) -> None:
    """Something around the game; what the others still see keeps up with it."""
    held = state.held
    if verb_of(action) in ENDING:
        tell_held(state)  # nobody will answer the window any more
    if state.log is not None:
        state.log.append(Acted(rule="SW-14.1", side=seat_of(action), action=action))
    take_aside(state, seat_of(action), verb_of(action))
    if held is not None and not state.over:
        still = held.clone()
        take_aside(still, seat_of(action), verb_of(action))
        state.held = still


def perform(state: SummonerState, action: Action) -> None:
    """The action itself, then everything that follows without a question."""
    seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
    frame = state.stack[-1]
    if state.log is not None:
        state.log.append(acted(frame, action))
    if frame.kind == SETUP:
        prepare(state, seat, verb, arg)
        return
    if frame.kind == TURN:
        take_turn(state, seat, verb, arg)
    else:
        answer(state, frame, verb, arg)
    settle(state)


def acted(frame: Frame, action: Action) -> Event:
    """The log line of an action; preparations and a silent decline are for their own side alone (SW-16.14)."""
    event = Acted(rule="SW-14.1", side=seat_of(action), action=action)
    if frame.kind == SETUP:
        return seen_by(event, seat_of(action))
    if frame.kind == ON_SUMMON_WINDOW and not frame.b and verb_of(action) == DECLINE:  # SW-14.5
        return seen_by(event, seat_of(action))
    return event


def take_turn(state: SummonerState, seat: int, verb: int, arg: int) -> None:
    """A free action leaves the turn open; a turn action uses it (SW-4.2)."""
    card = card_of(verb)
    if card != NOBODY and verb == FREE + card:  # SW-4.4
        link(state, seat, card, arg)
        return
    state.stack[-1] = ENDS[seat]  # SW-4.2; so a summoned piece does nothing else (SW-5.8, SW-9.4)
    if state.offer == 1 - seat:
        decline_offer(state, seat)
    state.warrior_lost[seat] = 0  # used now or lapsed (SW-11.72), by a Hero's duty too (SW-11.76)
    state.passes = state.passes + 1 if verb == PASS else 0
    if verb == SUMMON:
        summon(state, state.at[arg])
    elif verb == MOVE:
        relocate(state, state.at[src_of(arg)], dst_of(arg), "SW-7.1")
    elif verb == PASS:
        rule_out(state, seat)
        if state.log is not None:
            state.log.append(Passed(rule="SW-4.8", side=seat))
    elif card != NOBODY and verb == CAST + card:
        cast(state, seat, card, arg)
    elif card != NOBODY and verb == DOUBLE_ACTION + card:  # in place of the turn action (SW-4.6)
        double_step(state, seat, card, arg)
    else:
        attack(state, state.at[src_of(arg)], dst_of(arg))


def rule_out(state: SummonerState, seat: int) -> None:
    """A forced pass tells everybody which cards the side cannot hold: those that would give it a turn action."""
    for card in range(CARDS):
        other = state.clone()
        other.cards = other.cards[:]  # clones share it
        other.cards[seat] = state.public[seat] | 1 << card
        if has_turn_action(other, seat):
            state.excluded[seat] |= 1 << card


def answer(state: SummonerState, frame: Frame, verb: int, arg: int) -> None:
    """An answer closes its window, with everything it causes, before the interrupted effect goes on (SW-4.10)."""
    state.stack.pop()  # SW-4.10
    if frame.kind == SECOND_SUMMON:
        summon(state, state.at[arg])
    elif frame.kind == STEP:
        take_step(state, frame, verb, arg)
    elif frame.kind == SWITCH_WINDOW:
        if verb == DECLINE:
            strike(state, frame.a, frame.b, frame.c)  # against the Summoner (SW-11.26)
        else:
            substitute(state, frame, card_of(verb), arg)
    elif verb != DECLINE:
        use(state, frame.a, card_of(verb), arg)


def take_step(state: SummonerState, frame: Frame, verb: int, arg: int) -> None:
    """A step of a double action; after the first the second is asked for (SW-11.71)."""
    if verb == DECLINE:
        return
    if frame.b == 1:
        state.stack.append(Frame(STEP, frame.seat, frame.a, 2))
    if verb == ATTACK:
        attack(state, frame.a, dst_of(arg))
    else:
        assert verb == MOVE
        relocate(state, frame.a, dst_of(arg), "SW-7.1")
