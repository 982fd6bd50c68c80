"""Chapter 6: from the teams to the first game turn, step by step."""

import pytest

from tests.games.krosmaster.boards import GAME, Table, begun, staged
from tests.rules import rule
from warbook.games.krosmaster.content.tables import CRATE, TREE, cell_name, cell_named
from warbook.games.krosmaster.present.events import Acted, ArenaSet, MarketSet, OrderSet, StartSet
from warbook.games.krosmaster.present.notation import SEATS
from warbook.games.krosmaster.verbs import SIDE, START, cell_of, thing_of
from warbook.kernel.api import act

STARS = "queen bill oscar aboum"  # 8 + 7 + 6 + 3
SOIL = "anna kassius king healey"  # 9 + 4 + 2 + 1
EDGES = ("N", "E", "S", "W")


def chosen(red: str, blue: str, seed: int = 1, **options: str) -> Table:
    """A duel of these teams, as far as the players' next decision."""
    table = begun(teams="custom", seed=seed, **options)
    for seat, names in (("red", red), ("blue", blue)):
        table.all(*(f"{seat}: take {name}" for name in names.split())).do(f"{seat}: ready", None)
    return table


def ready(red: str = STARS, blue: str = SOIL, arena: str = "pit", edge: str = "N") -> Table:
    """The same as far as the deployment."""
    return chosen(red, blue).do(f"arena {arena}").do(f"start {edge}", None)


def deployed(table: Table) -> Table:
    """Both players place their figures on the first cells that are left."""
    while table.asks == "DEPLOY":
        arg = table.options("place")[0]
        table.do(f"place p{thing_of(arg)} {cell_name(cell_of(arg))}")
    return table


@rule("KA-6.1", "KA-29.7")
@pytest.mark.parametrize(("red", "blue", "first"), [(STARS, SOIL, "red"), (SOIL, STARS, "blue")])
def test_the_higher_sum_of_initiatives_is_first(red: str, blue: str, first: str) -> None:
    table = chosen(red, blue)
    assert (table.asks, table.seat) == ("ARENA", first)
    assert [event.seats for event in table.told(OrderSet)] == [(0, 1) if first == "red" else (1, 0)]


@rule("KA-6.2")
@pytest.mark.parametrize(
    ("better", "other"),
    [
        ("anna oscar aboum king", "queen bill kassius healey"),  # both 20, and 9 is more than 8
        ("anna queen healey king", "anna bill aboum healey"),  # 9 and 9, then 8 and 7
    ],
)
def test_equal_sums_compare_the_highest_then_the_next(better: str, other: str) -> None:
    assert chosen(better, other).seat == "red" and chosen(other, better).seat == "blue"


@rule("KA-6.2")
def test_equal_teams_are_ordered_by_chance() -> None:
    team = "anna anna bill bill"
    assert {chosen(team, team, seed).seat for seed in range(12)} == {"red", "blue"}


@rule("KA-6.3")
def test_the_first_player_chooses_the_arena() -> None:
    table = chosen(SOIL, STARS)
    assert table.options("arena") == [0, 1]
    assert table.why("red: arena pit") == "KA-22.5", "blue is first"
    refusal = GAME.refuse(table.state, act(1, SIDE, 2))
    assert refusal is not None and refusal.rule == "KA-6.3"
    table.do("arena elemental")
    assert table.game.tables.arena_names[table.state.arena] == "elemental"
    assert [event.rule for event in table.told(Acted)] == ["KA-6.3"], "the log names the rule of the set-up"


@rule("KA-6.3")
def test_the_arena_may_be_agreed_on_before() -> None:
    table = chosen(STARS, SOIL, arena="elemental")
    assert table.asks == "EDGE" and table.game.tables.arena_names[table.state.arena] == "elemental"


@rule("KA-6.4", "KA-2.10")
@pytest.mark.parametrize(("edge", "opposite"), [("N", "S"), ("E", "W"), ("S", "N"), ("W", "E")])
def test_the_other_player_chooses_an_edge_and_the_first_starts_opposite(edge: str, opposite: str) -> None:
    table = chosen(STARS, SOIL).do("arena pit")
    assert (table.asks, table.seat, table.options("start")) == ("EDGE", "blue", [0, 1, 2, 3])
    assert table.why("red: start N") == table.why("blue: arena pit") == "KA-22.5"
    table.do(f"start {edge}", None)
    edges = table.state.field.edges
    assert table.state.starts == [edges[EDGES.index(opposite)], edges[EDGES.index(edge)]]
    assert {event.seat: EDGES[event.edge] for event in table.told(StartSet)} == {0: opposite, 1: edge}


@rule("KA-6.4")
def test_there_are_only_four_edges() -> None:
    table = chosen(STARS, SOIL).do("arena pit")
    assert GAME.refuse(table.state, act(1, START, 4)) is not None


@rule("KA-6.5")
def test_a_timeline_descends_by_initiative() -> None:
    table = ready()
    names = [[table.game.tables.kind_names[table.state.kind[piece]] for piece in line] for line in table.state.timeline]
    assert names == [STARS.split(), SOIL.split()]


