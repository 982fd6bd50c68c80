"""The Kingdom Rush map on the terminal: arrows, signs, and windows of every size."""

from __future__ import annotations

import re
from io import StringIO
from itertools import pairwise

import pytest
from rich.console import Console, RenderableType

from tests.games.kingdom.boards import Table as Scene
from tests.games.kingdom.boards import staged as rift
from tests.games.kingdom.uprising.boards import staged as uprising
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.kingdom.board import drawn_map
from warbook.cli.play.render.kingdom.grids import drawn_tray
from warbook.cli.play.render.kingdom.table import KingdomTable
from warbook.cli.play.screen import Recent
from warbook.games.kingdom.board.field import WIDTH
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.uprising.game import ElementalUprising
from warbook.kernel.api import SPECTATOR, Seat
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.rng import seeded

RIFT, UPRISING = RiftInTime(), ElementalUprising()
GAMES: list[KingdomGame] = [RIFT, UPRISING]
SCENARIOS = [(game, scenario) for game in GAMES for scenario in game.scenarios]
ARROW = {(-1, 0): "^", (0, 1): ">", (1, 0): "v", (0, -1): "<"}


def seen(game: KingdomGame, scenario: str, seats: int, steps: int = 0) -> KingdomView:
    """What the first seat sees after so many steps of the quick policy."""
    state = game.setup(scenario, seats, {}, 3)
    rng = seeded(3)
    for _ in range(steps):
        if not state.over:
            game.apply(state, game.prior(state, game.acting(state)[0], rng))
    view = game.view(state, Seat(0))
    assert isinstance(view, KingdomView)
    return view


def in_window(shown: RenderableType, width: int, height: int) -> list[str]:
    """What a window of some size shows."""
    page = StringIO()
    Console(width=width, height=height, file=page, force_terminal=True, color_system=None).print(shown)
    return [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", page.getvalue()).splitlines()]


def table(game: KingdomGame, language: str = "en") -> KingdomTable:
    return KingdomTable(game, texts_for(game, language), False)


def screen(game: KingdomGame, view: KingdomView, width: int, height: int, language: str = "en") -> list[str]:
    shown = table(game, language).screen(view, Recent(), ["x"] * len(view.players), width)
    return in_window(shown, width, height)


def arrows(game: KingdomGame, view: KingdomView) -> dict[tuple[int, int], str]:
    """The arrows at the beginning of each cell, as printed."""
    lines = [line.plain for line in drawn_map(view, game.tables, frozenset(), 400)]
    columns = {int(found[1]): found.start() for found in re.finditer(r"c(\d+)", lines[0])}
    found: dict[tuple[int, int], str] = {}
    for line in lines[1:]:
        row = re.match(r"r(\d+)", line)
        for column, start in columns.items():
            there = re.match(r"#?([\^>v<]+)(?:t\d|boss| |$)", line[start:])
            if row is not None and there is not None:
                found[int(row[1]), column] = there[1]
    return found


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_arrow_shows_where_hordes_go_next(game: KingdomGame, scenario: str) -> None:
    for seats in game.seats(scenario):
        view = seen(game, scenario, seats)
        wanted: dict[tuple[int, int], set[str]] = {}
        for route in view.routes:
            (out,) = (cell for cell in view.exits if abs(cell - route[-1]) in (1, WIDTH))
            for here, there in pairwise((*route, out)):
                step = there // WIDTH - here // WIDTH, there % WIDTH - here % WIDTH
                wanted.setdefault(divmod(here, WIDTH), set()).add(ARROW[step])
        assert {cell: set(signs) for cell, signs in arrows(game, view).items()} == wanted


def test_a_space_where_roads_part_has_both_arrows() -> None:
    assert set(arrows(UPRISING, seen(UPRISING, "S6", 2))[3, 4]) == {">", "v"}


@rule("RT-2.16", "RT-35.12")
def test_the_side_of_a_tray_that_faces_the_exit_is_marked() -> None:
    for scenario in ("RS01", "RS03", "RS06"):  # exits in the south, the west and the east
        view = seen(RIFT, scenario, 2)
        assert all(drawn_tray(tray, view, RIFT.tables, False)[-1].plain == " -EXIT-" for tray in view.trays)
    assert "-EXIT- the side that faces the exit" in " ".join(asked(RIFT, "RS03", "signs"))


@rule("EU-3.13")
def test_the_southern_side_of_a_horde_card_is_marked() -> None:
    view = seen(UPRISING, "S1", 2)
    assert all(drawn_tray(tray, view, UPRISING.tables, False)[-1].plain == "  --S--" for tray in view.trays)
    assert "--S-- the southern side" in " ".join(asked(UPRISING, "S1", "signs"))


def asked(game: KingdomGame, scenario: str, word: str, language: str = "en") -> list[str]:
    return in_window(table(game, language).cards(seen(game, scenario, 2, 12), word), 78, 24)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), [(RIFT, "RS09"), (UPRISING, "S3")])
