"""The messages of an audience, encoded once for all its connections."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from warbook.games import GAMES
from warbook.kernel.api import Action, Game, Seat, verb_of
from warbook.kernel.mistakes import Said
from warbook.kernel.run import worded
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
FLAG = "flag"  # a loss on time in every notation; only the table's clock may enter it


def encoded(message: Struct) -> bytes:
    """A message as JSON."""
    return ENCODER.encode(message)


@cache
def flag_verb(game: str) -> int:
    """The verb of a loss on time; -1 if the game has none."""
    rules = GAMES[game]
    try:
        verb = verb_of(rules.read(FLAG, Seat(0)))
    except Said:
        return -1
    return verb if verb in rules.asides else -1


@cache
def aside_option(game: str, action: int) -> Option:
    """An aside as an option with a button."""
    rules, verb = GAMES[game], verb_of(Action(action))
    return Option(action, (Pick("button", verb),), rules.write(Action(action)), f"do-{rules.verbs[verb]}", {})


@lru_cache(1 << 10)
def print_asides(game: str, actions: tuple[Action, ...]) -> bytes:
    """The encoded asides of a seat, without the loss on time."""
    flag = flag_verb(game)
    return ENCODER.encode([aside_option(game, int(each)) for each in actions if verb_of(each) != flag])


def vote_news(vote: UndoVote | None) -> Vote | None:
    """The public state of a vote."""
    return None if vote is None else Vote("undo", vote.seat, vote.agreed(), vote.waiting())


def clock_news(table: Table[Any], at: int) -> tuple[Clock, ...] | None:
    """The public state of the clocks."""
    clocks = table.clocks
    if clocks is None:
        return None
    return tuple(Clock(seat, clocks.left(seat, at), clocks.runs(seat)) for seat in range(table.match.seats))


# of any game: only its own sentences look into an event
def printed(game: Game[Any], events: list[Event]) -> bytes:
    """Encoded events, each with its sentence."""
    return ENCODER.encode(worded(game, events)) if events else NONE


def print_log(game: Game[Any], log: list[tuple[int, list[Event], TakenBack | None]]) -> bytes:
    """The encoded log of an audience."""
    return ENCODER.encode([LogEntry(seq, tuple(worded(game, told)), back) for seq, told, back in log])


def update(
    table: Table[Any],
    seat: int,
    events: bytes,
    log: list[tuple[int, list[Event], TakenBack | None]] | None,
    vote: UndoVote | None,
    at: int,
) -> bytes:
    """An encoded `Update` for one audience, joined from printed parts."""
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
    parts.append(b"null" if log is None else print_log(game, log))
    parts.append(b"}")
    return b"".join(parts)
