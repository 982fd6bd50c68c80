"""What bots believe about Summoner War: a policy by what the seat knows, and a judgement by all there is."""

from __future__ import annotations

import pytest

from tests.bots.worlds import GAME, begun, board
from tests.games.summoner.boards import Table, drawn
from tests.rules import rule
from warbook.games.summoner.bot.weights import load_weights
from warbook.games.summoner.content.tables import BEARER, LETTERS, RANKS, RED, ROYAL, home
from warbook.games.summoner.verbs import EDIT
from warbook.kernel.api import Seat, verb_of
from warbook.kernel.rng import seeded

pytestmark = pytest.mark.compiled

QUIET = {"a1": "(S)", "c1": "(F)", "f4": "(f)", "h4": "(s)"}


def chance(table: Table, seat: int = RED) -> float:
    return GAME.evaluate(table.state, Seat(seat))


def weights(table: Table) -> dict[str, int]:
    options = GAME.legal(table.state, table.seat)
    found = GAME.weigh(table.state, table.seat, options)
    assert len(found) == len(options)
    return {GAME.write(action): weight for action, weight in zip(options, found, strict=True)}


def test_first_impressions_use_only_what_the_seat_knows() -> None:
    for seed in range(12):
        state = begun(seed, 2 * seed)
        seat = GAME.acting(state)[0]
        options = GAME.legal(state, seat)
        for deal in range(3):
            world = GAME.determinize(state, seat, seeded(deal))
            assert GAME.weigh(world, seat, options) == GAME.weigh(state, seat, options)


def test_what_one_side_gains_the_other_loses() -> None:
    for seed in range(12):
        state = begun(seed, 2 * seed)
        red, blue = GAME.evaluate(state, Seat(0)), GAME.evaluate(state, Seat(1))
        assert 0.0 < red < 1.0 and red + blue == pytest.approx(1.0)
        assert GAME.values(state) == pytest.approx([red, blue])


def test_a_finished_game_is_judged_by_its_result() -> None:
    won = drawn(board(**{**QUIET, "g4": "W", "h4": "s"})).do("g4xh4")
    assert (chance(won, 0), chance(won, 1)) == (1.0, 0.0)


@rule("SW-19.4")
@pytest.mark.parametrize(("more", "less"), ["HW", "WP", "PK", "KF", "AF", "BF"])
def test_stronger_types_are_worth_more(more: str, less: str) -> None:
    strong, weak = (chance(drawn(board(**QUIET, b1=f"({letter})"), turn="blue")) for letter in (more, less))
    assert strong > weak > chance(drawn(board(**QUIET), turn="blue"))


@rule("SW-19.4")
def test_an_attacked_summoner_is_nearly_lost_when_the_enemy_is_to_act() -> None:
    attacked = board(a1="(S)", c1="(F)", f4="(f)", d1="W", d4="s")
    assert chance(drawn(attacked, turn="red")) > 0.98
    assert 0.5 < chance(drawn(attacked, turn="blue")) < 0.98


@rule("SW-19.4")
def test_an_assassin_is_worth_more_under_cover() -> None:
    hidden, shown = (chance(drawn(board(**QUIET, b1=token), turn="blue")) for token in ("(A)", "A"))
    assert hidden > shown


def test_a_lead_is_worth_less_near_the_draw() -> None:
    fresh, stale = drawn(board(**QUIET, b1="(H)")), drawn(board(**QUIET, b1="(H)"))
    stale.state.quiet = 40
    assert 0.5 < chance(stale) < chance(fresh)


@rule("SW-19.5")
def test_a_summoner_does_not_attack_what_it_does_not_know() -> None:
    assert weights(drawn(board(c2="S", c3="(p)", f4="(f)", h4="(s)")))["c2xc3"] == 0


@rule("SW-19.5")
def test_a_cheap_piece_attacks_blindly_rather_than_a_dear_one() -> None:
    found = weights(drawn(board(**QUIET, c2="P", d2="W", e2="H", d3="(p)", g4="(a)")))
    assert found["c2xd3"] >= found["d2xd3"] >= found["e2xd3"]
    assert found["c2xd3"] > found["e2xd3"]


def test_a_known_summoner_in_reach_outweighs_everything() -> None:
    found = weights(drawn(board(a1="(S)", c1="(F)", d1="H", d4="s", e4="h")))
    assert found["d1xd4"] > 10 * max(weight for text, weight in found.items() if text != "d1xd4")


def test_the_preparation_is_lawful_hides_the_summoner_and_takes_nothing_back() -> None:
    places, chosen = set(), set()
    for seed in range(30):
        state = GAME.setup("standard", 2, {}, seed)
        rng = seeded(seed)
        for seat in (Seat(0), Seat(1)):
            while seat in GAME.acting(state):
                options = GAME.legal(state, seat)
                action = GAME.prior(state, seat, rng)
                assert action in options and verb_of(action) != EDIT
                GAME.apply(state, action)
        for cell in range(32):
            if ROYAL[state.kind[cell]]:
                assert cell % RANKS == (0 if home(RED, cell) else RANKS - 1)
                places.add(cell)
        chosen |= {int(cards) for cards in state.cards}
    assert len(places) >= 10 and len(chosen) >= 30


def test_other_compositions_and_card_counts_can_be_prepared() -> None:
    state = begun(1, composition="S1 H1 W2 P2 K2 A4 B4", augment_count="7")
    assert all(int(cards).bit_count() == 7 for cards in state.cards)
    assert len({int(BEARER[card]) for card in range(21) if state.cards[0] >> card & 1}) == 7


def test_weights_have_to_be_complete() -> None:
    assert len(load_weights("worth", LETTERS)) == 8
    with pytest.raises(ValueError, match=r"weights\.toml: worth: the keys are S, .* instead of S$"):
        load_weights("worth", ["S"])
