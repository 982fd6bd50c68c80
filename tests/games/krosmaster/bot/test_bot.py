"""What bots believe about Krosmaster: first impressions by what the seat knows, and a judgement by all there is."""

from __future__ import annotations

import pytest

from tests.games.krosmaster.boards import GAME, Table, begun, staged
from warbook.bots.greedy import Greedy
from warbook.bots.mcts import Mcts
from warbook.games.krosmaster.bot.odds import LOCKED, mean_damage
from warbook.games.krosmaster.bot.weights import weight_of
from warbook.games.krosmaster.present.notation import SEATS
from warbook.kernel.api import Seat, arg_of, verb_of
from warbook.kernel.rng import seeded
from warbook.kernel.run import playout

pytestmark = pytest.mark.compiled

SCENARIOS = ["duel", "free-for-all", "two-against-two", *(f"tutorial-{number}" for number in range(1, 8))]


def chance(table: Table, seat: int = 0) -> float:
    return GAME.evaluate(table.state, Seat(seat))


def weight(table: Table, text: str) -> int:
    """The first impression of an option in words."""
    seat = Seat(SEATS.index(table.seat))
    options = GAME.legal(table.state, seat)
    return GAME.weigh(table.state, seat, options)[options.index(table.action(text))]


def greedy(table: Table, seed: int = 1) -> str:
    """What the greedy bot does, as its verb and its arg's number."""
    seat = GAME.acting(table.state)[0]
    return GAME.write(Greedy(seed).choose(GAME, table.state, seat))


def searched(table: Table, iterations: int = 3000) -> str:
    """What a search does."""
    seat = GAME.acting(table.state)[0]
    return GAME.write(Mcts(1, iterations=iterations).choose(GAME, table.state, seat))


# the dice


@pytest.mark.parametrize(
    ("value", "criticals", "armors", "mean"), [(1, 1, 1, 7 / 6), (1, 1, 0, 3 / 2), (0, 1, 1, 1 / 3), (3, 2, 2, 10 / 3)]
)
def test_damage_is_expected_as_the_dice_give_it(value: int, criticals: int, armors: int, mean: float) -> None:
    assert mean_damage(value, criticals, armors) == pytest.approx(mean)


def test_the_risk_of_being_locked_is_that_of_the_dice() -> None:
    assert pytest.approx([1 / 6, 1 / 12, 1 / 3, 7 / 36]) == LOCKED


# first impressions


def test_spells_are_not_cast_at_nothing_nor_at_friends() -> None:
    table = staged(red="bill E5 ; anna I5", blue="oscar E9")
    assert weight(table.wake("bill"), "cast plaguing-arrow E9") > 20
    assert weight(table, "cast plaguing-arrow E8") < 0 and weight(table, "cast plaguing-arrow I5") < 0


def test_a_turn_is_not_ended_at_first_sight_while_somebody_can_be_hit() -> None:
    far = weight(staged(red="bill A1", blue="oscar L12"), "end")
    assert 0 <= weight(staged(red="bill E5", blue="oscar E9"), "end") < far


def test_a_likely_knock_out_looks_better_than_a_wound() -> None:
    table = staged(red="bill E5", blue="oscar E9 ; anna I5 dmg=11")
    assert weight(table, "cast plaguing-arrow I5") > weight(table, "cast plaguing-arrow E9")


def test_first_impressions_use_only_what_the_seat_knows() -> None:
    for seed in range(8):
        state = GAME.setup("duel", 2, {}, seed)
        playout(GAME, state, seeded(seed), 40 + 20 * seed)
        if state.over:
            continue
        seat = GAME.acting(state)[0]
        options = GAME.legal(state, seat)
        for deal in range(3):
            world = GAME.determinize(state, seat, seeded(deal))
            assert GAME.weigh(world, seat, options) == GAME.weigh(state, seat, options)


# judgements


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_seat_has_a_chance_until_the_game_is_over(scenario: str) -> None:
    state = GAME.setup(scenario, GAME.seats(scenario)[0], {}, 3)
    while not state.over:
        values = GAME.values(state)
        assert len(values) == state.seats and all(0.0 < value < 1.0 for value in values)
        assert values == [GAME.evaluate(state, Seat(seat)) for seat in range(state.seats)]
        playout(GAME, state, seeded(state.turns), 15)
    assert GAME.values(state) == GAME.returns(state)


def test_partners_have_the_same_chance() -> None:
    state = GAME.setup("two-against-two", 4, {}, 5)
    playout(GAME, state, seeded(5), 60)
    values = GAME.values(state)
    assert values[0] == values[2] and values[1] == values[3]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"gg": "7 6"}, {"gg": "6 7"}),
        ({"pool": "5 0"}, {"pool": "0 5"}),
        ({"red": "king A1"}, {"red": "king A1 dmg=3"}),
        ({"red": "king A1 +A11"}, {"red": "king A1"}),
        ({"red": "king A1 -A12"}, {"red": "king A1"}),
        ({"blue": "queen L12 dmg=3"}, {"blue": "queen L12"}),
    ],
)
def test_what_is_worth_having_is_worth_more(better: dict[str, str], worse: dict[str, str]) -> None:
    ground = {"red": "king A1", "blue": "queen L12", "gg": "6 6"}
    assert chance(staged(**{**ground, **better})) > chance(staged(**{**ground, **worse}))


