"""Tables begun under other rules or another content: played on if every move still stands, else closed."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from warbook.kernel.api import Action, Game, arg_of, seat_of, verb_of
from warbook.kernel.replay import FORMAT
from warbook.kernel.wire import Replay, Reseeded
from warbook.match.entries import ACT, MORE, RESEED, REWIND, UNDO, Entry
from warbook.server.socket.protocol import ErrorMessage
from warbook.server.store.base import TableRow


# a game of any state: only its numbers and its notation are used
def is_outdated(row: TableRow, game: Game[Any]) -> bool:
    """Whether a table was begun under other rules or with another content."""
    return (row.rules, row.content) != (game.rules, game.content)


def renew(row: TableRow, game: Game[Any]) -> ErrorMessage:
    """Let a table go on under the rules of today; what those who come to it are told."""
    key = "server-new-content" if row.rules == game.rules else "server-new-rules"
    told = ErrorMessage(key, {"found": row.rules, "ours": game.rules})
    row.rules, row.content = game.rules, game.content
    return told


def standing(entries: list[Entry]) -> list[Action]:
    """The actions of a log that were not taken back, whatever they meant."""
    actions: list[Action] = []
    for entry in entries:
        if entry.kind in (ACT, MORE):
            actions.append(Action(entry.value))
        elif entry.kind == UNDO:
            last = max(place for place, action in enumerate(actions) if seat_of(action) == entry.value)
            del actions[last]
        elif entry.kind == REWIND:
            del actions[entry.value :]
    return actions


def reseeded(row: TableRow, entries: list[Entry]) -> tuple[Reseeded, ...]:
    """Where a log made chance new: what came before stands for good, so the place never changes."""
    return tuple(
        Reseeded(len(standing(entries[:place])), row.seeds[entry.value])
        for place, entry in enumerate(entries)
        if entry.kind == RESEED
    )


def closing_replay(row: TableRow, game: Game[Any], entries: list[Entry]) -> Replay:
    """The file of a table that cannot go on here: for people to read, and for the version that began it to play."""
    return Replay(
        format=FORMAT,
        game=row.game,
        rules=row.rules,
        content=row.content,
        scenario=row.scenario,
        seats=len(row.chairs),
        options=row.options,
        seed=row.seed,
        actions=[f"{seat_of(action)}:{written(game, action)}" for action in standing(entries)],
        digest="",
        result="",
        reseeded=reseeded(row, entries) or UNSET,
    )


def written(game: Game[Any], action: Action) -> str:
    """An action in the notation of today; one that it has no words for is its number."""
    verb = verb_of(action)
    if verb >= len(game.spans) or arg_of(action) >= game.spans[verb]:
        return f"#{action & 0xFFFFFF}"
    return game.write(action)
