"""Every vector of Rift in Time holds, and a vector that is wrong is caught."""

import re

import pytest

from tests.games.kingdom.random_games import asked, begun, by_verb, options, tables
from tests.games.kingdom.random_games import played as played_at_random
from tests.games.kingdom.vectors import check_kept
from tests.games.vectors import VectorTests
from tests.rules import rule
from warbook.games.kingdom.apply import apply
from warbook.games.kingdom.content.tables import NORMAL
from warbook.games.kingdom.present.dump import dump
from warbook.games.kingdom.rift.scenes.examples import played, whole
from warbook.games.kingdom.rift.scenes.runner import examine, the_game
from warbook.games.kingdom.setup import drawn, shuffled_piles
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step
from warbook.kernel.vectors.format import Vector, read_vectors


class TestVectors(VectorTests[KingdomState]):
    package = "warbook.games.kingdom.rift"
    prefix = "RT"
    of_the_rules = 65  # all but for RT-EX-82 and RT-EX-89, which are tests here

    def examine(self, vector: Vector) -> list[str]:
        return examine(vector)

    def played(self, vector: Vector) -> list[tuple[Action | None, Step | None, KingdomState]]:
        return played(vector)

    def check_moment(self, state: KingdomState) -> None:
        assert whole(state).seat == -1
        check_kept(the_game(), state)


# RT-EX-82
@rule("RT-3.3")
def test_same_seed_same_actions_same_game() -> None:
    one, other = begun("RS04", 2, "two-stars", 82), begun("RS04", 2, "two-stars", 82)
    chance, lines = seeded(82), []
    for state in played_at_random(one, 82):
        lines.append(dump(state))
    for line in lines[:-1]:
        assert dump(other) == line
        seats = asked(other)
        apply(other, by_verb(options(other, seats[int(chance.below(len(seats)))]), chance))
    assert dump(other) == lines[-1]


# RT-EX-89
@rule("RT-30.3")
def test_a_recipe_by_tier_draws_no_special_card() -> None:
    for seed in range(5):
        state = begun("RS09", 2, "two-stars", seed)
        piles = shuffled_piles(state)
        left = len(piles["T3"])
        cards = drawn(state, piles, f"{left} T3")
        assert len(cards) == left and all(tables().cards[card].kind == NORMAL for card in cards)
        special = [card for card in tables().cards if card.kind != NORMAL and card.tier == 3]
        assert len(special) > 10


GIVEN = [
    "before red: malik t0 00 hp=4 ; hand A1",
    "before blue: alleria r5c3 ; wildcat r5c4 ; incoming A2",
    "before trays: gg.w./gg.../...../...../..... r3c2 tile=40 ; H1-03 1/1 soldiers=11",
    "before towers: B1 c E",
]


def built(*lines: str, given: list[str] = GIVEN) -> Vector:
    text = "\n".join(["id: RT-EX-999", "rules: RT-7.1", *given, *lines])
    return read_vectors(text, "x.txt")[0]


DO = "do: build A1 c N"

