"""Every vector of Krosmaster holds, and a vector that is wrong is caught."""

import re

import pytest

from tests.games.vectors import VectorTests
from warbook.games.krosmaster.scenes.examples import played, whole
from warbook.games.krosmaster.scenes.runner import examine
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Action
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector, read_vectors


class TestVectors(VectorTests[KrosmasterState]):
    package = "warbook.games.krosmaster"
    prefix = "KA"
    of_the_rules = 103

    def examine(self, vector: Vector) -> list[str]:
        return examine(vector)

    def played(self, vector: Vector) -> list[tuple[Action | None, Step | None, KrosmasterState]]:
        return played(vector)

    def check_moment(self, state: KrosmasterState) -> None:
        seen = whole(state)
        assert seen.seat == -1
        assert all(held.reward for piece in seen.pieces for held in piece.held)


GIVEN = [
    "before red: king E5 dmg=3 -G08 ?G01 ; bill A12",
    "before blue: queen E6 ; tofu L1",
    "before ground: crate F5 ; 2 E5",
    "state: active=king ; dice=lock,lock",
]


def built(*lines: str, given: list[str] = GIVEN) -> Vector:
    text = "\n".join(["id: KA-EX-999", "rules: KA-9.1", *given, *lines])
    return read_vectors(text, "x.txt")[0]


DO = "do: cast gobbolob E6"
ALL_MOVES = "D5 E4 F5"

