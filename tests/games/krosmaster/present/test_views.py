"""Chapter 31: who may know what."""

import msgspec
import pytest

from tests.games.krosmaster.boards import GAME
from tests.games.krosmaster.trials import Trial, begun, staged
from tests.rules import rule
from warbook.games.krosmaster.present.events import Assigned, Bought, Discarded
from warbook.games.krosmaster.present.notation import SEATS
from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.present.view_parts import HeldView, PieceView
from warbook.kernel.api import SPECTATOR, Seat
from warbook.kernel.rng import seeded

AUDIENCES = ("red", "blue", "")


def seat_of(audience: str) -> Seat:
    """The seat of an audience, or the spectators."""
    return Seat(SEATS.index(audience)) if audience else SPECTATOR


def piece_in(seen: KrosmasterView, kind: str) -> PieceView:
    """A piece of a view."""
    return next(piece for piece in seen.pieces if piece.kind == kind)


def held(table: Trial, audience: str, kind: str) -> tuple[HeldView, ...]:
    """What an audience sees of the rewards on a card."""
    return piece_in(table.view(audience), kind).held


def busy() -> Trial:
    """A game with everything in it."""
    return staged(
        red="anna E5 dmg=2 die=armor +J16 ?G08 -G09 ap-1 ; queen A1 ; tofu A2 ; kassius B1 used=puff",
        blue="bill L1 ?A03 ; king L12",
        active="anna",
        ground="tree D4 ; bush D5 ; crate D6 ; demon E5 ; 2 F5",
        pool="3 4",
        market="granite-1 G05 G06 ; jade-1 J01 J03",
        wild=0,
    )


@rule("KA-31.1", "KA-31.6")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_everybody_sees_the_table(audience: str) -> None:
    seen = busy().view(audience)
    anna, kassius = piece_in(seen, "anna"), piece_in(seen, "kassius")
    assert (anna.cell, anna.damage, anna.hp, anna.inspired, anna.equipped) == (52, 2, 14, ("armor",), ("critical-hit",))
    assert kassius.used == ("puff",) and piece_in(seen, "tofu").summoner == piece_in(seen, "queen").piece
    assert [(player.gg, player.pool) for player in seen.players] == [(6, 3), (6, 4)]
    assert (seen.bank, seen.wild, seen.order) == (54 - 3 - 4 - 2, 0, (0, 1))
    assert seen.players[0].timeline == tuple(piece_in(seen, kind).piece for kind in ("anna", "queen", "kassius"))
    assert (seen.board.trees, seen.board.bushes, seen.board.crates) == ((39,), (51,), (63,))
    assert seen.board.demons == (52,) and seen.board.coins == {53: 2}
    assert seen.active is not None and (seen.active.ap, seen.active.mp) == (5, 3)  # the marker is used up
    assert seen.market is not None and seen.market.shop[0] == "G05" and seen.market.shop[2] == "J01"
    assert sum(seen.market.piles) == 60 - 6 - 4


@rule("KA-31.1")
def test_everybody_sees_the_dice_of_tension_and_what_is_marked() -> None:
    table = staged(red="anna E5 mp+1", blue="bill L1", moment="game-turn", dice="armor wild")
    for audience in AUDIENCES:
        seen = table.view(audience)
        assert seen.dice == ("armor", "wild") and piece_in(seen, "anna").mp_plus == 1
        assert seen.question.kind == "jokers" and seen.question.seats == (0,)


@rule("KA-31.1", "KA-31.6")
def test_every_die_roll_is_told_to_all() -> None:
    table = staged(red="anna E5", blue="bill E4")
    table.do("cast assault E4", "lock lock")
    for audience in AUDIENCES:
        told = [table.game.redact(event, seat_of(audience)) for event in table.events]
        assert told == table.events


@rule("KA-31.2", "KA-31.3", "KA-31.6")
def test_a_face_down_reward_shows_its_rank_and_its_name_only_to_those_who_know() -> None:
    table = busy()
    up, own, bought = "J16", "G08", "G09"
    assert [each.reward for each in held(table, "red", "anna")] == [up, own, bought]
    for audience in ("blue", ""):
        seen = held(table, audience, "anna")
        assert [(each.rank, each.reward, each.up) for each in seen] == [
            ("jade", up, True),
            ("granite", "", False),
            ("granite", bought, False),
        ]
    assert [each.reward for each in held(table, "blue", "bill")] == ["A03"]
    assert [(each.rank, each.reward) for each in held(table, "red", "bill")] == [("gold", "")]


@rule("KA-31.2")
def test_a_token_bought_face_up_stays_known_to_all() -> None:
    table = staged(red="anna E5", blue="bill L1", ground="demon E5", pool="3 0", market="granite-1 G05 G06")
    table.do("buy granite-1")
    for audience in AUDIENCES:
        assert table.view(audience).question.reward == "G05"
        assert [table.game.redact(event, seat_of(audience)) for event in table.events] == table.events
    table.do("assign anna")
    for audience in AUDIENCES:
        assert [(each.reward, each.up, each.public) for each in held(table, audience, "anna")] == [("G05", False, True)]


@rule("KA-31.2", "KA-31.3", "KA-31.6")
def test_a_blind_purchase_is_told_by_its_rank_only() -> None:
    table = staged(red="anna E5", blue="bill L1", ground="demon E5", pool="3 0", market="granite-1 G05 G06")
    token = table.state.piles[0][-1]
    seen: dict[str, list[int]] = {audience: [] for audience in AUDIENCES}
    for action in ("buy granite-1 blind", "assign anna"):
        table.do(action)
        for audience in AUDIENCES:
            told = [table.game.redact(event, seat_of(audience)) for event in table.events]
            seen[audience] += [event.token for event in told if isinstance(event, Bought | Assigned)]
    assert seen == {"red": [token, token], "blue": [-1, -1], "": [-1, -1]}


