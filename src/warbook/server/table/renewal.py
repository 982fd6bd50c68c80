"""Tables of other rules or content: continued if every move is still legal, otherwise closed."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from warbook.kernel.api import Action, Game, arg_of, seat_of, verb_of
from warbook.kernel.replay import FORMAT
from warbook.kernel.wire import Replay, Reseeded
from warbook.match.entries import ACT, MORE, RESEED, REWIND, UNDO, Entry
from warbook.server.socket.protocol import ErrorMessage
from warbook.server.store.base import Renewal, TableRow


# a game of any state
def is_outdated(row: TableRow, game: Game[Any]) -> bool:
    """Whether a table was begun under other rules or with another content."""
    return (row.rules, row.content) != (game.rules, game.content)


def renew(row: TableRow, game: Game[Any]) -> None:
    """Continue a table under the current rules; everybody is told on their next visit."""
    before = row.rules if row.renewal is None else min(row.rules, row.renewal.rules)
    row.renewal = Renewal(before, [])
    row.rules, row.content = game.rules, game.content


def news_of(row: TableRow, person: str, is_seated: bool) -> ErrorMessage | None:
    """The notice of the renewal, with what has changed: once for people with a seat, always for others."""
    renewal = row.renewal
    if renewal is None or person in renewal.told:
        return None
    if is_seated:
        renewal.told.append(person)
    if renewal.rules == row.rules:
        return ErrorMessage("server-new-content")
    changes = f"@rules-since-{renewal.rules}" if renewal.rules > 0 else ""
    return ErrorMessage("server-new-rules", {"found": renewal.rules, "ours": row.rules, "changes": changes})


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
