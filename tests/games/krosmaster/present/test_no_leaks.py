"""What a seat cannot know never reaches it: states that differ in nothing else give it the same bytes."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.krosmaster.arenas import GAME, staged
from tests.rules import rule
from tools.trials import PROOFS
from tools.trials.krosmaster import by_verb
from warbook.games.krosmaster.frames import ASSIGN, EVERYONE
from warbook.games.krosmaster.present.events import Assigned, Bought, Discarded
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import SPECTATOR, Frame, Seat, act
from warbook.kernel.contract.promise import Care, sight, told_to
from warbook.kernel.contract.trial import Plan
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step

RED, BLUE = Seat(0), Seat(1)
LIGHT = Care(universe=60, options=3, worlds=1, outcomes=3, onward=3, past=15)


def exchanged(state: KrosmasterState, one: int, other: int) -> KrosmasterState:
    """The same table with two tokens in each other's places."""
    copy = state.clone()
    becomes = {one: other, other: one}
    copy.piles = [[becomes.get(token, token) for token in pile] for pile in copy.piles]
    copy.held = [[becomes.get(token, token) for token in held] for held in copy.held]
    known = [int(bits) for bits in copy.known]
    copy.known[one], copy.known[other] = known[other], known[one]
    frame = copy.stack[-1]
    if frame.kind == ASSIGN:
        copy.stack[-1] = Frame(ASSIGN, frame.seat, becomes.get(frame.a, frame.a), frame.b)
    return copy


def hidden_token(state: KrosmasterState, like: int) -> int:
    """A token of a pile with the rank of another, but another reward."""
    tables = state.tables
    rank = tables.reward.rank[tables.tokens[like]]
    return next(
        token
        for pile in state.piles
        for token in pile
        if tables.reward.rank[tables.tokens[token]] == rank and tables.tokens[token] != tables.tokens[like]
    )


def assert_same(one: KrosmasterState, other: KrosmasterState, seat: Seat) -> None:
    """The seat is shown the same to the byte: view, lists, question."""
    assert sight(GAME, one, seat) == sight(GAME, other, seat)


@rule("KA-31.3", "KA-31.6")
def test_a_blind_purchase_on_a_card_is_its_owners_secret() -> None:
    state = staged(red="king D5 ?G08 ; anna A1", blue="queen E5", turn="blue").state
    token = state.held[0][0] if state.held[0] else state.held[1][0]
    other = exchanged(state, token, hidden_token(state, token))
    for seat in (BLUE, SPECTATOR):
        assert_same(state, other, seat)
    assert GAME.view(state, RED) != GAME.view(other, RED)


@rule("KA-31.3", "KA-19.6")
def test_while_it_is_being_assigned_only_the_buyer_knows_it() -> None:
    table = staged(red="king E7 ; anna A1", blue="queen L12", arena="pit", pool="6 0", active="king")
    table.do("buy jade-1 blind")
    frame = table.state.stack[-1]
    assert frame.kind == ASSIGN
    other = exchanged(table.state, frame.a, hidden_token(table.state, frame.a))
    for seat in (BLUE, SPECTATOR):
        assert_same(table.state, other, seat)
    assert GAME.decision(table.state, RED) != GAME.decision(other, RED)


@rule("KA-31.3")
def test_the_events_of_a_blind_purchase_tell_others_its_rank_only() -> None:
    table = staged(red="king E7 ; anna A1", blue="queen L12", arena="pit", pool="6 0", active="king")
    bought = table.state.piles[2][-1]
    table.do("buy jade-1 blind")
    events = table.events
    for seat, known in ((RED, bought), (BLUE, -1), (SPECTATOR, -1)):
        tokens = [event.token for event in told_to(GAME, events, seat) if isinstance(event, Bought)]
        assert tokens == [known]
    table.do("assign anna")
    for seat, known in ((RED, bought), (BLUE, -1), (SPECTATOR, -1)):
        tokens = [event.token for event in told_to(GAME, table.events, seat) if isinstance(event, Assigned)]
        assert tokens == [known]


@rule("KA-31.3", "KA-31.1")
def test_a_reward_that_leaves_unseen_stays_unseen() -> None:
    state = staged(red="king D5", blue="queen E5 dmg=7 ?A03 ; anna L12", active="king").state
    token = next(held[0] for held in state.held if held)
    other = exchanged(state, token, hidden_token(state, token))
    told: list[list[bytes]] = []
    for each in (state, other):
        each.rng.script = [0, 3, 3]
        done = step(GAME, each, GAME.read("cast 1 E5", RED))
        assert isinstance(done, Step)
        assert any(isinstance(event, Discarded) for event in done.events)
        told.append([msgspec.json.encode(told_to(GAME, done.events, seat)) for seat in (RED, SPECTATOR)])
    assert told[0] == told[1]
    for seat in (RED, SPECTATOR):
        assert_same(state, other, seat)


