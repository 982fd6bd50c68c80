"""What is hidden and what is public (section 33)."""

from __future__ import annotations

from tests.games.kingdom.boards import GAME, TABLES, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.hidden import determinize
from warbook.games.kingdom.rift.present.view import RiftView
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step

ONE = "g..../...../...../...../....."


def seen(state: object, seat: int = 0) -> RiftView:
    """What a seat sees."""
    view = GAME.view(state, Seat(seat))  # type: ignore[arg-type]  # a state of this game
    assert isinstance(view, RiftView)
    return view


@rule("RT-33.1")
def test_only_the_order_of_the_decks_is_hidden() -> None:
    for scenario in ("RS04", "RS08", "RS12"):
        state = new_game(scenario, 3, seed=5).state
        others = [determinize(state, seeded(seed)) for seed in range(6)]
        assert any(other.decks != state.decks for other in others)
        for other in others:
            assert seen(other) == seen(state), "nobody can tell them apart"
            tiers = [[TABLES.cards[card].tier for card in deck] for deck in other.decks]
            assert [sorted(deck) for deck in tiers] == [
                sorted(TABLES.cards[card].tier for card in deck) for deck in state.decks
            ]
            assert sorted(other.boss_deck) == sorted(state.boss_deck)


@rule("RT-33.1")
def test_the_ghost_deck_and_the_bosss_deck_are_shuffled_for_thinkers() -> None:
    ghosts = new_game("RS08", 2, seed=5).state
    assert len({tuple(determinize(ghosts, seeded(seed)).ghosts) for seed in range(8)}) > 1
    boss = new_game("RS04", 2, seed=5).state
    assert len({tuple(determinize(boss, seeded(seed)).boss_deck) for seed in range(8)}) > 1


@rule("RT-33.2")
def test_everything_else_is_public() -> None:
    table = staged(
        scenario="RS12",
        red="malik r2c1 hp=3 +earthquake ; hand A1 B1",
        blue="ignus ; hand M1 ; incoming M2",
        trays=f"{ONE} 1/4 soldiers=00",
        towers="D1 a N",
        spells="rain-of-fire",
        boss="1/2 left=2",
        crystals=3,
    )
    view = seen(table.state, 1)
    assert [player.hand for player in view.players] == [{"A1": 1, "B1": 1}, {"M1": 1}]
    assert view.players[1].incoming == {"M2": 1}
    assert (view.crystals, view.spells, view.trays[0].soldiers) == (3, ("rain-of-fire",), (0,))
    malik = next(figure for figure in view.figures if figure.name == "malik")
    assert (malik.health, malik.abilities[0].name) == (3, "earthquake")
    assert [marker.cards for marker in view.markers] == [len(deck) for deck in table.state.decks]
    assert view.markers[0].recipe == table.state.terms.players.decks[0]
    assert view.boss is not None and view.boss.left == 2
    assert view.supply["D1"] == 3 and view.hearts == 5


@rule("RT-33.3")
def test_all_players_and_spectators_see_the_same() -> None:
    state = new_game("RS08", 4).state
    views = [seen(state, seat) for seat in (-1, 0, 1, 2, 3)]
    fields = [{name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"} for view in views]
    assert all(each == fields[0] for each in fields)


@rule("RT-33.4")
def test_nothing_tells_the_order_and_nothing_is_taken_back_past_a_reveal() -> None:
    table = staged(scenario="RS08", decks="1 H1-01 P3-01 ; 2 H1-02", red="malik ; hand A1")
    recipe = str(seen(table.state).markers)
    assert "H1-01" not in recipe and "H1-02" not in recipe
    for seat, fenced in ((0, False), (1, True)):
        done = step(GAME, table.state, GAME.read("done", Seat(seat)))
        assert isinstance(done, Step)
        assert done.revealed == fenced, "the last one makes the next hordes spawn"
    bossy = staged(scenario="RS04", boss="1/0", decks="actions gloat")
    for seat in (0, 1):
        last = step(GAME, bossy.state, GAME.read("done", Seat(seat)))
    assert isinstance(last, Step) and last.revealed and last.fenced


@rule("RT-33.5")
def test_no_decision_is_secret() -> None:
    state = new_game("RS02", 4).state
    for seat in range(4):
        for action in GAME.legal(state, Seat(seat)):
            for watcher in range(4):
                assert GAME.observed(state, action, Seat(watcher)) == action
    decision = GAME.decision(state, Seat(0))
    assert decision is not None and decision.timing == "any_order"
