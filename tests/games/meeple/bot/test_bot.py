"""What bots believe about Meeple War: ways, first impressions, judgements, and the decisions that follow from them."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import GAME, TABLES, Table, staged
from tests.rules import rule
from warbook.bots.greedy import Greedy
from warbook.bots.mcts import Mcts
from warbook.games.meeple.bot.distances import FARTHEST, STEP, UNKNOWN, roads_of
from warbook.games.meeple.bot.weights import weight_of
from warbook.games.meeple.present.notation import VILLAGE_SLOTS
from warbook.kernel.api import Seat, verb_of
from warbook.kernel.rng import seeded
from warbook.kernel.run import playout

pytestmark = pytest.mark.compiled

TABLES_OF = [("normal", 2), ("normal", 3), ("normal", 4), ("quick", 2), ("quick", 3), ("quick", 4)]


def chance(table: Table, seat: int = 0) -> float:
    return GAME.evaluate(table.state, Seat(seat))


def way(table: Table, code: str, slot: str) -> int:
    """The way from a territory into a slot, in tenths of a step."""
    return int(roads_of(table.state)[TABLES.tiles * VILLAGE_SLOTS.index(slot) + table.tile(code)])


def weight(table: Table, text: str) -> int:
    """The first impression of an option."""
    action = table.action(text)
    seat = GAME.acting(table.state)[0]
    options = GAME.legal(table.state, seat)
    return GAME.weigh(table.state, seat, options)[options.index(action)]


def greedy(table: Table, seed: int = 1) -> str:
    """What the greedy bot does."""
    seat = GAME.acting(table.state)[0]
    return GAME.write(Greedy(seed).choose(GAME, table.state, seat))


def searched(table: Table, iterations: int = 1500) -> str:
    """What a search does."""
    seat = GAME.acting(table.state)[0]
    return GAME.write(Mcts(1, iterations=iterations).choose(GAME, table.state, seat))


def played(table: Table, bot: Greedy | Mcts, seat: int) -> Table:
    """The same table after a bot has made all decisions of its turn."""
    turn = table.state.turns
    while not table.state.over and table.state.turns == turn:
        actor = GAME.acting(table.state)[0]
        assert actor == seat
        table.do(GAME.write(bot.choose(GAME, GAME.determinize(table.state, actor, seeded(3)), actor)))
    return table


# ways


def test_a_way_is_as_long_as_its_steps() -> None:
    table = staged()
    gate = table.at(-1, 0)
    assert way(table, gate, "orange-F") == STEP
    assert way(table, gate, "blue-F") == 3 * STEP


def test_a_cell_without_a_tile_is_further_than_a_territory() -> None:
    table = staged()
    unexplored = way(table, table.at(1, 0), "blue-L")
    assert unexplored == STEP + UNKNOWN
    assert way(staged(map="T26 1,1"), table.at(1, 0), "blue-L") == 2 * STEP < unexplored


@rule("MW-3.9")
def test_forest_makes_a_detour_and_a_tree_token_opens_it() -> None:
    wood = staged(map="T29 1,1 r0")
    gate = wood.at(1, 0)
    closed = way(wood, gate, "blue-L")
    assert closed > 2 * STEP
    wood.state.tree[0] = 1
    opened = staged(map="T29 1,1 r0", orange=f"tree {gate} SE")
    assert way(opened, gate, "blue-L") == 2 * STEP


def test_nobody_walks_through_empty_cells_when_all_tiles_are_laid() -> None:
    table = staged(left=0)
    assert way(table, table.at(1, 0), "blue-L") == FARTHEST


def test_a_new_tile_changes_the_ways() -> None:
    table = staged(orange="1,0 2", supply="T26", phase=4)
    before = way(table, table.at(1, 0), "blue-L")
    gate = table.at(1, 0)
    table.do(f"step {gate} SE", "done")
    assert way(table, gate, "blue-L") < before


# first impressions


def test_no_building_of_ones_own_is_torn_down() -> None:
    table = staged(orange="F square E1", phase=3)
    assert weight(table, "build F school F") < 0 < weight(table, "build F school B")


def test_as_many_as_possible_are_assembled_and_deployed() -> None:
    table = staged(orange="F square E3 ; L university E1", phase=3)
    assert weight(table, "deploy F 1") < 0 < weight(table, "deploy F 2")
    assert weight(table, "assemble L 1") < 0 < weight(table, "assemble L 2")


def test_nobody_walks_home_without_a_reason() -> None:
    table = staged(orange="1,0 3", blue="reserve 10", phase=4)
    middle, gate = table.at(0, 0), table.at(1, 0)
    assert weight(table, f"step {gate} E") > weight(table, f"step {gate} W") >= 0
    assert middle == "T01"


def test_the_tree_is_not_planted_on_an_open_border() -> None:
    table = staged(orange="0,0 2", phase=4)
    assert weight(table, "tree T01 NW") < 0


def test_upgrade_tokens_lie_where_two_meeples_stand() -> None:
    table = staged(orange="gate 2 ; tokens U1", phase=4)
    assert weight(table, f"token U1 {table.at(-1, 0)}") > 0 > weight(table, f"token U1 {table.at(1, 0)}")


def test_first_impressions_use_only_what_the_seat_knows() -> None:
    for seed in range(8):
        state = GAME.setup("normal", 2 + seed % 3, {}, seed)
        playout(GAME, state, seeded(seed), 40 + 20 * seed)
        if state.over:
            continue
        seat = GAME.acting(state)[0]
        options = GAME.legal(state, seat)
        for deal in range(3):
            world = GAME.determinize(state, seat, seeded(deal))
            assert GAME.weigh(world, seat, options) == GAME.weigh(state, seat, options)


@pytest.mark.parametrize(("scenario", "seats"), TABLES_OF)
def test_the_quick_policy_is_legal_and_something_is_always_left_to_try(scenario: str, seats: int) -> None:
    state, rng = GAME.setup(scenario, seats, {}, 5), seeded(5)
    for _ in range(300):
        if state.over:
            break
        seat = GAME.acting(state)[0]
        options = GAME.legal(state, seat)
        weights = GAME.weigh(state, seat, options)
        assert len(weights) == len(options) and max(weights) >= 0
        action = GAME.prior(state, seat, rng)
        assert action in options and weights[options.index(action)] >= 0
        GAME.apply(state, action)


# judgements


@pytest.mark.parametrize(("scenario", "seats"), TABLES_OF)
def test_every_seat_has_a_chance_until_the_game_is_over(scenario: str, seats: int) -> None:
    state = GAME.setup(scenario, seats, {}, 3)
    for stretch in range(400):
        if state.over:
            break
        values = GAME.values(state)
        assert len(values) == seats and all(0.0 < value < 1.0 for value in values)
        assert sum(values) == pytest.approx(1.0)
        assert values == [GAME.evaluate(state, Seat(seat)) for seat in range(seats)]
        playout(GAME, state, seeded(stretch), 25)
    assert state.over and GAME.values(state) == GAME.returns(state)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"orange": "honour 2"}, {"orange": "honour 1"}),
        ({"orange": "bravery 5"}, {"orange": "bravery 1"}),
        ({"blue": "honour 1"}, {"blue": "honour 2"}),
        ({"orange": "depot 4"}, {"orange": "depot 2"}),
        ({"orange": "gate 2 ; depot 0"}, {"orange": "depot 2"}),
        ({"orange": "0,0 1"}, {"orange": "gate 1"}),
        ({"orange": "1,0 1"}, {"orange": "0,0 1"}),
        ({"blue": "F factory orange=2"}, {"blue": "F factory orange=1", "orange": "1,0 1"}),
        ({"orange": "F square ; B factory"}, {"orange": "F square"}),
        ({"orange": "F square ; B factory"}, {"orange": "F square ; B factory site 1"}),
        ({"orange": "F square ; L factory a"}, {"orange": "F square ; L factory S"}),
        ({"blue": "F square ; L factory orange=2"}, {"blue": "F square orange=2"}),
        ({"orange": "0,0 2 ; honour 4"}, {"orange": "gate 2 ; honour 4"}),
    ],
)
def test_what_is_worth_having_is_worth_more(better: dict[str, str], worse: dict[str, str]) -> None:
    assert chance(staged(**better, turn="blue", phase=4)) > chance(staged(**worse, turn="blue", phase=4))


def test_the_last_point_counts_more_than_the_first() -> None:
    def step(before: int, after: int) -> float:
        texts = [staged(orange=f"honour {points}", blue=f"honour {before}") for points in (before, after)]
        return chance(texts[1]) - chance(texts[0])

    assert step(4, 5) > step(0, 1) > 0.0


def test_what_a_full_building_will_bring_is_foreseen() -> None:
    table = staged(orange="1,0 1", blue="F square ; R pilots ; L catapult orange=1", map="T26 1,1", phase=4)
    step = staged(orange="1,1 1", blue="F square ; R pilots ; L catapult orange=1", map="T26 1,1", phase=4)
    before = chance(step)
    assert chance(step.do("step T26 E")) > before > chance(table)


def test_what_a_battle_will_bring_is_foreseen() -> None:
    table = staged(orange="0,0 3", blue="gate 2", phase=4)
    before = chance(table)
    after = staged(orange="0,0 1 ; bravery 2", blue="bravery 1", phase=4)
    assert before < chance(table.do("step T01 E", "step T01 E")) == pytest.approx(chance(after), abs=0.02)


def test_the_end_of_a_turn_is_no_reason_to_dawdle() -> None:
    """What the next player's workers reach is counted before they take their step."""
    table = staged(orange="0,0 2", blue="F square S ; L factory a ; R pilots a", phase=4)
    before = chance(table)
    assert chance(table.do("done")) == pytest.approx(before, abs=0.03)


