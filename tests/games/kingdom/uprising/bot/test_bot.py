"""What bots believe about Elemental Uprising: champions, modifications, errands of heroes, every question."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table
from tests.games.kingdom.random_games import by_verb
from tests.games.kingdom.uprising.boards import GAME, new_game, staged
from warbook.bots import Bot, make_bot
from warbook.bots.arena import Course
from warbook.bots.greedy import Greedy
from warbook.games.kingdom.board.field import steps_between
from warbook.games.kingdom.board.trays import uncovered
from warbook.games.kingdom.bot.evaluate import hold_worth, prize_of, urgency
from warbook.games.kingdom.bot.hero_goals import burdens, errands_at, in_time, watch
from warbook.games.kingdom.bot.hero_risks import harm_at
from warbook.games.kingdom.bot.policy import gain_of_place
from warbook.games.kingdom.bot.tower_values import fitness
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.verbs import MOVE
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded

pytestmark = pytest.mark.compiled

SETTINGS = list(GAME.tables.content.settings)
FEW = "gg.../gg.../...../...../....."
MANY = "ggg../ggg../ggg../...../....."
LURKERS = "ttt../ttt../ttt../...../....."
GNOLLS = "n..../gg.../...../...../....."


def chance(**scene: object) -> float:
    """How good a scene looks."""
    return GAME.evaluate(staged(**scene).state, Seat(0))


def quick(table: Table) -> str:
    """What the quick policy does."""
    return GAME.write(GAME.prior(table.state, GAME.acting(table.state)[0], seeded(1)))


def greedy(table: Table) -> str:
    """What the greedy bot does."""
    return GAME.write(Greedy(1).choose(GAME, table.state, GAME.acting(table.state)[0]))


def course(bot: str, scenario: str, seats: int, seed: int, **options: str) -> Table:
    """A whole game of a team of bots."""
    bots: list[Bot] = [make_bot(bot, 10 * seed + seat, iterations=4) for seat in range(seats)]
    table = new_game(scenario, seats, seed, **options)
    Course(GAME, table.state, bots, seed).run()
    return table


def by_policy(scenario: str, seats: int, seed: int, **options: str) -> str:
    """How a game ends that the quick policy plays for all."""
    table, rng = new_game(scenario, seats, seed, **options), seeded(seed)
    while not table.state.over:
        seat = GAME.acting(table.state)[0]
        while seat in GAME.acting(table.state):
            GAME.apply(table.state, GAME.prior(table.state, seat, rng))
    return table.ending


# every question


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("seats", GAME.players)
def test_whatever_a_random_game_asks_bots_can_weigh(scenario: str, seats: int) -> None:
    seed = 7 * GAME.scenarios.index(scenario) + seats
    options = {"difficulty": SETTINGS[seed % 5], "guests": "on" if seed % 3 == 1 else "off"}
    state = GAME.setup(scenario, seats, {**options, "rifts": "on" if seed % 4 == 2 else "off"}, seed)
    rng = seeded(seed)
    for number in range(2000):
        if state.over:
            break
        asked = GAME.acting(state)
        seat = asked[int(rng.below(len(asked)))]
        options_now = GAME.legal(state, seat)
        action = GAME.prior(state, seat, rng)
        assert action in options_now
        if number % 9 == 0:
            found = GAME.weigh(state, seat, options_now)
            assert len(found) == len(options_now) and max(found) >= 0
            assert 0.0 <= GAME.evaluate(state, seat) <= 1.0
        GAME.apply(state, action if number % 2 else by_verb(options_now, rng))
    assert state.over


# hordes


def test_the_champion_that_the_goal_names_is_covered_first() -> None:
    table = staged(red="elora used ; hand MAG1+precise", trays=f"CH1 1/2 ; {MANY} 1/3").do("build m1 a N")
    assert {text.split()[1] for text in table.offers("tile")} == {"t0", "t1"}
    assert quick(table).startswith("tile t0"), "though the other is nearer the gate"
    plain = staged(scenario="S7", trays="CH1 1/2").state
    wanted = staged(scenario="S7", trays="CH4 1/2").state
    assert urgency(wanted, 0) > 1.4 * urgency(plain, 0)


def test_soldiers_do_not_hold_slippery_hordes() -> None:
    state = staged(red="alric", trays=f"{LURKERS} 1/2 ; {MANY} 1/1").state
    held = [hold_worth(state, tray, int(uncovered(state, tray))) for tray in (0, 1)]
    assert held[0] == 0.0 < held[1]
    alric = GAME.tables.hero_names.index("alric")
    assert hold_worth(state, 0, int(uncovered(state, 0)), alric) > 0.0, "a hero does"


def test_a_frozen_horde_has_a_round_more() -> None:
    assert chance(trays=f"{MANY} 1/4 frozen") > chance(trays=f"{MANY} 1/4")


def test_a_full_path_is_to_be_cleared() -> None:
    path = len(staged().state.field.routes[0])
    full = staged(trays=" ; ".join(f"{FEW} 1/{index}" for index in range(path)))
    assert urgency(full.state, 0) > urgency(staged(trays=f"{FEW} 1/0").state, 0) + 1.0


def test_the_tile_that_covers_least_is_given_back() -> None:
    tiles = "tile=00,01:physical tile=02,12:physical"
    table = staged(scenario="S3", trays=f"aaaa./a..../...../...../..... 1/2 {tiles}", tokens="-").end_phase()
    assert table.offers() == ["untile t0 1", "untile t0 2"]
    assert quick(table) == "untile t0 2"


# towers


def test_starting_towers_are_divided_evenly() -> None:
    table, rng = new_game("S1", 2, 3), seeded(1)
    while table.state.round == 0:
        GAME.apply(table.state, GAME.prior(table.state, GAME.acting(table.state)[0], rng))
    held = [sum(int(cards) for cards in table.state.hand[32 * seat : 32 * seat + 32]) for seat in range(2)]
    assert abs(held[0] - held[1]) <= 1 < sum(held)


def test_gold_buys_a_modification() -> None:
    scene = {"scenario": "S2", "phase": "spend", "crystals": 0, "gold": 2, "red": "hand ARC1", "blue": "hand SOL1"}
    assert greedy(staged(**scene)).startswith("modify tile-1x1 red ARC1")


def test_true_damage_is_for_strong_physical_towers_and_reach_for_artillery() -> None:
    table = staged(scenario="S2", phase="spend", crystals=0, gold=2, red="hand MAG1 ARC1 ART2")
    options = GAME.legal(table.state, Seat(0))
    found = dict(
        zip([GAME.write(action) for action in options], GAME.weigh(table.state, Seat(0), options), strict=True)
    )
    assert quick(table).startswith("modify")
    worth = {text: weight for text, weight in found.items() if text.startswith(("modify direct", "modify precise"))}
    best = max(worth, key=lambda text: worth[text])
    assert best.endswith("ART2"), worth


def test_a_sticker_points_where_its_tower_points() -> None:
    state = staged(scenario="S2", red="hand ARC1").state
    tables = GAME.tables
    tower, mod = tables.tower_names.index("ARC1"), tables.mod_names.index("tile-2x1")
    arrows = tables.attack[tower].arrows
    shown = [fitness(state, tower, mod, way) for way in range(8) if arrows[way]]
    hidden = [fitness(state, tower, mod, way) for way in range(8) if not arrows[way]]
    assert min(shown) > max(hidden)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"red": "hand ARC1+direct"}, {"red": "hand ARC1"}),
        ({"gold": 3}, {"gold": 2}),
        ({"scenario": "S10", "tokens": "beacon r0c3 turned"}, {"scenario": "S10", "tokens": "beacon r0c3"}),
        (
            {"scenario": "S10", "tokens": "beacon r2c7 turned", "red": "elora r2c7"},
            {"scenario": "S10", "tokens": "beacon r2c7", "red": "elora r2c7"},
        ),
        ({"scenario": "S8", "tokens": "ink-pool r0c3 turned"}, {"scenario": "S8", "tokens": "ink-pool r0c3"}),
        ({"scenario": "S3", "tokens": "-"}, {"scenario": "S3", "tokens": "stone r0c3"}),
        (
            {"scenario": "S4", "boss": "left=1", "tokens": "-"},
            {"scenario": "S4", "boss": "left=1", "tokens": "tentacle r0c3"},
        ),
    ],
)
def test_what_is_worth_having_is_worth_more(better: dict[str, object], worse: dict[str, object]) -> None:
    assert chance(**better) > chance(**worse)


# heroes


def test_a_hero_lights_the_beacon_where_it_stands() -> None:
    table = staged(scenario="S10", tokens="beacon r2c7", red="elora r2c7").do("activate elora")
    assert quick(table) == greedy(table) == "light"


def test_a_hero_goes_to_the_beacon() -> None:
    table = staged(scenario="S10", tokens="beacon r2c7", red="elora r2c5").do("activate elora")
    assert quick(table) == "move r2c7"


# beacons of the iron challenge, with a horde that a soldier holds beside r2c7
THREE_FIRES = "beacon r0c3 turned ; beacon r4c0 turned ; beacon r2c7 turned"
IRON_FIRES = {"scenario": "S10", "options": {"difficulty": "iron"}, "trays": f"{MANY} 1/6 soldiers=00"}


def test_a_hero_guards_a_beacon_in_rounds_in_which_it_would_go_out() -> None:
    scene = {**IRON_FIRES, "tokens": f"{THREE_FIRES} ; beacon r5c5", "red": "elora r2c7", "blue": "alric used"}
    even, odd = (staged(**scene, round=number).do("activate elora").state for number in (2, 3))
    elora, alric = (GAME.tables.hero_names.index(name) for name in ("elora", "alric"))
    near, far = (CELL_NAMES.index(name) for name in ("r2c6", "r2c4"))
    assert watch(even, elora, near) > watch(even, elora, far) == watch(odd, elora, near) == 0
    assert watch(even, alric, near) == 0, "one is enough"
    assert gain_of_place(even, MOVE, near) == gain_of_place(odd, MOVE, near)
    assert gain_of_place(even, MOVE, far) < gain_of_place(odd, MOVE, far)


def test_a_beacon_that_is_about_to_go_out_is_as_good_as_dark() -> None:
    def worth(number: int, cell: str) -> float:
        return burdens(staged(**IRON_FIRES, tokens=THREE_FIRES, round=number, red=f"elora {cell}").state)

    assert worth(2, "r2c4") > worth(2, "r2c7") == worth(3, "r2c4") == 0


def test_a_horde_that_would_put_out_beacons_is_a_prize() -> None:
    def prize(number: int, tokens: str) -> float:
        return prize_of(staged(**IRON_FIRES, tokens=tokens, round=number, red="elora").state, 0)

    assert prize(2, THREE_FIRES) > prize(3, THREE_FIRES) == prize(2, "beacon r0c3 turned ; beacon r2c7")


def test_beacons_that_would_burn_on_are_lit_first() -> None:
    scene = {**IRON_FIRES, "tokens": "beacon r2c7 ; beacon r5c5", "red": "elora"}
    near, free = (CELL_NAMES.index(name) for name in ("r2c7", "r5c5"))
    even, odd = staged(**scene, round=2).state, staged(**scene, round=3).state
    assert 0 < errands_at(even, near) < errands_at(even, free)
    assert errands_at(odd, near) == errands_at(odd, free)


def test_a_hero_sets_out_in_time_for_the_last_volcano() -> None:
    def steps_left(decks: str) -> int:
        scene = {"scenario": "S5", "tokens": "volcano r0c7", "trays": f"{MANY} 1/0", "decks": decks}
        table = staged(**scene, red="alric t0 00", blue="elora used").do("activate alric")
        state = table.do(quick(table)).state
        return int(steps_between(state.cell[GAME.tables.hero_names.index("alric")], 7))

    assert steps_left("1 II01 II02 II03 II04 II05 II06 ; 2") == 6, "there is time to hold the horde"
    assert steps_left("1 II01 II02 ; 2") <= 4, "in two rounds it is there"


def test_sand_warriors_and_companions_have_no_errands() -> None:
    scene = {"scenario": "S5", "tokens": "volcano r0c7", "decks": "1 II01 ; 2"}
    state = staged(**scene, red="alric r2c1 ; warrior1 r2c0").state
    worth = [in_time(state, figure, 7) for figure in range(len(state.role))]
    alric = GAME.tables.hero_names.index("alric")
    assert worth[alric] > 0
    assert [figure for figure, each in enumerate(worth) if each] == [alric]


def test_a_flower_is_left_for_later_if_it_does_nothing_now() -> None:
    near = staged(scenario="S9", red="elora r2c1", trays=f"{MANY} r1c1", tokens="magic r2c2")
    near.do("activate elora", "move r2c3")
    assert (near.asks, quick(near)) == ("sights", "sight r2c2")
    idle = staged(scenario="S9", red="elora r2c1", tokens="magic r2c2").do("activate elora", "move r2c3")
    assert (idle.asks, quick(idle)) == ("sights", "stop")


def test_where_a_knock_out_loses_the_game_the_weak_keep_away() -> None:
    scene = {"red": "alric t0 00 hp=1", "blue": "elora used", "trays": f"{MANY} 1/2"}
    heroic = staged(**scene, options={"difficulty": "heroic"}).do("activate alric")
    assert quick(heroic).startswith("move")
    state = heroic.do(quick(heroic)).state
    alric = GAME.tables.hero_names.index("alric")
    assert harm_at(state, int(state.cell[alric]), int(state.tray[alric])) == 0


def test_that_fear_is_in_the_judgement() -> None:
    def lost(setting: str) -> float:
        scene = {"trays": f"{GNOLLS} 1/2", "options": {"difficulty": setting}, "crystals": 0, "gold": 0}
        return chance(**scene, red="alric r5c0 hp=1") - chance(**scene, red="alric r2c2 hp=1")

    assert lost("heroic") > lost("standard") + 0.05


# decisions


def test_greedy_wins_prologues_that_random_loses() -> None:
    won = {bot: sum(course(bot, "P", 2, seed).ending == "won" for seed in (1, 2, 3)) for bot in ("greedy", "random")}
    assert won == {"greedy": 3, "random": 0}


@pytest.mark.parametrize("scenario", ["S3", "S5", "S8", "S10"])
def test_goals_that_heroes_have_to_walk_to_are_reached(scenario: str) -> None:
    assert by_policy(scenario, 2, 1) == "won"
