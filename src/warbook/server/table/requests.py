"""Handles every message of a connection, in the table's turn."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

from warbook.kernel import wire
from warbook.kernel.api import SPECTATOR, Action, Refusal, Seat, seat_of, verb_of
from warbook.kernel.content.rulebook import refusal_key
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, heard, step
from warbook.kernel.wire import Word
from warbook.match.entries import REWIND, UNDO, Entry
from warbook.match.votes import UndoVote
from warbook.server.errors import said
from warbook.server.socket.protocol import (
    MOST_ACTIONS,
    Act,
    Ask,
    Ballot,
    ClientMessage,
    Draft,
    ErrorMessage,
    Hint,
    Hold,
    Many,
    Ping,
    Point,
    Pong,
    Prepare,
    RefusedMessage,
    Sync,
    Told,
    Typed,
    Undo,
    WhyMessage,
)
from warbook.server.table.live import LiveTable
from warbook.server.table.messages import encoded, flag_verb
from warbook.server.table.updates import Listener, now

LONGEST_TEXT: Final = 200  # characters of a typed move
LARGEST: Final = 1 << 31  # an upper limit for actions
DECLINED: Final = "decline"  # the tag of events that say that an offer was turned down
MOST_PREPARED: Final = 200  # decisions of one preparation


def complain(listener: Listener, key: str, **words: Word) -> None:
    """Send a connection the reason why its message was not handled."""
    listener.send(encoded(ErrorMessage(key, words)))


def handle(live: LiveTable, listener: Listener, message: ClientMessage) -> None:
    """Handle one message, for a seat that the connection holds."""
    if isinstance(message, Ping):
        listener.send(encoded(Pong()))
        return
    seat = message.seat
    if seat not in listener.mine and not (isinstance(message, Sync) and seat == -1 and not listener.mine):
        complain(listener, "server-not-yours", seat=seat)
    elif isinstance(message, Sync):
        live.updates.answer(listener, seat, message.seq)
    elif isinstance(message, Ask):
        explain(live, listener, message)
    elif isinstance(message, Ballot | Point | Draft | Hold):
        handle_beside(live, listener, message)
    elif is_stale(live, Seat(seat), message.seq):
        live.updates.answer(listener, seat, message.seq)  # stale or a duplicate: send the current state and do nothing
    elif live.row.chairs[seat].bot:
        complain(listener, "server-bot-plays", seat=seat)
    else:
        decide(live, listener, message)


def handle_beside(live: LiveTable, listener: Listener, message: Ballot | Point | Draft | Hold) -> None:
    """Handle a message that is no action of the game."""
    if isinstance(message, Ballot):
        count_vote(live, listener, message)
    elif isinstance(message, Point):
        point(live, listener, message)
    elif isinstance(message, Draft):
        keep(live, listener, message)
    else:
        live.ghosts.show(live, message.seat, message.picks)


def decide(live: LiveTable, listener: Listener, message: Act | Typed | Many | Prepare | Hint | Undo) -> None:
    """Handle a message that was decided at the current number."""
    if isinstance(message, Undo):
        undo(live, listener, Seat(message.seat))
    elif isinstance(message, Hint):
        trouble = live.hints.ask(live, listener, Seat(message.seat))
        if trouble:
            complain(listener, trouble)
    else:
        play(live, listener, message)


def is_stale(live: LiveTable, seat: Seat, seq: int) -> bool:
    """Whether a message is stale or a duplicate.

    If seats decide at the same time, the actions of others do not make it stale; the rules check it anyway.
    """
    audience = live.table.audiences[seat]
    if seq == audience.seq:
        return False
    decision = (
        live.table.match.game.decision(live.table.match.state, seat) if audience.own <= seq < audience.seq else None
    )
    return decision is None or decision.timing == "turn"


def play(live: LiveTable, listener: Listener, message: Act | Typed | Many | Prepare) -> None:
    """Perform the actions, or send the rule that forbids one."""
    game, seat = live.table.match.game, Seat(message.seat)
    try:
        actions = wanted(live, message)
    except ValueError as error:
        key, words = said(error)
        complain(listener, key, **words)
        return
    if not actions:
        complain(listener, "server-nothing")
        return
    if any(verb_of(action) == flag_verb(game.name) for action in actions):
        complain(listener, "server-flag")
        return
    before = len(live.table.match.actions)
    refusal = live.updates.act(actions, now())
    if refusal is not None:
        done = len(live.table.match.actions) - before
        live.queue.after(partial(listener.send, encoded(refused(live, seat, actions[done], refusal))))
    elif any(type(event).__struct_config__.tag == DECLINED for event in live.table.fresh[SPECTATOR]):
        live.queue.after(partial(live.updates.say, encoded(Told("told-offer-declined", message.seat))))


def refused(live: LiveTable, seat: Seat, action: Action, refusal: Refusal) -> RefusedMessage:
    """A refusal for the seat."""
    return RefusedMessage(
        seat=int(seat),
        seq=live.table.audiences[seat].seq,
        rule=refusal.rule,
        text=refusal_key(refusal),
        words=dict(refusal.values),
        notation=written(live, action),
    )


def written(live: LiveTable, action: Action) -> str:
    """An action in notation; "" for an invalid one."""
    game = live.table.match.game
    verb = verb_of(action)
    if verb >= len(game.spans) or (action & 0xFFFF) >= game.spans[verb]:
        return ""
    return game.write(action)


def wanted(live: LiveTable, message: Act | Typed | Many | Prepare) -> list[Action]:
    """The actions of a message; a ValueError for one that is not the seat's."""
    match, seat = live.table.match, Seat(message.seat)
    if isinstance(message, Prepare):
        return prepared(live, seat)
    if isinstance(message, Typed):
        return [heard(match.game, match.state, message.text[:LONGEST_TEXT], seat)]
    numbers = [message.action] if isinstance(message, Act) else message.actions[:MOST_ACTIONS]
    for number in numbers:
        if not 0 <= number < LARGEST or seat_of(Action(number)) != seat:
            raise ValueError(f"{number} is no action of seat {seat}")
    return [Action(number) for number in numbers]


