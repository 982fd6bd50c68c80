"""The contract on hidden information: an audience sees the same in every world it cannot tell apart.

A world is the true state with everything re-dealt that the audience cannot know. Output that depends on it leaks.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from warbook.kernel.api import SPECTATOR, Action, Refusal, S, Seat, seat_of
from warbook.kernel.contract.promise import Trial, audience_name, audiences, difference, sight, told_to, visible
from warbook.kernel.rng import Rng, seeded
from warbook.kernel.run import step

DEEP = 2  # an action that an audience does not see, and the answer with which it sees both
WIDE = 6  # answers tried


class Update(Struct, frozen=True):
    """An audience's update: events and a view."""

    events: bytes
    view: bytes
    rolled: bool
    over: bool


def check_worlds(trial: Trial[S], state: S, probes: list[Action]) -> None:
    """Deal worlds for every audience and compare them with the truth."""
    check_reshuffled(trial, state)
    for seat in audiences(state):
        for _ in range(trial.care.worlds):
            chance = trial.rng.clone()
            world = trial.game.determinize(state, seat, trial.rng)
            check_same(trial, state, world, seat)
            check_dealt(trial, state, world, seat, chance)
            check_refusals(trial, state, world, seat, probes)
            if not state.over:
                check_outcomes(trial, state, world, seat)
                check_onward(trial, world, seat)
            trial.coverage.dealt[seat] += 1
            others = [other for other in audiences(state) if other not in (seat, SPECTATOR)]
            if any(trial.game.view(world, other) != trial.game.view(state, other) for other in others):
                trial.coverage.redealt[seat] += 1


def check_same(trial: Trial[S], state: S, world: S, seat: Seat) -> None:
    """View, lists and question are the same bytes, and the chance ahead is not the true one."""
    game = trial.game
    shown, dealt = sight(game, state, seat), sight(game, world, seat)
    for name in shown:
        if shown[name] != dealt[name]:
            told = f"{audience_name(seat)}: {difference(shown[name], dealt[name])}"
            raise trial.broken(f"the {name} shows only what the audience knows", told, state)
    if world.rng.words()[:6] == state.rng.words()[:6] or world.rng.script:
        raise trial.broken("a world has fresh chance ahead", audience_name(seat), state)
    saved = game.dump(world)
    if state.rng.stream is not None and key_words(state.rng) in saved:
        raise trial.broken("a world does not have the table's key", audience_name(seat), state)
    if game.dump(game.load(saved)) != saved:
        raise trial.broken("a world can be saved and loaded", difference(saved, game.dump(game.load(saved))), state)


def key_words(rng: Rng) -> bytes:
    """The key of a stream, as in a dump."""
    return ",".join([str(word) for word in rng.words()[:-2]]).encode()


def check_reshuffled(trial: Trial[S], state: S) -> None:
    """Check `reshuffle`: nobody can notice it, and the old order does not affect it."""
    game = trial.game
    chance = int(trial.rng.clone().next())
    fresh = reshuffled(trial, state, chance)
    saved = game.dump(fresh)
    again = game.dump(reshuffled(trial, fresh, chance))
    if again != saved:
        raise trial.broken("the old order takes no part in a new one", difference(saved, again), state)
    if game.dump(game.load(saved)) != saved:
        told = difference(saved, game.dump(game.load(saved)))
        raise trial.broken("what was reshuffled can be saved and loaded", told, state)
    for seat in audiences(state):
        shown, now = sight(game, state, seat), sight(game, fresh, seat)
        for name in shown:
            if shown[name] != now[name]:
                told = f"{audience_name(seat)}, {name}: {difference(shown[name], now[name])}"
                raise trial.broken("nobody can tell that something was reshuffled", told, state)


def reshuffled(trial: Trial[S], state: S, chance: int) -> S:
    """A copy with other chance ahead, in which everything that no seat knows is shuffled."""
    copy = state.clone()
    copy.rng = seeded(chance)
    trial.game.reshuffle(copy)
    copy.rng = state.rng.clone()  # do not compare the draws of the shuffle
    return copy


def check_dealt(trial: Trial[S], state: S, world: S, seat: Seat, chance: Rng) -> None:
    """Dealing from a world with the same chance gives the same world, so no secret affects the deal."""
    dealt, again = trial.game.dump(world), trial.game.dump(trial.game.determinize(world, seat, chance))
    if dealt != again:
        told = f"{audience_name(seat)}: {difference(dealt, again)}"
        raise trial.broken("a world is dealt from what the audience knows alone", told, state)


