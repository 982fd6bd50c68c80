"""A match: actions in, steps out, undo up to the fence, and a replay that leads back."""

import pytest

from tests.rules import rule
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import SPECTATOR, Refusal, Seat
from warbook.kernel.replay import digest, replayed
from warbook.kernel.run import Step
from warbook.match.match import Match, resumed

RED, BLUE = Seat(0), Seat(1)
ROWS = "KAFHFABK/FWPSBPWF"
GAME = SummonerWar()


def fresh(**options: str) -> Match[SummonerState]:
    return Match(GAME, "standard", 2, {"augment_count": "0", **options}, 7)


def do(match: Match[SummonerState], seat: Seat, *moves: str) -> Step:
    done: Step | Refusal | None = None
    for move in moves:
        done = match.submit(GAME.read(move, seat))
        assert isinstance(done, Step), move
    assert isinstance(done, Step)
    return done


def deploy(match: Match[SummonerState], seat: Seat) -> None:
    ranks = ("1", "2") if seat == RED else ("3", "4")
    for rank, row in zip(ranks, ROWS.split("/"), strict=True):
        for file, letter in zip("abcdefgh", row, strict=True):
            do(match, seat, f"place {letter} {file}{rank}")


def started(**options: str) -> Match[SummonerState]:
    match = fresh(**options)
    deploy(match, RED)
    deploy(match, BLUE)
    do(match, RED, "lock")
    do(match, BLUE, "lock")
    return match


def test_a_refused_action_leaves_everything_as_it_is() -> None:
    match = fresh()
    before = match.digest()
    refusal = match.submit(GAME.read("place S a3", RED))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "SW-2.3"
    assert match.digest() == before
    assert match.log() == []


def test_an_unknown_option_is_refused_with_its_name() -> None:
    with pytest.raises(ValueError, match="option colour"):
        fresh(colour="green")


@rule("SW-2.2")
def test_undo_takes_back_the_own_last_action_until_nothing_is_left() -> None:
    match = fresh()
    start = match.digest()
    do(match, RED, "place S a1", "place H b1")
    assert match.can_undo(RED)
    assert not match.can_undo(BLUE)
    assert match.undo(RED)
    assert match.log() == ["0:place S a1"]
    assert match.undo(RED)
    assert match.digest() == start
    assert not match.undo(RED)


@rule("SW-2.2", "SW-2.5")
def test_undo_in_a_secret_phase_keeps_what_the_other_side_has_done_since() -> None:
    match = fresh()
    do(match, RED, "place S a1")
    do(match, BLUE, "place H a3", "place S b3")
    assert match.undo(RED)
    assert match.log() == ["1:place H a3", "1:place S b3"]
    straight = fresh()
    do(straight, BLUE, "place H a3", "place S b3")
    assert match.digest() == straight.digest()
    assert match.can_undo(BLUE)
    assert match.undo(BLUE)
    assert match.log() == ["1:place H a3"]


def test_undo_does_not_pass_a_lock() -> None:
    match = fresh()
    deploy(match, RED)
    do(match, BLUE, "place S a3")
    do(match, RED, "lock")
    assert not match.can_undo(RED)
    assert not match.can_undo(BLUE)
    assert not match.undo(BLUE)


def test_undo_does_not_pass_what_was_shown_or_handed_over() -> None:
    match = started()
    done = do(match, RED, "+d1")  # the Hero's summon: shown, and Blue's turn
    assert done.revealed
    assert done.passed
    assert not match.can_undo(RED)
    assert not match.undo(RED)


def test_an_answered_draw_offer_cannot_be_taken_back() -> None:
    match = started()
    do(match, RED, "draw?")
    assert match.can_undo(RED)
    do(match, BLUE, "draw-")
    assert not match.can_undo(RED)
    assert match.can_undo(BLUE)


@rule("SW-16.14")
def test_a_silent_decline_is_told_to_its_own_side_alone() -> None:
    match = Match(GAME, "standard", 2, {"augment_count": "1"}, 7)
    deploy(match, RED)
    deploy(match, BLUE)
    do(match, RED, "card COMMAND", "lock")
    do(match, BLUE, "card PROPHECY", "lock")
    do(match, RED, "+d1")
    summoned = do(match, BLUE, "+f4")  # a Priest: Blue may use the card
    assert match.events_for(summoned, BLUE)
    assert match.events_for(summoned, RED) == []
    assert match.events_for(summoned, SPECTATOR) == []
    declined = do(match, BLUE, ".")
    told = [type(event).__name__ for event in match.events_for(declined, RED)]
    assert told == ["Acted", "Revealed", "TurnBegan"]


def test_a_replay_of_an_unfinished_game_resumes_to_the_same_state_and_goes_on() -> None:
    match = started()
    do(match, RED, "+d1")
    again = resumed(GAME, match.replay())
    assert again.digest() == match.digest()
    assert again.log() == match.log()
    do(match, BLUE, "+a3")
    do(again, BLUE, "+a3")
    assert again.digest() == match.digest()


def test_undone_actions_are_not_in_the_replay() -> None:
    match = fresh()
    do(match, RED, "place S a1", "place H b1")
    match.undo(RED)
    replay = match.replay()
    assert replay.actions == ["0:place S a1"]
    assert digest(GAME, replayed(GAME, replay)) == match.digest()


def test_a_resumed_match_may_be_undone_up_to_the_same_fence() -> None:
    match = fresh()
    do(match, RED, "place S a1")
    again = resumed(GAME, match.replay())
    assert again.undo(RED)
    assert again.log() == []


def test_history_ends_where_the_match_is() -> None:
    match = started()
    do(match, RED, "+d1")
    states = [state for _, _, state in match.history()]
    assert len(states) == len(match.actions)
    assert digest(GAME, states[-1]) == match.digest()
