"""What an answer may bring: damage and its chances, and why somebody might think twice."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.krosmaster import boards
from tests.games.krosmaster.arenas import GAME, Table, answer, asked, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.bot.odds import LOCKED, mean_damage
from warbook.games.krosmaster.combat.chances import lock_chance, percent, rolls
from warbook.games.krosmaster.present.events import Hurt, KnockedOut
from warbook.games.krosmaster.scenes.names import spoken
from warbook.kernel.api import Refusal, Seat
from warbook.kernel.run import step
from warbook.kernel.wire import Phrase, Word

Said = tuple[str, dict[str, Word]]


def plain(table: Table, notation: str) -> str:
    """An action in plain notation."""
    return spoken(table.state, notation)


def told(table: Table, notation: str) -> Said:
    """What an answer may bring; nothing is ("", {})."""
    found = answer(asked(table.state), plain(table, notation)).forecast
    return (found.text, found.words) if isinstance(found, Phrase) else ("", {})


def doubts(table: Table, notation: str) -> list[Said]:
    """The reasons to think twice about an answer."""
    return [(danger.text, danger.words) for danger in answer(asked(table.state), plain(table, notation)).dangers or ()]


def played(table: Table, notation: str, target: str, dice: int) -> Said:
    """What the rules do if every throw of so many dice comes once, in the words of a forecast."""
    amounts: Counter[int] = Counter()
    fallen, piece = 0, table.piece(target)
    for faces in product(range(6), repeat=dice):
        state = table.state.clone()
        state.rng.script = list(faces)
        done = step(GAME, state, GAME.read(plain(table, notation), Seat(0)))
        assert not isinstance(done, Refusal)
        assert not state.rng.script, f"{dice} dice are rolled"
        amounts[sum(event.amount for event in done.events if isinstance(event, Hurt) and event.piece == piece)] += 1
        fallen += any(isinstance(event, KnockedOut) and event.piece == piece for event in done.events)
    words: dict[str, Word] = {"least": min(amounts), "most": max(amounts)}
    if not fallen:
        return "forecast-damage", words
    return "forecast-damage-falls", {**words, "chance": percent(fallen / 6**dice)}


@rule("KA-9.7")
@pytest.mark.parametrize(("locks", "dodges", "chance"), [(1, 1, 1 / 6), (2, 1, 1 / 3), (1, 2, 1 / 12), (2, 2, 7 / 36)])
def test_the_chance_to_be_locked_is_that_of_the_dice(locks: int, dodges: int, chance: float) -> None:
    assert lock_chance(locks, dodges) == pytest.approx(chance)
    assert LOCKED[2 * (locks - 1) + dodges - 1] == pytest.approx(chance), "bots reckon with the same"


@rule("KA-13.4")
def test_the_chances_of_an_attack_are_those_of_critical_and_armor_dice() -> None:
    one = {(hits, armor): chance for hits, armor, chance in rolls(1, 1)}
    assert one == pytest.approx({(0, 0): 1 / 3, (0, 1): 1 / 6, (1, 0): 1 / 3, (1, 1): 1 / 6})
    assert sum(chance for _, _, chance in rolls(2, 2)) == pytest.approx(1)
    assert mean_damage(1, 1, 1) == pytest.approx(sum(c * max(0, 1 + h - a) for h, a, c in rolls(1, 1)))


ATTACKS = [  # who attacks whom how, with how many dice
    (dict(red="queen D5", blue="king D7", active="queen"), "cast dan-to-fu D7", "king", 4),
    (dict(red="queen D5; tofu C7; tofu D8", blue="king D7 dmg=7", active="queen"), "cast dan-to-fu D7", "king", 4),
    (dict(red="queen D5", blue="king D6 dmg=9", active="queen"), "punch D6", "king", 3),
    (dict(red="oscar D5", blue="king D7 dmg=9", active="oscar"), "cast trickery D7", "king", 2),
    (dict(red="king D5", blue="queen D6 +J01", active="king"), "cast gobbolob D6", "queen", 2),
    (dict(red="king D5 +A04", blue="oscar D6 dmg=8; queen C6", active="king"), "cast 3 D6", "oscar", 4),
]


@rule("KA-13.4")
@pytest.mark.parametrize(("scene", "notation", "target", "dice"), ATTACKS, ids=lambda each: str(each)[:40])
def test_a_forecast_is_what_comes_of_all_throws(scene: dict[str, str], notation: str, target: str, dice: int) -> None:
    table = staged(**scene)
    key, words = told(table, notation)
    left = int(table.state.hp[table.piece(target)] - table.state.damage[table.piece(target)])
    capped = {name: word if name == "chance" else min(int(word), left) for name, word in words.items()}
    assert (key, capped) == played(table, notation, target, dice), "no more markers are placed than fit (KA-4.6)"


@rule("KA-11.20")
def test_nothing_is_foretold_where_nobody_is_hurt() -> None:
    table = staged(red="queen D5; healey D7 dmg=2", blue="king L12", active="queen")
    assert told(table, "cast dan-to-fu D6") == ("", {}), "the cell is empty"
    assert told(table, "move D4") == ("", {})
    assert told(staged(red="healey D5; queen D6 dmg=1", blue="king L12", active="healey"), "cast healing-word D6") == (
        "",
        {},
    )


# reasons to think twice


@rule("KA-9.7")
def test_a_step_away_from_a_locker_is_a_danger() -> None:
    table = staged(red="queen E5", blue="king E6; anna L1", active="queen")
    assert doubts(table, "move E4") == [("danger-lock", {"chance": 19})], "two lock dice against two of dodge"
    assert doubts(staged(red="queen E5", blue="king E7", active="queen"), "move E4") == []


@rule("KA-16.17")
def test_a_step_onto_a_trap_is_a_danger() -> None:
    table = boards.staged(EXTRA, red="queen E5", blue="tester L1; trap E4 of=tester", active="queen")
    found = answer(asked(table.state), "move E4").dangers
    assert found == (Phrase("danger-trap", {"cell": "E4"}),)


@rule("KA-14.2")
def test_an_attack_that_hits_friends_is_a_danger() -> None:
    table = staged(red="king D5 +A04; anna C6; tofu E6 of=queen; queen A1", blue="oscar D6", active="king")
    assert doubts(table, "cast 3 D6") == [
        ("danger-ally", {"piece": "@figure-anna"}),
        ("danger-ally", {"piece": "@summon-tofu"}),
    ]
    assert doubts(table, "cast gobbolob D6") == []


@rule("KA-11.5")
def test_a_price_that_knocks_its_payer_out_is_a_danger() -> None:
    table = staged(red="queen E5 dmg=5 ?J07", blue="king L1", active="queen", pool="12 0")
    assert doubts(table, "use J07") == [("danger-self", {"piece": "@figure-queen"})]
    assert doubts(staged(red="queen E5 dmg=3 ?J07", blue="king L1", active="queen", pool="12 0"), "use J07") == []


@rule("KA-8.7")
@pytest.mark.parametrize(
    ("scene", "unspent"),
    [
        ({"red": "queen A1; anna A2; bill B1", "blue": "king B2"}, True),  # an enemy in range
        ({"red": "queen A1; anna A2; bill B1", "blue": "king L12"}, False),  # nowhere to go, nobody to hit but friends
        ({"red": "queen A1; anna A2; bill B1", "blue": "king B2", "ap": "2"}, False),  # too little for most spells
        ({"red": "queen A1; anna A2", "blue": "king L12"}, True),  # who walks may find somebody
    ],
)
def test_ending_with_points_left_is_a_danger_while_there_is_something_to_do(
    scene: dict[str, str], unspent: bool
) -> None:
    points = {"ap": int(scene.get("ap", "6"))}
    table = staged(**{**scene, **points}, active="queen")
    assert doubts(table, "end") == ([("danger-unspent", points)] if unspent else [])