def keep(live: LiveTable, listener: Listener, message: Draft) -> None:
    """Keep what a seat prepares in secret."""
    trouble = live.drafts.keep(live, message.seat, message.text)
    if trouble:
        complain(listener, trouble)


# a game of any state: only the kernel's API is used
def prepared(live: LiveTable, seat: Seat) -> list[Action]:
    """The decisions of a quick policy that knows only what the seat knows, as long as they can be undone."""
    match = live.table.match
    game: Any = match.game
    decision = game.decision(match.state, seat)
    if decision is None or decision.timing != "secret":
        return []
    rng = seeded(secrets.randbits(53))
    state = game.determinize(match.state, seat, rng)
    actions: list[Action] = []
    while len(actions) < MOST_PREPARED and seat in game.acting(state):
        action = game.prior(state, seat, rng)
        done = step(game, state, action)
        if not isinstance(done, Step) or done.fenced:
            break
        actions.append(action)
    return actions


def explain(live: LiveTable, listener: Listener, message: Ask) -> None:
    """Send whether an action is allowed, or the rule that forbids it."""
    match, seat = live.table.match, Seat(message.seat)
    try:
        if message.text is not None:
            action = heard(match.game, match.state, message.text[:LONGEST_TEXT], seat)
        else:
            action = wanted(live, Act(message.seat, 0, -1 if message.action is None else message.action))[0]
    except ValueError as error:
        key, words = said(error)
        complain(listener, key, **words)
        return
    refusal = match.game.refuse(match.state, action)
    notation = written(live, action)
    if refusal is None:
        decision = match.game.decision(match.state, seat)
        rule = "" if decision is None else decision.rule
        answer = WhyMessage(message.seat, rule, "server-legal", {"move": notation}, notation, legal=True)
    else:
        answer = WhyMessage(
            message.seat, refusal.rule, refusal_key(refusal), dict(refusal.values), notation, legal=False
        )
    listener.send(encoded(answer))


def point(live: LiveTable, listener: Listener, message: Point) -> None:
    """Point something out to everyone, or send why that is not possible."""
    trouble = live.pointers.say(live, message.seat, wire.Pointer(message.word, message.pick))
    if trouble:
        complain(listener, trouble)


def undo(live: LiveTable, listener: Listener, seat: Seat) -> None:
    """Undo at once up to the fence; past it, start a vote."""
    table = live.table
    if table.match.state.over:
        complain(listener, "server-over")
    elif table.match.can_undo(seat):
        live.updates.enter([Entry(UNDO, int(seat), now())])
    elif table.back_to(seat) is None:
        complain(listener, "server-nothing-to-undo")
    elif live.updates.vote is not None:
        complain(listener, "server-vote-open")
    else:
        # a person keeps the vote while a bot stands in: the revealed information was revealed to that person
        people = {place: chair.person for place, chair in enumerate(live.row.chairs) if chair.person}
        live.updates.vote = UndoVote(int(seat), people, table.back_to(seat) or 0)
        settle(live, live.updates.vote.carried)


def count_vote(live: LiveTable, listener: Listener, message: Ballot) -> None:
    """Count a yes or a no in an open vote."""
    updates = live.updates
    if updates.vote is None or message.seat not in updates.vote.waiting():
        complain(listener, "server-no-vote")
        return
    by = updates.vote.seat
    outcome = updates.vote.answer(message.seat, message.yes)
    settle(live, outcome)
    if outcome:
        live.queue.after(updates.repeat)  # spectators have seen the vote, but perhaps none of the undone steps
    elif outcome is not None:
        updates.say(encoded(Told("told-undo-refused", message.seat, by)))


def settle(live: LiveTable, outcome: bool | None) -> None:
    """Undo if all have agreed; otherwise send everyone the state of the vote."""
    updates = live.updates
    assert updates.vote is not None
    length = updates.vote.length
    if outcome is not None:
        updates.vote = None
    if outcome and length < len(live.table.match.actions):
        updates.enter([Entry(REWIND, length, now())])
    else:
        updates.repeat()
