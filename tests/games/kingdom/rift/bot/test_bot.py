"""What bots believe about Rift in Time: first impressions, judgements, and the decisions that follow from them."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, Table, new_game, staged
from tests.rules import rule
from warbook.bots import Bot, make_bot
from warbook.bots.arena import Course
from warbook.bots.bot import is_preparation
from warbook.bots.greedy import Greedy
from warbook.bots.mcts import Mcts
from warbook.games.kingdom.bot.evaluate import rounds_left, urgency
from warbook.games.kingdom.bot.weights import weight_of
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.verbs import RESIGN
from warbook.kernel.api import Seat, verb_of
from warbook.kernel.rng import seeded

pytestmark = pytest.mark.compiled

ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
MANY = "ggg../ggg../ggg../...../....."
FAST = "wg.../gg.../...../...../....."


def chance(**scene: object) -> float:
    """How good a scene looks."""
    return GAME.evaluate(staged(**scene).state, Seat(0))


def weights(table: Table, seat: int = 0) -> dict[str, int]:
    """The first impressions of a seat, by notation."""
    options = GAME.legal(table.state, Seat(seat))
    found = GAME.weigh(table.state, Seat(seat), options)
    return {GAME.write(action): weight for action, weight in zip(options, found, strict=True)}


def quick(table: Table, seat: int = 0) -> str:
    """What the quick policy does."""
    return GAME.write(GAME.prior(table.state, Seat(seat), seeded(1)))


def greedy(table: Table, seat: int = 0) -> str:
    """What the greedy bot does."""
    return GAME.write(Greedy(1).choose(GAME, table.state, Seat(seat)))


def advanced(scenario: str, seats: int, decisions: int, seed: int = 1) -> Table:
    """A game after so many decisions of the quick policy."""
    table, rng = new_game(scenario, seats, seed), seeded(seed)
    for _ in range(decisions):
        if not table.state.over:
            GAME.apply(table.state, GAME.prior(table.state, GAME.acting(table.state)[0], rng))
    return table


# first impressions


@pytest.mark.parametrize(("scenario", "seats"), [("RS01", 2), ("RS08", 1), ("RS09", 3), ("RS11", 2), ("RS12", 4)])
def test_the_quick_policy_is_legal_and_something_is_always_left_to_try(scenario: str, seats: int) -> None:
    state, rng = new_game(scenario, seats, 5).state, seeded(5)
    for _ in range(160):
        if state.over:
            break
        seat = GAME.acting(state)[0]
        options = GAME.legal(state, seat)
        found = GAME.weigh(state, seat, options)
        assert len(found) == len(options) and max(found) >= 0
        action = GAME.prior(state, seat, rng)
        assert action in options and verb_of(action) < RESIGN
        GAME.apply(state, action)


def test_first_impressions_use_only_what_everybody_knows() -> None:
    for scenario, seats in (("RS04", 2), ("RS08", 3), ("RS12", 1)):
        state = advanced(scenario, seats, 60).state
        seat = GAME.acting(state)[0]
        options = GAME.legal(state, seat)
        for deal in range(3):
            world = GAME.determinize(state, seat, seeded(deal))
            assert GAME.weigh(world, seat, options) == GAME.weigh(state, seat, options)


def test_doing_nothing_is_for_those_who_find_nothing_to_do() -> None:
    busy = staged(red="malik ; hand A1", trays=f"{GOBLINS} r3c2")
    assert weights(busy)["done"] < 0 < max(weights(busy).values())
    idle = staged(round=9, red="malik used ; hand", blue="ignus used", trays=f"{GOBLINS} r1c1")
    assert weights(idle) == {"done": 1}


@rule("RT-35.3")
def test_towers_are_passed_when_they_have_nothing_to_do() -> None:
    assert quick(staged(round=1, red="malik used ; hand A1")).startswith("pass A1")
    assert quick(staged(round=5, red="malik used ; hand D1", trays=f"{MANY} 1/7")).startswith("build D1")


def test_a_tower_goes_to_a_player_who_has_a_site_for_it() -> None:
    full = "ignus used ; hand A1 A1 M1 M1 D1 D1"
    table = staged(round=1, red="malik used ; hand A1", blue=full, green="magnus used", trays=f"{GOBLINS} 1/1")
    assert quick(table) == "pass A1 green"


@rule("RT-35.2")
def test_the_first_soldier_holds_the_horde_that_is_nearest_the_exit() -> None:
    table = staged(red="malik used ; hand B3", trays=f"{GOBLINS} 1/1 ; {MANY} 1/3").do("build B3 c N")
    assert {text.split()[1] for text in table.offers("soldier")} == {"t0", "t1"}
    assert quick(table).startswith("soldier t1")


def test_a_hero_stays_where_it_completes_a_horde() -> None:
    table = staged(red="malik t0 00", trays=f"{GOBLINS} r3c2 ; {ONE} r3c3").do("activate malik")
    assert max(weight for text, weight in weights(table).items() if text.startswith("move")) < 0


@rule("RT-12.25")
def test_heroes_go_to_hordes_and_leave_the_boss_to_towers() -> None:
    table = staged(scenario="RS11", red="malik r7c4", trays=f"{MANY} 1/4", boss="3/9").do("activate malik")
    goal = quick(table).removeprefix("move ")
    assert int(goal[3:]) < 4, "west, where the horde is"


@rule("RT-23.2")
def test_where_a_knock_out_loses_the_game_the_weak_leave_the_hordes() -> None:
    scene = {"red": "malik t0 00 hp=1", "blue": "ignus used", "trays": f"{MANY} 1/6"}
    goals = {}
    for setting in ("two-stars", "heroic"):
        table = staged(**scene, options={"difficulty": setting}).do("activate malik")
        while table.asks == "hero" and not quick(table).startswith(("move", "stop")):
            table.do(quick(table))
            while table.asks == "placing":
                table.do(quick(table))
        goals[setting] = quick(table)
    assert goals["heroic"].startswith("move") and goals["two-stars"] == "stop"


# judgements


@pytest.mark.parametrize(("scenario", "seats"), [("RS01", 1), ("RS04", 2), ("RS08", 3)])
def test_the_team_has_one_chance_until_the_game_is_over(scenario: str, seats: int) -> None:
    state, rng = new_game(scenario, seats, 3).state, seeded(3)
    for decision in range(900):
        if state.over:
            break
        if decision % 10 == 0:
            values = GAME.values(state)
            assert len(values) == seats and len(set(values)) == 1 and 0.0 < values[0] < 1.0
            assert values == [GAME.evaluate(state, Seat(seat)) for seat in range(seats)]
        GAME.apply(state, GAME.prior(state, GAME.acting(state)[0], rng))
    assert state.over and GAME.values(state) == GAME.returns(state)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"hearts": 5}, {"hearts": 4}),
        ({"crystals": 3}, {"crystals": 2}),
        ({"red": "malik ; hand A2"}, {"red": "malik ; hand A1"}),
        ({"red": "malik hp=5"}, {"red": "malik hp=2"}),
        ({"trays": f"{GOBLINS} 1/1"}, {"trays": f"{GOBLINS} 1/6"}),
        ({"trays": f"{GOBLINS} 1/5 tile=00:magic"}, {"trays": f"{GOBLINS} 1/5"}),
        ({"trays": f"{GOBLINS} 1/7 soldiers=00"}, {"trays": f"{GOBLINS} 1/7 tile=00:magic"}),
        ({"trays": f"{GOBLINS} 1/5"}, {"trays": f"{FAST} 1/5"}),
        ({"scenario": "RS04", "boss": "1/2 left=1"}, {"scenario": "RS04", "boss": "1/2 left=2"}),
        ({"scenario": "RS04", "boss": "1/2 left=2"}, {"scenario": "RS04", "boss": "1/8 left=2"}),
        ({"scenario": "RS11", "boss": "3/12"}, {"scenario": "RS11", "boss": "3/5"}),
        ({"scenario": "RS05", "spells": "rain-of-fire"}, {"scenario": "RS05"}),
        ({"goal": True}, {}),
    ],
)
def test_what_is_worth_having_is_worth_more(better: dict[str, object], worse: dict[str, object]) -> None:
    assert chance(**better) > chance(**worse)


@rule("RT-35.1")
def test_what_counts_is_how_soon_a_horde_is_gone() -> None:
    trays = f"{GOBLINS} 1/2 ; {FAST} 1/3 ; {GOBLINS} 1/4 soldiers=00 ; {GOBLINS} 1/5"
    state = staged(trays=trays).state
    assert [rounds_left(state, tray) for tray in range(4)] == [6, 3, 5, 3]
    assert urgency(state, 1) == urgency(state, 3) > urgency(state, 2) > urgency(state, 0)


def test_a_horde_that_comes_too_late_counts_for_little() -> None:
    late, needed = (staged(scenario="RS11", trays=f"{MANY} 1/7", boss=f"3/9 left={left}").state for left in (1, 3))
    assert urgency(late, 0) < urgency(needed, 0) / 2
    assert urgency(late, BOSS_TRAY) > 2 * urgency(late, 0)


def test_what_is_under_way_is_judged_by_what_it_leads_to() -> None:
    scene = {"red": "malik used ; hand D1", "blue": "ignus used", "trays": f"{GOBLINS} r3c2"}
    begun = staged(**scene).do("build D1 c E")
    before = GAME.evaluate(begun.state, Seat(0))
    begun.do(quick(begun))
    while begun.asks == "placing":
        begun.do(quick(begun))
    assert GAME.evaluate(begun.state, Seat(0)) == pytest.approx(before)
    assert before > chance(**scene)


# decisions


def course(bot: str, scenario: str, seats: int, seed: int) -> Table:
    """A whole game of a team of bots."""
    bots: list[Bot] = [make_bot(bot, 10 * seed + seat, iterations=4) for seat in range(seats)]
    table = new_game(scenario, seats, seed)
    Course(GAME, table.state, bots, seed).run()
    return table


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2)])
def test_greedy_teams_win_what_random_ones_lose(seats: int, seed: int) -> None:
    assert course("greedy", "RS01", seats, seed).ending == "won"
    assert course("random", "RS01", seats, seed).ending in ("hearts", "portal")


def test_greedy_defeats_a_boss() -> None:
    assert course("greedy", "RS04", 1, 1).ending == "won"


@pytest.mark.parametrize("name", ["greedy", "mcts"])
def test_the_order_of_the_decks_never_changes_a_choice(name: str) -> None:
    for scenario, seats, decisions in (("RS08", 2, 50), ("RS12", 1, 33)):
        state = advanced(scenario, seats, decisions).state
        seat = GAME.acting(state)[0]
        found = set()
        for deal in range(3):
            bot = make_bot(name, 7, iterations=12)
            found.add(GAME.write(bot.choose(GAME, GAME.determinize(state, seat, seeded(deal)), seat)))
        assert len(found) == 1


def test_a_search_answers_every_kind_of_question() -> None:
    asked: set[str] = set()
    for scenario, seats, stretch in (("RS12", 1, 120), ("RS08", 3, 170), ("RS04", 2, 150)):
        state = new_game(scenario, seats, 2).state
        bots = [Mcts(seat, iterations=2) for seat in range(seats)]
        rng = seeded(2)
        for _ in range(stretch):
            if state.over:
                break
            seat = GAME.acting(state)[-1]
            kind = QUESTIONS[state.stack[-1].kind]
            action = GAME.prior(state, seat, rng)
            if kind not in asked:
                asked.add(kind)
                action = bots[seat].choose(GAME, GAME.determinize(state, seat, rng), seat)
                assert action in GAME.legal(state, seat), GAME.write(action)
            GAME.apply(state, action)
    assert {"heroes", "spells", "play", "placing", "hero", "seating", "buying", "closing", "bench"} <= asked


# several may decide at once


def test_a_team_prepares_nothing_in_secret() -> None:
    state = new_game("RS05", 3).state
    assert len(GAME.acting(state)) == 3 and not is_preparation(GAME, state, Seat(1))


def test_a_search_of_one_of_several_goes_on_with_its_own_plans() -> None:
    table = staged(red="malik used ; hand A1", blue="ignus used ; hand A1 M1", trays=f"{MANY} 1/3 ; {MANY} 1/5")
    assert GAME.acting(table.state) == [0, 1]
    bot = Mcts(1, iterations=60)
    bot.choose(GAME, table.state, Seat(1))
    assert bot.found is not None and bot.found.iterations >= 16 and len(bot.found.tried) > 1
    assert bot.found.tree is not None
    actors = {node.actor for node in bot.found.tree.branch.nodes.values()}
    assert actors == {1}, "its own attack comes before the others' decisions"


def test_only_own_cards_ask_for_time() -> None:
    state = staged(red="malik ; hand A1", blue="ignus ; hand A1 M1 D1").state
    assert GAME.pace(state, Seat(1)) > GAME.pace(state, Seat(0)) > 1


def test_weights_that_are_missing_are_named() -> None:
    with pytest.raises(ValueError, match=r"weights\.toml: team: courage is missing"):
        weight_of("team", "courage")
