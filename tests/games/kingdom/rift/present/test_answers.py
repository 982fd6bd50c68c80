"""Questions and answers as people get them: what to point at, which words, which rule."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME
from tests.games.kingdom.random_games import by_verb
from tests.rules import rule
from warbook.games.kingdom import verbs
from warbook.games.kingdom.present.decision import CLAUSES
from warbook.games.kingdom.present.labels import HERO, PIECE, RECEIVER, SQUARE, TOWER
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import PICK_HERO
from warbook.kernel.api import Action, Seat, act, verb_of
from warbook.kernel.rng import seeded
from warbook.kernel.wire import Decision, Option, Pick


def begun(seats: int = 2) -> KingdomState:
    """The first scenario with Malik, Ignus, Magnus and Alleria."""
    state = GAME.setup("RS01", seats, {}, 1)
    for seat, figure in zip(range(seats), (1, 3, 2, 0), strict=False):
        GAME.apply(state, act(Seat(seat), PICK_HERO, figure))
    return state


def asked(state: KingdomState, seat: int = 0) -> Decision:
    """What a seat is asked."""
    decision = GAME.decision(state, Seat(seat))
    assert decision is not None
    return decision


def answer(state: KingdomState, notation: str, seat: int = 0) -> Option:
    """The option that is written so."""
    return next(option for option in asked(state, seat).options if option.notation == notation)


def take(state: KingdomState, notation: str, seat: int = 0) -> None:
    """Do what is written so."""
    GAME.apply(state, Action(answer(state, notation, seat).action))


@rule("RT-3.6")
def test_everybody_chooses_a_hero_in_any_order() -> None:
    state = GAME.setup("RS01", 3, {}, 1)
    decision = asked(state, 2)
    assert (decision.prompt, decision.rule, decision.timing) == ("prompt-heroes", "RT-3.6", "any_order")
    found = answer(state, "hero malik", 2)
    assert (found.picks, found.text, found.words) == ((Pick("card", HERO + 1),), "do-hero", {"hero": "@hero-malik"})
    take(state, "hero malik", 2)
    assert GAME.decision(state, Seat(2)) is None, "the hero has no abilities to choose in the first scenario"
    assert all(option.notation != "hero malik" for option in asked(state, 0).options)


@rule("RT-7.1", "RT-7.5")
def test_a_tower_is_pointed_at_by_card_site_and_facing() -> None:
    state = begun()
    decision = asked(state)
    assert (decision.prompt, decision.rule, decision.timing) == ("prompt-play", "RT-6.4", "any_order")
    found = answer(state, "build A1 a W")
    tower, cell = GAME.tables.tower_names.index("A1"), 16 + 2
    assert found.picks == (Pick("card", TOWER + tower), Pick("cell", cell), Pick("button", 3))
    assert found.words == {"tower": "@tower-A1", "cell": "r1c2", "facing": "@facing-W"}


@rule("RT-11.2", "RT-18.12")
def test_a_pass_says_what_the_tower_becomes() -> None:
    found = answer(begun(), "pass A1 blue")
    tower = GAME.tables.tower_names.index("A1")
    assert (found.picks, found.text) == ((Pick("card", TOWER + tower), Pick("button", RECEIVER + 1)), "do-pass")
    assert found.words == {"tower": "@tower-A1", "player": "@side-blue", "raised": "@tower-A2"}
    alone = GAME.setup("RS01", 1, {}, 1)
    for notation in ("hero malik", "bench ignus", "stop", "close red"):
        take(alone, notation)
    own = [option for option in asked(alone).options if option.text == "do-pass-own"]
    assert own and all(option.words["player"] == "@side-red" for option in own)


@rule("RT-7.19", "RT-8.6")
def test_a_tile_is_pointed_at_by_piece_tray_form_and_square() -> None:
    state = begun()
    tower = next(
        option for option in asked(state).options if option.text == "do-build" and placing(state, option) is not None
    )
    GAME.apply(state, Action(tower.action))
    decision = asked(state)
    assert (decision.prompt, decision.rule) == ("prompt-placing", "RT-7.19")
    assert decision.words["tiles"] or decision.words["soldiers"]
    tiles = [option for option in decision.options if verb_of(Action(option.action)) == verbs.TILE]
    assert tiles
    for option in tiles:
        piece, tray, form, square = option.picks
        assert (piece.kind, tray.kind, form.kind, square.kind) == ("card", "piece", "die", "cell")
        assert piece.index >= PIECE and square.index >= SQUARE
        assert option.words["hits"] <= option.words["size"]  # type: ignore[operator]  # both are numbers
    assert len({option.picks for option in tiles}) == len(tiles)


def placing(state: KingdomState, option: Option) -> Decision | None:
    """What is asked after a tower was built so, if it has tiles to place."""
    copy = state.clone()
    GAME.apply(copy, Action(option.action))
    decision = asked(copy)
    return decision if decision.words.get("tiles") else None


@pytest.mark.parametrize(
    ("scenario", "seats"), [("RS03", 1), ("RS04", 2), ("RS05", 3), ("RS08", 4), ("RS10", 2), ("RS12", 1)]
)
def test_picks_lead_to_one_answer_each_and_what_is_written_can_be_read(scenario: str, seats: int) -> None:
    state = GAME.setup(scenario, seats, {}, 2)
    rng = seeded(5)
    for _ in range(150):
        if state.over:
            break
        seat = GAME.acting(state)[0]
        decision = asked(state, seat)
        picks = [option.picks for option in decision.options]
        assert len(set(picks)) == len(picks)
        prefixes = {path[:end] for path in picks for end in range(1, len(path))}
        assert prefixes.isdisjoint(picks), "no answer stands in the way of another"
        for option in decision.options[:: max(1, len(picks) // 20)]:
            assert GAME.read(option.notation, seat) == option.action
        GAME.apply(state, by_verb(GAME.legal(state, seat), rng))


def test_every_question_has_a_rule() -> None:
    assert set(CLAUSES) == set(QUESTIONS)
