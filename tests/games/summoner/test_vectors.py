"""Every vector of Summoner War holds, and a vector that is wrong is caught."""

import re

import pytest

from tests.games.vectors import VectorTests
from tests.rules import rule
from warbook.games.summoner.content.tables import FILES, RANKS
from warbook.games.summoner.scenes.examples import played, whole
from warbook.games.summoner.scenes.positions import position, write_tokens
from warbook.games.summoner.scenes.runner import examine
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.diagram import write_board
from warbook.kernel.vectors.format import Vector, read_vectors

BOARD = """\
4  .  .  .  .  .  .  . (s)
3  .  .  k  .  .  .  .  .
2  . (f) F  w  .  .  .  .
1  .  .  .  .  .  .  . (S)
   a  b  c  d  e  f  g  h"""


class TestVectors(VectorTests[SummonerState]):
    package = "warbook.games.summoner"
    prefix = "SW"
    of_the_rules = 92

    def examine(self, vector: Vector) -> list[str]:
        return examine(vector)

    def played(self, vector: Vector) -> list[tuple[Action | None, Step | None, SummonerState]]:
        return played(vector)

    def check_moment(self, state: SummonerState) -> None:
        seen = whole(state)
        assert seen.seat == -1
        assert state.over or all(piece.kind for piece in seen.pieces)


def built(*lines: str, board: str = BOARD) -> Vector:
    text = "\n".join(["id: SW-EX-999", "rules: SW-7.80", "turn: red", "before:", board, *lines])
    return read_vectors(text, "x.txt")[0]


