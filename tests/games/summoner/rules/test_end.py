"""Chapter 12: how the game is won, lost and drawn."""

from typing import Any

import pytest

from tests.games.summoner.boards import GAME, NAMES, Table, blank, drawn, redrawn, started
from tests.rules import fact, rule
from warbook.games.summoner.present.events import DrawDeclined, DrawOffered, Ended
from warbook.games.summoner.state import SummonerState
from warbook.kernel.rng import seeded

SHUFFLE = """
    4  .  .  .  . (s) .  .  w
    3  .  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    1  W  .  . (S) .  .  .  .
       a  b  c  d  e  f  g  h
"""
ROUND = ("a1-a2", "h4-h3", "a2-a1", "h3-h4")


@rule("SW-12.1")
@pytest.mark.parametrize("target", ["s", "(s)"])
def test_killing_the_enemy_summoner_wins(target: str) -> None:
    table = drawn(redrawn(SHUFFLE, e4=".", a4=target)).do("a1xa4")
    assert table.result == "red wins (summoner)"
    assert GAME.returns(table.state) == [1.0, 0.0]
    assert GAME.acting(table.state) == []


@rule("SW-12.1", "SW-8.18")
def test_the_end_is_told_last() -> None:
    table = drawn(redrawn(SHUFFLE, e4=".", a4="s")).do("a1xa4")
    told = [type(event).__name__ for event in table.events]
    assert told[-2:] == ["Moved", "Ended"] and told.count("Ended") == 1


@rule("SW-12.2")
def test_a_summoner_that_attacks_a_hidden_assassin_loses() -> None:
    table = drawn(redrawn(SHUFFLE, d1="S", d2="(a)")).do("d1xd2")
    assert table.result == "blue wins (summoner)"


@rule("SW-12.3")
def test_killing_everybody_else_does_not_win() -> None:
    table = drawn(redrawn(SHUFFLE, h4=".", a4="w")).do("a1xa4")
    assert [text for text in table.board().split() if text.strip("()").islower()] == ["(s)"]
    assert table.result == "ongoing" and table.next == "blue"


@rule("SW-12.4", "SW-11.52")
def test_the_first_death_of_a_summoner_ends_the_game() -> None:
    table = drawn(redrawn(SHUFFLE, d1="S", d2="h"), blue="CHAIN").do("d1xd2")
    assert table.result == "blue wins (summoner)"
    assert table.on("e4") == "(s)", "only one of the two has died"


@rule("SW-12.5", "SW-15.48")
def test_the_third_time_in_the_same_position_is_a_draw() -> None:
    table = drawn(SHUFFLE).do(*ROUND)
    assert table.result == "ongoing" and table.view("spectator").repetition == 2
    assert table.do(*ROUND).result == "draw (repetition)"


@rule("SW-12.5", "SW-15.48")
def test_how_often_is_an_option() -> None:
    assert drawn(SHUFFLE, repetition_limit="2").do(*ROUND).result == "draw (repetition)"
    assert drawn(SHUFFLE, repetition_limit="4").do(*ROUND, *ROUND).result == "ongoing"


@rule("SW-12.5")
def test_the_side_to_move_belongs_to_the_position() -> None:
    # Red loses a move on the way round, so the same board comes back with Blue to move
    table = drawn(SHUFFLE, repetition_limit="2").do("a1-a3", "h4-h3", "a3-a2", "h3-h4", "a2-a1")
    assert table.board() == drawn(SHUFFLE).board()
    assert table.result == "ongoing"


@rule("SW-12.5")
def test_progress_clears_the_count() -> None:
    table = drawn(redrawn(SHUFFLE, c1="(F)")).do(*ROUND, "a1-a2", "h4-h3")
    assert len(list(table.state.past)) == 7
    table.do("+c1")
    assert len(list(table.state.past)) == 1 and table.view("red").repetition == 1


LINKED = redrawn(SHUFFLE, a1=".", c1="P", b2="W")
THERE_AND_BACK = ("&SOULLINK c1 b2", "c1-b1", "h4-h2", "b2-c1", "h2-h3", "b1-b2", "h3-h4")


@rule("SW-12.5")
def test_a_used_mark_belongs_to_the_position() -> None:
    table = drawn(LINKED, red="SOULLINK", repetition_limit="2").do(*THERE_AND_BACK)
    assert table.board() == drawn(LINKED).board()
    assert table.result == "ongoing"
    unused = drawn(LINKED, red="SOULLINK", repetition_limit="2", soul_link_uses="once_per_turn")
    assert unused.do(*THERE_AND_BACK).result == "draw (repetition)"


@rule("SW-12.5")
def test_face_up_pieces_that_look_the_same_are_the_same() -> None:
    table = drawn(redrawn(SHUFFLE, d1=".", h1="W", b4="(S)"), repetition_limit="2")
    table.do("a1-a2", "h4-h3", "h1-a1", "h3-h4", "a2-h2", "h4-h3", "h2-h1", "h3-h4")
    assert table.result == "draw (repetition)", "two Warriors have exchanged their cells"


