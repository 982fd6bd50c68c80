"""What the page says of risks is true: a face-down piece that is known as an Assassin is a trap."""

from __future__ import annotations

import json

import msgspec
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.rules import rule
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.present.notation import read_cell, read_deployment
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Refusal, Seat
from warbook.match.match import Match

GAME = SummonerWar()
PREPARED = (("FWPSBPWF/KAFHFABK", "CHAIN"), ("AFPFFWAK/KWSBHPBF", "MINDCTRL"))
# Blue's Assassin shows itself on a3, and Mind Control hides it on d3, in front of Red's Hero
MOVES = ((0, "+d2"), (1, "+a3"), (0, "+a1"), (1, "+e4"), (0, "+b1"), (1, "+c3"), (1, "!MINDCTRL a3 d3"))


def hidden_again() -> Match[SummonerState]:
    match = Match(GAME, "standard", 2, {"augment_count": "1"}, 1)
    for seat, (rows, card) in enumerate(PREPARED):
        placed = [GAME.write(action) for action in read_deployment(rows, Seat(seat))]
        for text in (*placed, f"card {card}"):
            assert not isinstance(match.submit(GAME.read(text, Seat(seat))), Refusal)
    for seat, text in ((0, "lock"), (1, "lock"), *MOVES):
        assert not isinstance(match.submit(GAME.read(text, Seat(seat))), Refusal), text
    return match


@rule("SW-6.9", "SW-16.6", "SW-19.5")
def test_an_attack_on_a_known_trap_is_marked(visit: Visit) -> None:
    me = visit()
    replay = hidden_again().replay()
    me.uploaded = str(me.fetch("/api/replays", json.loads(msgspec.json.encode(replay)))["replay"])
    page = me.go(f"/table/{me.fork(len(replay.actions), {'who': 'bot', 'bot': 'random'})}")
    page.get_by_role("button", name="No, thanks").click()
    me.cell(read_cell("d2")).click()
    warning = "Known trap on d3: attacking this face-down Assassin kills the attacker."
    expect(page.locator(".status .risk", has_text=warning)).to_be_visible()
    expect(page.get_by_text("no assassin trap is possible")).to_have_count(0)
    expect(me.cell(read_cell("d3")).locator(".trap")).to_have_count(1)