# the lines of a vector, and what differs: each is wrong in one thing
WRONG = {
    "legal": (
        ["legal: build A1 a N , build A1 b N", DO],
        "x.txt:7: legal: expected build A1 a N , build A1 b N to be legal; found build A1 b N refused by RT-7.3",
    ),
    "illegal": (["illegal: done", DO], "x.txt:7: illegal: expected done to be illegal; found done legal"),
    "refused for another reason": (
        ["refused: build A1 b N RT-7.1", DO],
        "x.txt:7: refused: expected build A1 b N RT-7.1; found build A1 b N refused by RT-7.3",
    ),
    "exactly": (
        ["exactly activate: -", DO],
        "x.txt:7: exactly activate: expected exactly -; found also activate malik",
    ),
    "covers": (
        [DO, "covers_after t1/2: 11+21"],
        "x.txt:8: covers_after t1/2: expected exactly 11+21; found also 12+22 13+23 and not 11+21",
    ),
    "fits": ([DO, "fits_after t1: 20"], "x.txt:8: fits_after t1: expected 20; found 18"),
    "a refused action": (
        ["do: build A1 b N", "hearts: 5"],
        "x.txt:7: do: expected action 1, build A1 b N, to be made by red; found it refused by RT-7.3",
    ),
    "after a tray": (
        [DO, "after t0: place=1/4 tiles=40 icons=heal open=03"],
        "x.txt:8: after t0: expected place=1/4 tiles=40 icons=heal open=03; found place=1/3 icons=fast",
    ),
    "after a hero": (
        [DO, "after malik: hp=5 tray=t0/00 cell=r3c2 down=no ready=-"],
        "x.txt:8: after malik: expected hp=5 tray=t0/00 cell=r3c2 down=no ready=-; found hp=4",
    ),
    "after a player": (
        [DO, "after blue: incoming=A3 hand=-"],
        "x.txt:8: after blue: expected incoming=A3 hand=-; found incoming=A2",
    ),
    "after a site": ([DO, "after c: towers=B1/E"], "x.txt:8: after c: expected towers=B1/E; found towers=B1/E,A1/N"),
    "targets": ([DO, "targets: t0"], "x.txt:8: targets: expected t0; found t1"),
    "next": ([DO, "next: play"], "x.txt:8: next: expected play; found placing red"),
    "hearts": ([DO, "hearts: 4"], "x.txt:8: hearts: expected 4; found 5"),
    "supply": ([DO, "supply A1: 4"], "x.txt:8: supply A1: expected 4; found 3"),
    "deck": ([DO, "deck 1: 4"], "x.txt:8: deck 1: expected 4; found 8"),
    "moved": ([DO, "moved: t0 1/4"], "x.txt:8: moved: expected t0 1/4; found -"),
    "result": ([DO, "result: won"], "x.txt:8: result: expected won; found ongoing"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_differs_is_told(name: str) -> None:
    lines, sentence = WRONG[name]
    assert examine(built(*lines)) == [sentence]


# a vector that is broken: its line, and how the sentence begins
BROKEN = {
    "an unknown key": (["mood: good"], "mood: this key is not known; the keys are scenario, seats,"),
    "an argument too few": (["after: hp=3"], "after: it needs a tray like t0, a hero, a player or a site like c"),
    "no such thing": (["after z: hp=3"], "after z: 'z' is not a tray like t0, a hero, a player or a site like c"),
    "no such fact": (["after malik: mood=good"], "after malik: mood is not known; the facts are cell, tray, hp,"),
    "a garbled action": (["legal: dance"], "legal: 'dance' is not an action ("),
    "a tile that is none": (
        [DO, "legal_after: tile t1 00+44"],
        "legal_after: 'tile t1 00+44' is not an action (no tile",
    ),
    "an unknown ability": (["legal: ability sing N"], "legal: 'ability sing N' is not an action ('sing' is not one of"),
    "an unknown result": (["result: draw"], "result: 'draw' is not one of ongoing, won, lost (hearts),"),
    "an unknown tray": ([DO, "fits_after t99: 1"], "fits_after t99: 't99' is not a tray like t0"),
    "no attack": (["fits t0: 1"], "fits t0: no attack is being made"),
    "an unknown tower": (["supply A9: 1"], "supply A9: 'A9' is not a tower like A1"),
    "an unknown marker": (["deck 2: 1"], "deck 2: '2' is not the number of a marker"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_vector_is_named_with_its_line(name: str) -> None:
    lines, sentence = BROKEN[name]
    with pytest.raises(ValueError) as caught:
        examine(built(*lines))
    place, _, told = str(caught.value).partition(": ")
    assert re.fullmatch(r"x\.txt:[0-9]", place)
    assert told.startswith(sentence)


# scenes that cannot be
IMPOSSIBLE = {
    "an unknown hero": (["before red: merlin"], "before red: 'merlin': 'merlin' is not one of alleria, malik,"),
    "two heroes": (["before red: malik ; ignus"], "before red: 'ignus': a player has one hero"),
    "a hero twice": (["before red: malik", "before blue: malik"], "before blue: 'malik': malik plays already"),
    "a hero in the woods": (["before red: malik r0c0"], "before red: 'malik r0c0': r0c0 is no space of the map"),
    "no such tray": (["before red: malik t0 00"], "before red: 'malik t0 00': there is no such tray"),
    "no room": (
        ["before trays: xxxxx/xxxxx/...../...../..... 1/3", "before red: malik t0 00"],
        "before red: 'malik t0 00': its base cannot lie on 00",
    ),
    "too healthy": (["before red: malik hp=6"], "before red: 'malik hp=6': health is 1 to 5, and 0 for a hero that is"),
    "half dead": (["before red: malik hp=0"], "before red: 'malik hp=0': health is 1 to 5, and 0 for a hero that is"),
    "down on the map": (
        ["before red: malik r2c2 hp=0 down"],
        "before red: 'malik r2c2 hp=0 down': a hero that is down",
    ),
    "an unknown mark": (["before red: malik happy"], "before red: 'malik happy': 'happy' is not used, down,"),
    "an unknown ability": (["before red: malik +song"], "before red: 'malik +song': 'song' is not one of hammer-time,"),
    "too many abilities": (
        ["before red: malik +earthquake"],
        "before red: 'malik +earthquake': the scenario allows 0 abilities",
    ),
    "a bench of two": (["before red: bench malik"], "before red: 'bench malik': malik plays already, or there is no"),
    "an unknown tower": (["before red: hand Z1"], "before red: 'hand Z1': 'Z1' is not a tower like A1"),
    "too many towers": (["before red: hand A3 A3 A3"], "before red: 'hand A3 A3 A3': there is no A3 left"),
    "an unknown card": (["before trays: H9-99 1/0"], "before trays: 'H9-99 1/0': 'H9-99' is neither a horde card nor"),
    "no place": (["before trays: H1-01"], "before trays: 'H1-01': a card and a place are needed"),
    "no such place": (["before trays: H1-01 1/8"], "before trays: 'H1-01 1/8': '1/8' is not a place on a route"),
    "off the path": (["before trays: H1-01 r1c2"], "before trays: 'H1-01 r1c2': 'r1c2' is not a place on a route"),
    "an unknown enemy": (
        ["before trays: q..../...../...../...../..... 1/0"],
        "before trays: 'q..../...../...../...../.....': 'q' is no enemy",
    ),
    "an unknown kind": (
        ["before trays: g..../...../...../...../..... 1/0 kind=loud"],
        "before trays: 'g..../...../...../...../..... kind=loud': crystals=1, or a kind of",
    ),
    "a square too far": (
        ["before trays: H1-01 1/0 tile=55"],
        "before trays: 'H1-01 1/0 tile=55': '55' is not a square",
    ),
    "an unknown damage": (
        ["before trays: H1-01 1/0 tile=00:cold"],
        "before trays: 'H1-01 1/0 tile=00:cold': 'cold' is not one of physical, magic, true",
    ),
    "an unknown mark of a tray": (["before trays: H1-01 1/0 angry"], "before trays: 'H1-01 1/0 angry': 'angry' is not"),
    "an unknown site": (["before towers: A1 z"], "before towers: 'A1 z': a tower like A1 and a site like c are needed"),
    "three towers": (["before towers: A1 c ; B1 c ; B1 c"], "before towers: 'B1 c': the site is full, or there is"),
    "an unknown mark of a tower": (["before towers: A1 c up"], "before towers: 'A1 c up': 'up' is not a facing,"),
    "an unknown deck": (["before decks: 9 H1-01"], "before decks: '9 H1-01': '9' is not the number of a marker"),
    "an unknown card in a deck": (["before decks: 1 Q"], "before decks: '1 Q': 'Q' is not one of H1-01,"),
    "no boss": (["before boss: 1/0"], "before boss: '1/0': this scenario has no boss"),
    "too many crystals": (["state: crystals=13"], "state: crystals: the game does not allow so many or so few"),
    "no hearts": (["state: hearts=0"], "state: hearts: the game does not allow so many or so few"),
    "an unknown spell": (["state: spells=tea"], "state: spells: 'tea' is not one of rain-of-fire,"),
    "an unknown trail": (["state: trails=D"], "state: trails: there is no trail card D"),
    "a closed colour for two": (["state: closed=red"], "state: closed: only alone, and one of red, blue"),
    "an unknown phase": (["state: phase=lunch"], "state: phase: 'lunch' is not one of round, spawn, play,"),
    "an unknown state": (["state: mood=bad"], "state: mood is not known; the facts are round, hearts,"),
    "a word for a number": (["state: round=two"], "state: round: 'two' is not a number"),
    "an unknown scenario": (["scenario: RS99"], "scenario: scenario 'RS99': rift-in-time has RS01,"),
    "no seed": (["seed: x"], "seed: 'x' is not a number"),
    "too few seats": (["seats: 2", "before green: malik"], "seats: there are only 2 players"),
    "an unknown thing": (["before table: round"], "before table: it needs one of red, blue, green, yellow, trays,"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_scene_that_cannot_be_is_named_with_its_line(name: str) -> None:
    lines, sentence = IMPOSSIBLE[name]
    with pytest.raises(ValueError) as caught:
        examine(built("result: ongoing", given=lines))
    place, _, told = str(caught.value).partition(": ")
    assert re.fullmatch(r"x\.txt:[0-9]", place)
    assert told.startswith(sentence), told


def test_what_does_not_add_up_is_named() -> None:
    text = ["before trays: H1-03 1/1 tile=11,12 soldiers=11"]
    with pytest.raises(ValueError, match=r"^x\.txt:1: RT-EX-999: t0: two pieces lie on one square$"):
        examine(built("result: ongoing", given=text))
    with pytest.raises(ValueError, match=r"^x\.txt:1: RT-EX-999: the horde card H1-03 is in two places$"):
        examine(built("result: ongoing", given=["before trays: H1-03 1/1 ; H1-03 1/2"]))


def test_a_game_from_its_beginning() -> None:
    vector = built("next: heroes red blue", "legal: hero malik , blue: hero malik", given=["seed: 5"])
    assert examine(vector) == []
