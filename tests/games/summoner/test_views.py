"""Chapter 16: who may know what."""

import msgspec
import pytest

from tests.games.summoner.boards import GAME, SEATS, Table, drawn, redrawn, started
from tests.rules import fact, rule
from warbook.games.summoner.content.tables import BLUE, CODES, LETTERS, RED
from warbook.games.summoner.present.events import CardShown, Revealed
from warbook.games.summoner.present.notation import read_cell, write_cell
from warbook.games.summoner.present.view import PieceView, SummonerView
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
    found = []
    while not state.over and len(found) < turns:
        found.append(state.clone())
        options = GAME.legal(state, GAME.acting(state)[0])
        GAME.apply(state, options[int(rng.below(len(options)))])
    return found


def encoded(view: SummonerView) -> bytes:
    return msgspec.json.encode(view)


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


def forced(kind: str, blue: str, red: str = "OBSERVE", board: str = BOARD, **options: str) -> Table:
    """Red observes the Blue piece on e3."""
    return drawn(redrawn(board, e3=f"({kind})"), red=red, blue=blue, **options).do("$OBSERVE e3")


@rule("SW-16.9")
@pytest.mark.parametrize(
    ("kind", "blue", "asked"),
    [
        ("p", "CHAIN", True),
        ("k", "CHAIN", True),
        ("a", "CHAIN", True),
        ("b", "CHAIN", True),
        ("w", "CHAIN", False),
        ("h", "FEARLESS", False),
        ("f", "CHAIN", False),
        ("p", "PROPHECY", True),
        ("p", "SOULLINK", False),
        ("k", "GUARDIAN", False),
    ],
)
def test_after_a_forced_summon_the_owner_is_asked_if_the_public_might_expect_it(
    kind: str, blue: str, asked: bool
) -> None:
    assert (forced(kind, blue).next == "blue:response") == asked


@rule("SW-16.9")
def test_an_owner_without_a_usable_card_can_only_decline() -> None:
    table = forced("p", "CHAIN")
    assert table.legal() == ["."] and table.do(".").next == "blue"


@rule("SW-16.9")
def test_nobody_is_asked_when_all_cards_are_public() -> None:
    table = drawn(redrawn(BOARD, h4="(b)", g4="s", e4="h", d4="k"), red="OBSERVE", blue="MIGHT FEARLESS VANGUARD")
    assert table.view("red").sides[BLUE].secret_cards == 0
    assert table.do("$OBSERVE e3").next == "blue"


@rule("SW-16.9")
def test_nobody_is_asked_for_a_piece_that_has_used_its_effect() -> None:
    table = drawn(redrawn(BOARD, h4="(b)", g4="s"), red="OBSERVE", blue="BLINDSHOT")
    table.state.used[table.piece("h4")] = 1
    assert table.do("$OBSERVE h4").next == "blue"


@rule("SW-16.9")
def test_with_open_cards_only_a_really_usable_card_asks() -> None:
    assert forced("p", "CHAIN", augment_secrecy="open").next == "blue"
    assert forced("p", "PROPHECY", augment_secrecy="open").next == "blue:response"


