"""A table: numbers for each audience, the same again from the same log; clocks; votes."""

import random
import time
from pathlib import Path

from tests.rules import rule
from warbook.games import GAMES
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Action, Refusal, Seat
from warbook.kernel.content.replay_files import read_replay
from warbook.match.chance import drawn_seed
from warbook.match.clocks import Clocks
from warbook.match.entries import ACT, MORE, RESUME, REWIND, UNDO, Entry, TakenBack
from warbook.match.match import Match, resumed
from warbook.match.table import Table, table_for
from warbook.match.votes import UndoVote

GAME = SummonerWar()


def fresh() -> Table[SummonerState]:
    return table_for(GAME, "standard", 2, {"augment_count": "2"}, 11, None)


def sights(table: Table[SummonerState]) -> dict[int, tuple[object, ...]]:
    """What each audience has: its number, its view, its question, its log."""
    state = table.match.state
    return {
        seat: (
            audience.seq,
            audience.rewound,
            GAME.view(state, Seat(seat)),
            GAME.decision(state, Seat(seat)),
            table.log(seat),
        )
        for seat, audience in table.audiences.items()
    }


def played(seed: int) -> tuple[Table[SummonerState], list[Entry]]:
    """A game with everything that can be in a log."""
    rng = random.Random(seed)
    table, entries = fresh(), [Entry(RESUME, 0, 0)]
    table.enter(entries[0])
    while not table.match.state.over and len(entries) < 150:
        state = table.match.state
        seat = rng.choice(GAME.acting(state))
        kind, value = rng.choice([ACT, ACT, ACT, MORE]), int(rng.choice(GAME.legal(state, seat)))
        if rng.random() < 0.2 and table.match.can_undo(seat):
            kind, value = UNDO, int(seat)
        elif rng.random() < 0.02 and table.match.actions:
            kind, value = REWIND, rng.randrange(len(table.match.actions))
        entry = Entry(kind, value, len(entries))
        before = sights(table)
        changed = table.enter(entry)
        assert isinstance(changed, set)
        if kind == MORE:
            entries.append(entry)
            continue
        entries.append(entry)
        if entries[-2].kind != MORE:
            check_silence(before, sights(table), changed)
    return table, entries


def check_silence(
    before: dict[int, tuple[object, ...]], after: dict[int, tuple[object, ...]], changed: set[int]
) -> None:
    """Whoever gets no update sees what it saw, under the number it had; whoever gets one has the next number."""
    for seat in before:
        if seat in changed:
            assert after[seat][0] == int(str(before[seat][0])) + 1
        else:
            assert after[seat] == before[seat]


@rule("SW-16.14")
def test_an_audience_without_an_update_has_nothing_new_to_see() -> None:
    for seed in range(12):
        played(seed)


def test_the_same_log_gives_the_same_table_and_the_same_numbers() -> None:
    for seed in range(6):
        table, entries = played(seed)
        again = fresh()
        for entry in entries:
            assert not isinstance(again.enter(entry), Refusal)
        assert again.match.digest() == table.match.digest()
        assert sights(again) == sights(table)
        assert again.entries == len(entries)


def test_the_log_of_everyone_who_was_told_shows_what_was_taken_back() -> None:
    table = fresh()
    secret = int(GAME.read("place S a1", Seat(0)))
    for _ in range(3):
        assert table.enter(Entry(ACT, secret, 0)) == {0}
        assert table.enter(Entry(UNDO, 0, 0)) == {0}
    assert [back for _, _, back in table.log(0)] == [TakenBack(0, 3)]  # step by step, one line
    assert table.log(1) == table.log(-1) == []  # they do not notice
    for seed in range(6):
        table, entries = played(seed)
        for seat, audience in table.audiences.items():
            numbers = [number for number, _, _ in table.log(seat)]
            assert numbers == sorted(set(numbers)) and set(numbers) <= set(range(1, audience.seq + 1))
        backs = [back for _, _, back in table.log(0) if back is not None]
        assert bool(backs) == any(entry.kind == REWIND or entry == Entry(UNDO, 0, entry.at) for entry in entries)


def test_what_was_public_is_taken_back_in_the_log_of_all_and_stays_there() -> None:
    table = deployed()
    before = [(number, back) for number, _, back in table.log(-1)]
    length = len(table.match.actions)
    for seat, move in ((0, "+d1"), (1, "+e4"), (0, "+c2")):
        assert isinstance(table.enter(Entry(ACT, int(GAME.read(move, Seat(seat))), 0)), set)
    assert table.enter(Entry(REWIND, length + 1, 0)) == {-1, 0, 1}
    for seat in (-1, 0, 1):
        assert table.log(seat)[-1][2] == TakenBack(1, 2)
    assert table.enter(Entry(REWIND, length, 0)) == {-1, 0, 1}
    told = [(number, back) for number, _, back in table.log(-1)]
    assert told[: len(before)] == before
    assert [back for _, back in told[len(before) :]] == [TakenBack(1, 2), TakenBack(0, 1)]  # the first one, too


