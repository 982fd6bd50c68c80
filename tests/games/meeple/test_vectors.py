"""Every vector of Meeple War holds, and a vector that is wrong is caught."""

import random
import re

import pytest

from tests.games.vectors import VectorTests
from tests.rules import rule
from warbook.games.meeple.invariants import miscount
from warbook.games.meeple.scenes.examples import played, whole
from warbook.games.meeple.scenes.runner import examine
from warbook.games.meeple.scenes.setup import the_game
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector, read_vectors


class TestVectors(VectorTests[MeepleState]):
    package = "warbook.games.meeple"
    prefix = "MW"
    of_the_rules = 77

    def examine(self, vector: Vector) -> list[str]:
        return examine(vector)

    def played(self, vector: Vector) -> list[tuple[Action | None, Step | None, MeepleState]]:
        return played(vector)

    def check_moment(self, state: MeepleState) -> None:
        assert whole(state).seat == -1
        assert miscount(state) == ""


@rule("MW-19.1", "MW-19.2", "MW-19.3")
@pytest.mark.compiled
@pytest.mark.parametrize(("scenario", "seats"), [("normal", 2), ("quick", 3), ("normal", 4)])
def test_nothing_is_lost_in_any_game(scenario: str, seats: int) -> None:
    game, chance = the_game(), random.Random(seats)
    state = game.setup(scenario, seats, {"token_windows": "always"}, 19)
    for _ in range(800):
        if state.over:
            break
        game.apply(state, chance.choice(game.legal(state, game.acting(state)[0])))
        assert miscount(state) == ""


GIVEN = [
    "before orange: 0/0 3 ; F square E2 ; L catapult E2",
    "before blue: gate 2 ; L factory site 1 orange=1",
    "before map: T29 0/-1 r4",
]


def built(*lines: str, given: list[str] = GIVEN) -> Vector:
    text = "\n".join(["id: MW-EX-999", "rules: MW-9.1", *given, *lines])
    return read_vectors(text, "x.txt")[0]


DO = "do: burn L gate-blue"

