"""Corners of chapters 18 to 36: the forecast with bosses and portals, which rule asks, what cards and decks hold."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, TABLES, Table, new_game, staged
from tests.rules import fact, rule
from warbook.cli.play.render.kingdom.panels import Panels
from warbook.cli.play.screen import Recent
from warbook.games.kingdom.content.tables import PORTAL as PORTAL_CARD
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.events import TrayMoved
from warbook.games.kingdom.present.views.parts import FateView
from warbook.games.kingdom.rift.present.view import RiftView
from warbook.games.kingdom.setup import shuffled_piles
from warbook.games.kingdom.state import new_state
from warbook.kernel.api import Seat
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.rng import seeded

BOOK = load_rulebook("warbook.games.kingdom.rift")
MAGE = {"scenario": "RS12", "boss": "1/1", "decks": "actions still-time"}
ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
ROOM = "ggggg/...../...../...../....."
PORTAL = "...../.ggg./.g2g./.ggg./....."


# the forecast


def fates(table: Table) -> list[FateView]:
    """What is foretold of the trays."""
    view = GAME.view(table.state, Seat(0))
    assert isinstance(view, RiftView)
    return list(view.fates)


@rule("RT-35.11")
def test_only_the_portal_that_reaches_the_exit_is_foretold_to_escape() -> None:
    table = staged(trays=f"{PORTAL} 1/7 kind=portal ; {PORTAL} 1/2 kind=portal")
    assert [(fate.fate == "escapes", fate.lost) for fate in fates(table)] == [(True, True), (False, False)]


@rule("RT-35.11", "RT-23.2")
def test_a_knock_out_that_loses_a_heroic_challenge_lets_no_portal_through() -> None:
    heroic = {"difficulty": "heroic"}
    trays = f"{GOBLINS} r3c2 ; {PORTAL} 1/1 kind=portal"
    table = staged(options=heroic, red="malik t0 30 hp=1", trays=trays)
    assert [fate.fate for fate in fates(table)][1] != "escapes"
    assert table.end_phase().ending == "knock-out"


@rule("RT-35.11", "RT-22.7", "RT-22.14")
@pytest.mark.parametrize(
    ("scene", "place", "boss"),
    [
        ({"scenario": "RS04", "boss": "1/1", "trays": f"{ONE} 1/0", "decks": "actions gloat"}, 1, ("moves", 2)),
        ({**MAGE, "round": 2, "trays": f"{ONE} 1/0"}, 1, ("moves", 2)),
        ({**MAGE, "round": 3, "trays": f"{ONE} 1/0"}, 2, ("stays", 1)),
        ({"scenario": "RS11", "boss": "3/10", "trays": f"{ONE} 3/8", "decks": "actions wrath"}, 10, ("moves", 9)),
    ],
)
def test_the_forecast_knows_where_a_boss_will_stand(
    scene: dict[str, object], place: int, boss: tuple[str, int]
) -> None:
    table = staged(**scene)
    assert [(fate.fate, fate.index) for fate in fates(table)] == [("moves", place), boss]
    table.end_phase()
    assert (table.state.index[0], table.state.index[BOSS_TRAY]) == (place, boss[1])


@rule("RT-35.11", "RT-22.14")
@pytest.mark.parametrize(("boss", "trays"), [("3/0", ""), ("3/9", f"{ONE} 3/8")])
def test_the_forecast_tells_that_a_boss_gets_stuck_and_the_game_is_lost(boss: str, trays: str) -> None:
    table = staged(scenario="RS11", boss=boss, trays=trays, decks="actions wrath")
    assert (fates(table)[-1].fate, fates(table)[-1].lost) == ("stuck", True)
    assert table.end_phase().ending == "stuck"


@rule("RT-35.11", "RT-22.14")
def test_a_horde_that_falls_before_lilith_walks_is_not_in_her_way() -> None:
    table = staged(scenario="RS11", boss="3/9", trays=f"{ONE} 3/8 tile=00", decks="actions wrath")
    assert [(fate.fate, fate.lost) for fate in fates(table)] == [("falls", False), ("moves", False)]


@rule("RT-35.11", "RT-22.8")
def test_the_forecast_tells_that_a_boss_reaches_the_exit_and_the_game_is_lost() -> None:
    last = len(new_game("RS04", 2).state.field.routes[0]) - 1
    table = staged(scenario="RS04", boss=f"1/{last}", decks="actions gloat")
    assert [(fate.tray, fate.fate, fate.lost) for fate in fates(table)] == [(BOSS_TRAY, "escapes", True)]
    assert table.end_phase().ending == "boss"


@rule("RT-35.11", "RT-22.6")
def test_the_forecast_tells_that_a_health_card_goes() -> None:
    nine = "11,12,13 tile=21,22,23 tile=31,32,33"
    table = staged(scenario="RS04", boss=f"1/1 left=3 tile={nine}", decks="actions gloat")
    assert [(fate.fate, fate.lost) for fate in fates(table)] == [("falls", False)]


@rule("RT-22.14")
@pytest.mark.parametrize(("boss", "trays", "steps"), [("3/10", "", 10), ("3/10", f"{ONE} 3/7", 2), ("3/0", "", 0)])
def test_lilith_has_so_many_steps_and_none_to_the_exit(boss: str, trays: str, steps: int) -> None:
    view = GAME.view(staged(scenario="RS11", boss=boss, trays=trays).state, Seat(0))
    assert isinstance(view, RiftView) and view.boss is not None
    assert view.boss.steps == steps
    assert [tray.left for tray in view.trays if tray.tray == BOSS_TRAY] == [0]


@rule("RT-22.14", "RT-35.11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_how_far_lilith_can_walk_and_that_she_is_stuck(language: str) -> None:
    texts = Texts(language, (GAME.package, "warbook.cli"), GAME.words(language))
    for boss, trays, steps in (("3/10", f"{ONE} 3/7", 2), ("3/0", "", 0)):
        view = GAME.view(staged(scenario="RS11", boss=boss, trays=trays).state, Seat(0))
        assert isinstance(view, RiftView)
        line = Panels(view, Recent(), ["", ""], TABLES, texts).tray(view.trays[-1])
        assert texts.say("label-boss-steps", {"n": steps}) in line
        assert texts.say("label-distance", {"n": 0}) not in line
        assert (f"→ {texts.say('fate-stuck')}" in line) == (texts.say("fate-lost") in line) == (steps == 0)


@rule("RT-22.14")
def test_the_log_names_liliths_own_rule_for_her_walk() -> None:
    table = staged(scenario="RS11", boss="3/10", decks="actions wrath").end_phase()
    assert [event.rule for event in table.told(TrayMoved) if event.tray == BOSS_TRAY] == ["RT-22.14"]


# what the catalogue says of the content


def catalogue(number: str) -> list[str]:
    """The text of a rule in all languages."""
    entry = BOOK.by_id(number)
    assert entry is not None
    return list(entry.text.values())


@rule("RT-29.2", "RT-29.7")
def test_the_catalogue_says_how_many_health_cards_bosses_have_and_what_is_on_them() -> None:
    for boss in TABLES.content.bosses.values():
        counts = [str(boss.count[seats]) for seats in "1234"]
        squares = ["".join(rows) for rows in boss.health]
        cards = [f"{25 - card.count('.')}/{card.count('K')}/{card.count('U')}" for card in squares]
        for number, words in (("RT-29.7", counts), ("RT-29.2", cards)):
            assert all(", ".join(words) in text or "、".join(words) in text for text in catalogue(number))


@rule(
    "RT-30.9",
    "RT-30.10",
    "RT-30.11",
    "RT-30.12",
    "RT-30.13",
    "RT-30.14",
    "RT-30.15",
    "RT-30.16",
    "RT-30.17",
    "RT-30.18",
    "RT-30.19",
    "RT-30.20",
)
def test_the_catalogue_says_the_decks_and_the_first_hordes_of_every_scenario() -> None:
    for number, (name, scenario) in enumerate(TABLES.content.scenarios.items(), 9):
        for given in scenario.players.values():
            decks = " ".join(f"[{marker}] {', '.join(deck)}" for marker, deck in enumerate(given.decks, 1) if deck)
            hordes = ", ".join(f"T{each.tier} {each.route}/{each.index}" for each in given.initial) or "-"
            for text in catalogue(f"RT-30.{number}"):
                assert text.startswith(name) and f"{decks} | {hordes}" in text


# which rule asks


def asking(table: Table) -> str:
    """The rule that the question names."""
    decision = GAME.decision(table.state, GAME.acting(table.state)[0])
    assert decision is not None
    return decision.rule


@rule("RT-19.14")
def test_the_gem_of_time_asks_who_pays() -> None:
    table = staged(scenario="RS08", spells="gem-of-time", trays="P1-01 r4c2").do("cast gem-of-time", "tile t0 1 f0 11")
    assert (table.asks, asking(table)) == ("choice", "RT-19.14")


@rule("RT-19.12")
def test_the_hand_of_midas_asks_for_a_tower() -> None:
    table = staged(scenario="RS08", spells="hand-of-midas", red="malik ; hand A1").do("cast hand-of-midas")
    assert (table.asks, asking(table)) == ("raising", "RT-19.12")


@rule("RT-18.2")
def test_alone_a_colour_is_asked_for_every_round() -> None:
    table = new_game("RS01", 1).do("hero malik", "stop")
    assert (table.asks, asking(table)) == ("closing", "RT-18.2")


@rule("RT-18.6")
def test_a_bench_hero_that_has_come_is_asked_to_attack() -> None:
    table = staged(scenario="RS08", seats=1, red="malik ; bench lilith", closed="red", trays=f"{ROOM} r4c2")
    table.do("bring lilith r4c1")
    assert (table.asks, asking(table)) == ("granted", "RT-18.6")


@rule("RT-24.50", "RT-24.21", "RT-31.36")
def test_a_choice_names_the_rule_of_its_effect() -> None:
    healing = staged(scenario="RS08", red="lilith r4c2 hp=2").do("activate lilith", "attack N")
    assert (healing.asks, asking(healing)) == ("choice", "RT-12.35")
    turning = staged(scenario="RS08", red="malik r4c2 +hammer-time -earthquake").do("activate malik", "ability 1 N")
    assert (turning.asks, asking(turning)) == ("choice", "RT-24.21")
    granting = staged(scenario="RS08", red="magnus r4c2 +magic-trick").do("activate magnus", "ability 1 N")
    assert (granting.asks, asking(granting)) == ("choice", "RT-31.36")


# what is in the box

SQUARES = {
    "H1": [6, 7, 6, 7, 6, 7, 6, 6, 8, 7, 7, 8, 6, 7],
    "H2": [8, 9, 10, 8, 9, 8, 9, 9, 9, 9, 10, 8, 10, 9],
    "H3": [10, 11, 12, 11, 12, 11, 12, 12, 11, 11, 11, 12, 12, 11],
    "H4": [12, 13, 13, 13, 13, 13, 13, 14, 14, 13, 14, 13],
    "H5": [15, 16, 15, 15, 16, 16, 15, 16],
    "HG": [8, 9, 9, 10, 10, 10],
    "GD": [6, 7, 7, 8, 8, 9],
    "HT": [8, 9, 10, 10],
    "HF": [7, 8, 9, 9, 10, 10],
    "P1": [8],
    "P2": [10, 11],
    "P3": [12, 12],
    "P4": [15],
}


@fact("RT-27.4")
def test_every_card_has_its_number_of_enemy_squares() -> None:
    found: dict[str, list[int]] = {}
    for card in TABLES.cards[: TABLES.hordes]:
        found.setdefault(card.name.split("-")[0], []).append(int(card.enemies).bit_count())
    assert found == SQUARES


@rule("RT-26.1", "RT-26.2")
def test_which_enemies_resist_what() -> None:
    found = {
        damage: {enemy.code for enemy in TABLES.content.enemies.values() if damage in enemy.resists}
        for damage in ("physical", "magic", "true")
    }
    assert found == {"physical": set("okrmhv"), "magic": set("pdsniG"), "true": set()}


PORTALS = {
    "RS01": ["P1-01"],
    "RS02": ["P2-01"],
    "RS03": ["P2-01"],
    "RS04": [],
    "RS05": ["P2-01", "P2-02"],
    "RS06": ["P3-01"],
    "RS08": ["P3-01"],
    "RS09": ["P3-02"],
    "RS11": [],
    "RS12": ["P4-01"],
}


@rule("RT-30.3", "RT-31.44")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_portals_of_a_scenario_lie_in_its_decks(scenario: str) -> None:
    for seats in (1, 2, 3, 4):
        state = new_game(scenario, seats, seed=seats).state
        named = [TABLES.cards[card] for deck in state.decks for card in deck]
        found = sorted(card.name for card in named if card.kind == PORTAL_CARD)
        if scenario in PORTALS:
            assert found == PORTALS[scenario], seats
        else:  # RS07 has two, RS10 one alone and two with others
            assert len(found) == (1 if (scenario, seats) == ("RS10", 1) else 2), seats


@rule("RT-30.4")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_hordes_of_the_start_are_drawn_behind_those_of_the_decks(seed: int) -> None:
    bare = new_state(TABLES, GAME.law, GAME.terms("RS01", 2, {}), seeded(seed))
    pile = shuffled_piles(bare)["T2"]
    state = new_game("RS01", 2, seed=seed).state
    drawn = [card for card in state.decks[0] if TABLES.cards[card].tier == 2]
    assert sorted(drawn) == sorted(pile[-3:])
    laid = [int(card) for card in state.card[:31] if card != -1 and TABLES.cards[card].tier == 2]
    assert laid == [pile[-4]]


@fact("RT-23.5")
@pytest.mark.parametrize("scenario", ["RS04", "RS08", "RS12"])
def test_no_setting_changes_ghosts_hordes_of_the_start_or_action_cards(scenario: str) -> None:
    states = [new_game(scenario, seed=4, difficulty=name).state for name in TABLES.content.settings]
    dealt = [(state.decks, state.ghosts, [int(card) for card in state.card[:31]], state.boss_deck) for state in states]
    assert all(each == dealt[0] for each in dealt)
