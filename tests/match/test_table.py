"""A table: numbers for each audience, the same again from the same log; clocks; votes."""

import random

from tests.rules import rule
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Action, Refusal, Seat
from warbook.match.clocks import Clocks
from warbook.match.entries import ACT, MORE, RESUME, REWIND, UNDO, Entry
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


def test_actions_that_belong_together_are_told_under_one_number() -> None:
    table = fresh()
    first, second = (GAME.read(move, Seat(0)) for move in ("place S a1", "place H b1"))
    assert table.enter(Entry(MORE, int(first), 0)) == set()
    assert table.enter(Entry(ACT, int(second), 0)) == {0}
    assert table.audiences[0].seq == 1
    assert len(table.events_at(0, 1)) == 2
    assert table.events_at(1, 0) == []
    assert [number for number, _ in table.log(0)] == [1]


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
