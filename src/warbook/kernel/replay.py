"""Replays: a whole game as a file, with a digest of the last state.

A replay contains every secret of its game, so it leaves the table only after the end (SW-14.5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Final

from msgspec import UNSET

from warbook.kernel.api import Action, Game, Refusal, S, Seat, State, seat_of
from warbook.kernel.rng import Seed, key_of
from warbook.kernel.run import Step, reseed, step
from warbook.kernel.wire import Replay, Reseeded

FORMAT: Final = 1


def digest(game: Game[S], state: S) -> str:
    """A hash of the state, sixteen bytes as hex."""
    return blake2b(game.dump(state), digest_size=16).hexdigest()


def result(game: Game[S], state: S) -> str:
    """The seats' results, "1-0" or "0.5-0.5"; empty while the game is unfinished."""
    return "-".join(f"{share:g}" for share in game.returns(state)) if state.over else ""


def record(
    game: Game[S],
    scenario: str,
    seats: int,
    options: dict[str, str],
    seed: Seed,
    actions: list[Action],
    state: S,
    reseeded: Sequence[Reseeded] = (),
) -> Replay:
    """The replay of a game from its actions and last state; options as they were given."""
    return Replay(
        format=FORMAT,
        game=game.name,
        rules=game.rules,
        content=game.content,
        scenario=scenario,
        seats=seats,
        options=dict(options),
        seed=seed,
        actions=[f"{seat_of(action)}:{game.write(action)}" for action in actions],
        digest=digest(game, state),
        result=result(game, state),
        reseeded=tuple(reseeded) or UNSET,
    )


def replayed(game: Game[S], replay: Replay) -> S:
    """The last state of a replay; a ValueError says where it breaks the rules or misses its digest."""
    state = beginning(game, replay)
    for _ in replay_on(game, replay, state, 0):
        pass
    _check_end(game, state, replay)
    return state


def replay_steps(game: Game[S], replay: Replay) -> Iterator[tuple[Action, Step, S]]:
    """Each action with its step and a copy of the state after it; checks the end like `replayed`."""
    state = beginning(game, replay)
    for action, done in replay_on(game, replay, state, 0):
        yield action, done, state.clone()
    _check_end(game, state, replay)


def replay_on(game: Game[S], replay: Replay, state: S, place: int) -> Iterator[tuple[Action, Step]]:
    """Continue the replay from the state before an action: each action with its step.

    If the seed changes after an action, that is part of its step.
    """
    seeds = new_seeds(replay)
    for each in range(place, len(replay.actions)):
        played = _play(game, state, replay, each)
        if each + 1 in seeds:
            reseed(game, state, seeds[each + 1])
        yield played


def replay_states(game: Game[S], replay: Replay) -> Iterator[S]:
    """Copies of all states from the set-up on; checks the end like `replayed`."""
    yield beginning(game, replay)
    for _, _, state in replay_steps(game, replay):
        yield state


def new_seeds(replay: Replay) -> dict[int, str]:
    """The later seeds by number of actions; a ValueError names the place of a mistake."""
    if isinstance(replay.seed, str):
        _check_seed(replay.seed, "$.seed")
    found: dict[int, str] = {}
    last = -1
    for number, each in enumerate(replay.reseeded or ()):
        place = f"$.reseeded[{number}]"
        if not last < each.at <= len(replay.actions):
            rest = f"and the places have to go up within {len(replay.actions)} actions"
            raise ValueError(f"chance was made new after {each.at} actions, {rest} - at `{place}.at`")
        _check_seed(each.seed, f"{place}.seed")
        last = each.at
        found[each.at] = each.seed
    return found


def _check_seed(seed: str, place: str) -> None:
    try:
        key_of(seed)
    except ValueError as error:
        raise ValueError(f"{error} - at `{place}`") from error


def beginning(game: Game[S], replay: Replay) -> S:
    """The state before any action; a replay of other rules or with invalid seeds is a ValueError."""
    if replay.format != FORMAT:
        raise ValueError(f"the replay has format {replay.format}, and only format {FORMAT} can be read")
    if replay.game != game.name:
        raise ValueError(f"the replay is of {replay.game}, not of {game.name}")
    if replay.rules != game.rules:
        raise ValueError(f"the replay was played by rules number {replay.rules}, and {game.name} is at {game.rules}")
    if replay.content != game.content:
        raise ValueError(f"the replay was played with content {replay.content}, and {game.name} has {game.content}")
    if replay.players and len(replay.players) != replay.seats:
        raise ValueError(f"the replay has {replay.seats} seats and {len(replay.players)} players - at `$.players`")
    seeds = new_seeds(replay)
    state = game.setup(replay.scenario, replay.seats, replay.options, replay.seed)
    if 0 in seeds:
        reseed(game, state, seeds[0])
    return state


def _play(game: Game[S], state: S, replay: Replay, place: int) -> tuple[Action, Step]:
    where = f"action {place + 1} of {len(replay.actions)}, {replay.actions[place]!r}"
    action = _read(game, state, replay.actions[place], where)
    done = step(game, state, action)
    if isinstance(done, Refusal):
        raise ValueError(f"{where}: refused by rule {done.rule}")
    return action, done


def _read(game: Game[S], state: State, text: str, where: str) -> Action:
    seat, colon, notation = text.partition(":")
    if not colon or not seat.isascii() or not seat.isdigit() or len(seat) > 2 or int(seat) >= state.seats:
        raise ValueError(f"{where}: begins with no seat from 0 to {state.seats - 1} and a colon")
    try:
        return game.read(notation, Seat(int(seat)))
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from error


def _check_end(game: Game[S], state: S, replay: Replay) -> None:
    ended = digest(game, state)
    if ended != replay.digest:
        raise ValueError(f"the replay ends on digest {ended}, and {replay.digest} was recorded")
    if replay.result and result(game, state) != replay.result:
        raise ValueError(f"the replay ends with result {result(game, state)!r}, and {replay.result!r} was recorded")