# the lines of a vector, and what differs: each is wrong in one thing
WRONG = {
    "legal": (
        ["legal: assemble F 2 , assemble F 3", DO],
        "x.txt:6: legal: expected assemble F 2 , assemble F 3 to be legal; found assemble F 3 refused by MW-9.5",
    ),
    "illegal": (
        ["illegal: assemble F 2 , burn L 0/0", DO],
        "x.txt:6: illegal: expected assemble F 2 , burn L 0/0 to be illegal; found assemble F 2 legal",
    ),
    "refused for another reason": (
        ["refused: burn L 0/0 MW-9.1", DO],
        "x.txt:6: refused: expected burn L 0/0 MW-9.1; found burn L 0/0 refused by MW-10.29",
    ),
    "not refused": (
        ["refused: burn L 1/0 MW-9.1", DO],
        "x.txt:6: refused: expected burn L 1/0 MW-9.1; found burn L 1/0 legal",
    ),
    "exactly, too few": (
        ["exactly assemble: assemble F 1", DO],
        "x.txt:6: exactly assemble: expected exactly assemble F 1; found also assemble F 2",
    ),
    "exactly, too many": (
        ["exactly burn: burn L 1/0 , burn L 0/0", DO],
        "x.txt:6: exactly burn: expected exactly burn L 1/0 , burn L 0/0; found not burn L T01",
    ),
    "exactly, nothing": (
        ["exactly burn: -", DO],
        "x.txt:6: exactly burn: expected exactly -; found also burn L T04",
    ),
    "legal_after": (
        [DO, "legal_after: burn L 1/0"],
        "x.txt:7: legal_after: expected burn L 1/0 to be legal; found burn L 1/0 refused by MW-9.1",
    ),
    "a refused action": (
        ["do: assemble F 1 ; burn L 0/0 ; done", "supply: 9"],
        "x.txt:6: do: expected action 2, burn L 0/0, to be made by orange; found it refused by MW-10.29",
    ),
    "after": (
        [DO, "after blue: reserve=9 depot=2 honour=1 points=0"],
        "x.txt:7: after blue: expected reserve=9 depot=2 honour=1 points=0; found reserve=10 honour=0",
    ),
    "after, tokens": ([DO, "after blue: tokens=U1"], "x.txt:7: after blue: expected tokens=U1; found tokens=-"),
    "men": ([DO, "men 0/0: orange=2"], "x.txt:7: men 0/0: expected orange=2; found orange=3"),
    "nobody": ([DO, "men 1/0: blue=2"], "x.txt:7: men 1/0: expected blue=2; found -"),
    "tile": ([DO, "tile T29: T29 0/-1 r3"], "x.txt:7: tile T29: expected T29 0/-1 r3; found T29 0/-1 r4"),
    "slot": (
        [DO, "slot blue-L: factory S"],
        "x.txt:7: slot blue-L: expected factory S; found factory site 1 orange=1",
    ),
    "room": ([DO, "room blue-L: 2"], "x.txt:7: room blue-L: expected 2; found 1"),
    "border": ([DO, "border 0/0-NW: open"], "x.txt:7: border 0/0-NW: expected open; found closed"),
    "pending": ([DO, "pending: -"], "x.txt:7: pending: expected -; found F assemble 2"),
    "next": ([DO, "next: blue"], "x.txt:7: next: expected blue; found orange acting"),
    "next, another question": (
        [DO, "next: orange moving"],
        "x.txt:7: next: expected orange moving; found orange acting",
    ),
    "whose": ([DO, "whose: blue"], "x.txt:7: whose: expected blue; found orange"),
    "phase": ([DO, "phase: 4"], "x.txt:7: phase: expected 4; found 3"),
    "supply": ([DO, "supply: 33"], "x.txt:7: supply: expected 33; found 32"),
    "pool": ([DO, "pool: U1"], "x.txt:7: pool: expected U1; found U1 U2 U3 U4 U5"),
    "waiting": ([DO, "waiting: 1/-1=1"], "x.txt:7: waiting: expected 1/-1=1; found -"),
    "flags": ([DO, "flags: 0"], "x.txt:7: flags: expected 0; found 1"),
    "result": (
        [DO, "result: orange wins (points)"],
        "x.txt:7: result: expected orange wins (points); found ongoing",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_differs_is_told(name: str) -> None:
    lines, sentence = WRONG[name]
    assert examine(built(*lines)) == [sentence]


def test_every_difference_is_told() -> None:
    differences = examine(built("illegal: burn L 1/0", DO, "supply: 5", "next: blue", "result: blue wins (points)"))
    assert [re.sub(r"x\.txt:\d+: (\w+).*", r"\1", sentence) for sentence in differences] == [
        *("illegal", "supply", "next", "result"),
    ]


# what cannot be examined at all
BROKEN = {
    "an unknown key": (["legl: done"], "x.txt:6: legl: this key is not known; the keys are scenario, seats, "),
    "a key without its argument": (["after: depot=2"], "x.txt:6: after: it needs a player before the colon"),
    "a key with an argument": (["next red: blue"], "x.txt:6: next red: it takes no argument"),
    "an unknown option": (["options: tea=hot", "supply: 1"], "x.txt:6: options: option tea: not known; "),
    "an unknown scenario": (["scenario: chess", "supply: 1"], "x.txt:6: scenario: scenario 'chess': "),
    "a seed in words": (["seed: many", "supply: 1"], "x.txt:6: seed: 'many' is not a number"),
    "seats in words": (["seats: many", "supply: 1"], "x.txt:6: seats: seats: 'many' is not a number"),
    "an unknown place": (["before sky: blue", "supply: 1"], "x.txt:6: before sky: it needs one of orange, blue, "),
    "a garbled action": (["do: step Z9 E", "supply: 1"], "x.txt:6: do: 'step Z9 E' is not an action ("),
    "an empty cell": (["do: step 9/9 E", "supply: 1"], "x.txt:6: do: 'step 9/9 E' is not an action (there is no"),
    "an unknown player": (["after red: depot=1"], "x.txt:6: after red: 'red' is not a player: orange, blue"),
    "an unknown fact": (["after blue: mood=bad"], "x.txt:6: after blue: mood is not known; the facts are reserve, "),
    "no action": (["legal: -"], "x.txt:6: legal: no action is named"),
    "a refusal without a rule": (["refused: done"], "x.txt:6: refused: 'done' does not end with the rule"),
    "an unknown territory": (["men 9/9: -"], "x.txt:6: men 9/9: there is no territory 9/9"),
    "an unknown slot": (["slot orange-X: -"], "x.txt:6: slot orange-X: 'orange-X' is not a slot like orange-F"),
    "an unknown border": (["border 0/0-N: open"], "x.txt:6: border 0/0-N: '0/0-N' is not a border like T01-NW"),
    "an unknown ending": (["result: orange wins (luck)"], "x.txt:6: result: 'orange wins (luck)' is not ongoing, nor "),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_vector_is_named_with_its_line(name: str) -> None:
    lines, sentence = BROKEN[name]
    with pytest.raises(ValueError) as caught:
        examine(built(*lines))
    assert str(caught.value).startswith(sentence)


# scenes that cannot be
IMPOSSIBLE = {
    "an unknown word": (
        ["before orange: dance 3"],
        "before orange: 'dance 3': 'dance' is neither a slot nor a territory",
    ),
    "no territory": (["before orange: 5/5 1"], "before orange: '5/5 1': there is no territory 5/5"),
    "a tile that is not laid": (["before orange: T36 1"], "before orange: 'T36 1': there is no territory T36"),
    "no number": (["before orange: 0/0"], "before orange: '0/0': a number is missing, or something is left over"),
    "too many marks": (
        ["before orange: 0/0 2 fresh=2 moved=1"],
        "before orange: '0/0 2 fresh=2 moved=1': more meeples are marked than there are",
    ),
    "a mark of another": (["before blue: 0/0 2 fresh=2"], "before blue: '0/0 2 fresh=2': 'fresh=2' is not a mark of"),
    "too many meeples": (["before orange: 0/0 12"], "before orange: there are 2 meeples too many (MW-19.1)"),
    "too few meeples": (["before orange: reserve 1"], "before orange: 9 meeples are nowhere (MW-19.1)"),
    "an unknown building": (["before orange: F castle"], "before orange: 'F castle': a building is missing: square, "),
    "a building twice": (
        ["before orange: F square ; L square"],
        "before orange: 'L square': the building or the slot is there twice",
    ),
    "an unknown space": (
        ["before orange: F square a"],
        "before orange: 'F square a': 'a' is not a space of its path: S, ",
    ),
    "a step too far": (
        ["before orange: F factory site 2"],
        "before orange: 'F factory site 2': '2': a site's worker has taken 0 to 1 steps",
    ),
    "a full building": (
        ["before orange: F catapult blue=2"],
        "before orange: 'F catapult blue=2': a building with all its defence spaces filled",
    ),
    "a stranger": (
        ["before orange: F square red=2"],
        "before orange: 'F square red=2': 'red' is not a player: orange, ",
    ),
    "empty and not": (["before orange: F square ; empty"], "before orange: 'empty': it stands alone, and without"),
    "lost and standing": (
        ["before orange: F square ; lost square"],
        "before orange: 'lost square': square is in the village",
    ),
    "a token twice": (
        ["before orange: tokens U1", "before blue: tokens U1"],
        "before blue: 'tokens U1': there is no upgrade token U1 in the pool",
    ),
    "too brave": (["before orange: bravery 7"], "before orange: 'bravery 7': the ladder has 7 steps"),
    "won already": (
        ["before orange: honour 6", "state: phase=4"],
        "before orange: with 6 points the game would be over (MW-18.1)",
    ),
    "gone in the own turn": (
        ["before orange: gone"],
        "before orange: 'gone': it stands alone, and not for the current",
    ),
    "a tree nowhere": (
        ["before orange: tree 0/0"],
        "before orange: 'tree 0/0': one border is missing, like tree 0,0 NW",
    ),
    "an unknown tile": (["before map: T99 0/-1"], "before map: 'T99 0/-1': 'T99' is neither a slot nor a territory"),
    "a tile without a cell": (["before map: T36"], "before map: 'T36': one cell is needed, like 0,-1"),
    "a tile on another": (["before map: T36 0/0"], "before map: 'T36 0/0': the cell 0,0 is not empty"),
    "a tile in a village": (["before map: T36 2/0"], "before map: 'T36 2/0': the cell 2,0 is not empty"),
    "a tile twice": (["before map: T01 0/-1"], "before map: 'T01 0/-1': the tile is on the map already"),
    "a tile far away": (["before map: T36 9/9"], "before map: T36 lies beside no other territory"),
    "a token on a tower": (["before map: T01 +U1"], "before map: 'T01 +U1': tokens lie on blank territories, one on "),
    "no such tile left": (
        ["before map: forge 0/-1 ; forge 0/1"],
        "before map: 'forge 0/1': there is no forge left",
    ),
    "a garbled tile": (
        ["before map: T36 0/-1 up"],
        "before map: 'T36 0/-1 up': a tile has a cell like 0,-1, a rotation",
    ),
    "a tile of the map in the supply": (["before supply: T01"], "before supply: 'T01' is not a tile that is left"),
    "a supply too large": (["state: left=99"], "state: left: the supply has 0 to 33 tiles"),
    "an unknown turn": (["turn: green"], "turn: 'green' is not a player: orange, blue"),
    "an unknown state": (["state: mood=bad"], "state: mood is not known; the facts are phase, flags, "),
    "a word for a number": (["state: phase=four"], "state: phase: 'four' is not a number"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_scene_that_cannot_be_is_named_with_its_line(name: str) -> None:
    lines, sentence = IMPOSSIBLE[name]
    with pytest.raises(ValueError) as caught:
        examine(built("result: ongoing", given=lines))
    place, _, told = str(caught.value).partition(": ")
    assert re.fullmatch(r"x\.txt:[0-9]", place)
    assert told.startswith(sentence)


def test_between_turns_nobody_shares_a_territory() -> None:
    lines = ["before orange: 0/0 1", "before blue: 0/0 1", "state: phase=1"]
    with pytest.raises(ValueError, match=r"T01: orange and blue cannot both stand there now \(MW-19.9\)$"):
        examine(built("result: ongoing", given=lines))


def test_a_phase_is_one_of_five_and_players_are_two_to_four() -> None:
    for lines in (["state: phase=6"], ["seats: 5"], ["seats: 1"], ["seats: 2", "before green: gate 1"]):
        with pytest.raises(ValueError, match=r"^x\.txt:[0-9]: "):
            examine(built("result: ongoing", given=lines))
