"""One game from set-up to end: actions in, steps out, undo up to the fence, a replay at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Generic

from warbook.kernel.api import Action, Game, Refusal, S, Seat, seat_of
from warbook.kernel.replay import digest, new_seeds, record, replay_steps, replayed
from warbook.kernel.rng import Seed
from warbook.kernel.run import Step, reseed, step
from warbook.kernel.wire import Event, Replay, Reseeded

EVERY: Final = 64  # actions between two snapshots


class Match(Generic[S]):
    """A game in progress. Only `submit`, `undo` and `reseed` change it."""

    def __init__(
        self,
        game: Game[S],
        scenario: str,
        seats: int,
        options: dict[str, str],
        seed: Seed,
        seeds: Mapping[int, str] | None = None,
    ) -> None:
        """Set up the game; unknown options are a ValueError.

        A match that is replayed gets its later seeds, by the number of actions.
        """
        self.game = game
        self.scenario = scenario
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.state: S = game.setup(scenario, seats, options, seed)
        self.actions: list[Action] = []
        self.reseeded: list[Reseeded] = []  # where its chance was renewed
        self._before: list[S] = []  # the states before each action since the fence
        # the state before every 64th action, and how many actions there were since the fence
        self._marks: list[tuple[S, int]] = []
        self._seeds = dict(seeds or {})  # seeds not yet used
        self._reseed_again()

    def anew(self) -> Match[S]:
        """The same match before its first action, with the same later seeds."""
        seeds = {each.at: each.seed for each in self.reseeded}
        return Match(self.game, self.scenario, self.seats, self.options, self.seed, seeds)

    def submit(self, action: Action) -> Step | Refusal:
        """Play an action, or return the rule that forbids it and change nothing."""
        before = self.state.clone()
        done = step(self.game, self.state, action)
        if isinstance(done, Refusal):
            return done
        if len(self.actions) == EVERY * len(self._marks):
            self._marks.append((before, len(self._before)))
        self.actions.append(action)
        self._before.append(before)
        if done.fenced:
            self._before.clear()
        self._reseed_again()
        return done

    def _reseed_again(self) -> None:
        seed = self._seeds.pop(len(self.actions), None)
        if seed is not None:
            self.reseed(seed)

    def reseed(self, seed: str) -> None:
        """Renew the chance ahead; undo cannot pass this point."""
        reseed(self.game, self.state, seed)
        if self.reseeded and self.floor == len(self.actions):
            self.reseeded.pop()  # it had no effect: two seeds at one place
        self.reseeded.append(Reseeded(len(self.actions), seed))
        self._before.clear()

    @property
    def floor(self) -> int:
        """The number of actions that cannot be undone, because the chance before them is known."""
        return self.reseeded[-1].at if self.reseeded else 0

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat has an action since the fence that can be undone.

        Opponents do not see what it was. In a co-operative game nobody else may have decided since.
        """
        return self._without_last(seat) is not None

    def undo(self, seat: Seat) -> bool:
        """Undo the seat's last action, but not what the others have done since."""
        left = self._without_last(seat)
        if left is None:
            return False
        self.state, self.actions, self._before = left
        first = len(self.actions) - len(self._before)
        while EVERY * (len(self._marks) - 1) > first:
            self._marks.pop()
        for place in range(EVERY * len(self._marks), len(self.actions), EVERY):
            self._marks.append((self._before[place - first], place - first))
        return True

    def state_before(self, place: int) -> S:
        """The state before an action since the fence; do not change it."""
        return self._before[place - len(self.actions) + len(self._before)]

    def rewound(self, length: int) -> Match[S]:
        """The match after that many of its actions; replays only those since a snapshot."""
        made = self.anew()
        if length // EVERY < len(self._marks):
            # from a snapshot before the fence, so the same actions can be undone as before
            mark = (length // EVERY * EVERY - self._marks[length // EVERY][1]) // EVERY
            done = mark * EVERY
            made.state = self._marks[mark][0].clone()
            made.actions = self.actions[:done]
            made._marks = self._marks[: mark + 1]
            made.reseeded = [each for each in self.reseeded if each.at <= done]
            made._seeds = {each.at: each.seed for each in self.reseeded if each.at > done}
        for action in self.actions[len(made.actions) : length]:
            made.submit(action)
        return made

    def _without_last(self, seat: Seat) -> tuple[S, list[Action], list[S]] | None:
        first = len(self.actions) - len(self._before)
        for place in range(len(self.actions) - 1, first - 1, -1):
            if seat_of(self.actions[place]) == seat:
                return self._played_on(place, first)
            if self.game.is_cooperative():
                return None  # a partner has decided since
        return None

    def _played_on(self, place: int, first: int) -> tuple[S, list[Action], list[S]] | None:
        """The match without the action at that place; None if a later action is then illegal."""
        state = self._before[place - first].clone()
        before = self._before[: place - first]
        later = self.actions[place + 1 :]
        for action in later:
            before.append(state.clone())
            done = step(self.game, state, action)
            if isinstance(done, Refusal) or done.fenced:
                return None
        return state, self.actions[:place] + later, before

    def events_for(self, done: Step, seat: Seat) -> list[Event]:
        """The events of a step that a seat or a spectator gets."""
        told = [self.game.redact(event, seat) for event in done.events]
        return [event for event in told if event is not None]

    def log(self) -> list[str]:
        """All current actions, as "seat:notation"."""
        return [f"{seat_of(action)}:{self.game.write(action)}" for action in self.actions]

    def digest(self) -> str:
        """The digest of the state."""
        return digest(self.game, self.state)

    def replay(self) -> Replay:
        """The game so far as a replay. It contains secrets."""
        return record(
            self.game,
            self.scenario,
            self.seats,
            self.options,
            self.seed,
            self.actions,
            self.state,
            self.reseeded,
        )

    def history(self) -> Iterator[tuple[Action, Step, S]]:
        """Replay the game: each action with its step and the state after it."""
        return replay_steps(self.game, self.replay())


def resumed(game: Game[S], replay: Replay) -> Match[S]:
    """The match of a replay, ready to continue; a ValueError says where the replay is wrong."""
    replayed(game, replay)  # checks every action and the digest
    match = Match(game, replay.scenario, replay.seats, replay.options, replay.seed, new_seeds(replay))
    for text in replay.actions:
        seat, _, notation = text.partition(":")
        match.submit(game.read(notation, Seat(int(seat))))
    return match
