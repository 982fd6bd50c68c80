"""Chapter 19: what is said of sizes, chance, bots and displays."""

from collections import Counter
from math import comb, factorial, prod
from statistics import mean

import msgspec
import pytest

from tests.games.summoner.boards import GAME, Table, drawn, redrawn, started
from tests.rules import fact, rule
from warbook.games.summoner.content.tables import BEARER, BLUE, CARDS, COUNT, LETTERS, RED
from warbook.games.summoner.present.events import TurnBegan
from warbook.games.summoner.state import TURN, SummonerState
from warbook.kernel.api import Seat
from warbook.kernel.rng import Rng, seeded

GAMES = 60


def random_game(seed: int, **options: str) -> tuple[SummonerState, list[int]]:
    """A random game with random preparations: its end, and how many options each turn had."""
    state = GAME.setup("standard", 2, options, seed)
    rng = seeded(seed)
    widths: list[int] = []
    while not state.over:
        seat = GAME.acting(state)[0]
        choices = GAME.legal(state, seat)
        if state.stack[-1].kind == TURN:
            widths.append(len(choices))
        GAME.apply(state, choices[int(rng.below(len(choices)))])
    return state, widths


@pytest.fixture(scope="module")
def campaign() -> list[tuple[SummonerState, list[int]]]:
    """A handful of random games."""
    return [random_game(seed) for seed in range(GAMES)]


@fact("SW-19.1")
def test_the_branching_is_about_a_dozen_and_a_half(campaign: list[tuple[SummonerState, list[int]]]) -> None:
    widths = [width for _, found in campaign for width in found]
    assert 13 < mean(widths) < 24
    assert max(widths) < 90


@fact("SW-19.1")
def test_the_first_turn_has_one_action_and_the_second_players_first_16_to_19() -> None:
    for seed in range(GAMES):
        state = GAME.setup("standard", 2, {"augment_count": "0"}, seed)
        widths: list[int] = []
        rng = seeded(seed)
        while len(widths) < 2:
            choices = GAME.legal(state, GAME.acting(state)[0])
            if state.stack[-1].kind == TURN:
                widths.append(len(choices))
            GAME.apply(state, choices[int(rng.below(len(choices)))])
        assert widths[0] == 1 and 16 <= widths[1] <= 19


@fact("SW-19.1")
def test_with_command_and_observation_the_second_player_starts_with_about_fifty() -> None:
    assert len(started(blue="COMMAND OBSERVE PIERCE").do("+d2").legal()) == 16 + 3 + 16 + 15


@fact("SW-19.2")
def test_random_games_take_some_dozens_of_turns(campaign: list[tuple[SummonerState, list[int]]]) -> None:
    lengths = [state.turns for state, _ in campaign]
    assert 25 < mean(lengths) < 75
    assert 0 < sum(length <= 10 for length in lengths) < GAMES / 3


@fact("SW-19.3")
def test_how_many_deployments_and_selections_there_are() -> None:
    assert factorial(16) // prod(factorial(count) for count in COUNT) == 27_243_216_000
    bearers = Counter(BEARER[card] for card in range(CARDS))
    assert set(bearers.values()) == {3}
    assert comb(len(bearers), 3) * 3**3 == 945


SHOWN = """
    4  .  .  .  . (h) .  f (s)
    3 (a)(k)(p)(f)(w)(b) k  .
    2  .  .  W  .  .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def worlds(table: Table, count: int, seat: int = RED) -> list[SummonerState]:
    """States that the seat cannot tell from this one."""
    rng = seeded(8)
    return [GAME.determinize(table.state, Seat(seat), rng) for _ in range(count)]


@rule("SW-19.4")
def test_a_sample_deals_the_unseen_types_anew_and_leaves_the_shown_ones() -> None:
    table = drawn(SHOWN)
    found: Counter[str] = Counter()
    for world in worlds(table, 60):
        asked = Table(world)
        assert asked.on("g4") == "f" and asked.on("g3") == "k" and asked.on("c2") == "W" and asked.on("h1") == "(S)"
        hidden = [asked.on(cell) for cell in ("a3", "b3", "c3", "d3", "e3", "f3", "e4", "h4")]
        assert sorted(hidden) == sorted(["(a)", "(k)", "(p)", "(f)", "(w)", "(b)", "(h)", "(s)"])
        found[asked.on("a3")] += 1
    assert len(found) == 8, "each unseen type may stand anywhere"


@rule("SW-19.4", "SW-16.6")
def test_a_sample_keeps_what_is_publicly_known() -> None:
    table = drawn(redrawn(SHOWN, h4="s"), turn="blue", blue="MINDCTRL").do("+c3", "!MINDCTRL h4 a3")
    for world in worlds(table, 20):
        assert Table(world).on("a3") == "(s)"


@rule("SW-19.4")
def test_a_sample_draws_secret_cards_of_different_types() -> None:
    table = started("SWITCH OBSERVE DISGUISE", "COMMAND PROPHECY SNIPE").do("+d2", "+a3", "$OBSERVE b3")
    drawn_cards = set()
    for world in worlds(table, 40, BLUE):
        cards = [card for card in range(CARDS) if world.cards[RED] >> card & 1]
        assert len(cards) == 3 and len({BEARER[card] for card in cards}) == 3
        assert world.cards[RED] >> 3 & 1, "the observation is public"
        drawn_cards.add(int(world.cards[RED]))
    assert len(drawn_cards) > 10


@rule("SW-19.4")
def test_the_samples_own_side_is_untouched() -> None:
    table = drawn(SHOWN, red="CHAIN PIERCE")
    for world in worlds(table, 10):
        assert world.cards[RED] == table.state.cards[RED]
        assert GAME.legal(world, Seat(RED)) == GAME.legal(table.state, Seat(RED))


@rule("SW-19.5")
def test_the_chance_of_a_trap_is_unseen_assassins_among_unseen_pieces() -> None:
    table = started().do("+d2", "+d3")
    view = table.view("red")
    assassins, unseen = 2, 16
    for piece in view.pieces:
        if piece.side == BLUE and piece.up:
            unseen -= 1
            assassins -= piece.kind == "A"
    sampled = [Table(world).on("g3") == "(a)" for world in worlds(table, 600)]
    assert (assassins, unseen) == (1, 15)
    assert abs(mean(sampled) - assassins / unseen) < 0.04


@rule("SW-19.5")
@pytest.mark.parametrize(
    ("letter", "allowed"),
    [("S", True), ("H", True), ("W", True), ("A", True), ("F", False), ("K", False), ("B", False), ("P", True)],
)
def test_who_may_attack_face_down_pieces(letter: str, allowed: bool) -> None:
    table = drawn(f"""
        4  .  . (w) .  .  .  . (s)
        3  .  . (w)(w) .  .  .  .
        2  .  .  {letter}  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert bool([text for text in table.of("c2") if "x" in text]) == allowed