@rule("SW-12.5")
def test_face_down_pieces_are_told_apart_by_their_tokens() -> None:
    # Soul Link carries the Priest over two face-down pieces that change cells, and everything else comes back
    board = redrawn(SHUFFLE, a1=".", d1="S", c2="P", b1="(F)", d3="(F)")
    table = drawn(board, red="SOULLINK", repetition_limit="2", soul_link_uses="once_per_turn")
    table.do("&SOULLINK c2 b1", "d1-e1", "h4-h3", "&SOULLINK b1 c2", "e1-d1", "h3-h4")
    assert table.result == "draw (repetition)", "both swaps undone: the same tokens on the same cells"
    table = drawn(board, red="SOULLINK", repetition_limit="2", soul_link_uses="once_per_turn")
    table.do("&SOULLINK c2 b1", "d1-e1", "h4-h2", "&SOULLINK b1 c2", "e1-d1", "h2-h3")
    assert table.result == "ongoing"


def quiet_turns(limit: str, board: str = SHUFFLE, **kwargs: Any) -> Table:
    return drawn(board, quiet=int(limit) - 1, no_progress_limit=limit, **kwargs)


@rule("SW-12.6", "SW-15.48")
@pytest.mark.parametrize("limit", ["20", "50", "200"])
def test_too_many_turns_without_progress_are_a_draw(limit: str) -> None:
    assert quiet_turns(limit).do("a1-a2").result == "draw (no_progress)"
    assert drawn(SHUFFLE, quiet=int(limit) - 2, no_progress_limit=limit).do("a1-a2").result == "ongoing"


PROGRESS = """
    4 (f) .  . (w) .  .  . (s)
    3  .  .  .  .  .  .  .  .
    2  w  .  p  .  .  .  .  .
    1 (A) .  W  H  .  F  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-12.6")
@pytest.mark.parametrize(
    "texts",
    [("c1xc2",), ("~a1xa2",), ("+h1",), ("$OBSERVE d4",)],
    ids=["attack", "hidden attack", "summon", "spell"],
)
def test_what_counts_as_progress(texts: tuple[str, ...]) -> None:
    table = drawn(PROGRESS, red="OBSERVE", quiet=49).do(*texts)
    assert table.result == "ongoing" and table.state.quiet == 0


@rule("SW-12.6")
def test_moves_and_free_actions_are_no_progress() -> None:
    table = drawn(LINKED, red="SOULLINK", quiet=5).do("&SOULLINK c1 b2", "b2-a3")
    assert table.state.quiet == 6


@rule("SW-12.6")
def test_a_pass_is_no_progress() -> None:
    board = redrawn(SHUFFLE, a1="S", d1=".", a2="F", b1="F", b2="F", a3="(f)", b3="(w)", c1="k", c2="k")
    assert drawn(board, quiet=5).do("pass").state.quiet == 6


@rule("SW-12.6")
@pytest.mark.parametrize(("steps", "quiet"), [(("f1-f2", "."), 1), (("f1-f2", "f2xf3"), 0)])
def test_a_pursuit_is_progress_only_with_an_attack(steps: tuple[str, ...], quiet: int) -> None:
    table = drawn(redrawn(PROGRESS, a1="W", f3="p"), turn="blue", red="PURSUIT").do("a2xa1", "%PURSUIT f1", *steps)
    assert table.state.quiet == quiet


@rule("SW-12.7", "SW-15.8")
def test_passes_draw_only_in_a_row() -> None:
    table = drawn("""
        4  F  F  K  B  b  k  f  s
        3  F  F  K  B  b  k  f  f
        2  F  F  K  B  b  k  f  .
        1  S  F  K  B  b  k  f  f
           a  b  c  d  e  f  g  h
        """).do("pass", "h3-h2", "pass")
    assert table.result == "ongoing"


@rule("SW-12.8", "SW-15.49")
def test_a_draw_is_offered_and_accepted() -> None:
    table = drawn(SHUFFLE).by("red", "draw?")
    assert table.told(DrawOffered) and table.view("spectator").offer == 0
    assert table.next == "red", "the offer stops nothing"
    assert table.do("a1-a2").by("blue", "draw+").result == "draw (agreed)"
    assert GAME.returns(table.state) == [0.5, 0.5]


@rule("SW-12.8")
def test_an_offer_may_be_accepted_before_the_offerer_has_moved() -> None:
    assert drawn(SHUFFLE).by("red", "draw?").by("blue", "draw+").result == "draw (agreed)"


@rule("SW-12.8")
def test_an_offer_is_declined_aloud_or_by_the_next_turn_action() -> None:
    aloud = drawn(SHUFFLE).by("red", "draw?").by("blue", "draw-")
    assert aloud.told(DrawDeclined) and aloud.view("red").offer == -1
    silently = drawn(SHUFFLE).by("red", "draw?").do("a1-a2", "h4-h3")
    assert silently.told(DrawDeclined)
    assert silently.why("draw+", "blue") == "SW-12.8"


@rule("SW-12.8")
def test_one_offer_in_each_own_turn() -> None:
    table = drawn(SHUFFLE).by("red", "draw?").by("blue", "draw-")
    assert table.why("draw?", "red") == "SW-12.8"
    table.do("a1-a2", "h4-h3")
    assert table.why("draw?", "red") == ""
    assert table.why("draw?", "blue") == "SW-12.8", "not Blue's turn"


@rule("SW-12.8")
def test_no_answer_without_an_offer_and_none_before_play() -> None:
    table = drawn(SHUFFLE)
    assert table.why("draw+", "blue") == table.why("draw-", "blue") == "SW-12.8"
    table.by("red", "draw?")
    assert table.why("draw+", "red") == "SW-12.8", "the own offer"
    assert blank().why("draw?", "red") == "SW-12.8"


@rule("SW-12.9", "SW-15.49")
@pytest.mark.parametrize(("text", "how"), [("resign", "resignation"), ("flag", "time")])
@pytest.mark.parametrize("seat", ["red", "blue"])
def test_resigning_and_running_out_of_time_lose(seat: str, text: str, how: str) -> None:
    table = drawn(SHUFFLE).by(seat, text)
    assert table.result == f"{NAMES[1 - NAMES.index(seat)]} wins ({how})"
    assert [event.rule for event in table.told(Ended)] == ["SW-12.9"]


@rule("SW-12.9")
def test_one_may_resign_during_the_preparation_and_in_the_enemys_window() -> None:
    assert blank().by("blue", "resign").result == "red wins (resignation)"
    waiting = drawn(redrawn(SHUFFLE, c1="(P)"), red="PROPHECY").do("+c1")
    assert waiting.by("blue", "resign").result == "red wins (resignation)"


BOTH_BLOCKED = """
    4  F  F  K  B  b  k  f  s
    3  F  F  K  B  b  k  f  f
    2  F  F  K  B  b  k  f  f
    1  S  F  K  B  b  k  f  f
       a  b  c  d  e  f  g  h
