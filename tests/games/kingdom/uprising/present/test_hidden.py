"""What nobody knows in Elemental Uprising is dealt anew; what is open stays (section 33)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from tests.games.kingdom.uprising.boards import GAME, TABLES, new_game
from tests.rules import fact, rule
from warbook.games.kingdom.content.tables import Card
from warbook.games.kingdom.frames import TRAYS
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.uprising.scenes.examples import whole
from warbook.games.kingdom.verbs import DONE
from warbook.kernel.api import SPECTATOR, Seat, verb_of
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.replay import replay_states
from warbook.kernel.rng import seeded

GOLDEN = Path(__file__).parents[1] / "golden" / "four-prologue-won.json"


def back(card: int) -> tuple[int, int, int, int]:
    """What the back of a card shows (EU-4.9)."""
    shown: Card = TABLES.cards[card]
    return shown.tier, shown.crystals, shown.gold, shown.either


def played_on(scenario: str, seats: int, rounds: int) -> KingdomState:
    """A game in which nobody does much, some rounds on."""
    state = new_game(scenario, seats, rifts="on").state
    while not state.over and state.round < rounds:
        seat = GAME.acting(state)[0]
        legal = GAME.legal(state, seat)
        GAME.apply(state, next((action for action in legal if verb_of(action) == DONE), legal[0]))
    return state


@rule("EU-33.2", "EU-33.3", "EU-4.9")
@pytest.mark.parametrize("scenario", ["S1", "S4", "S8", "S11"])
def test_only_what_is_hidden_changes(scenario: str) -> None:
    state = played_on(scenario, 3, 3)
    orders: set[str] = set()
    for seed in range(12):
        other = GAME.determinize(state, Seat(0), seeded(seed))
        assert miscount(other) == ""
        for pile, true in zip(other.decks, state.decks, strict=True):
            assert [TABLES.cards[card].tier for card in pile] == [TABLES.cards[card].tier for card in true]
            assert not pile or back(pile[-1]) == back(true[-1])
            for card, same in zip(pile, true, strict=True):
                assert not TABLES.cards[same].champion or card == same
        hidden = [sorted(card for pile in [*each.decks, *each.reserve] for card in pile) for each in (state, other)]
        assert hidden[0] == hidden[1]
        assert sorted(other.rift_deck) == sorted(state.rift_deck)
        assert sorted(other.boss_deck) == sorted(state.boss_deck)
        assert GAME.view(other, SPECTATOR) == GAME.view(state, SPECTATOR)
        orders.add(f"{other.decks} {other.reserve} {other.rift_deck} {other.boss_deck}")
    assert len(orders) == 12


def reordered(deck: list[int]) -> list[int]:
    """The cards of each tier below the top one in the opposite order."""
    tiers = {tier: [card for card in deck[:-1] if TABLES.cards[card].tier == tier] for tier in range(5)}
    return [*(tiers[TABLES.cards[card].tier].pop() for card in deck[:-1]), *deck[-1:]]


@rule("EU-33.2")
def test_the_true_order_takes_no_part_in_the_deal() -> None:
    state = played_on("S4", 2, 3)
    turned = state.clone()
    turned.rift_deck = turned.rift_deck[::-1]
    turned.boss_deck = turned.boss_deck[::-1]
    turned.reserve = [pile[::-1] for pile in turned.reserve]
    turned.decks = [reordered(deck) for deck in state.decks]
    assert turned.decks != state.decks
    one, two = (GAME.determinize(each, Seat(0), seeded(3)) for each in (state, turned))
    assert (one.decks, one.reserve, one.rift_deck, one.boss_deck) == (
        two.decks,
        two.reserve,
        two.rift_deck,
        two.boss_deck,
    )


@rule("EU-33.1", "EU-33.4", "EU-33.5", "EU-33.7")
def test_a_view_names_no_hidden_card() -> None:
    state = new_game("S8", 2).state
    views = [GAME.view(state, seat) for seat in (SPECTATOR, Seat(0), Seat(1))]
    assert all(structs.replace(view, seat=SPECTATOR) == views[0] for view in views)
    shown = str(views[0])
    assert all(f"'{TABLES.card_names[card]}'" in shown for card in state.card[:TRAYS] if card >= 0)
    seen = {int(card) for card in state.card if card >= 0}
    seen |= {card for card in range(TABLES.hordes) if TABLES.cards[card].champion}  # which a recipe names
    for card in {card for pile in [*state.decks, *state.reserve] for card in pile} - seen:
        assert f"'{TABLES.card_names[card]}'" not in shown


def test_a_finished_game_shows_its_discards() -> None:
    state = played_on("P", 2, 99)
    assert state.over
    assert whole(state).discards == tuple(TABLES.card_names[card] for card in state.discards) != ()


@fact("EU-33.6")
def test_a_replay_shows_the_order_of_the_decks_from_the_beginning() -> None:
    replay = read_replay(GOLDEN)
    first, *later = [[list(deck) for deck in state.decks] for state in replay_states(GAME, replay)]
    drawn = [len(deck) - len(left) for deck, left in zip(first, later[-1], strict=True)]
    assert sum(drawn) > 5
    assert [deck[: len(deck) - number] for deck, number in zip(first, drawn, strict=True)] == later[-1]
