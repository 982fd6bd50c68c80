"""The answers of Kingdom Rush on the terminal: what each does is printed before one chooses, the useless marked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cli.keyboard import Keyboard
from tests.cli.play.render.kingdom.test_map import GAMES, RIFT, UPRISING, in_window, table
from tests.games.kingdom.boards import staged as rift
from tests.games.kingdom.uprising.boards import staged as uprising
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.cli.play.screen import Group
from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import WIDTH
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.notation import TRAY_NAMES
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.api import Action, Seat, verb_of
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.mistakes import Said
from warbook.kernel.rng import seeded
from warbook.kernel.wire import Decision

CELL = re.compile(r"r\d+c\d+")


def view_of(game: KingdomGame, state: Any, seat: int) -> KingdomView:
    view = game.view(state, Seat(seat))
    assert isinstance(view, KingdomView)
    return view


def asked(game: KingdomGame, state: Any, seat: int) -> Decision:
    decision = game.decision(state, Seat(seat))
    assert decision is not None
    return decision


def listed(game: KingdomGame, state: Any, language: str = "en") -> list[Group]:
    """The list of whoever decides."""
    seat = game.acting(state)[0]
    return table(game, language).menu(view_of(game, state, seat), asked(game, state, seat))


def notes(groups: list[Group]) -> dict[str, str]:
    """Each answer with its title and its note, as one reads it."""
    return {entry.notation: f"{group.title} {entry.note}" for group in groups for entry in group.entries}


def why(game: KingdomGame, state: Any, notation: str) -> str:
    """What `why` says about an answer."""
    seat = game.acting(state)[0]
    return table(game).effect(view_of(game, state, seat), game.read(notation, seat))[0]


# what is printed before one chooses


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), [(RIFT, "RS01"), (UPRISING, "P")])
def test_a_hero_is_told_before_it_is_chosen(game: KingdomGame, scenario: str, language: str) -> None:
    state = game.setup(scenario, 1, {}, 1)
    texts = texts_for(game, language)
    read = notes(listed(game, state, language))
    assert len(read) >= 5
    for notation, note in read.items():
        hero = notation.removeprefix("hero ")
        content = game.tables.content.heroes[hero]
        assert texts.say(f"hero-{hero}-about") in note
        assert texts.say("card-hero", {"health": content.health, "move": content.move}) in note
        assert all(tower in note for tower in content.start.get("1", ()))


def test_abilities_bench_heroes_spells_and_starting_towers_are_told_before_they_are_chosen() -> None:
    met: set[str] = set()
    for game, scenario in ((RIFT, "RS05"), (UPRISING, "S4")):
        texts = texts_for(game, "en")
        state = game.setup(scenario, 1, {}, 1)
        rng = seeded(2)
        while view_of(game, state, 0).round == 0:
            for notation, note in notes(listed(game, state)).items():
                word, _, name = notation.partition(" ")
                met.add(word)
                if word == "spell":
                    assert texts.say(f"spell-{name}-about") in note and texts.say(f"spell-{name}-about") in why(
                        game, state, notation
                    )
                if word == "bench":
                    key = f"hero-{name}-bench"
                    assert texts.say(key if texts.has(key) else f"hero-{name}-about") in note
                    assert texts.say(f"hero-{name}-about") in why(game, state, notation)
                if word == "learn":
                    hero = view_of(game, state, 0).players[0].hero
                    ability = list(game.tables.content.heroes[hero].abilities)[int(name) - 1]
                    assert texts.say(f"ability-{ability}-about") in note
                    assert texts.say(f"ability-{ability}-about") in why(game, state, notation)
                if word == "give":
                    assert "range" in note and "range" in why(game, state, notation)
            game.apply(state, game.prior(state, game.acting(state)[0], rng))
    assert {"hero", "learn", "bench", "spell"} <= met


def test_towers_are_told_before_they_are_bought_passed_or_built() -> None:
    buying = rift(phase="spend", crystals=3, red="hand A1").state
    read = notes(listed(RIFT, buying))
    assert "M1 Mage Tower: level 1, L3, magic, range N1" in read["buy M1 red"]
    assert "L3, magic" in why(RIFT, buying, "buy M1 red")
    playing = rift(red="hand A1", trays="H1-01 r1c1").state
    read = notes(listed(RIFT, playing))
    assert "A1 Archer Tower: level 1, I2, physical, range N2" in read["build A1 a N"]
    assert "it becomes Marksman Tower · I2 + I1, physical, range N2 NE1 NW1" in read["pass A1 blue"]


def test_modifications_are_told_before_they_are_bought() -> None:
    state = uprising(scenario="S2", phase="spend", gold=2, crystals=0, red="hand ARC1").state
    read = notes(listed(UPRISING, state))
    assert "All tiles of this tower deal direct damage." in read["modify direct red ARC1"]
    said = why(UPRISING, state, "modify direct red ARC1")
    assert "All tiles of this tower deal direct damage." in said and "ARC1 Archer Tower: level 1" in said


def test_what_a_hero_attacks_with_is_told_before_it_attacks() -> None:
    scene = rift(red="ignus t0 00", trays="H1-01 r1c1 ; H1-02 r2c1")
    scene.do("activate ignus")
    read = notes(listed(RIFT, scene.state))
    attack = next(notation for notation in read if notation.startswith("attack"))
    assert "Melee, magic: a 1 × 3 tile on his tray" in read[attack]
    assert "Melee, magic: a 1 × 3 tile on his tray" in why(RIFT, scene.state, attack)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_a_boss_say_what_they_do(language: str) -> None:
    for game, scenarios in ((RIFT, ("RS04", "RS11", "RS12")), (UPRISING, ("S4", "S12"))):
        for scenario in scenarios:
            view = view_of(game, game.setup(scenario, 2, {}, 1), 0)
            assert view.boss is not None
            lines = in_window(table(game, language).cards(view, "boss"), 400, 60)
            assert len(lines) == 1 + len(game.tables.content.bosses[view.boss.name].cards)
            assert all(" · " in line for line in lines[1:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_enemies_says_what_it_does(game: KingdomGame, language: str) -> None:
    view = view_of(game, game.setup(game.scenarios[0], 2, {}, 1), 0)
    lines = in_window(table(game, language).cards(view, "enemies"), 400, 60)
    texts = texts_for(game, language)
    for enemy in game.tables.content.enemies.values():
        for icon in enemy.icons:
            assert f"{texts.say(f'icon-{icon}')} · {texts.say(f'icon-{icon}-about')}" in lines


def test_cards_finds_by_code_by_name_by_text_and_says_when_there_is_nothing() -> None:
    view = view_of(RIFT, RIFT.setup("RS05", 2, {}, 1), 0)

    def found(word: str, language: str = "en") -> str:
        return "\n".join(in_window(table(RIFT, language).cards(view, word), 300, 60))

    assert found("a1").startswith("A1 Archer Tower") and "A2" not in found("A1")
    assert found("Malik Hammerfury").startswith("Malik Hammerfury · health 5")
    assert "Multishot" in found("multishot"), "an ability by its own name"
    assert "Rain of Fire" in found("rain") and "Thunder Strike" not in found("rain")
    assert "Strzały" not in found("xyzzy", "pl") and "xyzzy" in found("xyzzy", "pl")
    assert found("xyzzy") == "Nothing here is called “xyzzy” or contains it; type cards for all names."
    assert found("弓", "zh-Hant").startswith("A1 ")
    index = found("")
    assert all(topic in index for topic in ("cards towers", "cards heroes", "cards spells", "cards enemies", "goal"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_index_of_cards_fits_into_a_window(game: KingdomGame, language: str) -> None:
    view = view_of(game, game.setup(game.scenarios[0], 2, {}, 1), 0)
    assert len(in_window(table(game, language).cards(view), 80, 24)) <= 23


# what would hit nothing


@rule("RT-7.9", "EU-13.2")
@pytest.mark.parametrize(
    ("game", "scenario", "seats"), [(RIFT, "RS02", 2), (RIFT, "RS12", 4), (UPRISING, "P", 2), (UPRISING, "S6", 4)]
)
def test_the_hordes_named_behind_a_tower_are_those_it_can_attack(game: KingdomGame, scenario: str, seats: int) -> None:
    state = game.setup(scenario, seats, {}, 4)
    rng = seeded(4)
    compared = empty = 0
    for _ in range(150):
        if state.over:
            break
        seat = game.acting(state)[0]
        for option in asked(game, state, seat).options[::3]:
            if verb_of(Action(option.action)) != verbs.BUILD:
                continue
            assert option.forecast
            named = set(str(option.forecast.words.get("trays", "")).split())
            after = state.clone()
            game.apply(after, Action(option.action))
            volley = view_of(game, after, seat).volley
            if volley is not None:
                hit = {TRAY_NAMES[tray] for tray in (*volley.targets, *volley.posts)}
                several = volley.targets[1:] != volley.targets or "+" in option.notation  # parts that follow each other
                assert hit <= named, option.notation
                assert several or hit == named, option.notation
                compared += 1
            empty += not named and volley is None
        game.apply(state, game.prior(state, seat, rng))
    assert compared >= 10 and empty > 5


@pytest.mark.parametrize(("language", "mark"), [("en", "→ none"), ("pl", "→ brak"), ("zh-Hant", "→ 無")])
def test_what_would_hit_nothing_is_listed_and_marked(language: str, mark: str) -> None:
    scene = rift(red="hand A1", trays="H1-10 r1c1")
    options = asked(RIFT, scene.state, 0).options
    read = notes(listed(RIFT, scene.state, language))
    assert set(read) == {option.notation for option in options}, "nothing is hidden"
    assert read["build A1 a W"].endswith("→ t0") and read["build A1 a E"].endswith(mark)
    scene.do("build A1 a W")
    groups = listed(RIFT, scene.state, language)
    tiles = {option.notation: option for option in asked(RIFT, scene.state, 0).options}
    assert set(notes(groups)) == set(tiles)
    assert groups[0].title == texts_for(RIFT, language).say("menu-useless")
    for group in groups:
        hits = [tiles[entry.notation].words.get("hits", 1) for entry in group.entries]
        assert all(hit == 0 for hit in hits) == (group is groups[0]), "the useless ones stand together"
        assert hits == sorted(hits, key=int), "the best stand last, next to the question"
        assert all(entry.note.endswith(mark) for entry in group.entries) == (group is groups[0])


def test_a_typed_number_takes_what_is_printed_beside_it(keyboard: Keyboard) -> None:
    keyboard.game = "rift-in-time"
    typed = ["hero malik", "hero ignus", "done", "build A1 c N", "list", "1", "quit"]
    said = keyboard.play("--scenario RS01 --players human,human --seed 1", typed).said
    first = re.search(r" 1 (tile t\d \d f\d \d\d) \S+ → none", said)
    assert first is not None
    assert read_replay(keyboard.kept()).actions[-1].endswith(first[1])


@pytest.mark.parametrize(
    ("language", "word", "nothing"),
    [("en", "none", "xyzzy"), ("pl", "brak", "xyzzy"), ("zh-Hant", "無", "xyzzy")],
)
def test_list_finds_by_what_is_printed(keyboard: Keyboard, language: str, word: str, nothing: str) -> None:
    keyboard.game = "rift-in-time"
    typed = ["hero malik", "hero ignus", "done", f"list {word}", f"list {nothing}", "quit"]
    out = keyboard.play(f"--scenario RS01 --players human,human --seed 1 --lang {language}", typed).out
    entries = re.findall(r"\d+ (build \S+ \S+ \S) (→ [^\s]+)", out)
    assert entries and all(note == f"→ {word}" for _, note in entries)
    assert nothing in out


# help, and what is typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_fits_into_a_window_and_its_examples_can_be_typed(
    keyboard: Keyboard, game: KingdomGame, language: str
) -> None:
    keyboard.game = game.name
    texts = texts_for(game, language)
    asked_now = keyboard.play(f"--players human --seed 1 --lang {language}", ["help", "quit"]).out
    assert "build A" not in asked_now.partition("why 1")[2].partition("why build")[0], "nothing that cannot be done yet"
    examples = re.findall(r"(?m)^(\S.*?)  ", texts.say("help-play"))
    assert len(examples) >= 8
    for example in " · ".join(examples).split(" · "):
        if "…" in example or "NAME" in example or example == "random":
            assert example.split()[0] in (*game.verbs, "random")
        else:
            game.read(example, Seat(0))


def test_help_tells_of_the_phase(keyboard: Keyboard) -> None:
    keyboard.game = "rift-in-time"
    first = keyboard.play("--players human --seed 1", ["help", "quit"]).said
    assert "There is one question now" in first and "While towers and heroes are played" not in first
    typed = ["hero malik", "hero ignus", "done", "help", "quit"]
    later = keyboard.play("--players human,human --seed 1", typed).said
    assert "While towers and heroes are played" in later and "There is one question now" not in later
    assert "While crystals are spent" not in later and "While a hero acts" not in later
    placing = keyboard.play("--players human,human --seed 1", [*typed[:3], "build A1 c N", "help", "quit"]).said
    assert "tile t3 1 f0 12" in placing and "While towers and heroes are played" not in placing
    for game, state in (
        (RIFT, rift(phase="spend", crystals=5, red="hand A1").state),
        (UPRISING, uprising(scenario="S2", phase="spend", gold=4, crystals=3, red="hand ARC1").state),
    ):
        for language in LANGUAGES:
            seat = game.acting(state)[0]
            said = table(game, language).help(view_of(game, state, seat), asked(game, state, seat))
            assert "buy A" in said and "random" in said and "build A" not in said and "tile" not in said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["22", "3", "34", "move 34", "move 3", "displace malik 34", "bring ignus 52"])
def test_a_bare_number_is_never_a_cell(game: KingdomGame, text: str) -> None:
    with pytest.raises(Said):
        game.read(text, Seat(0))


@pytest.mark.parametrize(("game", "scenario"), [(RIFT, "RS08"), (UPRISING, "S8"), (UPRISING, "S9")])
def test_a_cell_is_always_written_as_a_cell(game: KingdomGame, scenario: str) -> None:
    state = game.setup(scenario, 2, {}, 6)
    rng = seeded(6)
    cells = 0
    for _ in range(160):
        if state.over:
            break
        seat = game.acting(state)[0]
        decision = asked(game, state, seat)
        for words in (decision.words, *(option.words for option in decision.options)):
            if "cell" in words:
                assert CELL.fullmatch(str(words["cell"])), words
                row, column = map(int, re.findall(r"\d+", str(words["cell"])))
                assert row * WIDTH + column < 256
                cells += 1
        game.apply(state, game.prior(state, seat, rng))
    assert cells > 20


def test_the_goal_is_printed_at_the_start_and_can_be_asked_for(keyboard: Keyboard) -> None:
    for game, goal in (
        ("rift-in-time", "Destroy the portal."),
        ("elemental-uprising", "Hold out until the stacks are empty."),
    ):
        keyboard.game = game
        said = keyboard.play("--players human --seed 1", ["quit"]).said
        assert goal in said
        later = keyboard.play("--players human --seed 1", [*["random"] * 12, "cards goal", "quit"]).said
        assert goal in later[-600:]


def test_a_modified_tower_is_told_with_its_stickers_and_what_they_let_it_reach() -> None:
    scene = uprising(scenario="S2", red="hand ARC1+direct", trays="I09 r1c3")
    read = notes(listed(UPRISING, scene.state))
    note = read["build m1 a N"]
    assert (
        "m1 ARC1 Archer Tower: level 1, I2, physical" in note and "All tiles of this tower deal direct damage." in note
    )
    assert note.endswith("→ t0"), "its second attack reaches any horde"
    scene = uprising(scenario="S2", red="hand MAG1+precise", trays="I09 r1c3")
    assert notes(listed(UPRISING, scene.state))["build m1 a N"].endswith("→ t0"), "a sticker makes it precise"
    assert "MAG1 Mage Guild: level 1" in why(UPRISING, scene.state, "build m1 a N")


def test_a_horde_that_a_hero_can_move_onto_is_named_as_on_the_map() -> None:
    scene = uprising(scenario="S2", red="saitam r1c4 ; hand ARC1", trays="I09 r1c3")
    scene.do("activate saitam")
    assert notes(listed(UPRISING, scene.state))["move r1c3"].endswith(" · t0")