"""
BLOCKING = """
    4  .  .  .  .  .  .  . (s)
    3 (f)(w) .  k  .  .  .  .
    2  F  F  .  .  .  .  .  .
    1  S  F  k  .  .  .  .  .
       a  b  c  d  e  f  g  h
"""


@rule("SW-12.10", "SW-15.48")
def test_two_passes_are_checked_before_no_progress() -> None:
    assert drawn(BOTH_BLOCKED, quiet=48).do("pass", "pass").result == "draw (both_blocked)"


@rule("SW-12.10", "SW-15.48")
def test_no_progress_is_checked_before_repetition() -> None:
    assert drawn(SHUFFLE, quiet=46, repetition_limit="2").do(*ROUND).result == "draw (no_progress)"


@rule("SW-12.10", "SW-15.8")
def test_a_blocked_side_is_checked_last() -> None:
    table = drawn(BLOCKING, turn="blue", quiet=49, no_action="loss").do("d3-c2")
    assert table.result == "draw (no_progress)"


@rule("SW-12.10")
def test_a_summoners_death_is_checked_at_once() -> None:
    board = redrawn(SHUFFLE, e4=".", a4="s")
    assert drawn(board, quiet=49).do("a1xa4").result == "red wins (summoner)"


@rule("SW-15.8", "SW-4.8")
def test_by_option_a_blocked_side_loses() -> None:
    assert drawn(BLOCKING, turn="blue", no_action="loss").do("d3-c2").result == "blue wins (no_action)"
    assert drawn(BLOCKING, turn="blue").do("d3-c2").legal() == ["pass"]


@fact("SW-12.11")
def test_the_summoner_may_be_left_in_danger() -> None:
    table = drawn(redrawn(SHUFFLE, a1=".", d1="S", e4=".", b4="(s)", h1="f"))
    assert table.why("d1-e1") == "" and table.why("d1-c1") == ""
    exposed = table.do("d1-d2", "h4-h2")
    assert exposed.why("d2-c2") == "" and "d2-d1" in exposed.legal()


def progress_and_silence(state: SummonerState, seed: int) -> tuple[int, int]:
    """Play at random to the end: how many turn actions made progress, and the longest run of others."""
    rng = seeded(seed)
    progress, longest, turns = 0, 0, state.turns
    while not state.over:
        options = GAME.legal(state, GAME.acting(state)[0])
        GAME.apply(state, options[int(rng.below(len(options)))])
        if state.turns != turns:
            turns = state.turns
            progress += state.quiet == 0
            longest = max(longest, state.quiet)
    return progress, longest


@rule("SW-12.12")
def test_the_game_is_finite() -> None:
    cards = ("COMMAND OBSERVE SACRIFICE", "COMMAND MINDCTRL BLINDSHOT")
    for seed in range(12):
        progress, _ = progress_and_silence(started(*cards).state, seed)
        assert progress <= 32 + 4 + 31 + 12


@rule("SW-12.12")
def test_between_two_progress_events_lie_only_so_many_turns() -> None:
    bare = redrawn(SHUFFLE, a1="S", d1=".", e4=".", h4="s")
    silences = []
    for seed in range(6):
        state = drawn(bare, no_progress_limit="20", repetition_limit="10").state
        silences.append(progress_and_silence(state, seed)[1])
    assert max(silences) == 20