# decisions


def test_greedy_fills_a_building_when_it_can() -> None:
    table = staged(orange="1,0 3", blue="F catapult", phase=4)
    assert played(table, Greedy(1), 0).has("orange")[2] == 2


def test_greedy_climbs_into_buildings_that_it_cannot_fill_yet() -> None:
    assert greedy(staged(orange="1,0 1", blue="F factory orange=1", phase=4)).endswith(" E")


def test_greedy_marches_together_and_does_not_turn_back() -> None:
    table = staged(orange="gate 2 ; depot 0", phase=4)
    played(table, Greedy(1), 0)
    assert table.men("T01") == [2, 0]


def test_greedy_assembles_before_it_deploys() -> None:
    table = staged(orange="F square E3 ; L university E1 ; depot 0", phase=3)
    assert greedy(table) == "assemble L 2"


def test_greedy_builds_in_a_free_slot() -> None:
    assert greedy(staged(orange="F square E1 ; L factory", phase=3)).startswith("build F ")


def test_greedy_takes_the_tower_that_wins() -> None:
    table = staged(orange="-1,0 2 ; honour 5 ; depot 0", phase=4)
    assert played(table, Greedy(1), 0).men("T01") == [2, 0]


def test_greedy_breaks_the_tower_that_would_win() -> None:
    table = staged(orange="gate 2 ; depot 0", blue="0,0 2 ; honour 5", phase=4)
    assert played(table, Greedy(1), 0).men("T01") == [0, 0]


