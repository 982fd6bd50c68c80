"""What an attack would reach, and where its pieces cannot lie: as views and decisions tell it, and as the rules say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.kingdom.boards import GAME as RIFT
from tests.games.kingdom.boards import Table, staged
from tests.games.kingdom.uprising.boards import GAME as UPRISING
from tests.games.kingdom.uprising.boards import staged as uprising
from tests.rules import rule
from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.modifications import arrows_of, mods_of, printed, reach_with, spaces_with
from warbook.games.kingdom.attacks.placing import refuse_soldier, refuse_tile
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.ranges import reaches
from warbook.games.kingdom.board.shapes import SQUARES, squares_of
from warbook.games.kingdom.effects.vocabulary import ADJACENT, ARROWS
from warbook.games.kingdom.frames import PLACING
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.notation import TRAY_NAMES
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action, Seat, arg_of, verb_of
from warbook.kernel.rng import seeded
from warbook.kernel.wire import Option, Phrase

FULL = "ggggg/ggggg/ggggg/ggggg/ggggg"
GAMES = [(RIFT, "RS01", 2), (RIFT, "RS05", 3), (UPRISING, "S1", 2), (UPRISING, "S4", 2)]


def view_of(game: KingdomGame, state: KingdomState) -> KingdomView:
    """What everyone sees."""
    view = game.view(state, Seat(-1))
    assert isinstance(view, KingdomView)
    return view


def positions(game: KingdomGame, scenario: str, seats: int, count: int) -> Iterator[KingdomState]:
    """The positions of a game as the quick policy plays it."""
    state, rng = game.setup(scenario, seats, {}, 6), seeded(6)
    for _ in range(count):
        if state.over:
            return
        yield state
        game.apply(state, game.prior(state, game.acting(state)[0], rng))


def asked(game: KingdomGame, state: KingdomState, seat: int) -> tuple[Option, ...]:
    """What a seat may answer."""
    decision = game.decision(state, Seat(seat))
    assert decision is not None
    return decision.options


def options(game: KingdomGame, state: KingdomState, verb: int) -> list[Option]:
    """The answers of one kind of whoever is asked first."""
    found = asked(game, state, game.acting(state)[0])
    return [option for option in found if verb_of(Action(option.action)) == verb]


def cells_by_rule(state: KingdomState, tower: int, cell: int, facing: int) -> set[int]:
    """The cells of the map that a tower's arrows or its neighbourhood reach, asked of the rules one by one."""
    spaces = spaces_with(state, tower)
    aims = [(reach_with(state, tower, aim.reach), aim.arrows) for aim in state.tables.modes[printed(state, tower)]]
    for number in mods_of(state, tower):
        more = state.tables.mods[number].aim
        if more is not None and more.reach == ARROWS:
            aims.append((ARROWS, arrows_of(state, number)))
    cells = [16 * row + column for row in range(state.field.rows) for column in range(state.field.columns)]
    near = [each for each in aims if each[0] in (ARROWS, ADJACENT)]
    return {c for c in cells for reach, arrows in near if reaches(state, reach, arrows, spaces, cell, facing, c)}


@rule("RT-7.9", "RT-7.12", "EU-13.2", "EU-13.5")
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_tower_reaches_what_the_rules_say(game: KingdomGame, scenario: str, seats: int) -> None:
    compared = 0
    for state in positions(game, scenario, seats, 120):
        for option in options(game, state, verbs.BUILD)[::2]:
            arg = arg_of(Action(option.action))
            tower, site, facing = verbs.built_tower(arg), verbs.built_site(arg), verbs.facing_of(arg)
            if spaces_with(state, tower) == 1:
                wanted = cells_by_rule(state, tower, state.field.sites[site], facing)
                assert set(option.reach or ()) == wanted, option.notation
                compared += 1
        standing = [(site, tower) for site in view_of(game, state).sites for tower in site.towers]
        for site_view, tower_view in standing:
            assert not tower_view.flipped or tower_view.reach == ()
            assert site_view.cell not in tower_view.reach
    assert compared > 50


@rule("RT-7.10", "RT-7.16", "RT-10.3")
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_the_hordes_that_are_foretold_are_those_it_attacks(game: KingdomGame, scenario: str, seats: int) -> None:
    compared = empty = 0
    for state in positions(game, scenario, seats, 120):
        for option in options(game, state, verbs.BUILD)[::5]:
            assert isinstance(option.forecast, Phrase)
            named = set(str(option.forecast.words.get("trays", "")).split())
            after = state.clone()
            game.apply(after, Action(option.action))
            volley = view_of(game, after).volley
            if volley is not None:
                assert {TRAY_NAMES[tray] for tray in (*volley.targets, *volley.posts)} <= named, option.notation
                compared += 1
            empty += not named
    assert compared and empty


