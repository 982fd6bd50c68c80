"""What the terminal draws depends on nothing that the seat may not know, and says everything twice."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from tests.games.summoner.boards import Table, drawn
from tests.rules import fact, rule
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.summoner.board import UNICODE, draw_board
from warbook.cli.play.render.summoner.table import SummonerTable
from warbook.cli.play.render.summoner.tally import trap_chance, unseen, uses_left
from warbook.cli.play.screen import Recent
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.present.view import view
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import SPECTATOR, Seat
from warbook.kernel.rng import Rng, seeded

GAME = SummonerWar()
ENGLISH = texts_for(GAME, "en")
TABLE = SummonerTable(GAME, ENGLISH, False)
NAMES = ["one", "two"]


def printed(drawn: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system="truecolor", force_terminal=True, highlight=False)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def everything(state: SummonerState, seat: Seat) -> str:
    """All that the terminal can print for a seat at this moment."""
    seen, decision = GAME.view(state, seat), GAME.decision(state, seat)
    parts = [printed(TABLE.screen(seen, Recent(), NAMES, width), width) for width in (80, 140)]
    if seat != SPECTATOR:
        parts.append(printed(TABLE.cards(seen)))
    if decision is not None:
        parts += [str(group) for group in TABLE.menu(seen, decision)]
    return "\n".join(parts)


def positions(seed: int, count: int) -> Iterator[SummonerState]:
    """Positions of a random game, from the first preparation on."""
    rng = seeded(seed)
    state = GAME.setup("standard", 2, {}, seed)
    for _ in range(count):
        if state.over:
            return
        yield state
        seat = GAME.acting(state)[int(rng.below(len(GAME.acting(state))))]
        prepares = state.draft is not None
        legal = GAME.legal(state, seat)
        GAME.apply(state, GAME.prior(state, seat, rng) if prepares else legal[int(rng.below(len(legal)))])


@rule("SW-16.4", "SW-19.8")
@fact("SW-16.12")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(seed: int) -> None:
    rng: Rng = seeded(seed)
    for number, state in enumerate(positions(seed, 160)):
        if number % 6 != seed % 6:
            continue
        for seat in (Seat(0), Seat(1), SPECTATOR):
            dealt = GAME.determinize(state, seat, rng)
            assert everything(dealt, seat) == everything(state, seat)


BOARD = """
4 (s) .  .  . (k) .  .  .
3  .  k  .  .  .  .  . (a)
2  .  .  W  .  .  .  .  .
1 (A) .  .  . (H) . (S) .
   a  b  c  d  e  f  g  h