@rule("SW-16.9")
def test_no_card_of_that_type_could_be_used() -> None:
    bare = """
        4  .  .  .  .  .  .  .  s
        3  .  .  .  . (k) .  .  .
        2  .  .  H  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    assert drawn(bare, red="OBSERVE", blue="COMMANDER").do("$OBSERVE e3").next == "blue"


@rule("SW-16.9")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_public_label_of_a_window(viewer: str) -> None:
    assert forced("p", "PROPHECY").view(viewer).label == "response"
    own = drawn(BOARD, red="PROPHECY").do("+a1")
    assert own.view(viewer).label == "turn" and own.view(viewer).acting == (RED,)
    step = drawn(redrawn(BOARD, b2="W"), red="SACRIFICE").do("$SACRIFICE b2")
    assert step.view(viewer).label == "turn"


SWITCHING = redrawn(BOARD, c2="(S)", h1="(F)", c3=".", c4="w")


@rule("SW-16.9", "SW-16.6", "SW-15.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_switch_window_tells_everybody_the_card_and_the_summoner(viewer: str) -> None:
    table = drawn(SWITCHING, turn="blue", red="SWITCH").do("c4xc2")
    assert table.view(viewer).label == "response"
    assert table.view(viewer).sides[RED].public_cards == ("SWITCH",)
    assert table.seen(viewer, "c2") == "{S}"


@rule("SW-16.10")
@pytest.mark.parametrize(
    ("red", "texts"),
    [("CHAIN", ("g3-f2",)), ("MIMIC", ("g3-f2",)), ("PIERCE", ("g3-f2",)), ("PURSUIT", ("c4xb4",))],
)
def test_passive_cards_open_no_window_and_do_not_show_before_they_act(red: str, texts: tuple[str, ...]) -> None:
    board = redrawn(BOARD, c4="w", b4="W")
    held, bare = drawn(board, turn="blue", red=red).do(*texts), drawn(board, turn="blue", red="SWITCH").do(*texts)
    assert held.next == bare.next == "red"
    assert encoded(held.view("blue")) == encoded(bare.view("blue"))
    assert held.heard("blue") == bare.heard("blue")


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


@rule("SW-16.14")
@pytest.mark.parametrize(("red", "text"), [("PROPHECY", "+a1"), ("DISGUISE COMMAND", "$COMMAND d1")])
def test_an_own_window_is_invisible_until_it_closes(red: str, text: str) -> None:
    table = drawn(BOARD, red=red)
    before = {viewer: encoded(table.view(viewer)) for viewer in ("blue", "spectator")}
    table.do(text)
    assert table.next == "red:response"
    for viewer, view in before.items():
        assert encoded(table.view(viewer)) == view
        assert table.heard(viewer) == []
    assert table.seen("red", text[-2:]) in ("P", "A")


@rule("SW-16.14")
def test_the_action_and_the_answer_come_as_one_update() -> None:
    table = drawn(BOARD, red="PROPHECY").do("+a1", "!PROPHECY e3")
    assert [write_cell(event.cell) for event in table.heard("blue") if isinstance(event, Revealed)] == ["a1", "e3"]
    assert [write_cell(event.cell) for event in table.heard("red") if isinstance(event, Revealed)] == ["e3"]


@rule("SW-16.14")
def test_an_offer_of_a_draw_does_not_give_an_own_window_away() -> None:
    waiting = drawn(BOARD, red="PROPHECY").do("+a1").by("red", "draw?")
    plain = drawn(BOARD, red="PROPHECY").by("red", "draw?")
    assert encoded(waiting.view("blue")) == encoded(plain.view("blue"))


@rule("SW-16.14", "SW-12.9", "SW-12.8")
@pytest.mark.parametrize(
    ("offers", "seat", "text"), [((), "red", "resign"), ((), "blue", "resign"), (("draw?",), "blue", "draw+")]
)
def test_an_own_window_in_which_the_game_ends_is_told_first(offers: tuple[str, ...], seat: str, text: str) -> None:
    table = drawn(BOARD, red="PROPHECY").do("+a1")
    for offer in offers:
        table.by("red", offer)
    table.by(seat, text)
    told = [type(event).__name__ for event in table.heard("blue")]
    assert told == ["Acted", "Revealed", "Acted", "Ended"]
    assert [type(event).__name__ for event in table.heard("spectator")] == told
    assert [type(event).__name__ for event in table.heard("red")] == ["Acted", "Ended"]


@rule("SW-11.71", "SW-16.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_which_piece_is_inside_a_double_action(viewer: str) -> None:
    table = drawn(redrawn(BOARD, b2="W"), red="SACRIFICE")
    assert table.view(viewer).stepping == -1
    assert table.do("$SACRIFICE b2").view(viewer).stepping == read_cell("b2")
    assert table.do("b2-b3").view(viewer).stepping == read_cell("b3")
    assert table.do(".").view(viewer).stepping == -1