# the lines of a vector, and what differs: each is wrong in one thing
WRONG = {
    "legal": (
        ["legal: move E4 , move E6", DO],
        "x.txt:7: legal: expected move E4 , move E6 to be legal; found move E6 refused by KA-9.2",
    ),
    "illegal": (
        ["illegal: move E4 , move E6", DO],
        "x.txt:7: illegal: expected move E4 , move E6 to be illegal; found move E4 legal",
    ),
    "refused for another reason": (
        ["refused: move E6 KA-9.1", DO],
        "x.txt:7: refused: expected move E6 KA-9.1; found move E6 refused by KA-9.2",
    ),
    "not refused": (["refused: move E4 KA-9.1", DO], "x.txt:7: refused: expected move E4 KA-9.1; found move E4 legal"),
    "cells, too few": (["cells move: E4 F5", DO], "x.txt:7: cells move: expected exactly E4 F5; found also D5"),
    "cells, too many": (
        [f"cells move: {ALL_MOVES} E6", DO],
        f"x.txt:7: cells move: expected exactly {ALL_MOVES} E6; found not E6",
    ),
    "cells of a spell": (
        ["cells gobbolob: -", DO],
        "x.txt:7: cells gobbolob: expected exactly -; found also E6",
    ),
    "cells after": (
        [DO, f"cells_after gobbolob: {ALL_MOVES}"],
        f"x.txt:8: cells_after gobbolob: expected exactly {ALL_MOVES}; found also E6 and not D5 E4 F5",
    ),
    "legal_after": (
        [DO, "legal_after: punch E6"],
        "x.txt:8: legal_after: expected punch E6 to be legal; found punch E6 refused by KA-10.3",
    ),
    "sight": (["sight E5-E7: yes", DO], "x.txt:7: sight E5-E7: expected yes; found no"),
    "a refused action": (
        ["do: pick ; move E6 ; pick", "pool: 9 9"],
        "x.txt:7: do: expected action 2, move E6, to be made by red; found it refused by KA-9.2",
    ),
    "after": (
        [DO, "after queen: dmg=2 cell=E6 hp=9 ap_markers=-1"],
        "x.txt:8: after queen: expected dmg=2 cell=E6 hp=9 ap_markers=-1; found dmg=1 hp=8 ap_markers=0",
    ),
    "after, points": ([DO, "after king: ap=7 mp=3"], "x.txt:8: after king: expected ap=7 mp=3; found ap=4"),
    "after, powers": (
        [DO, "after king: powers=armor"],
        "x.txt:8: after king: expected powers=armor; found powers=armor,lock",
    ),
    "after, rewards": (
        [DO, "after king: held=-G08,-G01"],
        "x.txt:8: after king: expected held=-G08,-G01; found held=-G08,?G01",
    ),
    "rolled": (
        [DO, "rolled: king critical lock ; queen armor dodge"],
        "x.txt:8: rolled: expected king critical lock ; queen armor dodge; found king critical lock ; queen armor lock",
    ),
    "rolled, nothing": (
        [DO, "rolled: -"],
        "x.txt:8: rolled: expected -; found king critical lock ; queen armor lock",
    ),
    "a die too many": (["do: pick", "pool: 1 0"], "x.txt:6: state: expected 2 dice to be rolled; found 0"),
    "a die too few": (
        ["do: cast gobbolob E6 ; cast gobbolob E6", "active: king"],
        "x.txt:6: state: expected 2 dice to be rolled; found 4",
    ),
    "gg": ([DO, "gg: 6 5"], "x.txt:8: gg: expected 6 5; found 6 6"),
    "wild": ([DO, "wild: 0"], "x.txt:8: wild: expected 0; found 1"),
    "pool": ([DO, "pool: 1 0"], "x.txt:8: pool: expected 1 0; found 0 0"),
    "bank": ([DO, "bank: 54"], "x.txt:8: bank: expected 54; found 52"),
    "coins": ([DO, "coins E5: 1"], "x.txt:8: coins E5: expected 1; found 2"),
    "ground": ([DO, "ground F5: tree"], "x.txt:8: ground F5: expected tree; found crate"),
    "active": ([DO, "active: bill"], "x.txt:8: active: expected bill; found king"),
    "next": ([DO, "next: blue"], "x.txt:8: next: expected blue; found red activation"),
    "next, another question": ([DO, "next: red assign"], "x.txt:8: next: expected red assign; found red activation"),
    "whose": ([DO, "whose: blue"], "x.txt:8: whose: expected blue; found red"),
    "sequence": ([DO, "sequence: blue red"], "x.txt:8: sequence: expected blue red; found red blue"),
    "timeline": ([DO, "timeline red: king bill"], "x.txt:8: timeline red: expected king bill; found bill king"),
    "piles": ([DO, "piles: 0 0 0 0 0 0"], "x.txt:8: piles: expected 0 0 0 0 0 0; found 10 10 10 10 6 6"),
    "result": (
        [DO, "result: red wins (honour)"],
        "x.txt:8: result: expected red wins (honour); found ongoing",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_differs_is_told(name: str) -> None:
    lines, sentence = WRONG[name]
    assert examine(built(*lines)) == [sentence]


def test_every_difference_is_told() -> None:
    differences = examine(built("illegal: move E4", DO, "gg: 5 5", "next: blue", "result: red wins (honour)"))
    assert [re.sub(r"x\.txt:\d+: (\w+).*", r"\1", sentence) for sentence in differences] == [
        *("illegal", "gg", "next", "result"),
    ]


# what cannot be examined at all
BROKEN = {
    "an unknown key": (["legl: move E4"], "x.txt:7: legl: this key is not known; the keys are scenario, seed, "),
    "a key without its argument": (["after: dmg=2"], "x.txt:7: after: it needs a piece before the colon"),
    "a key with an argument": (["next red: blue"], "x.txt:7: next red: it takes no argument"),
    "an unknown option": (["options: tea=hot", "gg: 6 6"], "x.txt:7: options: option tea: not known; "),
    "an unknown value": (
        ["options: scenery=soft", "gg: 6 6"],
        "x.txt:7: options: option scenery: 'soft' is not one of ",
    ),
    "an unknown scenario": (["scenario: chess", "gg: 6 6"], "x.txt:7: scenario: scenario 'chess': "),
    "a seed in words": (["seed: many", "gg: 6 6"], "x.txt:7: seed: 'many' is not a number"),
    "an unknown place": (["before sky: blue", "gg: 6 6"], "x.txt:7: before sky: it needs one of red, blue, "),
    "no test content": (["before pack: dragons", "gg: 6 6"], "x.txt:7: before pack: there is no test content "),
    "a garbled action": (["do: move Z9", "gg: 6 6"], "x.txt:7: do: 'move Z9' is not an action ("),
    "a piece that is not there": (
        ["do: assign oscar", "gg: 6 6"],
        "x.txt:7: do: 'assign oscar' is not an action ('oscar': ",
    ),
    "an unknown piece": (["after dragon: dmg=1"], "x.txt:7: after dragon: 'dragon' is not the name of a piece"),
    "an unknown fact": (["after king: mood=bad"], "x.txt:7: after king: mood is not known; the facts are cell, dmg, "),
    "no action": (["legal: -"], "x.txt:7: legal: no action is named"),
    "a refusal without a rule": (["refused: move E6"], "x.txt:7: refused: 'move E6' does not end with the rule"),
    "an unknown spell": (["cells dan-to-fu: E6"], "x.txt:7: cells dan-to-fu: the active character has no 'dan-to-fu'"),
    "a cell off the board": (["coins Z9: 1"], "x.txt:7: coins Z9: "),
    "sight of neither": (["sight E5-E7: maybe"], "x.txt:7: sight E5-E7: 'maybe' is not yes or no"),
    "sight without cells": (["sight: yes"], "x.txt:1: KA-EX-999 needs a grid with one @ and one !"),
    "an unknown ending": (["result: draw (boredom)"], "x.txt:7: result: 'draw (boredom)' is not ongoing, nor like "),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_vector_is_named_with_its_line(name: str) -> None:
    lines, sentence = BROKEN[name]
    with pytest.raises(ValueError) as caught:
        examine(built(*lines))
    assert str(caught.value).startswith(sentence)


# scenes that cannot be
IMPOSSIBLE = {
    "an unknown figure": (["before red: kin E5"], "x.txt:3: before red: 'kin E5': 'kin' is neither a figure nor"),
    "two on a cell": (["before red: king E5 ; bill E5"], "x.txt:3: before red: 'bill E5': E5 is not empty"),
    "in a tree": (["before red: king E5", "before ground: tree E5"], "x.txt:3: before red: 'king E5': E5 is not empty"),
    "knocked out": (["before red: king E5 dmg=10"], "x.txt:3: before red: 'king E5 dmg=10': with 10 damage it is "),
    "an unknown mark": (
        ["before red: king E5 mood=bad"],
        "x.txt:3: before red: 'king E5 mood=bad': 'mood' is not known",
    ),
    "an unknown reward": (["before red: king E5 +Z99"], "x.txt:3: before red: 'king E5 +Z99': 'Z99' is not a reward"),
    "a reward too many": (["before red: king E5 +J11 -J11"], "x.txt:3: before red: 'king E5 +J11 -J11': there is no "),
    "four rewards": (
        ["before red: king E5 -G01 -G02 -G03 -G04"],
        "x.txt:3: before red: 'king E5 -G01 -G02 -G03 -G04': ",
    ),
    "a summon of nobody": (["before red: tofu E5"], "x.txt:3: before red: 'tofu E5': say whose it is, like of=king"),
    "a summon of a stranger": (["before red: king E4 ; tofu E5 of=anna"], "x.txt:3: before red: 'tofu E5 of=anna': "),
    "another's spell": (["before red: king E5 used=puff"], "x.txt:3: before red: 'king E5 used=puff': 'puff' is not "),
    "a seat too many": (["before green: king E5"], "x.txt:1: KA-EX-999: duel has 2 seats"),
    "an unknown turn": (["turn: green"], "x.txt:3: turn: 'green' is not a seat: red, blue"),
    "an unknown active one": (["state: active=dragon"], "x.txt:3: state: active: 'dragon' is not the name of a piece"),
    "an active one of the other side": (
        ["before blue: king E5", "state: active=king"],
        "x.txt:4: state: active: 'king' is not a character of red in the arena",
    ),
    "an unknown face": (["state: dice=skull"], "x.txt:3: state: dice: 'skull' is not made of critical, armor, "),
    "an unknown state": (["state: mood=bad"], "x.txt:3: state: mood is not known; the facts are active, moment, "),
    "an unknown moment": (["state: moment=noon"], "x.txt:1: KA-EX-999: Invalid enum value 'noon'"),
    "a word for a number": (["state: ap=many"], "x.txt:3: state: ap: 'many' is not a number"),
    "too many coins": (["state: pool=30,30"], "x.txt:3: state: pool: there are only 54 coins (KA-1.7)"),
    "too few numbers": (["state: gg=6"], "x.txt:3: state: gg: '6' is not 2 numbers"),
    "an unknown ground": (["before ground: lava E5"], "x.txt:3: before ground: 'lava' cannot be put onto the board"),
    "a ground nowhere": (["before ground: tree Z9"], "x.txt:3: before ground: 'Z9' is not a cell"),
    "a demon on a printed arena": (
        ["before arena: pit", "before ground: demon E5"],
        "x.txt:4: before ground: 'demon' cannot be put onto the board",
    ),
    "an unknown arena": (["before arena: moon"], "x.txt:3: before arena: "),
    "an unknown place of the market": (["before market: silver-1 G01"], "x.txt:3: before market: 'silver-1' is not "),
    "another rank": (["before market: jade-1 G01"], "x.txt:3: before market: jade-1 holds another rank than G01"),
    "an unknown order": (["state: order=red"], "x.txt:3: state: order: 'red' does not name every seat once"),
    "a grid with other signs": (["before grid:", "@ x !"], "x.txt:3: before grid: the signs of a grid are "),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_scene_that_cannot_be_is_named_with_its_line(name: str) -> None:
    lines, sentence = IMPOSSIBLE[name]
    with pytest.raises(ValueError) as caught:
        examine(built("result: ongoing", given=lines))
    assert str(caught.value).startswith(sentence)