@rule("EU-24.15")
def test_long_barrels_make_arrows_and_neighbourhoods_two_spaces_wide() -> None:
    table = uprising(scenario="S7", blue="hand ART3+long-barrels", trays=f"{FULL} r2c3")
    west = next(option for option in asked(UPRISING, table.state, 1) if option.notation == "build m1 f W")
    assert west.reach == (3, 4, 16 + 4, 32 + 3), "f is r0c5: W and SW, each two spaces; NW lies outside"
    assert west.forecast == Phrase("forecast-reaches", {"trays": "t0"})
    table = uprising(scenario="S7", red="hand MAG4A+long-barrels", trays=f"{FULL} r1c0")
    near = next(option for option in asked(UPRISING, table.state, 0) if option.notation == "build m1 j N")
    assert {each % 16 for each in near.reach or ()} == {1, 2, 3, 4, 5}, "j is r1c3"
    assert near.forecast == Phrase("forecast-reaches-none")


@rule("RT-12.22", "RT-12.23")
def test_a_hero_reaches_what_its_arrows_show() -> None:
    table = staged(scenario="RS08", red="alleria r4c2", trays=f"{FULL} r4c4").do("activate alleria")
    found = {option.notation: option.reach for option in options(RIFT, table.state, verbs.BASIC)}
    r, c = 4, 2
    assert found["attack N"] == cells(
        (r - 2, c - 2), (r - 2, c), (r - 2, c + 2), (r - 1, c - 1), (r - 1, c), (r - 1, c + 1)
    )
    assert found["attack E"] == cells(
        (r - 2, c + 2), (r - 1, c + 1), (r, c + 1), (r, c + 2), (r + 1, c + 1), (r + 2, c + 2)
    )


def cells(*places: tuple[int, int]) -> tuple[int, ...]:
    """Cells by row and column."""
    return tuple(sorted(16 * row + column for row, column in places))


BY_SQUARES = ("overlap", "strip", "resist", "shield")


def laid(state: KingdomState, forms: tuple[tuple[int, ...], ...]) -> Iterator[tuple[int, int, int, int]]:
    """Every way in which a tile of the attack could lie inside a tray: piece, form, anchor and the squares as bits."""
    for piece, shape in enumerate(state.volleys[-1].tiles):
        for form in forms[piece] if shape != NONE else ():
            for anchor, mask in enumerate(state.tables.shapes[shape].forms[form].masks):
                if mask:
                    yield piece, form, anchor, int(mask)


@rule("RT-8.9", "RT-9.4")
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_squares_that_are_shut_are_those_that_the_rules_refuse(game: KingdomGame, scenario: str, seats: int) -> None:
    compared = 0
    for state in positions(game, scenario, seats, 200):
        seen = view_of(game, state).volley if state.stack[-1].kind == PLACING else None
        for tray, shut in seen.shut.items() if seen else ():
            for piece, form, anchor, mask in laid(state, seen.forms if seen else ()):
                refusal = refuse_tile(state, state.volleys[-1], tray, piece, form, anchor)
                by_squares = refusal is not None and refusal.rule in {state.law[name] for name in BY_SQUARES}
                assert by_squares == bool(mask & shut), (tray, piece, form, anchor)
                compared += 1
    assert compared > 100


@rule("RT-9.4")
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_squares_that_bar_soldiers_are_those_that_the_rules_refuse(
    game: KingdomGame, scenario: str, seats: int
) -> None:
    for state in positions(game, scenario, seats, 200):
        seen = view_of(game, state).volley if state.stack[-1].kind == PLACING else None
        for tray, barred in seen.barred.items() if seen and seen.soldiers else ():
            volley = state.volleys[-1]
            free = {square for square in range(SQUARES) if refuse_soldier(state, volley, tray, square) is None}
            assert free == set(range(SQUARES)) - set(squares_of(barred))


def test_what_a_base_covers_is_told_square_by_square() -> None:
    table = staged(red="malik t0 33", trays="H1-01 r1c1", scenario="RS02")
    figure = next(each for each in view_of(RIFT, table.state).figures if each.name == "malik")
    assert figure.squares == (18, 19, 23, 24)


@rule("RT-18.14")
def test_melee_heroes_are_advised_to_somebody_alone() -> None:
    alone = Table(RIFT.setup("RS01", 1, {}, 1))
    said = {option.words["hero"]: option.forecast for option in options(RIFT, alone.state, verbs.PICK_HERO)}
    assert said["@hero-malik"] == Phrase("advice-melee", {"rule": "RT-18.14"})
    assert any(not forecast for forecast in said.values())
    pair = Table(RIFT.setup("RS01", 2, {}, 1))
    assert not any(option.forecast for option in options(RIFT, pair.state, verbs.PICK_HERO))
    other = UPRISING.setup("S1", 1, {}, 1)
    assert not any(option.forecast for option in options(UPRISING, other, verbs.PICK_HERO)), (
        "its rules say nothing of it"
    )
