"""Chapter 14: the notation of actions, events, positions, deployments and replays."""

import pytest

from tests.games.summoner.boards import BLUE_DEPLOYMENT, GAME, RED_DEPLOYMENT, Table, drawn, started
from tests.rules import rule
from warbook.games.summoner.content.tables import BLUE, LETTERS, RED
from warbook.games.summoner.present.events import Acted, SummonerEvent
from warbook.games.summoner.present.notation import (
    read_deployment,
    read_position,
    write_deployment,
    write_position,
)
from warbook.games.summoner.verbs import SUMMON
from warbook.kernel.api import Action, Seat, act, arg_of, seat_of, verb_of
from warbook.kernel.mistakes import Said
from warbook.kernel.replay import record, replayed
from warbook.kernel.rng import seeded
from warbook.kernel.run import step


@rule("SW-14.1")
@pytest.mark.parametrize(
    "text",
    [
        *("+d2", "b2-b3", "b2xb4", "~c1xc4", ".", "pass", "resign", "draw?", "draw+", "draw-"),
        *("$COMMAND e1", "$OBSERVE e3", "$TWINBLADE d2xd4", "$SACRIFICE c2", "$BLINDSHOT a1xd1"),
        *("&SOULLINK c1 b2", "%PURSUIT b2"),
        *("!MINDCTRL c2 h1", "!PROPHECY e4", "!COMMANDER b2 cross", "!COMMANDER b2 diag"),
        *("!DISGUISE h1", "!DOUBLE", "!SNIPE", "!SWITCH h1"),
    ],
)
def test_every_form_is_read_and_written_the_same(text: str) -> None:
    assert GAME.write(GAME.read(text, Seat(BLUE))) == text
    assert seat_of(GAME.read(text, Seat(BLUE))) == BLUE


@rule("SW-14.1")
def test_a_cell_in_an_action_is_the_one_it_names() -> None:
    action = GAME.read("+d2", Seat(RED))
    assert (verb_of(action), arg_of(action)) == (SUMMON, 13)


@rule("SW-14.1")
def test_the_whole_universe_of_actions_can_be_written_and_read() -> None:
    for verb, span in enumerate(GAME.spans):
        for arg in range(span):
            action = act(RED, verb, arg)
            assert GAME.read(GAME.write(action), Seat(RED)) == action


@rule("SW-14.1")
@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "hello", "+", "+z9", "b2", "b2-", "b2--b3", "b2-b9", "~b2-b3", "b2xb3x", "+d2 d3", ". ."),
        *("$OBSERVE", "$OBSERVE e9", "!OBSERVE e3", "$NOBODY e3", "$TWINBLADE d2-d4", "&SOULLINK c1", "!DOUBLE d1"),
        *("!COMMANDER b2", "!COMMANDER b2 around", "!CHAIN", "place X a1", "place S", "card NONE", "take"),
    ],
)
def test_a_garbled_action_is_refused_in_words(text: str) -> None:
    with pytest.raises(Said, match="garbled"):
        GAME.read(text, Seat(RED))


EVENTFUL = """
    4 (a) .  w  .  .  .  f (s)
    3  .  .  .  . (p) .  .  .
    2  W  .  S  .  .  .  .  .
    1  .  . (K)(P) F (A) . (H)
       a  b  c  d  e  f  g  h
"""


def written(events: list[object]) -> list[str]:
    """The names of the events, as they go over the wire."""
    return [type(event).__struct_config__.tag for event in events]  # type: ignore[attr-defined]


@rule("SW-14.2")
@pytest.mark.parametrize(
    ("red", "texts", "tags"),
    [
        ("", ("+c1",), {"act", "reveal", "turn"}),
        ("", ("a2-b2",), {"act", "move", "turn"}),
        ("", ("a2xa4",), {"act", "reveal", "die", "turn"}),
        ("FEARLESS", ("c2-b3", "c4-c3", "b3xa4"), {"act", "reveal", "survive", "turn"}),
        ("MINDCTRL", ("+d1", "!MINDCTRL a2 h1"), {"act", "reveal", "card", "hide", "swap", "turn"}),
        ("COMMANDER", ("+c1", "!COMMANDER e1 cross"), {"act", "reveal", "card", "bonus", "turn"}),
        ("DOUBLE", ("+f1", "!DOUBLE"), {"act", "reveal", "card", "become", "turn"}),
    ],
)
def test_results_are_told_as_events(red: str, texts: tuple[str, ...], tags: set[str]) -> None:
    table = drawn(EVENTFUL, red=red, dead_red="F").do(*texts)
    assert set(written(list(table.heard("spectator")))) == tags


@rule("SW-14.2")
def test_the_end_and_a_pass_are_told_too() -> None:
    table = drawn(EVENTFUL).by("red", "resign")
    assert written(list(table.heard("blue"))) == ["act", "result"]
    blocked = drawn("""
        4  .  .  .  .  .  .  . (s)
        3 (f)(w) .  .  .  .  .  .
        2  F  F  k  .  .  .  .  .
        1  S  F  k  .  .  .  .  .
           a  b  c  d  e  f  g  h
        """).do("pass")
    assert "pass" in written(list(blocked.heard("red")))


