"""Chapter 5: how teams are chosen."""

import pytest

from tests.games.krosmaster.boards import GAME, Table, begun, extended, figure
from tests.rules import rule
from warbook.games.krosmaster.present.events import Dealt, TeamChosen
from warbook.games.krosmaster.verbs import TAKE
from warbook.kernel.api import Seat, act, arg_of

STARS = ("queen", "bill", "oscar", "aboum")
SOIL = ("anna", "kassius", "king", "healey")


def team(table: Table, seat: int) -> list[str]:
    """The figures of a player."""
    return [GAME.tables.figure_names[figure] for figure in table.state.team[seat]]


def takes(table: Table, seat: str, *names: str) -> Table:
    """A player takes these figures."""
    return table.all(*(f"{seat}: take {name}" for name in names))


@rule("KA-5.1", "KA-5.2")
def test_free_choice_gives_each_player_four_of_the_eight() -> None:
    table = begun(teams="free")
    assert table.game.acting(table.state) == [0, 1], "they choose in any order"
    takes(table, "blue", "anna", "kassius")
    takes(table, "red", *STARS)
    takes(table, "blue", "king", "healey").all("blue: ready", "red: ready")
    assert table.asks == "ARENA" and sorted(team(table, 0)) == sorted(STARS) and sorted(team(table, 1)) == sorted(SOIL)
    assert [len(event.figures) for event in table.told(TeamChosen)] == [4, 4]


@rule("KA-5.1", "KA-5.2")
def test_free_choice_knows_its_limits() -> None:
    table = takes(begun(teams="free"), "red", *STARS)
    assert table.why("red: take anna") == "KA-5.1", "four are enough"
    assert table.why("blue: take queen") == "KA-5.2", "each card is there once"
    assert table.why("blue: ready") == "KA-5.1"
    assert table.why("red: give-back anna") == "KA-5.1"
    assert table.why("red: end") == "KA-22.5"
    table.do("red: give-back bill").do("blue: take bill")
    assert table.why("red: ready") == "KA-5.1" and team(table, 1) == ["bill"]
    takes(table, "red", "anna").do("red: ready")
    assert table.why("red: give-back anna") == "KA-5.1", "who is ready has chosen"
    assert table.game.acting(table.state) == [1]


@rule("KA-5.3")
def test_a_random_deal_gives_each_player_four_different_cards() -> None:
    deals = []
    for seed in range(20):
        table = begun(teams="random", seed=seed)
        assert sorted(team(table, 0) + team(table, 1)) == sorted(GAME.tables.figure_names)
        assert len(team(table, 0)) == 4
        deals.append(tuple(team(table, 0)))
    assert len(set(deals)) > 10


@rule("KA-5.4")
def test_the_draft_reveals_two_cards_and_the_players_pick_first_in_turn() -> None:
    pickers = set()
    for seed in range(8):
        table = begun(teams="draft", seed=seed)
        first = table.seat
        pickers.add(first)
        other = "blue" if first == "red" else "red"
        seen: list[int] = []
        for picker in (first, other, first, other):
            assert (table.asks, table.seat) == ("DRAFT", picker)
            one, two = table.options("card")
            assert not {one, two} & set(seen)
            seen += [one, two]
            assert table.why(f"{other if picker == first else first}: card king") == "KA-22.5"
            table.do(f"card {GAME.tables.figure_names[two]}")
            assert two in table.state.team[("red", "blue").index(picker)]
            assert one in table.state.team[("red", "blue").index(other if picker == first else first)]
        assert len(team(table, 0)) == len(team(table, 1)) == 4 and sorted(seen) == list(range(8))
        assert table.asks == "ARENA"
    assert pickers == {"red", "blue"}, "chance decides who picks first"


@rule("KA-5.4")
def test_only_a_revealed_card_can_be_taken() -> None:
    table = begun(teams="draft")
    hidden = next(name for place, name in enumerate(GAME.tables.figure_names) if place not in table.options("card"))
    assert table.why(f"card {hidden}") == "KA-5.4"
    table.do(f"card {GAME.tables.figure_names[table.options('card')[0]]}")
    assert len(table.told(Dealt)) == 1


@rule("KA-5.4")
def test_the_draft_is_for_two_players() -> None:
    with pytest.raises(ValueError, match=r"KA-5\.4"):
        begun("free-for-all", teams="draft")