def check_refusals(trial: Trial[S], state: S, world: S, seat: Seat, probes: list[Action]) -> None:
    """A seat gets the same refusals, with the same values, in the truth and in the world."""
    game = trial.game
    for action in probes:
        if seat_of(action) != seat:
            continue
        heard, other = game.refuse(state, action), game.refuse(world, action)
        if not is_same_refusal(heard, other):
            told = f"{_said(heard)} in truth, {_said(other)} in a world that the seat cannot tell from it"
            raise trial.broken("a refusal depends only on what the seat knows", told, state, action)


def is_same_refusal(one: Refusal | None, other: Refusal | None) -> bool:
    """Whether a player sees the same refusal."""
    if one is None or other is None:
        return one is other
    return one.rule == other.rule and one.values == other.values


def _said(refusal: Refusal | None) -> str:
    return "allowed" if refusal is None else f"{refusal.rule} {refusal.values}"


def check_outcomes(trial: Trial[S], state: S, world: S, seat: Seat) -> None:
    """After the same action in truth and in the world, the audience's events differ exactly when its views do.

    An outcome may reveal what was hidden; then both differ. If only events or only views differ, they reveal
    something that the other does not show.
    """
    game = trial.game
    for actor in game.acting(state):
        for action in trial.some(game.legal(state, actor), trial.care.outcomes):
            if game.refuse(world, action) is not None:
                continue  # another seat's secret options may differ
            for one in updates(trial, state, action, seat, DEEP):
                for other in updates(trial, world, action, seat, DEEP):
                    compare(trial, state, action, one, other)
            if actor == seat:
                check_fence(trial, state, world, action)


def updates(trial: Trial[S], state: S, action: Action, seat: Seat, deep: int) -> list[Update]:
    """The audience's possible first updates after the action, if necessary after further answers of the actor."""
    game = trial.game
    after = state.clone()
    done = step(game, after, action)
    assert not isinstance(done, Refusal)
    told = told_to(game, done.events, seat)
    if told:
        view = msgspec.json.encode(game.view(after, seat))
        return [Update(msgspec.json.encode(told), view, done.rolled, after.over)]
    if deep == 1 or after.over:
        return []
    answers = game.legal(after, Seat(seat_of(action)))
    tried = trial.some(answers[:-1], WIDE) + answers[-1:]
    return [update for answer in tried for update in updates(trial, after, answer, seat, deep - 1)]


def compare(trial: Trial[S], state: S, action: Action, one: Update, other: Update) -> None:
    """Compare two updates of one audience: both parts are the same or both differ, apart from chance."""
    if one.rolled or other.rolled or one.over or other.over:
        return  # a roll may differ without effect; at the end everything may be shown
    if one.view == other.view and one.events != other.events:
        raise trial.broken("events part only with the views", difference(one.events, other.events), state, action)
    if one.events == other.events and one.view != other.view:
        raise trial.broken("views part only with the events", difference(one.view, other.view), state, action)


def check_fence(trial: Trial[S], state: S, world: S, action: Action) -> None:
    """A step that can be undone teaches its seat nothing; otherwise undo would be a way to peek."""
    game = trial.game
    seat = Seat(seat_of(action))
    true, dealt = state.clone(), world.clone()
    done, other = step(game, true, action), step(game, dealt, action)
    assert not isinstance(done, Refusal) and not isinstance(other, Refusal)
    if done.fenced and other.fenced:
        return
    one, two = visible(game, true, seat), visible(game, dealt, seat)
    if one != two or done.fenced != other.fenced:
        raise trial.broken("a step that teaches its seat something is fenced", audience_name(seat), state, action)


def check_onward(trial: Trial[S], world: S, seat: Seat) -> None:
    """A world can be played on, with the same result after saving; bots in other processes rely on that."""
    game = trial.game
    one, two = world.clone(), game.load(game.dump(world))
    for _ in range(trial.care.onward):
        acting = game.acting(one)
        if not acting:
            break
        action = trial.one(game.legal(one, acting[int(trial.rng.below(len(acting)))]))
        if game.refuse(one, action) is not None or game.refuse(two, action) is not None:
            raise trial.broken("a world can be played on", audience_name(seat), world, action)
        game.apply(one, action)
        game.apply(two, action)
        if game.dump(one) != game.dump(two):
            promise = "a saved world plays on the same"
            raise trial.broken(promise, difference(game.dump(one), game.dump(two)), world, action)