def deployed() -> Table[SummonerState]:
    """Red to move, no cards."""
    table = table_for(GAME, "standard", 2, {"augment_count": "0"}, 11, None)
    for seat, ranks, rows in ((0, "12", "KAFHFABK/FWPSBPWF"), (1, "34", "FWPBSPWF/KBAFHFAK")):
        for rank, row in zip(ranks, rows.split("/"), strict=True):
            for file, letter in zip("abcdefgh", row, strict=True):
                table.enter(Entry(ACT, int(GAME.read(f"place {letter} {file}{rank}", Seat(seat))), 0))
        table.enter(Entry(ACT, int(GAME.read("lock", Seat(seat))), 0))
    return table


def test_going_back_in_a_long_game_is_as_if_the_rest_had_never_been() -> None:
    replay = read_replay(Path(__file__).parents[1] / "games" / "meeple" / "golden" / "four-by-towers.json")
    game = GAMES[replay.game]
    match = resumed(game, replay)
    rng = random.Random(5)
    again = Match(game, replay.scenario, replay.seats, replay.options, replay.seed)
    lengths = sorted({0, 1, 63, 64, 65, 127, 128, *(rng.randrange(len(match.actions)) for _ in range(60))})
    for length in lengths:
        for action in match.actions[len(again.actions) : length]:
            again.submit(action)
        back = match.rewound(length)
        for twice in (back, back.rewound(max(0, length - 1)) if length else back):
            assert twice.actions == match.actions[: len(twice.actions)]
        assert (back.actions, back.digest()) == (again.actions, again.digest())
        assert [back.can_undo(Seat(seat)) for seat in range(4)] == [again.can_undo(Seat(seat)) for seat in range(4)]


def test_going_back_keeps_the_chance_that_was_made_new() -> None:
    game = GAMES["krosmaster-arena"]
    seeds = {place: drawn_seed() for place in (0, 64, 130, 190)}
    match = Match(game, game.scenarios[-1], 2, {}, 7, seeds)
    rng = random.Random(3)
    while len(match.actions) < 260 and not match.state.over:
        match.submit(rng.choice(game.legal(match.state, rng.choice(game.acting(match.state)))))
    assert len(match.actions) > 200
    for length in range(match.floor, len(match.actions)):
        again = match.anew()
        for action in match.actions[:length]:
            again.submit(action)
        back = match.rewound(length)
        assert (back.digest(), back.reseeded) == (again.digest(), again.reseeded)
        assert back.rewound(match.floor).digest() == again.rewound(match.floor).digest()


def test_going_back_one_action_costs_less_than_the_whole_game() -> None:
    replay = read_replay(Path(__file__).parents[1] / "games" / "meeple" / "golden" / "four-by-towers.json")
    game = GAMES[replay.game]
    table = table_for(game, replay.scenario, replay.seats, replay.options, replay.seed, None)
    began = time.perf_counter()
    for text in replay.actions[:-1]:
        seat, _, notation = text.partition(":")
        table.enter(Entry(ACT, int(game.read(notation, Seat(int(seat)))), 0))
    whole = time.perf_counter() - began
    took: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        table.enter(Entry(REWIND, len(table.match.actions) - 1, 0))
        took.append(time.perf_counter() - began)
    assert min(took) < whole / 5


def test_actions_that_belong_together_are_told_under_one_number() -> None:
    table = fresh()
    first, second = (GAME.read(move, Seat(0)) for move in ("place S a1", "place H b1"))
    assert table.enter(Entry(MORE, int(first), 0)) == set()
    assert table.enter(Entry(ACT, int(second), 0)) == {0}
    assert table.audiences[0].seq == 1
    assert len(table.events_at(0, 1)) == 2
    assert table.events_at(1, 0) == []
    assert [number for number, _, _ in table.log(0)] == [1]


def test_a_refused_entry_leaves_no_trace() -> None:
    table = fresh()
    refusal = table.enter(Entry(ACT, int(Action(GAME.read("lock", Seat(0)))), 0))
    assert isinstance(refusal, Refusal)
    assert (table.entries, table.audiences[0].seq) == (0, 0)


def test_a_clock_runs_while_its_seat_decides_and_gets_its_increment_afterwards() -> None:
    clocks = Clocks(2, 60_000, 5_000)
    clocks.turn(0, [0])
    assert clocks.next_fall(0) is None  # nothing runs before the table is full
    clocks.resume(1_000)
    clocks.turn(1_000, [0, 1])
    assert (clocks.left(0, 4_000), clocks.left(1, 4_000)) == (57_000, 57_000)
    clocks.turn(11_000, [1])
    assert (clocks.left(0, 99_000), clocks.left(1, 11_000)) == (55_000, 50_000)
    clocks.turn(12_000, [1])  # a step that nobody else may notice: no increment, and the clock goes on
    assert clocks.left(1, 13_000) == 48_000
    clocks.resume(50_000)  # the server was away
    assert clocks.left(1, 51_000) == 48_000
    assert clocks.fallen(97_999) is None
    assert (clocks.fallen(99_000), clocks.next_fall(99_000)) == (1, 0)


def test_a_vote_is_carried_when_every_person_has_agreed() -> None:
    vote = UndoVote(0, {0: "ada", 1: "ben", 3: "ada", 4: "eve"})
    assert (vote.agreed(), vote.waiting(), vote.carried) == ((0, 3), (1, 4), None)
    assert vote.answer(1, True) is None
    assert vote.answer(4, True) is True
    assert UndoVote(0, {0: "ada", 1: "ben"}).answer(1, False) is False
    assert UndoVote(0, {0: "ada", 1: "ada"}).carried is True
