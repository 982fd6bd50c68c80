"""Chapter 2: the two secret commitments, and how play starts."""

import pytest

from tests.games.summoner.boards import BLUE_DEPLOYMENT, GAME, RED_DEPLOYMENT, Table, blank, prepare, started
from tests.rules import rule
from warbook.games.summoner.content.tables import BLUE, RED
from warbook.games.summoner.present.events import Locked, TurnBegan

CARDS = "CHAIN PIERCE MIMIC"


def half_prepared() -> Table:
    """Red has prepared everything and not locked in."""
    return prepare(blank(), "red", RED_DEPLOYMENT, CARDS)


@rule("SW-2.1", "SW-15.3")
def test_red_goes_first_unless_the_table_says_otherwise() -> None:
    assert started().seat == RED
    assert started(first_player="blue").seat == BLUE


@rule("SW-2.1", "SW-15.3")
def test_the_first_player_may_be_drawn() -> None:
    drawn_first = set()
    for seed in range(12):
        table = Table(GAME.setup("standard", 2, {"first_player": "random", "augment_count": "0"}, seed))
        prepare(prepare(table, "red", RED_DEPLOYMENT, ""), "blue", BLUE_DEPLOYMENT, "")
        table.by("red", "lock").by("blue", "lock")
        assert table.state.first == table.seat
        drawn_first.add(table.seat)
    assert drawn_first == {RED, BLUE}


@rule("SW-2.2")
def test_play_starts_when_both_have_locked_in() -> None:
    table = prepare(half_prepared(), "blue", BLUE_DEPLOYMENT, CARDS).by("blue", "lock")
    assert GAME.acting(table.state) == [RED]
    table.by("red", "lock")
    assert table.view("spectator").phase == "play"
    assert table.told(TurnBegan)[0].side == RED


@rule("SW-2.2")
def test_cards_and_places_may_be_changed_until_locking_in() -> None:
    table = half_prepared()
    table.by("red", "edit").by("red", "drop CHAIN").by("red", "card OBSERVE")
    table.by("red", "edit").by("red", "take a1").by("red", "edit").by("red", "take d1")
    table.by("red", "place F d1").by("red", "place S a1").by("red", "lock")
    table = prepare(table, "blue", BLUE_DEPLOYMENT, CARDS).by("blue", "lock")
    assert table.on("a1") == "(S)" and table.on("d1") == "(F)"
    assert table.view("red").sides[RED].cards == ("OBSERVE", "MIMIC", "PIERCE")


@rule("SW-2.2")
def test_nothing_may_be_changed_after_locking_in() -> None:
    table = half_prepared().by("red", "lock")
    for text in ("edit", "lock", "drop CHAIN", "take a1", "card FEARLESS"):
        assert table.why(text, "red") == "SW-2.2"


@rule("SW-2.2", "SW-15.7")
def test_both_sides_prepare_at_the_same_time() -> None:
    table = blank()
    assert GAME.acting(table.state) == [RED, BLUE]
    table.by("blue", "place S h4").by("red", "place S a1").by("blue", "card CHAIN")
    assert GAME.acting(table.state) == [RED, BLUE]


@rule("SW-2.3", "SW-1.4")
def test_a_piece_is_placed_on_a_free_cell_of_the_own_territory() -> None:
    table = blank().by("red", "place S a1")
    assert table.why("place F a1", "red") == "SW-1.7"
    assert table.why("place F a3", "red") == "SW-2.3"
    assert table.why("place F a2", "blue") == "SW-2.3"
    assert table.why("place F h2", "red") == ""


@rule("SW-2.3")
def test_all_pieces_start_face_down() -> None:
    assert started().board() == (
        "(f) (w) (s) (b) (h) (p) (b) (f)\n"
        "(k) (f) (p) (a) (f) (w) (a) (k)\n"
        "(K) (A) (F) (H) (F) (A) (B) (K)\n"
        "(F) (W) (P) (S) (B) (P) (W) (F)"
    )


@rule("SW-2.4")
def test_on_the_full_board_nobody_has_a_move() -> None:
    table = started().do("+d2")
    assert "." not in table.board().split()
    assert not [text for text in table.legal() if "-" in text]


@rule("SW-2.5", "SW-15.7")
@pytest.mark.parametrize("viewer", ["blue", "spectator"])
def test_the_others_see_only_whether_a_side_is_ready(viewer: str) -> None:
    table = blank()
    before = table.view(viewer)
    prepare(table, "red", RED_DEPLOYMENT, CARDS)
    assert table.view(viewer) == before
    assert table.heard(viewer) == []
    table.by("red", "lock")
    assert [side.locked for side in table.view(viewer).sides] == [True, False]
    assert table.heard(viewer) == [Locked(rule="SW-2.5", side=RED)]
    assert table.view(viewer).sides[RED].cards is None


@rule("SW-2.5", "SW-16.3")
def test_the_own_draft_is_shown_to_its_own_side_alone() -> None:
    table = half_prepared()
    own = table.view("red").draft
    assert own is not None and own["d1"] == "S" and len(own) == 16
    assert table.view("red").sides[RED].cards == ("CHAIN", "MIMIC", "PIERCE")
    assert table.view("blue").draft == {}
    assert table.view("spectator").draft is None


@rule("SW-2.6")
def test_no_more_pieces_of_a_type_than_the_composition_has() -> None:
    table = blank().by("red", "place S a1")
    refused = GAME.refuse(table.state, GAME.read("place S a2", GAME.acting(table.state)[0]))
    assert refused is not None and refused.rule == "SW-2.6" and refused.values == {"count": 1}
    table.by("red", "place W a2").by("red", "place W b2")
    assert table.why("place W c2", "red") == "SW-2.6"


@rule("SW-2.6")
def test_an_unfinished_deployment_cannot_be_locked_in() -> None:
    table = half_prepared().by("red", "edit").by("red", "take c2")
    before = GAME.dump(table.state)
    assert table.why("lock", "red") == "SW-2.6"
    assert GAME.dump(table.state) == before
    assert table.by("red", "place F c2").why("lock", "red") == ""


@rule("SW-2.6", "SW-15.1")
def test_another_composition_may_be_agreed_on() -> None:
    table = blank(composition="S1 H1 W3 P3 K2 A2 B2 F2")
    for cell in ("a1", "b1", "c1"):
        table.by("red", f"place W {cell}")
    assert table.why("place W d1", "red") == "SW-2.6"


@rule("SW-15.1")
@pytest.mark.parametrize(
    ("composition", "word"),
    [
        ("S1 H1 W2 P2 K2 A2 B2 F5", "17 pieces"),
        ("S2 H1 W2 P2 K2 A2 B2 F3", "2 of S"),
        ("S1 H0 W3 P2 K2 A2 B2 F4", "0 of H"),
        ("S1 H1 X14", "X14"),
        ("", "''"),
    ],
)
def test_a_composition_needs_sixteen_pieces_with_one_summoner_and_one_hero(composition: str, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        blank(composition=composition)


@rule("SW-2.7")
@pytest.mark.parametrize("text", ["take a1", "place F a1", "edit", "lock"])
def test_pieces_are_not_rearranged_once_play_has_started(text: str) -> None:
    table = started().do("+d2", "+e4")
    assert table.why(text) == "SW-13.4"
