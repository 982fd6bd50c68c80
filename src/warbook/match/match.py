"""One game from its set-up to its end: actions in, steps out, undo up to the fence, a replay at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Generic

from warbook.kernel.api import Action, Game, Refusal, S, Seat, seat_of
from warbook.kernel.replay import digest, new_seeds, record, replay_steps, replayed
from warbook.kernel.rng import Seed
from warbook.kernel.run import Step, reseed, step
from warbook.kernel.wire import Event, Replay, Reseeded

EVERY: Final = 64  # actions between two marks


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
        """Set the game up; what the game does not know of is a ValueError.

        A match that is played again gets the seeds from which its chance was made new, by the number of actions.
        """
        self.game = game
        self.scenario = scenario
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.state: S = game.setup(scenario, seats, options, seed)
        self.actions: list[Action] = []
        self.reseeded: list[Reseeded] = []  # where its chance was made new
        self._before: list[S] = []  # the states before the last actions: as many as there are since the fence
        # the state before every so many actions, and how many there were since the fence
        self._marks: list[tuple[S, int]] = []
        self._seeds = dict(seeds or {})  # what is still to come of them
        self._reseed_again()

    def anew(self) -> Match[S]:
        """The same match before its first action; its chance will be made new where it was."""
        seeds = {each.at: each.seed for each in self.reseeded}
        return Match(self.game, self.scenario, self.seats, self.options, self.seed, seeds)

    def submit(self, action: Action) -> Step | Refusal:
        """Play an action, or say which rule forbids it and leave everything as it is."""
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
        """Make the chance ahead new; nothing before this moment can be taken back any more."""
        reseed(self.game, self.state, seed)
        if self.reseeded and self.floor == len(self.actions):
            self.reseeded.pop()  # nothing has come of it, and nothing is left of it
        self.reseeded.append(Reseeded(len(self.actions), seed))
        self._before.clear()

    @property
    def floor(self) -> int:
        """How many actions stand for good: with the chance before them, one would know what comes."""
        return self.reseeded[-1].at if self.reseeded else 0

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat made an action since the fence that can be taken back.

        Opponents do not see what it was; where all win together nobody else may have decided anything since.
        """
        return self._without_last(seat) is not None

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last action; what the others have done since then stays done."""
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
        """The state before an action since the fence; it is not to be changed."""
        return self._before[place - len(self.actions) + len(self._before)]

    def rewound(self, length: int) -> Match[S]:
        """The match as it was after so many of its actions; only those since a mark are played again."""
        made = self.anew()
        if length // EVERY < len(self._marks):
            # from a mark before the fence, so that as much can be taken back as could be then
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
                return None  # a partner has counted on it since
        return None

    def _played_on(self, place: int, first: int) -> tuple[S, list[Action], list[S]] | None:
        """The match as if the action at that place had never been made, or None if a later one then could not be."""
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
        """What a seat, or a spectator, is told of a step."""
        told = [self.game.redact(event, seat) for event in done.events]
        return [event for event in told if event is not None]

    def log(self) -> list[str]:
        """Every action that stands, as "seat:notation"."""
        return [f"{seat_of(action)}:{self.game.write(action)}" for action in self.actions]

    def digest(self) -> str:
        """What tells this state apart from any other."""
        return digest(self.game, self.state)

    def replay(self) -> Replay:
        """The game so far, or the whole game when it is over. It contains secrets."""
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
        """The game again from its set-up: each action with what it did and the state after it."""
        return replay_steps(self.game, self.replay())


def resumed(game: Game[S], replay: Replay) -> Match[S]:
    """The match that the replay was taken from, ready to go on; a ValueError says where the replay is wrong."""
    replayed(game, replay)  # checks every action and the digest
    match = Match(game, replay.scenario, replay.seats, replay.options, replay.seed, new_seeds(replay))
    for text in replay.actions:
        seat, _, notation = text.partition(":")
        match.submit(game.read(notation, Seat(int(seat))))
    return match