def test_a_search_wins_when_it_can() -> None:
    table = staged(orange="1,0 3 ; honour 2", blue="F square orange=4", phase=4)
    played(table, Mcts(1, iterations=1200), 0)
    assert table.state.over and table.state.winners == [0]


def test_a_search_breaks_the_tower_that_would_win() -> None:
    table = staged(orange="gate 2 ; 0,-1 1 ; depot 0", blue="0,0 2 ; honour 5", map="T26 0,-1", phase=4)
    assert played(table, Mcts(1, iterations=1000), 0).men("T01")[1] < 2


@pytest.mark.parametrize(("scenario", "seats"), [("normal", 2), ("quick", 3)])
def test_greedy_bots_finish_their_games(scenario: str, seats: int) -> None:
    """In far fewer rounds than the limit: somebody reaches the goal."""
    state = GAME.setup(scenario, seats, {}, 2)
    bots = [Greedy(seat) for seat in range(seats)]
    rng = seeded(2)
    while not state.over:
        seat = GAME.acting(state)[0]
        GAME.apply(state, bots[seat].choose(GAME, GAME.determinize(state, seat, rng), seat))
    assert state.turns < 70 * seats


# budgets: a second is for a turn


def test_the_decisions_of_a_turn_share_the_budget() -> None:
    state = staged(orange="0,0 3 ; gate 2 ; F square S ; L university S ; R pilots S", phase=2).state
    bot, turn, spent = Mcts(1, iterations=600), GAME.turn(state), 0
    while GAME.turn(state) == turn:
        seat = GAME.acting(state)[0]
        GAME.apply(state, bot.choose(GAME, GAME.determinize(state, seat, seeded(9)), seat))
        assert bot.found is not None
        spent += bot.found.iterations
    assert 300 <= spent <= 900