def test_a_position_is_drawn_as_it_was_given() -> None:
    tokens = write_tokens(position(built("result: ongoing")))
    drawn = {(cell // RANKS, cell % RANKS): token for cell, token in enumerate(tokens)}
    assert write_board(drawn, FILES, RANKS) == BOARD.split("\n")


AFTER = BOARD.replace("F  w", ".  F")

# the lines of a vector, and what differs: each is wrong in one thing
WRONG = {
    "legal": (
        ["legal: c2-c1 , c2xc3"],
        "x.txt:10: legal: expected c2-c1 , c2xc3 to be legal; found c2xc3 refused by SW-7.81",
    ),
    "illegal": (
        ["illegal: c2xc3 , c2xd2"],
        "x.txt:10: illegal: expected c2xc3 , c2xd2 to be illegal; found c2xd2 legal",
    ),
    "refused for another reason": (
        ["refused: c2xc3 SW-7.74"],
        "x.txt:10: refused: expected c2xc3 SW-7.74; found c2xc3 refused by SW-7.81",
    ),
    "not refused": (["refused: c2xd2 SW-7.81"], "x.txt:10: refused: expected c2xd2 SW-7.81; found c2xd2 legal"),
    "legal_from, too few": (
        ["legal_from c2: c2-c1"],
        "x.txt:10: legal_from c2: expected exactly c2-c1; found also c2xd2",
    ),
    "legal_from, too many": (
        ["legal_from c2: c2-c1 , c2xd2 , c2xc3"],
        "x.txt:10: legal_from c2: expected exactly c2-c1 , c2xd2 , c2xc3; found not c2xc3",
    ),
    "legal_all": (["legal_all: +h1"], "x.txt:10: legal_all: expected exactly +h1; found also c2-c1 , c2xd2"),
    "legal_all_after": (
        ["do: c2xd2", "legal_all_after: -"],
        "x.txt:11: legal_all_after: expected exactly -; found also +b2 , +h4 , c3-b4 , c3-d4 , c3xd2",
    ),
    "legal_from_after": (
        ["do: c2xd2", "legal_from_after c3: -"],
        "x.txt:11: legal_from_after c3: expected exactly -; found also c3-b4 , c3-d4 , c3xd2",
    ),
    "legal_after": (
        ["do: c2xd2", "legal_after: c3xb2"],
        "x.txt:11: legal_after: expected c3xb2 to be legal; found c3xb2 refused by SW-7.5",
    ),
    "illegal_after": (
        ["do: c2xd2", "illegal_after: +b2"],
        "x.txt:11: illegal_after: expected +b2 to be illegal; found +b2 legal",
    ),
    "refused_after": (
        ["do: c2xd2", "refused_after: pass SW-4.8"],
        "x.txt:11: refused_after: expected pass SW-4.8; found pass refused by SW-4.7",
    ),
    "a refused action": (
        ["do: c2xd2 ; +b2 ; d2xc2", "result: draw (agreed)"],
        "x.txt:10: do: expected action 3, d2xc2, to be made by red; found it refused by SW-8.1",
    ),
    "after": (
        ["do: c2xd2", "after:", BOARD],
        "x.txt:11: after: expected F on c2, w on d2; found nothing on c2, F on d2",
    ),
    "next": (["do: c2xd2", "next: red"], "x.txt:11: next: expected red; found blue"),
    "next, no window": (["do: c2xd2", "next: blue:response"], "x.txt:11: next: expected blue:response; found blue"),
    "result": (
        ["do: resign", "result: draw (agreed)"],
        "x.txt:11: result: expected draw (agreed); found blue wins (resignation)",
    ),
    "dead_after": (["do: c2xd2", "dead_after blue: W F"], "x.txt:11: dead_after blue: expected W F; found W"),
    "dead_after, nobody": (["dead_after red: F"], "x.txt:10: dead_after red: expected F; found -"),
    "public_cards": (["public_cards red: CHAIN"], "x.txt:10: public_cards red: expected CHAIN; found -"),
    "view": (["view red:", BOARD], "x.txt:10: view red: expected (f) on b2, (s) on h4; found (x) on b2, (x) on h4"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_differs_is_told(name: str) -> None:
    lines, sentence = WRONG[name]
    assert examine(built(*lines)) == [sentence]


def test_every_difference_is_told() -> None:
    differences = examine(built("illegal: c2xd2", "do: c2xd2", "after:", AFTER, "next: red", "result: draw (agreed)"))
    assert [re.sub(r"x\.txt:\d+: (\w+).*", r"\1", sentence) for sentence in differences] == [
        "illegal",
        "next",
        "result",
    ]


# what cannot be examined at all
BROKEN = {
    "an unknown key": (["legl: c2-c1"], "x.txt:10: legl: this key is not known; the keys are turn, cards, "),
    "a key without its argument": (
        ["view:", BOARD],
        "x.txt:10: view: it needs red, blue or spectator before the colon",
    ),
    "a key with an argument": (["next red: blue"], "x.txt:10: next red: it takes no argument"),
    "an unknown option": (
        ["options: solder_range=one", "next: red"],
        "x.txt:10: options: option solder_range: not known; ",
    ),
    "an unknown value": (
        ["options: soldier_range=two", "next: red"],
        "x.txt:10: options: option soldier_range: 'two' is not one of ",
    ),
    "options without a value": (
        ["options: soldier_range", "next: red"],
        "x.txt:10: options: 'soldier_range' is not a list of pairs",
    ),
    "an unknown card": (
        ["cards: red=CHAINS blue=-", "next: red"],
        "x.txt:10: cards: 'CHAINS' is not a card; the cards are FEARLESS, ",
    ),
    "an unknown side": (["cards: green=CHAIN", "next: red"], "x.txt:10: cards: 'green' is not a side: red or blue"),
    "two cards of a type": (
        ["cards: red=CHAIN,MIGHT", "next: red"],
        "x.txt:10: cards: red has two cards of one piece type (SW-3.2)",
    ),
    "too many cards": (
        ["cards: red=CHAIN,SNIPE", "options: augment_count=1", "next: red"],
        "x.txt:10: cards: red has more than 1 cards (SW-3.1)",
    ),
    "an unknown fact": (
        ["state: turn=1,1", "next: red"],
        "x.txt:10: state: turn is not known; the facts are turns, shown, ",
    ),
    "one count of turns": (["state: turns=1", "next: red"], "x.txt:10: state: turns: '1' is not two numbers like 2,1"),
    "a shown colour": (["state: shown=rot", "next: red"], "x.txt:10: state: 'rot' is not a side: red or blue"),
    "a dead letter": (
        ["state: dead_red=F Q", "next: red"],
        "x.txt:10: state: 'Q' is not one of the letters S H W P K A B F",
    ),
    "too many dead": (
        [f"state: dead_red={'F ' * 30}", "next: red"],
        "x.txt:10: state: dead_red: more pieces than the 32 of the game",
    ),
    "no progress as a word": (
        ["state: no_progress=many", "next: red"],
        "x.txt:10: state: no_progress: 'many' is not one number",
    ),
    "no progress at its limit": (
        ["state: no_progress=50", "next: red"],
        "x.txt:10: state: no_progress: at 50 the game is over",
    ),
    "a garbled action": (["do: c2xz9", "next: red"], "x.txt:10: do: 'c2xz9' is not an action ("),
    "a garbled action in a list": (["legal: c2-c1 , c2"], "x.txt:10: legal: 'c2' is not an action ("),
    "a garbled action after a refused one": (
        ["do: c2xc3 ; oops", "next: red"],
        "x.txt:10: do: 'oops' is not an action (",
    ),
    "a typo in a key that is not compared": (
        ["do: c2xc3", "result: red won"],
        "x.txt:11: result: 'red won' is not ongoing, and not red wins, blue wins or draw with (summoner or ",
    ),
    "an unknown ending": (["result: draw (boredom)"], "x.txt:10: result: 'draw (boredom)' is not ongoing, "),
    "no action": (["legal: -"], "x.txt:10: legal: no action is named"),
    "a refusal without a rule": (["refused: c2xc3"], "x.txt:10: refused: 'c2xc3' does not end with the rule"),
    "a refusal with no rule of the game": (
        ["refused: c2xc3 SW-99.1"],
        "x.txt:10: refused: 'c2xc3 SW-99.1' does not end with the rule",
    ),
    "a cell off the board": (["legal_from i9: -"], "x.txt:10: legal_from i9: 'i9' is not a cell from a1 to h4"),
    "a garbled next": (["next: green"], "x.txt:10: next: 'green' is not red, blue, red:response, blue:response or -"),
    "an unknown viewer": (
        ["view green:", BOARD],
        "x.txt:10: view green: 'green' is not a viewer: red, blue, spectator",
    ),
    "a board behind the colon": (["after: (S) on h1"], "x.txt:10: after: the board begins on the next line"),
    "an unknown letter": (
        ["after:", BOARD.replace("F", "Q")],
        "x.txt:13: after: ' Q ' on c2 is not a piece, nor ' . '",
    ),
    "brackets that do not match": (
        ["after:", BOARD.replace("(f)", "(f}")],
        "x.txt:13: after: '(f}' on b2 is not a piece, nor ' . '",
    ),
    "a view's piece on a board with every type": (
        ["after:", BOARD.replace("(f)", "(x)")],
        "x.txt:13: after: '(x)' on b2 is not a piece, nor ' . '",
    ),
    "a board cut short": (
        ["after:", *BOARD.split("\n")[:3], "next: red"],
        "x.txt:13: the board ends here: rank 1 is missing",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_vector_is_named_with_its_line(name: str) -> None:
    lines, sentence = BROKEN[name]
    with pytest.raises(ValueError) as caught:
        examine(built(*lines))
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize("key", ["turn", "before"])
def test_a_vector_needs_a_turn_and_a_board(key: str) -> None:
    entries = {"turn": "turn: red", "before": f"before:\n{BOARD}"}
    del entries[key]
    text = "\n".join(["id: SW-EX-999", "rules: SW-7.80", *entries.values(), "result: ongoing"])
    with pytest.raises(ValueError, match=f"^x.txt:1: SW-EX-999 has no {key}$"):
        examine(read_vectors(text, "x.txt")[0])


def test_a_broken_board_of_before_is_named_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"^x.txt:7: cell h2 is missing$"):
        examine(built("result: ongoing", board=BOARD.replace("w  .  .  .  .", "w  .  .  .")))


def test_an_impossible_draw_is_named() -> None:
    board = BOARD.replace("(S)", "(A)")
    lines = ["cards: red=DOUBLE", "state: dead_red=F W ; rng_pick=2", "do: +h1 ; !DOUBLE", "next: blue"]
    with pytest.raises(ValueError, match=r"^x.txt:11: state: the draw of '!DOUBLE' has no such result$"):
        examine(built(*lines, board=board))


@rule("SW-16.9")
def test_a_second_summon_continues_a_turn_and_answers_a_window() -> None:
    board = BOARD.replace(" .  .  .  .  .  .  . (S)", "(W)(P) .  .  .  .  . (S)")
    lines = ["cards: red=COMMAND", "do: $COMMAND a1"]
    assert examine(built(*lines, "next: red", board=board)) == []
    assert examine(built(*lines, "next: red:response", board=board)) == []
    assert examine(built(*lines, "next: blue", board=board)) == ["x.txt:12: next: expected blue; found red"]
