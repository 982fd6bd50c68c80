"""A match with its audiences: the updates of each, under its own sequence numbers.

Everything that happens is an entry of one log. The same log gives the same table: the same state and, for
each audience, the same numbers. A step without events for an audience does not count for it, so it notices nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from warbook.kernel.api import SPECTATOR, Action, Game, Refusal, S, Seat, seat_of, verb_of
from warbook.kernel.rng import Seed
from warbook.kernel.run import Step, step
from warbook.kernel.wire import Event
from warbook.match.clocks import Clocks
from warbook.match.entries import MORE, Entry, TakenBack
from warbook.match.match import Match
from warbook.match.times import Times


class Audience:
    """A seat, or the spectators: its number, and the number of each step it has seen."""

    def __init__(self, seat: Seat) -> None:
        """Start with no updates."""
        self.seat = seat
        self.seq = 0
        self.rewound = 0  # its last number with a full update
        self.own = 0  # its last number of its own action, or of a full update
        self.told: list[int] = []  # the number of each step; 0 for a step it has not seen
        self.backs: list[tuple[int, TakenBack]] = []  # what was undone of the steps it had seen, by number


class Table(Generic[S]):
    """A match, its log of events, its clocks. Only `enter` changes it."""

    def __init__(self, match: Match[S], clocks: Clocks | None, seeds: Sequence[str] = ()) -> None:
        """Start with nothing played; the seeds are those of RESEED entries."""
        self.match = match
        self.clocks = clocks
        self.times = Times(match.seats, is_timed=clocks is not None)
        self._seeds = seeds
        self.steps: list[list[Event]] = []  # the events of each current action
        self.audiences = {seat: Audience(Seat(seat)) for seat in (*range(match.seats), int(SPECTATOR))}
        self.entries = 0
        self.fresh: dict[int, list[Event]] = {}  # the events of the last action or group of actions, by audience
        self.broke = False  # whether the last action is a fence, or other seats decide now
        self._pending: set[int] = set()  # audiences to notify with the next action

    def enter(self, entry: Entry) -> Refusal | set[int]:
        """Perform an entry; returns the audiences that get an update, or the rule that forbids it."""
        match entry.kind:
            case 0 | 1:
                changed = self._act(Action(entry.value), entry.at, more=entry.kind == MORE)
            case 2:
                changed = self._undo(Seat(entry.value), entry.at)
            case 3:
                changed = self._rewind(entry.value, entry.at)
            case 4:
                changed = self._resume(entry.at)
            case 5:
                changed = self._reseed(entry.value)
            case _:
                raise ValueError(f"entry {self.entries}: there is no kind {entry.kind}")
        if not isinstance(changed, Refusal):
            self.entries += 1
        return changed

    def _act(self, action: Action, at: int, more: bool) -> Refusal | set[int]:
        done = self.match.submit(action)
        if isinstance(done, Refusal):
            return done
        self.broke = done.fenced or done.passed
        self.steps.append(done.events)
        if not self._pending:
            self.fresh = {seat: [] for seat in self.audiences}
        for seat, audience in self.audiences.items():
            told = self._told(done.events, audience.seat)
            if told:
                self._pending.add(seat)
                self.fresh[seat] += told
            audience.told.append(audience.seq + 1 if told else 0)
        self._pending.add(seat_of(action))
        self._tick(at)
        return set() if more else self.close()

    def close(self) -> set[int]:
        """Number the actions since the last number; returns the audiences that saw them."""
        changed, self._pending = self._pending, set()
        for seat in changed:
            self.audiences[seat].seq += 1
        actor = self.audiences[seat_of(self.match.actions[-1])]
        actor.own = actor.seq
        return changed

    def _tick(self, at: int) -> None:
        acting = self.match.game.acting(self.match.state)
        self.times.turn(at, acting)
        if self.clocks is not None:
            self.clocks.turn(at, acting)

    def _resume(self, at: int) -> set[int]:
        self.times.resume(at)
        if self.clocks is not None:
            self.clocks.resume(at)
        self._tick(at)
        return set()

    def _reseed(self, number: int) -> set[int]:
        if not 0 <= number < len(self._seeds):
            raise ValueError(f"entry {self.entries}: there is no seed {number}")
        self.match.reseed(self._seeds[number])
        return set()  # nobody can notice

    def _undo(self, seat: Seat, at: int) -> set[int]:
        place = len(self.match.actions) - 1
        while place >= 0 and seat_of(self.match.actions[place]) != seat:
            place -= 1
        if not self.match.undo(seat):
            raise ValueError(f"entry {self.entries}: there is nothing to take back")
        again: list[list[Event]] = []
        for each in range(place, len(self.match.actions)):
            done = step(self.match.game, self.match.state_before(each).clone(), self.match.actions[each])
            assert isinstance(done, Step), "what stands was legal when it was made"
            again.append(done.events)
        return self._back(seat, place, again, at, {int(seat)})

    def _rewind(self, length: int, at: int) -> set[int]:
        if not self.match.floor <= length < len(self.match.actions):
            raise ValueError(f"entry {self.entries}: there is nothing to take back")
        by = Seat(seat_of(self.match.actions[length]))  # the seat that asked: back to before its last decision
        self.match = self.match.rewound(length)
        # all seats have agreed to it; spectators notice only what they had seen
        return self._back(by, length, [], at, set(range(self.match.seats)))

    def _back(self, by: Seat, same: int, again: list[list[Event]], at: int, told: set[int]) -> set[int]:
        """Find the audiences that notice an undo, and give them a full update."""
        before = self.steps
        self.steps = before[:same] + again
        changed: set[int] = set()
        for seat, audience in self.audiences.items():
            # the seat that acted and audiences that saw the undone steps; for others the steps only move
            old = [self._told(before[step], audience.seat) for step in range(same, len(before)) if audience.told[step]]
            new = [self._told(events, audience.seat) for events in again]
            count = len(old) - sum(1 for events in new if events)
            if seat in told or old != [events for events in new if events]:
                changed.add(seat)
                self._renumber(audience, same)
                self._note(audience, TakenBack(int(by), max(1, count)))
            else:
                numbers = iter([number for number in audience.told[same:] if number])
                audience.told = audience.told[:same] + [next(numbers) if events else 0 for events in new]
        self._tick(at)
        return changed

    def _note(self, audience: Audience, back: TakenBack) -> None:
        """Record an undo for the log; consecutive undos are one entry."""
        if audience.backs:
            number, last = audience.backs[-1]
            told_since = any(number < each < audience.seq for each in audience.told)
            if last.by == back.by and not told_since:
                back = TakenBack(back.by, last.count + back.count)
                audience.backs.pop()
        audience.backs.append((audience.seq, back))

    def _renumber(self, audience: Audience, same: int) -> None:
        audience.seq += 1
        audience.rewound = audience.own = audience.seq
        audience.told = audience.told[:same] + [
            audience.seq if self._told(events, audience.seat) else 0 for events in self.steps[same:]
        ]

    def _told(self, events: list[Event], seat: Seat) -> list[Event]:
        game = self.match.game
        told: list[Event] = []
        for each in events:
            event = game.redact(each, seat)
            if event is not None:
                told.append(event)
        return told

    def back_to(self, seat: Seat) -> int | None:
        """The number of actions before the seat's last decision; None if it has none."""
        asides = self.match.game.asides
        for place in range(len(self.match.actions) - 1, self.match.floor - 1, -1):
            action = self.match.actions[place]
            if seat_of(action) == seat and verb_of(action) not in asides:
                return place
        return None

    def events_at(self, seat: int, seq: int) -> list[Event]:
        """The audience's events at a number."""
        audience = self.audiences[seat]
        told: list[Event] = []
        for place in range(len(audience.told) - 1, -1, -1):
            number = audience.told[place]
            if 0 < number < seq:
                break
            if number == seq:
                told[:0] = self._told(self.steps[place], audience.seat)
        return told

    def log(self, seat: int) -> list[tuple[int, list[Event], TakenBack | None]]:
        """The audience's log by number: all current events, and where steps were undone."""
        audience = self.audiences[seat]
        backs = dict(audience.backs)
        entries: dict[int, list[Event]] = {number: [] for number in backs}
        for place, number in enumerate(audience.told):
            if number:
                entries.setdefault(number, []).extend(self._told(self.steps[place], audience.seat))
        return [(number, entries[number], backs.get(number)) for number in sorted(entries)]


def table_for(
    game: Game[S],
    scenario: str,
    seats: int,
    options: dict[str, str],
    seed: Seed,
    clock: tuple[int, int] | None,
    seeds: Sequence[str] = (),
) -> Table[S]:
    """A table before its first entry. The clock is budget and increment in milliseconds."""
    match = Match(game, scenario, seats, options, seed)
    return Table(match, None if clock is None else Clocks(seats, *clock), seeds)