def test_many_meeples_ask_for_more_time_than_one() -> None:
    many, one = staged(orange="gate 4", phase=4), staged(orange="gate 1", phase=4)
    assert GAME.pace(many.state, Seat(0)) > GAME.pace(one.state, Seat(0)) > 1


def test_a_search_goes_on_from_what_the_last_one_knows() -> None:
    state = staged(orange="0,0 3", phase=4).state
    bot = Mcts(1, iterations=1000)
    action = bot.choose(GAME, state, Seat(0))
    assert bot.found is not None and bot.found.tree is not None
    GAME.apply(state, action)
    known = bot.found.tree.node(Seat(0), GAME.view_key(state, Seat(0)))
    assert known is not None and sum(branch.visits for branch in known.branches.values()) > 20


def test_what_can_be_seen_is_told_apart() -> None:
    scenes = [
        staged(),
        staged(orange="gate 1"),
        staged(orange="0,0 1"),
        staged(blue="gate 1"),
        staged(orange="honour 1"),
        staged(orange="depot 1"),
        staged(orange="F square E1"),
        staged(orange="L factory ; F square"),
        staged(map="T29 0,-1"),
        staged(map="T29 0,-1 r1"),
        staged(blue="F square orange=1"),
    ]
    assert len({GAME.view_key(table.state, Seat(0)) for table in scenes}) == len(scenes)


def test_weights_that_are_missing_are_named() -> None:
    with pytest.raises(ValueError, match=r"weights\.toml: wealth: courage is missing"):
        weight_of("wealth", "courage")


def test_every_building_has_a_worth() -> None:
    assert len(TABLES.worth) == TABLES.buildings and min(TABLES.worth) > 0.0
    assert max(TABLES.gathers) > 0.0 < max(TABLES.sends)


def test_bots_never_resign() -> None:
    state, rng = GAME.setup("quick", 3, {}, 4), seeded(4)
    for _ in range(150):
        seat = GAME.acting(state)[0]
        action = GAME.prior(state, seat, rng)
        assert verb_of(action) < 40
        GAME.apply(state, action)


@rule("MW-16.9")
def test_a_village_is_founded_behind_and_with_a_building_that_builds_others() -> None:
    table = staged(phase=1, orange="empty ; lost square factory ; T03 2", blue="T01 1")
    weights = {text: weight(table, text) for text in table.offers("found")}
    assert max(weights, key=lambda text: weights[text]) == "found guild B"
    assert greedy(table) == "found guild B"