"""


def plain_board(table: Table, seat: int, *cells: int) -> list[str]:
    return draw_board(view(table.state, seat), frozenset(cells), ENGLISH, UNICODE).plain.splitlines()


def screen(table: Table, seat: int, recent: Recent | None = None, width: int = 80) -> str:
    drawn_screen = printed(TABLE.screen(view(table.state, seat), recent or Recent(), NAMES, width), width)
    return re.sub(r"\x1b\[[0-9;]*m", "", drawn_screen)


@rule("SW-19.7")
def test_the_own_side_is_at_the_bottom() -> None:
    table = drawn(BOARD)
    red, blue = plain_board(table, 0), plain_board(table, 1)
    assert red[0].split() == list("abcdefgh")
    assert blue[0].split() == list("hgfedcba")
    assert [line[1] for line in red if line[1].isdigit()] == ["4", "3", "2", "1"]
    assert [line[1] for line in blue if line[1].isdigit()] == ["1", "2", "3", "4"]


@rule("SW-19.7", "SW-1.11")
def test_own_hidden_pieces_show_veiled_faces_and_enemy_ones_their_backs() -> None:
    red, blue = "\n".join(plain_board(drawn(BOARD), 0)), "\n".join(plain_board(drawn(BOARD), 1))
    for own in ("◆(A)", "◆(H)", "◆(S)", "◆ W", "● K"):
        assert own in red
    assert "●(" not in red
    assert red.count("░░ ● ░░░") == 3
    for own in ("●(S)", "●(K)", "●(A)", "◆ W", "● K"):
        assert own in blue
    assert "◆(" not in blue


@rule("SW-16.6", "SW-19.7")
def test_a_publicly_known_piece_has_a_mark_of_its_own() -> None:
    table = drawn(BOARD)
    table.state.known[table.piece("a4")] = 1
    assert "●{S}" in "\n".join(plain_board(table, 0))
    assert "{ } face-down, publicly known" in screen(table, 0)


@rule("SW-19.7")
def test_what_was_touched_last_is_marked() -> None:
    lines = plain_board(drawn(BOARD), 0, 8, 9)  # c1 and c2
    assert [line.count("◄") for line in lines if "◄" in line] == [1, 1]


@rule("SW-19.7", "SW-19.5")
def test_the_tally_counts_out_what_nobody_has_seen() -> None:
    table = drawn(BOARD, dead_blue="A F H")
    left = unseen(view(table.state, 0), 1)
    assert left == {"S": 1, "H": 0, "W": 2, "P": 2, "K": 1, "A": 1, "B": 2, "F": 3}
    assert trap_chance(view(table.state, 0), 1) == (1, 12)


@rule("SW-19.7", "SW-10.1")
def test_own_cards_show_the_uses_they_have_left() -> None:
    table = drawn(BOARD, red="MIMIC SACRIFICE FEARLESS")
    seen = view(table.state, 0)
    assert uses_left(seen, "MIMIC") == 1
    assert uses_left(seen, "SACRIFICE") == 1
    assert uses_left(seen, "FEARLESS") is None
    cards = "Fearless King (S, always on), Sacrificial Strike (W, 1 use left), Mimicry (A, 1 use left)"
    assert cards in re.sub(r"\s+", " ", screen(table, 0))
    assert "3 secret cards" in screen(table, 1)
    assert "Mimicry" not in screen(table, 1)


@rule("SW-8.16", "SW-19.7")
def test_the_header_says_why_a_side_plays_again_after_a_trap() -> None:
    board = """
    4 (s) .  .  .  .  .  .  .
    3  .  . (a) .  .  .  .  .
    2  .  .  W  .  .  .  .  .
    1  .  .  .  .  .  . (S) .
       a  b  c  d  e  f  g  h
    """
    table = drawn(board)
    table.do("c2xc3")
    recent = TABLE.touched(table.heard("red"), Recent())
    assert "Red to act · once more, after an assassin trap (SW-8.16)" in screen(table, 0, recent)
    told = [ENGLISH.say(line.key, line.words) for line in TABLE.tell(table.heard("red"))]
    assert told == [
        "Red attacks c3 from c2.",
        "Blue's Assassin on c3 turns face-up.",
        "Assassin trap! Red's Warrior on c2 dies.",
        "Red takes the next turn too: the Assassin's forced entry has used up the enemy's turn.",
    ]


@rule("SW-12.6", "SW-19.7")
def test_the_counters_of_the_draws_are_shown() -> None:
    assert "7 of 50 turns without progress" in screen(drawn(BOARD, quiet=7), 0)


@rule("SW-19.7")
def test_marks_on_pieces_are_explained() -> None:
    table = drawn(BOARD)
    warrior = table.piece("c2")
    table.state.changed[warrior] = table.state.used[table.piece("b3")] = 1
    table.state.orthogonal[warrior] = table.state.diagonal[warrior] = 1
    drawn_screen = screen(table, 1)
    assert "◆ W≈+1×1│" in drawn_screen
    assert "● K✓" in drawn_screen
    explained = re.sub(r"\s+", " ", drawn_screen)
    for words in ("✓ effect used", "≈ transformed", "+1 orthogonal attack range", "×1 diagonal attack range"):
        assert words in explained


def test_a_plain_terminal_gets_plain_characters() -> None:
    table = SummonerTable(GAME, ENGLISH, True)
    state = drawn(BOARD).state
    text = printed(table.screen(view(state, 0), Recent(frozenset({9})), NAMES, 80))
    board = re.sub(r"\x1b\[[0-9;]*m", "", text).partition("\n\n")[2] or text
    assert re.sub(r"\x1b\[[0-9;]*m", "", text).replace("·", "").isascii(), board


def test_chinese_names_keep_the_board_straight() -> None:
    chinese = texts_for(GAME, "zh-Hant")
    lines = draw_board(view(drawn(BOARD).state, 0), frozenset(), chinese, UNICODE).split()
    ruled = [line for line in lines if "│" in line.plain or "─" in line.plain]
    assert len(ruled) == 13
    assert {Text(line.plain.rstrip(" 1234")).cell_len for line in ruled} == {3 + 8 * 9 + 1}


@rule("SW-13.2")
def test_the_menu_groups_by_piece_and_names_the_targets() -> None:
    board = """
    4 (s) .  .  .  .  .  .  .
    3  .  . (a) .  .  .  .  .
    2  .  .  W  .  .  k  .  .
    1  .  .  .  .  .  . (S) .
       a  b  c  d  e  f  g  h
    """
    state = drawn(board).state
    decision = GAME.decision(state, Seat(0))
    assert decision is not None
    groups = TABLE.menu(GAME.view(state, Seat(0)), decision)
    assert [group.title for group in groups[:-1]] == ["Summon", "Warrior c2: any distance orthogonally"]
    notes = {entry.notation: entry.note for group in groups for entry in group.entries}
    assert notes["+g1"] == "Summoner"
    assert notes["c2xc3"] == "face-down, risk 2/15"
    assert notes["c2xf2"] == "Knight"
    assert groups[-1].title == "Assassin traps: 2 of the 15 unseen enemy pieces."
    listed = sorted(entry.action for group in groups for entry in group.entries)
    assert listed == sorted(option.action for option in decision.options)


@rule("SW-16.14")
def test_the_story_of_an_own_window_is_told_to_each_side_in_its_time() -> None:
    board = """
    4 (s) .  .  .  .  .  .  .
    3  .  . (a) .  .  .  .  .
    2  .  .  W  .  .  .  .  .
    1  . (P) .  .  .  . (S) .
       a  b  c  d  e  f  g  h
    """
    table = drawn(board, red="MINDCTRL")
    told: dict[str, list[str]] = {"red": [], "blue": []}
    for move in ("+b1", "!MINDCTRL c2 g1"):
        table.do(move)
        for seat, lines in told.items():
            lines += [ENGLISH.say(line.key, line.words) for line in TABLE.tell(table.heard(seat))]
    assert told["red"] == told["blue"]
    assert told["red"][:2] == ["Red summons the Priest on b1.", "Red uses Mind Control."]
    assert "Red's Warrior on c2 turns face-down." in told["red"]
    assert "The pieces on c2 and g1 swap places." in told["red"]