@rule("KA-31.3", "KA-24.8")
def test_a_partner_knows_it_and_the_other_side_does_not() -> None:
    table = staged(
        scenario="two-against-two",
        red="king D5 ?G08",
        blue="queen E5",
        green="anna A1",
        yellow="bill L12",
        turn="blue",
    )
    token = next(held[0] for held in table.state.held if held)
    if table.state.known[token] != EVERYONE and not table.state.known[token] >> 2 & 1:
        table.state.known[token] |= 1 << 2  # a scene lets the owner know; the rules let the partner know too
    other = exchanged(table.state, token, hidden_token(table.state, token))
    for seat in (BLUE, Seat(3), SPECTATOR):
        assert_same(table.state, other, seat)
    assert GAME.view(table.state, Seat(2)) != GAME.view(other, Seat(2))


@rule("KA-31.4")
def test_the_order_of_the_piles_is_nobodys_to_see() -> None:
    state = staged(red="king D5", blue="queen E5").state
    other = state.clone()
    other.piles = [pile[::-1] for pile in other.piles]
    for seat in (RED, BLUE, SPECTATOR):
        assert_same(state, other, seat)


@rule("KA-31.4", "KA-5.4")
def test_the_stack_of_the_draft_is_nobodys_to_see() -> None:
    state = GAME.setup("duel", 2, {"teams": "draft"}, 4)
    other = state.clone()
    other.stack_of_cards = other.stack_of_cards[::-1]
    for seat in (RED, BLUE, SPECTATOR):
        assert_same(state, other, seat)


@rule("KA-31.5")
def test_every_decision_is_made_in_the_open() -> None:
    state = GAME.setup("duel", 2, {"teams": "free"}, 4)
    action = act(RED, 0, 3)
    assert GAME.observed(state, action, BLUE) == action
    done = step(GAME, state, action)
    assert isinstance(done, Step)
    assert told_to(GAME, done.events, BLUE) == told_to(GAME, done.events, RED)


@rule("KA-31.7")
@pytest.mark.parametrize("seat", [RED, BLUE, SPECTATOR])
def test_a_guessed_world_keeps_what_the_seat_knows_and_moves_the_rest(seat: Seat) -> None:
    state = staged(red="king D5 ?G08 +J16 ; anna A1", blue="queen E5 ?A01", active="king").state
    worlds = [GAME.determinize(state, seat, seeded(number)) for number in range(12)]
    for world in worlds:
        assert_same(state, world, seat)
        everything = [
            *(token for pile in world.piles for token in pile),
            *(token for held in world.held for token in held),
            *(int(token) for token in world.shop),
        ]
        assert sorted(everything) == list(range(len(state.tables.tokens)))
    assert len({tuple(world.piles[0]) for world in worlds}) > 1
    own = {tuple(tuple(held) for held in world.held) for world in worlds}
    assert len(own) > 1  # somebody else's blind purchase


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("duel", {"teams": "draft", "turn_cap": "5"}),
        ("two-against-two", {"teams": "custom", "turn_cap": "2", "scenery": "destructible"}),
        ("free-for-all", {"teams": "free", "turn_cap": "2"}),
        ("tutorial-7", {"turn_cap": "2"}),
    ],
)
def test_whole_games_leak_nothing_and_have_a_past_in_every_world(scenario: str, options: dict[str, str]) -> None:
    proof = PROOFS[GAME.name]
    _, coverage = proof.play(Plan(options, 0, by_verb(proof.game), LIGHT, scenario=scenario))
    assert coverage.positions > 30
    assert all(coverage.retold[seat] for seat in range(-1, 2))


@rule("KA-31.1")
def test_what_events_tell_of_a_used_reward_the_view_tells_too() -> None:
    state = staged(red="king D5 ?G08 dmg=3 ; anna A1", blue="queen L12", active="king").state
    king = next(piece for piece in state.timeline[0] if state.held[piece])
    token = state.held[king][0]
    copy = next(
        each for pile in state.piles for each in pile if state.tables.tokens[each] == state.tables.tokens[token]
    )
    other = exchanged(state, token, copy)
    assert_same(state, other, BLUE)
    told = []
    for world in (state, other):
        done = step(GAME, world, GAME.read("use 1", RED))
        assert isinstance(done, Step)
        told.append(told_to(GAME, done.events, BLUE))
    assert told[0] != told[1]  # the copies have numbers of their own
    assert GAME.view(state, BLUE) != GAME.view(other, BLUE)