@rule("KA-31.1", "KA-31.3", "KA-19.23")
def test_a_token_that_leaves_unseen_stays_unseen() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ?A03 -G08 ; anna L1")
    table.do("cast con E4", "lock lock")
    removed = {audience: table.view(audience).market for audience in AUDIENCES}
    assert {audience: market.removed for audience, market in removed.items() if market} == {
        "red": ("G08",),
        "blue": ("G08", "A03"),
        "": ("G08",),
    }
    for audience, count in (("red", 1), ("blue", 2), ("", 1)):
        told = [table.game.redact(event, seat_of(audience)) for event in table.events]
        known = [event.token for event in told if isinstance(event, Discarded) and event.token >= 0]
        assert len(known) == count


@rule("KA-31.1")
def test_a_used_token_is_seen_by_all() -> None:
    table = staged(red="anna E5 ?G08", blue="bill L1")
    table.do("use G08")
    for audience in AUDIENCES:
        market = table.view(audience).market
        assert market is not None and market.removed == ("G08",)


@rule("KA-31.4")
def test_nobody_sees_the_piles() -> None:
    one, other = busy(), busy()
    other.state.piles = [pile[::-1] for pile in other.state.piles]
    for audience in AUDIENCES:
        assert msgspec.json.encode(one.view(audience)) == msgspec.json.encode(other.view(audience))


@rule("KA-31.4", "KA-5.4")
def test_nobody_sees_the_drafts_stack() -> None:
    one, other = begun("duel", teams="draft"), begun("duel", teams="draft")
    other.state.stack_of_cards = other.state.stack_of_cards[::-1]
    assert other.state.stack_of_cards != one.state.stack_of_cards
    for audience in AUDIENCES:
        assert one.view(audience) == other.view(audience)
        draft = one.view(audience).draft
        assert draft is not None and draft.left == 6 and len(draft.table) == 2


@rule("KA-31.5")
def test_every_decision_is_open() -> None:
    table = begun("tutorial-7")
    action = table.action("place queen E11")
    for audience in AUDIENCES:
        assert table.game.observed(table.state, action, seat_of(audience)) == action
    table.do("place queen E11")
    for audience in AUDIENCES:
        assert piece_in(table.view(audience), "queen").cell == 12 * 10 + 4
        assert [table.game.redact(event, seat_of(audience)) for event in table.events] == table.events


@rule("KA-31.6", "KA-31.2")
def test_spectators_see_what_both_players_see_and_nothing_more() -> None:
    table = busy()
    both = [
        [each.reward for kind in ("anna", "bill") for each in held(table, audience, kind)]
        for audience in ("red", "blue")
    ]
    shared = [one if one == other else "" for one, other in zip(*both, strict=True)]
    assert [each.reward for kind in ("anna", "bill") for each in held(table, "", kind)] == shared


@rule("KA-31.7")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_what_is_not_seen_is_counted_by_rank(audience: str) -> None:
    seen = busy().view(audience)
    assert seen.market is not None
    unseen = seen.market.unseen
    hidden = [each for piece in seen.pieces for each in piece.held if not each.reward]
    for number, rank in enumerate(("granite", "jade", "gold")):
        in_piles = sum(seen.market.piles[2 * number : 2 * number + 2])
        assert sum(unseen[rank].values()) == in_piles + len([each for each in hidden if each.rank == rank])
    assert unseen["granite"].get("G08", 0) == (3 if audience == "red" else 4)


@rule("KA-31.7", "KA-31.4")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_guess_keeps_all_that_is_known_and_moves_only_what_is_not(audience: str) -> None:
    table = busy()
    before = msgspec.json.encode(table.view(audience))
    tokens = table.game.tables.tokens
    guesses = set()
    for seed in range(8):
        guess = GAME.determinize(table.state, seat_of(audience), seeded(seed))
        seen = Trial(guess, GAME)
        assert msgspec.json.encode(seen.view(audience)) == before
        everything = [
            *guess.shop,
            *(each for pile in guess.piles for each in pile),
            *(each for held in guess.held for each in held),
        ]
        assert sorted(int(each) for each in everything) == list(range(len(tokens)))
        guesses.add((tuple(guess.piles[0]), tuple(guess.held[table.piece("bill")])))
    assert len(guesses) > 1
    hidden = {piece for _, held_by in guesses for piece in held_by}
    assert (len(hidden) == 1) == (audience == "blue")  # Bill's blind purchase is fixed only for its owner


@rule("KA-31.7")
def test_a_guess_while_a_blind_purchase_is_being_assigned() -> None:
    table = staged(red="anna E5", blue="bill L1", ground="demon E5", pool="3 0", market="granite-1 G05 G06")
    table.do("buy granite-1 blind")
    token = table.state.stack[-1].a
    drawn = {GAME.determinize(table.state, Seat(1), seeded(seed)).stack[-1].a for seed in range(8)}
    assert len(drawn) > 1
    assert {GAME.determinize(table.state, Seat(0), seeded(seed)).stack[-1].a for seed in range(8)} == {token}


@rule("KA-31.3", "KA-31.1")
def test_a_blind_token_becomes_known_when_it_is_turned_up() -> None:
    table = staged(red="anna E5 ?J16", blue="bill L1")
    assert held(table, "blue", "anna")[0].reward == ""
    table.do("use J16")
    for audience in AUDIENCES:
        assert [(each.reward, each.up) for each in held(table, audience, "anna")] == [("J16", True)]
