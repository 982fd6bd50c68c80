"""What everybody may know: map, trays, hands and supplies, the decks' recipes, and what the round will bring."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.kingdom.boards import GAME
from tests.games.kingdom.random_games import by_verb
from tests.rules import rule
from warbook.games.kingdom.board.field import WHITE
from warbook.games.kingdom.present.cardbook import Printed, printed
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import DONE, PICK_HERO
from warbook.kernel.api import SPECTATOR, Seat, act
from warbook.kernel.rng import seeded


def seen(state: KingdomState) -> KingdomView:
    """What a spectator sees."""
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, KingdomView)
    return view


def begun(scenario: str = "RS01", seats: int = 2) -> KingdomState:
    """A game whose heroes are Malik, Ignus, Magnus and Alleria; only for scenarios without abilities and spells."""
    state = GAME.setup(scenario, seats, {}, 1)
    for seat, figure in zip(range(seats), (1, 3, 2, 0), strict=False):
        GAME.apply(state, act(Seat(seat), PICK_HERO, figure))
    return state


@rule("RT-33.2", "RT-3.6")
def test_hands_supply_and_counts_are_public() -> None:
    view = seen(begun())
    assert (view.hearts, view.crystals, view.soldiers, view.level_cap) == (5, 1, 12, 2)
    assert [player.hero for player in view.players] == ["malik", "ignus"]
    assert view.players[0].hand == {"A1": 1, "D1": 1, "B1": 1}
    total = sum(tower.copies for tower in GAME.tables.content.towers.values())
    held = sum(sum(player.hand.values()) for player in view.players)
    assert sum(view.supply.values()) + held == total


@rule("RT-33.2", "RT-2.13", "RT-2.14")
def test_the_map_shows_sites_routes_and_decks_with_their_recipes() -> None:
    view = seen(begun())
    assert (view.rows, view.columns, view.goal) == (7, 7, "portals")
    assert [site.colour for site in view.sites] == [0, 1] * 4
    assert (view.markers[0].cards, view.markers[0].recipe[-1]) == (8, "1 T3 + P1-01")
    assert view.exits == (16 * 6 + 4,) and view.routes[0][0] == 16 + 1
    assert {tray.left for tray in view.trays} == {7, 5}
    white = [site for site in seen(GAME.setup("RS12", 2, {}, 1)).sites if site.colour == WHITE]
    assert len(white) == 2


@rule("RT-14.14")
def test_the_forecast_is_what_happens_when_nobody_does_anything() -> None:
    state = begun()
    for _ in range(4):
        told = {fate.tray: fate for fate in seen(state).fates}
        assert set(told) == {tray.tray for tray in seen(state).trays}
        before, places = state.round, {tray.tray: tray.index for tray in seen(state).trays}
        hearts = int(state.hearts)
        while not state.over and state.round == before:
            GAME.apply(state, act(GAME.acting(state)[0], DONE))
        after = {tray.tray: tray.index for tray in seen(state).trays}
        escaped = [fate for fate in told.values() if fate.fate == "escapes"]
        assert all(fate.lost == state.over for fate in escaped)
        if state.over:
            assert sum(fate.hearts for fate in escaped) >= hearts
            return
        for tray, fate in told.items():
            assert fate.fate == "moves" and after[tray] == fate.index > places[tray]
    raise AssertionError("nobody defends the Kingdom, yet it stands")


def test_no_forecast_changes_the_game() -> None:
    state = begun()
    before = GAME.dump(state)
    seen(state)
    assert GAME.dump(state) == before


@pytest.mark.parametrize(("scenario", "seats"), [("RS04", 1), ("RS09", 2), ("RS10", 3), ("RS11", 4), ("RS12", 2)])
def test_every_view_of_a_game_can_be_sent_and_read_again(scenario: str, seats: int) -> None:
    state = GAME.setup(scenario, seats, {}, 9)
    rng = seeded(9)
    kind = type(seen(state))
    for _ in range(120):
        view = seen(state)
        assert msgspec.json.decode(msgspec.json.encode(view), type=kind) == view
        if state.over:
            break
        GAME.apply(state, by_verb(GAME.legal(state, GAME.acting(state)[0]), rng))


def test_what_is_printed_can_be_sent_and_is_numbered_like_events() -> None:
    told = msgspec.json.decode(msgspec.json.encode(printed(GAME)), type=Printed)
    tables = GAME.tables
    assert list(told.towers) == list(tables.tower_names) and list(told.heroes) == list(tables.hero_names)
    assert list(told.spells) == list(tables.spell_names) and [each.name for each in told.shapes] == [
        shape.name for shape in tables.shapes
    ]
    assert list(told.hordes) == [card.name for card in tables.cards][: len(told.hordes)]
    assert told.hash == tables.content.hash
