"""Chapter 16: who may know what."""

import pytest

from tests.games.summoner.boards import GAME, SEATS, Table, drawn, encoded, redrawn, started
from tests.rules import fact, rule
from warbook.games.summoner.content.tables import BLUE, CODES, LETTERS, RED
from warbook.games.summoner.present.events import CardShown, Revealed
from warbook.games.summoner.present.notation import read_cell, write_cell
from warbook.games.summoner.present.view import PieceView
from warbook.games.summoner.scenes.positions import write_seen
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded
from warbook.kernel.wire import Event

VIEWERS = ("red", "blue", "spectator")
BOARD = """
    4  .  .  .  .  .  .  f (s)
    3  .  . (a) . (p) .  k  .
    2  . (W) H  .  .  .  .  .
    1 (P) .  . (A) .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def played(seed: int, turns: int) -> list[SummonerState]:
    """The first positions of a random game, windows included."""
    state = started("SWITCH OBSERVE DISGUISE", "COMMAND PROPHECY SNIPE").state
    rng = seeded(seed)
    found: list[SummonerState] = []
    while not state.over and len(found) < turns:
        found.append(state.clone())
        options = GAME.legal(state, GAME.acting(state)[0])
        GAME.apply(state, options[int(rng.below(len(options)))])
    return found


@rule("SW-16.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_depends_on_nothing_that_its_viewer_cannot_know(viewer: str) -> None:
    rng = seeded(9)
    for state in played(1, 40):
        other = GAME.determinize(state, SEATS[viewer], rng)
        assert encoded(Table(other).view(viewer)) == encoded(Table(state).view(viewer))


@rule("SW-16.2")
def test_what_is_public_is_the_same_in_every_view() -> None:
    table = drawn(BOARD, red="OBSERVE", quiet=3, dead_red="F K", dead_blue="W").do("$OBSERVE h4", "g4-f4")
    views = [table.view(viewer) for viewer in VIEWERS]
    for view in views:
        assert view.options["augment_count"] == "3" and view.phase == "play"
        assert view.acting == (RED,) and view.label == "turn"
        assert view.sides[RED].dead == ("F", "K") and view.sides[BLUE].dead == ("W",)
        assert view.sides[RED].public_cards == ("OBSERVE",) and view.sides[RED].secret_cards == 2
        assert (view.sides[RED].chosen_turns, view.sides[BLUE].chosen_turns) == (3, 3)
        assert view.quiet == 1 and view.repetition == 1 and view.turns == views[0].turns
        shown = {write_cell(piece.cell): (piece.side, piece.kind) for piece in view.pieces if piece.up}
        assert shown == {"f4": (BLUE, "F"), "g3": (BLUE, "K"), "c2": (RED, "H"), "h4": (BLUE, "S")}
        assert [piece.used for piece in view.pieces if piece.kind == "H"] == [True]


@rule("SW-16.2")
def test_transformed_marks_and_bonuses_are_public() -> None:
    table = drawn(redrawn(BOARD, d2="k", d1="(A)", b1="F", c1="(K)"), red="MIMIC COMMANDER")
    table.do("~d1xd2", "g4-f4", "+c1", "!COMMANDER b1 cross")
    for viewer in VIEWERS:
        pieces = {write_cell(piece.cell): piece for piece in table.view(viewer).pieces}
        assert pieces["d2"].kind == "K" and pieces["d2"].transformed
        assert pieces["b1"].orthogonal == 1


@rule("SW-16.3")
def test_what_is_private_is_in_the_own_view_only() -> None:
    table = drawn(BOARD, red="CHAIN PIERCE")
    assert table.view("red").sides[RED].cards == ("CHAIN", "PIERCE")
    assert table.seen("red", "b2") == "(W)"
    for viewer in ("blue", "spectator"):
        assert table.view(viewer).sides[RED].cards is None
        assert table.seen(viewer, "b2") == "(X)"


@rule("SW-16.4")
@fact("SW-16.12")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_view_holds_a_hidden_type_or_card(viewer: str) -> None:
    seat = SEATS[viewer]
    for state in played(2, 60):
        view = Table(state).view(viewer)
        for piece in view.pieces:
            if not piece.up and not piece.public_type and piece.side != seat:
                assert piece == PieceView(cell=piece.cell, token=piece.token, side=piece.side, up=False)
        for side in (RED, BLUE):
            if side != seat:
                assert view.sides[side].cards is None and not view.sides[side].pursuit
        text = encoded(view).decode()
        secret = [code for code in CODES if not any(code in side.public_cards for side in view.sides)]
        own = view.sides[seat].cards or () if seat >= 0 else ()
        assert not [code for code in secret if f'"{code}"' in text and code not in own]


@rule("SW-16.4")
def test_no_view_holds_the_seed_or_the_generator() -> None:
    table = started()
    words = [str(word) for word in table.state.rng.words()[:6]]
    for viewer in VIEWERS:
        text = encoded(table.view(viewer)).decode()
        assert not [word for word in words if word in text] and "rng" not in text and "seed" not in text


@rule("SW-16.5")
def test_a_spectator_sees_what_both_sides_see() -> None:
    table = drawn(BOARD)
    assert [table.seen("spectator", cell) for cell in ("b2", "c3", "c2", "g3", "h1", "h4")] == [
        *("(X)", "(x)", "H", "k", "(X)", "(x)")
    ]
    assert table.view("spectator").sides[RED].cards is None
    assert table.view("spectator").sides[BLUE].cards is None


@rule("SW-16.6")
def test_a_traced_face_down_piece_is_publicly_known_until_it_shows_again() -> None:
    table = drawn(BOARD, red="MINDCTRL").do("+a1", "!MINDCTRL c2 b2")
    assert [table.seen(viewer, "b2") for viewer in VIEWERS] == ["{H}"] * 3
    assert [table.seen(viewer, "c2") for viewer in VIEWERS] == ["(W)", "(X)", "(X)"]
    table.do("g4-f4", "+b2")
    (hero,) = [piece for piece in table.view("blue").pieces if piece.cell == read_cell("b2")]
    assert hero.up and hero.kind == "H" and hero.public_type == ""


@rule("SW-16.6")
def test_deductions_by_elimination_are_not_in_the_view() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  W  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.seen("red", "h4") == "(x)", "it can only be the Summoner, and the view does not say so"


@rule("SW-16.7")
def test_a_token_is_colour_and_start_cell_and_follows_its_piece() -> None:
    table = drawn(BOARD, red="DISGUISE").do("+d1", "!DISGUISE h1")
    tokens = {write_cell(piece.cell): piece.token for piece in table.view("blue").pieces}
    assert tokens["h1"] == "r-d1" and tokens["d1"] == "r-h1" and tokens["c3"] == "b-c3"


@rule("SW-16.7")
def test_a_token_says_nothing_of_the_type() -> None:
    one = {piece.token for piece in started().view("spectator").pieces}
    other = {piece.token for piece in started(red_deployment="SHWWPPKK/AABBFFFF").view("spectator").pieces}
    assert one == other and len(one) == 32


@rule("SW-16.8", "SW-19.8")
@pytest.mark.parametrize("viewer", ["blue", "spectator"])
def test_the_legal_list_goes_only_to_the_player_who_decides(viewer: str) -> None:
    state = started().state
    assert GAME.legal(state, Seat(RED)) != []
    assert GAME.legal(state, SEATS[viewer]) == [] and GAME.decision(state, SEATS[viewer]) is None
    assert "d2" not in encoded(Table(state).view(viewer)).decode().replace('"r-d2"', "")


@rule("SW-16.11")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_play_starts_everyone_sees_positions_and_no_enemy_types(viewer: str) -> None:
    pieces = started().view(viewer).pieces
    assert len(pieces) == 32 and not any(piece.up for piece in pieces)
    assert {piece.side for piece in pieces if piece.kind} == ({SEATS[viewer]} if viewer != "spectator" else set())


@rule("SW-16.11")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    ("texts", "shown"),
    [(("+b2",), {"W"}), (("$OBSERVE c3", "."), {"A"}), (("c2xc3",), {"A"}), (("~d1xd2",), {"A", "F"})],
    ids=["summon", "forced summon", "attack", "hidden attack"],
)
def test_everyone_learns_the_types_that_show(viewer: str, texts: tuple[str, ...], shown: set[str]) -> None:
    table = drawn(redrawn(BOARD, d2="(f)"), red="OBSERVE")
    learned: list[Event] = []
    for text in texts:
        learned += table.do(text).heard(viewer)
    assert {LETTERS[event.kind] for event in learned if isinstance(event, Revealed)} == shown


@rule("SW-16.11")
def test_a_declined_card_on_the_own_turn_teaches_the_others_nothing() -> None:
    declined = drawn(BOARD, red="PROPHECY").do("+a1", ".")
    none_held = drawn(BOARD, red="CHAIN").do("+a1")
    for viewer in ("blue", "spectator"):
        assert encoded(declined.view(viewer)) == encoded(none_held.view(viewer))
        assert declined.heard(viewer) == none_held.heard(viewer)


@rule("SW-16.11", "SW-10.9")
def test_a_hidden_casters_cell_is_not_told() -> None:
    one = drawn(redrawn(BOARD, c2="(H)"), red="OBSERVE").do("$OBSERVE e3")
    other = drawn(redrawn(BOARD, c2="(W)", b2="(H)"), red="OBSERVE").do("$OBSERVE e3")
    for viewer in ("blue", "spectator"):
        assert encoded(one.view(viewer)) == encoded(other.view(viewer))
        assert one.heard(viewer) == other.heard(viewer)
        assert [event.code for event in one.heard(viewer) if isinstance(event, CardShown)] == ["OBSERVE"]


@rule("SW-16.11", "SW-16.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_the_game_is_over_everything_may_be_shown(viewer: str) -> None:
    table = started("SWITCH OBSERVE DISGUISE").by("red", "resign")
    view = table.view(viewer)
    assert view.phase == "over" and all(piece.kind for piece in view.pieces)
    assert view.sides[RED].cards == ("SWITCH", "OBSERVE", "DISGUISE")


@fact("SW-16.12")
@pytest.mark.parametrize(("one", "other"), [("(f)", "(a)"), ("(s)", "(w)"), ("(b)", "(h)")])
def test_exchanging_two_hidden_types_changes_nothing_for_the_enemy(one: str, other: str) -> None:
    true = drawn(redrawn(BOARD, c3=one, e3=other, h4="s"), red="OBSERVE PIERCE")
    false = drawn(redrawn(BOARD, c3=other, e3=one, h4="s"), red="OBSERVE PIERCE")
    for viewer in ("red", "spectator"):
        assert encoded(true.view(viewer)) == encoded(false.view(viewer))
    assert true.legal() == false.legal()


@fact("SW-16.12")
@pytest.mark.parametrize("texts", [(), ("+a1",), ("+d1",), ("+b2",)])
def test_exchanging_a_secret_card_changes_nothing_for_the_others(texts: tuple[str, ...]) -> None:
    views = set()
    for card in ("PROPHECY", "MINDCTRL", "DISGUISE", "CHAIN"):
        table = drawn(BOARD, red=card).do(*texts)
        if table.next == "red:response":
            table.do(".")
        views.add((encoded(table.view("blue")), encoded(table.view("spectator"))))
    assert len(views) == 1


@fact("SW-16.13")
@pytest.mark.parametrize(
    ("piece", "token"),
    [
        (PieceView(cell=0, token="r-a1", side=RED, up=False), "(X)"),
        (PieceView(cell=0, token="b-a1", side=BLUE, up=False), "(x)"),
        (PieceView(cell=0, token="r-a1", side=RED, up=False, kind="S", public_type="S"), "{S}"),
        (PieceView(cell=0, token="b-a1", side=BLUE, up=False, kind="S", public_type="S"), "{s}"),
        (PieceView(cell=0, token="b-a1", side=BLUE, up=False, kind="W"), "(w)"),
        (PieceView(cell=0, token="r-a1", side=RED, up=True, kind="W"), " W "),
    ],
)
def test_how_a_view_is_drawn(piece: PieceView, token: str) -> None:
    assert write_seen(piece) == token
