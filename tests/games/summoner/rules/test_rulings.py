"""Chapter 15: the table's options, names, and rulings that no other chapter's test shows."""

import pytest

from tests.games.summoner.boards import GAME, blank, drawn, redrawn, started
from tests.rules import rule
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.tables import BLUE, LETTERS, RED
from warbook.games.summoner.present.events import Died
from warbook.kernel.content.texts import LANGUAGES, texts

DEFAULTS = {
    "composition": "standard",
    "first_player": "red",
    "augment_count": "3",
    "augment_secrecy": "secret",
    "no_action": "pass",
    "assassin_trap_turn": "attacker_next",
    "soldier_range": "one",
    "spell_from_hidden": "true",
    "forced_summon_triggers": "true",
    "soul_link_uses": "once_per_priest",
    "soul_link_targets": "any",
    "guardian_reach": "adjacent",
    "blind_backfire": "target_survives",
    "repetition_limit": "3",
    "no_progress_limit": "50",
}
OTHERS = {
    "composition": ["S1 H1 W2 P2 K2 A2 B2 F4", "S1 H1 F14"],
    "first_player": ["blue", "random"],
    "augment_count": ["0", "7"],
    "augment_secrecy": ["open"],
    "no_action": ["loss"],
    "assassin_trap_turn": ["defender_next"],
    "soldier_range": ["unlimited"],
    "spell_from_hidden": ["false"],
    "forced_summon_triggers": ["false"],
    "soul_link_uses": ["once_per_turn"],
    "soul_link_targets": ["friendly"],
    "guardian_reach": ["column"],
    "blind_backfire": ["both_die"],
    "repetition_limit": ["2", "10"],
    "no_progress_limit": ["20", "200"],
}
WRONG = {
    "augment_count": "8",
    "repetition_limit": "1",
    "no_progress_limit": "201",
    "first_player": "green",
    "spell_from_hidden": "maybe",
    "composition": "S16",
}


@rule("SW-15.60")
def test_the_options_and_their_defaults() -> None:
    assert {setting.name: setting.default for setting in GAME.settings} == DEFAULTS
    assert blank().state.options.texts == DEFAULTS


@rule("SW-15.60")
@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in OTHERS.items() for value in values])
def test_every_other_value_can_be_chosen_and_is_recorded(name: str, value: str) -> None:
    table = blank(**{name: value})
    assert table.view("spectator").options == DEFAULTS | {name: value}
    assert GAME.load(GAME.dump(table.state)).options.texts == DEFAULTS | {name: value}


@rule("SW-15.60")
@pytest.mark.parametrize(("name", "value"), WRONG.items())
def test_a_wrong_value_is_refused_with_the_options_name(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"option {name}"):
        blank(**{name: value})


@rule("SW-15.60")
def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ValueError, match="option speed: not known"):
        blank(speed="fast")


@rule("SW-15.60")
def test_each_option_names_the_ruling_that_defines_it() -> None:
    assert {setting.name: setting.rule for setting in GAME.settings if not setting.rule.startswith("SW-15.")} == {}


@rule("SW-15.51")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_type_has_one_name_in_each_language(language: str) -> None:
    words = texts(language, ("warbook.games.summoner",))
    names = [words.say(f"piece-{letter}") for letter in LETTERS]
    assert len(set(names)) == 8
    assert {"en": "Archer", "zh-Hant": "弓箭手", "pl": "Łucznik"}[language] == names[LETTERS.index("B")]


@rule("SW-15.51")
def test_the_bow_cards_belong_to_the_archer() -> None:
    cards = read_content().cards
    assert [code for code, card in cards.items() if card.bearer == "B"] == ["PIERCE", "BLINDSHOT", "SNIPE"]


@rule("SW-5.4", "SW-15.10")
def test_a_drawn_position_without_a_hero_has_no_duty() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  . (w) .
        2  .  .  .  .  .  .  .  .
        1  W  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turns=(0, 1),
    )
    assert table.why("a1-a2") == ""
    assert table.do("a1-a2").why("+g3") == ""


@rule("SW-15.46")
def test_when_both_die_the_archer_dies_first_and_its_side_wins() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  .  f
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  B  F  . (s) .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="BLINDSHOT",
        blind_backfire="both_die",
    ).do("$BLINDSHOT a1xd1")
    assert [(event.side, LETTERS[event.kind]) for event in table.told(Died)] == [(RED, "B"), (BLUE, "S")]
    assert table.result == "red wins (summoner)"


TRAPPED = """
    4  .  . (a) .  .  p  . (s)
    3  .  .  .  .  .  .  .  .
    2  .  .  W  .  .  .  .  .
    1  F  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-15.22", "SW-4.1")
def test_without_the_extra_turn_alternation_has_no_exception() -> None:
    assert drawn(TRAPPED).do("c2xc4").next == "red"
    table = drawn(TRAPPED, assassin_trap_turn="defender_next").do("c2xc4")
    assert table.next == "blue" and table.chosen == (3, 2)


@rule("SW-15.52")
@pytest.mark.parametrize(("text", "who"), [("~c4xc3", "blue"), ("c3xc4", "red")])
def test_a_hidden_assassins_strike_uses_its_owners_turn_either_way(text: str, who: str) -> None:
    board = redrawn(TRAPPED, c2=".", c3="W")
    table = drawn(board, turn=who).do(text)
    assert table.on("c4" if who == "red" else "c3") == "a"
    assert table.next == "red", "Blue's turn is used up, by the attack or by the entry"


@rule("SW-15.31")
def test_a_commands_two_summons_come_one_after_the_other() -> None:
    table = started(red="COMMAND PROPHECY DISGUISE").do("+d2", "+a3", "$COMMAND c1")
    assert table.next == "red:response", "the first Priest's window, before the second is named"


@rule("SW-15.39", "SW-11.124")
def test_with_one_link_a_turn_the_second_priest_waits() -> None:
    board = """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  W  .  F  .  .  .  .
        1  .  .  P  .  P  .  . (S)
           a  b  c  d  e  f  g  h
    """
    table = drawn(board, red="SOULLINK", soul_link_uses="once_per_turn").do("&SOULLINK c1 b2")
    assert table.why("&SOULLINK e1 d2") == "SW-11.122"
    assert drawn(board, red="SOULLINK").do("&SOULLINK c1 b2").why("&SOULLINK e1 d2") == ""