@rule("KA-5.5", "KA-5.6", "KA-5.7", "KA-5.10")
def test_a_custom_team_has_gold_names_once_and_white_names_twice() -> None:
    table = takes(begun(teams="custom"), "red", "king", "bill", "bill")
    assert table.why("red: take king") == "KA-5.6"
    assert table.why("red: take bill") == "KA-5.7"
    assert table.why("red: ready") == "KA-5.5", "Level 9"
    takes(table, "red", "queen")
    assert table.why("red: take anna") == "KA-5.5", "Level 15"
    table.do("red: ready")
    assert team(table, 0) == ["king", "queen", "bill", "bill"], "different heroes may be combined"


@rule("KA-5.8")
def test_both_players_may_use_the_same_krosmasters() -> None:
    table = begun(teams="custom")
    for seat in ("red", "blue"):
        takes(table, seat, "anna", "anna", "bill", "bill").do(f"{seat}: ready", None)
    assert team(table, 0) == team(table, 1) == ["anna", "anna", "bill", "bill"]
    assert table.asks == "ARENA"


@rule("KA-5.10")
def test_only_figures_that_exist_can_be_taken() -> None:
    table = begun(teams="custom")
    refusal = GAME.refuse(table.state, act(0, TAKE, len(GAME.tables.figure_names)))
    assert refusal is not None and refusal.rule == "KA-5.10"
    assert [arg_of(action) for action in GAME.legal(table.state, Seat(0))] == list(range(8))


LEVELS = extended(
    {},
    {
        "giant": figure("bite", level=12),
        "titan": figure("bite", level=6),
        **{f"mite-{letter}": figure("bite", level=1) for letter in "abcde"},
    },
    {},
)
MITES = [f"mite-{letter}" for letter in "abcde" for _ in range(2)]


def custom(scenario: str, seats: int) -> Table:
    """Custom teams from a larger collection."""
    return Table(LEVELS.setup(scenario, seats, {"teams": "custom"}, 1), LEVELS)


@rule("KA-5.5")
def test_a_custom_team_has_two_to_eight_krosmasters_of_level_12_together() -> None:
    table = takes(custom("duel", 2), "red", "giant")
    assert table.why("red: ready") == "KA-5.5", "one is no team"
    takes(table, "blue", *MITES[:8])
    assert table.why(f"blue: take {MITES[8]}") == "KA-5.5", "nine are too many"
    table.do("red: give-back giant")
    takes(table, "red", "titan", "titan").do("red: ready")
    table.do(f"blue: give-back {MITES[7]}")
    takes(table, "blue", "king")
    assert table.why("blue: ready") == "KA-5.5", "Level 10"


@rule("KA-5.9", "KA-23.1")
def test_four_players_have_two_krosmasters_each() -> None:
    table = takes(begun("free-for-all", teams="free"), "yellow", "king", "bill")
    assert table.why("yellow: take anna") == table.why("green: ready") == "KA-5.9"
    assert table.why("green: take bill") == "KA-5.2"
    takes(table, "red", "queen", "anna")
    takes(table, "blue", "oscar", "aboum")
    takes(table, "green", "kassius", "healey")
    table.all("red: ready", "green: ready", "blue: ready", "yellow: ready")
    assert [len(figures) for figures in table.state.team] == [2, 2, 2, 2] and table.asks == "ARENA"


@rule("KA-5.9")
def test_custom_teams_of_four_players_have_level_6_together() -> None:
    table = takes(custom("two-against-two", 4), "red", "titan")
    table.do("red: ready")
    takes(table, "blue", *MITES[:4])
    assert table.why(f"blue: take {MITES[4]}") == "KA-5.9", "five are too many"
    assert table.why("green: take giant") == "KA-5.9" and table.why("blue: ready") == "KA-5.9"
    takes(table, "green", "anna", "king").do("green: ready")
    assert table.game.acting(table.state) == [1, 3]


@rule("KA-5.9")
def test_a_random_deal_to_four_players_gives_two_cards_each() -> None:
    table = begun("two-against-two", teams="random")
    assert sorted(figure for figures in table.state.team for figure in figures) == list(range(8))
    assert [len(figures) for figures in table.state.team] == [2, 2, 2, 2]


@rule("KA-5.1", "KA-29.1")
@pytest.mark.parametrize(("name", "value"), [("teams", "free"), ("teams", "custom"), ("arena", "pit")])
def test_a_tutorial_brings_its_own_teams_and_board(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"^option {name}: '{value}' means nothing in tutorial-1 "):
        GAME.setup("tutorial-1", 2, {name: value}, 1)
    assert begun("tutorial-1", teams="random", arena="chosen").asks == "ACTIVATION", "what is usual may be named"