@rule("SW-14.2")
def test_every_event_has_a_name_of_its_own() -> None:
    tags = [event.__struct_config__.tag for event in SummonerEvent.__args__]
    assert len(set(tags)) == len(tags)
    assert {"reveal", "move", "die", "swap", "hide", "become", "bonus", "card", "survive", "pass", "result"} <= set(
        tags
    )


@rule("SW-14.2")
def test_an_action_never_names_a_type() -> None:
    table = started("SWITCH OBSERVE DISGUISE", "COMMAND PROPHECY SNIPE").do("+d2")
    for text in table.legal():
        assert not set(text.split()[-1].split("x")[-1]) & set(LETTERS)


@rule("SW-14.3")
def test_a_position_is_written_rank_by_rank_from_the_top() -> None:
    board = drawn("""
        4 (s) .  .  .  .  .  .  .
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  .  W  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert position_text(board) == "(s)7/8/8/2W4(S) r"
    assert position_text(board.do("c1-c3")) == "(s)7/2W5/8/7(S) b"


def position_text(table: Table) -> str:
    tokens = [table.on(f"{file}{rank}").center(3) for file in "abcdefgh" for rank in "1234"]
    return write_position(tokens, table.seat)


@rule("SW-14.3")
@pytest.mark.parametrize("text", ["(s)7/8/8/2W4(S) r", "(f)(w)s(b)hp(b)(f)/8/3k4/FWPSBPWF b"])
def test_a_position_text_is_read_as_it_is_written(text: str) -> None:
    tokens, seat = read_position(text)
    assert write_position(tokens, seat) == text
    assert len(tokens) == 32 and set(map(len, tokens)) == {3}


@rule("SW-14.3")
@pytest.mark.parametrize(
    "text", ["", "8/8/8/8", "8/8/8 r", "9/8/8/8 r", "7/8/8/8 r", "8/8/8/7x r", "8/8/8/8 g", "8/8/8/7( r"]
)
def test_a_garbled_position_is_refused_in_words(text: str) -> None:
    with pytest.raises(Said, match="garbled position"):
        read_position(text)


@rule("SW-14.4")
def test_a_deployment_is_two_rows_from_file_a_to_h() -> None:
    placed = [GAME.write(action) for action in read_deployment(RED_DEPLOYMENT, Seat(RED))]
    assert placed[0] == "place F a1" and placed[7] == "place F h1" and placed[8] == "place K a2"
    assert [GAME.write(action) for action in read_deployment(BLUE_DEPLOYMENT, Seat(BLUE))][:9:8] == [
        "place K a3",
        "place F a4",
    ]


@rule("SW-14.4")
def test_a_deployment_is_written_as_it_is_read() -> None:
    kinds = list(started().state.kind)
    assert write_deployment(kinds, Seat(RED)) == RED_DEPLOYMENT
    assert write_deployment(kinds, Seat(BLUE)) == BLUE_DEPLOYMENT


@rule("SW-14.4")
@pytest.mark.parametrize("text", ["", "FWPSBPWF", "FWPSBPWF/KAFHFAB", "FWPSBPWF/KAFHFABX", "A/B/C"])
def test_a_garbled_deployment_is_refused_in_words(text: str) -> None:
    with pytest.raises(Said, match="garbled deployment"):
        read_deployment(text, Seat(RED))


@rule("SW-14.5")
def test_a_replay_plays_the_whole_game_again() -> None:
    options = {"assassin_trap_turn": "defender_next"}
    state = GAME.setup("standard", 2, options, 11)
    rng, actions = seeded(4), list[Action]()
    while not state.over:
        choices = GAME.legal(state, GAME.acting(state)[0])
        actions.append(choices[int(rng.below(len(choices)))])
        step(GAME, state, actions[-1])
    replay = record(GAME, "standard", 2, options, 11, actions, state)
    assert replay.options == options and replay.seed == 11
    assert len([text for text in replay.actions if "place" in text]) >= 32
    assert len([text for text in replay.actions if "card" in text]) >= 6
    assert replay.result in ("1-0", "0-1", "0.5-0.5")
    assert GAME.dump(replayed(GAME, replay)) == GAME.dump(state)


@rule("SW-14.5", "SW-16.14")
def test_the_public_log_has_no_trace_of_a_declined_card() -> None:
    held = drawn(EVENTFUL, red="COMMANDER")
    plain = drawn(EVENTFUL, red="PIERCE").do("+c1")
    assert held.do("+c1").heard("blue") == []
    held.do(".")
    assert held.heard("blue") == plain.heard("blue")
    assert [GAME.write(Action(event.action)) for event in held.heard("blue") if isinstance(event, Acted)] == ["+c1"]


@rule("SW-14.5")
def test_the_public_log_has_everything_else() -> None:
    table = drawn(EVENTFUL, red="COMMANDER").do("+c1", "!COMMANDER e1 cross")
    logged = [GAME.write(Action(event.action)) for event in table.heard("spectator") if isinstance(event, Acted)]
    assert logged == ["+c1", "!COMMANDER e1 cross"]