def test_every_sign_on_the_map_and_in_a_tray_is_explained(game: KingdomGame, scenario: str, language: str) -> None:
    view = seen(game, scenario, 2, 40)
    page = table(game, language).cards(view, "signs")
    assert len(in_window(page, 80, 24)) <= 22
    told = " ".join(in_window(page, 400, 60)).replace("\N{NO-BREAK SPACE}", " ")
    grids = [line.plain[2:] for tray in view.trays for line in drawn_tray(tray, view, game.tables, False)[2:7]]
    land = [line.plain[4:] for line in drawn_map(view, game.tables, frozenset(), 400)[1:]]
    signs = {sign for line in (*land, *grids) for sign in line if not sign.isalnum() and sign != " "}
    assert signs and all(sign in told for sign in signs)
    enemies = {enemy.code: name for name, enemy in game.tables.content.enemies.items()}
    letters = {sign for line in grids for sign in line if sign in enemies}
    assert letters
    for letter in letters:
        assert f"{letter} {texts_for(game, language).say(f'enemy-{enemies[letter]}')}" in told


# windows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "scenario", "seats", "steps"),
    [
        (RIFT, "RS01", 1, 30),
        (RIFT, "RS01", 2, 60),
        (RIFT, "RS11", 4, 200),
        (RIFT, "RS10", 4, 250),
        (UPRISING, "P", 1, 30),
        (UPRISING, "P", 2, 60),
        (UPRISING, "S9", 4, 250),
        (UPRISING, "S8", 2, 200),
    ],
)
def test_nothing_that_matters_is_lost_in_a_small_window(
    game: KingdomGame, scenario: str, seats: int, steps: int, language: str
) -> None:
    view = seen(game, scenario, seats, steps)
    texts = texts_for(game, language)
    lines = screen(game, view, 80, 24, language)
    assert max(map(len, lines)) <= 80
    last = lines[-21:]  # below it stand the question, the hint and what is typed
    rows = [line for line in last if re.match(r"r\d+( |$)", line)]
    assert len(rows) == view.rows, "the whole map"
    said = " ".join(last)
    for key, n in (("label-hearts", view.hearts), ("label-crystals", view.crystals)):
        assert texts.say(key, {"n": n}) in said
    assert texts.say("label-phase", {"name": f"@phase-{view.phase}"}) in said
    key = "label-round" if view.rounds else "label-round-open"
    assert texts.say(key, {"round": view.round, "rounds": view.rounds}) in said
    assert texts.say("label-goal", {"goal": f"@goal-{view.goal}"}) in said


def test_a_low_window_leaves_out_what_can_be_asked_for() -> None:
    view = seen(RIFT, "RS07", 4, 120)
    low, high = screen(RIFT, view, 80, 24), screen(RIFT, view, 80, 200)
    assert low[0] == "Not everything fits into this window; type cards table for the rest."
    assert not [line for line in low if line.startswith("supply:")]
    assert [line for line in high if line.startswith("supply:")] and high[0] != low[0]
    around = in_window(table(RIFT).cards(view, "table"), 80, 200)
    assert [line for line in around if line.startswith("supply:")]
    assert all(any(line.startswith(f"t{tray.tray} ") for line in around) for tray in view.trays)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), [(RIFT, "RS01"), (UPRISING, "P")])
def test_a_narrow_window_has_a_sentence_instead_of_the_map(game: KingdomGame, scenario: str, language: str) -> None:
    view = seen(game, scenario, 2, 20)
    lines = screen(game, view, 50, 24, language)
    said = texts_for(game, language).say("too-narrow", {"width": 50, "least": 60})
    assert "50" in said and "60" in said and "board" in said
    assert re.sub(r"\s", "", said) in re.sub(r"\s", "", "".join(lines))
    assert not [line for line in lines if re.match(r"r\d|    c0", line)]
    assert texts_for(game, language).say("label-hearts", {"n": view.hearts}) in " ".join(lines)
    assert screen(game, view, 60, 24, language) != lines
    assert [line for line in screen(game, view, 60, 24, language) if line.startswith("    c0")]


def test_the_trays_that_an_attack_can_hit_are_shown_first() -> None:
    scene = rift(scenario="RS01", red="hand A1", trays="H1-01 r1c1 ; H1-02 r2c2 ; H1-03 r3c3 ; H1-04 r5c4 ; H1-05 r5c3")
    scene.do("build A1 a W")
    view = scene_view(RIFT, scene)
    assert view.volley is not None and len(view.volley.targets) == 1
    heads = [line for line in screen(RIFT, view, 80, 24) if line.startswith("    c0")]
    assert f"t{view.volley.targets[0]} r" in heads[0]


def test_a_shield_has_its_side() -> None:
    card = next(name for name, horde in UPRISING.tables.content.hordes.items() if horde.shield)
    side = {"N": "north", "E": "east", "S": "south", "W": "west"}[UPRISING.tables.content.hordes[card].shield]
    scene = uprising(scenario="S6", trays=f"{card} r3c4")
    lines = screen(UPRISING, scene_view(UPRISING, scene), 100, 80)
    assert [line for line in lines if line.startswith("t0 ") and f"shield to the {side}" in line]


def scene_view(game: KingdomGame, scene: Scene) -> KingdomView:
    view = game.view(scene.state, SPECTATOR)
    assert isinstance(view, KingdomView)
    return view
