"""Chapter 13: the legal list, the kinds of decision, the state."""

import json

import pytest

from tests.games.summoner.boards import GAME, NAMES, SEATS, Table, drawn, redrawn, started
from tests.rules import fact, rule
from warbook.games.summoner.content.tables import BLUE, RED
from warbook.games.summoner.present.events import Revealed
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Seat, act
from warbook.kernel.rng import seeded


def random_states(seed: int, every: int = 5) -> list[SummonerState]:
    """Positions of one random game with many cards in it."""
    state = started("SWITCH OBSERVE DISGUISE", "COMMAND PROPHECY SNIPE").state
    rng = seeded(seed)
    found = []
    while not state.over:
        if state.steps % every == 0:
            found.append(state.clone())
        options = GAME.legal(state, GAME.acting(state)[0])
        GAME.apply(state, options[int(rng.below(len(options)))])
        state.steps += 1
    return found


@rule("SW-13.1")
def test_the_legal_list_needs_nothing_that_the_side_cannot_know() -> None:
    rng = seeded(3)
    for state in random_states(1) + random_states(2):
        seat = GAME.acting(state)[0]
        for _ in range(3):
            assert GAME.legal(GAME.determinize(state, seat, rng), seat) == GAME.legal(state, seat)


CROWD = """
    4  .  .  f  .  .  .  . (s)
    3  .  .  F  .  .  w  .  .
    2  .  W  .  .  .  F  .  .
    1 (B) F  P (H) w (A) . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-13.2", "SW-15.9")
def test_the_list_goes_free_summons_moves_attacks_hidden_attacks_spells_pursuit() -> None:
    table = drawn(redrawn(CROWD, d1="W", d4="w"), turn="blue", red="SOULLINK OBSERVE PURSUIT").do("d4xd1")
    texts = table.legal()

    def group(text: str) -> int:
        if text[0] in "&+~$%":
            return {"&": 0, "+": 1, "~": 4, "$": 5, "%": 6}[text[0]]
        return 2 if "-" in text else 3

    assert [group(text) for text in texts] == sorted(group(text) for text in texts)
    assert {group(text) for text in texts} == {0, 1, 2, 3, 4, 6}
    assert {group(text) for text in drawn(CROWD, red="OBSERVE").legal()} == {1, 2, 3, 4, 5}


@rule("SW-13.2")
def test_within_a_group_the_list_goes_by_acting_cell_then_by_target_cell() -> None:
    texts = drawn(redrawn(CROWD, a2="p", b3="f"), red="SOULLINK").legal()
    moves = [text.split("-") for text in texts if "-" in text]
    assert moves == sorted(moves) and len(moves) == 10
    attacks = [text.split("x") for text in texts if "x" in text and text[0] not in "~$"]
    assert attacks == sorted(attacks) and len(attacks) > 2


@rule("SW-13.3")
def test_1_a_slider_stops_before_the_first_piece_and_never_sees_past_it() -> None:
    table = drawn(redrawn(CROWD, b2="W", d2="w", e2="p"))
    assert {"b2-c2", "b2xd2"} <= table.of("b2")
    assert table.why("b2xe2") == "SW-7.2" and table.why("b2-g2") == "SW-7.3"


@rule("SW-13.3")
def test_2_an_own_face_down_piece_has_to_be_summoned_before_it_moves_away() -> None:
    table = drawn(redrawn(CROWD, b2="W", c2="(F)"))
    assert table.why("b2-d2") == "SW-7.3" and table.why("c2-d2") == "SW-6.3"
    assert table.do("+c2", "c4-b4", "c2-d2", "b4-a4").why("b2-c2") == ""


@rule("SW-13.3")
def test_3_a_hidden_enemy_blocks_soldiers_knights_and_archers_but_may_be_a_screen() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  . (s)
        3  . (w) .  .  .  .  .  .
        2  F (f) .  w  .  .  .  .
        1  K  . (f) .  B (p) w (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("a2xb2") == "SW-7.81" and table.why("a1xb2") == "SW-7.51"
    assert table.why("e1-g1") == "SW-7.1" and table.why("e1xf1") == "SW-7.73"
    assert table.why("e1xg1") == ""


@rule("SW-13.3")
def test_4_an_archer_has_no_attack_on_an_adjacent_enemy_with_nothing_behind() -> None:
    table = drawn(redrawn(CROWD, a1="B", b1="w", c1=".", d1=".", e1=".", f1="."))
    assert table.why("a1xb1") == "SW-7.73"
    assert not [text for text in table.of("a1") if "x" in text]


@rule("SW-13.3")
@pytest.mark.parametrize("screen", ["k", "(a)", "S"])
def test_5_any_screen_serves_and_is_neither_shown_nor_harmed(screen: str) -> None:
    table = drawn(redrawn(CROWD, a1="B", b1=screen, c1=".", d1="w")).do("a1xd1")
    assert table.on("b1") == screen and table.told(Revealed) == []


@rule("SW-13.3")
@pytest.mark.parametrize("second", ["F", "k", "(w)"])
def test_6_an_archer_never_reaches_the_third_piece(second: str) -> None:
    table = drawn(redrawn(CROWD, a1="B", b1="F", c1=second, d1="w", f1="."))
    assert not [text for text in table.of("a1") if "x" in text]


@rule("SW-13.3")
def test_7_a_face_down_archer_or_assassin_attacks_with_a_tilde_and_has_no_moves() -> None:
    table = drawn(CROWD)
    assert table.of("f1") == {"+f1", "~f1xe1"}
    assert drawn(redrawn(CROWD, c1="w")).of("a1") == {"+a1", "~a1xc1"}


@rule("SW-13.3")
def test_8_a_longer_attack_is_no_longer_move() -> None:
    knight = drawn(redrawn(CROWD, b2="K"), red="VANGUARD")
    assert not [text for text in knight.of("b2") if text in ("b2-b3", "b2-a2", "b2-c2")]
    table = drawn(redrawn(CROWD, d3="(K)"), red="COMMANDER").do("+d3", "!COMMANDER c3 diag", "f3-g3")
    assert table.why("c3-d4") == "SW-7.80"


@rule("SW-13.3")
@pytest.mark.parametrize(("between", "by"), [(".", ""), ("F", "SW-7.2"), ("(f)", "SW-7.2")])
def test_9_a_trained_soldier_attacks_at_two_cells_only_through_an_empty_one(between: str, by: str) -> None:
    table = drawn(redrawn(CROWD, c4=".", c3=".", d1="(K)", f2="F", g2=between, h2="w"), red="COMMANDER")
    assert table.do("+d1", "!COMMANDER f2 cross", "f3-f4").why("f2xh2") == by


@rule("SW-13.3")
def test_10_a_summoner_may_attack_a_face_down_piece_at_its_peril() -> None:
    table = drawn(redrawn(CROWD, h1="S", h2="(a)"))
    assert table.why("h1xh2") == ""
    assert table.do("h1xh2").result == "blue wins (summoner)"


@rule("SW-13.3")
@fact("SW-19.1")
def test_11_what_the_second_players_first_turn_offers() -> None:
    table = started(blue="OBSERVE PIERCE MIMIC").do("+d2")
    texts = table.legal()
    assert sum(text.startswith("+") for text in texts) == 16
    assert {text for text in texts if text.startswith("~")} == {"~d3xd2", "~g3xg2", "~d4xd2"}
    assert sum(text.startswith("$OBSERVE") for text in texts) == 15
    assert len(texts) == 16 + 3 + 15


@rule("SW-13.3")
def test_12_a_restricted_turn_lists_one_turn_action() -> None:
    assert started().legal() == ["+d2"]
    assert started().do("+d2", "+a3", "+a1").legal() == ["+e4"]


@rule("SW-13.3")
def test_13_a_pass_is_listed_if_and_only_if_there_is_no_turn_action() -> None:
    for state in random_states(5, every=1):
        if state.stack[-1].kind != 1:
            continue
        seat = Seat(state.turn)
        texts = [GAME.write(action) for action in GAME.legal(state, seat)]
        assert ("pass" in texts) == (not [text for text in texts if text != "pass" and text[0] != "&"])


WINDOWED = """
    4  .  .  w  .  .  .  f (s)
    3  .  .  .  . (p) .  .  .
    2  .  . (S) H  .  .  .  .
    1  F (A) W  .  .  .  . (F)
       a  b  c  d  e  f  g  h
