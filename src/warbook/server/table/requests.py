"""What a connection may ask of its table: every message, handled in the table's turn."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

from warbook.kernel import wire
from warbook.kernel.api import Action, Refusal, Seat, seat_of, verb_of
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
    ErrorMessage,
    Hint,
    Many,
    Ping,
    Point,
    Pong,
    Prepare,
    RefusedMessage,
    Sync,
    Typed,
    Undo,
    WhyMessage,
)
from warbook.server.table.live import LiveTable
from warbook.server.table.messages import encoded, flag_verb
from warbook.server.table.updates import Listener, now

LONGEST_TEXT: Final = 200  # characters of a typed move
LARGEST: Final = 1 << 31  # no action is larger
MOST_PREPARED: Final = 200  # decisions of one preparation


def complain(listener: Listener, key: str, **words: Word) -> None:
    """Tell a connection why its message was not taken."""
    listener.send(encoded(ErrorMessage(key, words)))


def handle(live: LiveTable, listener: Listener, message: ClientMessage) -> None:
    """Answer one message. Whatever it asks for, it asks for a seat that the connection holds."""
    if isinstance(message, Ping):
        listener.send(encoded(Pong()))
        return
    seat = message.seat
    if seat not in listener.mine and not (isinstance(message, Sync) and seat == -1 and not listener.mine):
        complain(listener, "server-not-yours", seat=seat)
    elif isinstance(message, Sync):
        live.answer(listener, seat, message.seq)
    elif isinstance(message, Ask):
        explain(live, listener, message)
    elif isinstance(message, Ballot):
        count_vote(live, listener, message)
    elif isinstance(message, Point):
        point(live, listener, message)
    elif is_stale(live, Seat(seat), message.seq):
        live.answer(listener, seat, message.seq)  # stale or repeated: the present truth, and nothing is done
    elif live.row.chairs[seat].bot:
        complain(listener, "server-bot-plays", seat=seat)
    else:
        decide(live, listener, message)


def decide(live: LiveTable, listener: Listener, message: Act | Typed | Many | Prepare | Hint | Undo) -> None:
    """Answer what was decided at this very moment, by a seat that decides for itself."""
    if isinstance(message, Undo):
        undo(live, listener, Seat(message.seat))
    elif isinstance(message, Hint):
        trouble = live.hints.ask(live, listener, Seat(message.seat))
        if trouble:
            complain(listener, trouble)
    else:
        play(live, listener, message)


def is_stale(live: LiveTable, seat: Seat, seq: int) -> bool:
    """Whether a message was decided at another moment, or is here for the second time.

    Where the seats decide side by side, what others have done since does not matter: the rules judge it anyway.
    """
    audience = live.table.audiences[seat]
    if seq == audience.seq:
        return False
    decision = (
        live.table.match.game.decision(live.table.match.state, seat) if audience.own <= seq < audience.seq else None
    )
    return decision is None or decision.timing == "turn"


def play(live: LiveTable, listener: Listener, message: Act | Typed | Many | Prepare) -> None:
    """Do what was asked for, or say which rule forbids it."""
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
    refusal = live.act(actions, now())
    if refusal is not None:
        done = len(live.table.match.actions) - before
        live.after(partial(listener.send, encoded(refused(live, seat, actions[done], refusal))))


def refused(live: LiveTable, seat: Seat, action: Action, refusal: Refusal) -> RefusedMessage:
    """A refusal for the seat that asked."""
    return RefusedMessage(
        seat=int(seat),
        seq=live.table.audiences[seat].seq,
        rule=refusal.rule,
        text=refusal_key(refusal),
        words=dict(refusal.values),
        notation=written(live, action),
    )


def written(live: LiveTable, action: Action) -> str:
    """An action in the notation; what is none is not written."""
    game = live.table.match.game
    verb = verb_of(action)
    if verb >= len(game.spans) or (action & 0xFFFF) >= game.spans[verb]:
        return ""
    return game.write(action)


def wanted(live: LiveTable, message: Act | Typed | Many | Prepare) -> list[Action]:
    """The actions that a message asks for; what is none of its seat's is a ValueError."""
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


# a game of any state: the kernel's API is all that is used
def prepared(live: LiveTable, seat: Seat) -> list[Action]:
    """What a quick policy that knows only the seat's own things would do, as long as it can be taken back."""
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
    """Say whether something is allowed, and if not, by which rule."""
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
    """Say a word about a thing to everyone, or why it cannot be said."""
    trouble = live.pings.say(live, message.seat, wire.Ping(message.word, message.pick))
    if trouble:
        complain(listener, trouble)


def undo(live: LiveTable, listener: Listener, seat: Seat) -> None:
    """Take back up to the fence at once; beyond it, ask everyone."""
    table = live.table
    if table.match.state.over:
        complain(listener, "server-over")
    elif table.match.can_undo(seat):
        live.enter([Entry(UNDO, int(seat), now())])
    elif table.back_to(seat) is None:
        complain(listener, "server-nothing-to-undo")
    elif live.vote is not None:
        complain(listener, "server-vote-open")
    else:
        # the person of a chair keeps the vote while a bot stands in: what was revealed was revealed to that person
        people = {place: chair.person for place, chair in enumerate(live.row.chairs) if chair.person}
        live.vote = UndoVote(int(seat), people, table.back_to(seat) or 0)
        settle(live, live.vote.carried)


def count_vote(live: LiveTable, listener: Listener, message: Ballot) -> None:
    """A yes or a no to a vote that is open."""
    if live.vote is None or message.seat not in live.vote.waiting():
        complain(listener, "server-no-vote")
        return
    outcome = live.vote.answer(message.seat, message.yes)
    settle(live, outcome)
    if outcome:
        live.after(live.repeat)  # who looks on has seen the question, and perhaps nothing of what was taken back


def settle(live: LiveTable, outcome: bool | None) -> None:
    """Go back when all have agreed; tell everyone how the vote stands."""
    assert live.vote is not None
    length = live.vote.length
    if outcome is not None:
        live.vote = None
    if outcome and length < len(live.table.match.actions):
        live.enter([Entry(REWIND, length, now())])
    else:
        live.repeat()
