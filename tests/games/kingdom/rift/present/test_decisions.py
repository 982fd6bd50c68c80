"""The vocabulary of decisions, and what a saved state holds (section 36)."""

from __future__ import annotations

from tests.games.kingdom.boards import GAME, new_game, staged
from tests.games.kingdom.random_games import begun, played
from tests.rules import rule
from warbook.games.kingdom.verbs import VERB_NAMES
from warbook.kernel.api import Seat, act

GOBLINS = "gg.../gg.../...../...../....."


@rule("RT-36.1")
def test_there_is_a_word_for_every_decision() -> None:
    words = {name for name in VERB_NAMES if name}
    preparing = {"hero", "learn", "bench", "spell", "close"}
    phase_two = {"build", "pass", "activate", "wildcat", "bring", "cast", "done", "not-done"}
    inside = {"tile", "soldier", "lift", "move", "seat", "reseat", "attack", "ability", "rest", "step", "stop"}
    choosing = {"choose", "refresh", "copy", "raise", "displace", "ghost", "ruin", "take", "buy"}
    assert preparing | phase_two | inside | choosing <= words


@rule("RT-36.1")
def test_every_decision_can_be_written_and_read() -> None:
    for scenario in ("RS09", "RS12"):
        for state in played(begun(scenario, 2, seed=6), 6):
            for seat in GAME.acting(state):
                for action in GAME.legal(state, seat)[:20]:
                    assert GAME.read(GAME.write(action), seat) == action


@rule("RT-36.2")
def test_a_placement_names_tray_piece_and_squares() -> None:
    table = staged(red="malik ; hand D2", trays=f"{GOBLINS} r3c2 ; {GOBLINS} r2c1").do("build D2 c E")
    shapes = table.state.volleys[-1].tiles
    assert len(shapes) == 3
    piece = next(offer.split()[2] for offer in table.offers("tile") if offer.split()[1] == "t0")
    table.do(next(offer for offer in table.offers("tile") if offer.split()[1:3] == ["t0", piece]))
    assert table.refused(f"tile t0 {piece} f0 40") == "RT-7.6", "that tile lies already"
    assert table.refused("tile t0 4 f0 40") == "RT-7.6", "there is no fourth"


@rule("RT-36.2", "RT-9.13")
def test_a_soldier_that_is_moved_is_named_with_its_square() -> None:
    full = "ggggg/ggggg/ggggg/...../....."
    squares = ",".join(f"{row}{column}" for row in range(3) for column in range(5))[: 12 * 3 - 1]
    table = staged(red="malik ; hand B1", trays=f"{full} r1c1 soldiers={squares} ; {GOBLINS} r3c2").do("build B1 c E")
    table.do("lift t0 00")
    assert table.asks == "lifted"
    table.do("soldier t1 00")
    assert (table.soldiers("t1"), "00" in table.soldiers("t0")) == (["00"], False)


@rule("RT-36.3")
def test_what_is_refused_changes_nothing_and_names_its_rule() -> None:
    table = staged(red="malik r3c2 ; hand A1", trays=f"{GOBLINS} r3c3")
    before = GAME.dump(table.state)
    for text in ("build A1 b N", "build M1 c N", "activate ignus", "move r3c3", "blue: build A1 c N", "buy A1 red"):
        assert table.refused(text).startswith("RT-"), text
    assert GAME.dump(table.state) == before


@rule("RT-36.3")
def test_a_decision_outside_the_vocabulary_is_refused_too() -> None:
    state = new_game("RS01").state
    for action in (act(Seat(3), 0, 0), act(Seat(0), 39, 0), act(Seat(0), 5, 4000)):
        refusal = GAME.refuse(state, action)
        assert refusal is not None and refusal.rule.startswith("RT-")


@rule("RT-36.4")
def test_a_saved_game_goes_on_as_if_nothing_had_happened() -> None:
    for scenario, seats in (("RS08", 1), ("RS11", 3)):
        state = new_game(scenario, seats, seed=8).state
        for number in range(120):
            again = GAME.load(GAME.dump(state))
            assert GAME.dump(again) == GAME.dump(state)
            if state.over:
                assert number > 20
                break
            seat = GAME.acting(state)[number % len(GAME.acting(state))]
            assert GAME.legal(again, seat) == GAME.legal(state, seat)
            options = GAME.legal(state, seat)
            action = options[7 * number % len(options)]
            GAME.apply(state, action)
            GAME.apply(again, action)
            assert GAME.dump(again) == GAME.dump(state)


@rule("RT-36.5")
def test_any_player_may_enter_what_the_team_decides() -> None:
    bought = staged(phase="spend", crystals=3, seats=3)
    for seat in ("red", "blue", "green"):
        assert bought.refused(f"{seat}: buy A1 blue") == "", seat
    spells = staged(scenario="RS08", spells="rain-of-fire", trays=f"{GOBLINS} r2c2")
    assert spells.refused("red: cast rain-of-fire") == spells.refused("blue: cast rain-of-fire") == ""
    ruined = staged(scenario="RS04", boss="r2c4", towers="A1 c N ; A1 b N", decks="actions petrify")
    ruined.do("red: done", "blue: done")
    assert ruined.refused("red: ruin c lower") == ruined.refused("blue: ruin c lower") == ""
