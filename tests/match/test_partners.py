"""Undo where all win together: back to the last reveal, the start of the phase, or what somebody else decided."""

import pytest

from tests.rules import rule
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.uprising.game import ElementalUprising
from warbook.kernel.api import Seat
from warbook.kernel.run import Step
from warbook.match.match import Match, resumed

RED, BLUE = Seat(0), Seat(1)


def do(match: Match[KingdomState], seat: Seat, *moves: str) -> Step:
    """Decisions of a seat that are allowed; what the last one did."""
    for move in moves:
        done = match.submit(match.game.read(move, seat))
        assert isinstance(done, Step), move
        last = done
    return last


def rift() -> Match[KingdomState]:
    """Rift in Time before the heroes are chosen."""
    return Match(RiftInTime(), "RS01", 2, {}, 1)


def playing() -> Match[KingdomState]:
    """The same in the play phase."""
    match = rift()
    do(match, RED, "hero lilith")
    do(match, BLUE, "hero ignus")
    return match


@rule("RT-33.4", "EU-31.50")
@pytest.mark.parametrize(
    ("game", "scenario", "hero"), [(RiftInTime(), "RS01", "lilith"), (ElementalUprising(), "P", "bruxa")]
)
def test_that_only_the_partner_decides_now_is_no_fence(game: KingdomGame, scenario: str, hero: str) -> None:
    match = Match(game, scenario, 2, {}, 1)
    start = match.digest()
    done = do(match, RED, f"hero {hero}")
    assert done.passed and not done.fenced
    assert match.can_undo(RED) and not match.can_undo(BLUE)
    assert match.undo(RED)
    assert match.digest() == start


@rule("RT-33.4")
def test_a_whole_activation_can_be_taken_back_step_by_step() -> None:
    match = playing()
    start = match.digest()
    do(match, RED, "build M1 c N", "tile t1 1 f0 00", "activate lilith", "move r3c3", "stop", "done")
    assert match.game.acting(match.state) == [BLUE]
    for _ in range(6):
        assert match.undo(RED)
    assert match.digest() == start
    assert not match.can_undo(RED), "the phase began when Blue chose"


@rule("RT-33.4", "EU-31.50")
def test_what_somebody_else_decided_since_is_a_fence_until_it_is_taken_back() -> None:
    match = playing()
    do(match, RED, "build A1 a N")
    do(match, BLUE, "build A1 b N")
    assert not match.can_undo(RED) and not match.undo(RED)
    assert match.undo(BLUE)
    assert match.can_undo(RED)


@rule("RT-33.4", "EU-31.50")
def test_a_new_phase_is_a_fence() -> None:
    match = rift()
    do(match, RED, "hero lilith")
    done = do(match, BLUE, "hero ignus")
    assert done.fenced and not (done.rolled or done.revealed)
    assert not match.can_undo(BLUE)


@rule("RT-33.4", "EU-31.50")
def test_a_card_that_was_turned_over_is_a_fence() -> None:
    match = playing()
    do(match, RED, "done")
    done = do(match, BLUE, "done")
    assert done.revealed and done.fenced
    assert not match.can_undo(BLUE) and not match.can_undo(RED)


def test_a_resumed_match_is_fenced_where_it_was() -> None:
    match = playing()
    do(match, RED, "build A1 a N")
    again = resumed(match.game, match.replay())
    assert again.can_undo(RED) and not again.can_undo(BLUE)