@rule("KA-6.5")
@pytest.mark.parametrize(("first", "other"), [("red", "blue"), ("blue", "red")])
def test_equal_initiatives_are_ordered_by_their_player_and_the_first_player_begins(first: str, other: str) -> None:
    teams = {first: "anna anna bill bill", other: "bill bill queen king"}  # 32 against 24
    table = ready(teams["red"], teams["blue"])
    assert (table.asks, table.seat) == ("ORDER", first)
    assert table.why(f"line-up {first}.bill") == "KA-6.5", "Anna has the higher Initiative"
    assert table.why(f"place {first}.anna B1") == "KA-22.5"
    table.do(f"line-up {first}.anna#2")
    assert (table.asks, table.seat) == ("ORDER", first)
    table.do(f"line-up {first}.bill")
    assert (table.asks, table.seat) == ("ORDER", other)
    table.do(f"line-up {other}.bill#2", None)
    lines = {seat: table.state.timeline[SEATS.index(seat)] for seat in teams}
    assert lines[first] == [table.piece(f"{first}.{name}") for name in ("anna#2", "anna", "bill", "bill#2")]
    assert lines[other] == [table.piece(f"{other}.{name}") for name in ("queen", "bill#2", "bill", "king")]


@rule("KA-6.5")
def test_the_timeline_never_changes_during_the_game() -> None:
    table = staged(red="bill E5; anna A1", blue="queen E8 dmg=7; king L1", active="bill")
    before = [line[:] for line in table.state.timeline]
    table.do("cast plaguing-arrow E8", "critical dodge")
    assert table.at("queen") == "" and table.state.timeline == before


@rule("KA-6.6", "KA-16.5", "KA-16.6")
def test_a_creature_acts_directly_after_its_summoner() -> None:
    table = staged(red="queen A1; king E5; healey C1", blue="bill L3", active="king")
    table.do("cast summon-gobball E6").do("end")
    assert table.active == "gobball" and table.points == (5, 3)
    assert table.do("end").active == "healey"


@rule("KA-6.7", "KA-6.8", "KA-6.9", "KA-6.10")
def test_scenery_coins_rewards_and_honour_are_laid_out_before_the_deployment() -> None:
    table = ready()
    state = table.state
    assert table.asks == "DEPLOY" and len(table.told(ArenaSet)) == len(table.told(MarketSet)) == 1
    assert state.scenery[cell_named("G1")] == TREE and state.scenery[cell_named("D3")] == CRATE
    assert (state.coins[cell_named("F6")], state.coins[cell_named("C2")], state.bank) == (2, 1, 14)
    assert [len(pile) for pile in state.piles] == [11, 11, 10, 10, 6, 6]
    ranks = [table.game.tables.reward.rank[table.game.tables.tokens[token]] for token in state.shop]
    assert ranks == [0, 0, 1, 1, 2, 2], "six lie face up, two of each rank"
    lying = sorted(token for pile in [*state.piles, list(state.shop)] for token in pile)
    assert lying == list(range(60))
    assert table.gg() == (6, 6, 1)


@rule("KA-6.9")
def test_the_rewards_are_shuffled() -> None:
    shops = {tuple(deployed_shop(seed)) for seed in range(6)}
    assert len(shops) == 6


def deployed_shop(seed: int) -> list[int]:
    """The tokens that lie face up after a set-up."""
    table = chosen(STARS, SOIL, seed).do("arena pit").do("start N", None)
    return [int(token) for token in table.state.shop]


@rule("KA-6.11")
@pytest.mark.parametrize(
    ("red", "blue", "first", "other"), [(STARS, SOIL, "red", "blue"), (SOIL, STARS, "blue", "red")]
)
def test_the_first_player_places_all_figures_then_the_other(red: str, blue: str, first: str, other: str) -> None:
    table = ready(red, blue)
    assert (table.asks, table.seat) == ("DEPLOY", first)
    assert table.why(f"{other}: place anna B1") == "KA-22.5"
    for name, cell in zip(STARS.split(), ("A11", "B11", "E11", "G11"), strict=True):
        assert table.seat == first
        table.do(f"place {name} {cell}")
    assert (table.asks, table.seat) == ("DEPLOY", other)
    assert deployed(table).asks == "ACTIVATION"


@rule("KA-6.11")
def test_figures_are_placed_on_different_start_cells_of_the_own_edge() -> None:
    table = ready().do("place queen A11")
    assert table.why("place bill A11") == "KA-6.11", "taken"
    assert table.why("place bill A12") == "KA-6.11", "no start cell"
    assert table.why("place bill B1") == "KA-6.11", "the other edge"
    assert table.why("place queen B11") == "KA-6.11", "placed already"
    assert table.why("place anna B11") == "KA-6.11", "not an own figure"
    assert table.why("end") == "KA-22.5"
    assert len(table.options("place")) == 3 * 9


@rule("KA-6.12", "KA-7.6")
@pytest.mark.parametrize(("red", "blue", "first"), [(STARS, SOIL, "red"), (SOIL, STARS, "blue")])
def test_the_first_player_takes_the_first_game_turn(red: str, blue: str, first: str) -> None:
    table = deployed(ready(red, blue))
    assert (table.asks, table.seat, table.active) == ("ACTIVATION", first, "queen")
    assert table.state.turns == 1


@rule("KA-6.13")
def test_start_cells_matter_only_to_the_recall_potion() -> None:
    table = deployed(ready())
    assert table.at("queen") and table.steps() and table.damage("queen") == 0
    recall = staged(red="queen E5 ?G10", arena="pit", starts="S N")
    assert recall.why("use 1 A11") == "" and recall.why("use 1 B1") == recall.why("use 1 E6") == "KA-27.2"
