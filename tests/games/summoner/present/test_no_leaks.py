"""Nothing leaves that its audience may not know: every word that is sent, and every window that must not show."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.games.summoner.boards import RED_DEPLOYMENT, drawn
from tests.rules import fact, rule
from tools.trials import PROOFS
from tools.trials.steering import scripted, with_cards, with_uses
from warbook.games.summoner.cards.windows import is_secret_window
from warbook.games.summoner.content.tables import CODES, LETTERS
from warbook.games.summoner.present.events import Acted, Became, CardShown, Died, Revealed
from warbook.games.summoner.present.notation import read_deployment
from warbook.games.summoner.present.view import SummonerView
from warbook.games.summoner.state import SummonerState
from warbook.games.summoner.verbs import LOCK
from warbook.kernel.api import SPECTATOR, Action, Refusal, Seat, act
from warbook.kernel.contract.promise import Care, audiences, told_to
from warbook.kernel.contract.trial import Plan, Proof, at_random, with_asides
from warbook.kernel.rng import seeded
from warbook.kernel.run import step

pytestmark = pytest.mark.compiled

PROOF: Proof[SummonerState] = PROOFS["summoner-war"]
GAME = PROOF.game
BLUE_DEPLOYMENT = "KFPAFWAK/FWSBHPBF"
SECRET_WORDS = {*LETTERS, *CODES}

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None


def words(value: Json, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a piece of JSON with the way to it; keys are texts too."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}.key", key
            yield from words(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from words(inner, f"{path}.{place}")
    elif isinstance(value, str):
        yield path, value


def may_stand(path: str, view: SummonerView) -> bool:
    """Whether a type or a card may be told at this place of a view (SW-16.12)."""
    if view.phase == "over" or re.fullmatch(r"\.sides\.\d\.(dead|public_cards)\.\d+", path):
        return True
    if view.seat != SPECTATOR and re.fullmatch(rf"\.sides\.{view.seat}\.cards\.\d+|\.draft\.[a-h][1-4]", path):
        return True
    piece = re.fullmatch(r"\.pieces\.(\d+)\.(kind|public_type)", path)
    if piece is None:
        return False
    shown = view.pieces[int(piece[1])]
    return shown.up or shown.side == view.seat or bool(shown.public_type)


def check_view(state: SummonerState, seat: Seat) -> None:
    """No type and no card outside the places where it may stand."""
    view = GAME.view(state, seat)
    assert isinstance(view, SummonerView)
    for path, word in words(msgspec.to_builtins(view)):
        if word in SECRET_WORDS or any(code in word for code in CODES):
            assert may_stand(path, view), f"{path} tells {word} to seat {seat}"


def check_told(before: SummonerState, after: SummonerState, seat: Seat, events: list[msgspec.Struct]) -> None:
    """Events tell types of pieces that everybody sees, cards that are public, and no preparation of another."""
    for event in events:
        if isinstance(event, CardShown):
            assert after.public[event.side] >> CODES.index(event.code) & 1
        elif isinstance(event, Acted):
            assert before.draft is None or event.side == seat or GAME.write(Action(event.action)) in ("resign", "flag")
        elif isinstance(event, Became | Revealed | Died):
            assert before.draft is None
        else:
            told = [word for _, word in words(msgspec.to_builtins(event)) if word in SECRET_WORDS]
            assert told == [], f"{event} tells {told}"


@rule("SW-16.4", "SW-16.5", "SW-6.2")
@fact("SW-16.12")
@pytest.mark.parametrize("number", range(8))
def test_no_type_and_no_card_leaves_outside_its_place(number: int) -> None:
    policy = with_asides(GAME, with_cards(GAME, with_uses(GAME, at_random(GAME)), number), 6)
    state = GAME.setup("standard", 2, {"augment_count": str(number % 8)}, number)
    rng = seeded(number)
    while not state.over:
        for seat in audiences(state):
            check_view(state, seat)
        before = state.clone()
        done = step(GAME, state, policy(state, rng))
        assert not isinstance(done, Refusal)
        for seat in audiences(state):
            check_told(before, state, seat, list(told_to(GAME, done.events, seat)))


WINDOWS = {
    "declined": ("PROPHECY SWITCH CHAIN", "+d2 +a3 +c1 ."),
    "used": ("PROPHECY SWITCH CHAIN", "+d2 +a3 +c1 !PROPHECY/c4"),
    "declined while the other side's offer stands": ("PROPHECY SWITCH CHAIN", "+d2 1:draw? +a3 +c1 ."),
    "an offer in the window": ("PROPHECY SWITCH CHAIN", "+d2 +a3 +c1 0:draw? ."),
    "an offer in the window, declined in it": ("PROPHECY SWITCH CHAIN", "+d2 +a3 +c1 0:draw? 1:draw- ."),
    "an offer in the window, declined by playing on": ("PROPHECY SWITCH CHAIN", "+d2 +a3 +c1 0:draw? . +e4"),
    "an offer before it, declined in it": ("PROPHECY SWITCH CHAIN", "+d2 +a3 0:draw? +c1 1:draw- !PROPHECY/c4"),
    "an offer before it, accepted in it": ("PROPHECY SWITCH CHAIN", "+d2 +a3 0:draw? +c1 1:draw+"),
    "the owner resigns in it": ("PROPHECY SWITCH CHAIN", "+d2 +a3 +c1 0:resign"),
    "the other side resigns in it": ("PROPHECY SWITCH CHAIN", "+d2 +a3 +c1 1:resign"),
    "the first summon of COMMAND": ("PROPHECY COMMAND CHAIN", "+d2 +a3 $COMMAND/c1 . +f1 ."),
    "the second summon of COMMAND": ("PROPHECY COMMAND CHAIN", "+d2 +a3 $COMMAND/a1 +f1 !PROPHECY/d3"),
    "both summons of COMMAND": ("PROPHECY COMMAND CHAIN", "+d2 1:draw? +a3 $COMMAND/c1 !PROPHECY/a4 +f1 ."),
    "hides and swaps": ("MINDCTRL COMMAND CHAIN", "+d2 +a3 $COMMAND/c1 !MINDCTRL/d2/h1 +f1 ."),
    "a Priest answers a Priest": ("PROPHECY SWITCH CHAIN", "+d2 +a3 +c1 !PROPHECY/c3 !PROPHECY/f1 ."),
}


def actions_of(cards: tuple[str, str], line: str) -> list[Action]:
    """Both preparations, then a line of actions; whoever has the decision makes them, or the named seat."""
    state = GAME.setup("standard", 2, {}, 1)
    actions: list[Action] = []
    for side, deployment in enumerate((RED_DEPLOYMENT, BLUE_DEPLOYMENT)):
        actions += [GAME.read(f"card {code}", Seat(side)) for code in cards[side].split()]
        actions += [*read_deployment(deployment, Seat(side)), act(side, LOCK)]
    for action in actions:
        step(GAME, state, action)
    for text in line.split():
        seat, named, notation = text.rpartition(":")
        actions.append(GAME.read(notation.replace("/", " "), Seat(int(seat)) if named else GAME.acting(state)[0]))
        done = step(GAME, state, actions[-1])
        assert not isinstance(done, Refusal), f"{text} is refused by {done.rule}"
    return actions


@rule("SW-16.14", "SW-16.1", "SW-16.9")
@pytest.mark.parametrize("name", WINDOWS)
def test_no_past_of_a_window_can_be_told_from_one_without_it(name: str) -> None:
    red, line = WINDOWS[name]
    actions = actions_of((red, "PROPHECY CHAIN MIMIC"), line)
    policy = scripted([*actions, act(0, GAME.verbs.index("resign"))], at_random(GAME))
    care = Care(universe=100, options=6, worlds=3, outcomes=8, onward=8, past=1)
    seen = []

    def watched(state: SummonerState, rng: object) -> Action:
        seen.append(state.draft is None and is_secret_window(state, state.stack[-1]))
        return policy(state, seeded(0))

    try:
        PROOF.play(Plan({}, 3, watched, care, unseen=40))
    finally:
        assert any(seen), "the line has no window"


@rule("SW-16.14", "SW-12.8")
def test_a_window_is_not_given_away_by_an_offer_over_an_offer() -> None:
    board = """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  . (w) .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  .  . (P) .  .  F (S)
           a  b  c  d  e  f  g  h
    """
    table = drawn(board, turn="blue", red="PROPHECY").by("blue", "draw?").do("g4-f4", "+d1")
    assert table.next == "red:response"
    assert table.view("blue").offer == 1, "for Blue the own offer still stands"
    assert table.why("draw?", "red") == "SW-12.8"
