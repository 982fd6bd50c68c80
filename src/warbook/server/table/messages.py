"""What an audience is sent: built from what its eyes may see, encoded once for all who share them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from warbook.games import GAMES
from warbook.kernel.api import Action, Seat, verb_of
from warbook.kernel.mistakes import Said
from warbook.kernel.wire import Event, Option, Pick
from warbook.match.entries import TakenBack
from warbook.match.table import Table
from warbook.match.votes import UndoVote
from warbook.server.socket.protocol import Clock, LogEntry, Vote

ENCODER = msgspec.json.Encoder()
NONE = b"[]"
NULL = [b"null"]
UPDATE = b'{"t":"update","seat":'
UNDO = b',"undo":true,"ask":false,"vote":'  # at once
ASK = b',"undo":false,"ask":true,"vote":'  # if the others agree
NEITHER = b',"undo":false,"ask":false,"vote":'
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


@lru_cache(1 << 10)
def print_asides(game: str, actions: tuple[Action, ...]) -> bytes:
    """The asides of a seat as they are sent, but for the fallen flag."""
    flag = flag_verb(game)
    return ENCODER.encode([aside_option(game, int(each)) for each in actions if verb_of(each) != flag])


def vote_news(vote: UndoVote | None) -> Vote | None:
    """A vote as everyone may know it."""
    return None if vote is None else Vote("undo", vote.seat, vote.agreed(), vote.waiting())


def clock_news(table: Table[Any], at: int) -> tuple[Clock, ...] | None:
    """The clocks as everyone may know them."""
    clocks = table.clocks
    if clocks is None:
        return None
    return tuple(Clock(seat, clocks.left(seat, at), clocks.runs(seat)) for seat in range(table.match.seats))


def printed(events: list[Event]) -> bytes:
    """Events as they are sent."""
    return ENCODER.encode(events) if events else NONE


def print_log(log: list[tuple[int, list[Event], TakenBack | None]]) -> bytes:
    """The log of an audience as it is sent."""
    return ENCODER.encode([LogEntry(seq, tuple(told), back) for seq, told, back in log])


def update(
    table: Table[Any],
    seat: int,
    events: bytes,
    log: list[tuple[int, list[Event], TakenBack | None]] | None,
    vote: UndoVote | None,
    at: int,
) -> bytes:
    """An `Update` for one audience, printed: its view and its decision are text already."""
    match = table.match
    game, state, eyes = match.game, match.state, Seat(seat)
    plays = seat >= 0 and not state.over
    undo = plays and match.can_undo(eyes)
    parts = [UPDATE, str(seat).encode(), b',"seq":', str(table.audiences[seat].seq).encode()]
    parts.append(b',"events":')
    parts.append(events)
    parts.append(b',"view":')
    parts += game.print_view(state, eyes)
    parts.append(b',"decision":')
    parts += (game.print_decision(state, eyes) or NULL) if plays else NULL
    parts.append(b',"asides":')
    parts.append(print_asides(game.name, tuple(game.aside(state, eyes))) if plays else NONE)
    parts.append(UNDO if undo else ASK if plays and table.back_to(eyes) is not None else NEITHER)
    parts.append(b"null" if vote is None else ENCODER.encode(vote_news(vote)))
    parts.append(b',"clocks":')
    parts.append(b"null" if table.clocks is None else ENCODER.encode(clock_news(table, at)))
    parts.append(b',"log":')
    parts.append(
        b"null" if log is None else ENCODER.encode([LogEntry(seq, tuple(told), back) for seq, told, back in log])
    )
    parts.append(b"}")
    return b"".join(parts)