@rule("SW-19.6")
def test_nothing_draws_lots_but_doppelgaenger_and_the_first_player() -> None:
    for seed in range(10):
        table = started("SWITCH OBSERVE DISGUISE", "COMMAND PROPHECY SNIPE")
        rng = seeded(seed)
        while not table.state.over:
            choices = GAME.legal(table.state, GAME.acting(table.state)[0])
            GAME.apply(table.state, choices[int(rng.below(len(choices)))])
        assert table.state.rng.drawn == 0


@rule("SW-19.6")
def test_the_first_player_may_be_drawn_and_doppelgaenger_is() -> None:
    assert started(first_player="random").state.rng.drawn == 1
    table = drawn(
        """
        4  .  .  w  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  .  . (A) .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="DOUBLE",
        dead_red="F W",
    ).do("+d1", "!DOUBLE")
    assert table.state.rng.drawn == 1


@rule("SW-19.6")
def test_the_same_seed_gives_the_same_game() -> None:
    one, _ = random_game(5, first_player="random")
    other, _ = random_game(5, first_player="random")
    assert GAME.dump(one) == GAME.dump(other)


@rule("SW-19.7")
def test_options_say_what_they_are_and_what_to_point_at() -> None:
    table = drawn(redrawn(SHOWN, d1="(H)", d2="w"), red="OBSERVE")
    decision = GAME.decision(table.state, table.seat)
    assert decision is not None
    by_text = {option.notation: option for option in decision.options}
    assert by_text["c2-c1"].text == "do-move" and by_text["c2xd2"].text == by_text["c2xc3"].text == "do-attack"
    assert [pick.index for pick in by_text["c2xd2"].picks] == [9, 13]
    assert by_text["+h1"].words["piece"] == "@piece-S" and by_text["$OBSERVE a3"].words["card"] == "@card-OBSERVE"


@rule("SW-19.7")
def test_the_view_tells_a_blind_target_from_a_seen_one() -> None:
    view = drawn(SHOWN).view("red")
    up = {piece.cell: piece.up for piece in view.pieces if piece.side == BLUE}
    assert sum(up.values()) == 2 and len(up) == 10
    unseen = Counter(dict(zip(LETTERS, COUNT, strict=True)))
    unseen.subtract(piece.kind for piece in view.pieces if piece.side == BLUE and piece.up)
    assert unseen["F"] == 3 and unseen["K"] == 1 and unseen["A"] == 2


@rule("SW-19.7")
def test_why_the_turn_stays_after_a_trap_is_told() -> None:
    table = drawn(redrawn(SHOWN, c3="(a)")).do("c2xc3")
    assert [(event.side, event.rule) for event in table.told(TurnBegan)] == [(RED, "SW-8.16")]


@rule("SW-19.7")
def test_an_opening_duty_is_announced_with_its_rule() -> None:
    table = started()
    decision = GAME.decision(table.state, table.seat)
    assert decision is not None and (decision.prompt, decision.rule) == ("prompt-duty", "SW-5.1")
    table.do("+d2", "+a3", "+a1")
    decision = GAME.decision(table.state, table.seat)
    assert decision is not None and (decision.prompt, decision.rule) == ("prompt-duty", "SW-5.4")


@rule("SW-19.7")
def test_a_response_window_has_its_prompt_and_a_way_to_decline() -> None:
    board = redrawn(SHOWN, c2="H")
    table = drawn(board, red="OBSERVE", blue="PROPHECY").do("$OBSERVE c3")
    decision = GAME.decision(table.state, table.seat)
    assert decision is not None and decision.prompt == "prompt-on-summon" and decision.rule == "SW-9.5"
    assert decision.options[-1].text == "do-decline"


@rule("SW-19.8", "SW-13.1")
def test_no_option_depends_on_what_the_enemy_hides() -> None:
    table = drawn(SHOWN, red="OBSERVE")
    decided = msgspec.json.encode(GAME.decision(table.state, table.seat))
    rng: Rng = seeded(2)
    for _ in range(20):
        world = GAME.determinize(table.state, table.seat, rng)
        assert msgspec.json.encode(GAME.decision(world, table.seat)) == decided
