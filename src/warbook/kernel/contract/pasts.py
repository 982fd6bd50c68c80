"""Replay the game with re-dealt secrets: every audience must get identical updates.

A view can hide a secret and still betray it by a pause, a missing event, or an order that only one
secret explains. So the updates of each audience are recorded. Then a world is dealt, and a new game is played in
which everyone has that world's secrets and does what the audience saw them do. It must give the same updates and
end in that world.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from warbook.kernel.api import Action, Refusal, S, Seat, State
from warbook.kernel.contract.promise import Trial, audience_name, audiences, difference, sight, told_to
from warbook.kernel.run import Step, step
from warbook.kernel.wire import Event

# Returns the next action of a replayed past, from the game so far, the world it has to lead to, the audience, and
# the events that the audience must still get. It is an action that the audience sees, or a secret one; None at the
# end. A teller may put the random results of the events into the game's `rng.script`. Each game has its own.
Teller = Callable[[S, S, Seat, list[Event]], Action | None]

PROMISE = "a world has a past that its audience cannot tell from the true one"


class Told(Struct, frozen=True):
    """One update of one audience."""

    events: list[Event]
    view: bytes


class Memory:
    """The updates of each audience so far."""

    def __init__(self, state: State) -> None:
        """Start with no updates."""
        self.told: dict[Seat, list[Told]] = {seat: [] for seat in audiences(state)}
        self.due = -1  # the next place to replay the past; unknown before the first check

    def is_due(self, place: int, seed: int, every: int) -> bool:
        """Whether to replay the past here: every `every` positions, in long games after a quarter more."""
        if self.due < 0:
            self.due = place + seed % every
        if place < self.due:
            return False
        self.due = place + max(every, place // 4)
        return True


def remember(trial: Trial[S], memory: Memory, state: S, done: Step) -> None:
    """Record the update of each audience; a step without events for an audience is none."""
    for seat, updates in memory.told.items():
        events = told_to(trial.game, done.events, seat)
        if events:
            updates.append(Told(events, msgspec.json.encode(trial.game.view(state, seat))))


def check_past(trial: Trial[S], first: S, state: S, memory: Memory, seat: Seat, teller: Teller[S]) -> None:
    """Deal a world for an audience and replay its past, from a new first state."""
    game = trial.game
    world = game.determinize(state, seat, trial.rng)
    now = first
    updates = memory.told[seat]
    whole = [event for update in updates for event in update.events]
    place = heard = 0
    while True:
        action = teller(now, world, seat, whole[heard:])
        if action is None:
            break
        done = step(game, now, action)
        if isinstance(done, Refusal):
            raise trial.broken(PROMISE, f"{audience_name(seat)}: {done.rule} refuses it there", state, action)
        events = told_to(game, done.events, seat)
        if events:
            compare_update(trial, state, now, seat, action, events, updates[place] if place < len(updates) else None)
            heard += len(updates[place].events)
            place += 1
    if place < len(updates):
        told = f"{audience_name(seat)}: nothing there tells of {updates[place].events[0]}"
        raise trial.broken(PROMISE, told, state)
    compare_end(trial, state, world, now, seat)
    trial.coverage.retold[seat] += 1


def compare_update(
    trial: Trial[S], state: S, now: S, seat: Seat, action: Action, events: list[Event], told: Told | None
) -> None:
    """The audience gets the same events and view as the first time."""
    who = audience_name(seat)
    if told is None:
        raise trial.broken(PROMISE, f"{who}: is told more there, {events[0]}", state, action)
    true, again = msgspec.json.encode(told.events), msgspec.json.encode(events)
    if true != again:
        raise trial.broken(PROMISE, f"{who}, events: {difference(true, again)}", state, action)
    view = msgspec.json.encode(trial.game.view(now, seat))
    if view != told.view:
        raise trial.broken(PROMISE, f"{who}, view: {difference(told.view, view)}", state, action)


def compare_end(trial: Trial[S], state: S, world: S, now: S, seat: Seat) -> None:
    """The past ends in what the audience sees now, and in what everyone else sees in the world."""
    for audience in audiences(state):
        end = sight(trial.game, now, audience)
        for name, goal in sight(trial.game, state if audience == seat else world, audience).items():
            if end[name] != goal:
                told = f"dealt for {audience_name(seat)}, {name} of {audience_name(audience)}"
                raise trial.broken(PROMISE, f"{told}: {difference(goal, end[name])}", state)


def check_pasts(trial: Trial[S], fresh: Callable[[], S], state: S, memory: Memory, teller: Teller[S]) -> None:
    """Check a world and its past for every audience."""
    for seat in audiences(state):
        check_past(trial, fresh(), state, memory, seat, teller)