def test_the_last_step_to_victory_counts_more_than_the_first() -> None:
    def step(one: str, other: str) -> float:
        ground = {"red": "king A1", "blue": "queen L12", "wild": 0}
        return chance(staged(**ground, gg=other)) - chance(staged(**ground, gg=one))

    assert step("9 2", "10 1") > step("6 6", "7 5") > 0.0


def test_standing_around_an_own_bomb_is_bad() -> None:
    near = staged(red="aboum A1 ; anna E5 ; water-bomb F5", blue="queen L12")
    away = staged(red="aboum A1 ; anna E5 ; water-bomb H5", blue="queen L12")
    assert chance(near) < chance(away)


def test_a_powder_is_worth_more_to_who_has_its_element() -> None:
    fits, other = staged(red="bill A1 -G02", blue="king L12"), staged(red="bill A1 -G04", blue="king L12")
    assert chance(fits) > chance(other)


# decisions


def test_greedy_hits_who_can_be_knocked_out() -> None:
    table = staged(red="bill E5", blue="oscar E9 ; kassius I5 dmg=8", ap=3, mp=0)
    assert greedy(table) == "cast 1 I5"


def test_greedy_picks_up_the_coins_under_its_feet() -> None:
    assert greedy(staged(red="bill E5", blue="oscar L12", ground="2 E5", mp=0)) == "pick"


def test_greedy_buys_honour_when_that_wins() -> None:
    table = staged(red="bill E5", blue="oscar L12", ground="demon E5", pool="10 0", gg="9 1", wild=0)
    assert greedy(table) == "gg"


def test_greedy_uses_a_potion_when_it_is_hurt() -> None:
    assert greedy(staged(red="bill E5 dmg=4 -G08", blue="oscar L12", mp=0, ap=0)) == "use 1"


def test_a_search_walks_into_range_and_shoots() -> None:
    table = staged(red="healey E5", blue="bill E12 dmg=5", gg="9 3", wild=0)
    for _ in range(5):
        if table.state.over or table.seat != "red":
            break
        done = Mcts(1, iterations=4000).choose(GAME, table.state, Seat(0))
        table.state.rng.script = [0, 2] if GAME.write(done).startswith("cast") else []
        GAME.apply(table.state, done)
    assert table.state.over and table.state.winner == 0


def test_a_search_does_not_end_a_turn_that_can_win() -> None:
    assert searched(staged(red="bill E5", blue="anna E9 dmg=11", gg="9 3", wild=0)) == "cast 1 E9"


# budgets: a second is for a game turn


def test_the_decisions_of_a_game_turn_share_the_budget() -> None:
    state = begun("tutorial-7", 4).state
    playout(GAME, state, seeded(4), 8)
    bot, turn, spent = Mcts(1, iterations=600), GAME.turn(state), 0
    assert turn == 1
    while GAME.turn(state) == turn:
        seat = GAME.acting(state)[0]
        GAME.apply(state, bot.choose(GAME, GAME.determinize(state, seat, seeded(9)), seat))
        assert bot.found is not None
        spent += bot.found.iterations
    assert 300 <= spent <= 900


def test_a_character_turn_ahead_asks_for_more_time_than_the_last_one() -> None:
    many = staged(red="bill E5 ; anna A1 ; oscar C1", blue="king L12", active="anna")
    few = staged(red="bill E5 ; anna A1 acted ; oscar C1", blue="king L12", active="oscar")
    assert GAME.pace(many.state, Seat(0)) > GAME.pace(few.state, Seat(0)) > 1


def test_a_search_goes_on_from_what_the_last_one_knows() -> None:
    state = staged(red="bill E5", blue="anna E12").state
    bot = Mcts(1, iterations=2000)
    action = bot.choose(GAME, state, Seat(0))
    assert bot.found is not None and bot.found.tree is not None
    GAME.apply(state, action)
    known = bot.found.tree.node(Seat(0), GAME.view_key(state, Seat(0)))
    assert known is not None and sum(branch.visits for branch in known.branches.values()) > 20


def test_weights_that_are_missing_are_named() -> None:
    with pytest.raises(ValueError, match=r"weights\.toml: position: courage is missing"):
        weight_of("position", "courage")


def test_every_reward_has_a_worth() -> None:
    tables = GAME.tables
    assert len(tables.worth) == len(tables.reward_names) and min(tables.worth) > 0.0
    assert tables.worth[tables.reward_names.index("J01")] > tables.worth[tables.reward_names.index("G08")]


def test_bots_finish_a_team_of_their_own() -> None:
    state = begun("duel", 2, teams="custom").state
    while state.turn < 0:
        seat = GAME.acting(state)[0]
        action = Greedy(1).choose(GAME, GAME.determinize(state, seat, seeded(2)), seat)
        assert verb_of(action) >= 0 and arg_of(action) >= 0
        GAME.apply(state, action)
    assert all(len(team) == 4 for team in state.team)
