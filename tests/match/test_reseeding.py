"""Chance that is made new in the middle of a game: nobody can tell, nothing before it comes back, a replay knows."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from warbook.games import GAMES
from warbook.kernel.api import SPECTATOR, Action, Game, Seat, seat_of
from warbook.kernel.content.replay_files import read_replay, write_replay
from warbook.kernel.replay import digest, replayed
from warbook.kernel.run import reseed
from warbook.kernel.wire import Replay, Reseeded
from warbook.match.chance import drawn_seed
from warbook.match.entries import ACT, RESEED, REWIND, Entry
from warbook.match.match import Match, resumed
from warbook.match.table import table_for

pytestmark = pytest.mark.compiled

KEYS = [f"blake2b:{number:064x}" for number in range(9)]
HIDDEN = {  # what no seat knows
    "krosmaster-arena": ("piles",),
    "meeple-war": ("supply",),
    "rift-in-time": ("decks",),
    "elemental-uprising": ("decks", "reserve"),
}


# a game of any state: what is tested holds for all of them
def begun(name: str, seed: int | str = KEYS[0], actions: int = 12) -> Match[Any]:
    game = GAMES[name]
    match = Match(game, game.scenarios[0], game.seats(game.scenarios[0])[0], {}, seed)
    play_on(match, actions)
    # a short game may be over by then
    return begun(name, seed, actions // 2) if match.state.over else match


def play_on(match: Match[Any], actions: int) -> None:
    rng = random.Random(len(match.actions))
    for _ in range(actions):
        if not match.state.over:
            seat = rng.choice(match.game.acting(match.state))
            match.submit(rng.choice(match.game.legal(match.state, seat)))


def shown(game: Game[Any], state: Any) -> list[object]:
    seats = [SPECTATOR, *(Seat(seat) for seat in range(state.seats))]
    return [(game.view(state, seat), game.decision(state, seat)) for seat in seats]


def test_a_drawn_seed_is_a_new_key_each_time() -> None:
    assert len({drawn_seed() for _ in range(100)}) == 100
    assert len(drawn_seed()) == len("blake2b:") + 64


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_tell_and_chance_is_another(name: str) -> None:
    match = begun(name)
    before = shown(match.game, match.state)
    rest = [match.state.clone() for _ in KEYS]
    for key, state in zip(KEYS, rest, strict=True):
        reseed(match.game, state, key)
        assert shown(match.game, state) == before
    numbers = {tuple(int(state.rng.below(6)) for _ in range(20)) for state in rest}
    assert len(numbers) == len(KEYS)


@pytest.mark.parametrize(
    ("name", "actions"),
    [("krosmaster-arena", 12), *((name, actions) for name in list(HIDDEN)[1:] for actions in (0, 12))],
)
def test_what_no_seat_knows_lies_in_a_new_order(name: str, actions: int) -> None:
    match = begun(name, actions=actions)
    orders: dict[str, set[str]] = {field: set() for field in HIDDEN[name]}
    for key in KEYS:
        state = match.state.clone()
        reseed(match.game, state, key)
        dumped = msgspec.json.decode(match.game.dump(state))
        for field in orders:
            orders[field].add(str(dumped[field]))
    assert all(len(found) == len(KEYS) for found in orders.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_knows_where_chance_was_made_new(name: str, tmp_path: Path) -> None:
    match = begun(name)
    match.reseed(KEYS[1])
    play_on(match, 12)
    match.reseed(KEYS[2])
    play_on(match, 8)
    places = [each.at for each in match.reseeded]
    assert match.reseeded == [Reseeded(places[0], KEYS[1]), Reseeded(places[1], KEYS[2])]
    write_replay(tmp_path / "game.json", match.replay())
    replay = read_replay(tmp_path / "game.json")
    assert replay == match.replay() and replay.seed == KEYS[0]
    assert digest(match.game, replayed(match.game, replay)) == match.digest()
    again = resumed(match.game, replay)
    assert (again.digest(), again.replay()) == (match.digest(), replay)
    assert [digest(match.game, state) for _, _, state in match.history()][-1] == match.digest()
    for other in ((), (match.reseeded[0], Reseeded(places[1], KEYS[3]))):
        with pytest.raises(ValueError, match=r"refused by rule|ends on digest"):
            replayed(match.game, msgspec.structs.replace(replay, reseeded=other))


@pytest.mark.parametrize("name", GAMES)
def test_of_two_seeds_at_one_place_the_last_one_counts(name: str) -> None:
    match, twin = begun(name), begun(name)
    for key in KEYS[1:]:
        match.reseed(key)
    twin.reseed(KEYS[-1])
    assert match.replay() == twin.replay()
    assert match.reseeded == [Reseeded(len(match.actions), KEYS[-1])]


def test_a_replay_without_new_chance_has_the_bytes_it_always_had() -> None:
    replay = begun("meeple-war", 11, 3).replay()
    written = msgspec.json.encode(replay)
    assert list(msgspec.json.decode(written)) == [
        "format", "game", "rules", "content", "scenario", "seats", "options", "seed", "actions", "digest", "result"
    ]  # fmt: skip
    assert msgspec.json.decode(written, type=Replay) == replay


def test_nothing_before_the_new_chance_is_taken_back() -> None:
    match = begun("summoner-war", actions=0)
    game = match.game
    match.submit(game.read("place S a1", Seat(0)))
    assert match.can_undo(Seat(0))
    match.reseed(KEYS[1])
    assert not match.can_undo(Seat(0))
    match.submit(game.read("place H b1", Seat(0)))
    assert match.undo(Seat(0)) and not match.undo(Seat(0))
    assert match.log() == ["0:place S a1"]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_goes_back_to_the_new_chance_and_no_further(name: str) -> None:
    match = begun(name, actions=30)
    place = len(match.actions)
    log = [Entry(ACT, int(action), 0) for action in match.actions] + [Entry(RESEED, 0, 0)]

    def table() -> Any:
        made = table_for(match.game, match.scenario, match.seats, {}, KEYS[0], None, [KEYS[1]])
        for entry in log:
            assert isinstance(made.enter(entry), set)
        return made

    one = table()
    sights = shown(match.game, one.match.state)
    start = one.match.digest()
    assert sights == shown(match.game, match.state)
    seqs = {seat: audience.seq for seat, audience in one.audiences.items()}
    seat = match.game.acting(one.match.state)[0]
    action: Action = match.game.legal(one.match.state, seat)[0]
    assert all(seat_of(before) != seat or one.back_to(seat) is None for before in match.actions)
    one.enter(Entry(ACT, int(action), 0))
    assert one.back_to(seat) == place
    with pytest.raises(ValueError, match="nothing to take back"):
        one.enter(Entry(REWIND, place - 1, 0))
    one.enter(Entry(REWIND, place, 0))
    assert one.match.digest() == start == table().match.digest()
    assert {seat: audience.seq for seat, audience in table().audiences.items()} == seqs


def test_a_log_that_names_no_seed_of_the_table_is_refused() -> None:
    match = begun("meeple-war", actions=0)
    table = table_for(match.game, match.scenario, match.seats, {}, KEYS[0], None)
    with pytest.raises(ValueError, match="there is no seed 0"):
        table.enter(Entry(RESEED, 0, 0))
