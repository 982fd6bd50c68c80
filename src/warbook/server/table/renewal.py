"""Tables of other rules or content: continued if every move is still legal, otherwise closed."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from warbook.kernel.api import Action, Game, arg_of, seat_of, verb_of
from warbook.kernel.replay import FORMAT
from warbook.kernel.wire import Replay, Reseeded
from warbook.match.entries import ACT, MORE, RESEED, REWIND, UNDO, Entry
from warbook.server.socket.protocol import ErrorMessage
from warbook.server.store.base import TableRow


# a game of any state
def is_outdated(row: TableRow, game: Game[Any]) -> bool:
    """Whether a table was begun under other rules or with another content."""
    return (row.rules, row.content) != (game.rules, game.content)


def renew(row: TableRow, game: Game[Any]) -> ErrorMessage:
    """Continue a table under the current rules; returns the notice for its visitors."""
    key = "server-new-content" if row.rules == game.rules else "server-new-rules"
    told = ErrorMessage(key, {"found": row.rules, "ours": game.rules})
    row.rules, row.content = game.rules, game.content
    return told


def standing(entries: list[Entry]) -> list[Action]:
    """The actions of a log that were not undone."""
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
    """The places where a log made chance new. Undo cannot pass them, so they never change."""
    return tuple(
        Reseeded(len(standing(entries[:place])), row.seeds[entry.value])
        for place, entry in enumerate(entries)
        if entry.kind == RESEED
    )


def closing_replay(row: TableRow, game: Game[Any], entries: list[Entry]) -> Replay:
    """The replay of a table that cannot continue: people can read it, and the version that began it can play it."""
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
    """An action in current notation, or its number if there is no notation."""
    verb = verb_of(action)
    if verb >= len(game.spans) or arg_of(action) >= game.spans[verb]:
        return f"#{action & 0xFFFFFF}"
    return game.write(action)
