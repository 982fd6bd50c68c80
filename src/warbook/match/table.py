"""A match with its audiences: what each has been told so far, under numbers of its own.

Everything that happens is an entry of one log, and the same log gives the same table again: the same state, and for
each audience the same numbers. An audience that a step tells nothing is not counted on, so that it cannot notice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from warbook.kernel.api import SPECTATOR, Action, Game, Refusal, S, Seat, seat_of
from warbook.kernel.rng import Seed
from warbook.kernel.run import Step
from warbook.kernel.wire import Event
from warbook.match.clocks import Clocks
from warbook.match.entries import MORE, Entry
from warbook.match.match import Match


class Audience:
    """A seat, or the spectators: its number, and which steps it was told at which number."""

    def __init__(self, seat: Seat) -> None:
        """Nothing was told yet."""
        self.seat = seat
        self.seq = 0
        self.rewound = 0  # its last number that replaced everything before it
        self.own = 0  # its last number that came of its own doing, or replaced everything
        self.told: list[int] = []  # for each step the number under which it was told; 0 for one that was not


class Table(Generic[S]):
    """A match, its log of events, its clocks. Only `enter` changes it."""

    def __init__(self, match: Match[S], clocks: Clocks | None, seeds: Sequence[str] = ()) -> None:
        """Begin with nothing played; the seeds are for chance that the log says was made new."""
        self.match = match
        self.clocks = clocks
        self._seeds = seeds
        self.steps: list[list[Event]] = []  # what each standing action did
        self.audiences = {seat: Audience(Seat(seat)) for seat in (*range(match.seats), int(SPECTATOR))}
        self.entries = 0
        self.fresh: dict[int, list[Event]] = {}  # what the last action, or the last that belong together, told whom
        self.broke = False  # whether the last action cannot simply be taken back, or other seats decide now
        self._pending: set[int] = set()  # audiences that will be told with the next action

    def enter(self, entry: Entry) -> Refusal | set[int]:
        """Do what an entry says: the audiences that get an update now, or the rule that forbids it."""
        match entry.kind:
            case 0 | 1:
                changed = self._act(Action(entry.value), entry.at, more=entry.kind == MORE)
            case 2:
                changed = self._back(self.match.undo(Seat(entry.value)), entry.at, {entry.value})
            case 3:
                changed = self._back(self._rewind(entry.value), entry.at, set(self.audiences))
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
        """Give the actions since the last number their number: the audiences that were told of them."""
        changed, self._pending = self._pending, set()
        for seat in changed:
            self.audiences[seat].seq += 1
        actor = self.audiences[seat_of(self.match.actions[-1])]
        actor.own = actor.seq
        return changed

    def _tick(self, at: int) -> None:
        if self.clocks is not None:
            self.clocks.turn(at, self.match.game.acting(self.match.state))

    def _resume(self, at: int) -> set[int]:
        if self.clocks is not None:
            self.clocks.resume(at)
            self._tick(at)
        return set()

    def _reseed(self, number: int) -> set[int]:
        if not 0 <= number < len(self._seeds):
            raise ValueError(f"entry {self.entries}: there is no seed {number}")
        self.match.reseed(self._seeds[number])
        return set()  # nobody can tell

    def _back(self, done: bool, at: int, told: set[int]) -> set[int]:
        """Find out who notices that something was taken back, and have their numbers replace everything."""
        if not done:
            raise ValueError(f"entry {self.entries}: there is nothing to take back")
        before = self.steps
        self.steps = self._steps_again()
        same = 0
        while same < min(len(before), len(self.steps)) and before[same] == self.steps[same]:
            same += 1
        changed = told | {seat for seat, audience in self.audiences.items() if self._notices(audience, before, same)}
        for seat in changed:
            self._renumber(self.audiences[seat], same)
        self._tick(at)
        return changed

    def _notices(self, audience: Audience, before: list[list[Event]], same: int) -> bool:
        # whoever acted or was told of what is gone; else the steps that stand only have other places now
        old = [self._told(before[step], audience.seat) for step in range(same, len(before)) if audience.told[step]]
        new = [self._told(events, audience.seat) for events in self.steps[same:]]
        if [events for events in old if events] != [events for events in new if events]:
            return True
        numbers = iter([number for number in audience.told[same:] if number])
        audience.told = audience.told[:same] + [next(numbers) if events else 0 for events in new]
        return False

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

    def _steps_again(self) -> list[list[Event]]:
        match = self.match
        again = match.anew()
        steps: list[list[Event]] = []
        for action in match.actions:
            done = again.submit(action)
            assert isinstance(done, Step), "what stands was legal when it was made"
            steps.append(done.events)
        return steps

    def _rewind(self, length: int) -> bool:
        old = self.match
        if not old.floor <= length < len(old.actions):
            return False
        self.match = old.anew()
        for action in old.actions[:length]:
            self.match.submit(action)
        return True

    def back_to(self, seat: Seat) -> int | None:
        """How many actions were there before the seat's last decision; None when it has none to take back."""
        asides = self.match.game.asides
        for place in range(len(self.match.actions) - 1, self.match.floor - 1, -1):
            action = self.match.actions[place]
            if seat_of(action) == seat and action >> 16 & 0xFF not in asides:
                return place
        return None

    def events_at(self, seat: int, seq: int) -> list[Event]:
        """What the audience was told at a number."""
        audience = self.audiences[seat]
        told: list[Event] = []
        for place in range(len(audience.told) - 1, -1, -1):
            number = audience.told[place]
            if 0 < number < seq:
                break
            if number == seq:
                told[:0] = self._told(self.steps[place], audience.seat)
        return told

    def log(self, seat: int) -> list[tuple[int, list[Event]]]:
        """Everything the audience was told that still stands, by number."""
        audience = self.audiences[seat]
        entries: list[tuple[int, list[Event]]] = []
        for place, number in enumerate(audience.told):
            if number == 0:
                continue
            told = self._told(self.steps[place], audience.seat)
            if entries and entries[-1][0] == number:
                entries[-1][1].extend(told)
            else:
                entries.append((number, told))
        return entries


def table_for(
    game: Game[S],
    scenario: str,
    seats: int,
    options: dict[str, str],
    seed: Seed,
    clock: tuple[int, int] | None,
    seeds: Sequence[str] = (),
) -> Table[S]:
    """A table before its first entry; the clock is budget and increment in milliseconds."""
    match = Match(game, scenario, seats, options, seed)
    return Table(match, None if clock is None else Clocks(seats, *clock), seeds)
