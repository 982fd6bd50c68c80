"""Persist entries, then notify. Compiled by mypyc."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from warbook.kernel.api import SPECTATOR, Action, Refusal
from warbook.kernel.wire import Event
from warbook.match.entries import ACT, MORE, Entry
from warbook.match.table import Table
from warbook.match.votes import UndoVote
from warbook.server.socket.protocol import Told
from warbook.server.store.base import Post, Store, TableRow
from warbook.server.table.messages import ENCODER, NONE, printed, update
from warbook.server.table.queue import Queue

_BEGAN: Final = time.time_ns() - time.monotonic_ns()  # the time at zero of the monotonic clock


def now() -> int:
    """Milliseconds since 1970, independent of later changes to the machine's clock."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(ABC):
    """A connection as a table sees it."""

    person: str
    mine: tuple[int, ...] = ()

    @abstractmethod
    def send(self, text: bytes) -> None:
        """Send a message without waiting."""

    @abstractmethod
    def drop(self) -> None:
        """Close the connection; the client may reconnect."""


def nothing() -> None:
    """What a table does that has left memory."""


@final
class Updates:
    """The updates of a table for its listeners, each sent when the disk has what it is about."""

    # a game of any state: only the kernel's API is used
    def __init__(
        self,
        row: TableRow,
        table: Table[Any],
        store: Store,
        queue: Queue,
        carry_on: Callable[[], None],
        close_game: Callable[[], None],
    ) -> None:
        """Start with no listeners.

        `carry_on` is called when everyone was notified; when the game has ended, `close_game` before that, to store
        its result and then `tell`.
        """
        self.row = row
        self.table = table
        self.store = store
        self._queue = queue
        self._carry_on = carry_on
        self._close_game = close_game
        self.vote: UndoVote | None = None
        self.listeners: dict[int, list[Listener]] = {seat: [] for seat in table.audiences}
        self.connected: list[Listener] = []
        self._changed: set[int] = set()  # audiences to notify after the commit
        self._ended = False  # whether the game has ended
        self._letters: list[tuple[Listener, bytes]] = []  # built but not sent

    def let_go(self) -> None:
        """Forget the table, which holds this: a cycle would stay in memory."""
        self._carry_on = self._close_game = nothing

    def enter(self, entries: list[Entry]) -> Refusal | None:
        """From within a job: perform entries that belong together, until one is refused.

        The turn is held until they are on disk; then everyone is notified.
        """
        table = self.table
        first, was_over = table.entries, table.match.state.over
        changed: set[int] = set()
        refusal: Refusal | None = None
        done: list[Entry] = []
        for entry in entries:
            outcome = table.enter(entry)
            if isinstance(outcome, Refusal):
                refusal = outcome
                break
            done.append(entry)
            changed |= outcome
            if entry.kind == MORE and table.broke:
                break  # something was revealed, or others decide now: the rest was meant for another situation
        if done:
            if done[-1].kind == MORE:
                done[-1] = Entry(ACT, done[-1].value, done[-1].at)
                changed |= table.close()
            self.store.append(self.row.id, first, done, self._kept)
            self._queue.hold()
            if SPECTATOR in changed:  # people without a seat must not notice a step without a spectator update
                self.row.played = entries[0].at // 1000
            self._changed = changed
            self._ended = table.match.state.over and not was_over
        return refusal

    def act(self, actions: list[Action], at: int) -> Refusal | None:
        """From within a job: perform actions together, with one update for all of them."""
        entries = [Entry(MORE, int(action), at) for action in actions[:-1]]
        return self.enter([*entries, Entry(ACT, int(actions[-1]), at)])

    def _kept(self, failure: OSError | None) -> Post:
        """After the commit, or its failure: build the updates, to be sent with those of other tables."""
        try:
            if failure is not None:
                raise failure
            if self._ended:
                self._close_game()
            else:
                self._write_letters()
        except Exception as error:
            self._queue.fail(error)
        return self._post

    def _post(self) -> None:
        """Send the updates and continue."""
        letters, self._letters = self._letters, []
        try:
            for listener, text in letters:
                listener.send(text)
            self._carry_on()
        except Exception as error:
            self._queue.fail(error)
        self._queue.release()

    def tell(self, besides: bytes) -> None:
        """From within slow work: send the pending updates, and one more message, to everyone here."""
        self._write_letters()
        self._letters += [(listener, besides) for listener in self.connected]
        self._queue.hold()
        self._post()

    def _write_letters(self) -> None:
        """Build an update for each audience with news, if it has listeners."""
        if self.vote is not None and (-1 in self._changed or self.row.over):
            lapsed = ENCODER.encode(Told("told-undo-lapsed", self.vote.seat))
            self._letters += [(listener, lapsed) for listener in self.connected]
            self.vote = None  # it was about an earlier moment
        at = now()
        table = self.table
        told: list[Event] = []  # usually the same for all
        events = NONE
        for seat in self._changed:
            listeners = self.listeners[seat]
            if not listeners:
                continue
            audience = table.audiences[seat]
            if audience.rewound == audience.seq:
                text = update(table, seat, NONE, table.log(seat), self.vote, at)
            else:
                if table.fresh[seat] != told:
                    told = table.fresh[seat]
                    events = printed(table.match.game, told)
                text = update(table, seat, events, None, self.vote, at)
            for listener in listeners:
                self._letters.append((listener, text))

    def say(self, besides: bytes) -> None:
        """Send everyone here a message that has no number."""
        for listener in self.connected:
            listener.send(besides)

    def repeat(self) -> None:
        """Send everyone the current state again, because the vote has changed."""
        for seat, listeners in self.listeners.items():
            if listeners:
                text = update(self.table, seat, NONE, None, self.vote, now())
                for listener in listeners:
                    listener.send(text)

    def answer(self, listener: Listener, seat: int, seq: int) -> None:
        """What a listener at this number has missed: nothing, one update, or a full one."""
        audience = self.table.audiences[seat]
        events = self.table.events_at(seat, audience.seq) if seq == audience.seq - 1 else []
        full = seq not in (audience.seq, audience.seq - 1) or (seq < audience.seq == audience.rewound)
        log = self.table.log(seat) if full else None
        news = NONE if full else printed(self.table.match.game, events)
        listener.send(update(self.table, seat, news, log, self.vote, now()))
