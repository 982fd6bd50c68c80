"""What an audience is sent: built from what its eyes may see, encoded once for all who share them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from warbook.games import GAMES
from warbook.kernel.api import Action, Game, Seat, verb_of
from warbook.kernel.texts import Said
from warbook.kernel.wire import Event, Option, Pick
from warbook.match.table import Table
from warbook.match.votes import UndoVote
from warbook.server.protocol import Clock, LogEntry, Update, Vote

ENCODER = msgspec.json.Encoder()
FLAG = "flag"  # how every notation writes a loss on time; only the table's own clock may say so


def encoded(message: Struct) -> bytes:
    """A message as text."""
    return ENCODER.encode(message)


@cache
def flag_verb(game: str) -> int:
    """The verb of a loss on time, -1 for a game that has none."""
    rules = GAMES[game]
    try:
        verb = verb_of(rules.read(FLAG, Seat(0)))
    except Said:
        return -1
    return verb if verb in rules.asides else -1


@cache
def aside_option(game: str, action: int) -> Option:
    """What a seat may do beside the question, as a button."""
    rules, verb = GAMES[game], verb_of(Action(action))
    return Option(action, (Pick("button", verb),), rules.write(Action(action)), f"do-{rules.verbs[verb]}", {})


# a game of any state: the kernel's API is all that is used
def asides(game: Game[Any], state: Any, seat: Seat) -> tuple[Option, ...]:
    """The asides of a seat, but for the fallen flag."""
    flag = flag_verb(game.name)
    return tuple(aside_option(game.name, int(each)) for each in game.aside(state, seat) if verb_of(each) != flag)


def vote_news(vote: UndoVote | None) -> Vote | None:
    """A vote as everyone may know it."""
    return None if vote is None else Vote("undo", vote.seat, vote.agreed(), vote.waiting())


def clock_news(table: Table[Any], at: int) -> tuple[Clock, ...] | None:
    """The clocks as everyone may know them."""
    clocks = table.clocks
    if clocks is None:
        return None
    return tuple(Clock(seat, clocks.left(seat, at), clocks.runs(seat)) for seat in range(table.match.seats))


def update(
    table: Table[Any],
    seat: int,
    events: list[Event],
    log: list[tuple[int, list[Event]]] | None,
    vote: UndoVote | None,
    at: int,
) -> bytes:
    """An update for one audience."""
    match = table.match
    game, state, eyes = match.game, match.state, Seat(seat)
    plays = seat >= 0 and not state.over
    undo = plays and match.can_undo(eyes)
    made: Update[Any, Any] = Update(
        seat=seat,
        seq=table.audiences[seat].seq,
        events=tuple(events),
        view=game.view(state, eyes),
        decision=game.decision(state, eyes) if plays else None,
        asides=asides(game, state, eyes) if plays else (),
        undo=undo,
        ask=plays and not undo and table.back_to(eyes) is not None,
        vote=vote_news(vote),
        clocks=clock_news(table, at),
        log=None if log is None else tuple(LogEntry(seq, tuple(told)) for seq, told in log),
    )
    return encoded(made)