"""


@rule("SW-13.4")
def test_the_turn_decision_comes_again_after_a_free_action() -> None:
    table = drawn(redrawn(WINDOWED, d1="P"), red="SOULLINK")
    assert asked(table) == "prompt-turn"
    assert asked(table.do("&SOULLINK d1 c2")) == "prompt-turn"


def asked(table: Table) -> str:
    """The prompt of the one open decision; nobody else is asked anything."""
    (seat,) = GAME.acting(table.state)
    other = Seat(1 - seat)
    assert GAME.decision(table.state, other) is None and GAME.legal(table.state, other) == []
    decision = GAME.decision(table.state, seat)
    assert decision is not None
    assert [option.action for option in decision.options] == GAME.legal(table.state, seat)
    return decision.prompt


@rule("SW-13.4")
@pytest.mark.parametrize(
    ("turn", "red", "blue", "texts", "who", "prompt", "answers"),
    [
        ("red", "DISGUISE", "", ("+b1",), "red", "prompt-on-summon", 6),
        ("red", "OBSERVE", "PROPHECY", ("$OBSERVE e3",), "blue", "prompt-on-summon", 4),
        ("red", "COMMAND", "", ("$COMMAND b1",), "red", "prompt-second-summon", 2),
        ("blue", "SWITCH", "", ("c4xc2",), "red", "prompt-switch", 3),
        ("red", "SACRIFICE", "", ("$SACRIFICE c1",), "red", "prompt-step-1", 4),
        ("red", "SACRIFICE", "", ("$SACRIFICE c1", "c1-d1"), "red", "prompt-step-2", 5),
    ],
)
def test_the_kinds_of_decision(
    turn: str, red: str, blue: str, texts: tuple[str, ...], who: str, prompt: str, answers: int
) -> None:
    table = drawn(WINDOWED, turn=turn, red=red, blue=blue).do(*texts)
    assert NAMES[table.seat] == who and asked(table) == prompt
    assert len(table.legal()) == answers
    assert ("." in table.legal()) == (prompt not in ("prompt-second-summon", "prompt-step-1"))


@rule("SW-13.4")
def test_a_window_takes_only_its_own_answers() -> None:
    on_summon = drawn(WINDOWED, red="DISGUISE").do("+b1")
    assert on_summon.why("a1-a2") == on_summon.why("pass") == on_summon.why("+h1") == "SW-13.4"
    switch = drawn(WINDOWED, turn="blue", red="SWITCH").do("c4xc2")
    assert switch.why("!DISGUISE h1") == switch.why("c1-d1") == "SW-13.4"
    assert drawn(WINDOWED).why(".") == drawn(WINDOWED).why("!DISGUISE h1") == "SW-13.4"


@rule("SW-13.4")
def test_at_every_moment_one_player_decides() -> None:
    for state in random_states(6, every=1):
        acting = GAME.acting(state)
        assert len(acting) == 1 and GAME.legal(state, acting[0])
        assert GAME.legal(state, Seat(1 - acting[0])) == []


MINIMAL = {
    "side": "owner",
    "born": "original type",
    "kind": "current type",
    "open": "face-up",
    "used": "effect used",
    "changed": "transformed",
    "orthogonal": "orthogonal bonus",
    "diagonal": "diagonal bonus",
    "sniper": "sniper mark",
    "known": "publicly known type",
    "cards": "chosen cards",
    "public": "public cards",
    "dead": "dead list",
    "chosen": "chosen-turn count",
    "hero_shown": "hero shown",
    "warrior_lost": "pending Ghostly Pursuit",
    "spent": "Sacrificial Strike used",
    "cell": "board and public token",
    "turn": "side to move",
    "stack": "open decisions",
    "trapped": "a trap happened",
    "linked": "a swap was made this turn",
    "passes": "the previous turn action was a pass",
    "quiet": "no-progress counter",
    "past": "repetition table",
    "rng": "generator state",
    "options": "options",
    "winner": "result",
    "ending": "result",
}


@rule("SW-13.5")
def test_the_dumped_state_holds_everything_the_rules_need() -> None:
    assert set(MINIMAL) <= set(json.loads(GAME.dump(started().state)))


@rule("SW-13.5")
def test_a_loaded_state_goes_on_like_the_one_that_was_dumped() -> None:
    for state in random_states(7, every=3):
        loaded = GAME.load(GAME.dump(state))
        assert GAME.dump(loaded) == GAME.dump(state)
        seat = GAME.acting(state)[0]
        for action in GAME.legal(state, seat)[:4]:
            one, other = state.clone(), loaded.clone()
            GAME.apply(one, action)
            GAME.apply(other, action)
            assert GAME.dump(one) == GAME.dump(other)


@rule("SW-13.6", "SW-15.9")
@pytest.mark.parametrize(
    "action",
    [act(BLUE, 32, 5), act(RED, 5, 0), act(RED, 32, 32), act(2, 32, 5), act(RED, 210, 0)],
    ids=["wrong player", "no such verb", "no such cell", "no such seat", "beyond the verbs"],
)
def test_what_is_not_an_action_of_that_player_is_rejected(action: int) -> None:
    table = drawn(CROWD)
    before = GAME.dump(table.state)
    refusal = GAME.refuse(table.state, action)  # type: ignore[arg-type]
    assert refusal is not None and refusal.rule == "SW-13.6"
    assert GAME.dump(table.state) == before


@rule("SW-13.6")
@fact("SW-16.12")
@pytest.mark.parametrize("hidden", ["(a)", "(s)", "(k)", "(f)", "(h)"])
def test_a_rejection_does_not_depend_on_what_the_enemy_hides(hidden: str) -> None:
    table = drawn(redrawn(CROWD, d2=hidden), red="OBSERVE")
    asked = ["b2xd2", "c3xd2", "b2xe2", "f2xd2", "c1xd2", "$OBSERVE d2", "$OBSERVE e1", "~f1xd2", "d2-d3", "+d2"]
    assert [table.why(text) for text in asked] == [
        *("", "SW-7.80", "SW-8.1", "SW-7.80", "", "", "SW-11.41", "SW-7.60", "SW-7.1", "SW-9.1")
    ]
    assert SEATS["red"] == table.seat
